"""Where in the engines a fault is, and in which games the sound engine comes there: until it does, both are the same engine."""

from collections.abc import Sequence
from functools import cached_property

from synth.codegen.graphs.graph import Branch, Function, Jump
from synth.verify.engines.batch import Array
from synth.verify.engines.listing_batch import ListingBatch
from synth.verify.exchange.noting import Places
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Change
from synth.verify.mutation.graph_faults import OtherFunction
from synth.verify.mutation.listing_effects import pieces_of
from synth.verify.mutation.listing_faults import OtherInstruction
from synth.verify.mutation.llvm_faults import OtherLine
from synth.verify.mutation.reference_faults import OtherSource
from synth.verify.mutation.replaying import lanes_of, look
from synth.verify.mutation.sheet import Sheet
from synth.verify.mutation.table_faults import OtherNumber


class Reaching:
    """Of some sheets, which are looked at by a sound engine that notes where it comes by."""

    def __init__(self, bench: Bench, sheets: Sequence[Sheet]) -> None:
        self._bench = bench
        self._asked = look(sheets, bench)
        self._places = Places(bench.workbench.program, bench.workbench.tables)

    def reaches(self, sheet: Sheet, change: Change) -> bool:
        """Whether the games of a sheet can be other ones."""
        if isinstance(change, OtherSource):
            return bool(lanes_of(sheet, change))
        return sheet.reached is None or all(_has(sheet.reached, place) for place in self.places_of(change))

    def asked(self, change: Change) -> bool:
        """Whether properties can hear of it."""
        return all(_has(self._asked, place) for place in self.places_of(change))

    def places_of(self, change: Change) -> list[int]:
        """All of these have to be come by; none is known of what is made anew as a whole."""
        workbench = self._bench.workbench
        match change:
            case OtherFunction(function):
                sound = workbench.program.functions[function.name]
                return [self._places.block(function.name, at) for at in changed_blocks(sound, function)]
            case OtherLine(name):
                return [self._places.block(name, change.block(workbench))]
            case OtherNumber(table, at):
                return [self._places.row(table, at)]
            case OtherInstruction(place):
                name = self._pieces[place].partition(":")[0]
                return [self._places.block(name, 0)] if name in self._places.blocks else []
        return []

    @cached_property
    def _pieces(self) -> Sequence[str]:
        """A function of a listing is run where the machine's is; smaller ones have become parts of others."""
        return pieces_of(ListingBatch(self._bench.workbench.package).text)


def changed_blocks(sound: Function, changed: Function) -> Sequence[int]:
    """The block that is another one; if only one of two ways is left, also where the other way led."""
    at = next((at for at, block in enumerate(sound.blocks) if block != changed.blocks[at]), None)
    if at is None:
        return ()
    one, other = sound.blocks[at].end, changed.blocks[at].end
    if isinstance(one, Branch) and isinstance(other, Jump):
        return at, one.other if other.to == one.then else one.then
    return (at,)


def _has(bits: Array, place: int) -> bool:
    return bool(bits[place // 8] >> (7 - place % 8) & 1)
