"""A match on the compiled engine: the same decks, seed and moves give the same game there."""

import threading
from weakref import WeakKeyDictionary

import numpy as np

from synth.engines.engine import Engine
from synth.play.live.match import Match


class Replayed:
    """Matches as rows of the engine. What was played once is kept, so that a move costs one step; moves can be taken back."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._kept: WeakKeyDictionary[Match, tuple[list[int], list[np.ndarray]]] = WeakKeyDictionary()
        self._lock = threading.Lock()

    def row(self, match: Match) -> np.ndarray:
        """[1, RECORD]: the game as it is now. A player and what the policy thinks may be asked for at the same time."""
        with self._lock:
            return self._row(match)

    def _row(self, match: Match) -> np.ndarray:
        host, seed = self.engine.host, np.array([match.seed], np.uint32)
        if match not in self._kept:
            decks = self.engine.deck_rows(match.decks)[None]
            self._kept[match] = ([], [host.start(decks, host.step_keys(seed, 0))])
        actions, rows = self._kept[match]
        wanted = [move.action for move in match.moves]
        both = zip(actions, wanted, strict=False)
        same = next((at for at, (old, new) in enumerate(both) if old != new), min(len(actions), len(wanted)))
        del actions[same:], rows[same + 1 :]
        for action in wanted[same:]:
            actions.append(action)
            rows.append(host.step(rows[-1], np.array([action]), host.step_keys(seed, len(actions))))
        return rows[-1]
