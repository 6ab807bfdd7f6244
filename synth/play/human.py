"""A person at the keyboard: shown what a player may see, asked for one of the legal actions."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np

from synth.engines.engine import Engine, Key
from synth.play.player import View
from synth.play.telling import describe_action, describe_view


@dataclass(frozen=True, eq=False)
class HumanPlayer:
    """Plays one game at a time, on a terminal."""

    engine: Engine
    name: str = "human"
    parameters: None = None

    def choose(self, parameters: None, view: View, key: Key) -> np.ndarray:
        seen, legal = np.asarray(view.seen)[:, 0], np.flatnonzero(np.asarray(view.legal)[:, 0])
        print(describe_view(self.engine, seen), file=sys.stderr)
        for number, action in enumerate(legal, start=1):
            print(f"  {number:2d}  {describe_action(self.engine, seen, int(action))}", file=sys.stderr)
        while True:
            print("your move: ", end="", file=sys.stderr, flush=True)
            line = sys.stdin.readline()
            if not line:
                raise KeyboardInterrupt
            if line.strip().isdigit() and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1 : int(line)]
            print(f"a number from 1 to {len(legal)}, please", file=sys.stderr)
