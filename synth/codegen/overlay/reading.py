"""The text of a lowering → its tree. What is not of the language is refused in one line."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path as File
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedInput, UnexpectedToken

from synth.codegen.overlay import tree
from synth.spec.errors import InputError

SOURCE_MOST = 6_000
"""Characters of a lowering."""
DEPTH_MOST = 12
"""Braces and brackets within each other."""
LINKS_MOST = 60
"""Times `not` and `else`, which can stand within each other without braces."""


class Refused(InputError):
    """A source that is no lowering of its verb."""


def refusal(line: int, why: str) -> Refused:
    return Refused(f"line {line}: {why}")


def read(source: str) -> tree.Lowering:
    if len(source) > SOURCE_MOST:
        raise Refused(f"a lowering has at most {SOURCE_MOST} characters")
    _check_depth(source)
    try:
        found = _grammar().parse(source)
    except UnexpectedInput as error:
        raise refusal(max(error.line, 1), _unexpected(error)) from None
    return _Reader().transform(found)


@cache
def _grammar() -> Lark:
    text = File(__file__).with_name("syntax.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer="contextual", maybe_placeholders=True, propagate_positions=True)


def _unexpected(error: UnexpectedInput) -> str:
    if isinstance(error, UnexpectedToken):
        return "the lowering ends too early" if error.token.type == "$END" else f"unexpected `{str(error.token)[:24]}`"
    return "something that no lowering has"


def _check_depth(source: str) -> None:
    depth = 0
    for letter in source:
        depth += (letter in "{(") - (letter in "})")
        if depth > DEPTH_MOST:
            raise Refused(f"a lowering has at most {DEPTH_MOST} braces within each other")
    if len(_LINK.findall(source)) > LINKS_MOST:
        raise Refused(f"a lowering says `not` and `else` at most {LINKS_MOST} times")


_LINK = re.compile(r"\b(?:not|else)\b")


def _given(parts: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(part for part in parts if part is not None)


@v_args(meta=True)
class _Reader(Transformer[Token, tree.Lowering]):
    def start(self, meta: Any, parts: list[Any]) -> tree.Lowering:
        return tree.Lowering(str(parts[0]), parts[1], meta.line)

    def block(self, meta: Any, parts: list[Any]) -> tree.Steps:
        return tuple(parts)

    def let(self, meta: Any, parts: list[Any]) -> tree.Let:
        return tree.Let(str(parts[0]), parts[1], meta.line)

    def operation(self, meta: Any, parts: list[Any]) -> tree.Operation:
        return tree.Operation(str(parts[0]), _given(parts[1:]), meta.line)

    def place(self, meta: Any, parts: list[Any]) -> tree.PlaceLabel:
        return tree.PlaceLabel(parts[0][1:], meta.line)

    def when(self, meta: Any, parts: list[Any]) -> tree.When:
        other = parts[2] or ()
        return tree.When(parts[0], parts[1], (other,) if isinstance(other, tree.When) else other, meta.line)

    def target(self, meta: Any, parts: list[Any]) -> tree.Target:
        path, fits, *steps = parts
        return tree.Target(path, fits, steps[0] if steps else None, meta.line)

    def inner(self, meta: Any, parts: list[Any]) -> tree.Inner:
        return tree.Inner(parts[0], parts[1] is not None, meta.line)

    def refuse(self, meta: Any, parts: list[Any]) -> tree.Refuse:
        return tree.Refuse(parts[0][1:-1], meta.line)

    def number(self, meta: Any, parts: list[Any]) -> tree.Number:
        return tree.Number(int(parts[0]), meta.line)

    def label(self, meta: Any, parts: list[Any]) -> tree.LabelName:
        return tree.LabelName(parts[0][1:], meta.line)

    def call(self, meta: Any, parts: list[Any]) -> tree.FormCall:
        return tree.FormCall(str(parts[0]), _given(parts[1:]), meta.line)

    call_with = call

    def flag(self, meta: Any, parts: list[Any]) -> tree.Flag:
        return tree.Flag(parts[0], meta.line)

    def cases(self, meta: Any, parts: list[Any]) -> tree.Cases:
        return tree.Cases(parts[0], tuple(parts[1:]), meta.line)

    def case(self, meta: Any, parts: list[Any]) -> tuple[str, int]:
        return str(parts[0]), int(parts[1])

    def every(self, meta: Any, parts: list[Any]) -> tree.Test:
        return tree.Every(tuple(parts), meta.line)

    def negated(self, meta: Any, parts: list[Any]) -> tree.Test:
        return tree.Negated(parts[0], meta.line)

    def is_one(self, meta: Any, parts: list[Any]) -> tree.Test:
        return tree.IsOne(parts[0], tuple(map(str, parts[1:])), meta.line)

    def holds(self, meta: Any, parts: list[Any]) -> tree.Test:
        return tree.Holds(str(parts[0]), parts[1], meta.line)

    def stands(self, meta: Any, parts: list[Any]) -> tree.Test:
        return tree.Holds(str(parts[0]), None, meta.line)

    def path(self, meta: Any, parts: list[Any]) -> tree.Path:
        return tuple(map(str, parts))
