"""Productions: a template of words and holes beside the shape of the tree it stands for."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from synth.dsl.ast import Node
from synth.dsl.english.forms.core import Literal, Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Worded

_PIECE = re.compile(r"\{(\w+)\}|<([^|>]*)\|([^>]*)>")


class Hole:
    """The place in a shape that the template's hole of the same name fills."""

    def __init__(self, name: str) -> None:
        self.name = name


class Shape:
    """A node with holes: unnamed fields have their defaults."""

    def __init__(self, cls: type[Node], **fields: Any) -> None:
        unknown = fields.keys() - cls.model_fields.keys()
        if unknown:
            raise TypeError(f"{cls.__name__} has no {sorted(unknown)}")
        self.cls, self.fields = cls, fields


def build(shape: Any, found: Mapping[str, Any]) -> Any:
    """The tree of a shape whose holes are filled."""
    if isinstance(shape, Hole):
        return found[shape.name]
    if isinstance(shape, Shape):
        return shape.cls(**{name: build(part, found) for name, part in shape.fields.items()})
    if isinstance(shape, tuple):
        return tuple(build(part, found) for part in shape)
    return shape


def fit(shape: Any, value: Any, found: dict[str, Any]) -> bool:
    """Whether the value has the shape; collects what its holes hold. A hole may occur twice with one value."""
    if isinstance(shape, Hole):
        return bool(found.setdefault(shape.name, value) == value)
    if isinstance(shape, Shape):
        return type(value) is shape.cls and all(
            fit(shape.fields[name], getattr(value, name), found)
            if name in shape.fields
            else getattr(value, name) == field.get_default()
            for name, field in shape.cls.model_fields.items()
        )
    if isinstance(shape, tuple):
        return (
            isinstance(value, tuple)
            and len(value) == len(shape)
            and all(fit(part, item, found) for part, item in zip(shape, value, strict=True))
        )
    return bool(shape == value)


class Agreement(Syntax[None]):
    """A verb in the form its subject asks for."""

    def __init__(self, singular: str, plural: str) -> None:
        self.forms = (Literal(singular, None), Literal(plural, None))

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[None, int, Discourse]]:
        return self.forms[state.plural].read(source, at, state)

    def write(self, value: None, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return self.forms[state.plural].write(None, state)

    def possible(self, source: Source, at: int) -> bool:
        return any(form.possible(source, at) for form in self.forms)


class Rule(Syntax[Any]):
    def __init__(self, template: str, shape: Any, holes: Mapping[str, Syntax[Any]]) -> None:
        self.template, self.shape = template, shape
        self.parts: list[tuple[str | None, Syntax[Any]]] = []
        end = 0
        for piece in _PIECE.finditer(template):
            if piece.start() > end:
                self.parts.append((None, Literal(template[end : piece.start()], None)))
            hole, singular, plural = piece.groups()
            self.parts.append((hole, holes[hole]) if hole else (None, Agreement(singular, plural)))
            end = piece.end()
        if end < len(template):
            self.parts.append((None, Literal(template[end:], None)))
        unspoken = holes.keys() - {name for name, _ in self.parts}
        if unspoken:
            raise TypeError(f"{template!r} does not mention {sorted(unspoken)}")

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for found, end, after in self._read_from(0, source, at, state, {}):
            yield build(self.shape, found), end, after

    def _read_from(
        self, part: int, source: Source, at: int, state: Discourse, found: dict[str, Any]
    ) -> Iterator[tuple[dict[str, Any], int, Discourse]]:
        if part == len(self.parts):
            yield found, at, state
            return
        name, syntax = self.parts[part]
        for value, end, after in syntax.read(source, at, state):
            if name is None:
                yield from self._read_from(part + 1, source, end, after, found)
            elif found.get(name, value) == value:
                yield from self._read_from(part + 1, source, end, after, {**found, name: value})

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        found: dict[str, Any] = {}
        if fit(self.shape, value, found):
            yield from self._write_from(0, found, state)

    def _write_from(self, part: int, found: Mapping[str, Any], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if part == len(self.parts):
            yield "", state
            return
        name, syntax = self.parts[part]
        for text, after in syntax.write(found.get(name) if name else None, state):
            for rest, last in self._write_from(part + 1, found, after):
                yield text + rest, last

    def possible(self, source: Source, at: int) -> bool:
        return next((part for _, part in self.parts if not part.wordless), self.parts[-1][1]).possible(source, at)


def rule(template: str, shape: Any, wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    """A production. A node class as shape takes its fields from the keywords: forms are holes, other values constants.

    A hole whose name begins with an underscore has words but no part in the tree.
    """
    holes = {name: part for name, part in parts.items() if isinstance(part, Syntax)}
    form = Rule(template, _shape_of(shape, parts), holes)
    return Worded(wording, form) if wording else form


def act(template: str, shape: type[Node], wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    """A production for a clause: a block of one statement."""
    holes = {name: part for name, part in parts.items() if isinstance(part, Syntax)}
    return rule(template, (_shape_of(shape, parts),), wording, **holes)


def _shape_of(shape: Any, parts: Mapping[str, Any]) -> Any:
    if not isinstance(shape, type):
        return shape
    named = {name: part for name, part in parts.items() if not name.startswith("_")}
    return Shape(shape, **{name: Hole(name) if isinstance(part, Syntax) else part for name, part in named.items()})
