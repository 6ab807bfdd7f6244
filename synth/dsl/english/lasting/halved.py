"""Damage of a hit that is halved."""

from typing import Any

from synth.dsl.ast import Duration, Give, Measure, MeasureKind, Modifier, ModifierKind, Role, Scaled, Selector
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.stateful import Known
from synth.dsl.english.forms.template import Hole, Shape, rule

BEARING: Syntax[Selector] = Known(lambda state: Selector(role=Role.HOST if state.carrier == "tool" else Role.SELF))
"""The Pokémon that is hit."""
_DEALT = Measure(kind=MeasureKind.DEALT)
_HALF = (Scaled(k=-1, of=_DEALT), Measure(kind=MeasureKind.HALF, arg=_DEALT))
"""None of the damage, but for half of it, rounded down to tens."""
_TAKES = tuple(
    Shape(
        Give, what=Hole("what"), modifier=Modifier(kind=ModifierKind.TAKES, amount=amount), duration=Duration.THIS_HIT
    )
    for amount in _HALF
)
HALVED: Syntax[Any] = Choice(
    *(
        rule(f"{half}{down}{{what}}", _TAKES, f"halved_{a}{b}", what=BEARING)
        for a, half in enumerate(("that damage is halved", "halve that damage"))
        for b, down in enumerate((", rounded down", ""))
    )
)
