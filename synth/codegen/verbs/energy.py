"""attach, strip, shift: units of Energy come, go and move."""

from __future__ import annotations

from collections.abc import Callable

from synth.codegen.draft import POST, Draft
from synth.codegen.ir import Value, constant, either, maximum, minimum, stage, total, where
from synth.codegen.machine.evaluate import attachable, names_several
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.codegen.verbs import gathering, unloading
from synth.codegen.verbs.healing import EVERYTHING
from synth.dsl.ast import Attach, Const, Exists, Filter, FilterKind, Quantifier, Retype, Role, Selector, Shift, Side, Strip, Zone
from synth.spec.cards import UNITS, Energy
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, SLOTS

ANY = ENERGIES
"""Stands for every type in a type column."""

ALL_UNITS = 99

NEXT = {Side.OPP: 1, Side.MY: 2}
"""Column `retype_next`: whose next unit."""


def _unit(energies: tuple[Energy, ...]) -> int:
    if len(energies) > 1:
        raise Unlowered("a choice of Energy types")
    return UNITS.index(energies[0]) if energies else ANY


def _types(energies: tuple[Energy, ...]) -> int:
    """Types as bits; they are placed in the order of `UNITS`."""
    units = [UNITS.index(energy) for energy in energies]
    if units != sorted(units):
        raise Unlowered("types in an order of their own")
    return sum(1 << unit for unit in units)


def lower_attach(stmt: Attach, draft: Draft) -> None:
    units, recycled = stmt.units, stmt.source == "discard"
    if units.how == "different" and not units.energies:
        gathering.lower_gather(stmt, draft)
        return
    if (units.how == "different" and (not units.energies or recycled)) or (units.how == "chosen" and not units.energies):
        raise Unlowered(f"attach {units.how} units")
    name = draft.say("attach")
    draft.count(name, units.n)
    draft.set(f"{name}_discard", int(recycled))
    if units.how == "different":
        if units.n.node != "const":
            raise Unlowered("a counted number of different units")
        draft.set(f"{name}_types", _types(units.energies[: units.n.n]))
    elif units.how == "random":
        _lower_random(name, stmt, draft)
    else:
        draft.set(f"{name}_unit", _unit(units.energies))
    if stmt.source == "zone" and (stmt.to.quantifier is Quantifier.CHOOSE or stmt.to.role is Role.IT or stmt.spread == "spread"):
        draft.set("ask_zone", 1)
    if stmt.spread == "spread":
        if units.how == "random":
            raise Unlowered("random units to spread")
        draft.on(name, stmt.to.model_copy(update={"quantifier": Quantifier.CHOOSE, "n": 1}), POST)
        draft.set("spread", 1)
        return
    if recycled and stmt.spread == "each":
        raise Unlowered("one unit of the discard pile to each")
    draft.on(name, stmt.to, draft.later)


def _lower_random(name: str, stmt: Attach, draft: Draft) -> None:
    """One unit of a random type from the Energy Zone, or random units of the discard pile."""
    recycled = stmt.source == "discard"
    if stmt.spread == "each" or (stmt.to.quantifier is Quantifier.ALL and stmt.to.role is None):
        raise Unlowered("random units for several Pokémon")
    if recycled == bool(stmt.units.energies) or (not recycled and stmt.units.n != Const(n=1)):
        raise Unlowered(f"random units from the {stmt.source}")
    draft.set(f"{name}_random", 1)
    if not recycled:
        draft.set(f"{name}_types", _types(stmt.units.energies))


def lower_strip(stmt: Strip, draft: Draft) -> None:
    units = stmt.units
    if units.how == "random" and not units.energies:
        _lower_sap(stmt, draft)
        return
    if units.how == "random" or stmt.pooled or (units.how == "different" and not units.energies):
        raise Unlowered(f"strip {units.how} units")
    if units.how == "chosen" and units.n != EVERYTHING and len(units.energies) != 1:
        unloading.lower_unload(stmt, draft)
        return
    name = draft.say("strip")
    if units.how == "different":
        draft.set(f"{name}_types", _types(units.energies))
        draft.on(name, _having(stmt.source, units.energies), draft.later)
        return
    if units.n == EVERYTHING:
        draft.set(f"{name}_k", ALL_UNITS)
    else:
        draft.count(name, units.n)
    draft.set(f"{name}_unit", _unit(units.energies))
    draft.on(name, _having(stmt.source, units.energies), draft.later)


