"""What filters and measures ask of a Pokémon in play that effects may change.

Effects ask filters and measures in turn, in layers; so these questions are answered by whoever has been told to.
"""

from collections.abc import Callable
from dataclasses import dataclass

from synth.reference_py.game import Game, Spot
from synth.spec.cards import Energy


@dataclass(frozen=True)
class Qualities:
    types: Callable[[Game, Spot], tuple[Energy, ...]]
    ability_lost: Callable[[Game, Spot], bool]
    max_hp: Callable[[Game, Spot], int]
    retreat_cost: Callable[[Game, Spot], int]
    payable: Callable[[Game, Spot, tuple[int, ...]], bool]


_TOLD: list[Qualities] = []


def tell(qualities: Qualities) -> None:
    _TOLD[:] = [qualities]


def ask() -> Qualities:
    return _TOLD[0]
