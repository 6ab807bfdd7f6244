"""afflict: Special Conditions on the opponent's Active."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import Value
from synth.codegen.machine.evaluate import DAZES
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Afflict, Selector, Side, Zone
from synth.spec.cards import Status


def lower_afflict(stmt: Afflict, draft: Draft) -> None:
    if stmt.what != Selector(side=Side.OPP, zone=Zone.ACTIVE) or stmt.how != "all":
        raise Unlowered(f"afflict {stmt.what} {stmt.how}")
    for status in stmt.statuses:
        if status is Status.POISONED:
            draft.set("poison", (stmt.strength or draft.pool.rules.poison) // 10)
        elif status is Status.BURNED:
            draft.set("burn", 1)
        else:
            draft.set("daze", int(DAZES[status]))
    draft.set("afflict_if", draft.guard())


def afflict(run: Run) -> None:
    board = run.board
    when = run.go & run.when("afflict_if") & ~run.shielded & board.occupied(1, 0)

    def apply(cell: str, column: str) -> None:
        value: Value = run.row(column)
        board.put(cell, when & (value > 0), value)

    apply("poison_1", "poison")
    apply("burn_1", "burn")
    apply("daze_1", "daze")
    board.put("daze_fresh_1", when & (run.row("daze") > 0), 0)
