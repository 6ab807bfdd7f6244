"""Gymnasium: one player against any player of the roster, one game or many side by side.

    import gymnasium

    env = gymnasium.make("synth:synth/TcgPocket-v0", decks=["charizard-ex-moltres", "pikachu-ex-zapdos"], opponent="evolve")
    import synth  # now the shorter name is known too
    envs = gymnasium.make_vec("synth/TcgPocket-v0", num_envs=1024, decks=…)

What is legal is in `info["action_mask"]` and `env.action_masks()`; an action outside of it loses the game.
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np

from synth.extras import need

need("gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

from synth.adapters.games_against import GamesAgainst  # noqa: E402
from synth.adapters.registered import ID, register  # noqa: E402
from synth.adapters.rendering import MODES, checked_mode, render  # noqa: E402
from synth.adapters.stepping import stepper_for  # noqa: E402
from synth.front import DeckLike, choose  # noqa: E402
from synth.spec.errors import InputError  # noqa: E402

__all__ = ["ID", "TcgPocketEnv", "TcgPocketVectorEnv"]

_ONE_GAME: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}
_MANY_GAMES: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
Decks = Sequence[DeckLike] | None
Info = dict[str, Any]


def lanes_for(
    count: int, decks: Decks, pool: str | PathLike[str] | None, sets: Sequence[str] | None, opponent: str, seat: int | None
) -> GamesAgainst:
    folder, lists = choose(decks, pool, sets)
    return GamesAgainst(stepper_for(folder, lists), count, opponent, seat)


def spaces_of(lanes: GamesAgainst) -> tuple[spaces.Box, spaces.Discrete]:
    low, high = lanes.stepper.limits
    return spaces.Box(low, high, dtype=np.int16), spaces.Discrete(lanes.stepper.actions)


class TcgPocketEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One game. The reward is 1 for a win, -1 for a loss, when the game ends; a tie and every other step is 0."""

    metadata = _ONE_GAME

    def __init__(
        self,
        decks: Decks = None,
        *,
        pool: str | PathLike[str] | None = None,
        sets: Sequence[str] | None = None,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._lanes = lanes_for(1, decks, pool, sets, opponent, seat)
        self.observation_space, self.action_space = spaces_of(self._lanes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, Info]:
        super().reset(seed=seed)
        self._lanes.reset(seed)
        return self._lanes.observation[0], self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, Info]:
        self._lanes.step(np.array([action]))
        lanes = self._lanes
        seen, ended, broken_off = lanes.observation[0], bool(lanes.ended[0]), bool(lanes.broken_off[0])
        return seen, float(lanes.rewards[0]), ended, broken_off, self._info()

    def action_masks(self) -> np.ndarray:
        """[actions] bool: what is legal now; sb3-contrib asks for it by this name."""
        return np.asarray(self._lanes.legal[0])

    def render(self) -> Any:
        """What the caller sees: a string for `ansi`, a picture for `rgb_array`."""
        return render(self._lanes.stepper.engine, self._lanes.observation[0], self.render_mode)

    def action_name(self, action: int) -> str:
        """What an action is now, in words."""
        return str(self._lanes.stepper.engine.package.action_name(self._lanes.observation[0], action))

    def _info(self) -> Info:
        return {"action_mask": self._lanes.legal[0].view(np.int8), "player": int(self._lanes.seats[0])}


class TcgPocketVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Many games in one process. A game that ends starts anew in the same step; its last observation is `info["final_obs"]`."""

    metadata = _MANY_GAMES

    def __init__(
        self,
        num_envs: int = 1,
        decks: Decks = None,
        *,
        pool: str | PathLike[str] | None = None,
        sets: Sequence[str] | None = None,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise InputError(f"num_envs {num_envs}: at least one game")
        self.num_envs, self.render_mode = num_envs, None
        self._lanes = lanes_for(num_envs, decks, pool, sets, opponent, seat)
        self.single_observation_space, self.single_action_space = spaces_of(self._lanes)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, Info]:
        super().reset(seed=seed)
        self._lanes.reset(seed)
        return self._lanes.observation, self._info()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Info]:
        lanes = self._lanes
        lanes.step(np.asarray(actions))
        rewards, ended, broken_off = lanes.rewards.astype(np.float64), lanes.ended, lanes.broken_off
        seen, last = lanes.observation, {}
        over = ended | broken_off
        if over.any():
            last = {"final_obs": seen, "_final_obs": over}
            lanes.restart(over)
            seen = seen.copy()
            seen[over] = lanes.observe(over)
        return seen, rewards, ended, broken_off, self._info() | last

    def action_masks(self) -> np.ndarray:
        """[n, actions] bool: what is legal now."""
        return self._lanes.legal

    def random_actions(self) -> np.ndarray:
        """[n]: a legal action each, all equally likely; fixed by the seed of `reset`."""
        return self._lanes.random_actions()

    def _info(self) -> Info:
        everywhere = np.ones(self.num_envs, bool)
        return {
            **{"action_mask": self._lanes.legal.view(np.int8), "_action_mask": everywhere},
            **{"player": self._lanes.seats.astype(np.int64), "_player": everywhere},
        }


register()
