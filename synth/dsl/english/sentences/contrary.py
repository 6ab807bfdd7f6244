"""What is done if something is not so: "if it isn't", "otherwise", "if it has less"."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import (
    Compare,
    If,
    Memory,
    MemoryKind,
)
from synth.dsl.english.conditions.coin_conditions import COINS
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.conditions.in_this_way import BOTH_DISCARDED, IN_THIS_WAY
from synth.dsl.english.conditions.seen import SEEN
from synth.dsl.english.forms.core import Choice, Later, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import before_if
from synth.dsl.english.sentences.clauses import CLAUSE
from synth.dsl.english.sentences.together import CLAUSES

OTHERWISE: Later[Any] = Later()
"""What is done else: one thing, several in one breath, or what may be done (sentences.py)."""
_NEGATED = ("doesn't", "isn't", "didn't", "wasn't", "hasn't", "aren't", "weren't", "don't", "haven't")
_PEOPLE = ("it", "you", "they")


def _joints(*words: str) -> Syntax[Any]:
    first, *others = words
    return Choice(Literal(first, None), *(Worded(one.replace(" ", "_"), Literal(one, None)) for one in others))


_IF_CONTRARY = _joints("if not", "otherwise", "if it's not", "if it is not", "if it does not",
                       *(f"if {who} {no}" for who in _PEOPLE for no in _NEGATED))
_AFFIRMED = ("it does", "it is", "it has", "it did", "it was", "they do", "they did", "they have", "they are")
_IF_LIKEWISE = _joints("if so", *(f"if {they_do}" for they_do in _AFFIRMED))
_INSTEAD: Syntax[Any] = Choice(Literal("", None), Worded("instead", Literal(" instead", None)))
_SO: Syntax[Any] = When(lambda state: not state.unsure, Literal("you do", Memory(kind=MemoryKind.DID)))
IF_NOT: Syntax[Any] = Choice(
    rule(
        "if {condition}, {then}. {_contrary}, {other}{_instead}",
        (Shape(If, condition=Hole("condition"), then=Hole("then"), other=Hole("other")),),
        condition=Choice(STATES, COINS, _SO, Worded("so_done", Choice(BOTH_DISCARDED, IN_THIS_WAY, SEEN))),
        then=CLAUSES,
        other=OTHERWISE,
        _contrary=_IF_CONTRARY,
        _instead=_INSTEAD,
    ),
    rule(
        "{then} if {condition}. {_contrary}, {other}",
        (Shape(If, condition=Hole("condition"), then=Hole("then"), other=Hole("other")),),
        "last",
        condition=STATES,
        then=before_if(CLAUSE),
        other=OTHERWISE,
        _contrary=_joints("otherwise", "if not"),
    ),
    rule(
        "if {condition}, {then}",
        (Shape(If, condition=Hole("condition"), then=Hole("then")),),
        "likewise",
        condition=STATES,
        then=Concat(CLAUSES, rule(". {_joint}, ", (), _joint=_IF_LIKEWISE), OTHERWISE),
    ),
)


def _less_so(found: tuple[Any, Any, Any, str]) -> Any:
    """More and less leave out as much: that is neither."""
    condition, then, other, op = found
    return (If(condition=condition, then=then, other=(If(condition=condition.model_copy(update={"op": op}), then=other),)),)


def _compares(op: str) -> Callable[[Any], bool]:
    return lambda condition: isinstance(condition, Compare) and condition.op == op


def _compared(op: str) -> Any:
    def parts(block: Any) -> Any:
        match block:
            case (If(condition=Compare() as one, then=then, other=(If(then=other),)),):
                found = one, then, other, op
                return found if _less_so(found) == block else None
        return None

    return parts


IF_LESS: Syntax[Any] = Choice(
    *(
        Worded(
            f"if_{less}",
            Mapped(
                rule(
                    f"if {{condition}}, {{then}}. {{_who}} {less}, {{other}}{{_instead}}",
                    (Hole("condition"), Hole("then"), Hole("other"), op),
                    condition=Such(STATES, _compares(usual)),
                    then=CLAUSES,
                    other=OTHERWISE,
                    _who=_joints(*(f"if {who} {has}" for who, has in (("it", "has"), ("you", "have"), ("they", "have")))),
                    _instead=_INSTEAD,
                ),
                _less_so,
                _compared(op),
            ),
        )
        for less, usual, op in (("less", ">", "<"), ("fewer", ">", "<"), ("more", "<", ">"))
    )
)