def _having(source: Selector, energies: tuple[Energy, ...]) -> Selector:
    """Only Pokémon with such a unit can be chosen."""
    if source.quantifier is not Quantifier.CHOOSE:
        return source
    giver = Filter(kind=FilterKind.ENERGY, energies=energies, n=1)
    return source.model_copy(update={"filters": (*source.filters, giver)})


def _lower_sap(stmt: Strip, draft: Draft) -> None:
    """Random units, one pot for all Pokémon named; from several without a common pot, one by one."""
    source = stmt.source
    if not stmt.pooled and source.side is Side.BOTH:
        for side in (Side.MY, Side.OPP):
            _lower_sap(stmt.model_copy(update={"source": source.model_copy(update={"side": side})}), draft)
        return
    if not stmt.pooled and source.quantifier is Quantifier.ALL and names_several(source):
        raise Unlowered("random units of each of several Pokémon")
    name = draft.say("pot" if stmt.pooled else "sap")
    draft.count(name, stmt.units.n)
    if draft.counted_on:
        draft.set(f"{name}_counts", 1)
    draft.on(name, _having(source, ()), draft.later)


def lower_shift(stmt: Shift, draft: Draft) -> None:
    units, source = stmt.units, stmt.source
    if stmt.one_each or units.how == "different":
        raise Unlowered("moving a number of units")
    if units.n != EVERYTHING and units.how != "random":
        unloading.lower_hand_over(stmt, draft)
        return
    name = draft.say("shift")
    draft.set(f"{name}_later", int("switch" in draft.columns))
    if units.n == EVERYTHING:
        draft.set(f"{name}_k", ALL_UNITS)
    elif source.role is Role.SELF and not units.energies:
        draft.count(name, units.n)
        draft.set(f"{name}_random", 1)
    else:
        raise Unlowered("moving a number of units")
    draft.set(f"{name}_unit", _unit(units.energies))
    if source.quantifier is Quantifier.CHOOSE and stmt.to.quantifier is Quantifier.CHOOSE:
        raise Unlowered("moving units between two chosen Pokémon")
    giver = Filter(kind=FilterKind.ENERGY, energies=units.energies, n=1)
    giving = source.model_copy(update={"filters": (*source.filters, giver)})
    draft.on(f"{name}_from", giving if source.quantifier is Quantifier.CHOOSE else source, draft.later)
    # Where an attack has nothing to give nobody is asked who gets it; usability has tested other effects.
    needs = [Exists(what=giving)] if draft.attack and stmt.to.quantifier is Quantifier.CHOOSE else []
    draft.guards += needs
    draft.on(f"{name}_to", stmt.to, draft.later)
    del draft.guards[len(draft.guards) - len(needs) :]


def lower_retype(stmt: Retype, draft: Draft) -> None:
    what = stmt.what
    name = draft.say("retype")
    if stmt.energy is not None:
        draft.set(f"{name}_into", 1 + UNITS.index(stmt.energy))
    if what.zone is Zone.ZONE_NEXT and what.side in NEXT:
        draft.set(f"{name}_next", NEXT[what.side])
    elif what.quantifier is Quantifier.ALL and (what.role is not None or (what.zone is Zone.ACTIVE and what.side is Side.OPP)):
        draft.on(name, what, draft.later)
    else:
        raise Unlowered(f"retype {what.side} {what.zone}")


def attach(run: Run) -> None:
    """Units come to each target; while spreading (`placed`), one unit to the slot just chosen."""
    board, placed = run.board, run.placed
    for name in run.said("attach"):
        says = run.says(name)
        wanted = where(placed, 1, where(run.go & says, run.amount(name), 0))
        recycled = run.row(f"{name}_discard") == 1
        came: list[Value] = []
        flags = run.targets(name)
        flags = [where(recycled, flag, one) for flag, one in zip(flags, attachable(flags, board), strict=True)]
        anyone = either(flags[:SLOTS])
        for k, count in enumerate(_coming(run, name, wanted, placed, recycled)):
            board[f"discarded_0_{k}"] = maximum(
                board[f"discarded_0_{k}"] - where(says & recycled & anyone, count, 0), 0
            )
            for slot in range(SLOTS):
                gets = says & flags[slot] & board.occupied(0, slot)
                board.add(f"energy_0_{slot}_{k}", gets, count)
                run.came.add(slot, k, where(gets & ~recycled, count, 0))
            came.append(where(says & anyone, count, 0))
        run.scene.did = where(says, either(count > 0 for count in came), run.scene.did)


