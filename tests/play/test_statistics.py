"""What numbers of games say: intervals, ratings, races."""

import numpy as np
import pytest

from synth.play.calibration import Expected, binned, error
from synth.play.matchup import Matchup, pairs
from synth.play.meta import equilibrium, standings
from synth.play.mixed import Games, ladder
from synth.play.race import gain, race
from synth.play.ratings import rate
from synth.play.results import Results, Tally
from synth.spec.layout import Winner


def test_an_interval_holds_the_true_rate_as_often_as_it_says() -> None:
    rng = np.random.default_rng(0)
    wins = rng.binomial(200, 0.9, 2000)
    inside = [low <= 0.9 <= high for low, high in (Tally(int(won), 0, 200 - int(won)).interval for won in wins)]
    assert 0.93 < np.mean(inside) < 0.97


def test_ties_narrow_the_interval_of_the_score() -> None:
    (low, high), (tied_low, tied_high) = Tally(50, 0, 50).score_interval, Tally(5, 90, 5).score_interval
    assert tied_high - tied_low < (high - low) / 2
    assert low < 0.5 < high


def test_a_result_counts_for_both_seats() -> None:
    winner = np.array([Winner.PLAYER_0, Winner.PLAYER_1, Winner.PLAYER_1, Winner.TIE])
    results = Results(np.zeros((4, 2), int), winner, np.array([0, 1, 0, 1]), np.full(4, 9), np.full(4, 50))
    assert results.tally(0) == Tally(1, 1, 2)
    assert results.tally(1) == Tally(2, 1, 1)
    assert results.where(results.first == 0).tally(0) == Tally(1, 0, 1)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    true = {"a": 0.0, "b": 100.0, "c": 250.0, "d": -150.0}
    rng = np.random.default_rng(1)
    tallies = {}
    for one, other in [(x, y) for x in true for y in true if x < y]:
        won = int(rng.binomial(2000, 1 / (1 + 10 ** ((true[other] - true[one]) / 400))))
        tallies[one, other] = Tally(won, 0, 2000 - won)
    rated = {rating.name: rating for rating in rate(tallies, "a")}
    assert rated["a"].elo == 0 and rated["a"].spread == 0
    for name, elo in true.items():
        assert abs(rated[name].elo - elo) <= max(1.5 * rated[name].spread, 1e-9)
    assert [rating.name for rating in rate(tallies)] == ["c", "b", "a", "d"]


def test_a_player_that_never_lost_has_a_finite_rating() -> None:
    best, worst = rate({("a", "b"): Tally(50, 0, 0)})
    assert best.name == "a" and 0 < best.elo - worst.elo < 4000


def test_a_race_ends_with_the_best_and_spends_the_same_on_every_round() -> None:
    strength, spent = np.linspace(0.3, 0.7, 16), []

    def play(alive, seed):
        rng = np.random.default_rng(seed)
        share = 8000 // len(alive)
        spent.append(share * len(alive))
        wins = [int(rng.binomial(share, strength[runner])) for runner in alive]
        return [Tally(won, 0, share - won) for won in wins]

    ran = race(16, play, 0)
    assert ran.best == 15
    assert spent == [8000] * 4
    assert [len(alive) for alive in ran.rounds] == [16, 8, 4, 2]


def test_a_gain_that_may_be_luck_has_zero_in_its_interval() -> None:
    more, low, high = gain(Tally(520, 0, 480), Tally(500, 0, 500))
    assert more == pytest.approx(0.02) and low < 0 < high
    assert gain(Tally(700, 0, 300), Tally(500, 0, 500))[1] > 0


def test_a_matchup_is_the_same_from_both_sides() -> None:
    seats = np.array(pairs(3) * 2)
    winner = np.array([1, 2, 3, 1, 1, 2])
    found = Matchup.of(("x", "y", "z"), Results(seats, winner, winner, winner, winner))
    assert found.tallies[0, 1] == Tally(2, 0, 0) and found.tallies[1, 0] == Tally(0, 0, 2)
    assert found.overall(2) == Tally(2, 1, 1)
    assert found.ranking[0] == 0
    scores = found.scores((0, 1, 2))
    np.testing.assert_allclose(scores + scores.T, np.where(np.eye(3), np.nan, 1.0))


