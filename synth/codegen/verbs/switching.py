"""switch: the Active Pokémon of a side changes places with a Benched one."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import TRUE, Value, either, stage
from synth.codegen.machine.board import BENCH
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Role, Side, Switch, Zone
from synth.spec.layout import SLOTS

OWN, THEIRS = 1, 2


def lower_switch(stmt: Switch, draft: Draft) -> None:
    out, into = stmt.out, stmt.into
    draft.set("switch_if", draft.guard())
    if draft.early:
        draft.set("early", 1)
        draft.set("switch_early", 1)
    own = out.role is Role.SELF or (out.side is Side.MY and out.zone is Zone.ACTIVE)
    if into.role is Role.SELF and out.side is Side.MY:
        draft.set("switch", OWN)
        draft.set("switch_on", draft.pool.targets.number(into))
    elif own and into.side is Side.MY:
        draft.ask(into, draft.later)
        draft.set("switch", OWN)
    elif out.side is Side.OPP and out.zone is Zone.ACTIVE and into.side is Side.OPP:
        draft.ask(into, draft.later)
        draft.set("switch", THEIRS)
    else:
        raise Unlowered(f"switch {out.zone} with {into.zone}")
    # The one that leaves must fit. Usability has made sure of it for Trainers and Abilities; attacks can always be used.
    if out.filters and draft.attack:
        raise Unlowered("an attack that switches only some Pokémon")


def switch(run: Run) -> None:
    if run.early and not run.used("switch_early"):
        return
    kind = run.row("switch")
    when = run.go & run.when("switch_if") & (run.row("switch_early") == int(run.early))
    fixed = run.targets("switch")
    goes = [
        [when & (kind == wanted) & (run.on_it(side, slot) | fixed[side * SLOTS + slot]) for slot in BENCH]
        for side, wanted in enumerate((OWN, THEIRS))
    ]
    stage("switched")
    for side, flags in enumerate(goes):
        run.board.swap_active(side, flags, TRUE)
        run.scene.did = run.scene.did | either(flags)
        if side == 0:
            _follow(run, flags)


def _follow(run: Run, flags: list[Value]) -> None:
    """The effect's own Pokémon may have changed places."""
    active, *bench = run.scene.source
    source = [active & ~either(flags), *(one & ~flag | active & flag for one, flag in zip(bench, flags, strict=True))]
    source[0] = source[0] | either(one & flag for one, flag in zip(bench, flags, strict=True))
    run.scene.source = source