def _coming(run: Run, name: str, wanted: Value, placed: Value, recycled: Value) -> list[Value]:
    """How many units of each type come to a target."""
    board, unit = run.board, run.row(f"{name}_unit")
    counts: list[Value] = []
    for k in range(ENERGIES):
        count = where(recycled, minimum(wanted, board[f"discarded_0_{k}"]), wanted)
        counts.append(where(unit == k, count, 0))
    types, random = run.row(f"{name}_types"), run.row(f"{name}_random") == 1
    if run.used(f"{name}_types"):
        listed = [((types >> k) & 1) == 1 for k in range(ENERGIES)]
        among = total(listed)
        # Of several types one comes after the other; a random one is that with a random number.
        turn = where(random, run.chance.below(among, Purpose.PICK_OPTION), among - board["left"])
        alone = random | placed
        ranks = [total(listed[:k]) for k in range(ENERGIES)]
        these = [here & (~alone | (rank == turn)) for here, rank in zip(listed, ranks, strict=True)]
        counts = [where(types > 0, this & (wanted > 0), count) for this, count in zip(these, counts, strict=True)]
    if any(row.get(f"{name}_random") and row.get(f"{name}_discard") for row in run.table.rows):
        heaps = [board[f"discarded_0_{k}"] for k in range(ENERGIES)]
        drawn = minimum(where(random & recycled, wanted, 0), run.most(name, how="random"))
        units = _random_units(run, heaps, drawn)
        counts = [where(random & recycled, unit, count) for unit, count in zip(units, counts, strict=True)]
    return counts


def strip(run: Run) -> None:
    """As many units as there are, after damage (rulebook 6.15)."""
    board = run.board
    for name in run.said("strip"):
        says, unit = run.does(name), run.row(f"{name}_unit")
        types = run.row(f"{name}_types")
        count = where(says, where(types > 0, 1, run.amount(name)), 0)
        named = [where(types > 0, ((types >> k) & 1) == 1, (unit == k) | (unit == ANY)) for k in range(ENERGIES)]
        taken: Value = constant(0)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            for k in range(ENERGIES):
                held = board.energy(side, slot, k)
                gone = where(flag & named[k], minimum(held, count), 0)
                taken = taken + gone
                board[f"energy_{side}_{slot}_{k}"] = held - gone
                board[f"discarded_{side}_{k}"] = board[f"discarded_{side}_{k}"] + gone
        run.scene.result = where(says, minimum(taken, 120), run.scene.result)
        run.scene.did = where(says, taken > 0, run.scene.did)


def sap(run: Run) -> None:
    """Random units of single Pokémon."""
    _discard(run, "sap", _discard_from_one)


def pot(run: Run) -> None:
    """Random units out of all that several Pokémon have."""
    _discard(run, "pot", _discard_from_pot)


def _discard(run: Run, verb: str, take: Callable[[Run, dict[int, Value], Value, int], Value]) -> None:
    # A second Pokémon of the same program (one of each player) goes on with the next random words.
    for drawn, name in enumerate(run.said(verb)):
        count = where(run.does(name), minimum(run.amount(name), run.most(name)), 0)
        flags = {at: flag for at, flag in enumerate(run.targets(name)) if not (flag.is_const and not flag.const)}
        there = take(run, flags, count, drawn)
        if run.used(f"{name}_counts"):
            says, taken = run.does(name) & (run.row(f"{name}_counts") == 1), minimum(count, there)
            run.scene.result = where(says, taken, run.scene.result)
            run.scene.did = where(says, taken > 0, run.scene.did)


