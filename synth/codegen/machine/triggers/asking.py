"""Texts that answer an attack and let their controller choose a Pokémon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.codegen.ir import FALSE, Value, constant, either, minimum, total, where
from synth.codegen.machine.board import at_least_two, exactly_one
from synth.codegen.machine.evaluate import pokemon
from synth.codegen.machine.triggers.attached import attached
from synth.codegen.machine.triggers.passes import Pass
from synth.codegen.machine.triggers.perform import Act, check, perform_at_once
from synth.codegen.machine.triggers.programs import Holder, Text, row_at
from synth.codegen.machine.triggers.units import Units
from synth.codegen.pool import Pool, Unlowered
from synth.dsl.ast import Attach, Const, Event, MeasureKind, Program, Quantifier, Role, Shift, Side, Zone
from synth.spec.cards import UNITS
from synth.spec.layout import SLOTS

OWN_BENCH = (Side.MY, Zone.BENCH, Quantifier.CHOOSE)


def question(program: Program) -> Attach | Shift | None:
    """The statement that asks, which must be the only one."""
    stmt = program.body[0]
    if len(program.body) == 1 and isinstance(stmt, Attach | Shift) and stmt.to.quantifier is Quantifier.CHOOSE:
        return stmt
    return None


def check_question(program: Program, pool: Pool) -> None:
    stmt = question(program)
    if stmt is None:
        check(program.body, pool)
        return
    to = stmt.to
    if program.event not in (Event.DAMAGED, Event.KO_BY_ATTACK) or (to.side, to.zone, to.quantifier) != OWN_BENCH:
        raise Unlowered(f"trigger choice of {to.zone}")
    if isinstance(stmt, Attach):
        counted = stmt.units.n.node == "const" and to.n == 1 and not stmt.spread
        fits = stmt.source == "zone" and counted and len(stmt.units.energies) == 1 and stmt.units.how == "chosen"
    else:
        number = stmt.units.n
        everything = number.node == "measure" and number.kind is MeasureKind.EVERYTHING and to.n == 1
        two = stmt.one_each and number == Const(n=2) and to.n == 2
        fits = stmt.source.role in (Role.SELF, Role.HOST) and len(stmt.units.energies) == 1 and (everything or two)
    if not fits:
        raise Unlowered(f"trigger {stmt.verb} of this form")


def answer(work: Pass, text: Text, holder: Holder, fires: Value, coin: Value = FALSE) -> None:
    """Runs a text of the Active of side 1, which may stop the pass with a question."""
    act = Act(holder, work.chance, text, fires, coin)
    stmt = question(text.program)
    if stmt is None:
        perform_at_once(text.program.body, act)
    else:
        _ASKERS[_kind(stmt)](work, stmt, act)


def _kind(stmt: Any) -> str:
    return "share" if stmt.verb == "shift" and stmt.one_each else str(stmt.verb)


def _picked(work: Pass, act: Act, candidates: list[Value]) -> tuple[list[Value], Value, Value]:
    """The chosen own slot, by an answer or because there is no other; whether it was an answer; whether to ask."""
    board, side = work.board, act.holder.side
    answered = act.fires & board["answered"]
    several, one = at_least_two(candidates), exactly_one(candidates)
    chosen = [
        where(answered, board[f"offer{SLOTS * side + slot}"], act.fires & one & flag) for slot, flag in enumerate(candidates)
    ]
    return chosen, answered, act.fires & ~answered & several


def _close(work: Pass, answered: Value) -> None:
    """The question has been answered: nothing of it is left."""
    board = work.board
    board.cells["answered"] = board["answered"] & ~answered
    for at in range(2 * SLOTS):
        board.cells[f"offer{at}"] = board[f"offer{at}"] & ~answered
    board.put("left", answered, 0)
    board.put("it", answered, -1)


def _ask(work: Pass, act: Act, when: Value, candidates: list[Value], left: Value, it: Value) -> None:
    assert act.text is not None
    side = act.holder.side
    offers = [FALSE] * (2 * SLOTS)
    offers[SLOTS * side : SLOTS * side + SLOTS] = candidates
    work.ask(when, side, 0, row_at(work.board, act.text.carrier, side, 0), offers, left, it)


def _attach(work: Pass, stmt: Attach, act: Act) -> None:
    candidates = pokemon(stmt.to, act.scene)[:SLOTS]
    chosen, answered, asks = _picked(work, act, candidates)
    _close(work, answered)
    _ask(work, act, asks, candidates, constant(0), constant(-1))
    assert isinstance(stmt.units.n, Const)
    unit, number = UNITS.index(stmt.units.energies[0]), stmt.units.n.n
    came = Units()
    for slot, flag in enumerate(chosen):
        act.view.add(f"energy_0_{slot}_{unit}", flag, number)
        came.add(slot, unit, flag.number_value() if number == 1 else where(flag, number, 0))
    attached(work.board, work.chance, act.holder.side, came, most=1)


def _shift(work: Pass, stmt: Shift, act: Act) -> None:
    """All units of a type; without any there is nothing to ask."""
    unit, view = UNITS.index(stmt.units.energies[0]), act.view
    held = total(where(flag, view.energy(0, slot, unit), 0) for slot, flag in enumerate(act.holder.slots)).within(0, 60)
    candidates = [flag & (held > 0) for flag in pokemon(stmt.to, act.scene)[:SLOTS]]
    chosen, answered, asks = _picked(work, act, candidates)
    _close(work, answered)
    _ask(work, act, asks, candidates, constant(0), constant(-1))
    moved = either(chosen)
    for slot in range(SLOTS):
        view.put(f"energy_0_{slot}_{unit}", act.holder.slots[slot] & moved, 0)
        view.add(f"energy_0_{slot}_{unit}", chosen[slot], held)


def _share(work: Pass, stmt: Shift, act: Act) -> None:
    """One unit to each of two; those chosen get theirs at once."""
    unit, view, board, side = UNITS.index(stmt.units.energies[0]), act.view, work.board, act.holder.side
    held = total(where(flag, view.energy(0, slot, unit), 0) for slot, flag in enumerate(act.holder.slots))
    takers = pokemon(stmt.to, act.scene)[:SLOTS]
    answered = act.fires & board["answered"]
    answers = [answered & board[f"offer{SLOTS * side + slot}"] for slot in range(SLOTS)]
    before = [board["it"] == SLOTS * side + slot for slot in range(SLOTS)]
    left = where(answered, board["left"] - 1, minimum(held, 2)).within(-1, 2)
    rest = [
        flag & ~(answered & (chosen | earlier)) for flag, chosen, earlier in zip(takers, answers, before, strict=True)
    ]
    number = total(rest)
    all_of_them = act.fires & (left > 0) & (number <= left)
    asks = act.fires & (left > 0) & (number > left)
    _close(work, answered)
    it: Value = constant(-1)
    for slot, flag in enumerate(answers):
        it = where(flag, SLOTS * side + slot, it)
    _ask(work, act, asks, rest, maximum_zero(left), it)
    given = [chosen | (all_of_them & flag) for chosen, flag in zip(answers, rest, strict=True)]
    gone = total(given)
    for slot in range(SLOTS):
        view.add(f"energy_0_{slot}_{unit}", act.holder.slots[slot], -gone)
        view.add(f"energy_0_{slot}_{unit}", given[slot], 1)


def maximum_zero(value: Value) -> Value:
    return where(value > 0, value, 0).within(0, 2)


_ASKERS: dict[str, Callable[[Pass, Any, Act], None]] = {"attach": _attach, "shift": _shift, "share": _share}
