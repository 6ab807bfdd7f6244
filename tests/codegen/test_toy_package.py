"""A package of a small machine: Python, NumPy and JAX play the same games, and it keeps what its API promises."""

import importlib
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.codegen.write import differences, write
from tests.codegen.python_game import Game
from tests.codegen.toy_machine import ACTIONS, CARDS, CONSTANTS, DECKS, FUNCTIONS, PLACES, TABLES, toy_files, toy_program

NAME = "toy_engine"
GAMES, STEPS = 24, 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("toy") / NAME
    write(toy_files(), out)
    return out


@pytest.fixture(scope="module")
def engine(folder: Path) -> Iterator[ModuleType]:
    sys.path.insert(0, str(folder.parent))
    yield importlib.import_module(NAME)
    sys.path.remove(str(folder.parent))
    for loaded in [one for one in sys.modules if one.partition(".")[0] == NAME]:
        del sys.modules[loaded]


@pytest.fixture(scope="module")
def host(engine: ModuleType) -> ModuleType:
    return importlib.import_module(f"{NAME}.host")


@pytest.fixture(scope="module")
def env_module(engine: ModuleType) -> ModuleType:
    return importlib.import_module(f"{NAME}.env")


@pytest.fixture(scope="module")
def env(engine: ModuleType) -> Any:
    return engine.TcgJax(DECKS)


def keys_of(host: ModuleType, step: int, games: int = GAMES) -> np.ndarray:
    return host.step_keys(np.arange(games), step)


