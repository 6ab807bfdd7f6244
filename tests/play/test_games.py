"""Games between players: in the arena, step by step, and as records that another engine can replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from synth.engines.engine import Engine
from synth.play.arena import Arena, Schedule
from synth.play.greedy import GreedyPlayer
from synth.play.learned import PolicyPlayer
from synth.play.player import View, look
from synth.play.records import record
from synth.play.results import Results
from synth.play.scripted import evolution_first
from synth.play.search import SearchPlayer, packed
from synth.play.table import Table
from synth.policy.store import Policy
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.spec.store import load_catalogue
from synth.verify.batch import ActionMap
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
    whole = ActionMap(engine.layout).to_whole
    for number in range(4):
        start, *decisions, end = lines(records, number)
        decks = [Deck.of(deck["name"], deck["cards"], deck["energy"]) for deck in start["decks"]]
        game = new_game(pool, decks, step_key(start["seed"], 0))
        for decision in decisions:
            assert decision["player"] == game.decider
            assert whole[decision["legal"]].tolist() == np.flatnonzero(legal_mask(game)).tolist()
            assert decision["action"] in decision["legal"]
            game = step(game, int(whole[decision["action"]]), step_key(start["seed"], decision["decision"]))
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
    rows = engine.deck_rows(schedule.decks)

    @jax.jit
    def start(rows: Any, seeds: Any) -> View:
        return look(engine, jax.vmap(engine.env.start_cells)(rows, engine.chance.step_key(seeds, 0)))

    return start(rows[schedule.seats], schedule.seeds)


def test_greedy_puts_down_what_it_can(engine: Engine, position: View, schedule: Schedule) -> None:
    """In setup every Pokémon makes the board worth more."""
    player = GreedyPlayer(engine)
    actions = np.asarray(jax.jit(player.choose)(None, position, engine.chance.step_key(schedule.seeds, 1)))
    assert position.legal[actions, np.arange(GAMES)].all()
    first, size = engine.actions["play"]
    assert ((actions >= first) & (actions < first + size)).all()


def test_a_search_counts_a_win_for_who_moved_and_the_rest_for_who_decides_next(
    engine: Engine, beginner: Policy, records: Path
) -> None:
    """Along a whole game that was recorded: no move but the last has a reward, and the sign turns with the player."""
    function, parameters = beginner.on(engine)
    search = SearchPlayer(function, parameters)
    _, *decisions, end = lines(records, 0)
    state = np.array([decision["state"] for decision in decisions])
    cells = {name: state[:, at].astype(dtype) for at, (name, dtype) in enumerate(engine.layout.CELLS.items())}
    masks = np.zeros((len(decisions), engine.layout.MASK_WORDS), np.uint32)
    for at, decision in enumerate(decisions):
        for action in decision["legal"]:
            masks[at, action // 32] |= np.uint32(1 << action % 32)
    cells |= {f"mask_{word}": masks[:, word] for word in range(engine.layout.MASK_WORDS)}
    actions = np.array([decision["action"] for decision in decisions])
    words = engine.chance.step_key(np.arange(len(decisions), dtype=np.uint32), 0)
    found, _ = jax.jit(search._advance)(parameters, None, actions, packed(engine, cells, words))
    player = np.array([decision["player"] for decision in decisions])
    assert found.reward[-1] == (1 if end["winner"] == player[-1] else -1) and found.discount[-1] == 0
    assert (found.reward[:-1] == 0).all() and set(np.asarray(found.discount[:-1]).tolist()) == {1.0, -1.0}
    # Only chance that ends a turn differently could change who decides next.
    assert (found.discount[:-1] == np.where(player[1:] == player[:-1], 1, -1)).mean() > 0.9
