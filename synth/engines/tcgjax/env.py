"""The environment: `init`, `step`, `observe` on single games; use `jax.vmap` for many, `jax.jit` and `lax.scan` for speed.

A state is a dict of scalar cells (named in `layout.CELLS`) and what a player needs: whose decision it is, the legal
actions, an observation. The meaning of every action is in `layout.ACTIONS`, of every entry of an observation in
`layout.OBSERVATION`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import chance, layout, worlds

PORTABLE = os.environ.get("TCGJAX_PORTABLE") == "1"
"""Whether CPUs run JAX's operations too: slow there, but that is how those can be checked."""

Array = jax.Array
Cells = dict[str, Array]


class State(NamedTuple):
    """A game between two decisions."""

    current_player: Array
    """[] int8: the player, 0 or 1, who decides."""
    observation: Array
    """[len(OBSERVATION)] int16: what the current player sees."""
    rewards: Array
    """[2] float32: 1 for a win, -1 for a loss in the step that ended the game; else 0."""
    terminated: Array
    """[] bool: the game is over."""
    truncated: Array
    """[] bool: always False; the turn limit is a tie and ends the game."""
    legal_action_mask: Array
    """[num_actions] bool: what the current player can do."""
    cells: Cells
    """The game itself, and the mask in words of 32 flags."""


class TcgJax:
    """Games between two random decks of a list. `decks`: [n, cards + 1] int16 rows, see `layout.deck_row`."""

    id = "tcgjax"
    version = layout.VERSION
    num_players = 2
    num_actions = layout.NUM_ACTIONS
    observation_shape = (len(layout.OBSERVATION),)

    def __init__(self, decks: Sequence[Sequence[int]] | np.ndarray) -> None:
        rows = np.asarray(decks, np.int16)
        if rows.ndim != 2 or rows.shape[1] != layout.PLACES + 1 or not len(rows):
            raise ValueError(f"decks are rows of {layout.PLACES} cards and the declared types, got shape {rows.shape}")
        self.decks = rows

    def init(self, key: Array) -> State:
        """A new game, before the first player puts Pokémon down."""
        words = chance.words(key)
        return wrap(init_cells(jnp.asarray(self.decks), words))

    def step(self, state: State, action: Array, key: Array) -> State:
        """The game after an action. An illegal one loses; after the end nothing changes."""
        cells = step_cells(state.cells, action, chance.words(key))
        new = wrap(cells)
        return new._replace(rewards=jnp.where(state.terminated, jnp.zeros_like(new.rewards), new.rewards))

    def observe(self, state: State, player: Array) -> Array:
        """What a player sees: [len(OBSERVATION)] int16."""
        return observe_cells(state.cells, player)

    def resample_hidden(self, state: State, player: Array, key: Array) -> State:
        """The same game as far as `player` knows, with all that is hidden from it dealt again."""
        cells = worlds.deal(state.cells, player, chance.words(key))
        return wrap(cells | _legal_again(cells))


def restart_cells(cells: Cells, decks: Array, key: tuple[Array, Array]) -> Cells:
    """A new game where this one has ended."""
    return _engine().restart(cells, _dealt(decks, key))


def init_cells(decks: Array, key: tuple[Array, Array]) -> Cells:
    """A new game between two decks picked from the rows of `decks`."""
    return _engine().start(_dealt(decks, key))


def start_cells(decks: Array, key: tuple[Array, Array]) -> Cells:
    """A new game: [2, cards + 1] deck rows, one a player."""
    return _engine().start({"key_0": key[0], "key_1": key[1]} | _deck_inputs(0, decks[0]) | _deck_inputs(1, decks[1]))


def _dealt(decks: Array, key: tuple[Array, Array]) -> Cells:
    """What a new game is made from: a key, and for each player a deck picked from the rows of `decks`."""
    dealt = {"key_0": key[0], "key_1": key[1]}
    for player in range(2):
        row = decks[chance.below(chance.word(key, chance.DECKS, player), decks.shape[0]).astype(jnp.int32)]
        dealt |= _deck_inputs(player, row)
    return dealt


