"""strip, shift of a number of units of several types: which ones is asked, one by one, while it makes a difference."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import FALSE, Value, constant, either, maximum, minimum, total, where
from synth.codegen.machine.board import at_least_two
from synth.codegen.machine.gates import Gates, slot_number
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Amount, Filter, FilterKind, Quantifier, Selector, Shift, Strip
from synth.spec.cards import UNITS, Energy
from synth.spec.layout import ENERGIES, SLOTS, Phase


def _mask(energies: tuple[Energy, ...]) -> int:
    """Bits of the types that may be taken."""
    return sum(1 << UNITS.index(energy) for energy in energies) if energies else (1 << ENERGIES) - 1


def lower_unload(stmt: Strip, draft: Draft) -> None:
    """Units of one Pokémon to the discard pile."""
    _lower(stmt.units.n, stmt.units.energies, stmt.source, draft)


def lower_hand_over(stmt: Shift, draft: Draft) -> None:
    """Units of one Pokémon to another; one of the two is chosen."""
    energies, source, to = stmt.units.energies, stmt.source, stmt.to
    if source.quantifier is Quantifier.CHOOSE:
        giver = Filter(kind=FilterKind.ENERGY, energies=energies, n=1)
        source = source.model_copy(update={"filters": (*source.filters, giver)})
    _lower(stmt.units.n, energies, source, draft)
    draft.on("unload_to", to, draft.later)


def _lower(n: Amount, energies: tuple[Energy, ...], source: Selector, draft: Draft) -> None:
    draft.question()
    name = draft.say("unload")
    if name != "unload":
        raise Unlowered("two choices of units")
    draft.count(name, n)
    draft.set(f"{name}_types", _mask(energies))
    draft.on(name, source, draft.later)


def unload(gates: Gates, run: Run, reach: Value) -> Value:
    """Takes the units, or asks for the next one; returns where the effect goes on."""
    if not run.said("unload"):
        return reach
    board, answers = run.board, gates.answers
    here = run.row("unload_says") == 1
    answered = answers.unit & here
    wanted = reach & here & run.when("unload_if")
    resumed = [answered & (board["it"] == at) for at in range(2 * SLOTS)]
    chosen = [where(answered & (board["it"] >= 0), old, it) for old, it in zip(resumed, run.scene.it, strict=True)]
    run.scene.it = chosen
    givers, takers = run.targets("unload"), run.targets("unload_to")
    moves = run.row("unload_to_on") > 0
    givers = [flag & ~(moves & taker) for flag, taker in zip(givers, takers, strict=True)]
    types = run.row("unload_types")
    held = [_held(run, givers, k) * (((types >> k) & 1) == 1) for k in range(ENERGIES)]
    taken = [(answered & flag).number_value() for flag in answers.units]
    held_now = [(had - one).within(0, 60) for had, one in zip(held, taken, strict=True)]
    worth = total(held_now).within(0, 100)
    n = where(answered, (board["left"] - 1).within(-1, 32), run.amount("unload")).within(-1, 120)
    active = (wanted | answered) & either(givers) & (~moves | either(takers))
    asks = active & at_least_two([count > 0 for count in held_now]) & (n < worth) & (n > 0)
    rest = where(active & ~asks, maximum(n, 0), 0)
    gone = []
    for one, count in zip(taken, held_now, strict=True):
        by_itself = minimum(count, rest)
        rest = rest - by_itself
        gone.append(one + by_itself)
    _move(run, givers, takers, moves, gone)
    result = where(answered, board["result"], 0) + where(moves, 0, total(gone))
    here_now = wanted | answered
    run.scene.result = where(here_now & ~moves, result, run.scene.result).within(0, 120)
    run.scene.did = where(here_now, (total(gone) > 0) | answered, run.scene.did)
    gates.offers.add_units([asks & (count > 0) for count in held_now])
    it = slot_number([where(moves, it, giver) for it, giver in zip(run.scene.it, givers, strict=True)])
    gates.open(asks, Phase.CHOOSE_ENERGY, 0, n, it)
    gates.result = where(asks & ~moves, result, gates.result)
    return (reach & ~asks) | (answered & ~asks)


def _held(run: Run, flags: list[Value], unit: int) -> Value:
    held: Value = constant(0)
    for at, flag in enumerate(flags):
        if flag is not FALSE:
            held = where(flag, run.board.energy(*divmod(at, SLOTS), unit), held)
    return held


def _move(run: Run, givers: list[Value], takers: list[Value], moves: Value, gone: list[Value]) -> None:
    board = run.board
    for unit, count in enumerate(gone):
        for at, (gives, takes) in enumerate(zip(givers, takers, strict=True)):
            side, slot = divmod(at, SLOTS)
            board.add(f"energy_{side}_{slot}_{unit}", gives, 0 - count)
            board.add(f"energy_{side}_{slot}_{unit}", takes & moves, count)
            board.add(f"discarded_{side}_{unit}", gives & ~moves, count)
