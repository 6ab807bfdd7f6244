"""Selectors that many productions stand for without a choice of words."""

from __future__ import annotations

from synth.dsl.ast import Role, Selector, Side, Zone

THIS_POKEMON = Selector(role=Role.SELF)
THAT_ONE = Selector(role=Role.IT)
THIS_ATTACK = Selector(role=Role.THIS_ATTACK)


def whole(side: Side, zone: Zone) -> Selector:
    """Everything of a zone."""
    return Selector(side=side, zone=zone)
