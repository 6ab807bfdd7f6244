"""Games between players: in the arena, step by step, and as records that another engine can replay."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from synth.engines.engine import Engine
from synth.jobs import LocalProcesses
from synth.play import elsewhere
from synth.play.arena import STEPS, Arena, Schedule
from synth.play.elsewhere import playing
from synth.play.greedy import greedy
from synth.play.learned import PolicyPlayer
from synth.play.player import View
from synth.play.records import record
from synth.play.results import Results
from synth.play.rounds import Rounds, play_rounds, read_rounds
from synth.play.scripted import evolution_first
from synth.play.search import SearchPlayer
from synth.play.table import Table
from synth.policy.function import LEAD
from synth.policy.store import Policy
from synth.reference_py import export
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.layout import Winner
from synth.spec.store import load_catalogue
from tests.small_engine import small_decks

GAMES = 24


@pytest.fixture(scope="module")
def players(engine: Engine, beginner: Policy) -> tuple[Any, Any]:
    return evolution_first(engine), PolicyPlayer(*beginner.on(engine))


@pytest.fixture(scope="module")
def schedule() -> Schedule:
    return Schedule.spread(small_decks(), GAMES, 3)


@pytest.fixture(scope="module")
def results(engine: Engine, players: tuple[Any, Any], schedule: Schedule) -> Results:
    """With fewer tables than games, so that tables are used again."""
    return Arena(engine, players, 10).play(schedule)


def test_a_game_that_does_not_end_is_a_tie(
    engine: Engine, players: tuple[Any, Any], schedule: Schedule, results: Results
) -> None:
    longest = 40
    short = Arena(engine, players, 10, longest).play(schedule)
    long = short.decisions >= longest
    assert 0 < long.sum() < GAMES and (short.winner[long] == Winner.TIE).sum() > 0
    np.testing.assert_array_equal(short.winner[~long], results.winner[~long])
    assert (short.decisions <= longest + STEPS).all() and (results.decisions > longest + STEPS).any()


@pytest.fixture(scope="module")
def records(engine: Engine, players: tuple[Any, Any], schedule: Schedule, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same games, all side by side, step by step, written down."""
    folder = tmp_path_factory.mktemp("records")
    record(engine, schedule, ("evolve", "policy"), Table(engine, players).play(schedule), folder)
    return folder


def lines(folder: Path, game: int) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / f"game-{game:06d}.jsonl").read_text("utf-8").splitlines()]


def test_a_game_does_not_depend_on_what_is_played_beside_it(results: Results, records: Path) -> None:
    winners = {1: 0, 2: 1, 3: None}
    for game in range(GAMES):
        end = lines(records, game)[-1]
        assert end["winner"] == winners[int(results.winner[game])]
        assert end["end"] == results.decisions[game] and end["turns"] == results.turns[game]


def test_a_plan_beats_no_plan(results: Results) -> None:
    assert results.tally().interval[0] > 0.5


def test_a_record_can_be_replayed_on_the_reference(engine: Engine, records: Path) -> None:
    """From what is in the files alone: decks, seed, actions."""
    catalogue = load_catalogue()
    pool = CardPool(catalogue.get(card) for card in engine.layout.CARDS)
    for number in range(4):
        start, *decisions, end = lines(records, number)
        decks = [Deck.of(deck["name"], deck["cards"], deck["energy"]) for deck in start["decks"]]
        game = new_game(pool, decks, step_key(start["seed"], 0))
        for decision in decisions:
            assert decision["player"] == game.decider
            assert decision["legal"] == np.flatnonzero(legal_mask(game)).tolist()
            cells = export(game)
            assert decision["state"] == [cells[name] for name in engine.cell_names]
            assert decision["action"] in decision["legal"]
            game = step(game, decision["action"], step_key(start["seed"], decision["decision"]))
        assert game.over and {1: 0, 2: 1, 3: None}[int(game.winner)] == end["winner"]


def test_records_say_what_their_numbers_mean(engine: Engine, records: Path) -> None:
    layout = json.loads((records / "layout.json").read_text("utf-8"))
    decision = lines(records, 0)[1]
    assert len(decision["state"]) == len(layout["cells"]) and len(decision["observation"]) == len(layout["observation"])
    state = dict(zip(layout["cells"], decision["state"], strict=True))
    assert state["turn"] == -1
    card = layout["cards"][state["card_0_0"]]
    assert card["id"] in engine.layout.CARDS


