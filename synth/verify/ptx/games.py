"""Random games on a package's machine code and on its kernel for GPUs, call by call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from synth.verify.ptx.calls import BothWays, Launch

EVERY = ("step", "turn", "restart", "observe", "play", "legal", "resample", "until", "rollout", "follow")
"""Calls that are tried now and then; `start`, `choose` and `go_on` are what the games are played with."""
IN_A_ROLLOUT = 3


@dataclass(frozen=True)
class Agreed:
    decisions: int
    """Of `go_on`, and of the other calls that decide once or more."""
    ended: int
    calls: dict[str, int]


def play_both(
    package: ModuleType, launch: Launch, decks: np.ndarray, games: int, decisions: int, seed: int = 0, every: int = 8,
    told: Callable[[int], None] = lambda decisions: None, tried: Sequence[str] = EVERY,
) -> Agreed:  # fmt: skip
    """At least so many decisions. Raises `Difference` at the first byte that is not the same."""
    both, random = BothWays(package, launch), np.random.default_rng(seed)
    host, actions = package.host, package.layout.NUM_ACTIONS
    seeds = random.integers(0, 1 << 32, games, dtype=np.uint32)
    keys, done, ended, count = host.step_keys(seeds, 0), 0, 0, 0
    ranking = np.random.default_rng([seed, 1])
    ranks = ranking.integers(0, 3, (actions + 3 * len(package.layout.CARD_NAMES), 2)).astype(np.int32)
    rows = both.run("start", games, {"decks": decks, "which": _which(random, games, len(decks)), "keys": keys})["out"]
    while done < decisions:
        count += 1
        keys = host.step_keys(seeds, count)
        chosen = both.run("choose", games, {"rows": rows, "keys": keys})["action"].view(np.int32)[:, 0]
        # A few that cannot be done: they lose the game.
        illegal = random.random(games) < 0.002
        given = {
            "rows": rows, "actions": np.where(illegal, random.integers(-1, actions + 1, games), chosen).astype(np.int32),
            "keys": keys, "decks": decks, "which": _which(random, games, len(decks)), "seeds": seeds,
            "viewers": random.integers(0, 2, games).astype(np.int32), "counts": np.full(games, count, np.uint32),
            "games": np.zeros(games, np.int32), "steps": np.full(1, IN_A_ROLLOUT, np.uint32),
            "turns": ranking.integers(0, 40, games).astype(np.int32), "ranks": ranks, "most": np.full(1, IN_A_ROLLOUT, np.uint32),
        }  # fmt: skip
        if count % every == 0:
            for call in tried:
                result = both.run(call, games, given, in_place=bool(random.integers(2)))
                if call == "step":
                    # Games that are over too.
                    both.run("restart", games, given | {"rows": result["out"]})
                    both.run("observe", games, given | {"rows": result["out"]})
            done += games * sum({"step": 1, "turn": 1, "play": 1, "rollout": IN_A_ROLLOUT}.get(call, 0) for call in tried)
        result = both.run("go_on", games, given, in_place=bool(random.integers(2)))
        rows = result["out"]
        ended += int((result["facts"][:, 1] != 0).sum())
        done += games
        told(done)
    return Agreed(done, ended, both.compared)


def _which(random: np.random.Generator, games: int, decks: int) -> np.ndarray:
    return random.integers(0, decks, (games, 2)).astype(np.int32)
