"""What a model is told about a lowering: the reference's source, the other half of it, its neighbours, cards that need it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from synth.agent.translate.shown import card_facts
from synth.codegen.lowerings import Lowerings
from synth.codegen.machine.operations import OPERATIONS
from synth.codegen.overlay.unit import Joint, Unit
from synth.dsl.forms import FORMS
from synth.dsl.render import render
from synth.spec.cards import Card
from synth.verify.reference_source import reference_source
from synth.verify.trial import Trial
from synth.verify.trial_pool import abstract
from synth.verify.unit_trial import verb_of

NEIGHBOURS = 2
PROGRAMS = 24
CARDS = 10
"""Cards that are shown in full, for scenarios."""
_WORD = re.compile(r"[A-Za-z]\w+")


@dataclass(frozen=True)
class Briefing:
    unit: Unit
    verb: str
    reference: str
    statement: str
    """The definition of the verb's statement."""
    counterpart: str
    """What codegen has for the same verb at the other joints."""
    neighbours: str
    programs: str
    cards: str


def briefing(unit: Unit, lowerings: Lowerings, trial: Trial) -> Briefing:
    verb = verb_of(unit)
    return Briefing(
        unit=unit,
        verb=verb,
        reference=reference_source(verb).strip(),
        statement=inspect.getsource(FORMS[verb].node).strip(),
        counterpart=_sources(counterparts(unit, lowerings), lowerings),
        neighbours=_sources(_nearest(unit, lowerings), lowerings),
        programs="\n".join(_programs(trial.needing)),
        cards="\n".join(map(shown, _cast(trial))),
    )


def counterparts(unit: Unit, lowerings: Lowerings) -> list[Unit]:
    """The columns that an operation reads are filled by another lowering, and the other way round."""
    if unit.joint is Joint.TRIGGER:
        return []
    verb = verb_of(unit)
    stated = [Unit(Joint.OPERATIONS, name) for name, one in OPERATIONS.items() if one.stated_by == verb]
    return sorted({Unit(Joint.COLUMNS, verb), *stated} & set(lowerings.units()) - {unit})


def _nearest(unit: Unit, lowerings: Lowerings) -> list[Unit]:
    """Of the same joint, those whose verbs do most alike in the reference; overlays first, as they are in the same language."""
    written = {overlay.unit for overlay in lowerings.overlays}
    wanted = _words(verb_of(unit))

    def distance(other: Unit) -> tuple[bool, float, Unit]:
        words = _words(verb_of(other))
        return other not in written, -len(wanted & words) / len(wanted | words), other

    others = [one for one in lowerings.units() if one.joint is unit.joint and verb_of(one) != verb_of(unit)]
    return sorted(others, key=distance)[:NEIGHBOURS]


def _words(verb: str) -> frozenset[str]:
    return frozenset(_WORD.findall(reference_source(verb)))


def _sources(units: Iterable[Unit], lowerings: Lowerings) -> str:
    return "\n\n".join(f"# {unit}\n{lowerings.source(unit).strip()}" for unit in units) or "(none)"


def _programs(cards: Sequence[Card]) -> list[str]:
    """One for each way to say it, the shortest first."""
    programs = sorted({effect.program for card in cards for effect in card.effects}, key=lambda said: (len(said), said))
    ways: dict[str, str] = {}
    for program in programs:
        ways.setdefault(abstract(program), program)
    return list(ways.values())[:PROGRAMS]


def _cast(trial: Trial) -> list[Card]:
    pool = trial.pools[0]
    return [*pool.focus[: CARDS // 2], *pool.plain[: CARDS - CARDS // 2]]


def shown(card: Card) -> str:
    """Its facts as JSON, and its programs."""
    said = [effect.program for effect in card.effects]
    return "\n  ".join([card_facts(render(card)), *said])
