"""A whole run: each cluster ends with a verified fix, with nothing left to mend, or with the reason why not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict

from synth.agent.asking import Asker
from synth.agent.conversation import Accepted, Job, converse, worst_case
from synth.agent.faults import OutOfBudget, Unanswered
from synth.agent.files import write_whole
from synth.agent.ledger import REPAIR, Topic
from synth.agent.lower.author import digest, prompt_digest
from synth.agent.lower.outcome import OVERLAYS, Attempt
from synth.agent.lower.run import Means
from synth.agent.repair.author import Case, Mended, author, difference_in
from synth.agent.repair.cluster import Cluster
from synth.agent.repair.involved import cards_in, verbs_of
from synth.codegen.overlay.lowerings import Lowerings
from synth.codegen.overlay.store import Overlay, Provenance, write_overlay
from synth.codegen.programs.code import Unlowered
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.verify.differences.report import dump
from synth.verify.differences.shrink import shrink
from synth.verify.engines.interpreted import Interpreted, Seats
from synth.verify.scenarios.scenario import Scenario
from synth.verify.trials.unit import trial_of, verb_hash

CLUSTERS = "clusters"
End = Literal["fixed", "gone", "failed"]


class Repair(BaseModel):
    """What came of a cluster."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int
    kind: str
    end: End
    why: str
    verb: str | None = None
    scenario: str | None = None
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class Result:
    repairs: tuple[Repair, ...]
    stopped: str | None


@dataclass
class _Bench:
    """What has been mended so far."""

    lowerings: Lowerings
    settled: list[Scenario] = field(default_factory=list)


def run(
    clusters: Sequence[Cluster], means: Means, asker: Asker, folder: Path, tick: Callable[[int], None] = lambda _: None
) -> Result:
    bench, repairs = _Bench(means.lowerings), list[Repair]()
    for number, cluster in enumerate(clusters):
        tick(number)
        try:
            repair = _repair(cluster, means, bench, asker, folder)
        except (OutOfBudget, Unanswered) as error:
            return Result(tuple(repairs), str(error))
        write_whole(folder / CLUSTERS / f"cluster-{cluster.number}.json", repair.model_dump(mode="json"))
        repairs.append(repair)
    return Result(tuple(repairs), None)


def most_of(cluster: Cluster, means: Means) -> Decimal:
    """What a cluster can cost at most; one that does not show any more costs nothing."""
    case = _case(cluster, means, _Bench(means.lowerings))
    if not isinstance(case, Case):
        return Decimal(0)
    return sum((worst_case(_job(case, means, means.lowerings, model)) for model in means.models), Decimal(0))


def _repair(cluster: Cluster, means: Means, bench: _Bench, asker: Asker, folder: Path) -> Repair:
    case = _case(cluster, means, bench)
    if isinstance(case, Repair):
        return case
    attempts: list[Attempt] = []
    stated = dump(case.scenario)
    ended = Repair(number=cluster.number, kind=cluster.kind, end="failed", why="", scenario=stated)
    for model in means.models:
        job = _job(case, means, bench.lowerings, model)
        topic = Topic(f"repair/cluster-{cluster.number}/{model}", REPAIR, cluster.kind)
        end = converse(asker, topic, job)
        if not isinstance(end, Accepted):
            attempts.append(Attempt(model=model, why=end.why))
            continue
        mended: Mended = end.value
        overlay = _overlay(mended, model, topic, job, stated)
        write_overlay(overlay, folder / OVERLAYS)
        bench.lowerings = bench.lowerings.with_overlays(overlay)
        bench.settled.append(case.scenario)
        attempts.append(Attempt(model=model, why=None))
        return ended.model_copy(
            update={"end": "fixed", "why": "verified", "verb": mended.verb, "attempts": tuple(attempts)}
        )
    return ended.model_copy(update={"why": attempts[-1].why, "attempts": tuple(attempts)})


def _case(cluster: Cluster, means: Means, bench: _Bench) -> Case | Repair:
    """The difference as it shows now, or what came of the cluster without asking anybody."""
    ended = Repair(number=cluster.number, kind=cluster.kind, end="failed", why="")
    compiler = means.compiler(bench.lowerings)
    cards = tuple(means.catalogue.cards.values())
    try:
        scenario = cluster.scenario or _stated(cluster, means, bench)
        if scenario is None:
            return ended.model_copy(update={"why": "no scenario can be stated for it"})
        scenario = scenario.model_copy(update={"name": "difference", "source": ""})
        failure = difference_in(scenario, cards, compiler)
    except (InputError, Unlowered) as error:
        return ended.model_copy(update={"why": str(error)})
    if failure is None:
        return ended.model_copy(update={"end": "gone", "why": "does not show with the present lowerings; build the engine again"})
    part = cards_in(scenario, cards)
    verbs = verbs_of(part, bench.lowerings)
    if not verbs:
        return ended.model_copy(update={"why": "no lowering is involved: the fault is elsewhere", "scenario": dump(scenario)})
    return Case(scenario, failure, tuple(verbs), tuple(part), tuple(bench.settled))


def _stated(cluster: Cluster, means: Means, bench: _Bench) -> Scenario | None:
    """A report has scenarios for its first clusters only; the interpreter may still state one."""
    ids = {card for deck in cluster.shortest.decks for card in deck.cards}
    plays = {means.catalogue.get(card).play_id for card in ids}
    cards = [card for card in means.catalogue.cards.values() if card.play_id in plays]
    machine = means.compiler(bench.lowerings).present().machine(cards, rules_in_force().deck_size)
    return shrink(cluster.shortest, CardPool(cards), partial(Seats, Interpreted(machine, cards)))


def _job(case: Case, means: Means, lowerings: Lowerings, model: str) -> Job:
    trials = partial(trial_of, catalogue=means.catalogue, lowerings=lowerings, effort=means.effort)
    return author(case, lowerings, trials, means.compiler(lowerings), model, means.rounds)


def _overlay(mended: Mended, model: str, topic: Topic, job: Job, scenario: str) -> Overlay:
    provenance = Provenance(
        model=model,
        transcript=topic.name,
        prompt=prompt_digest(job),
        reference=verb_hash(mended.verb),
        scenarios=digest(scenario),
    )
    return Overlay(verb=mended.verb, source=mended.source, provenance=provenance)
