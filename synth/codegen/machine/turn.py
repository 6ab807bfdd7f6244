"""From the end of a turn to the next player's main phase (rulebook 4, 13)."""

from __future__ import annotations

from synth.codegen.ir import U32, Value, cast, constant, stage, where
from synth.codegen.machine import cards, statics
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.chance import Chance
from synth.dsl.ast import Duration, ModifierKind
from synth.spec.chance import Purpose
from synth.spec.layout import (
    ENERGIES,
    LOCKS,
    MARKS_IN_TURN,
    MARKS_OF_OPPONENT,
    MARKS_OF_OWNER,
    SLOTS,
    Daze,
    Flow,
    Phase,
    Winner,
    across,
)


def end_turn(board: Board, when: Value) -> None:
    """What lasts until the end of this turn is over before the Checkup (rulebook 13.7); Energy not attached vanishes (6.5)."""
    stage("end of turn")
    once = ["energy_now_0", "supporter_played", "stadium_played", "stadium_used", "retreated", "retreat_less"]
    once += ["first_heads", "reflipped"]
    once += [f"boost{k}" for k in range(board.pool.numbers.counts.boosts)]
    once += [f"discount{k}" for k in range(board.pool.numbers.counts.discounts)]
    once += [f"guard{k}_1" for k in range(board.pool.numbers.counts.guards)]
    once += [f"{mark}_0" for mark in (*LOCKS, *MARKS_OF_OPPONENT)] + [f"{mark}_1" for mark in MARKS_OF_OWNER]
    once.append("fallen_0")
    once += [f"trap_0_{slot}" for slot in range(SLOTS)]
    for arm, k in board.pool.numbers.arms.items():
        once.append(f"armed{k}_{int(getattr(arm, 'duration', '') != Duration.THIS_TURN)}")
    once += [f"struck_0_{slot}" for slot in range(SLOTS)]
    for side in SIDES:
        once.append(f"moved_{side}")
        once += [f"{mark}_{side}_{slot}" for mark in ("fresh", "used", "grown") for slot in range(SLOTS)]
    for name in once:
        board.put(name, when, 0)
    later = [(f"{mark}_0", f"{mark}_next_0") for mark in (*MARKS_IN_TURN, "title")] + [("exposed_1", "exposed_next_1")]
    later += [(f"surge{k}_0", f"surge{k}_next_0") for k in range(board.pool.numbers.counts.surges)]
    for name, coming in later:
        board.put(name, when, board[coming])
        board.put(coming, when, 0)


def checkup(board: Board, chance: Chance, when: Value) -> None:
    """Poison, Burn and its coin, the sleep coin, recovery from Paralysis (rulebook 13.4)."""
    stage("checkup")
    rules = board.pool.rules
    for side in SIDES:
        burned = board[f"burn_{side}"] > 0
        asleep = board[f"daze_{side}"] == Daze.ASLEEP
        poisoned = board[f"poison_{side}"] > 0
        more = statics.sum_of(board, ModifierKind.POISON, (side, 0))
        tens = board[f"poison_{side}"] + where(poisoned, more, 0) + where(burned, rules.burn // 10, 0)
        board.hurt(side, 0, where(when, tens, 0))
        board.put(f"burn_{side}", when & burned & chance.coin(Purpose.BURN, side), 0)
        board.put(f"daze_{side}", when & asleep & chance.coin(Purpose.SLEEP, side), int(Daze.NONE))
    paralyzed = when & (board["daze_0"] == Daze.PARALYZED)
    fresh = board["daze_fresh_0"] > 0
    board.put("daze_0", paralyzed & ~fresh, int(Daze.NONE))
    board.put("daze_fresh_0", paralyzed & fresh, 0)
    board.put("flow", when, int(Flow.NEXT))


def next_turn(board: Board, chance: Chance, when: Value) -> Value:
    """The sides change places; the new turn's player draws and gets Energy. At the limit the game is a tie
    (rulebook 4.8).

    Returns where a turn begins."""
    stage("next turn")
    rules = board.pool.rules
    last = when & (board["turn"] >= rules.turn_limit)
    board.put("winner", last, int(Winner.TIE))
    starts = when & ~last
    for mine, theirs in _pairs(board):
        first, second = board.cells[mine], board.cells[theirs]
        board.cells[mine], board.cells[theirs] = where(starts, second, first), where(starts, first, second)
    board.put("turn_player", starts, 1 - board["turn_player"])
    board.put("stadium_side", starts & (board["stadium"] > 0), 1 - board["stadium_side"])
    board["turn"] = where(starts, board["turn"] + 1, board["turn"]).within(-1, rules.turn_limit)
    real = starts & (board["turn"] > 0)
    board["phase"] = where(starts, where(real, int(Phase.MAIN), int(Phase.SETUP)), board["phase"])
    board.put("flow", starts, int(Flow.MAIN))
    board.put("decider", starts, 0)
    stage("draw")
    cards.draw(board, chance, 0, real.number_value(), Purpose.TURN_DRAW, 0)
    stage("energy zone")
    energized = real & (board["turn"] > 1)
    board.put("energy_now_0", energized, board["energy_next_0"])
    board.put("energy_next_0", energized, roll(chance, board["declared_0"], 0))
    return real


def roll(chance: Chance, declared: Value, index: int) -> Value:
    """A new next unit: any declared type, equally likely (rulebook 6.2)."""
    types = Bits((cast(declared, U32) & ((1 << ENERGIES - 1) - 1),), ENERGIES - 1)
    unit = constant(0)
    for k, flag in enumerate(chance.pick(types, Purpose.ENERGY_ROLL, index).flags()):
        unit = where(flag, k + 1, unit)
    return unit


def _pairs(board: Board) -> list[tuple[str, str]]:
    """Cells of side 0 with those of side 1."""
    names = [name for name in board.cells if not name.startswith("mask_")]
    pairs = [(name, across(name)) for name in names]
    return [(mine, theirs) for mine, theirs in pairs if theirs and theirs > mine]
