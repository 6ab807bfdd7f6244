"""attach different units of the discard pile: the player says which types, then where each goes (rulebook 6.19)."""

from __future__ import annotations

from synth.codegen.draft import GATHER, Draft
from synth.codegen.ir import Value, constant, either, total, where
from synth.codegen.machine.gates import Gates, candidates
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Attach, Quantifier
from synth.spec.layout import ENERGIES, SLOTS, Phase


def lower_gather(stmt: Attach, draft: Draft) -> None:
    if stmt.units.n.node != "const" or stmt.source != "discard" or stmt.spread != "spread":
        raise Unlowered("different units of any type")
    draft.question()
    name = draft.say("gather")
    if name != "gather":
        raise Unlowered("two choices of types")
    draft.set("gather_n", stmt.units.n.n)
    draft.on(name, stmt.to.model_copy(update={"quantifier": Quantifier.CHOOSE, "n": 1}), GATHER)


def gather(gates: Gates, run: Run, reach: Value) -> Value:
    """Asks for the next type or the next Pokémon; returns where the effect goes on. `result` holds the types as bits."""
    if not run.said("gather"):
        return reach
    board, answers = run.board, gates.answers
    here = run.row("gather_says") == 1
    slots = candidates(run, GATHER)
    named, placed = answers.unit & here, answers.slot & here
    wanted = reach & here & run.when("gather_if") & either(slots)
    before = where(named | placed, board["result"], 0)
    types = [(((before >> k) & 1) == 1) | (named & flag) for k, flag in enumerate(answers.units)]
    left = where(named, (board["left"] - 1).within(-1, 32), run.row("gather_n"))
    open_types = [(board[f"discarded_0_{k}"] > 0) & ~flag for k, flag in enumerate(types)]
    naming = wanted | named
    asks_type = naming & (left > 0) & (total(open_types) > left)
    named_all = naming & ~asks_type
    # No more types than units to come: all of them.
    types = [flag | (named_all & (left > 0) & more) for flag, more in zip(types, open_types, strict=True)]
    units = total(types)
    several = total(slots) > 1
    to_go = where(placed, (board["left"] - 1).within(-1, 32), units)
    asks_slot = (named_all & several & (units > 0)) | (placed & (to_go > 0))
    turn = units - board["left"]
    for k in range(ENERGIES):
        comes = types[k] & where(placed, total(types[:k]) == turn, named_all & ~several)
        board.add(f"discarded_0_{k}", comes & (placed | named_all), -1)
        for slot in range(SLOTS):
            goal = where(placed, answers.slots[slot], slots[slot])
            board.add(f"energy_0_{slot}_{k}", comes & goal & (placed | named_all), 1)
    gates.offers.add_units([asks_type & flag for flag in open_types])
    gates.offers.add_slots([asks_slot & flag for flag in slots])
    gates.open(asks_type, Phase.CHOOSE_ENERGY, 0, left)
    gates.open(asks_slot, Phase.CHOOSE_SLOT, 0, to_go)
    bits = total(where(flag, constant(1 << k), 0) for k, flag in enumerate(types))
    gates.result = where(asks_type | asks_slot, bits, gates.result)
    return ((reach | named | placed) & ~asks_type & ~asks_slot)
