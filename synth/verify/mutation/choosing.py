"""Which faults a run has: of every stage so many, every kind of a stage as often as any other."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Fault, shuffled, spread
from synth.verify.mutation.graph_faults import graph_faults
from synth.verify.mutation.listing_faults import listing_faults
from synth.verify.mutation.llvm_faults import alike_tables, llvm_faults
from synth.verify.mutation.program_faults import program_faults
from synth.verify.mutation.reference_faults import reference_faults
from synth.verify.mutation.same_machine import SameMachine
from synth.verify.mutation.table_faults import table_faults

SHARES = {
    "programs": 28, "tables": 14, "graphs": 16, "legality": 8, "observation": 6, "chance": 4, "resampling": 5, "llvm": 9,
    "listing": 6, "reference": 20, "reading": 3,
}  # fmt: skip
"""Of all faults, so much is of each stage."""
LOOKED_AT = 500
"""Cards whose programs are looked through for faults."""


def chosen_faults(bench: Bench, seed: int, count: int) -> list[Fault]:
    """The same for the same seed and sources."""
    rng = Random(seed)
    whole = sum(SHARES.values())
    found: list[Fault] = []
    by_stage: dict[str, list[Fault]] = {}
    for fault in every_fault(bench, rng):
        by_stage.setdefault(fault.stage, []).append(fault)
    machine = SameMachine(bench.workbench)
    for stage, share in SHARES.items():
        found += spread(by_stage.get(stage, ()), round(count * share / whole), rng, lambda fault: not machine.same(fault.change))
    return shuffled(found, rng)


def every_fault(bench: Bench, rng: Random) -> Iterator[Fault]:
    """Those of programs: of some cards."""
    workbench = bench.workbench
    saying = [card.card for card in bench.pool.cards[1:] if card and card.card.effects]
    yield from numbered(program_faults(rng.sample(saying, min(LOOKED_AT, len(saying)))))
    yield from table_faults(workbench.built.machine.tables.columns, rng)
    yield from numbered(graph_faults(workbench.program))
    yield from numbered(llvm_faults(workbench.program, workbench.places, alike_tables(workbench.tables)))
    yield from listing_faults(workbench, rng)
    yield from numbered(reference_faults())


def numbered(faults: Iterable[Fault]) -> Iterator[Fault]:
    """Equal changes at different places of one function are told apart."""
    seen: Counter[str] = Counter()
    for fault in faults:
        seen[fault.name] += 1
        yield replace(fault, where=f"{fault.where} ({seen[fault.name]})") if seen[fault.name] > 1 else fault
