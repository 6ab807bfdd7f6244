"""Whatever the texts of the catalogue say is shown by one of our scenarios: without it that scenario would not hold."""

from collections import defaultdict
from pathlib import Path

import pytest

from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from synth.verify.scenarios.position import build, deck_lists
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import Scenario, read_files
from tests.scenarios.leaving_out import Said, blanks_count_as_useful, pool_without, said_by
from tests.scenarios.mirror import Mirror

OWN = Path(__file__).parent
POOL = CardPool(load_catalogue().cards.values())
SCENARIOS = [scenario for _, scenario in read_files([OWN])]


def _speakers() -> dict[Said, set[int]]:
    """What is said, by the numbers of the cards that say it."""
    found: dict[Said, set[int]] = defaultdict(set)
    for card in POOL.cards[1:]:
        assert card
        if card.refusal:
            continue  # No engine plays it, so no scenario can show what it says.
        for said in said_by(card):
            found[said].add(card.number)
    return found


SPEAKERS = _speakers()
PRESENT = [{POOL.number_of[card] for cards in deck_lists(POOL, scenario) for card in cards} for scenario in SCENARIOS]
"""The cards of each scenario's position, those that lie under others too."""


@pytest.fixture(autouse=True)
def _blanks():
    with blanks_count_as_useful():
        yield


@pytest.mark.parametrize("said", sorted(SPEAKERS), ids=str)
def test_a_scenario_shows_it(said: Said):
    for scenario, present in zip(SCENARIOS, PRESENT, strict=True):
        if any(not _holds_without(scenario, card, said) for card in present & SPEAKERS[said]):
            return
    cards = ", ".join(sorted(POOL[card].id for card in SPEAKERS[said])[:10])
    pytest.fail(f"no scenario would fail if a card did not say `{said}`; cards that do: {cards}")


def _holds_without(scenario: Scenario, card: int, said: Said) -> bool:
    pool = pool_without(POOL, card, said)
    if pool[card].refusal:
        return True  # A position with it could not be set up at all, which shows nothing.
    try:
        if said.verb == "show":
            # No fact of a scenario tells what a player knows, but a cell of the state does.
            return run(scenario, POOL, lambda cards: Mirror(build(pool, scenario))).holds
        return run(scenario, pool).holds
    except InputError:
        # The position itself would be impossible: more damage than the Pokémon then has HP.
        return False
    except KeyError:
        # The rest of the text speaks of what this statement was to find, and makes no sense without it.
        return True


def test_a_card_that_is_only_there_shows_nothing():
    """The Rocky Helmet of a Pokémon that is not attacked."""
    helmet = Said("damaged", "damage")
    idle = Scenario.model_validate(
        {
            "name": "Idle",
            "A": {"active": {"card": "A2-085", "energy": "FF"}},
            "B": {"active": {"card": "A1-211"}, "bench": [{"card": "A1-001", "tools": ["A2-148"]}]},
            "steps": [{"do": "attack Spinning Attack"}, {"expect": {"A.active.damage": 0}}],
        }
    )
    card = POOL.number_of["A2-148"]
    assert helmet in said_by(POOL[card]) and _holds_without(idle, card, helmet)
