"""What a model is told about a lowering: the reference's source, the statement, neighbours, programs and cards that need it."""

import inspect
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from synth.agent.translate.shown import card_facts
from synth.codegen.overlay.describing import describe_fields
from synth.codegen.overlay.lowerings import Lowerings
from synth.dsl.forms import FORMS
from synth.dsl.render import render
from synth.spec.cards import Card
from synth.verify.trials.pool import abstract
from synth.verify.trials.reference_source import reference_source
from synth.verify.trials.trial import Trial

NEIGHBOURS = 2
PROGRAMS = 24
CARDS = 10
"""Cards that are shown in full, for scenarios."""
_WORD = re.compile(r"[A-Za-z]\w+")


@dataclass(frozen=True)
class Briefing:
    verb: str
    reference: str
    statement: str
    """The definition of the verb's statement."""
    fields: str
    """Which of them forms can take."""
    neighbours: str
    programs: str
    cards: str


def briefing(verb: str, lowerings: Lowerings, trial: Trial) -> Briefing:
    return Briefing(
        verb=verb,
        reference=reference_source(verb).strip(),
        statement=inspect.getsource(FORMS[verb].node).strip(),
        fields=describe_fields(verb),
        neighbours=_sources(_nearest(verb, lowerings), lowerings),
        programs="\n".join(_programs(trial.needing)),
        cards="\n".join(map(shown, _cast(trial))),
    )


def _nearest(verb: str, lowerings: Lowerings) -> list[str]:
    """Those verbs that do most alike in the reference; overlays first, as they are in the same language."""
    written = {overlay.verb for overlay in lowerings.overlays}
    wanted = _words(verb)

    def distance(other: str) -> tuple[bool, float, str]:
        words = _words(other)
        return other not in written, -len(wanted & words) / len(wanted | words), other

    others = [one for one in lowerings.verbs() if FORMS[one].node is not FORMS[verb].node]
    return sorted(others, key=distance)[:NEIGHBOURS]


def _words(verb: str) -> frozenset[str]:
    return frozenset(_WORD.findall(reference_source(verb)))


def _sources(verbs: Iterable[str], lowerings: Lowerings) -> str:
    return "\n\n".join(f"# {verb}\n{lowerings.source(verb).strip()}" for verb in verbs) or "(none)"


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
