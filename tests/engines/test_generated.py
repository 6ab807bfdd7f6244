"""What a generated package says of itself: ranges, whether a step drew chance, games in words, what a player has seen."""

import copy
import importlib
import pickle
from typing import Any

import jax
import numpy as np
import pytest

import synth
from synth.cli.engines.bench import TWO
from synth.codegen.observed import fact_of
from synth.codegen.write import KINDS
from synth.engines import load_engine
from synth.engines.cache import whole_engine
from synth.engines.engine import Engine
from synth.engines.lock import lock_of, read_lock
from synth.front import choose
from synth.spec.store import load_catalogue
from synth.verify.engines.batch import HostBatch
from synth.verify.rollouts.verifier import Verifier
from tests.engines import golden
from tests.small_engine import small_decks

GAMES, STEPS = 64, 120


@pytest.fixture(scope="module", params=["plain", "two", "all"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Two decks of plain cards, two with effects that last, and all cards."""
    if request.param == "all":
        return Engine.load(whole_engine())
    return Engine.load(choose(small_decks() if request.param == "plain" else TWO, None, None)[0])


@pytest.fixture(scope="module")
def played(engine: Engine) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Rows, actions and keys of random games; finished ones start anew."""
    shipped = [deck for deck in synth.decks().values() if set(deck.cards) <= set(engine.layout.CARDS)]
    decks, host = engine.deck_rows(shipped or small_decks()), engine.host
    seeds = np.arange(GAMES, dtype=np.uint32)
    rows, steps = host.init(decks, host.step_keys(seeds, 0)), []
    for number in range(1, STEPS):
        keys = host.step_keys(seeds, number)
        actions = host.random_actions(rows, keys)
        steps.append((rows, actions, keys))
        rows = host.restart(host.step(rows, actions, keys), decks, keys)
    return steps


def test_every_entry_keeps_to_its_range(engine: Engine, played: Any) -> None:
    low, high = np.array(engine.layout.OBSERVATION_RANGES).T
    cards = np.isin(np.arange(len(low)), engine.layout.OBSERVATION_CARDS)
    assert (high[cards] == len(engine.cards)).all() and not low[cards].any()
    assert {fact_of(name) for name, card in zip(engine.layout.OBSERVATION, cards, strict=True) if card} >= {"pokemon", "card"}
    limits = np.iinfo(np.int16)
    assert (low > limits.min).mean() > 0.9 and (high < limits.max).mean() > 0.9, "ranges say something"
    most = np.full(len(low), limits.min)
    for rows, _, _ in played:
        for player in (0, 1):
            seen = engine.host.observe(rows, player)
            assert (seen >= low).all() and (seen <= high).all()
            most = np.maximum(most, seen.max(axis=0))
    assert most[engine.entry("turn")] > 10


def test_small_pools_show_less_and_nothing_that_is_left_out_can_happen(engine: Engine) -> None:
    widths = {18: 319, 16: 433}
    if len(engine.cards) not in widths:
        assert list(range(len(engine.layout.OBSERVATION))) == engine.layout.VIEW
        return
    assert len(engine.layout.OBSERVATION) == widths[len(engine.cards)]
    cards = [load_catalogue().get(card) for card in engine.layout.CARDS]
    report = Verifier(HostBatch(engine.package), cards, 16).run(decisions=400, seed=4)
    assert [str(difference) for difference in report.differences] == [], "what is left out is 0 for the reference too"


def test_where_no_chance_was_drawn_any_key_leads_to_the_same_game(engine: Engine, played: Any) -> None:
    host, free, drawn, changed = engine.host, 0, 0, 0
    for rows, actions, keys in played[::3]:
        after, other = host.step(rows, actions, keys), host.step(rows, actions, keys ^ np.uint32(0x5BD1E995))
        drew = host.cell(after, "drew") != 0
        np.testing.assert_array_equal(drew, host.cell(other, "drew") != 0)
        np.testing.assert_array_equal(after[~drew], other[~drew])
        free, drawn = free + int((~drew).sum()), drawn + int(drew.sum())
        changed += int((after[drew] != other[drew]).any(axis=1).sum())
        world = host.resample(after, 0, keys)
        np.testing.assert_array_equal(host.cell(world, "drew"), host.cell(after, "drew"))
    assert free > drawn > 0 and changed > drawn / 4
    assert host.cell(played[0][0], "drew").all(), "a deal draws"


def test_games_are_told_in_words_and_hide_what_is_hidden(engine: Engine, played: Any) -> None:
    package, host = engine.package, engine.host
    names: set[str] = set()
    for rows, _, _ in played[::20]:
        row = rows[:1]
        seen, mask = host.observe(row)[0], host.legal_mask(row)[0]
        told = [package.action_name(seen, action) for action in np.flatnonzero(mask)]
        names |= {name.partition(" ")[0] for name in told}
        text, player = package.public_text(seen), int(host.current_player(row)[0])
        assert "hand:" in text and f"player {player} decides" in package.whole_text(row[0])
        world = host.resample(row, player, host.step_keys([7], 1))
        assert package.public_text(host.observe(world)[0]) == text
    assert {"end", "play", "attach"} <= names
    with pytest.raises(ValueError, match="actions are numbers from 0"):
        package.action_name(seen, engine.layout.NUM_ACTIONS)
    with pytest.raises(ValueError, match="an observation is"):
        package.public_text(seen[:-1])


def test_a_history_remembers_what_an_observation_does_not(engine: Engine, played: Any) -> None:
    begun = engine.package.History()
    views = [engine.host.observe(rows[:1], 0)[0] for rows, _, _ in played[:5]]
    history = begun
    for view in views:
        history = history.saw(view).did(3)
    assert (history.length, history.actions()) == (10, [3] * 5)
    np.testing.assert_array_equal(history.observations(), views)
    np.testing.assert_array_equal(history.observations(2), views[-2:])
    assert not begun.saw(views[0]).observations(3)[:2].any()
    other = begun.saw(views[0]).did(4)
    for view in views[1:]:
        other = other.saw(view).did(3)
    assert other != history and other.observations(1).tolist() == history.observations(1).tolist()
    assert copy.deepcopy(history) == history == pickle.loads(pickle.dumps(history))
    with pytest.raises(ValueError, match="an observation is"):
        begun.saw(views[0][:-1])


def test_jax_plays_the_same_games_bit_for_bit(engine: Engine, played: Any) -> None:
    env = importlib.import_module(f"{engine.package.__name__}.env")
    step, observe = jax.jit(jax.vmap(env.step_cells)), jax.jit(jax.vmap(env.observe_cells, (0, None)))
    state = jax.jit(jax.vmap(env.wrap))(played[50][0])
    for rows, actions, keys in played[::10]:
        after = engine.host.step(rows, actions, keys)
        np.testing.assert_array_equal(step(rows, actions, (keys[:, 0], keys[:, 1])), after)
        np.testing.assert_array_equal(observe(after, 1), engine.host.observe(after, 1))
    np.testing.assert_array_equal(state.drew_chance, engine.host.cell(played[50][0], "drew") != 0)
    np.testing.assert_array_equal(state.observation, engine.host.observe(played[50][0]))


def test_the_engine_for_all_cards_is_the_locked_one() -> None:
    """After a wanted change of it: synth build tcgjax --lock synth/engines/tcgjax/lock.json"""
    files = {path.name: path.read_text("utf-8") for path in whole_engine().iterdir() if path.suffix in KINDS}
    assert lock_of(files, {})["digest"] == read_lock()["digest"]


def test_the_engine_to_read_is_the_one_that_is_built() -> None:
    """After a wanted change: python -m tests.engines.golden"""
    kept = {path.name: path.read_text("utf-8") for path in golden.FOLDER.iterdir()}
    assert kept == golden.golden()


def test_a_package_offers_what_it_says(engine: Engine) -> None:
    package = load_engine(whole_engine()) if engine.package.__name__ == "synth.engines.tcgjax" else engine.package
    assert all(getattr(package, name) is not None for name in package.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = package.nothing
    env = package.TcgJax(engine.deck_rows(small_decks() if len(engine.cards) != 16 else [synth.decks()[name] for name in TWO]))
    state = env.init(jax.random.key(0))
    assert env.text(state) == env.text(state, int(state.current_player)) != env.text(state, everything=True)
    assert env.action_name(state, int(np.argmax(state.legal_action_mask)))
    assert env.longest_game > STEPS
