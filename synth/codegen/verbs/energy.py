"""attach, strip, shift: units of Energy come, go and move."""

from __future__ import annotations

from synth.codegen.draft import POST, Draft
from synth.codegen.ir import Value, constant, either, maximum, minimum, total, where
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.codegen.verbs.healing import EVERYTHING
from synth.dsl.ast import Attach, Filter, FilterKind, Quantifier, Retype, Role, Selector, Shift, Side, Strip, Zone
from synth.spec.cards import UNITS, Energy
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, SLOTS

ANY = ENERGIES
"""Stands for every type in a type column."""

ALL_UNITS = 99


def _unit(energies: tuple[Energy, ...]) -> int:
    if len(energies) > 1:
        raise Unlowered("a choice of Energy types")
    return UNITS.index(energies[0]) if energies else ANY


def lower_attach(stmt: Attach, draft: Draft) -> None:
    if stmt.units.how != "chosen" or not stmt.units.energies:
        raise Unlowered(f"attach {stmt.units.how} units")
    name = draft.say("attach")
    draft.count(name, stmt.units.n)
    draft.set(f"{name}_unit", _unit(stmt.units.energies))
    draft.set(f"{name}_discard", int(stmt.source == "discard"))
    if stmt.spread == "spread":
        draft.on(name, stmt.to.model_copy(update={"quantifier": Quantifier.CHOOSE, "n": 1}), POST)
        draft.set("spread", 1)
    elif stmt.spread == "each" or stmt.to.role is Role.SELF:
        if stmt.source == "discard" and stmt.spread == "each":
            raise Unlowered("one unit of the discard pile to each")
        draft.on(name, stmt.to, draft.later)
    else:
        draft.on(name, stmt.to, draft.later)


def lower_strip(stmt: Strip, draft: Draft) -> None:
    units = stmt.units
    if units.how == "random" and not units.energies:
        _lower_sap(stmt, draft)
        return
    if units.how != "chosen" or stmt.pooled:
        raise Unlowered(f"strip {units.how} units")
    name = draft.say("strip")
    if units.n == EVERYTHING:
        draft.set(f"{name}_k", ALL_UNITS)
    elif units.energies:
        draft.count(name, units.n)
    else:
        raise Unlowered("a choice of units to discard")
    draft.set(f"{name}_unit", _unit(units.energies))
    draft.on(name, stmt.source, draft.later)


def _lower_sap(stmt: Strip, draft: Draft) -> None:
    """Random units, one pot for all Pokémon named; from several without a common pot, one by one."""
    source = stmt.source
    if not stmt.pooled and source.side is Side.BOTH:
        for side in (Side.MY, Side.OPP):
            _lower_sap(stmt.model_copy(update={"source": source.model_copy(update={"side": side})}), draft)
        return
    name = draft.say("pot" if stmt.pooled else "sap")
    draft.count(name, stmt.units.n)
    draft.on(name, source, draft.later)


def lower_shift(stmt: Shift, draft: Draft) -> None:
    if stmt.units.n != EVERYTHING or stmt.one_each:
        raise Unlowered("moving a number of units")
    name = draft.say("shift")
    draft.set(f"{name}_unit", _unit(stmt.units.energies))
    if stmt.source.quantifier is Quantifier.CHOOSE and stmt.to.quantifier is Quantifier.CHOOSE:
        raise Unlowered("moving units between two chosen Pokémon")
    source = stmt.source
    if source.quantifier is Quantifier.CHOOSE:
        giver = Filter(kind=FilterKind.ENERGY, energies=stmt.units.energies, n=1)
        source = source.model_copy(update={"filters": (*source.filters, giver)})
    draft.on(f"{name}_from", source, draft.later)
    draft.on(f"{name}_to", stmt.to, draft.later)


def lower_retype(stmt: Retype, draft: Draft) -> None:
    what = stmt.what
    name = draft.say("retype")
    if what == Selector(side=Side.OPP, zone=Zone.ZONE_NEXT):
        draft.set(f"{name}_next", 1)
    elif what.quantifier is Quantifier.ALL and (what.role is not None or (what.zone is Zone.ACTIVE and what.side is Side.OPP)):
        draft.on(name, what, draft.later)
    else:
        raise Unlowered(f"retype {what.side} {what.zone}")


def attach(run: Run, placed: Value) -> None:
    """Units come to each target; while spreading (`placed`), one unit to the slot just chosen."""
    board = run.board
    for name in run.said("attach"):
        says, unit = run.says(name), run.row(f"{name}_unit")
        wanted = where(placed, 1, where(run.go & says, run.amount(name), 0))
        recycled = run.row(f"{name}_discard") == 1
        came: list[Value] = []
        flags = run.targets(name)
        for k in range(ENERGIES):
            here = says & (unit == k)
            count = where(recycled, minimum(wanted, board[f"discarded_0_{k}"]), wanted)
            anyone = either(flags[:SLOTS])
            board[f"discarded_0_{k}"] = maximum(
                board[f"discarded_0_{k}"] - where(here & recycled & anyone, count, 0), 0
            )
            for slot in range(SLOTS):
                board.add(f"energy_0_{slot}_{k}", here & flags[slot] & board.occupied(0, slot), count)
            came.append(where(here & anyone, count, 0))
        run.scene.did = where(says, either(count > 0 for count in came), run.scene.did)


