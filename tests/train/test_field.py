"""Which decks are played: drafted ones, and more of those that the learner loses with."""

import jax
import numpy as np
import pytest

from synth.spec.decks import EIGHT, HELD_OUT
from synth.spec.errors import InputError
from synth.train.config import PRESETS, Config, make_config
from synth.train.field import Draws, Field, count
from synth.train.learning import AXIS
from synth.train.loop import Loop
from synth.train.rollout import Decisions, Rollout
from tests.small_engine import small_decks
from tests.train.conftest import Done


@pytest.fixture
def draws(whole: Done) -> Draws:
    drafting = whole.run.config.model_copy(update={"drafted": 0.25, "field": 200, "field_redraw": 4})
    return Draws(whole.run.engine, small_decks(), drafting)


def test_a_field_has_drafted_decks_and_more_of_those_that_lose(draws: Draws) -> None:
    begun = draws.begin()
    assert begun.rows.shape[0] == 200 and (begun.number >= 2).sum() == 50
    named = {tuple(row) for row in draws.named}
    assert sum(tuple(row) in named for row in begun.rows) == 150
    losing = begun._replace(won=np.zeros_like(begun.won), played=np.zeros_like(begun.played))
    losing.won[:2], losing.played[:2] = (2.0, 28.0), 30.0
    drawn = draws.draw(losing, 4)
    assert (drawn.number == 0).sum() > 2 * (drawn.number == 1).sum() > 0
    np.testing.assert_allclose(drawn.played[:2], 27)
    again = draws.draw(losing, 4)
    np.testing.assert_array_equal(drawn.rows, again.rows)
    assert (draws.draw(losing, 8).rows != drawn.rows).any()
    assert [iteration for iteration in range(10) if draws.due(iteration)] == [4, 8]


def test_decks_that_win_stay_and_have_descendants(draws: Draws) -> None:
    """The rest is drafted anew; a game that goes on counts for the deck it began with."""
    draws.config = draws.config.model_copy(update={"bred": 0.4})
    begun = draws.begin()
    good = np.arange(7, 17)
    won, played = begun.won.copy(), np.full_like(begun.played, 10.0)
    won[begun.number[150 + good]] = 10.0
    drawn = draws.draw(begun._replace(won=won, played=played), 4)
    np.testing.assert_array_equal(drawn.rows[150:160], begun.rows[150 + good])
    assert not set(drawn.number[150:]) & set(begun.number[150:])
    np.testing.assert_allclose(drawn.won[drawn.number[150:160]], 9.0)
    assert not drawn.played[drawn.number[160:]].any() and not drawn.played[begun.number[150:]].any()
    parents, descendants, strangers = (drawn.rows[first : first + 10, :-1] for first in (150, 160, 170))

    def shared(rows: np.ndarray) -> int:
        return sum(len(set(row) & set(parent)) for row, parent in zip(rows, parents, strict=True))

    assert shared(descendants) > shared(strangers) and (descendants != parents).any()


@pytest.mark.parametrize("share", ["bred", "alike"])
def test_shares_of_drafted_decks_need_some(share: str) -> None:
    with pytest.raises(InputError, match=f"{share} is a share of the drafted decks"):
        make_config({share: 0.5}, "flags")


def test_new_decks_may_be_built_like_the_named_ones(draws: Draws) -> None:
    """The named ones have two of each card."""
    draws.config = draws.config.model_copy(update={"alike": 1.0})
    alike = draws.begin().rows[150:, :-1]
    assert len(alike) == 50 and len({tuple(row) for row in alike}) > 4
    lone = [(np.unique(rows, return_counts=True)[1] == 1).sum() for rows in alike]
    draws.config = draws.config.model_copy(update={"alike": 0.0})
    drafted = [(np.unique(rows, return_counts=True)[1] == 1).sum() for rows in draws.begin().rows[150:, :-1]]
    assert sum(lone) < sum(drafted) / 4


def test_results_count_for_the_decks_that_were_played() -> None:
    field = Field(np.zeros((3, 21)), np.array([0, 1, 2]), np.zeros(2), np.zeros(2))
    number = np.array([[0, 1, 2], [1, 1, 0]])
    score = np.array([[1.0, 0.5, 1.0], [1.0, 0.0, 0.0]])
    counted = np.array([[True, True, True], [True, False, True]])
    won, played = count(field, number, score, counted)
    np.testing.assert_allclose(won, [1.0, 1.5])
    np.testing.assert_allclose(played, [2.0, 2.0])


def test_a_game_counts_for_both_sides_with_itself_and_for_the_learner_against_the_pool() -> None:
    """Two lanes, the second against the pool with the learner in seat 1; the first game goes on at first."""
    loop = object.__new__(Loop)
    loop.config = Config(lanes=2, pool_share=0.5, pool_groups=1, devices=1)
    loop.rollout = Rollout(None, None, loop.config)
    played = Decisions(**dict.fromkeys(Decisions._fields))._replace(
        ended=np.array([[False, True], [True, False]]),
        winner=np.array([[0, 2], [1, 0]]),
        decks=np.array([[[0, 1], [1, 0]], [[0, 1], [1, 0]]]),
        seat=np.array([[0, 1], [0, 1]]),
    )
    field = Field(np.zeros((2, 21)), np.arange(2), np.zeros(2), np.zeros(2))
    one = jax.tree.map(lambda leaf: np.asarray(leaf)[None], (field, played))
    counted = jax.vmap(loop._counted, axis_name=AXIS)(*one)
    np.testing.assert_allclose(counted.won[0], [2.0, 0.0])
    np.testing.assert_allclose(counted.played[0], [2.0, 1.0])


def test_presets_are_configurations_without_held_out_decks() -> None:
    for preset in PRESETS.values():
        config = make_config(preset, "preset")
        assert not set(config.decks) & set(HELD_OUT) and set(EIGHT) <= set(config.decks)


def test_a_frozen_pool_needs_a_start() -> None:
    with pytest.raises(InputError, match="frozen needs a policy"):
        make_config({"frozen": True}, "flags")
    assert Config(frozen=True, start="shipped").frozen
