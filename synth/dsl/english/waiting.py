"""Effects that wait: what an attack or Trainer card sets up to happen later."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    Arm,
    Choose,
    Damage,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Give,
    If,
    Modifier,
    ModifierKind,
    Quantifier,
    Role,
    Selector,
    SetHp,
    Side,
    Zone,
)
from synth.dsl.english.core import Choice, Later, Syntax
from synth.dsl.english.modifiers import LASTING
from synth.dsl.english.pokemon import BARE, DEFINITE, POKEMON, spoken
from synth.dsl.english.referents import THAT_ONE, THIS_POKEMON, whole
from synth.dsl.english.stateful import Scoped
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.words import NUMBER

_SELF_ACTIVE = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.ACTIVE),)))

THEN: Later[Any] = Later()
"""What happens when the time comes: clauses, which sentences.py defines."""

_LATER: Syntax[Any] = Scoped(THEN, delayed=True, duration=Duration.STATIC, opened=False)


def waits(template: str, event: Event, on: Syntax[Any], body: Any, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """An effect armed for as long as the sentence around says."""
    shape = Shape(Arm, event=event, on=Hole("on"), body=body, duration=Hole("duration"))
    return rule("{duration}" + template, (shape,), duration=LASTING, on=on, **holes)


_GROUP = spoken(BARE)
_MORE_POINTS = Shape(
    Give,
    what=whole(Side.OPP, Zone.ACTIVE),
    modifier=Shape(Modifier, kind=ModifierKind.AWARD, amount=Hole("points")),
    duration=Duration.THIS_KNOCKOUT,
)

WAITING: Syntax[Any] = Choice(
    waits("if {on} is damaged by an attack, {body}", Event.DAMAGED, POKEMON, Hole("body"), body=_LATER),
    waits(
        "if they attach Energy from their Energy Zone to {on}, {body}",
        Event.ATTACHED_ZONE,
        POKEMON,
        Hole("body"),
        body=_LATER,
    ),
    waits(
        "if this Pokémon is in the Active Spot when {on} retreats, {body}",
        Event.RETREATS,
        POKEMON,
        (Shape(If, condition=_SELF_ACTIVE, then=Hole("body")),),
        body=_LATER,
    ),
    waits(
        "if {on} would be Knocked Out by damage from an attack,"
        " it is not Knocked Out and its remaining HP becomes {hp}",
        Event.WOULD_KO,
        _GROUP,
        (Shape(SetHp, what=THAT_ONE, amount=Hole("hp")),),
        hp=NUMBER,
    ),
    waits(
        "if your opponent's Active Pokémon is Knocked Out by damage from an attack used by {on},"
        " you get {points} more point",
        Event.MY_ATTACK_KOS,
        _GROUP,
        (_MORE_POINTS,),
        points=NUMBER,
    ),
)

_AT_THEIR_END = "at the end of your opponent's next turn, do {amount} damage to "


def _strikes(whom: Any) -> Shape:
    blow = Shape(Damage, to=whom, amount=Hole("amount"))
    return Shape(Arm, event=Event.TURN_END_OPP, on=whom, body=(blow,), duration=Duration.OPP_TURN)


DELAYED: Syntax[Any] = Choice(
    rule(_AT_THEIR_END + "{on}", (_strikes(Hole("on")),), amount=NUMBER, on=DEFINITE),
    rule(
        "choose a spot from among your opponent's Active Spot and Bench. "
        + _AT_THEIR_END[0].upper()
        + _AT_THEIR_END[1:]
        + "the Pokémon in the spot you chose",
        (Choose(what=Selector(side=Side.OPP, zone=Zone.SPOT, quantifier=Quantifier.CHOOSE)), _strikes(THAT_ONE)),
        amount=NUMBER,
    ),
    rule(
        "if your opponent's Pokémon is Knocked Out by damage from this attack, {body}",
        (Shape(Arm, event=Event.MY_ATTACK_KOS, on=THIS_POKEMON, body=Hole("body"), duration=Duration.THIS_ATTACK),),
        body=THEN,
    ),
)
