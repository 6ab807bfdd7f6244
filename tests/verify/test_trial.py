"""A trial finds what is wrong with a machine on the level that can show it, says so in a small scenario, and ends."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest

from synth.codegen.overlay.lowerings import BUILT_IN
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card, Kind
from synth.spec.layout import Place
from synth.spec.store import load_catalogue
from synth.verify.engines.machines import LoweredMachines, Written
from synth.verify.programs.cards import SET
from synth.verify.scenarios.random_positions import Cast, Positions
from synth.verify.scenarios.scenario import read_text
from synth.verify.trials.pool import TrialPool, trial_pools, uses
from synth.verify.trials.reference_source import reference_hash, reference_source
from synth.verify.trials.trial import Effort, Trial
from synth.verify.trials.unit import cards_needing, missing_verbs, trial_of, verb_hash, verb_named
from tests.verify.small_pool import TAIL_WHIP, ZAPPY_SHOT, cards

EFFORT = Effort(positions=64, decisions=4, games=16, moves=40, tries=60)
SOUND = LoweredMachines(BUILT_IN)
FOCUS = tuple(card for card in cards() if card.id in (ZAPPY_SHOT, TAIL_WHIP))
TRIAL = Trial(
    "damage",
    (TrialPool(FOCUS, tuple(card for card in cards() if card not in FOCUS)),),
    tuple(load_catalogue().cards.values()),
    FOCUS,
    EFFORT,
)
RIGHT, WRONG = "damage 1 of opp.bench 20", "damage 1 of opp.bench 30"


def altered(given: Sequence[Card]) -> list[Card]:
    return [Card.model_validate_json(card.model_dump_json().replace(RIGHT, WRONG)) for card in given]


@dataclass(frozen=True)
class Faulty:
    """Machines that hit a Benched Pokémon too hard."""

    def check(self, cards: Sequence[Card]) -> None:
        SOUND.check(cards)

    def machine(self, cards: Sequence[Card], places: int) -> Written:
        return SOUND.machine(altered(cards), places)


def test_a_sound_machine_passes_and_the_verb_was_run():
    verdict = TRIAL.run(SOUND)
    assert verdict.failure is None and verdict.runs > 10


def test_a_wrong_amount_shows_in_single_statements():
    failure = TRIAL.run(Faulty()).failure
    assert failure and failure.level == "L1" and failure.scenario
    assert "damage_" in failure.what and RIGHT in failure.what and "do: attack" in failure.what


def test_what_shows_in_no_position_shows_in_games():
    failure = TRIAL.run(Faulty(), levels=("L3",)).failure
    assert failure and failure.level == "L3"


def test_a_given_scenario_is_held_against_the_machine():
    said = (
        f"name: 20 on the Bench\nA: {{active: {{card: {ZAPPY_SHOT}, energy: LL}}}}\n"
        "B: {active: {card: A1-008}, bench: [{card: A1-011}, {card: A1-016}]}\n"
        "steps:\n  - do: attack Zappy Shot\n  - do: choose B.bench.1\n  - expect: {B.bench.1.damage: 20}\n"
    )
    scenarios = list(read_text(said, "here"))
    none = replace(TRIAL, effort=replace(EFFORT, positions=1, decisions=0))
    assert none.run(SOUND, scenarios, levels=("L2", "L3")).failure is None
    failure = none.run(Faulty(), scenarios, levels=("L2",)).failure
    assert failure and failure.level == "L2" and "bench.1" in failure.what


class Endless(Faulty):
    def machine(self, cards: Sequence[Card], places: int) -> Written:
        while True:
            time.sleep(0.01)


def test_a_machine_that_never_comes_to_rest_is_stopped():
    began = time.monotonic()
    failure = replace(TRIAL, effort=replace(EFFORT, seconds=0.3)).run(Endless()).failure
    assert failure and "stopped: not done in 0 s" in failure.what and time.monotonic() - began < 5


class Breaking(Faulty):
    def machine(self, cards: Sequence[Card], places: int) -> Written:
        raise OverflowError("promised 0..3, got 0..9")


def test_a_machine_that_breaks_a_promise_fails():
    failure = TRIAL.run(Breaking()).failure
    assert failure and "OverflowError: promised 0..3" in failure.what


def test_a_verb_that_was_never_run_is_not_called_right():
    failure = replace(TRIAL, verb="retype").run(SOUND).failure
    assert failure and "never run" in failure.what


def test_the_cards_that_need_a_lowering_are_those_that_lack_it_when_it_is_gone():
    catalogue = load_catalogue()
    needing = cards_needing("show", catalogue, BUILT_IN)
    assert needing and missing_verbs(needing, BUILT_IN.without("show")) == {"show": needing}
    assert missing_verbs(needing, BUILT_IN) == {}
    assert {use.card for use in uses("show", needing)} == set(needing)


def test_random_programs_that_say_the_verb_are_tried_too():
    trial = trial_of("heal", load_catalogue(), BUILT_IN, EFFORT)
    made_up = [card for card in trial.pools[-1].focus if card.set == SET]
    assert made_up and set(made_up) <= set(trial.needing)
    assert any("heal" in effect.program for card in made_up for effect in card.effects)


def test_a_way_is_tried_under_a_condition_too_where_a_card_says_it_so():
    catalogue = load_catalogue()
    found = uses("heal", catalogue.unique)
    way = next(use.way for use in found if use.under == ("attack", "if"))
    alike = [use for use in found if use.way == way]
    (pool,) = trial_pools(alike, catalogue, lambda card: not card.effects)
    tried = {use.under for use in alike if use.card in pool.focus}
    assert len(alike) > len(pool.focus) == len(tried) == 2, "two cards, and two things they stand under"


def test_positions_have_tools_and_a_stadium_where_the_cast_has_them():
    cast = [card for card in load_catalogue().unique if not card.effects and card.is_basic][:12]
    tool, stadium = (next(card for card in load_catalogue().unique if card.kind is kind) for kind in (Kind.TOOL, Kind.STADIUM))
    everybody = (*cast, tool, stadium)
    positions = Positions(CardPool(everybody), everybody, 20, np.random.default_rng(1))
    games = list(positions.around(Cast(cast[0], everybody[1:]), 40))
    standing = [pokemon for game in games for player in game.players for pokemon in player.slots if pokemon]
    assert any(pokemon.attached for pokemon in standing)
    assert any(game.stadium for game in games) and not all(game.stadium for game in games)


def test_what_works_when_it_is_played_waits_in_the_hand():
    catalogue = load_catalogue()
    (focus,) = [card for card in catalogue.unique if card.effects and card.is_basic and "on_bench" in card.effects[0].program][:1]
    plain = [card for card in catalogue.unique if not card.effects and card.is_basic][:12]
    everybody = (focus, *plain)
    pool = CardPool(everybody)
    games = list(Positions(pool, everybody, 20, np.random.default_rng(1)).around(Cast(focus, tuple(plain)), 40))
    number = pool.number_of[focus.id]
    held = [
        game
        for game in games
        for player in game.players
        if any(card == number and place is Place.HAND for card, place in zip(player.cards, player.place, strict=True))
    ]
    assert len(held) > len(games) / 2


def test_the_reference_of_a_verb_is_what_runs_it():
    source = reference_source("afflict")
    assert source.startswith("# synth.reference_py.verbs.damage_and_conditions.afflict\ndef afflict(")
    assert "def _afflict(" in source and "def aim(" in source, "with what it leads to"
    assert reference_hash("afflict") != reference_hash("cure")


@pytest.mark.parametrize("verb", BUILT_IN.verbs())
def test_every_lowering_can_be_named_and_has_a_reference(verb):
    assert verb_named(verb) == verb
    assert verb_hash(verb)
