"""What a pending effect lets its decider choose from: known while it is resolved, needed when the mask is written."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.ir import FALSE, Value, constant, where
from synth.codegen.machine.board import Board
from synth.spec.layout import ENERGIES, SLOTS

OPTIONS = 6


def offer_flags(places: int) -> tuple[str, ...]:
    """Names of the flags that are carried to the mask."""
    return (
        *(f"offer{at}" for at in range(2 * SLOTS)),
        *(f"option{at}" for at in range(OPTIONS)),
        *(f"unit{at}" for at in range(ENERGIES)),
        *(f"pick{at}" for at in range(places)),
        "may_stop",
    )


@dataclass(eq=False)
class Offers:
    """`slots` relative to side 0; `cards` of the decider's own deck list; `ranks`: how many of the other player's cards."""

    slots: list[Value] = field(default_factory=lambda: [FALSE] * (2 * SLOTS))
    options: list[Value] = field(default_factory=lambda: [FALSE] * OPTIONS)
    units: list[Value] = field(default_factory=lambda: [FALSE] * ENERGIES)
    cards: list[Value] = field(default_factory=list)
    """Empty: none."""
    ranks: Value = field(default_factory=lambda: constant(0))
    may_stop: Value = FALSE

    def add_slots(self, flags: list[Value]) -> None:
        self.slots = [a | b for a, b in zip(self.slots, flags, strict=True)]

    def add_options(self, flags: list[Value]) -> None:
        self.options = [a | b for a, b in zip(self.options, flags, strict=True)]

    def add_units(self, flags: list[Value]) -> None:
        self.units = [a | b for a, b in zip(self.units, flags, strict=True)]

    def add_cards(self, flags: list[Value]) -> None:
        self.cards = [a | b for a, b in zip(self.cards, flags, strict=True)] if self.cards else flags

    def add_ranks(self, count: Value) -> None:
        self.ranks = where(count > 0, count, self.ranks)

    def store(self, board: Board) -> None:
        cards = self.cards or [FALSE] * board.pool.places
        named = (("offer", self.slots), ("option", self.options), ("unit", self.units), ("pick", cards))
        for name, flags in named:
            board.cells |= {f"{name}{at}": flag for at, flag in enumerate(flags)}
        board.cells |= {"ranks": self.ranks, "may_stop": self.may_stop}

    @classmethod
    def load(cls, board: Board) -> Offers:
        def flags(name: str, size: int) -> list[Value]:
            return [board[f"{name}{at}"] for at in range(size)]

        return cls(
            flags("offer", 2 * SLOTS),
            flags("option", OPTIONS),
            flags("unit", ENERGIES),
            flags("pick", board.pool.places),
            board["ranks"],
            board["may_stop"],
        )
