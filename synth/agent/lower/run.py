"""A whole run: one lowering after the other, filed as soon as it is decided; what is verified serves those that follow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

from synth.agent.asking import Asker
from synth.agent.conversation import Accepted, converse, worst_case
from synth.agent.faults import OutOfBudget, Unanswered
from synth.agent.ledger import LOWER, Topic
from synth.agent.lower.author import ROUNDS, author, digest, prompt_digest
from synth.agent.lower.briefing import briefing
from synth.agent.lower.compiler import Codegen, Compiler
from synth.agent.lower.outcome import Attempt, Outcome, file_outcome
from synth.codegen.overlay.lowerings import Lowerings
from synth.codegen.overlay.store import Overlay, Provenance
from synth.spec.store import Catalogue
from synth.verify.trials.trial import Effort, Trial
from synth.verify.trials.unit import trial_of, verb_hash


@dataclass(frozen=True)
class Means:
    """What a run works with."""

    catalogue: Catalogue
    lowerings: Lowerings
    models: tuple[str, ...]
    rounds: int = ROUNDS
    effort: Effort = field(default_factory=Effort)
    compiler: Callable[[Lowerings], Compiler] = Codegen


@dataclass(frozen=True)
class Result:
    outcomes: tuple[Outcome, ...]
    stopped: str | None
    """Why some were not tried."""


def most_of(verb: str, means: Means) -> Decimal:
    """What a lowering can cost at most: all rounds of every model."""
    absent = means.lowerings.without(verb)
    trial = trial_of(verb, means.catalogue, absent, means.effort)
    brief, compiler = briefing(verb, absent, trial), means.compiler(absent)
    jobs = (author(brief, trial, compiler, model, means.rounds) for model in means.models)
    return sum(map(worst_case, jobs), Decimal(0))


def run(
    verbs: Sequence[str], means: Means, asker: Asker, folder: Path, tick: Callable[[int], None] = lambda _: None
) -> Result:
    """Each verb is written anew, as if codegen did not have it; the others are there."""
    outcomes: list[Outcome] = []
    lowerings = means.lowerings
    for number, verb in enumerate(verbs):
        tick(number)
        try:
            outcome = lower(verb, means, lowerings.without(verb), asker)
        except (OutOfBudget, Unanswered) as error:
            return Result(tuple(outcomes), str(error))
        file_outcome(verb, outcome, folder)
        outcomes.append(outcome)
        if outcome.overlay:
            lowerings = lowerings.with_overlays(outcome.overlay)
    return Result(tuple(outcomes), None)


def lower(verb: str, means: Means, lowerings: Lowerings, asker: Asker) -> Outcome:
    """One model after the other, the smallest first, until one has a lowering that passes."""
    trial = trial_of(verb, means.catalogue, lowerings, means.effort)
    attempts: list[Attempt] = []
    for model in means.models:
        overlay = _attempt(verb, means, lowerings, trial, model, asker)
        attempts.append(Attempt(model=model, why=overlay if isinstance(overlay, str) else None))
        if isinstance(overlay, Overlay):
            return Outcome(about=verb, attempts=tuple(attempts), overlay=overlay)
    return Outcome(about=verb, attempts=tuple(attempts))


def _attempt(verb: str, means: Means, lowerings: Lowerings, trial: Trial, model: str, asker: Asker) -> Overlay | str:
    job = author(briefing(verb, lowerings, trial), trial, means.compiler(lowerings), model, means.rounds)
    topic = Topic(f"lower/{verb.replace('_', '-')}/{model}", LOWER, verb)
    end = converse(asker, topic, job)
    if not isinstance(end, Accepted):
        return end.why
    provenance = Provenance(
        model=model,
        transcript=topic.name,
        prompt=prompt_digest(job),
        reference=verb_hash(verb),
        scenarios=digest(end.value.scenarios),
    )
    return Overlay(verb=verb, source=end.value.source, provenance=provenance)
