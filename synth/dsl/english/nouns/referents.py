"""Selectors that many productions stand for without a choice of words."""

from synth.dsl.ast import FilterKind, Quantifier, Role, Selector, Side, Zone

THIS_POKEMON = Selector(role=Role.SELF)
THAT_ONE = Selector(role=Role.IT)
THIS_ATTACK = Selector(role=Role.THIS_ATTACK)


def whole(side: Side, zone: Zone) -> Selector:
    """Everything of a zone."""
    return Selector(side=side, zone=zone)


def are_two(giver: Selector, taker: Selector) -> bool:
    """Whether one can give to the other; "other" beside a chosen giver would not mean other than the one that speaks."""
    if giver.quantifier is Quantifier.CHOOSE:
        return taker.role is not Role.IT and all(one.kind is not FilterKind.OTHER for one in taker.filters)
    return giver != taker or giver.zone in (Zone.PLAY, Zone.BENCH)
