"""The conversation that mends a difference: it names one of the lowerings involved and writes it anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from pydantic import Field, create_model

from synth.agent.conversation import GIVE_UP, Accepted, Arguments, Job, Told, Tool
from synth.agent.game import Game, pocket
from synth.agent.lower.author import MAX_TOKENS, ROUNDS
from synth.agent.lower.briefing import shown
from synth.agent.lower.workshop import Workshop
from synth.agent.prompts import Prompt
from synth.codegen.lowerings import Lowerings
from synth.codegen.overlay.store import SOURCE_MOST
from synth.codegen.overlay.unit import Unit
from synth.codegen.overlay.vocabulary import describe
from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.verify.failing import Failure
from synth.verify.reference_source import reference_source
from synth.verify.scenario import Scenario
from synth.verify.scenario_machine import first_failure
from synth.verify.trial import Trial
from synth.verify.unit_trial import verb_of

FRESH = 7_000
"""Seed of the games that a fix is tried on last; its trial has played others."""


class Mending(Arguments):
    unit: str = Field(max_length=60)
    source: str = Field(max_length=SOURCE_MOST, description="the whole lowering, written anew")


@dataclass(frozen=True)
class Mended:
    unit: Unit
    source: str


@dataclass(frozen=True)
class Case:
    """A difference that shows."""

    scenario: Scenario
    failure: Failure
    """What differs in it, with the lowerings as they are."""
    units: tuple[Unit, ...]
    """Those involved."""
    cards: tuple[Card, ...]
    """Those that take part."""
    settled: tuple[Scenario, ...] = ()
    """Scenarios of differences that have been mended; they must not come back."""


def author(
    case: Case,
    lowerings: Lowerings,
    trial_of: Callable[[Unit], Trial],
    workshop: Workshop,
    model: str,
    rounds: int = ROUNDS,
    game: Game | None = None,
) -> Job:
    """Ends with a lowering with which the scenario holds, that passes its own trial, and fresh games."""
    names = {str(unit): unit for unit in case.units}
    trial_of = cache(trial_of)

    def write(given: Mending) -> Accepted[Mended] | Told:
        unit = names.get(given.unit)
        if unit is None:
            return Told(f"{given.unit} is none of the lowerings involved; there are {', '.join(names)}", refused=True)
        try:
            workshop.check(unit, given.source)
            trial = trial_of(unit)
        except InputError as error:
            return Told(str(error), refused=True)
        failure = _judged(trial, workshop, unit, given.source, (case.scenario, *case.settled))
        return Told(str(failure), refused=True) if failure else Accepted(Mended(unit, given.source))

    game = game or pocket()
    prompt = Prompt.load("repair")
    joints = dict.fromkeys(unit.joint for unit in case.units)
    verbs = dict.fromkeys(map(verb_of, case.units))
    writer = Tool("write_lowering", "Hand in one lowering, written anew; it is tried at once.", _mending(list(names)), write)
    return Job(
        model=model,
        system=prompt.system(game=game.name, language=game.language, scenarios=game.scenarios),
        task=prompt.task(
            vocabulary="\n\n".join(f"# {joint}\n{describe(joint)}" for joint in joints),
            difference=case.failure.what,
            cards="\n".join(map(shown, case.cards)),
            reference=reference_source(*verbs).strip(),
            present="\n\n".join(f"# {unit}\n{lowerings.source(unit).strip()}" for unit in case.units),
            units=", ".join(names),
        ),
        tools=(writer, GIVE_UP),
        rounds=rounds,
        max_tokens=MAX_TOKENS,
        failure=prompt.failure,
    )


def _mending(units: Sequence[str]) -> type[Mending]:
    """The schema names the units there are; what else a model names is refused by ours all the same."""
    field = Field(max_length=60, json_schema_extra={"enum": list(units)})
    return create_model("Mending", __base__=Mending, unit=(str, field))


def _judged(
    trial: Trial, workshop: Workshop, unit: Unit, source: str, scenarios: Sequence[Scenario]
) -> Failure | None:
    """The first thing that is wrong: a scenario, the trial of the unit, or games that nobody has played yet."""
    machines = workshop.machines(unit, source)
    failure = trial.run(machines, scenarios).failure
    return failure or replace(trial, seed=FRESH).run(machines, levels=("L3",)).failure


def difference_in(scenario: Scenario, cards: Sequence[Card], workshop: Workshop) -> Failure | None:
    """What the present machines get wrong in it."""
    return first_failure([scenario], cards, workshop.present())
