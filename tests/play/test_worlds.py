"""What is hidden from a player stays hidden from one that tries moves: cards in hand and deck, orders, what lies face down."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import jax
import numpy as np
import pytest

from synth.codegen.build import build, write
from synth.engines.cache import cached_engine
from synth.engines.engine import Engine
from synth.engines.pool import cards_of_decks
from synth.play.arena import decide
from synth.play.greedy import expert, greedy
from synth.play.outcomes import Outcomes
from synth.play.player import View, where_asked
from synth.play.scripted import RandomPlayer, attach_and_attack, evolution_first
from synth.play.search import SearchPlayer
from synth.play.trials import ByRanks, Trials, Trying
from synth.policy.changes import AT_ONCE, ONWARD, Told
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.spec.decks import Deck, parse_deck, shipped_decks
from synth.spec.layout import Phase, Place
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
    """Every decision of some random games, one after the other: [MOMENTS * GAMES, ...]."""
    decks = engine.deck_rows([prying(), prying()])
    return joined(played(engine, np.repeat(decks[None], GAMES, axis=0), MOMENTS))


def played(engine: Engine, decks: np.ndarray, steps: int) -> Iterator[View]:
    """So many decisions of random games, with what who decides sees of each."""
    host, seeds = engine.host, np.arange(len(decks), dtype=np.uint32)
    rows = host.start(decks, host.step_keys(seeds, 0))
    for number in range(1, steps + 1):
        yield View(host.current_player(rows), host.observe(rows), host.legal_mask(rows), rows)
        keys = host.step_keys(seeds, number)
        rows = host.step(rows, host.random_actions(rows, keys), keys)


def joined(views: Iterable[View]) -> View:
    return View(*map(np.concatenate, zip(*views, strict=True)))


def words(engine: Engine, seed: int) -> Any:
    return engine.chance.step_key(np.arange(MOMENTS * GAMES, dtype=np.uint32), np.full(MOMENTS * GAMES, seed, np.uint32))


def dealt(engine: Engine, rows: np.ndarray, viewers: np.ndarray, seed: int) -> np.ndarray:
    return engine.host.resample(rows, viewers, engine.host.step_keys(np.arange(len(rows)), seed))


@pytest.fixture(scope="module")
def worlds(engine: Engine, moments: View) -> tuple[np.ndarray, np.ndarray]:
    """Two worlds of every moment by different words."""
    one, other = (dealt(engine, moments.rows, moments.player, seed) for seed in (1, 2))
    return one, other


def test_worlds_of_all_shipped_decks_look_the_same_to_their_viewer_and_can_be_played() -> None:
    """At every kind of decision, setup included, for the player who decides and for the other one."""
    catalogue = load_catalogue()
    decks = list(shipped_decks(catalogue).values())
    engine = Engine.load(cached_engine(cards_of_decks(decks, catalogue)))
    host, rows = engine.host, engine.deck_rows(decks)
    rng = np.random.default_rng(0)
    pairs = rows[np.stack([np.arange(4 * len(rows)) % len(rows), rng.integers(0, len(rows), 4 * len(rows))], axis=1)]
    kinds = set()
    for number, view in enumerate(played(engine, pairs, 150)):
        running = host.winner(view.rows) == 0
        if not running.any():
            break
        now = view.rows[running]
        for viewers in (view.player[running], 1 - view.player[running]):
            world = dealt(engine, now, viewers, number)
            np.testing.assert_array_equal(host.observe(world, viewers), host.observe(now, viewers))
            np.testing.assert_array_equal(host.current_player(world), view.player[running])
            mask = host.legal_mask(world)
            assert (mask.any(axis=1) & (host.winner(world) == 0)).all(), "somebody can always do something"
            if (viewers == view.player[running]).all():
                np.testing.assert_array_equal(mask, view.legal[running])
            keys = host.step_keys(np.arange(len(world)), 1000 + number)
            after = host.step(world, host.random_actions(world, keys), keys)
            over = host.winner(after) != 0
            assert (over | host.legal_mask(after).any(axis=1)).all(), "nor does the world end up where nothing is legal"
            opening = host.cell(world, "phase") == Phase.SETUP
            assert basics_in_reach(engine, world)[opening].all(), "an opening hand has a Basic Pokémon"
        kinds |= set(host.cell(now, "phase").tolist())
    assert kinds >= {phase for phase in Phase if phase not in (Phase.OVER, Phase.CHOOSE_ATTACK)}, "few decks copy attacks"


def basics_in_reach(engine: Engine, rows: np.ndarray) -> np.ndarray:
    """[B]: each player has a Basic Pokémon in hand or has put one down."""
    basic = np.array(engine.layout.BASIC, bool)[engine.host.cell(rows, "card")]
    place = engine.host.cell(rows, "place")
    return (basic & ((place == Place.HAND) | (place >= Place.IN_PLAY))).any(axis=2).all(axis=1)


def test_a_world_looks_the_same_to_who_decides(engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]) -> None:
    host = engine.host
    for world in worlds:
        np.testing.assert_array_equal(host.current_player(world), moments.player)
        np.testing.assert_array_equal(host.observe(world), moments.seen)
        np.testing.assert_array_equal(host.legal_mask(world), moments.legal)


def test_worlds_differ_in_what_is_hidden(engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]) -> None:
    cell = engine.host.cell

    def differs(name: str) -> np.ndarray:
        one, other = (cell(world, name).reshape(len(world), -1) for world in worlds)
        return (one != other).any(axis=1)

    phase, turn = cell(moments.rows, "phase"), cell(moments.rows, "turn")
    assert differs("place").mean() > 0.5, "hands that nobody has shown"
    assert differs("order").mean() > 0.1, "orders that somebody else fixed"
    assert differs("pokemon")[(phase == Phase.SETUP) & (turn == 0)].any(), "Pokémon that lie face down"
    assert not differs("pokemon")[phase != Phase.SETUP].any()


def test_the_same_cards_are_in_as_many_places(engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]) -> None:
    there, here = (np.sort(engine.host.cell(rows, "place"), axis=2) for rows in (worlds[0], moments.rows))
    np.testing.assert_array_equal(there, here)


def test_games_that_a_player_cannot_tell_apart_become_the_same_world(
    engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]
) -> None:
    """Dealing is a function of what is known: the real game and an imagined one lead to the same."""
    again = dealt(engine, worlds[0], moments.player, 2)
    np.testing.assert_array_equal(engine.named_cells(again), engine.named_cells(worlds[1]))


@pytest.fixture(scope="module")
def searcher(engine: Engine) -> tuple[SearchPlayer, Any]:
    function = PolicyFunction(engine, Network(8, 1, 4))
    parameters = jax.jit(lambda key: function.prepared(function.init(key)))(jax.random.key(0))
    player = SearchPlayer(function, parameters, simulations=8)
    return player, jax.jit(player.choose)


@pytest.mark.parametrize("made", [greedy, expert])
def test_a_looking_player_chooses_the_same_whatever_is_hidden(
    made: Callable[[Engine], Any], engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]
) -> None:
    choose = jax.jit(made(engine).choose)
    chooses_the_same(lambda view: choose(None, view, words(engine, 3)), moments, worlds)


def test_a_policy_is_told_what_each_move_does_in_a_world_that_could_be(
    engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray]
) -> None:
    """The same whatever is hidden; and what the engine's own steps do, counted by name."""
    told, all_ = jax.jit(Outcomes(engine)), np.ones(len(moments.player), bool)
    real, other = (told(moments._replace(rows=rows), words(engine, 3), all_) for rows in (moments.rows, worlds[0]))
    jax.tree.map(np.testing.assert_array_equal, real, other)
    at_once, onward = by_action(engine, real)
    host, seen, changed = engine.host, set(), dict(zip(AT_ONCE, at_once.transpose(2, 0, 1), strict=True))
    assert not at_once[~moments.legal].any() and not onward[~moments.legal].any()
    # What no chance and nothing hidden has a part in: attaching Energy and ending the turn.
    for group, name in (("attach", "my energy"), ("end", "turn_over")):
        first, size = engine.actions[group]
        for game, action in zip(*np.nonzero(moments.legal[:, first : first + size]), strict=True):
            if moments.legal[game].sum() == 1 or host.cell(moments.rows[game], "phase") != Phase.MAIN:
                continue
            assert changed[name][game, first + action] == 1
            seen.add(name)
    assert seen == {"my energy", "turn_over"}
    found = {name for name, change in changed.items() if change.any()}
    assert found > {"my hand", "my deck", "their hp", "my pokemon", "my points"}
    # `greedy` plays its turns on alike, and takes what it then likes best.
    taken = np.asarray(jax.jit(greedy(engine).choose)(None, moments, words(engine, 3)))
    regret = onward[..., ONWARD.index("regret")]
    assert not regret[np.arange(len(taken)), taken].any() and (regret < 0).any(1).mean() > 0.3
    nothing = told(moments, words(engine, 3), ~all_)
    assert not nothing.onward.any()
    np.testing.assert_array_equal(nothing.at_once, real.at_once)