@pytest.fixture(scope="module")
def position(engine: Engine, schedule: Schedule) -> View:
    """The first decisions of some games."""
    host = engine.host
    rows = host.start(engine.deck_rows(schedule.decks)[schedule.seats], host.step_keys(schedule.seeds, 0))
    return View(host.current_player(rows), host.observe(rows), host.legal_mask(rows), rows)


def test_greedy_puts_down_what_it_can(engine: Engine, position: View, schedule: Schedule) -> None:
    """In setup every Pokémon makes the board worth more."""
    player = greedy(engine)
    key = engine.chance.step_key(schedule.seeds, np.full(GAMES, 1, np.uint32))
    actions = np.asarray(jax.jit(player.choose)(None, position, key))
    assert position.legal[np.arange(GAMES), actions].all()
    first, size = engine.actions["play"]
    assert ((actions >= first) & (actions < first + size)).all()


def test_a_search_counts_an_end_for_who_won_and_a_value_for_who_decides(
    engine: Engine, beginner: Policy, players: tuple[Any, Any], schedule: Schedule
) -> None:
    """Along a whole game: what is good for one player is as bad for the other."""
    function, parameters = beginner.on(engine)
    search = SearchPlayer(function, parameters)
    moments = list(Table(engine, players).play(schedule.part(slice(0, 1))))
    end = moments.pop()
    winner = int(end.winner[0]) - 1
    rows = np.concatenate([moment.rows for moment in (*moments, end)])
    worth = jax.jit(search._worth)
    first, second = (np.asarray(worth(parameters, rows, np.full(len(rows), seat))) for seat in (0, 1))
    np.testing.assert_allclose(first, -second, atol=1e-6)
    assert first[-1] == (1 if winner == 0 else -1) and (np.abs(first[:-1]) < 1).all()
    view = moments[3]
    value = function.value(parameters, engine.host.observe(view.rows))
    assert (first, second)[int(view.player[0])][3] == pytest.approx(float(value[0]), abs=1e-5)


def test_a_lead_in_points_counts_where_a_search_looks(engine: Engine, beginner: Policy, position: View) -> None:
    """The same position with a point more for who decides is worth that much more, whatever the policy has learned of it."""
    function, parameters = beginner.on(engine)
    flat = parameters._replace(board=parameters.board | {"value": jax.tree.map(np.zeros_like, parameters.board["value"])})
    ahead = position.seen.copy()
    ahead[:, engine.entry("my_points")] += 1
    before, after = function.value(flat, position.seen), function.value(flat, ahead)
    np.testing.assert_allclose(before, 0, atol=1e-6)
    np.testing.assert_allclose(after, LEAD / 3, atol=1e-6)


def test_a_field_that_was_interrupted_goes_on(engine: Engine, tmp_path: Path) -> None:
    """Two rounds, the second in another process's place, are the two rounds; other decks are refused."""
    folder, decks, path = Path(str(engine.package.__file__)).parent, small_decks(), tmp_path / "rounds.json"
    fresh = Rounds(decks=("fire", "water"), player="random", seed=1, round=6)
    arena = playing(folder, decks, "random", 6, None)
    first = play_rounds(arena, decks, fresh, 1, path, lambda _: None)
    seen: list[int] = []
    both = play_rounds(arena, decks, read_rounds(path, fresh), 2, path, seen.append)
    assert both.rounds[0] == first.rounds[0] and len(both.rounds) == 2 and min(seen) >= 6
    assert read_rounds(path, fresh) == both
    tally = both.matchup(2).tallies[0, 1]
    assert tally.games == 12 and both.matchup(2).tallies[1, 0].wins == tally.losses
    with pytest.raises(InputError, match="played with other decks"):
        read_rounds(path, fresh.model_copy(update={"decks": ("fire", "fire")}))
    path.write_text("{}", "utf-8")
    with pytest.raises(InputError, match="is no field"):
        read_rounds(path, fresh)


def test_games_come_out_the_same_elsewhere(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """In several jobs, one smaller than the others, on an engine built from the deck lists alone."""
    monkeypatch.setattr(elsewhere, "PART", 10)
    schedule, seen = Schedule.of(small_decks(), [(0, 1), (1, 1)], 12, 3), list[int]()
    who = evolution_first(engine)
    here = Arena(engine, (who, who), 8).play(schedule)
    there = elsewhere.Elsewhere("evolve", 8, LocalProcesses(1)).play(schedule, seen.append)
    for field in fields(Results):
        np.testing.assert_array_equal(getattr(here, field.name), getattr(there, field.name))
    assert seen == [0, 10, 20, 24]
