"""How fast the environment is through an interface: random legal play, steps divided by the CPU time of this process."""

import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import numpy as np

from synth.adapters.stepping import stepper_for
from synth.front import DeckLike, choose


class Interface(StrEnum):
    JAX = "jax"
    GYMNASIUM = "gymnasium"
    VECTOR = "vector"


class Cards(NamedTuple):
    """What is played with, as `synth.make` takes it."""

    decks: Sequence[DeckLike] | None
    pool: str | None
    sets: Sequence[str] | None


class Speed(NamedTuple):
    interface: str
    games: int
    """side by side"""
    steps: int
    cpu_seconds: float
    seconds: float

    def row(self) -> dict[str, Any]:
        times = {name: round(value, 2) for name, value in (("cpu_seconds", self.cpu_seconds), ("seconds", self.seconds))}
        return self._asdict() | times | {"steps_per_cpu_s": round(self.steps / self.cpu_seconds)}


def measure(interface: Interface, cards: Cards, games: int, seconds: float) -> Speed:
    """After a warm-up that compiles everything."""
    advance, side_by_side = MEASURES[interface](cards, games)
    for _ in range(3):
        advance()
    steps, began, cpu = 0, time.monotonic(), time.process_time()
    while time.monotonic() - began < seconds:
        advance()
        steps += side_by_side
    return Speed(interface, side_by_side, steps, time.process_time() - cpu, time.monotonic() - began)


Advance = Callable[[], None]


def _one_by_jax(cards: Cards, games: int) -> tuple[Advance, int]:
    """One game, a call of the compiled step for each decision of both players."""
    import jax

    folder, decks = choose(*cards)
    stepper, rng = stepper_for(folder, decks), np.random.default_rng(0)
    env = stepper.engine.package.TcgJax(stepper.decks)
    step = jax.jit(stepper.engine.package.auto_reset(env))
    state = jax.jit(env.init)(jax.random.key(0))

    def advance() -> None:
        nonlocal state
        action = rng.choice(np.flatnonzero(np.asarray(state.legal_action_mask)))
        state = step(state, np.int32(action), rng.integers(0, 2**32, 2, np.uint32))

    return advance, 1


def _one_by_gymnasium(cards: Cards, games: int) -> tuple[Advance, int]:
    from synth.adapters.gymnasium import TcgPocketEnv

    env, rng = TcgPocketEnv(cards.decks, pool=cards.pool, sets=cards.sets), np.random.default_rng(0)
    env.reset(seed=0)

    def advance() -> None:
        _, _, ended, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        if ended:
            env.reset()

    return advance, 1


def _many_by_gymnasium(cards: Cards, games: int) -> tuple[Advance, int]:
    from synth.adapters.gymnasium import TcgPocketVectorEnv

    envs = TcgPocketVectorEnv(games, cards.decks, pool=cards.pool, sets=cards.sets)
    envs.reset(seed=0)
    return lambda: _discard(envs.step(envs.random_actions())), games


def _discard(_: object) -> None:
    pass


MEASURES: dict[Interface, Callable[[Cards, int], tuple[Advance, int]]] = {
    Interface.JAX: _one_by_jax,
    Interface.GYMNASIUM: _one_by_gymnasium,
    Interface.VECTOR: _many_by_gymnasium,
}
