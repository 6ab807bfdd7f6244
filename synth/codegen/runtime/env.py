"""The environment: `init`, `step`, `observe` on single games; use `jax.vmap` for many, `jax.jit` and `lax.scan` for speed.

A state is one row of bytes (`cells`, see `cell`) and what a player needs: whose decision it is, the legal actions, an
observation. The meaning of every action is in `layout.ACTIONS`, of every entry of an observation in `layout.OBSERVATION`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import cells as rows
from . import chance, layout, words
from .cells import cell, current_player, legal_mask, winner, with_cell
from .decks import checked_decks

__all__ = [
    "State", "TcgJax", "auto_reset", "cell", "current_player", "follow_ranks", "init_cells", "legal_cells", "legal_mask",
    "observe_cells", "random_action", "resample_cells", "restart_cells", "start_cells", "step_cells", "turn_cells", "winner",
    "with_cell", "wrap",
]  # fmt: skip

PORTABLE = os.environ.get("TCGJAX_PORTABLE") == "1"
"""Whether CPUs run JAX's operations too: slow there, but that is how those can be checked."""

Array = jax.Array
Key = tuple[Array, Array]


class State(NamedTuple):
    """A game between two decisions."""

    current_player: Array
    """[] int8: the player, 0 or 1, who decides."""
    observation: Array
    """[len(OBSERVATION)] int16: what the current player sees."""
    rewards: Array
    """[2] float32: 1 for a win, -1 for a loss in the step that ended the game; else 0."""
    terminated: Array
    """[] bool: the game is over; with `auto_reset`, the game before this one has just ended."""
    truncated: Array
    """[] bool: always False; the turn limit is a tie and ends the game."""
    legal_action_mask: Array
    """[num_actions] bool: what the current player can do."""
    drew_chance: Array
    """[] bool: the step drew random numbers; if not, it would have led here with any key. A new game always draws some."""
    final_observation: Array
    """[len(OBSERVATION)] int16: what the step led to. It differs from `observation` only where `auto_reset` has begun a new
    game: there it is the end of the old one, as the player saw it whose turn it was."""
    cells: Array
    """[RECORD] uint8: the game itself."""

    def replace(self, **changes: Any) -> State:
        return self._replace(**changes)


class TcgJax:
    """Games between two random decks of a list. `decks`: [n, cards + 1] int16 rows, see `deck_row`."""

    id = "tcgjax"
    version = layout.VERSION
    num_players = 2
    num_actions = layout.NUM_ACTIONS
    observation_shape = (len(layout.OBSERVATION),)
    longest_game = layout.LONGEST_GAME

    def __init__(self, decks: Sequence[Sequence[int]] | np.ndarray) -> None:
        self.decks = checked_decks(decks)

    def init(self, key: Array) -> State:
        """A new game, before the first player puts Pokémon down."""
        return wrap(init_cells(jnp.asarray(self.decks), chance.words(key)))

    def step(self, state: State, action: Array, key: Array) -> State:
        """The game after an action. An illegal one loses; after the end nothing changes."""
        cells, seen, mask, facts = _engine().play(state.cells, whole_action(action), chance.words(key))
        return _state(cells, seen, seen, mask, facts)

    def observe(self, state: State, player: Array | int | None = None) -> Array:
        """What a player sees, by default the one who decides: [len(OBSERVATION)] int16."""
        return observe_cells(state.cells, state.current_player if player is None else player)

    def action_name(self, state: State, action: int) -> str:
        """What an action of the player who decides is, in words. For one game, outside of `jit`."""
        return words.action_name(state, action)

    def text(self, state: State, player: int | None = None, everything: bool = False) -> str:
        """A game in words, from what a player sees, by default the one who decides; or with all that is hidden."""
        if everything:
            return words.whole_text(state)
        return words.public_text(state if player is None else self.observe(state, player))

    def resample_hidden(self, state: State, player: Array, key: Array) -> State:
        """The same game as far as `player` knows, with all that is hidden from it dealt again."""
        return wrap(resample_cells(state.cells, player, chance.words(key)))

    def pack(self, state: State) -> Array:
        """[RECORD] uint8: all that `unpack` needs."""
        return state.cells

    def unpack(self, cells: Array) -> State:
        """The state of a packed game. A game that is over has its rewards again."""
        return wrap(jnp.asarray(cells))

    def to_bytes(self, state: State) -> bytes:
        """One state or a batch of them, for a file or another process."""
        return rows.to_bytes(state.cells)

    def from_bytes(self, data: bytes) -> State:
        """What `to_bytes` made, batched as it was; bytes of another version are refused."""
        cells = rows.from_bytes(data)
        one = self.unpack
        for _ in cells.shape[:-1]:
            one = jax.vmap(one)
        return one(jnp.asarray(cells))


def platform() -> str:
    """Where arrays are worked on that are nowhere yet."""
    chosen = jax.config.jax_default_device
    return getattr(chosen, "platform", chosen) or jax.default_backend()


