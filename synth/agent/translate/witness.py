"""The conversation that writes scenarios from the English of a text alone: it sees no program."""

from synth.agent.conversation import GIVE_UP, Accepted, Job, Told, Tool
from synth.agent.game import Game, pocket
from synth.agent.prompts import Prompt
from synth.agent.scenarios import ScenarioText, read_scenarios
from synth.agent.translate.shown import card_facts, card_reader, cast, quoted
from synth.agent.translate.specimen import blank
from synth.agent.translate.text import Shelf, Text
from synth.agent.translate.trial import pool_with
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.verify.scenarios.chance import Script
from synth.verify.scenarios.facts import fact
from synth.verify.scenarios.moves import Moves
from synth.verify.scenarios.position import build
from synth.verify.scenarios.scenario import Scenario

ROUNDS = 4
MAX_TOKENS = 10_000
LEAST = 3


def witness(text: Text, shelf: Shelf, model: str, game: Game | None = None) -> Job:
    """Ends with the YAML of scenarios that can be run; whether they hold is not said, lest they be bent to hold."""

    def write(given: ScenarioText) -> Accepted[str] | Told:
        try:
            check_scenarios(given.scenarios, text, shelf)
        except InputError as error:
            return Told(str(error), refused=True)
        return Accepted(given.scenarios)

    game = game or pocket()
    prompt = Prompt.load("scenario")
    writer = Tool("write_scenarios", "Hand in all scenarios for the text.", ScenarioText, write)
    return Job(
        model=model,
        system=prompt.system(game=game.name, guide=game.scenarios, least=LEAST),
        task=prompt.task(
            examples=game.example,
            carrier=text.carrier,
            text=quoted(text.text),
            card=card_facts(text.card),
            cast=cast(text, shelf),
        ),
        tools=(writer, card_reader(shelf, programs=False), GIVE_UP),
        rounds=ROUNDS,
        max_tokens=MAX_TOKENS,
        failure=prompt.failure,
    )


def check_scenarios(source: str, text: Text, shelf: Shelf) -> list[Scenario]:
    """The scenarios, if they are whole: known keys, cards and facts, and for an attack a first move that is possible."""
    scenarios = read_scenarios(source, {text.card.id, *shelf.by_id}, LEAST)
    pool = pool_with(blank(text, shelf), scenarios, shelf)
    for scenario in scenarios:
        try:
            _check(scenario, text, pool)
        except InputError as error:
            raise InputError(f"scenario {scenario.name}: {error}") from None
    return scenarios


def _check(scenario: Scenario, text: Text, pool: CardPool) -> None:
    if text.card.id not in {card for _, card in scenario.cards()}:
        raise InputError(f"{text.card.id} does not occur")
    if all(step.do for step in scenario.steps):
        raise InputError("says nothing that must be true")
    game = build(pool, scenario)
    for step in scenario.steps:
        for name in step.expect or ():
            fact(game, name)
    first = next((step.do for step in scenario.steps if step.do), "")
    # What an attack's text says does not matter before it is used; an Ability may be what makes the move possible.
    if text.carrier == "attack" and first and not Moves(game, Script.of(pool, scenario)).possible(first):
        raise InputError(f"`{first}` is not possible in this position")
