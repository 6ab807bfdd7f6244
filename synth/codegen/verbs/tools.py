"""put tools, put stadium: Tools leave Pokémon, the Stadium leaves play."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import FALSE, Value, either, where
from synth.codegen.machine.board import SIDES
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Filter, FilterKind, Place, Put, Selector, Zone
from synth.spec.layout import SLOTS

HAS_TOOL = Filter(kind=FilterKind.TOOL)


def bearers(what: Selector) -> Selector:
    """The Pokémon whose Tools a selector means."""
    zone, filters = Zone.PLAY, [HAS_TOOL]
    for one in what.filters:
        if one.kind is FilterKind.ON_ZONE and one.zone in (Zone.ACTIVE, Zone.BENCH, Zone.PLAY):
            zone = one.zone
        elif one.kind is FilterKind.NAME:
            filters.append(Filter(kind=FilterKind.TOOL_NAMED, names=one.names))
        else:
            raise Unlowered(f"filter {one.kind} on a Tool")
    return what.model_copy(update={"zone": zone, "filters": tuple(filters)})


def lower_detach(stmt: Put, draft: Draft, first: bool = False) -> None:
    if stmt.place is not Place.DISCARD:
        raise Unlowered(f"put tools to {stmt.place}")
    name = draft.say("detach")
    draft.on(name, bearers(stmt.what), draft.later)
    draft.set(f"{name}_first", int(first))


def lower_raze(stmt: Put, draft: Draft) -> None:
    if stmt.place is not Place.DISCARD or stmt.what.filters:
        raise Unlowered(f"put stadium to {stmt.place}")
    draft.say("raze")


def detach(run: Run, when: Value, first: bool) -> list[Value]:
    """Flags of the slots that lose their Tool. `first`: by an attack, before anything else of it happens."""
    found: list[Value] = [FALSE] * (2 * SLOTS)
    for name in run.said("detach"):
        rows = [row for row in run.table.rows if row.get(f"{name}_says") and bool(row.get(f"{name}_first")) is first]
        if not rows:
            continue
        says = when & run.says(name) & (run.row(f"{name}_first") == int(first))
        named = {row[f"{name}_on"] for row in rows}
        flags = [says & flag for flag in run.targets(name, only=named)]
        run.scene.did = where(says, either(flags), run.scene.did)
        found = [a | b for a, b in zip(found, flags, strict=True)]
    return found


def drop(run: Run, flags: list[Value]) -> None:
    for side in SIDES:
        run.board.drop_tools(side, flags[side * SLOTS : (side + 1) * SLOTS])


def raze(run: Run) -> None:
    """The Stadium is discarded."""
    for name in run.said("raze"):
        says = run.go & run.says(name)
        there = run.board["stadium"] > 0
        run.board.drop_stadium(says)
        run.scene.did = where(says, there, run.scene.did)
