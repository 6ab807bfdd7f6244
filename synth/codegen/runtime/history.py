"""What one player has seen and done in a game, in order: for those who need perfect recall, since an observation has no past.

    mine = History()
    mine = mine.saw(observation)      # after every step, whoever decided
    mine = mine.did(action)           # and every own decision

A history is never changed: two that go on from the same one share it. Equal ones have equal digests.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from . import layout


class History:
    __slots__ = ("_before", "_last", "digest", "length")

    def __init__(self, before: History | None = None, last: np.ndarray | int | None = None) -> None:
        self._before, self._last = before, last
        self.length: int = before.length + 1 if before is not None else 0
        """observations and actions"""
        said = b"" if before is None else before.digest
        if isinstance(last, np.ndarray):
            said += b"saw" + last.tobytes()
        elif last is not None:
            said += b"did" + int(last).to_bytes(4, "little")
        self.digest: bytes = hashlib.sha256(said).digest()[:16] if before is not None else bytes(16)
        """16 bytes that tell histories apart"""

    def saw(self, observation: Any) -> History:
        seen = np.array(observation, np.int16)
        if seen.shape != (len(layout.OBSERVATION),):
            raise ValueError(f"an observation is [{len(layout.OBSERVATION)}], got {list(seen.shape)}")
        seen.setflags(write=False)
        return History(self, seen)

    def did(self, action: int) -> History:
        return History(self, int(action))

    def observations(self, last: int | None = None) -> np.ndarray:
        """[last, entries] int16, the newest last; where there were fewer, nothing comes before. Without a number, all."""
        found = [one for one in self._backwards() if isinstance(one, np.ndarray)][:last]
        count = len(found) if last is None else last
        rows = np.zeros((count, len(layout.OBSERVATION)), np.int16)
        for at, one in enumerate(found):
            rows[count - 1 - at] = one
        return rows

    def actions(self) -> list[int]:
        return [one for one in self._backwards() if not isinstance(one, np.ndarray)][::-1]

    def _backwards(self) -> Iterator[np.ndarray | int]:
        at: History | None = self
        while at is not None and at._last is not None:
            yield at._last
            at = at._before

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and (self.length, self.digest) == (other.length, other.digest)

    def __hash__(self) -> int:
        return hash(self.digest)

    def __deepcopy__(self, memo: Any) -> History:
        return self

    def __reduce__(self) -> Any:
        return _again, (list(self._backwards())[::-1],)


def _again(parts: list[Any]) -> History:
    history = History()
    for part in parts:
        history = history.saw(part) if isinstance(part, np.ndarray) else history.did(part)
    return history
