"""What Abilities in play change all the time: damage dealt and taken."""

from __future__ import annotations

from collections.abc import Iterator

from synth.codegen.ir import FALSE, TRUE, Value, constant, total, where
from synth.codegen.machine.evaluate import Scene, condition, matches
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Event, Give, ModifierKind, Program, Role, Selector, Side, Zone
from synth.spec.layout import SLOTS


def armor(run: Run, side: int, slot: int, same_side: bool = False) -> Value:
    """Tens that a Pokémon takes less from this attack; `same_side`: by the own attack, where only texts without
    "opponent's" count (rulebook D28)."""
    return -_sum(run, ModifierKind.TAKES, (side, slot), (0, 0), same_side)


def toughness(run: Run, target: tuple[int, int], attacker: tuple[int, int]) -> Value:
    """Tens that any Pokémon takes more or less from another one."""
    return _sum(run, ModifierKind.TAKES, target, attacker, False)


def support(run: Run, slot: int) -> Value:
    """Tens that the attacker does more to an opposing slot."""
    return _sum(run, ModifierKind.DEALS, (0, 0), (1, slot), False)


def _sum(run: Run, kind: ModifierKind, carrier: tuple[int, int], other: tuple[int, int], same_side: bool) -> Value:
    parts: list[Value] = []
    for number, program, give in static_gives(run, kind):
        if same_side and give.modifier.vs is not None and give.modifier.vs.side is Side.OPP:
            continue
        assert give.modifier.amount is not None and give.modifier.amount.node == "const"
        for side in range(2):
            for slot in range(SLOTS):
                covers = _covers(run, give.what, (side, slot), carrier) & _covers(
                    run, give.modifier.vs, (side, slot), other
                )
                if covers.is_const and not covers.const:
                    continue
                works = covers & (run.board.fact(side, slot, "static") == number) & _holds(run, program, side, slot)
                parts.append(where(works, give.modifier.amount.n // 10, 0))
    return total(parts).within(-100, 100) if parts else constant(0)


def static_gives(run: Run, kind: ModifierKind) -> Iterator[tuple[int, Program, Give]]:
    """The pool's continuous modifiers of a kind, with the number by which a card has them."""
    for number, program in enumerate(run.board.pool.statics.things, start=1):
        for stmt in program.body:
            if isinstance(stmt, Give) and stmt.modifier.kind is kind:
                yield number, program, stmt


def _scene(run: Run, side: int, slot: int) -> Scene:
    """The scene of an Ability on side 0; for side 1 the selectors are turned around instead."""
    return Scene(run.board, [TRUE if side == 0 and k == slot else FALSE for k in range(SLOTS)])


def _covers(run: Run, what: Selector | None, holder: tuple[int, int], target: tuple[int, int]) -> Value:
    """Whether a selector of the Ability on `holder` covers the Pokémon on `target`."""
    if what is None:
        return TRUE
    if what.role is Role.SELF:
        flag = TRUE if holder == target else FALSE
    elif what.role is not None:
        raise Unlowered(f"continuous effect on {what.role}")
    else:
        mine = holder[0] == target[0]
        if (what.side is Side.MY and not mine) or (what.side is Side.OPP and mine):
            return FALSE
        if what.zone not in (Zone.ACTIVE, Zone.BENCH, Zone.PLAY):
            raise Unlowered(f"continuous effect on {what.zone}")
        if (what.zone is Zone.ACTIVE and target[1]) or (what.zone is Zone.BENCH and not target[1]):
            return FALSE
        flag = TRUE
    if flag is FALSE:
        return flag
    scene = _scene(run, *holder)
    for one in what.filters:
        flag = flag & matches(one, scene, *target)
    return flag


def _holds(run: Run, program: Program, side: int, slot: int) -> Value:
    """The header's condition, seen from the Ability's side."""
    if program.condition is None:
        return TRUE
    scene = Scene(run.board.seen_from(side), [TRUE if k == slot else FALSE for k in range(SLOTS)])
    return condition(program.condition, scene)


def check_static(program: Program) -> None:
    """Raises Unlowered for what is not evaluated here."""
    for stmt in program.body:
        if not isinstance(stmt, Give) or stmt.modifier.kind not in (ModifierKind.DEALS, ModifierKind.TAKES):
            raise Unlowered(f"static {stmt.modifier.kind if isinstance(stmt, Give) else stmt.verb}")
        if stmt.modifier.amount is None or stmt.modifier.amount.node != "const" or stmt.modifier.at_most is not None:
            raise Unlowered("a counted continuous effect")
    if program.event is not Event.STATIC:
        raise Unlowered(f"event {program.event}")
