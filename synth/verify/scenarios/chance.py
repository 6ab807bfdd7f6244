"""Chance as a scenario scripts it: coins, rolls and picks come from its lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.chance import Chance
from synth.reference_py.game import Held, Spot
from synth.spec.cards import Energy
from synth.spec.chance import Purpose
from synth.verify.scenarios.position import energy_types, ranks
from synth.verify.scenarios.scenario import Scenario
from synth.verify.scenarios.spots import parse_spot

T = TypeVar("T")
FROM_THE_TOP = frozenset({Purpose.TURN_DRAW, Purpose.EFFECT_DRAW, Purpose.LOOK})


class OutOfScript(Exception):
    """The scenario does not say how a coin fell, or names a pick that is no candidate."""


@dataclass
class Script:
    """What is left of the lists; `lenient` scripts only ask whether a move is possible, so coins never run out."""

    pool: CardPool
    coins: str
    picks: tuple[str | int, ...]
    rolls: str
    first_types: str
    ranks: Mapping[Held, int]
    """The order of cards that a random choice without a pick takes the first of."""
    lenient: bool = False

    @classmethod
    def of(cls, pool: CardPool, scenario: Scenario) -> Script:
        first = "".join(energy_types(pool, position)[0] for position in scenario.players)
        return cls(pool, scenario.coins, scenario.picks, scenario.rolls, first, ranks(pool, scenario))

    def probe(self) -> Script:
        return replace(self, lenient=True)

    def coin(self) -> bool:
        if not self.coins:
            if self.lenient:
                return False
            raise OutOfScript("coins: no result left for a coin flip")
        letter, self.coins = self.coins[0], self.coins[1:]
        return letter == "H"

    def pick(self) -> str | int | None:
        if not self.picks:
            return None
        first, *rest = self.picks
        self.picks = tuple(rest)
        return first


class ScriptedChance(Chance):
    """The chance of one step, in a turn of `turn_player`."""

    def __init__(self, script: Script, turn_player: int) -> None:
        super().__init__()
        self.script, self._turn_player = script, turn_player
        self._first = 0

    def among(self, purpose: Purpose, index: int, candidates: Sequence[T], label: Callable[[T], Any] = lambda found: found) -> T:
        ranks = [self.script.ranks[found] if isinstance(found, Held) else 0 for found in candidates]
        self._first = ranks.index(min(ranks))
        return super().among(purpose, index, candidates, label)

    def _coins(self, coins: int, index: int, until_tails: bool, sure: bool | None) -> int:
        bits = 0
        for k in range(coins):
            heads = self.script.coin() if sure is None or k else sure
            bits |= heads << k
            if until_tails and not heads:
                break
        return bits

    def _outcome(self, purpose: Purpose, index: int, candidates: Sequence[Any]) -> int:
        if candidates == [False, True]:
            return int(self.script.coin())
        if purpose is Purpose.ENERGY_ROLL:
            rolled = Energy(self._roll(candidates))
            if rolled not in candidates:
                raise OutOfScript(f"rolls: {rolled} is no type of Energy that the deck declares")
            return candidates.index(rolled)
        if purpose in FROM_THE_TOP or len(candidates) < 2:
            return self._first
        wanted = self.script.pick()
        if wanted is None:
            return self._first
        found = next((k for k, candidate in enumerate(candidates) if self._named(candidate, str(wanted))), None)
        if found is None and not self.script.lenient:
            raise OutOfScript(f"picks: {wanted} is not among {len(candidates)} candidates")
        return found or 0

    def _roll(self, candidates: Sequence[Any]) -> str:
        """The roll at the start of a turn is the next player's, or the same one's who has another turn."""
        if not self.script.rolls:
            theirs, own = self.script.first_types[1 - self._turn_player], self.script.first_types[self._turn_player]
            return theirs if theirs in candidates else own
        letter, self.script.rolls = self.script.rolls[0], self.script.rolls[1:]
        return letter

    def _named(self, candidate: Any, wanted: str) -> bool:
        match candidate:
            case Spot():
                return parse_spot(wanted, candidate.player) == candidate
            case PoolCard():
                return self.script.pool.number_of.get(wanted) == candidate.number
            case _:
                return str(candidate) == wanted
