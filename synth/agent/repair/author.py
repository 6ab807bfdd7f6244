"""The conversation that mends a difference: it names one of the lowerings involved and writes it anew."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from pydantic import Field, create_model

from synth.agent.conversation import GIVE_UP, Accepted, Arguments, Job, Told, Tool
from synth.agent.game import Game, pocket
from synth.agent.lower.author import MAX_TOKENS, ROUNDS
from synth.agent.lower.briefing import shown
from synth.agent.lower.compiler import Compiler
from synth.agent.prompts import Prompt
from synth.codegen.overlay.describing import describe, describe_fields
from synth.codegen.overlay.lowerings import Lowerings
from synth.codegen.overlay.reading import SOURCE_MOST
from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.verify.differences.failing import Failure
from synth.verify.scenarios.scenario import Scenario
from synth.verify.trials.reference_source import reference_source
from synth.verify.trials.scenario import first_failure
from synth.verify.trials.trial import Trial

FRESH = 7_000
"""Seed of the games that a fix is tried on last; its trial has played others."""


class Mending(Arguments):
    verb: str = Field(max_length=60)
    source: str = Field(max_length=SOURCE_MOST, description="the whole lowering, written anew")


@dataclass(frozen=True)
class Mended:
    verb: str
    source: str


@dataclass(frozen=True)
class Case:
    """A difference that shows."""

    scenario: Scenario
    failure: Failure
    """What differs in it, with the lowerings as they are."""
    verbs: tuple[str, ...]
    """Those involved."""
    cards: tuple[Card, ...]
    """Those that take part."""
    settled: tuple[Scenario, ...] = ()
    """Scenarios of differences that have been mended; they must not come back."""


def author(
    case: Case,
    lowerings: Lowerings,
    trial_of: Callable[[str], Trial],
    compiler: Compiler,
    model: str,
    rounds: int = ROUNDS,
    game: Game | None = None,
) -> Job:
    """Ends with a lowering with which the scenario holds, that passes its own trial, and fresh games."""
    trial_of = cache(trial_of)

    def write(given: Mending) -> Accepted[Mended] | Told:
        verb = given.verb
        if verb not in case.verbs:
            return Told(f"{verb} is none of the lowerings involved; there are {', '.join(case.verbs)}", refused=True)
        try:
            compiler.check(verb, given.source)
            trial = trial_of(verb)
        except InputError as error:
            return Told(str(error), refused=True)
        failure = _judged(trial, compiler, verb, given.source, (case.scenario, *case.settled))
        return Told(str(failure), refused=True) if failure else Accepted(Mended(verb, given.source))

    game = game or pocket()
    prompt = Prompt.load("repair")
    writer = Tool("write_lowering", "Hand in one lowering, written anew; it is tried at once.", _mending(case.verbs), write)
    return Job(
        model=model,
        system=prompt.system(game=game.name, language=game.language, scenarios=game.scenarios),
        task=prompt.task(
            vocabulary=describe(),
            fields="\n\n".join(f"# {verb}\n{describe_fields(verb)}" for verb in case.verbs),
            difference=case.failure.what,
            cards="\n".join(map(shown, case.cards)),
            reference=reference_source(*case.verbs).strip(),
            present="\n\n".join(f"# {verb}\n{lowerings.source(verb).strip()}" for verb in case.verbs),
            verbs=", ".join(case.verbs),
        ),
        tools=(writer, GIVE_UP),
        rounds=rounds,
        max_tokens=MAX_TOKENS,
        failure=prompt.failure,
    )


def _mending(verbs: Sequence[str]) -> type[Mending]:
    """The schema names the verbs there are; what else a model names is refused by ours all the same."""
    field = Field(max_length=60, json_schema_extra={"enum": list(verbs)})
    return create_model("Mending", __base__=Mending, verb=(str, field))


def _judged(
    trial: Trial, compiler: Compiler, verb: str, source: str, scenarios: Sequence[Scenario]
) -> Failure | None:
    """The first thing that is wrong: a scenario, the trial of the verb, or games that nobody has played yet."""
    machines = compiler.machines(verb, source)
    failure = trial.run(machines, scenarios).failure
    return failure or replace(trial, seed=FRESH).run(machines, levels=("L3",)).failure


def difference_in(scenario: Scenario, cards: Sequence[Card], compiler: Compiler) -> Failure | None:
    """What the present machines get wrong in it."""
    return first_failure([scenario], cards, compiler.present())
