"""The chance of a step, with what it showed to everybody: coins, and random picks among things that lie open."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from synth.reference_py.chance import HashChance, Key
from synth.reference_py.game import Spot
from synth.spec.chance import Purpose

_COINS = {
    Purpose.FIRST_PLAYER: "who goes first",
    Purpose.CONFUSION: "Confused",
    Purpose.SMOKESCREEN: "the attack may fail",
    Purpose.BURN: "Burned",
    Purpose.SLEEP: "Asleep",
    Purpose.GUARD: "an effect that answers",
}
_OPEN = (Purpose.PICK_POKEMON, Purpose.PICK_UNIT, Purpose.PICK_OPTION)
"""Random picks that everybody sees. Cards from decks and hands are not among them."""


@dataclass(frozen=True)
class Coins:
    """Coins in the order in which they were flipped; True is heads."""

    faces: tuple[bool, ...]
    why: str = ""


@dataclass(frozen=True)
class Picked:
    """What chance chose: a spot of a player, or a word."""

    what: Spot | str


Roll = Coins | Picked


class OpenChance(HashChance):
    def __init__(self, key: Key) -> None:
        super().__init__(key)
        self.rolls: list[Roll] = []

    def flip(self, coins: int, index: int = 0, sure: bool | None = None) -> int:
        heads = super().flip(coins, index, sure)
        self._note_batch()
        return heads

    def flip_until_tails(self, cap: int, index: int = 0, sure: bool | None = None) -> int:
        heads = super().flip_until_tails(cap, index, sure)
        self._note_batch()
        return heads

    def _note_batch(self) -> None:
        batch = self.drawn[-1]
        self.rolls.append(Coins(tuple(bool(batch.result >> k & 1) for k in range(batch.n))))

    def _outcome(self, purpose: Purpose, index: int, candidates: Sequence[Any]) -> int:
        result = super()._outcome(purpose, index, candidates)
        if purpose in _COINS:
            self.rolls.append(Coins((bool(result),), _COINS[purpose]))
        elif purpose in _OPEN and len(candidates) > 1:
            found = candidates[result]
            self.rolls.append(Picked(found if isinstance(found, Spot) else str(found)))
        return result
