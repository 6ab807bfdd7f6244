"""Who is not switched by effects of the opponent's cards."""

from typing import Any

from synth.dsl.ast import Filter, FilterKind, Give, Modifier, ModifierKind, Scope, Selector, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Known
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import SUBJECT

_BY = tuple(
    f"by {effects} of your opponent's {cards}"
    for effects in ("the effects", "effects", "any effects")
    for cards in ("attacks, Abilities, or Trainer cards", "cards")
)
_FAST = Modifier(kind=ModifierKind.CANNOT, scope=Scope.SWITCH)


def _standing(zone: Zone, kind: FilterKind) -> Syntax[Selector]:
    """Said of those in that zone; whoever may be elsewhere is meant only there."""
    there = Filter(kind=kind)
    return Choice(
        Such(SUBJECT, lambda whom: whom.zone is zone),
        Mapped(
            Such(SUBJECT, lambda whom: whom.zone in (None, Zone.PLAY)),
            lambda whom: whom.model_copy(update={"filters": (*whom.filters, there)}),
            lambda whom: whom.model_copy(update={"filters": whom.filters[:-1]}) if whom.filters[-1:] == (there,) else None,
        ),
    )


_WAYS = (
    ("out to the Bench", Zone.ACTIVE, FilterKind.ACTIVE),
    ("out", Zone.ACTIVE, FilterKind.ACTIVE),
    ("in to the Active Spot", Zone.BENCH, FilterKind.BENCHED),
    ("into the Active Spot", Zone.BENCH, FilterKind.BENCHED),
)
SWITCH_LOCKS: Syntax[Any] = Choice(
    *(
        rule(
            f"{{duration}}{{what}} can't be switched {way} {by}",
            (Shape(Give, what=Hole("what"), modifier=_FAST, duration=Hole("duration")),),
            f"held_fast_{way}_{k}" if k or way not in ("out to the Bench", "in to the Active Spot") else None,
            duration=Known(lambda state: state.duration),
            what=_standing(zone, kind),
        )
        for way, zone, kind in _WAYS
        for k, by in enumerate(_BY)
    )
)
