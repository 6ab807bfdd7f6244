"""PettingZoo AEC: both players of one game in turn.

    from synth.adapters.pettingzoo import TcgPocketAEC

    env = TcgPocketAEC(decks=["charizard-ex-moltres", "pikachu-ex-zapdos"])
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any, ClassVar

import numpy as np

from synth.extras import need

need("gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from synth.adapters.rendering import MODES, checked_mode, render  # noqa: E402
from synth.adapters.stepping import stepper_for  # noqa: E402
from synth.front import DeckLike, choose  # noqa: E402

AGENTS = ("player_0", "player_1")


class TcgPocketAEC(AECEnv[str, dict[str, np.ndarray], int]):
    """An observation has what the agent sees, and what it may do: nothing while the other decides. An illegal action loses."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tcg_pocket_v0", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(
        self,
        decks: Sequence[DeckLike] | None = None,
        *,
        pool: str | PathLike[str] | None = None,
        sets: Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        folder, lists = choose(decks, pool, sets)
        self._stepper = stepper_for(folder, lists)
        self._rng = np.random.default_rng()
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        low, high = self._stepper.limits
        seen = spaces.Box(low, high, dtype=np.int16)
        mask = spaces.Box(0, 1, (self._stepper.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._stepper.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._seed, self._count = self._rng.integers(0, 2**32, 1, np.uint32), 1
        self._state = self._stepper.start(self._seed)
        self._seen = self._stepper.look(self._state)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[int(self._seen.player[0])]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = AGENTS.index(agent)
        mine = int(self._seen.player[0]) == seat and not self._seen.ended[0]
        mask = self._seen.legal[0].astype(np.int8)
        seen = self._seen.observation[0] if mine else self._stepper.observe(self._state, np.array([seat]))[0]
        return {"observation": seen, "action_mask": mask if mine else np.zeros_like(mask)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._state = self._stepper.step(self._state, np.array([action]), self._seed, np.array([self._count]))
        self._count += 1
        self._seen = self._stepper.look(self._state)
        self.rewards = {agent: float(reward) for agent, reward in zip(AGENTS, self._seen.rewards[0], strict=True)}
        if self._seen.ended[0]:
            self.terminations = dict.fromkeys(AGENTS, True)
        elif self._count > self._stepper.longest:
            self.truncations = dict.fromkeys(AGENTS, True)
        self.agent_selection = AGENTS[int(self._seen.player[0])]
        self._accumulate_rewards()

    def render(self) -> Any:
        """What the agent sees that decides: a string for `ansi`, a picture for `rgb_array`."""
        return render(self._stepper.engine, self._seen.observation[0], self.render_mode)

    def close(self) -> None:
        pass