def _engine() -> ModuleType:
    """On CPUs machine code, elsewhere JAX's operations; each is loaded only where it is used."""
    if jax.default_backend() == "cpu" and not PORTABLE:
        from . import native

        return native
    from . import portable

    return portable


def _deck_inputs(player: int, row: Array) -> Cells:
    cards = {f"deck_{player}_{k}": row[k].astype(layout.CARD) for k in range(layout.PLACES)}
    return cards | {f"declared_{player}": row[layout.PLACES].astype(jnp.int16)}


def step_cells(cells: Cells, action: Array, key: tuple[Array, Array]) -> Cells:
    """One decision on bare cells: what `TcgJax.step` wraps, and the fastest way to run."""
    return _engine().step(cells, action, key)


def observe_cells(cells: Cells, player: Array) -> Array:
    return _engine().observe(cells, player)


def current_player(cells: Cells) -> Array:
    return cells["turn_player"] ^ cells["decider"]


def mask_words(cells: Mapping[str, Array]) -> list[Array]:
    return [cells[f"mask_{k}"] for k in range(layout.MASK_WORDS)]


def legal_mask(cells: Cells) -> Array:
    """[num_actions] bool"""
    bits = jnp.stack(mask_words(cells))[:, None] >> np.arange(32, dtype=np.uint32)
    return (bits & 1).astype(bool).reshape(-1)[: layout.NUM_ACTIONS]


def random_action(cells: Cells, key: tuple[Array, Array]) -> Array:
    """A legal action, all equally likely."""
    words = mask_words(cells)
    counts = [lax.population_count(word) for word in words]
    n = chance.below(chance.word(key, chance.POLICY), sum(counts))
    action = jnp.zeros_like(n)
    for k, (word, count) in enumerate(zip(words, counts, strict=True)):
        action = jnp.where(n < count, chance.nth_bit(word, n) + np.uint32(32 * k), action)
        # Past this word: what is left to count; a hit is marked by a count no word reaches.
        n = jnp.where(n < count, np.uint32(1 << 20), n - count)
    return action.astype(layout.ACTION)


def wrap(cells: Cells) -> State:
    winner = cells["winner"]
    first = jnp.where(winner == 1, 1.0, jnp.where(winner == 2, -1.0, 0.0)).astype(jnp.float32)
    player = current_player(cells)
    return State(
        current_player=player,
        observation=observe_cells(cells, player),
        rewards=jnp.stack([first, -first]),
        terminated=winner != 0,
        truncated=jnp.zeros_like(winner, dtype=bool),
        legal_action_mask=legal_mask(cells),
        cells=cells,
    )


def auto_reset(env: TcgJax):
    """`step` that starts a new game where one has ended. The finished state's observation, rewards and flags are kept; the
    cells and the mask are those of the new game, whose own observation is `env.observe(state, state.current_player)`."""

    def step(state: State, action: Array, key: Array) -> State:
        ended = env.step(state._replace(terminated=jnp.zeros_like(state.terminated)), action, key)
        cells = restart_cells(ended.cells, jnp.asarray(env.decks), chance.words(key))
        return ended._replace(cells=cells, legal_action_mask=legal_mask(cells), current_player=current_player(cells))

    return step


def legal_words(cells: Cells) -> Cells:
    """The mask's words from the cells alone, without the slots that a pending effect offers."""
    return _engine().legal(cells)


def _legal_again(cells: Cells) -> Cells:
    """The mask's `play` flags anew: only they can depend on hidden cards, and only if their owner decides."""
    fresh = legal_words(cells)
    return {
        f"mask_{k}": (cells[f"mask_{k}"] & np.uint32(~plays & 0xFFFFFFFF)) | (fresh[f"mask_{k}"] & np.uint32(plays))
        for k, plays in enumerate(layout.PLAY_WORDS)
    }
