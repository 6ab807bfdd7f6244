"""Where random results come from. Every draw is recorded, so that a key can be found that gives the same ones again."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from synth.spec.chance import Purpose, heads_until_tails, pick, word

T = TypeVar("T")
Key = tuple[int, int]


@dataclass(frozen=True)
class Drawn:
    """One random result: `result` of `n` outcomes, or for a batch of coins the bits of `n` coins (1 is heads)."""

    purpose: Purpose
    index: int
    n: int
    result: int


class Chance(ABC):
    """The random events of one step."""

    def __init__(self) -> None:
        self.drawn: list[Drawn] = []
        self.forced: list[Any] = []  # answers to choices that left only one, in the order they were made
        self._counts: Counter[Purpose | tuple[Purpose, int]] = Counter()

    @abstractmethod
    def _outcome(self, purpose: Purpose, index: int, candidates: Sequence[Any]) -> int:
        """Which of the candidates it is; they are what a script may name: a spot, a card, a unit, False or True."""

    @abstractmethod
    def _coins(self, coins: int, index: int, until_tails: bool, sure: bool | None) -> int:
        """The coins of a batch as bits, lowest first; until tails: `coins` at most; `sure`: the first is heads, or tails."""

    def among(self, purpose: Purpose, index: int, candidates: Sequence[T], label: Callable[[T], Any] = lambda found: found) -> T:
        """A random one of the candidates."""
        result = self._outcome(purpose, index, [label(candidate) for candidate in candidates])
        self.drawn.append(Drawn(purpose, index, len(candidates), result))
        return candidates[result]

    def coin(self, purpose: Purpose, index: int = 0) -> bool:
        """A coin of its own: heads is True."""
        return self.among(purpose, index, (False, True))

    def flip(self, coins: int, index: int = 0, sure: bool | None = None) -> int:
        """Heads among the coins of an effect."""
        bits = self._coins(coins, index, False, sure)
        self.drawn.append(Drawn(Purpose.COINS, index, coins, bits))
        return bits.bit_count()

    def flip_until_tails(self, cap: int, index: int = 0, sure: bool | None = None) -> int:
        """Heads before the first tails."""
        run = heads_until_tails(self._coins(cap, index, True, sure), cap)
        self.drawn.append(Drawn(Purpose.COINS, index, min(run + 1, cap), (1 << run) - 1))
        return run

    def count(self, purpose: Purpose, side: int = 0) -> int:
        """How often this was asked before in the step: the k of the purposes that are numbered by it."""
        self._counts[purpose, side] += 1
        return self._counts[purpose, side] - 1


class HashChance(Chance):
    """The real thing: words hashed from the key of the step."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key

    def _outcome(self, purpose: Purpose, index: int, candidates: Sequence[Any]) -> int:
        return pick(word(self.key, purpose, index), len(candidates))

    def _coins(self, coins: int, index: int, until_tails: bool, sure: bool | None) -> int:
        bits = word(self.key, Purpose.COINS, index)
        return (bits if sure is None else bits & ~1 | sure) & ((1 << coins) - 1)
