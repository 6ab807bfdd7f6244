"""Texts of the end of a turn, the Checkup and the start of a turn (rulebook 13.1, 13.4, 4.2)."""

from __future__ import annotations

from synth.codegen.ir import FALSE, Value, constant, either, stage, where
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.triggers.later import Later
from synth.codegen.machine.triggers.passes import Pass
from synth.codegen.machine.triggers.perform import Act, perform, perform_at_once
from synth.codegen.machine.triggers.programs import ABILITY, STADIUM, TOOL, Holder, Text, armed_in, holders, texts
from synth.codegen.state import STEPS_A_SIDE
from synth.dsl.ast import Damage, Event
from synth.dsl.walk import statements
from synth.spec.layout import SLOTS

OF_SIDE = ((Event.TURN_END_MY, Event.TURN_END_EACH, Event.TURN_END_FIRST), (Event.TURN_END_OPP, Event.TURN_END_EACH))
DOOM, TRAPS, OF_STADIUM = STEPS_A_SIDE + 2 * SLOTS, STEPS_A_SIDE + 2 * SLOTS + 1, STEPS_A_SIDE - 1
"""Numbers of single steps."""


def end_step(work: Pass, now: Value) -> Value:
    """The next step of the end of the turn that does something, from `ending` on; returns where there is one."""
    stage("end of turn: steps")
    board = work.board
    told = {(text, side): _tells(board, text, side) for side in SIDES for text in _of_side(board, side)}
    acts: dict[int, Value] = {}
    for (text, side), flags in told.items():
        for slot, flag in enumerate(flags):
            step = _step(text, side, slot)
            acts[step] = acts.get(step, FALSE) | flag
    if armed_in(board.pool, Event.TURN_END_OPP):
        acts[DOOM] = (board["doom_0"] > 0) & board.occupied(0, 0)
        for slot in range(SLOTS):
            acts[TRAPS + slot] = (board[f"trap_0_{slot}"] > 0) & board.occupied(0, slot)
    built = {text: board.facts.table.at(board["stadium"], "trigger") == text.number for text in _stadiums(board)}
    if built:
        acts[OF_STADIUM] = either(built.values())
    if not acts:
        return FALSE
    taken, found, following = {}, FALSE, constant(0)
    for step in sorted(acts):
        taken[step] = now & acts[step] & (board["ending"] <= step) & ~found
        found = found | taken[step]
        following = where(taken[step], step + 1, following)
    board.put("ending", found, following)
    stage("end of turn: effects")
    later = Later()
    for (text, side), flags in told.items():
        slots = [flag & taken[_step(text, side, slot)] for slot, flag in enumerate(flags)]
        perform(text.program.body, Act(Holder(board, side, slots, []), work.chance, text, either(slots), later=later))
    for text, flag in built.items():
        nobody = Holder(board, 0, [FALSE] * SLOTS, [])
        perform(text.program.body, Act(nobody, work.chance, text, flag & taken[OF_STADIUM], later=later))
    later.happen(board, work.chance)
    if DOOM in acts:
        board.hurt(0, 0, where(taken[DOOM], board["doom_0"], 0))
        for slot in range(SLOTS):
            board.hurt(0, slot, where(taken[TRAPS + slot], board[f"trap_0_{slot}"], 0))
    return found


def _of_side(board: Board, side: int) -> list[Text]:
    return [text for text in texts(board.pool, *OF_SIDE[side]) if text.carrier in (ABILITY, TOOL)]


def _stadiums(board: Board) -> list[Text]:
    return texts(board.pool, Event.TURN_END_EACH, carrier=STADIUM)


def _tells(board: Board, text: Text, side: int) -> list[Value]:
    """Flags of a side's slots: where the text would do something."""
    early = board["turn"] <= 2 if text.program.event is Event.TURN_END_FIRST else ~FALSE
    return [early & holder.has(text) for holder in holders(board, [], side)]


def _step(text: Text, side: int, slot: int) -> int:
    return STEPS_A_SIDE * side + slot + (SLOTS if text.carrier == TOOL else 0)


def checkup_texts(work: Pass, now: Value) -> None:
    """What damages first, then what heals; who does what is known before anything happens."""
    stage("checkup: texts")
    found = texts(work.board.pool, Event.CHECKUP)
    told = [(text, holder, holder.has(text)) for holder in holders(work.board, [], *SIDES) for text in found]
    for damaging in (True, False):
        for text, holder, has in told:
            fires = now & has
            if _damages(text) is damaging and not (fires.is_const and not fires.const):
                perform_at_once(text.program.body, Act(holder, work.chance, text, fires))


def _damages(text: Text) -> bool:
    return any(isinstance(stmt, Damage) for stmt in statements(text.program.body))


def start_texts(work: Pass, now: Value) -> Value:
    """Side 0's texts for the beginning of its turn; returns where there was one."""
    found = texts(work.board.pool, Event.TURN_START_MY)
    if not found:
        return FALSE
    stage("start of turn: texts")
    told = [(text, holder, now & holder.has(text)) for holder in holders(work.board, [], 0) for text in found]
    for text, holder, fires in told:
        if not (fires.is_const and not fires.const):
            perform_at_once(text.program.body, Act(holder, work.chance, text, fires))
    return either(fires for _, _, fires in told)
