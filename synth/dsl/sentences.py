"""Parsed forms → statements and programs, by the table of forms."""

from enum import StrEnum
from typing import Any, get_args

from lark import Token, v_args

from synth.dsl import ast
from synth.dsl.forms import FORMS
from synth.dsl.nouns import Item, Nouns, card_kind, literal, word
from synth.spec.cards import Energy


@v_args(inline=True)
class Sentences(Nouns):
    def start(self, *programs: ast.Program) -> ast.Effect:
        return programs

    def program(
        self,
        event: Token,
        whose: Token | None,
        what: Energy | Token | None,
        may: str | None,
        condition: ast.Condition | None,
        body: ast.Block,
    ) -> ast.Program:
        return ast.Program(
            event=word(ast.Event, event, "event"),
            whose=word(ast.Side, whose, "side") if whose else None,
            energy=what if isinstance(what, Energy) else None,
            card_kind=card_kind(what) if isinstance(what, Token) else None,
            may=may is not None,
            condition=condition,
            body=body,
        )

    def block(self, *statements: ast.Stmt | None) -> ast.Block:
        return tuple(statement for statement in statements if statement)

    def modal(self, by: Token | None, *options: ast.Block) -> ast.Modal:
        who: Any = _value(ast.Modal, "by", by) if by else "my"
        return ast.Modal(by=who, options=options)

    def __default__(self, data: Token, children: list[Item], meta: object) -> ast.Node:
        """Every other statement: its rule is named after its verb and its children follow the form of that verb."""
        form = FORMS[str(data)]
        fields: dict[str, Any] = {"verb": str(data)}
        for part, item in zip(form.parts, children, strict=True):
            if isinstance(item, dict):
                fields |= item
            elif item is not None:
                fields[part.field] = _value(form.node, part.field, item)
        return form.node(**fields)


def _value(node: type[ast.Node], field: str, item: Item) -> Item:
    """A token as the field wants it: a member of its enum, a number, a flag, or one of its literal words."""
    if not isinstance(item, Token):
        return item
    wanted = node.model_fields[field].annotation
    if isinstance(wanted, type) and issubclass(wanted, StrEnum):
        return word(wanted, item, field)
    if wanted is bool:
        return True
    if item.type == "INT":
        return int(item)
    return literal(item, tuple(map(str, get_args(wanted))), field)