def _other_gpu() -> bool:
    """Whether JAX's GPUs are not NVIDIA's."""
    return jax.default_backend() == "gpu" and "cuda" not in jax.devices()[0].client.platform_version.lower()


def _engine() -> ModuleType:
    """On CPUs machine code, on NVIDIA's GPUs the kernel, elsewhere JAX's operations; each is loaded only where it is used."""
    if platform() in ("cpu", "gpu", "cuda") and not PORTABLE and not _other_gpu():
        from . import native

        return native
    from . import portable

    return portable


def init_cells(decks: Array, key: Key) -> Array:
    """A new game between two decks picked from the rows of `decks`."""
    return _engine().start(decks, chance.deck_picks(key, decks.shape[0]), key)


def start_cells(decks: Array, key: Key) -> Array:
    """A new game: [2, cards + 1] deck rows, one a player."""
    return _engine().start(decks, (jnp.int32(0), jnp.int32(1)), key)


def restart_cells(cells: Array, decks: Array, key: Key) -> Array:
    """A new game where this one has ended, between two decks picked from the rows of `decks`."""
    return _engine().restart(cells, decks, chance.deck_picks(key, decks.shape[0]), key)


def step_cells(cells: Array, action: Array, key: Key) -> Array:
    """One decision on a bare row: what `TcgJax.step` wraps, and the fastest way to run."""
    return _engine().step(cells, whole_action(action), key)


def observe_cells(cells: Array, player: Array | int) -> Array:
    return _engine().observe(cells, player)


def legal_cells(cells: Array) -> Array:
    """The row with its mask anew: for a position that was changed by hand."""
    return _engine().legal(cells)


def resample_cells(cells: Array, player: Array | int, key: Key) -> Array:
    """The row with all that is hidden from a player dealt again."""
    return _engine().resample(cells, player, key)


def random_action(cells: Array, key: Key) -> Array:
    """[] int32: a legal action, all equally likely."""
    return _engine().choose(cells, key)


def follow_ranks(cells: Array, seed: Array, player: Array, turn: Array, ranks: Array, most: int) -> Array:
    """The row after decisions by ranks until this turn begins, the game is over, or so many were made; where there is machine
    code. `ranks`: [actions + 3 * (cards + 1), 2] below 2 ** 14, of each action, of playing each card and of its two attacks, for
    `player` and for the other one; of equals one by chance. Keys are those of a run with the seed, from step 0 on."""
    return _engine().follow(cells, seed, player, turn, ranks, most)


def whole_action(action: Any) -> Array:
    """An action of any whole type as int32; what does not fit stays outside the table."""
    if not isinstance(action, jax.Array):
        action = np.asarray(action)
    if not np.issubdtype(action.dtype, np.integer):
        raise TypeError(f"an action is a whole number, not {action.dtype}")
    limits = np.iinfo(action.dtype)
    xp = np if isinstance(action, np.ndarray) else jnp
    clipped = xp.clip(action, max(-1, limits.min), min(layout.NUM_ACTIONS, limits.max))
    return jnp.asarray(clipped.astype(np.int32))


def turn_cells(cells: Array, action: Array, decks: Array, key: Key) -> tuple[Array, Array]:
    """One decision, and a new game where this one has ended: the row, and who won the old game (0 if it goes on)."""
    return _engine().turn(cells, whole_action(action), decks, chance.deck_picks(key, decks.shape[0]), key)


def wrap(cells: Array) -> State:
    """The state of one game."""
    player, won = current_player(cells), winner(cells)
    seen = observe_cells(cells, player)
    return _state(cells, seen, seen, legal_mask(cells), jnp.stack([player, won, jnp.zeros_like(won)], axis=-1))


def _state(cells: Array, seen: Array, final: Array, mask: Array, facts: Array) -> State:
    """`facts`: [3] the player who decides, the winner, and the winner before the step: there is no reward after the end."""
    player, won, before = facts[..., 0], facts[..., 1], facts[..., 2]
    first = jnp.where(won == 1, 1.0, jnp.where(won == 2, -1.0, 0.0)).astype(jnp.float32)
    first = jnp.where(before == 0, first, 0.0)
    return State(
        current_player=player.astype(jnp.int8),
        observation=seen,
        rewards=jnp.stack([first, 0.0 - first], axis=-1),
        terminated=won != 0,
        truncated=jnp.zeros_like(won, dtype=bool),
        legal_action_mask=mask,
        drew_chance=cell(cells, "drew") != 0,
        final_observation=final,
        cells=cells,
    )


def auto_reset(env: TcgJax) -> Callable[[State, Array, Array], State]:
    """`step` that starts a new game where one has ended: its cells, observation, mask and player are given. Of the end there
    are `final_observation`, `rewards`, `terminated` and `truncated`."""

    def step(state: State, action: Array, key: Array) -> State:
        words, decks = chance.words(key), jnp.asarray(env.decks)
        which = chance.deck_picks(words, decks.shape[0])
        return _state(*_engine().go_on(state.cells, whole_action(action), decks, which, words))

    return step
