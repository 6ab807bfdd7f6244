"""Headers of programs that change a hit before it lands: one of so much damage, the first one."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Event, Measure, MeasureKind, Memory, MemoryKind
from synth.dsl.english.comparing import compares
from synth.dsl.english.core import Choice, Syntax
from synth.dsl.english.headers import printed_on, under
from synth.dsl.english.moving_and_healing import BEARERS
from synth.dsl.english.stateful import Entering, When
from synth.dsl.english.template import Hole
from synth.dsl.english.words import NUMBER

_DEALT = Measure(kind=MeasureKind.DEALT)
_FIRST_DAMAGE = Memory(kind=MemoryKind.FIRST_DAMAGE)
_SO_MUCH = (
    "would be damaged for {n} or HOW by an attack",
    "would be damaged by an attack for {n} or HOW",
    "would take {n} or HOW damage from an attack",
)


def _of(whom: str) -> Syntax[Any]:
    return Choice(
        *(
            under(
                "if {condition}, ",
                Event.WOULD_DAMAGE,
                f"so_much_{k}",
                condition=compares(f"{whom} {words.replace('HOW', how)}", _DEALT, op, Hole("n"), n=NUMBER),
            )
            for how, op in (("more", ">="), ("less", "<="))
            for k, words in enumerate(_SO_MUCH)
        )
    )


_FIRST: Syntax[Any] = Choice(
    *(
        under(f"the first time {hit} after {there} into play, ", Event.WOULD_DAMAGE, f"first_{a}{b}", condition=_FIRST_DAMAGE)
        for a, hit in enumerate(
            (
                *(f"this Pokémon {is_} damaged by an attack" for is_ in ("is", "would be")),
                *(f"any damage is done to this Pokémon by {by}" for by in ("an attack", "attacks")),
            )
        )
        for b, there in enumerate(("coming", "it comes", "it came", "it was put", "being put"))
    )
)
FORESEEN: Syntax[Any] = Choice(
    *(
        When(printed_on(carrier), Entering(Choice(_of(whom), _FIRST) if carrier == "ability" else _of(whom), it=role))
        for carrier, whom, role in BEARERS
    )
)