def by_action(engine: Engine, told: Told) -> tuple[np.ndarray, np.ndarray]:
    """[games, actions, ...]: what is told at once and onward."""
    move, actions = np.asarray(told.move), engine.layout.NUM_ACTIONS
    found = []
    for changes in map(np.asarray, (told.at_once, told.onward)):
        table = np.zeros((len(move), actions + 1, changes.shape[2]), np.int32)
        table[np.arange(len(move))[:, None], move] = changes
        found.append(table[:, :actions])
    return found[0], found[1]


def test_moves_of_a_game_are_tried_in_the_same_worlds(engine: Engine, moments: View) -> None:
    """Trials with the same number begin alike, others do not; what is not wanted is not tried."""
    few = jax.tree.map(lambda leaf: leaf[GAMES * 20 : GAMES * 21], moments)
    key = tuple(word[:GAMES] for word in words(engine, 3))
    first = np.argmax(few.legal, axis=1)
    game = np.tile(np.arange(GAMES), 3)
    trials = Trials(game, first[game], np.repeat([0, 0, 1], GAMES), np.repeat([True, True, True], GAMES))

    def order(_: Any, rows: Any, player: Any) -> Any:
        return (engine.env.cell(rows, "place").reshape(len(rows), -1) * np.arange(1, 41)).sum(1).astype(float)

    def at_random(_: Any, view: View, key: Any, player: Any) -> Any:
        return RandomPlayer(engine).choose(None, view, key)

    trying = Trying(engine, at_random, order, turns=1)
    one, same, other = np.split(np.asarray(jax.jit(trying)(None, few, key, trials)), 3)
    np.testing.assert_array_equal(one, same)
    assert (one != other).mean() > 0.3
    none = jax.jit(trying)(None, few, key, trials._replace(wanted=np.zeros(3 * GAMES, bool)))
    assert not np.asarray(none).any()


