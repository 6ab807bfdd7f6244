"""attach, strip, shift: units of Energy come, go and move."""

from __future__ import annotations

from synth.codegen.draft import POST, Draft
from synth.codegen.ir import FALSE, Value, constant, minimum, total, where
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Attach, Measure, MeasureKind, Quantifier, Role, Selector, Shift, Side, Strip, Zone
from synth.spec.cards import UNITS
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, SLOTS

SELF, IT, SPREAD = 1, 2, 3
ANY = ENERGIES
"""Stands for every type in a type column."""


def _unit(energies: tuple[str, ...]) -> int:
    if len(energies) > 1:
        raise Unlowered("a choice of Energy types")
    return UNITS.index(energies[0]) if energies else ANY  # type: ignore[arg-type]


def lower_attach(stmt: Attach, draft: Draft) -> None:
    if stmt.source != "zone" or stmt.units.how != "chosen" or not stmt.units.energies:
        raise Unlowered(f"attach {stmt.units} from {stmt.source}")
    draft.set_count("attach", stmt.units.n)
    draft.set("attach_unit", _unit(stmt.units.energies))
    draft.set("attach_if", draft.guard())
    if stmt.to.role is Role.SELF:
        draft.set("attach_to", SELF)
    elif stmt.spread == "spread":
        draft.ask(stmt.to.model_copy(update={"quantifier": Quantifier.CHOOSE, "n": 1}), POST)
        draft.set("attach_to", SPREAD)
    elif stmt.spread == "":
        draft.ask(stmt.to, draft.later)
        draft.set("attach_to", IT)
    else:
        raise Unlowered("attach to each")


def lower_strip(stmt: Strip, draft: Draft) -> None:
    units = stmt.units
    if stmt.source.role is Role.SELF and units.how == "chosen":
        everything = Measure(kind=MeasureKind.EVERYTHING)
        if units.n == everything:
            draft.set("strip", 99)
        elif units.n.node == "const" and units.energies:
            draft.set("strip", units.n.n)
        else:
            raise Unlowered(f"strip {units}")
        draft.set("strip_unit", _unit(units.energies))
        draft.set("strip_if", draft.guard())
    elif stmt.source == Selector(side=Side.OPP, zone=Zone.ACTIVE) and units.how == "random" and not units.energies:
        draft.set_count("sap", units.n)
        draft.set("sap_if", draft.guard())
    else:
        raise Unlowered(f"strip {units} from {stmt.source}")


def lower_shift(stmt: Shift, draft: Draft) -> None:
    everything = stmt.units.n == Measure(kind=MeasureKind.EVERYTHING)
    if not everything or stmt.source != Selector(side=Side.MY, zone=Zone.BENCH) or stmt.one_each:
        raise Unlowered(f"shift {stmt.units} from {stmt.source}")
    draft.ask(stmt.to, draft.later)
    draft.set("gather", 1)
    draft.set("gather_unit", _unit(stmt.units.energies))


def attach(run: Run, spreading: Value) -> None:
    """Units from the Energy Zone; while spreading, one unit goes to the slot just chosen."""
    board = run.board
    to, unit = run.row("attach_to"), run.row("attach_unit")
    count = where(run.go & run.when("attach_if"), run.amount("attach"), 0)
    count = where(spreading, 1, count)
    for slot in range(SLOTS):
        here = ((to == SELF) & run.source(slot)) | ((to == IT) & run.on_it(0, slot)) | ((to == SPREAD) & run.on_it(0, slot))
        for k in range(ENERGIES):
            board.add(f"energy_0_{slot}_{k}", here & (unit == k) & board.occupied(0, slot), count)


def strip(run: Run) -> None:
    """Discards from the user itself, then at random from the opponent's Active."""
    board = run.board
    count, unit = run.row("strip"), run.row("strip_unit")
    when = run.go & run.when("strip_if")
    for k in range(ENERGIES):
        for slot in range(SLOTS):
            gone = where(when & run.source(slot) & ((unit == k) | (unit == ANY)), minimum(board.energy(0, slot, k), count), 0)
            board.add(f"discarded_0_{k}", count > 0, gone)
            board[f"energy_0_{slot}_{k}"] = board.energy(0, slot, k) - gone
    count = where(run.go & run.when("sap_if") & ~run.shielded, run.amount("sap"), 0)
    for index in range(count.hi if count.hi < 32 else 0):
        _discard_random_unit(run, count > index, index)


def _discard_random_unit(run: Run, when: Value, index: int) -> None:
    board = run.board
    units = [board.energy(1, 0, k) for k in range(ENERGIES)]
    n = total(units).within(0, 100)
    target = run.chance.below(n, Purpose.PICK_UNIT, index)
    seen: Value = constant(0)
    found = FALSE
    for k, held in enumerate(units):
        seen = (seen + held).within(0, 100)
        here = when & (target < seen) & ~found
        found = found | (target < seen)
        board.add(f"energy_1_0_{k}", here, -1)
        board.add(f"discarded_1_{k}", here, 1)


def shift(run: Run) -> None:
    """All units of a type from the own Bench to the chosen Pokémon."""
    board = run.board
    when = run.go & (run.row("gather") == 1) & run.chosen
    unit = run.row("gather_unit")
    for k in range(ENERGIES):
        this = when & ((unit == k) | (unit == ANY))
        moved = total(where(this, board.energy(0, slot, k), 0) for slot in range(1, SLOTS)).within(0, 60)
        for slot in range(1, SLOTS):
            board.put(f"energy_0_{slot}_{k}", this, 0)
        for slot in range(SLOTS):
            board.add(f"energy_0_{slot}_{k}", run.on_it(0, slot), moved)
