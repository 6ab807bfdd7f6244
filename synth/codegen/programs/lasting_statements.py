"""Statements that leave something behind, `give` and `arm` → operations."""

from synth.codegen.machine.marks import MY_TURN, OPP_TURN, THIS_TURN, WHILE_ACTIVE
from synth.codegen.machine.words import Do
from synth.codegen.programs.code import Label
from synth.codegen.programs.covering import PICKED_ATTACK, is_wide, on_itself, over_side
from synth.codegen.programs.writing import Writing
from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind, Role, Scope, Zone
from synth.dsl.walk import ignores

DURATIONS = {
    Duration.THIS_TURN: THIS_TURN, Duration.OPP_TURN: OPP_TURN, Duration.MY_TURN: MY_TURN, Duration.WHILE_ACTIVE: WHILE_ACTIVE,
    Duration.REST_OF_GAME: WHILE_ACTIVE, Duration.WHILE_SELF_ACTIVE: WHILE_ACTIVE,  # none of them counts turns
}  # fmt: skip
_STANDS_ACTIVE = ast.Exists(what=ast.Selector(role=Role.SELF, filters=(ast.Filter(kind=ast.FilterKind.ACTIVE),)))
IGNORES = {None: 2, Zone.BENCH: 4, Zone.PLAY: 6}
"""Effects on whom, as bits beside the first, which is Weakness."""


def give(writer: Writing, statement: ast.Give) -> None:
    op, modifier, what = writer.code.op, statement.modifier, statement.what
    if ignores(statement):
        if writer.reckoning:
            ignore(writer, statement)
        return
    if modifier.kind is ModifierKind.AWARD:
        assert modifier.amount is not None
        change = writer.number(modifier.amount)
        writer.targets(what, None, lambda: op(Do.AWARD, change))
        return
    if what.role is Role.THIS_ATTACK or statement not in writer.lasting:
        return
    if modifier.scope in PICKED_ATTACK:
        do = Do.MARK_ATTACK if modifier.scope is Scope.RANDOM_ATTACK else Do.MARK_CHOSEN
        writer.targets(what, None, lambda: op(do, writer.lasting[statement], 0, DURATIONS[statement.duration]))
        return
    operands = (writer.lasting[statement], writer.worth(modifier), DURATIONS[statement.duration])
    skip = Label()
    if statement.duration is Duration.WHILE_SELF_ACTIVE:
        op(Do.UNLESS, writer.ask(writer.nouns.condition(_STANDS_ACTIVE)), skip)
    if over_side(statement):
        op(Do.MARK_PLAYER, *operands)
    else:
        writer.targets(what, None, lambda: op(Do.MARK, *operands))
    writer.code.put(skip)


def ignore(writer: Writing, statement: ast.Give) -> None:
    modifier = statement.modifier
    whose = IGNORES[modifier.vs.zone if modifier.vs else None]
    writer.code.op(Do.IGNORE, 1 if modifier.scope is Scope.WEAKNESS else whose)


def arm(writer: Writing, arm: ast.Arm) -> None:
    op, on = writer.code.op, arm.on
    if arm.duration is Duration.THIS_ATTACK:
        vow, selector = len(writer.vows), writer.nouns.selector(on)
        writer.vows.append((selector, -1))
        op(Do.VOW, vow)

        def write() -> None:
            writer.vows[vow] = (selector, writer.apart(arm.body))

        writer.late.append(write)
        return
    operands = (writer.lasting[arm], 0, DURATIONS[arm.duration])
    if on_itself(arm):
        # What waits speaks of the Pokémon whose effect this is.
        writer.find(ast.Selector(role=Role.SELF))
        op(Do.MARK, *operands)
        return
    end = Label()
    if on.role is Role.IT:
        op(Do.MARK_SPOT, operands[0], end, operands[2])
    if is_wide(on, arm.duration):
        op(Do.MARK_PLAYER, *operands)
    else:
        writer.targets(on, None, lambda: op(Do.MARK, *operands))
    writer.code.put(end)
