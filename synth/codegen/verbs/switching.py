"""switch: the Active Pokémon of a side changes places with a Benched one."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import TRUE
from synth.codegen.machine.board import BENCH
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Role, Selector, Side, Switch, Zone

OWN, THEIRS = 1, 2


def lower_switch(stmt: Switch, draft: Draft) -> None:
    draft.ask(stmt.into, draft.later)
    own = (Selector(role=Role.SELF), Selector(side=Side.MY, zone=Zone.ACTIVE))
    if stmt.out in own and stmt.into.side is Side.MY and draft.kind != "ability":
        draft.set("switch", OWN)
    elif stmt.out == Selector(side=Side.OPP, zone=Zone.ACTIVE) and stmt.into.side is Side.OPP:
        draft.set("switch", THEIRS)
    else:
        raise Unlowered(f"switch {stmt.out} with {stmt.into}")


def switch(run: Run) -> None:
    kind = run.row("switch")
    for side, wanted in ((0, OWN), (1, THEIRS)):
        when = run.go & (kind == wanted)
        run.board.swap_active(side, [when & run.on_it(side, slot) for slot in BENCH], TRUE)
