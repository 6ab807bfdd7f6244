"""The conversation that writes a lowering: its tests, its source, and what the trial says about it."""

import hashlib
from dataclasses import dataclass, field

from pydantic import Field

from synth.agent.conversation import GIVE_UP, Accepted, Arguments, Job, Told, Tool
from synth.agent.game import Game, pocket
from synth.agent.lower.briefing import Briefing
from synth.agent.lower.compiler import Compiler
from synth.agent.prompts import Prompt
from synth.agent.scenarios import ScenarioText, read_scenarios, run_safely
from synth.codegen.overlay.describing import describe
from synth.codegen.overlay.reading import SOURCE_MOST
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.scenario import Scenario
from synth.verify.trials.trial import Trial

ROUNDS = 4
MAX_TOKENS = 8_000


class LoweringSource(Arguments):
    source: str = Field(max_length=SOURCE_MOST, description="the lowering asked for, whole")


@dataclass(frozen=True)
class Written:
    """A lowering that has passed its trial."""

    source: str
    scenarios: str
    """The model's own tests, as it wrote them."""


@dataclass
class OwnScenarios:
    """What the model wrote to test its lowering by; on the reference it holds."""

    source: str = ""
    scenarios: list[Scenario] = field(default_factory=list)


def author(
    brief: Briefing, trial: Trial, compiler: Compiler, model: str, rounds: int = ROUNDS, game: Game | None = None
) -> Job:
    """Ends with a source that is written in the language of overlays and has passed its trial."""
    own = OwnScenarios()

    def write(given: LoweringSource) -> Accepted[Written] | Told:
        try:
            compiler.check(brief.verb, given.source)
        except InputError as error:
            return Told(str(error), refused=True)
        failure = trial.run(compiler.machines(brief.verb, given.source), own.scenarios).failure
        if failure:
            return Told(str(failure), refused=True)
        return Accepted(Written(given.source, own.source))

    game = game or pocket()
    prompt = Prompt.load("lower")
    writer = Tool("write_lowering", "Hand in the source; it is tried at once.", LoweringSource, write)
    return Job(
        model=model,
        system=prompt.system(
            game=game.name,
            language=game.language,
            scenarios=game.scenarios,
            example=game.example,
            vocabulary=describe(),
        ),
        task=prompt.task(
            verb=brief.verb,
            reference=brief.reference,
            statement=brief.statement,
            fields=brief.fields,
            neighbours=brief.neighbours,
            programs=brief.programs,
            cards=brief.cards,
        ),
        tools=(scenario_writer(own, trial), writer, GIVE_UP),
        rounds=rounds,
        max_tokens=MAX_TOKENS,
        failure=prompt.failure,
    )


def scenario_writer(own: OwnScenarios, trial: Trial) -> Tool:
    """`write_scenarios`: they must hold on the reference, which is right by definition."""
    known = {card.id for card in trial.cards}

    def write(given: ScenarioText) -> Told:
        try:
            scenarios = read_scenarios(given.scenarios, known)
            pool = CardPool(cards_of(trial.cards, scenarios))
        except InputError as error:
            return Told(str(error), refused=True)
        for scenario in scenarios:
            outcome = run_safely(scenario, pool)
            if not outcome.holds:
                return Told(f"on the reference, {scenario.name} does not hold: {outcome.failure}", refused=True)
        own.source, own.scenarios = given.scenarios, scenarios
        return Told(f"{len(scenarios)} scenarios hold on the reference; your lowering will be held to them")

    return Tool("write_scenarios", "Hand in tests of your own; they replace earlier ones.", ScenarioText, write)


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def prompt_digest(job: Job) -> str:
    return digest(job.system, job.task)