@pytest.fixture(scope="module")
def played(host: ModuleType) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Games as NumPy plays them: rows, actions and keys of every step."""
    rows, steps = host.init(DECKS, keys_of(host, 0)), []
    for step in range(1, STEPS):
        keys = keys_of(host, step)
        actions = host.random_actions(rows, keys)
        steps.append((rows, actions, keys))
        rows = host.restart(host.step(rows, actions, keys), DECKS, keys)
    return steps


class Interpreted:
    """One game by Python."""

    program = toy_program()

    def __init__(self, record: bytes, key: np.ndarray) -> None:
        self.game = Game(self.program, TABLES, CONSTANTS, record)
        self.game.key0, self.game.key1 = map(int, key)

    def run(self, name: str, *numbers: int) -> bytes:
        FUNCTIONS[name](self.game, *numbers)
        return self.game.record


def test_python_plays_the_same_games(played: Any, host: ModuleType) -> None:
    ends = 0
    for rows, actions, keys in played:
        after = host.step(rows, actions, keys)
        for game in range(6):
            one = Interpreted(rows[game].tobytes(), keys[game])
            assert one.run("step", int(actions[game])) == after[game].tobytes()
            ends += int(one.game.winner > 0)
            for viewer in range(2):
                one.run("observe", viewer)
                seen = host.observe(after[game : game + 1], [viewer])[0].tolist()
                assert [one.game.view[k] for k in (0, 1, 2, 4, 5, 6)] == seen  # type: ignore[index]
            other = Interpreted(rows[game].tobytes(), keys[game])
            assert other.run("resample", 1) == host.resample(rows[game : game + 1], 1, keys[game : game + 1])[0].tobytes()
            assert int(FUNCTIONS["act_at_random"](Interpreted(rows[game].tobytes(), keys[game]).game)) == actions[game]
    assert ends > 5


def test_python_starts_the_same_games(host: ModuleType) -> None:
    keys = keys_of(host, 0)
    decks = np.array([[DECKS[k % 3], DECKS[(k + 1) % 3]] for k in range(GAMES)])
    rows = host.start(decks, keys)
    for game in range(GAMES):
        one = Interpreted(b"", keys[game])
        for player in range(2):
            for at in range(PLACES):
                one.game.card[player, at] = int(decks[game, player, at])  # type: ignore[index]
            one.game.declared[player] = int(decks[game, player, PLACES])  # type: ignore[index]
        assert one.run("start") == rows[game].tobytes()


def test_jax_plays_the_same_games(played: Any, env_module: ModuleType) -> None:
    @jax.jit
    @jax.vmap
    def both(row: Any, action: Any, key: Any) -> Any:
        words = (key[0], key[1])
        after = env_module.step_cells(row, action, words)
        return (
            env_module.random_action(row, words), after, env_module.restart_cells(after, jnp.asarray(DECKS), words),
            env_module.observe_cells(after, 1), env_module.resample_cells(row, 0, words), env_module.legal_cells(row),
        )  # fmt: skip

    host = importlib.import_module(f"{NAME}.host")
    for rows, actions, keys in played[::7]:
        chosen, after, again, seen, imagined, legal = map(np.asarray, both(rows, actions, keys))
        np.testing.assert_array_equal(chosen, actions)
        np.testing.assert_array_equal(after, host.step(rows, actions, keys))
        np.testing.assert_array_equal(again, host.restart(after, DECKS, keys))
        np.testing.assert_array_equal(seen, host.observe(after, 1))
        np.testing.assert_array_equal(imagined, host.resample(rows, 0, keys))
        np.testing.assert_array_equal(legal, rows)
        for game in range(3):
            words = (jnp.uint32(keys[game, 0]), jnp.uint32(keys[game, 1]))
            turned, won = env_module.turn_cells(jnp.asarray(rows[game]), actions[game], jnp.asarray(DECKS), words)
            np.testing.assert_array_equal(turned, again[game])
            assert int(won) == host.winner(after)[game]


def test_one_call_for_many_steps_plays_the_same_games(engine: ModuleType) -> None:
    rollout = importlib.import_module(f"{NAME}.rollout")
    decks = jnp.asarray(DECKS)
    first = jax.vmap(rollout.begin, (0, None))(jnp.arange(GAMES, dtype=jnp.uint32), decks)
    singly = jax.jit(rollout.advance_singly, static_argnums=2)(first, decks, 300)
    fused = jax.jit(rollout.advance_many, static_argnums=2)(first, decks, 300)
    for one, other in zip(singly, fused, strict=True):
        np.testing.assert_array_equal(one, other)
    assert int(fused.games.sum()) > 20
    games = []
    for fused in (True, False):
        state, run = rollout.runner(np.array(DECKS), GAMES, 300, fused=fused)
        games.append(run(state).games)
    np.testing.assert_array_equal(*games)


def test_one_call_for_decisions_by_rank_plays_as_python_does(played: Any, engine: ModuleType) -> None:
    env, random = importlib.import_module(f"{NAME}.env"), np.random.default_rng(1)
    ranks = random.integers(0, 3, (ACTIONS + CARDS + 1, 2)).astype(np.int32)
    rows, ends, most = played[STEPS // 2][0], 0, 5
    seeds, turns = np.arange(GAMES, dtype=np.uint32), random.integers(0, 30, GAMES)
    viewers = random.integers(0, 2, GAMES)
    after = jax.vmap(env.follow_ranks, (0, 0, 0, 0, None, None))(rows, seeds, viewers, turns, jnp.asarray(ranks), most)
    for game in range(GAMES):
        one = Interpreted(rows[game].tobytes(), np.zeros(2, np.uint32))
        for count in range(most):
            if not FUNCTIONS["goes_on"](one.game, int(turns[game])):
                ends += 1
                break
            one.run("step_key", int(seeds[game]), count)
            mover = one.game.turn_player ^ one.game.decider  # type: ignore[operator]
            liked = {}
            for action in (action for action in range(ACTIONS) if one.game.mask[action]):  # type: ignore[index]
                rank = int(ranks[FUNCTIONS["ranked_by"](one.game, action), mover ^ viewers[game]])
                liked[action] = FUNCTIONS["liking"](one.game, action, rank)
            one.run("step", max(liked, key=lambda action: liked[action]))
        assert one.game.record == np.asarray(after[game]).tobytes()
    assert 3 < ends < GAMES


def test_axes_may_be_nested_and_each_game_may_have_deck_lists_of_its_own(env_module: ModuleType) -> None:
    keys = jax.random.bits(jax.random.key(4), (2, 3, 2), jnp.uint32)
    decks = jnp.asarray([DECKS, DECKS[::-1]])

    def begin(decks: Any, key: Any) -> Any:
        return env_module.init_cells(decks, (key[0], key[1]))

    found = jax.vmap(jax.vmap(begin, (None, 0)))(decks, keys)
    for a in range(2):
        for b in range(3):
            np.testing.assert_array_equal(found[a, b], begin(decks[a], keys[a, b]))
    inner = jax.vmap(jax.vmap(begin), (None, 0), 1)(decks, keys.swapaxes(0, 1)[:, :2])
    assert inner.shape == (2, 3, found.shape[-1])
    np.testing.assert_array_equal(inner, jax.vmap(jax.vmap(begin, (None, 0)))(decks, keys))


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64])
def test_an_action_outside_the_table_is_never_taken_for_one_inside(env: Any, host: ModuleType, dtype: Any) -> None:
    state = env.init(jax.random.key(1))
    key = jnp.array([1, 2], jnp.uint32)
    step = jax.jit(env.step)
    assert not step(state, dtype(0), key).terminated
    limits = np.iinfo(dtype)
    for action in (256, 65536, 1 << 32, -256, -(1 << 32), ACTIONS, -1, limits.max, limits.min):
        if not limits.min <= action <= limits.max or action == 0:
            continue
        if not (0 <= action < ACTIONS and state.legal_action_mask[action]):
            assert env.step(state, dtype(action), key).terminated, action
            rows = host.step(np.asarray(state.cells)[None], np.array([action], dtype), np.asarray(key)[None])
            assert host.winner(rows)[0], action
    with pytest.raises(TypeError, match="whole number"):
        env.step(state, 1.0, key)


def test_automatic_reset_gives_the_new_game_and_keeps_the_end_of_the_old_one(engine: ModuleType, env: Any) -> None:
    step, plain = jax.jit(jax.vmap(engine.auto_reset(env))), jax.jit(jax.vmap(env.step))
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(2), GAMES))
    ends = 0
    for k in range(80):
        keys = jax.random.split(jax.random.key(k), GAMES)
        action = jax.random.categorical(jax.random.key(k), jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        ended, state = plain(state, action, keys), step(state, action, keys)
        for name in ("rewards", "terminated", "truncated"):
            np.testing.assert_array_equal(getattr(state, name), getattr(ended, name))
        np.testing.assert_array_equal(state.final_observation, ended.observation)
        np.testing.assert_array_equal(state.observation, jax.vmap(env.observe)(state))
        over = np.asarray(ended.terminated)
        ends += over.sum()
        assert (state.observation[over, 1] == 0).all(), "a new game has had no turns"
        np.testing.assert_array_equal(state.cells[~over], ended.cells[~over])
        assert state.legal_action_mask.any(axis=-1).all()
    assert ends > 20


def test_after_the_end_nothing_changes_and_there_is_no_reward(env: Any) -> None:
    state = env.init(jax.random.key(1))
    actor = int(state.current_player)
    lost = env.step(state, 1, jax.random.key(5))
    assert lost.terminated and lost.rewards.tolist() == ([-1, 1] if actor == 0 else [1, -1])
    again = env.step(lost, 0, jax.random.key(6))
    np.testing.assert_array_equal(again.cells, lost.cells)
    assert again.terminated and again.rewards.tolist() == [0, 0]
    assert state.replace(terminated=True).terminated is True


def test_cells_have_names(engine: ModuleType, env: Any, host: ModuleType) -> None:
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(2), 3))
    cells = importlib.import_module(f"{NAME}.cells")
    rows = np.asarray(state.cells)
    for name, (_, _, shape) in importlib.import_module(f"{NAME}.layout").CELLS.items():
        a, b = cells.cell(rows, name), cells.cell(state.cells, name)
        assert a.shape == b.shape == (3, *shape) and a.dtype == b.dtype
        np.testing.assert_array_equal(a, b)
        np.testing.assert_array_equal(jax.vmap(lambda row, name=name: cells.cell(row, name))(state.cells), a)
        for changed in (cells.with_cell(rows, name, 7), cells.with_cell(state.cells, name, 7)):
            assert (np.asarray(cells.cell(changed, name)) == 7).all()
            assert (np.asarray(cells.cell(cells.with_cell(changed, name, a), name)) == a).all()
            assert (np.asarray(cells.with_cell(changed, name, a)) == rows).all()
    pile = host.legal(cells.with_cell(rows, "pile", 2))
    assert host.legal_mask(pile).sum(-1).tolist() == [3, 3, 3]
    with pytest.raises(ValueError, match="does not fit"):
        cells.with_cell(rows, "hidden", 128)
    with pytest.raises(KeyError, match="no cell 'nothing'"):
        cells.cell(rows, "nothing")


def test_states_become_bytes_and_come_back(env: Any) -> None:
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(2), 3))
    data = env.to_bytes(state)
    assert len(data) < 3 * 390 + 100
    for one, other in zip(env.from_bytes(data), state, strict=True):
        np.testing.assert_array_equal(one, other)
    single = env.init(jax.random.key(3))
    assert env.from_bytes(env.to_bytes(single)).observation.tolist() == single.observation.tolist()
    np.testing.assert_array_equal(env.unpack(env.pack(single)).legal_action_mask, single.legal_action_mask)
    other = bytearray(data)
    other[8] ^= 1
    for wrong, why in (
        (bytes(other), "another version"), (data[:-1], "whole"), (data[:20], "whole"), (data + b"x", "whole"),
        (b"", "no games"), (b"{}" * 40, "no games"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=why):
            env.from_bytes(wrong)


def test_decks_are_checked(engine: ModuleType, host: ModuleType) -> None:
    row = engine.deck_row(["X1-3", "X1-1", "X1-1", "X1-2"], "RG")
    assert row == [1, 1, 2, 3, 3]
    for cards, energy, why in (
        (["X1-1"] * 3, "G", "4 cards, not 3"), (["X1-2"] * 4, "G", "Basic"), (["X1-1"] * 4, "Fire", "'F' is no type"),
        (["X9-1"] * 4, "G", "X9-1 is not in the pool"), (["X1-1"] * 4, "", "at least one"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=re.escape(why)):
            engine.deck_row(cards, energy)
    for decks, why in (
        ([[1, 2, 3]], "rows of 4 cards"), ([[1, 2, 3, 10, 1]], "from 1 to 9"), ([[1, -2, 3, 1, 1]], "from 1 to 9"),
        ([[1, 2, 3, 4, 8]], "3 bits"), ([[2, 2, 4, 4, 1]], "deck 0 has no Basic"), ([[1.0, 2, 3, 4, 1]], "whole numbers"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=why):
            engine.TcgJax(decks)
        with pytest.raises(ValueError, match=why):
            host.init(decks, keys_of(host, 0, 1))


def test_numbers_that_no_card_has_are_no_cards_in_compiled_code(env_module: ModuleType) -> None:
    words = (jnp.uint32(1), jnp.uint32(2))
    wrong = jnp.array([[1, 30000, -5, 4, 1], [1, 2, 3, 4, 1]])
    row = env_module.start_cells(wrong, words)
    assert env_module.cell(row, "card").tolist() == [[1, 0, 0, 4], [1, 2, 3, 4]]


def test_threads_play_side_by_side(host: ModuleType, played: Any) -> None:
    def play(step: int) -> np.ndarray:
        rows, actions, keys = played[step]
        return host.step(rows, actions, keys)

    expected = [play(step) for step in range(20)]
    with ThreadPoolExecutor(4) as pool:
        for found, wanted in zip(pool.map(play, list(range(20)) * 5), expected * 5, strict=True):
            np.testing.assert_array_equal(found, wanted)


def test_a_row_may_be_worked_on_where_it_is_and_wrong_arrays_are_refused(host: ModuleType, played: Any) -> None:
    rows, actions, keys = played[0]
    mine = rows.copy()
    assert host.step(mine, actions, keys, out=mine) is mine
    np.testing.assert_array_equal(mine, host.step(rows, actions, keys))
    np.testing.assert_array_equal(host.step(rows[::2], actions[::2], keys[::2]), mine[::2])
    assert len(host.step(rows[:0], actions[:0], keys[:0])) == 0
    for call in (
        lambda: host.step(rows[:, :-1], actions, keys), lambda: host.step(rows, actions[:-1], keys),
        lambda: host.step(rows, actions, keys[:-1]), lambda: host.step(rows, actions.astype(float), keys),
        lambda: host.step(rows, actions, keys, out=mine[:-1]), lambda: host.observe(rows, 2), lambda: host.observe(rows, -1),
        lambda: host.step(rows, actions, keys.astype(np.int64)),
    ):  # fmt: skip
        with pytest.raises(ValueError):
            call()


def test_a_state_travels_to_another_process(folder: Path, env: Any) -> None:
    state = env.init(jax.random.key(3))
    script = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(type(s).__module__, s.cells.sum())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps(state),
        env=os.environ | {"PYTHONPATH": str(folder.parent), "PYTHONHASHSEED": "7"},
        capture_output=True,
        check=False,
    )
    assert done.stdout.decode().split() == [f"{NAME}.env", str(int(state.cells.astype(int).sum()))], done.stderr.decode()[-500:]


WITHOUT_JAX = """
import multiprocessing, os, sys
class NoJax:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("jax", "jaxlib", "synth"):
            raise ImportError(f"the engine asks for {name}")