@pytest.mark.parametrize("turns", [1, 3])
def test_machine_code_plays_on_by_ranks_as_jax_does(
    turns: int, engine: Engine, moments: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every byte; with ranks of both players, and where chance decides among equals."""
    onward = ByRanks(evolution_first(engine), attach_and_attack(engine))
    turn = engine.host.cell(moments.rows, "turn") + turns
    given = (moments.rows, words(engine, 5)[0], moments.player, turn)
    assert engine.ranks_followed
    by_code = np.asarray(jax.jit(onward.followed)(*given))
    monkeypatch.setattr(Engine, "ranks_followed", False)
    by_jax = np.asarray(jax.jit(lambda *given: onward.followed(*given))(*given))
    np.testing.assert_array_equal(by_code, by_jax)
    over, late = engine.host.winner(by_code) != 0, engine.host.cell(by_code, "turn") == turn
    assert (over | late).mean() > 0.9 and (late & ~over).mean() > 0.1, "most have come to the turn, or to their end"


def test_a_player_in_a_match_tries_moves_only_where_it_decides(engine: Engine, moments: View) -> None:
    """And plays as if it were asked about all games."""
    players, key = (greedy(engine), evolution_first(engine)), words(engine, 3)
    together = jax.jit(lambda rows, key: decide(engine, players, (None, None), rows, key))(moments.rows, key)
    looking, simple = (np.asarray(jax.jit(player.choose)(None, moments, key)) for player in players)
    running = moments.legal.any(axis=1)
    expected = np.where(moments.player == 0, looking, simple)
    np.testing.assert_array_equal(np.asarray(together)[running], expected[running])
    assert (looking != simple).mean() > 0.1
    asked = moments.player == 0
    legal = np.asarray(where_asked(moments, asked).legal)
    np.testing.assert_array_equal(legal[asked], moments.legal[asked])
    assert (legal <= moments.legal).all() and (legal[~asked & running].sum(axis=1) == 1).all()


def test_a_search_chooses_the_same_whatever_is_hidden(
    engine: Engine, moments: View, worlds: tuple[np.ndarray, np.ndarray], searcher: tuple[SearchPlayer, Any]
) -> None:
    player, choose = searcher
    chooses_the_same(lambda view: choose(player.parameters, view, words(engine, 3)), moments, worlds)


def chooses_the_same(choose: Callable[[View], Any], moments: View, worlds: tuple[np.ndarray, np.ndarray]) -> None:
    real, imagined = (np.asarray(choose(moments._replace(rows=rows))) for rows in (moments.rows, worlds[0]))
    np.testing.assert_array_equal(real, imagined)
    running = moments.legal.any(axis=1)
    assert moments.legal[np.arange(len(real)), real][running].all()


def test_a_search_does_not_depend_on_what_is_played_beside_it(
    engine: Engine, moments: View, searcher: tuple[SearchPlayer, Any]
) -> None:
    player, choose = searcher
    order = np.random.default_rng(0).permutation(MOMENTS * GAMES)
    key = words(engine, 3)
    shuffled = choose(player.parameters, jax.tree.map(lambda leaf: leaf[order], moments), tuple(word[order] for word in key))
    np.testing.assert_array_equal(np.asarray(choose(player.parameters, moments, key))[order], shuffled)