def _discard_from_one(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> Value:
    """Random units of the one Pokémon that is flagged; returns how many it had."""
    board = run.board
    held: list[Value] = [constant(0)] * ENERGIES
    for at, flag in flags.items():
        held = [where(flag, board.energy(*divmod(at, SLOTS), k), units) for k, units in enumerate(held)]
    there = total(held).within(0, 120)
    stage("units drawn")
    targets = _targets(run, there, count, drawn)
    stage("units gone")
    gone = _gone(held, constant(0), targets)
    stage("units discarded")
    for side in range(2):
        here = either(flag for at, flag in flags.items() if at // SLOTS == side)
        for k in range(ENERGIES):
            board.add(f"discarded_{side}_{k}", here, gone[k])
    for at, flag in flags.items():
        for k in range(ENERGIES):
            board.add(f"energy_{at // SLOTS}_{at % SLOTS}_{k}", flag, -gone[k])
    return there


def _discard_from_pot(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> Value:
    board = run.board
    before: list[Value] = [constant(0)]
    for at, flag in flags.items():
        before.append((before[-1] + where(flag, board.units(*divmod(at, SLOTS)), 0)).within(0, 120))
    targets = _targets(run, before[-1], count, drawn)
    stage("pot")
    lost: dict[tuple[int, int], Value] = {}
    for (at, flag), earlier in zip(flags.items(), before, strict=False):
        side, slot = divmod(at, SLOTS)
        held = [where(flag, board.energy(side, slot, k), 0) for k in range(ENERGIES)]
        for k, gone in enumerate(_gone(held, earlier, targets)):
            board[f"energy_{side}_{slot}_{k}"] = board.energy(side, slot, k) - gone
            lost[side, k] = lost.get((side, k), constant(0)) + gone
    for (side, k), units in lost.items():
        board[f"discarded_{side}_{k}"] = board[f"discarded_{side}_{k}"] + units
    return before[-1]


def _random_units(run: Run, heaps: list[Value], count: Value) -> list[Value]:
    """How many of each type are among random units of these."""
    there = total(heaps).within(0, 120)
    return _gone(heaps, constant(0), _targets(run, there, minimum(count, there), 0))


def _targets(run: Run, there: Value, count: Value, drawn: int) -> list[Value]:
    """Which of the units still there goes, one number a unit; beyond them all where none does."""
    return [
        where(count > k, run.chance.below(maximum(there - k, 0), Purpose.PICK_UNIT, drawn + k), 127) for k in range(count.hi)
    ]


def _gone(heaps: list[Value], before: Value, targets: list[Value]) -> list[Value]:
    """How many units of each heap were taken, where so many lie `before` the first heap.

    In running sums a unit that goes is one less in all sums beyond it, and nothing else."""
    sums = [before, *((before + total(heaps[: k + 1])).within(0, 120) for k in range(len(heaps)))]
    for target in targets:
        sums = [units - (target < units) for units in sums]
    return [(held - (beyond - below)).within(0, 60) for held, below, beyond in zip(heaps, sums, sums[1:], strict=False)]


def shift(run: Run) -> None:
    """Units of a type, or random ones, from some Pokémon to one other; after a switch, those that come after it."""
    board, later = run.board, run.switched
    for name in run.said("shift"):
        if later and not run.used(f"{name}_later"):
            continue
        says, unit = run.does(name) & (run.row(f"{name}_later") == int(later)), run.row(f"{name}_unit")
        sources, targets = run.targets(f"{name}_from"), run.targets(f"{name}_to")
        says = says & either(targets)
        leaves = [says & source & ~target for source, target in zip(sources[:SLOTS], targets[:SLOTS], strict=True)]
        random, limit = run.row(f"{name}_random") == 1, run.amount(name)
        drawn: list[Value] = []
        if run.used(f"{name}_random"):
            held = [total(where(flag, board.energy(0, slot, k), 0) for slot, flag in enumerate(leaves)) for k in range(ENERGIES)]
            number = where(random, minimum(limit, run.most(name, how="random")), 0)
            drawn = _random_units(run, held, number)
        for k in range(ENERGIES):
            moved: Value = constant(0)
            for slot in range(SLOTS):
                units = board.energy(0, slot, k)
                gone = where(leaves[slot] & ((unit == k) | (unit == ANY)), minimum(units, limit), 0)
                if drawn:
                    gone = where(random, where(leaves[slot], drawn[k], 0), gone).within(0, 60)
                board[f"energy_0_{slot}_{k}"] = units - gone
                moved = (moved + gone).within(0, 60)
            for slot in range(SLOTS):
                board.add(f"energy_0_{slot}_{k}", targets[slot], moved)


def retype(run: Run) -> None:
    """A random unit gets a random type; or the opponent's next one does."""
    board = run.board
    for name in run.said("retype"):
        says = run.does(name)
        kind = run.chance.below(constant(ENERGIES - 1), Purpose.PICK_OPTION)
        if run.used(f"{name}_into"):
            into = run.row(f"{name}_into")
            kind = where(into > 0, into - 1, kind)
        flags = {at: flag for at, flag in enumerate(run.targets(name)) if not (flag.is_const and not flag.const)}
        for at, flag in flags.items():
            side, slot = divmod(at, SLOTS)
            held = [board.energy(side, slot, k) for k in range(ENERGIES)]
            one = says & flag & (total(held) > 0)
            for k, gone in enumerate(_random_units(run, held, one.number_value())):
                board[f"energy_{side}_{slot}_{k}"] = held[k] - gone + (one & (kind == k))
        for number in run.used(f"{name}_next"):
            side = int(number == NEXT[Side.OPP])
            board.put(f"energy_next_{side}", says & (run.row(f"{name}_next") == number), kind + 1)
