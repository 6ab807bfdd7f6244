"""Stable-Baselines3: many games side by side as one of its `VecEnv`s, with masks for sb3-contrib.

    from synth.adapters.sb3 import TcgPocketVecEnv

    model = MaskablePPO("MlpPolicy", TcgPocketVecEnv(64, decks=["charizard-ex-moltres", "pikachu-ex-zapdos"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from synth.extras import need

need("gymnasium", "stable_baselines3")

from stable_baselines3.common.vec_env import VecEnv  # noqa: E402

from synth.adapters.gymnasium import TcgPocketVectorEnv  # noqa: E402


class TcgPocketVecEnv(VecEnv):
    """The arguments are those of `TcgPocketVectorEnv`."""

    def __init__(self, num_envs: int, *arguments: Any, **named: Any) -> None:
        self.games = TcgPocketVectorEnv(num_envs, *arguments, **named)
        self.render_mode = None
        self._actions = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> np.ndarray:
        seed = next((seed for seed in self._seeds if seed is not None), None)
        self._reset_seeds()
        return self.games.reset(seed=seed)[0]

    def step_async(self, actions: np.ndarray) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        seen, rewards, ended, broken_off, info = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended | broken_off):
            infos[lane] = {"terminal_observation": info["final_obs"][lane], "TimeLimit.truncated": bool(broken_off[lane])}
        return seen, rewards.astype(np.float32), ended | broken_off, infos

    def close(self) -> None:
        self.games.close()

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"these games have no method {method_name}")
        return [self.games.action_masks()[lane] for lane in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} is the same for all games and cannot be set")

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks" or hasattr(self.games, attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]
