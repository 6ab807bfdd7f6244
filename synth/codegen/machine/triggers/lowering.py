"""Event programs → the columns of a row: the number of the program, and where an answer to its question leads."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.machine.triggers.asking import check_question, question
from synth.codegen.machine.triggers.attached import check_attached
from synth.codegen.machine.triggers.guards import check_guard
from synth.codegen.pool import Unlowered
from synth.codegen.state import Todo
from synth.dsl.ast import Event, Program

ANSWERS = {
    ("ability", Event.DAMAGED): Todo.REACT,
    ("trainer", Event.DAMAGED): Todo.REACT_TOOL,
    ("ability", Event.KO_BY_ATTACK): Todo.FALL,
    ("trainer", Event.KO_BY_ATTACK): Todo.FALL_TOOL,
}
"""Where a pass goes on with the answer."""


def lower_trigger(program: Program, draft: Draft) -> None:
    if program.may:
        raise Unlowered(f"event {program.event} that may be declined")
    if program.event in (Event.WOULD_DAMAGE, Event.WOULD_KO):
        check_guard(program)
    elif program.event is Event.ATTACHED_ZONE:
        check_attached(program, draft.pool)
    else:
        check_question(program, draft.pool)
    draft.set("trigger", draft.pool.triggers.number(program))
    if question(program) is not None:
        draft.set("answers", int(ANSWERS[draft.kind, program.event]))