sys.meta_path.insert(0, NoJax())
import numpy as np
from toy_engine import host
def play(seed):
    rows = host.init(%s, host.step_keys([seed], 0))
    for step in range(1, 30):
        keys = host.step_keys([seed], step)
        rows = host.step(rows, host.random_actions(rows, keys), keys)
    return int(rows.astype(np.int64).sum())
if __name__ == "__main__":
    here = [play(seed) for seed in range(4)]
    for way in ("fork", "spawn"):
        with multiprocessing.get_context(way).Pool(2) as pool:
            assert pool.map(play, range(4)) == here, way
    print(here)
"""


def test_without_jax_it_plays_in_forked_and_spawned_processes(folder: Path, tmp_path: Path, host: ModuleType) -> None:
    (tmp_path / "script.py").write_text(WITHOUT_JAX % DECKS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(tmp_path / "script.py")],
        env=os.environ | {"PYTHONPATH": str(folder.parent)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-800:]
    expected = []
    for seed in range(4):
        rows = host.init(DECKS, host.step_keys([seed], 0))
        for step in range(1, 30):
            keys = host.step_keys([seed], step)
            rows = host.step(rows, host.random_actions(rows, keys), keys)
        expected.append(int(rows.astype(np.int64).sum()))
    assert done.stdout.strip() == str(expected)


SHARDED = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec
import toy_engine
assert len(jax.devices()) == 2
env = toy_engine.TcgJax(%s)
mesh = Mesh(np.array(jax.devices()), ("games",))
split = NamedSharding(mesh, PartitionSpec("games"))
keys = jax.random.split(jax.random.key(0), 16)
alone = jax.vmap(env.init)(keys)
step = jax.vmap(toy_engine.auto_reset(env))
def play(state, key):
    def one(state, key):
        action = jnp.argmax(state.legal_action_mask, axis=-1)
        return step(state, action, jax.random.split(key, 16)), None
    return jax.lax.scan(one, state, jax.random.split(key, 20))[0]
state = jax.device_put(alone, split)
text = jax.jit(play).lower(state, keys[0]).compile().as_text()
for word in ("all-gather", "all-reduce", "all-to-all", "collective-permute"):
    assert word not in text, word
after = jax.jit(play)(state, keys[0])
assert after.cells.sharding.is_equivalent_to(split, 2), after.cells.sharding
for one, other in zip(after, jax.jit(play)(alone, keys[0])):
    np.testing.assert_array_equal(one, other)
dealt = jax.jit(jax.vmap(env.init), in_shardings=split)(keys)
assert dealt.cells.sharding.is_equivalent_to(split, 2)
np.testing.assert_array_equal(dealt.cells, alone.cells)
print("split")
"""


def test_a_batch_that_is_spread_over_devices_is_worked_on_where_it_is(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHARDED % DECKS],
        env=os.environ | {"PYTHONPATH": str(folder.parent), "XLA_FLAGS": "--xla_force_host_platform_device_count=2"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "split", done.stderr[-1500:]


def test_building_twice_gives_the_same_bytes_and_differences_are_named(tmp_path: Path) -> None:
    files = toy_files()
    assert files == toy_files()
    out = tmp_path / "engine"
    assert differences(files, out) == sorted(files)
    write(files, out)
    assert differences(files, out) == []
    (out / "tables.txt").write_text("worth i16: 1\n", encoding="utf-8")
    (out / "left_over.py").write_text("", encoding="utf-8")
    assert differences(files, out) == ["left_over.py", "tables.txt"]
    write(files, out)
    assert sorted(path.name for path in out.iterdir()) == sorted(files)
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]
