"""Games of an engine for code that knows numpy only: seeds and actions in, arrays out. States are never changed in place."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from synth.engines import load_engine
from synth.engines.engine import Engine
from synth.spec.chance import step_key
from synth.spec.decks import Deck

State = np.ndarray
"""[n, RECORD] uint8: games of a stepper; what is in it is the engine's business."""


class Seen(NamedTuple):
    """What can be seen of n games."""

    player: np.ndarray
    """[n]: who decides"""
    observation: np.ndarray
    """[n, entries] int16: what that player sees"""
    legal: np.ndarray
    """[n, actions] bool"""
    rewards: np.ndarray
    """[n, 2] float32: 1 for who has won, -1 for who has lost"""
    ended: np.ndarray
    """[n] bool"""


class Stepper:
    """All chance of a game follows from its seed and the number of steps before. Needs no JAX."""

    def __init__(self, engine: Engine, decks: Sequence[Deck]) -> None:
        self.engine, self.host = engine, engine.host
        self.actions = int(engine.layout.NUM_ACTIONS)
        self.entries = len(engine.layout.OBSERVATION)
        self.longest = int(engine.layout.LONGEST_GAME)
        """Decisions after which a game is broken off: only an Ability that is used on and on gets there."""
        self.decks = engine.deck_rows(decks)
        ranges = np.array(engine.layout.OBSERVATION_RANGES, np.int16)
        self.limits: tuple[np.ndarray, np.ndarray] = (ranges[:, 0], ranges[:, 1])
        """Lowest and highest value of every entry of an observation."""
        places = [engine.layout.CELLS[name] for name in ("turn_player", "decider", "winner", "mask")]
        assert all(dtype == "u8" for _, dtype, _ in places), "these are read as bytes"
        (self._turn_player, _, _), (self._decider, _, _), (self._winner, _, _), (mask, _, (size,)) = places
        self._mask = slice(mask, mask + size)

    def keys(self, seeds: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """[n, 2]: of the step with this number, from 1; the deal has number 0."""
        if len(seeds) == 1:  # NumPy takes longer for one than Python does
            return np.array([step_key(int(seeds[0]), int(counts[0]))], np.uint32)
        return self.host.step_keys(seeds, counts)  # type: ignore[no-any-return]

    def player(self, state: State) -> np.ndarray:
        """[n] uint8: who decides."""
        return np.asarray(state[:, self._turn_player] ^ state[:, self._decider])

    def winner(self, state: State) -> np.ndarray:
        """[n] uint8: 0 while a game goes on."""
        return state[:, self._winner]

    def drew_chance(self, state: State) -> np.ndarray:
        """[n] bool: whether the last step, or the deal, drew random numbers."""
        drew: np.ndarray = self.host.cell(state, "drew") != 0
        return drew

    def legal(self, state: State) -> np.ndarray:
        """[n, actions] bool"""
        return np.asarray(state[:, self._mask] != 0)

    def start(self, seeds: np.ndarray) -> State:
        """New games."""
        return np.asarray(self.host.init(self.decks, self.keys(seeds, np.zeros(len(seeds)))))

    def step(self, state: State, actions: np.ndarray, seeds: np.ndarray, counts: np.ndarray) -> State:
        """The games after an action each; `counts`: the number of this step."""
        return np.asarray(self.host.step(state, actions, self.keys(seeds, counts)))

    def deal(self, state: State, players: np.ndarray, seeds: np.ndarray) -> State:
        """The same games as far as these players know, with all that is hidden from them dealt again."""
        return np.asarray(self.host.resample(state, players, self.keys(seeds, np.zeros(len(seeds)))))

    def look(self, state: State) -> Seen:
        winner = self.winner(state)
        return Seen(self.player(state), self.host.observe(state), self.legal(state), OUTCOMES[winner], winner != 0)

    def observe(self, state: State, players: np.ndarray) -> np.ndarray:
        """[n, entries]: what these players see."""
        return np.asarray(self.host.observe(state, players))


OUTCOMES = np.array([[0, 0], [1, -1], [-1, 1], [0, 0]], np.float32)
"""[winner, player]: what the end is worth; nothing before it, nothing for a tie."""


def stepper_for(folder: Path, decks: Sequence[Deck]) -> Stepper:
    """One for all environments of a process that play the same."""
    return _kept(load_engine(folder).__name__, folder, tuple(decks))


@lru_cache(maxsize=16)
def _kept(name: str, folder: Path, decks: tuple[Deck, ...]) -> Stepper:
    return Stepper(Engine.load(folder), decks)
