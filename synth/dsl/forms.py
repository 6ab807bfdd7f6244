"""How each verb is written: the order of its fields and the words between them, for parser and printer alike."""

from collections.abc import Mapping
from dataclasses import dataclass

from synth.dsl import ast


@dataclass(frozen=True)
class Part:
    """One field of a statement, the word written before it, and whether it is left out at its default."""

    field: str
    before: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Form:
    node: type[ast.Node]
    parts: tuple[Part, ...]


def _form(node: type[ast.Node], *parts: str) -> Form:
    """Parts are written as in the grammar: `[times times]` is the field `times` after the word `times`, optional."""
    return Form(node, tuple(map(_part, parts)))


def _part(text: str) -> Part:
    before, _, field = text.strip("[]").rpartition(" ")
    return Part(field, before, optional=text.startswith("["))


FORMS: Mapping[str, Form] = {
    "flip": _form(ast.Flip, "coins"),
    "if": _form(ast.If, "condition", "then", "[else other]"),
    "repeat": _form(ast.Repeat, "times", "body"),
    "choose": _form(ast.Choose, "what"),
    "may": _form(ast.May, "[by by]", "body"),
    "modal": _form(ast.Modal, "[by by]", "options"),
    "require": _form(ast.Require, "condition"),
    "pay": _form(ast.Pay, "body"),
    "before": _form(ast.Before, "body"),
    "more": _form(ast.Power, "amount"),
    "base": _form(ast.Power, "amount"),
    "fail": _form(ast.Power),
    "damage": _form(ast.Damage, "to", "amount", "[times times]"),
    "heal": _form(ast.Heal, "what", "amount"),
    "set_hp": _form(ast.SetHp, "what", "amount"),
    "move_damage": _form(ast.MoveDamage, "amount", "from source", "to to", "[how]"),
    "afflict": _form(ast.Afflict, "what", "statuses", "[strength strength]"),
    "cure": _form(ast.Cure, "what", "[statuses]"),
    "attach": _form(ast.Attach, "units", "from source", "to to", "[spread]"),
    "strip": _form(ast.Strip, "units", "from source", "[pooled]"),
    "shift": _form(ast.Shift, "units", "from source", "to to", "[one_each]", "[spread]"),
    "retype": _form(ast.Retype, "what", "[every]", "[into energy]", "[among among]"),
    "draw": _form(ast.Draw, "side", "amount"),
    "score": _form(ast.Score, "side", "amount"),
    "put": _form(ast.Put, "what", "to place", "[with_tools]"),
    "equip": _form(ast.Equip, "what", "to to"),
    "show": _form(ast.Show, "what", "to to"),
    "order": _form(ast.Order, "what", "how"),
    "evolve": _form(ast.Evolve, "what", "with card"),
    "switch": _form(ast.Switch, "out", "with into"),
    "give": _form(ast.Give, "what", "modifier", "[for duration]", "[once]"),
    "arm": _form(ast.Arm, "event", "on on", "body", "for duration"),
    "use": _form(ast.Use, "what", "[of of]", "[base base]"),
    "end_turn": _form(ast.EndTurn),
    "reflip": _form(ast.Reflip),
}
