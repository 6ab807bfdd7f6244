"""What happened in this turn or the last one: how much damage was taken, whether anybody attacked."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    Damage,
    Event,
    Exists,
    Filter,
    FilterKind,
    If,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    Power,
    Selector,
    Side,
)
from synth.dsl.english.core import Choice, Syntax
from synth.dsl.english.pokemon import POKEMON
from synth.dsl.english.referents import THIS_POKEMON
from synth.dsl.english.stateful import When
from synth.dsl.english.template import Hole, Shape, rule

TAKEN = Measure(kind=MeasureKind.TAKEN, of=THIS_POKEMON)
_HURT = Exists(what=Selector(role=THIS_POKEMON.role, filters=(Filter(kind=FilterKind.HURT_LAST_TURN),)))
_IF_HURT = "if this Pokémon was damaged by an attack during your opponent's last turn, this attack "
_SO_MUCH = (("that much", "that_much"), ("the same amount of", "same_amount"))


def _when_hurt(words: str, statement: Any, wording: str, **holes: Syntax[Any]) -> Syntax[Any]:
    return rule(_IF_HURT + words, (Shape(If, condition=_HURT, then=(statement,)),), f"back_{wording}", **holes)


_TO_SOMEBODY = Shape(Damage, to=Hole("to"), amount=TAKEN)
PAID_BACK: Syntax[Any] = When(
    lambda state: state.carrier == "attack",
    Choice(
        *(
            _when_hurt(f"{also}does {much} damage to {{to}}", _TO_SOMEBODY, f"{also}{name}", to=POKEMON)
            for also in ("", "also ")
            for much, name in _SO_MUCH
        ),
        _when_hurt("does that much more damage", Power(verb="more", amount=TAKEN), "more"),
        *(_when_hurt(f"does {much} damage", Power(verb="base", amount=TAKEN), f"base_{name}") for much, name in _SO_MUCH),
    ),
)
"""As much damage as was taken."""

_ATTACKED = Memory(kind=MemoryKind.ATTACKED)
_IDLE = ("didn't use an attack during {} turn", "didn't attack during {} turn", "didn't use any attacks during {} turn")
_ACTIVE = ("used an attack during {} turn", "attacked during {} turn")


def _busy(who: str, turn: str) -> Syntax[Any]:
    name = "_".join(who.split()[:2])
    return Choice(
        *(rule(f"{who} {did.format(turn)}", Not(condition=_ATTACKED), f"idle_{name}_{turn}_{k}") for k, did in enumerate(_IDLE)),
        *(rule(f"{who} {did.format(turn)}", _ATTACKED, f"busy_{name}_{turn}_{k}") for k, did in enumerate(_ACTIVE)),
    )


ATTACKING: Syntax[Any] = Choice(
    *(
        When(lambda state: state.event is Event.TURN_END_MY, _busy(who, turn))
        for who in ("you", "your Pokémon")
        for turn in ("this", "that")
    ),
    *(
        When(lambda state: state.event is Event.TURN_END_OPP, _busy(who, turn))
        for who in ("your opponent", "your opponent's Pokémon", "they")
        for turn in ("this", "that")
    ),
    *(
        When(lambda state: state.event is Event.TURN_END_EACH and state.actor is Side.TURN, _busy(who, turn))
        for who in ("that player", "that player's Pokémon", "they", "their Pokémon")
        for turn in ("this", "that")
    ),
)
"""Whether the player whose turn ends has attacked."""
