"""What is hidden from a player stays hidden from one that tries moves: cards in hand and deck, orders, what lies face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

from synth.codegen.build import build, write
from synth.engines.engine import Engine
from synth.play.greedy import GreedyPlayer
from synth.play.player import View, look
from synth.play.search import SearchPlayer, unpacked
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.spec.decks import Deck, parse_deck
from synth.spec.layout import Phase
from synth.spec.store import load_catalogue

PRYING = """Energy: Psychic
2 Porygon A1 209
2 Unown A2a 34
2 Misdreavus A4a 32
2 Looker A3a 68
2 Silver A4 158
2 Hand Scope P-A 3
2 Pokédex P-A 4
2 Mythical Slab A1a 65
2 Rotom Dex A3 145
2 Prank Spinner B1 213
"""
"""Cards that look at hands and decks, show, shuffle and put cards at the bottom."""
GAMES, MOMENTS = 32, 60


def prying() -> Deck:
    return parse_deck(PRYING, "prying", load_catalogue())


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    catalogue = load_catalogue()
    wanted = {catalogue.get(card).play_id for card in prying().cards}
    folder = tmp_path_factory.mktemp("prying") / "engine"
    write(build([card for card in catalogue.cards.values() if card.play_id in wanted]).files, folder)
    return Engine.load(folder)


@pytest.fixture(scope="module")
def moments(engine: Engine) -> View:
    """Every decision of some random games, one after the other: [..., MOMENTS * GAMES]."""
    rows = np.repeat(engine.deck_rows([prying(), prying()])[None], GAMES, axis=0)
    seeds = np.arange(GAMES, dtype=np.uint32)
    env, chance = engine.env, engine.chance

    @jax.jit
    def play() -> View:
        def one(cells: Any, number: Any) -> tuple[Any, View]:
            key = chance.step_key(seeds, number)
            action = jax.vmap(env.random_action)(cells, key)
            return jax.vmap(env.step_cells)(cells, action, key), look(engine, cells)

        start = jax.vmap(env.start_cells)(rows, chance.step_key(seeds, 0))
        return jax.lax.scan(one, start, np.arange(1, MOMENTS + 1, dtype=np.uint32))[1]

    views = jax.device_get(play())
    return jax.tree.map(lambda leaf: np.moveaxis(leaf, 0, -2).reshape(*leaf.shape[1:-1], -1), views)


@pytest.fixture(scope="module")
def worlds(engine: Engine, moments: View) -> tuple[Any, Any, View]:
    """Two worlds of every moment by different words, and what the player sees in the first of them."""

    @jax.jit
    def imagine(view: View) -> tuple[Any, Any, View]:
        one, other = (deal(engine)(view.cells, view.player, words(engine, seed)) for seed in (1, 2))
        return one, other, look(engine, one)

    return jax.device_get(imagine(moments))


def deal(engine: Engine) -> Callable[..., Any]:
    return jax.vmap(engine.env.worlds.deal)


def words(engine: Engine, seed: int) -> Any:
    return engine.chance.step_key(np.arange(MOMENTS * GAMES, dtype=np.uint32), seed)


def test_a_world_looks_the_same_to_who_decides(moments: View, worlds: tuple[Any, Any, View]) -> None:
    _, _, view = worlds
    np.testing.assert_array_equal(view.player, moments.player)
    np.testing.assert_array_equal(view.seen, moments.seen)
    np.testing.assert_array_equal(view.legal, moments.legal)


def test_worlds_differ_in_what_is_hidden(engine: Engine, moments: View, worlds: tuple[Any, Any, View]) -> None:
    def differs(*facts: str) -> np.ndarray:
        names = [name for name in engine.layout.CELLS if name.startswith(facts)]
        return np.stack([worlds[0][name] != worlds[1][name] for name in names]).any(0)

    assert differs("place_").mean() > 0.5, "hands that nobody has shown"
    assert differs("order_").mean() > 0.1, "orders that somebody else fixed"
    covered = (moments.cells["phase"] == Phase.SETUP) & (moments.cells["turn"] == 0)
    assert differs("pokemon_")[covered].any(), "Pokémon that lie face down"
    assert not differs("pokemon_")[moments.cells["phase"] != Phase.SETUP].any()


def test_the_same_cards_are_in_as_many_places(engine: Engine, moments: View, worlds: tuple[Any, Any, View]) -> None:
    for side in range(2):
        there, here = (
            np.sort(np.stack([cells[f"place_{side}_{k}"] for k in range(engine.layout.PLACES)]), axis=0)
            for cells in (worlds[0], moments.cells)
        )
        np.testing.assert_array_equal(there, here)


def test_games_that_a_player_cannot_tell_apart_become_the_same_world(
    engine: Engine, moments: View, worlds: tuple[Any, Any, View]
) -> None:
    """Dealing is a function of what is known: the real game and an imagined one lead to the same."""
    again = jax.jit(lambda view: deal(engine)(worlds[0], view.player, words(engine, 2)))(moments)
    for name, value in worlds[1].items():
        np.testing.assert_array_equal(again[name], value, err_msg=name)


@pytest.fixture(scope="module")
def searcher(engine: Engine) -> tuple[SearchPlayer, Any]:
    function = PolicyFunction(engine, Network(8, 1, 4))
    player = SearchPlayer(function, jax.jit(function.init)(jax.random.key(0)), simulations=4)
    return player, jax.jit(player.choose)


def test_a_search_begins_in_worlds(engine: Engine, moments: View, searcher: tuple[SearchPlayer, Any]) -> None:
    player, _ = searcher

    @jax.jit
    def begin(view: View) -> View:
        cells, _ = unpacked(engine, player.worlds_of(view, words(engine, 3)))
        return look(engine, cells)

    view = begin(moments)
    for fact in ("player", "seen", "legal"):
        there, here = getattr(view, fact), getattr(moments, fact)
        np.testing.assert_array_equal(there, np.concatenate([here, here], axis=-1), err_msg=fact)
    one, other = np.split(np.stack([view.cells[f"place_1_{k}"] for k in range(engine.layout.PLACES)]), 2, axis=1)
    assert (one != other).any(0).mean() > 0.2


def test_greedy_chooses_the_same_whatever_is_hidden(engine: Engine, moments: View, worlds: tuple[Any, Any, View]) -> None:
    choose = jax.jit(GreedyPlayer(engine).choose)
    chooses_the_same(lambda view: choose(None, view, words(engine, 3)), moments, worlds)


def test_a_search_chooses_the_same_whatever_is_hidden(
    engine: Engine, moments: View, worlds: tuple[Any, Any, View], searcher: tuple[SearchPlayer, Any]
) -> None:
    player, choose = searcher
    chooses_the_same(lambda view: choose(player.parameters, view, words(engine, 3)), moments, worlds)


def chooses_the_same(choose: Callable[[View], Any], moments: View, worlds: tuple[Any, Any, View]) -> None:
    real, imagined = (np.asarray(choose(moments._replace(cells=cells))) for cells in (moments.cells, worlds[0]))
    np.testing.assert_array_equal(real, imagined)
    running = moments.cells["winner"] == 0
    assert moments.legal[real, np.arange(len(real))][running].all()


def test_a_search_does_not_depend_on_what_is_played_beside_it(
    engine: Engine, moments: View, searcher: tuple[SearchPlayer, Any]
) -> None:
    player, choose = searcher
    order = np.random.default_rng(0).permutation(MOMENTS * GAMES)
    key = words(engine, 3)
    shuffled = choose(player.parameters, jax.tree.map(lambda leaf: leaf[..., order], moments), tuple(word[order] for word in key))
    np.testing.assert_array_equal(np.asarray(choose(player.parameters, moments, key))[order], shuffled)
