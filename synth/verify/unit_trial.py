"""The trial of one lowering: which cards need it, and the pools on which it is tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from synth.codegen.lowerings import Lowerings
from synth.codegen.machine.operations import OPERATIONS
from synth.codegen.machine.step import check_machine
from synth.codegen.overlay.running import running
from synth.codegen.overlay.unit import Joint, Unit
from synth.codegen.plan import Plan
from synth.codegen.pool import Pool, Unlowered
from synth.dsl.forms import FORMS
from synth.spec.cards import Card
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue
from synth.verify.reference_source import reference_hash
from synth.verify.trial import Effort, Trial
from synth.verify.trial_pool import trial_pools, uses

GROUP = 40
"""Cards that are looked at together: most groups lack nothing."""


def verb_of(unit: Unit) -> str:
    """The verb of the effect language that leads to the unit."""
    if unit.joint is Joint.OPERATIONS and unit.verb in OPERATIONS:
        return OPERATIONS[unit.verb].stated_by
    return unit.verb


def unit_named(text: str) -> Unit:
    """`columns afflict` or `columns-afflict`; an InputError for what nothing could lower."""
    joint, _, verb = text.strip().replace(" ", "-", 1).partition("-")
    try:
        unit = Unit.parse(f"{joint} {verb}")
    except ValueError as error:
        raise InputError(str(error)) from None
    if verb_of(unit) not in FORMS:
        raise InputError(f"{unit}: no verb of the effect language{suggestion(verb, [*FORMS, *OPERATIONS])}")
    return unit


def unit_hash(unit: Unit) -> str:
    """Of the reference's source of its verb: another source needs another verification."""
    return reference_hash(verb_of(unit))


def lacking(cards: Sequence[Card], lowerings: Lowerings) -> Unlowered | None:
    """The first thing that these cards need and the lowerings do not have."""
    with running(lowerings) as live:
        try:
            check_machine(Plan(Pool(cards, lowerings=live)))
        except Unlowered as error:
            return error
    return None


def missing_units(cards: Iterable[Card], lowerings: Lowerings) -> dict[Unit, list[Card]]:
    """What the cards lack, with the cards."""
    found: dict[Unit, list[Card]] = {}
    for card, error in _lacking_each(list(cards), lowerings):
        if error.unit:
            found.setdefault(error.unit, []).append(card)
    return dict(sorted(found.items()))


def _lacking_each(cards: Sequence[Card], lowerings: Lowerings) -> Iterator[tuple[Card, Unlowered]]:
    for first in range(0, len(cards), GROUP):
        group = cards[first : first + GROUP]
        if lacking(group, lowerings):
            for card in group:
                error = lacking([card], lowerings)
                if error:
                    yield card, error


def cards_needing(unit: Unit, catalogue: Catalogue, lowerings: Lowerings) -> list[Card]:
    """Those that can be played with the unit and not without it; what lacks something else as well is no test of it."""
    saying = [use.card for use in uses(verb_of(unit), catalogue.unique)]
    without = missing_units(dict.fromkeys(saying), lowerings.without(unit)).get(unit, [])
    idle = {**lowerings.functions, unit: lambda *_: None}
    blocked = missing_units(without, replace(lowerings.without(unit), functions=MappingProxyType(idle)))
    return [card for card in without if not any(card in cards for cards in blocked.values())]


def trial_of(unit: Unit, catalogue: Catalogue, lowerings: Lowerings, effort: Effort) -> Trial:
    """An InputError if no card would show a difference."""
    needing = cards_needing(unit, catalogue, lowerings)
    if not needing:
        raise InputError(f"{unit}: no card of the catalogue needs it, so it cannot be tried")
    found = uses(verb_of(unit), needing)
    rest = lowerings.without(unit)
    pools = trial_pools(found, catalogue, lambda card: lacking([card], rest) is None)
    return Trial(verb_of(unit), tuple(pools), tuple(catalogue.cards.values()), tuple(needing), effort)
