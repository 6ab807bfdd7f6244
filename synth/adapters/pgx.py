"""pgx: the environment as a `pgx.Env`, for code that asks for one by its type.

    from synth.adapters.pgx import TcgPocket

    env = TcgPocket(decks=["charizard-ex-moltres", "pikachu-ex-zapdos"])
    state = jax.jit(env.init)(key)
    state = jax.jit(env.step)(state, action, key)

What `synth.make` returns has nearly this shape already; here players are int32, steps are counted, and at the end every action
is legal, as pgx has it. A step always needs a key, and there is no picture of a state.
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import jax.numpy as jnp

from synth.extras import need

need("pgx")

from pgx import core  # noqa: E402
from pgx._src.struct import dataclass  # noqa: E402

import synth  # noqa: E402
from synth.front import DeckLike  # noqa: E402

ID = "tcg_pocket"
Array = Any


@dataclass
class State(core.State):
    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _game: Any
    """The state of synth's own environment."""

    @property
    def env_id(self) -> Any:
        return ID


class TcgPocket(core.Env):
    def __init__(
        self,
        decks: Sequence[DeckLike] | None = None,
        *,
        pool: str | PathLike[str] | None = None,
        sets: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        self.inner = synth.make(decks=decks, pool=pool, sets=sets)

    def _init(self, key: Array) -> State:
        return _wrap(self.inner.init(key), jnp.int32(0))

    def _step(self, state: core.State, action: Array, key: Array) -> State:
        if key is None:
            raise ValueError("a step needs a key: env.step(state, action, key)")
        return _wrap(self.inner.step(state._game, action, key), state._step_count)

    def _observe(self, state: core.State, player_id: Array) -> Array:
        return self.inner.observe(state._game, jnp.asarray(player_id).astype(jnp.int8))

    @property
    def id(self) -> Any:
        return ID

    @property
    def version(self) -> str:
        return self.inner.version

    @property
    def num_players(self) -> int:
        return self.inner.num_players


def _wrap(game: Any, steps: Array) -> State:
    return State(
        current_player=game.current_player.astype(jnp.int32),
        observation=game.observation,
        rewards=game.rewards,
        terminated=game.terminated,
        truncated=game.truncated,
        legal_action_mask=game.legal_action_mask,
        _step_count=steps,
        _game=game,
    )
