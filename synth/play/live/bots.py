"""Players of the roster in a game on the reference engine, one decision at a time.

They play on the compiled engine, where the game is played again from its decks, seed and moves (`replayed.py`); a player that
tries moves deals what is hidden from it again first. Getting ready takes seconds, so it happens in the background.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from synth.play.live.match import Match
from synth.play.live.replayed import Replayed
from synth.play.roster import LEARNED, SIMPLE, split_budget
from synth.spec.chance import Purpose, pick, word
from synth.spec.errors import InputError, suggestion

if TYPE_CHECKING:
    from synth.play.learned import PolicyPlayer

NAMES = (*SIMPLE, *LEARNED)


@dataclass(frozen=True)
class Thoughts:
    """What a policy makes of a position: its value for who decides, from -1 to 1, and how likely it takes each legal move."""

    value: float
    moves: dict[int, float]


class Bots:
    """Players by name, ready or getting ready."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._choosing: dict[str, Callable[[Match], int]] = {"random": _at_random}
        self._thinking: Callable[[Match], Thoughts] | None = None
        self.thoughts = ThreadPoolExecutor(1)
        """Where the policy thinks: who waits for that holds up no player's move."""

    def check(self, name: str) -> None:
        """Refuses a name that is no player, before anything is loaded."""
        kind, _, place = split_budget(name)[0].partition(":")
        if kind not in NAMES or (place and kind not in LEARNED):
            more = suggestion(kind, NAMES) or f"; there are {', '.join(NAMES)}"
            raise InputError(f"no player {name}{more}")
        if place and not Path(place).exists():
            raise InputError(f"no policy in {place}; synth train --out {place} makes one")

    def ready(self, name: str) -> bool:
        return name in self._choosing

    def prepare(self, name: str, match: Match) -> None:
        """Makes a player ready, which may take seconds."""
        if name not in self._choosing:
            with self._lock:
                if name not in self._choosing:
                    self._choosing[name] = self._engine.player(name, match)

    def choose(self, name: str, match: Match) -> int:
        """The action that this player takes now; the first call waits until it is ready."""
        self.prepare(name, match)
        return self._choosing[name](match)

    @property
    def thinks(self) -> bool:
        """Whether the policy is ready to say what it makes of a position."""
        return self._thinking is not None

    def think(self, match: Match) -> Thoughts:
        """What the policy that ships makes of the view of who decides."""
        if self._thinking is None:
            with self._lock:
                if self._thinking is None:
                    self._thinking = self._engine.thinker(match)
        return self._thinking(match)

    @property
    def engine(self) -> Any:
        """The engine they play on (`synth.engines.engine`)."""
        with self._lock:
            return self._engine.engine

    @cached_property
    def _engine(self) -> _Compiled:
        return _Compiled(self._folder)


def _at_random(match: Match) -> int:
    legal = match.legal()
    return legal[pick(word(match.key, Purpose.POLICY), len(legal))]


class _Compiled:
    """The compiled engine, for one game at a time."""

    def __init__(self, folder: Path | None) -> None:
        import jax

        from synth.engines.engine import Engine

        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "synth" / "jax"
        settings = {"jax_compilation_cache_dir": str(cache), "jax_persistent_cache_min_compile_time_secs": 0.3}
        for name, value in settings.items():
            jax.config.update(name, value)
        self._jax = jax
        self.engine = Engine.load(folder)
        self._replayed = Replayed(self.engine)

    def player(self, name: str, match: Match) -> Callable[[Match], int]:
        from synth.play.player import look
        from synth.play.roster import find_player

        engine, who = self.engine, self._shipped if name == "policy" else find_player(name, self.engine)
        run = self._jax.jit(lambda parameters, rows, key: who.choose(parameters, look(engine, rows), key))

        def choose(match: Match) -> int:
            words = tuple(np.array([word], np.uint32) for word in match.key)
            return int(np.asarray(run(who.parameters, self._replayed.row(match), words))[0])

        choose(match)  # compiled now, not at the first move that somebody waits for
        return choose

    def thinker(self, match: Match) -> Callable[[Match], Thoughts]:
        from synth.play.player import look

        engine, policy, host = self.engine, self._shipped, self.engine.host

        def asked(parameters: Any, rows: Any, key: Any) -> tuple[Any, Any]:
            view = look(engine, rows)
            return policy.log_probabilities(parameters, view, key), policy.function.value(parameters, view.seen)

        run = self._jax.jit(asked)

        def think(match: Match) -> Thoughts:
            row = self._replayed.row(match)
            legal = host.legal_mask(row)
            words = tuple(np.array([word], np.uint32) for word in match.key)
            logs, value = (np.asarray(part)[0] for part in run(policy.parameters, row, words))
            return Thoughts(float(value), {int(at): float(np.exp(logs[at])) for at in np.flatnonzero(legal[0])})

        think(match)
        return think

    @cached_property
    def _shipped(self) -> PolicyPlayer:
        """The policy that ships; it plays and it thinks aloud."""
        from synth.play.learned import PolicyPlayer
        from synth.policy.store import SHIPPED, load_policy

        return PolicyPlayer(*load_policy(SHIPPED).on(self.engine))