def test_an_equilibrium_leaves_no_deck_a_gain() -> None:
    """Rock, paper, scissors with a rock that wins more; and a deck that loses to all."""
    scores = np.array([[0.5, 0.2, 0.9, 0.8], [0.8, 0.5, 0.3, 0.7], [0.1, 0.7, 0.5, 0.6], [0.2, 0.3, 0.4, 0.5]])
    shares = equilibrium(scores)
    assert shares.sum() == pytest.approx(1) and shares[3] == pytest.approx(0)
    assert (scores @ shares).max() == pytest.approx(0.5, abs=1e-6)
    gain = scores - 0.5
    # By hand: each share is in proportion to the gain of the other two between them.
    by_hand = np.array([gain[1, 2], gain[2, 0], gain[0, 1]])
    np.testing.assert_allclose(shares[:3], by_hand / by_hand.sum(), atol=1e-6)


def test_tiers_follow_what_the_games_can_say() -> None:
    """With many games a deck that loses is in the last tier; with few nobody knows."""
    def field(games: int) -> Matchup:
        won = {(0, 1): 0.6, (0, 2): 0.7, (1, 2): 0.7}
        tallies = {}
        for (a, b), share in won.items():
            wins = round(share * games)
            tallies[a, b], tallies[b, a] = Tally(wins, 0, games - wins), Tally(games - wins, 0, wins)
        return Matchup(("best", "middle", "worst"), tallies)

    sure = {row.name: row for row in standings(field(5000))}
    assert sure["best"].tier == 1 and sure["best"].share == pytest.approx(1)
    assert sure["worst"].tier == 4 and sure["worst"].low < 0.3 < sure["worst"].high
    assert sure["middle"].tier == 4 - 1 and sure["middle"].score == pytest.approx(0.4)
    assert {row.tier for row in standings(field(4))} == {1}


def test_a_ladder_keeps_players_decks_and_going_first_apart() -> None:
    """Games made from known strengths; the weaker player has the better decks more often, and the ladder is not fooled."""
    rng = np.random.default_rng(3)
    strength, first, number = np.array([0.0, 0.6, 1.2]), 0.4, 12
    effect = rng.normal(0, 0.7, number)
    effect -= effect.mean()
    games = 12_000
    players = rng.permuted(np.tile(np.arange(3), (games, 1)), axis=1)[:, :2]
    good, any_deck = np.argsort(effect)[-4:][rng.integers(0, 4, (games, 2))], rng.integers(0, number, (games, 2))
    decks = np.where((players == 0) & (rng.random((games, 2)) < 0.7), good, any_deck)
    went = rng.integers(0, 2, games)
    odds = strength[players] @ [1, -1] + effect[decks] @ [1, -1] + np.where(went == 0, first / 2, -first / 2)
    score = (rng.random(games) < 1 / (1 + np.exp(-odds))).astype(float)
    names = ("weak", "middle", "strong")
    found = ladder(Games(players, decks, went, score), names, [str(deck) for deck in range(number)], "weak")
    unit = 400 / np.log(10)
    rated = {one.name: one for one in found.players}
    for name, true in zip(names, strength, strict=True):
        assert abs(rated[name].elo - unit * true) <= 1.5 * rated[name].spread + 1e-9 and rated[name].spread < 20
    assert abs(found.first.elo - unit * first) < 1.5 * found.first.spread
    assert 0.5 < found.deck_spread / (unit * effect.std()) < 1.6
    inside = [abs(one.elo - unit * effect[int(one.name)]) < 1.5 * one.spread for one in found.decks]
    assert np.mean(inside) > 0.9
    tallies = {(names[a], names[b]): Tally(int(won), 0, int(all_ - won)) for a, b, won, all_ in _pairs(players, score)}
    naive = rate(tallies, "weak")
    assert {one.name: one.elo for one in naive}["strong"] < rated["strong"].elo - 20, "decks that are not counted mislead"


def test_a_curve_says_whether_values_mean_what_they_say() -> None:
    """Outcomes drawn from the values; then the same values of somebody who is too sure."""
    rng = np.random.default_rng(5)
    game = np.repeat(np.arange(800), 10)
    true = np.repeat(rng.uniform(-0.8, 0.8, 800), 10)
    won = np.repeat(rng.random(800), 10) < (1 + true) / 2
    outcome = np.where(won, 1.0, -1.0)
    honest, sure = binned(Expected(true, outcome, game)), binned(Expected(np.sign(true) * 0.9, outcome, game))
    assert np.mean([one.low <= one.value <= one.high for one in honest]) > 0.7
    assert error(honest) < 0.12 < 0.3 < error(sure)
    assert sum(one.decisions for one in honest) == 8000


def _pairs(players: np.ndarray, score: np.ndarray) -> list[tuple[int, int, float, int]]:
    found = []
    for a, b in ((0, 1), (0, 2), (1, 2)):
        one, other = (players == (a, b)).all(axis=1), (players == (b, a)).all(axis=1)
        found.append((a, b, score[one].sum() + (1 - score[other]).sum(), int(one.sum() + other.sum())))
    return found
