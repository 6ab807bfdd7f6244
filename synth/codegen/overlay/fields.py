"""What a statement has: fields by path, what kind of thing each is, which words it may be."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from synth.codegen.overlay.tree import Path
from synth.dsl import ast
from synth.dsl.forms import FORMS
from synth.spec.cards import Energy, Status

AFTER = ("after",)
"""The statements that follow in the same block."""
_NODES = {
    ast.Const: "amount", ast.Measure: "amount", ast.Scaled: "amount", ast.Either: "amount", ast.Selector: "selector",
    ast.Units: "units", ast.Modifier: "modifier", ast.Compare: "condition", ast.Exists: "condition", ast.OneOf: "condition",
    ast.Not: "condition", ast.AllOf: "condition", ast.Memory: "condition",
}  # fmt: skip
_WORDS = {ast.Side: "side", ast.Place: "place", ast.Duration: "duration", Energy: "energy"}


@cache
def kinds(verb: str, path: Path) -> frozenset[str]:
    """What may stand there; nothing if the verb has no such field."""
    if path == AFTER:
        return frozenset({"block"})
    return frozenset(kind for one in _annotations(verb, path) if (kind := _kind(one)))


@cache
def words(verb: str, path: Path) -> frozenset[str]:
    found: set[str] = set()
    for one in _annotations(verb, path):
        if get_origin(one) is Literal:
            found |= set(map(str, get_args(one)))
        elif isinstance(one, type) and issubclass(one, StrEnum):
            found |= {word.value for word in one}
    return frozenset(found)


def fields(verb: str) -> dict[str, frozenset[str]]:
    """Of the statement itself, without the verb."""
    return {name: kinds(verb, (name,)) for name in FORMS[verb].node.model_fields if name != "verb"}


def value_at(statement: ast.Node, path: Path) -> Any:
    """None where there is no such thing."""
    found: Any = statement
    for name in path:
        found = getattr(found, name, None)
    return found


def is_kind(found: Any, wanted: str) -> bool:
    """Whether a value is what was said to stand there; a field can be one of several things."""
    if isinstance(found, ast.Node):
        return _NODES.get(type(found)) in wanted.split("|")
    return found is not None


def _annotations(verb: str, path: Path) -> list[Any]:
    found: list[Any] = [FORMS[verb].node]
    for name in path:
        models = [one for one in found if isinstance(one, type) and issubclass(one, ast.Node)]
        fields = [model.model_fields[name].annotation for model in models if name in model.model_fields and name != "verb"]
        found = [part for annotation in fields for part in _parts(annotation)]
    return found


def _parts(annotation: Any) -> Iterator[Any]:
    """The members of a union, without what says that there is nothing."""
    origin = get_origin(annotation)
    if origin is Annotated:
        yield from _parts(get_args(annotation)[0])
    elif origin in (Union, UnionType):
        for one in get_args(annotation):
            yield from _parts(one)
    elif annotation is not type(None):
        yield annotation


def _kind(annotation: Any) -> str | None:
    if get_origin(annotation) is tuple:
        inside = set(_parts(get_args(annotation)[0]))
        if inside == {Energy}:
            return "energies"
        if inside == {Status}:
            return "statuses"
        return "block" if ast.EndTurn in inside else "list"
    if get_origin(annotation) is Literal:
        return "word"
    if annotation is bool:
        return "truth"
    if annotation is int:
        return "whole"
    if annotation in _NODES:
        return _NODES[annotation]
    if annotation in _WORDS:
        return _WORDS[annotation]
    return "word" if isinstance(annotation, type) and issubclass(annotation, StrEnum) else None
