"""Selectors, amounts and conditions of the DSL as values of the step. The AST is known while writing, so each distinct
one becomes a few operations; what a selector does not ask for costs nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.facts import TYPES
from synth.codegen.ir import FALSE, TRUE, Value, boolean, constant, either, maximum, minimum, total
from synth.codegen.machine.board import BENCH, SIDES, Board
from synth.codegen.pool import Unlowered
from synth.dsl.ast import (
    Amount,
    Condition,
    Filter,
    FilterKind,
    Measure,
    MeasureKind,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.spec.cards import UNITS, Energy, Status
from synth.spec.layout import ENERGIES, SLOTS, Daze, Place

DAZES = {Status.ASLEEP: Daze.ASLEEP, Status.PARALYZED: Daze.PARALYZED, Status.CONFUSED: Daze.CONFUSED}


@dataclass(eq=False)
class Scene:
    """Where an expression is read: the board, who the source is, what the running effect knows so far."""

    board: Board
    source: list[Value]
    """Flags of the slots of side 0: the Pokémon the effect is printed on."""
    heads: Value = field(default_factory=lambda: constant(0))
    coins: Value = field(default_factory=lambda: constant(0))
    dealt: Value = field(default_factory=lambda: constant(0))
    cost: list[Value] = field(default_factory=list)
    """Units of each type that the running attack costs."""
    it: list[Value] = field(default_factory=lambda: [FALSE] * (2 * SLOTS))


def sides(side: Side | None) -> tuple[int, ...]:
    if side is Side.MY:
        return (0,)
    if side is Side.OPP:
        return (1,)
    if side is Side.BOTH:
        return (0, 1)
    raise Unlowered(f"side {side}")


def pokemon(selector: Selector, scene: Scene) -> list[Value]:
    """Flags of all eight slots: the Pokémon a selector speaks of, before any choice."""
    board = scene.board
    flags = [FALSE] * (2 * SLOTS)
    if selector.role is not None:
        if selector.role in (Role.SELF, Role.ATTACKER):
            flags[:SLOTS] = scene.source
        elif selector.role is Role.DEFENDER:
            flags[SLOTS] = board.occupied(1, 0)
        elif selector.role is Role.IT:
            flags = list(scene.it)
        else:
            raise Unlowered(f"role {selector.role} as a Pokémon")
    else:
        slots = {Zone.ACTIVE: (0,), Zone.BENCH: tuple(BENCH), Zone.PLAY: tuple(range(SLOTS))}.get(selector.zone or Zone.PLAYER)
        if slots is None:
            raise Unlowered(f"zone {selector.zone} as a place of Pokémon")
        for side in sides(selector.side):
            for slot in slots:
                flags[side * SLOTS + slot] = board.occupied(side, slot)
    for at, flag in enumerate(flags):
        for one in selector.filters:
            flag = flag & matches(one, scene, *divmod(at, SLOTS))
        flags[at] = flag
    return flags


def matches(one: Filter, scene: Scene, side: int, slot: int) -> Value:
    """Whether the Pokémon in a slot passes a filter."""
    board = scene.board
    kind = one.kind
    if kind is FilterKind.TYPE:
        mine = board.fact(side, slot, "type")
        return either(mine == TYPES.index(energy) for energy in one.energies)
    if kind is FilterKind.NAME:
        bit = board.pool.name_sets.number(one.names) - 1
        return ((board.fact(side, slot, "sets") >> bit) & 1) == 1
    if kind is FilterKind.STAGE:
        return board.fact(side, slot, "stage") == one.n
    if kind is FilterKind.DAMAGED:
        return board.damage(side, slot) > 0
    if kind is FilterKind.UNDAMAGED:
        return board.damage(side, slot) == 0
    if kind is FilterKind.ACTIVE:
        return boolean(slot == 0)
    if kind is FilterKind.BENCHED:
        return boolean(slot != 0)
    if kind is FilterKind.STATUS and one.status is not None:
        return has_status(board, side, one.status) if slot == 0 else FALSE
    if kind is FilterKind.ENERGY:
        return units_of(board, side, slot, one.energies) >= (one.n or 1)
    raise Unlowered(f"filter {kind}")


def units_of(board: Board, side: int, slot: int, energies: tuple[Energy, ...]) -> Value:
    if not energies:
        return board.units(side, slot)
    return total(board.energy(side, slot, UNITS.index(energy)) for energy in energies)


def has_status(board: Board, side: int, status: Status) -> Value:
    if status is Status.POISONED:
        return board[f"poison_{side}"] > 0
    if status is Status.BURNED:
        return board[f"burn_{side}"] > 0
    return board[f"daze_{side}"] == int(DAZES[status])


def measure(what: Measure, scene: Scene) -> Value:
    """A number read from the game; damage and HP in tens."""
    board = scene.board
    if what.kind is MeasureKind.HEADS:
        return scene.heads
    if what.kind is MeasureKind.TAILS:
        return (scene.coins - scene.heads).within(0, 32)
    if what.kind is MeasureKind.DEALT:
        return scene.dealt
    if what.kind is MeasureKind.COUNT and what.of is not None:
        if what.of.zone is Zone.HAND:
            return total(board.count(side, Place.HAND) for side in sides(what.of.side))
        return total(pokemon(what.of, scene))
    if what.kind is MeasureKind.ENERGY and what.of is not None:
        types = (what.energy,) if what.energy else ()
        flags = pokemon(what.of, scene)
        return total(
            flags[side * SLOTS + slot] * units_of(board, side, slot, types) for side in SIDES for slot in range(SLOTS)
        ).within(0, 120)
    if what.kind is MeasureKind.EXTRA and what.energy is not None:
        unit = UNITS.index(what.energy)
        spare = board.energy(0, 0, unit) - scene.cost[unit]
        return maximum(minimum(spare, board.units(0, 0) - total(scene.cost)), 0)
    if what.kind is MeasureKind.POINTS:
        return board[f"points_{sides(what.side)[0]}"]
    raise Unlowered(f"measure {what.kind}")


def amount(what: Amount, scene: Scene) -> Value:
    if what.node == "const":
        return constant(what.n)
    if what.node == "scaled":
        return measure(what.of, scene) * what.k
    if what.node == "measure":
        return measure(what, scene)
    raise Unlowered(f"amount {what.node}")


def condition(what: Condition, scene: Scene) -> Value:
    if what.node == "exists":
        return either(pokemon(what.what, scene))
    if what.node == "compare":
        left, right = amount(what.left, scene), amount(what.right, scene)
        return {
            "==": lambda: left == right,
            "!=": lambda: left != right,
            ">=": lambda: left >= right,
            "<=": lambda: left <= right,
            ">": lambda: left > right,
            "<": lambda: left < right,
        }[what.op]()
    if what.node == "not":
        return ~condition(what.condition, scene)
    if what.node == "all_of":
        result = TRUE
        for part in what.conditions:
            result = result & condition(part, scene)
        return result
    if what.node == "one_of":
        value = amount(what.what, scene)
        return either(value == n for n in what.values)
    raise Unlowered(f"memory of {what.kind}")


def can_pay(board: Board, cost: list[Value]) -> Value:
    """Whether side 0's Active has the units of a cost: typed symbols of their type, the rest of any (rulebook 6.10)."""
    enough = board.units(0, 0) >= total(cost).within(0, 7)
    for unit in range(ENERGIES - 1):
        enough = enough & (board.energy(0, 0, unit) >= cost[unit])
    return enough