def strip(run: Run) -> None:
    board = run.board
    for name in run.said("strip"):
        says, unit = run.go & run.says(name), run.row(f"{name}_unit")
        count = where(says, run.amount(name), 0)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            for k in range(ENERGIES):
                held = board.energy(side, slot, k)
                gone = where(flag & ((unit == k) | (unit == ANY)), minimum(held, count), 0)
                board[f"energy_{side}_{slot}_{k}"] = held - gone
                board[f"discarded_{side}_{k}"] = board[f"discarded_{side}_{k}"] + gone
    for verb, take in (("sap", _discard_from_one), ("pot", _discard_from_pot)):
        # A second Pokémon of the same program (one of each player) goes on with the next random words.
        for drawn, name in enumerate(run.said(verb)):
            count = where(run.go & run.says(name), minimum(run.amount(name), run.most(name)), 0)
            flags = {at: flag for at, flag in enumerate(run.targets(name)) if not (flag.is_const and not flag.const)}
            take(run, flags, count, drawn)


def _discard_from_one(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> None:
    """Random units of the one Pokémon that is flagged."""
    board = run.board
    held: list[Value] = [constant(0)] * ENERGIES
    for at, flag in flags.items():
        held = [where(flag, board.energy(*divmod(at, SLOTS), k), units) for k, units in enumerate(held)]
    kept = _kept_units(run, held, count, drawn)
    for at, flag in flags.items():
        _keep(run, at, [where(flag, left, board.energy(*divmod(at, SLOTS), k)) for k, left in enumerate(kept)])


def _discard_from_pot(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> None:
    """Random units out of all that several Pokémon have."""
    board = run.board
    held = [where(flag, board.energy(*divmod(at, SLOTS), k), 0) for at, flag in flags.items() for k in range(ENERGIES)]
    kept = iter(_kept_units(run, held, count, drawn))
    for at, flag in flags.items():
        _keep(run, at, [where(flag, next(kept), board.energy(*divmod(at, SLOTS), k)) for k in range(ENERGIES)])


def _keep(run: Run, at: int, left: list[Value]) -> None:
    """All units of a slot but those that are left go to the discarded Energy."""
    side, slot = divmod(at, SLOTS)
    for k, units in enumerate(left):
        held, discarded = f"energy_{side}_{slot}_{k}", f"discarded_{side}_{k}"
        run.board[discarded] = run.board[discarded] + run.board[held] - units
        run.board[held] = units


def _kept_units(run: Run, heaps: list[Value], count: Value, drawn: int) -> list[Value]:
    """What is left of heaps of units after random ones were taken.

    The heaps are held as their running sums: a unit that goes is one less in all sums beyond it, and nothing else."""
    sums = [total(heaps[: k + 1]).within(0, 120) for k in range(len(heaps))]
    for index in range(count.hi if heaps else 0):
        target = where(count > index, run.chance.below(sums[-1], Purpose.PICK_UNIT, drawn + index), 127)
        sums = [units - (target < units) for units in sums]
    return [(units - before).within(0, 60) for before, units in zip([constant(0), *sums], sums, strict=False)]


def shift(run: Run) -> None:
    """All units of a type from some Pokémon to one other."""
    board = run.board
    for name in run.said("shift"):
        says, unit = run.go & run.says(name), run.row(f"{name}_unit")
        sources, targets = run.targets(f"{name}_from"), run.targets(f"{name}_to")
        says = says & either(targets)
        for k in range(ENERGIES):
            this = says & ((unit == k) | (unit == ANY))
            leaves = [this & source & ~target for source, target in zip(sources, targets, strict=True)]
            moved = total(where(leaves[slot], board.energy(0, slot, k), 0) for slot in range(SLOTS)).within(0, 60)
            for slot in range(SLOTS):
                board.put(f"energy_0_{slot}_{k}", leaves[slot], 0)
                board.add(f"energy_0_{slot}_{k}", targets[slot], moved)


def retype(run: Run) -> None:
    """A random unit gets a random type; or the opponent's next one does."""
    board = run.board
    for name in run.said("retype"):
        says = run.go & run.says(name)
        kind = run.chance.below(constant(ENERGIES - 1), Purpose.PICK_OPTION)
        flags = {at: flag for at, flag in enumerate(run.targets(name)) if not (flag.is_const and not flag.const)}
        for at, flag in flags.items():
            side, slot = divmod(at, SLOTS)
            held = [board.energy(side, slot, k) for k in range(ENERGIES)]
            one = says & flag & (total(held) > 0)
            kept = _kept_units(run, held, one.number_value(), 0)
            for k, units in enumerate(kept):
                board[f"energy_{side}_{slot}_{k}"] = units + (one & (kind == k))
        if run.used(f"{name}_next"):
            board.put("energy_next_1", says & (run.row(f"{name}_next") == 1), kind + 1)
