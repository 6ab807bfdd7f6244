"""The answer to a pending effect's question, read from the action."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, Value, either, total, where
from synth.codegen.machine.actions import Action
from synth.codegen.machine.board import Board
from synth.codegen.tables import PackedTable
from synth.spec.layout import SLOTS, Phase


@dataclass(eq=False)
class Answers:
    """`slots` relative to side 0; `cards` and `ranks` as flags of their actions; `done` ends a loop of choices."""

    slots: list[Value]
    cards: list[Value]
    ranks: list[Value]
    units: list[Value]
    option: Value
    slot: Value
    card: Value
    unit: Value
    any_option: Value
    done_slots: Value
    done_cards: Value

    @property
    def resumes(self) -> Value:
        return self.slot | self.card | self.unit | self.any_option | self.done_slots | self.done_cards


def chosen_slots(board: Board, action: Action) -> list[Value]:
    """The slot that the decider has named, relative to side 0."""
    flags = action.of("slot")
    other = board["decider"] == 1
    return [where(other, flags[(at + SLOTS) % (2 * SLOTS)], flags[at]) for at in range(2 * SLOTS)]


def read_answers(board: Board, action: Action, table: PackedTable) -> Answers:
    # Texts that answer an attack read theirs themselves.
    waits = (board["row"] > 0) & (table.at(board["row"], "answers") == 0)
    options = action.of("option")
    cards, ranks, units = action.of("card"), action.of("rank"), action.of("energy")
    ends = either(action.of("end")) & waits
    return Answers(
        chosen_slots(board, action),
        cards,
        ranks,
        units,
        total(where(flag, at, 0) for at, flag in enumerate(options)),
        slot=either(action.of("slot")) & (board["phase"] == Phase.CHOOSE_SLOT) & waits,
        card=either(cards) | either(ranks),
        unit=either(units) & waits,
        any_option=either(options),
        done_slots=ends & (board["phase"] == Phase.CHOOSE_SLOT),
        done_cards=ends & (board["phase"] == Phase.CHOOSE_CARD),
    )


def no_flags(flags: list[Value]) -> bool:
    """Whether none of them can ever be set."""
    return all(flag is FALSE or (flag.is_const and not flag.const) for flag in flags)
