"""Faults of the form for devices without machine code: one instruction of the listing is another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from synth.codegen.runtime.instructions import NAMES, OPERATIONS, WIDTHS
from synth.verify.engines.listing_batch import ListingBatch
from synth.verify.mutation.fault import Fault
from synth.verify.mutation.listing_effects import BACK, HOW, OTHER, ROW, STORES, THEN, TOLD, B, Effects, pieces_of

if TYPE_CHECKING:
    from synth.verify.exchange.workbench import Workbench
    from synth.verify.mutation.bench import Bench

_INSTEAD = {
    "add": "sub", "sub": "add", "back": "sub", "and": "or", "or": "and", "xor": "or", "shl": "shr", "shr": "shl", "ushr": "shl",
    "min": "max", "max": "min", "eq": "ne", "ne": "eq", "lt": "le", "le": "lt", "gt": "ge", "ge": "gt", "mod": "floordiv",
    "floordiv": "mod", "popcount": "lowest", "lowest": "popcount",
}  # fmt: skip
_NARROWER = {"u16": "u8", "i16": "i8"}


@dataclass(frozen=True)
class OtherInstruction:
    """A column of an instruction, or two that are exchanged."""

    place: int
    numbers: tuple[int, ...]

    def apply(self, bench: Bench) -> None:
        engine = ListingBatch(bench.workbench.package)
        instructions = engine.code.instructions.copy()
        instructions[self.place] = self.numbers
        engine.code = engine.code._replace(instructions=instructions)
        bench.workbench.engine = engine

    def seen(self, bench: Bench) -> bool:
        """Whether what players see is worked out by this instruction too: if not, equal games look alike."""
        batch = ListingBatch(bench.workbench.package)
        return self.place in Effects(batch.code, pieces_of(batch.text)).reached("observe")


def listing_faults(workbench: Workbench, rng: Random, looked_at: int = 1500) -> Iterator[Fault]:
    """Of so many instructions, at random, those that can make a difference."""
    batch = ListingBatch(workbench.package)
    effects = Effects(batch.code, pieces_of(batch.text))
    for place in sorted(rng.sample(range(1, len(effects.lines)), min(looked_at, len(effects.lines) - 1))):
        before = effects.lines[place]
        for kind, after in _others(before):
            if not effects.same(place, after):
                said = f"{' '.join(map(str, before))} → {' '.join(map(str, after))}"
                where = f"{effects.pieces[place]}, line {place}"
                yield Fault("listing", f"listing: {kind}", where, said, OtherInstruction(place, after))


def _others(line: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...]]]:
    def with_(column: int, number: int) -> tuple[int, ...]:
        return (*line[:column], number, *line[column + 1 :])

    how = line[HOW]
    operation = NAMES[how & 255]
    if operation in _INSTEAD:
        yield "another operation", with_(HOW, how & ~255 | OPERATIONS[_INSTEAD[operation]])
    if how & TOLD and operation != "first":
        yield "another constant", with_(B, line[B] + 1)
    if not how & BACK:
        yield "a store elsewhere" if how & STORES else "another row", with_(ROW, line[ROW] + 1)
    if not how & BACK and line[THEN] != line[OTHER]:
        yield "ways exchanged", (*line[:THEN], line[OTHER], line[THEN])
        yield "always the same way", with_(OTHER, line[THEN])
    width = WIDTHS[how >> 8 & 15]
    if width in _NARROWER:
        # A wider one changes nothing: the machine puts no number into a cell that does not fit (`engines/python_game.py`).
        yield "another width", with_(HOW, how & ~(15 << 8) | WIDTHS.index(_NARROWER[width]) << 8)
