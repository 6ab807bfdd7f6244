"""What a Pokémon does about an attack that has damaged it, and what falling Pokémon set off (rulebook 11.4, 14.4)."""

from __future__ import annotations

from synth.codegen.ir import FALSE, Value, either, stage, where
from synth.codegen.machine.board import SIDES
from synth.codegen.machine.knockout import beaten
from synth.codegen.machine.triggers.asking import answer
from synth.codegen.machine.triggers.guards import KO_ANY, KO_BY_ATTACK, arms, covered, guard_coin
from synth.codegen.machine.triggers.passes import Pass
from synth.codegen.machine.triggers.perform import Act, perform_at_once
from synth.codegen.machine.triggers.programs import ABILITY, TOOL, Holder, Text, armed_in, holders, only, texts, waits_for
from synth.codegen.pool import Pool
from synth.codegen.state import Todo
from synth.codegen.verbs.power import answer_attack
from synth.dsl.ast import Draw, Event, Flip, Put, Role
from synth.spec.layout import SLOTS


def reacts(pool: Pool) -> bool:
    return waits_for(pool, Event.DAMAGED) or bool(armed_in(pool, Event.DAMAGED))


def falls(pool: Pool) -> bool:
    events = (Event.KO_BY_ATTACK, Event.MY_ATTACK_KOS, Event.KO_ANY)
    return waits_for(pool, *events) or bool(armed_in(pool, Event.MY_ATTACK_KOS))


def react(work: Pass) -> None:
    """The Ability, the Tool, then what an attack has armed, of the Active of side 1 if the attack reached it (D15, D16)."""
    if reacts(work.board.pool):
        stage("reactions")
        for todo, carrier, then in ((Todo.REACT, ABILITY, Todo.REACT_TOOL), (Todo.REACT_TOOL, TOOL, Todo.FALL)):
            now = work.when(todo)
            holder = Holder(work.board, 1, only(0), work.striker)
            for text in texts(work.board.pool, Event.DAMAGED, carrier=carrier):
                answer(work, text, holder, now & work.board.reached(1, 0) & holder.has(text))
            if carrier == TOOL:
                _hit_back(work, work.when(todo) & work.board.reached(1, 0))
            work.go(work.when(todo), then)
    else:
        work.go(work.when(Todo.REACT, Todo.REACT_TOOL), Todo.FALL)


def _hit_back(work: Pass, now: Value) -> None:
    if not armed_in(work.board.pool, Event.DAMAGED):
        return
    board, base = work.board, work.board["hit_back_1"]
    now = now & (base > 0)
    answer_attack(work.run(), base, now & board["striker_0_0"])
    for slot in range(1, SLOTS):
        board.hurt(0, slot, where(now & board[f"striker_0_{slot}"], base, 0))


def fall(work: Pass) -> None:
    """A round for those that fall now; if it makes more of them fall, another pass is for these."""
    board = work.board
    if falls(board.pool):
        stage("falling")
        new = _new(work)
        killed = [new[1][slot] & board.reached(1, slot) & board["struck_now"] for slot in range(SLOTS)]
        _last_words(work, killed[0], 0, ABILITY, work.when(Todo.FALL))
        work.go(work.when(Todo.FALL), Todo.FALL_TOOL)
        _last_words(work, killed[0], 0, TOOL, work.when(Todo.FALL_TOOL))
        now = work.when(Todo.FALL_TOOL)
        for slot in range(1, SLOTS):
            for carrier in (ABILITY, TOOL):
                _last_words(work, killed[slot], slot, carrier, now)
        _common_words(work, now, killed)
        _triumph(work, now & either(killed))
        _deny(work, now, new)
        for side in SIDES:
            for slot in range(SLOTS):
                board.cells[f"known_{side}_{slot}"] = board[f"known_{side}_{slot}"] | (now & new[side][slot])
        more = either(flag for flags in _new(work) for flag in flags)
        work.at = where(now, where(more, int(Todo.FALL), int(Todo.KNOCK_OUTS)), work.at)
    else:
        work.go(work.when(Todo.FALL, Todo.FALL_TOOL), Todo.KNOCK_OUTS)


def _new(work: Pass) -> list[list[Value]]:
    """Falling Pokémon that have not had their say."""
    board = work.board
    return [[beaten(board, side, slot) & ~board[f"known_{side}_{slot}"] for slot in range(SLOTS)] for side in SIDES]


def _flips(text: Text) -> bool:
    return any(isinstance(stmt, Flip) for stmt in text.program.body)


def _coin(work: Pass, text: Text, kind: int, side: int, slot: int) -> Value:
    return guard_coin(work.chance, kind, side, slot, work.board["second"]) if _flips(text) else FALSE


def _last_words(work: Pass, killed: Value, slot: int, carrier: str, now: Value) -> None:
    holder = Holder(work.board, 1, only(slot), work.striker)
    for text in texts(work.board.pool, Event.KO_BY_ATTACK, carrier=carrier):
        fires = FALSE if _common(text) else now & killed & holder.has(text)
        if not (fires.is_const and not fires.const):
            answer(work, text, holder, fires, _coin(work, text, KO_BY_ATTACK, 1, slot))


def _common(text: Text) -> bool:
    """Whether it comes to the same who of several falling Pokémon has the first word: drawing up to a number, going to
    hand later."""
    return all(
        (isinstance(stmt, Draw) and stmt.amount.node == "measure") or (isinstance(stmt, Put) and stmt.what.role is Role.HOST)
        for stmt in text.program.body
    )


def _common_words(work: Pass, now: Value, killed: list[Value]) -> None:
    for text in texts(work.board.pool, Event.KO_BY_ATTACK):
        if _common(text):
            each = zip(killed, holders(work.board, work.striker, 1), strict=True)
            slots = [now & flag & holder.has(text) for flag, holder in each]
            holder = Holder(work.board, 1, slots, work.striker)
            perform_at_once(text.program.body, Act(holder, work.chance, text, either(slots)))


def _triumph(work: Pass, now: Value) -> None:
    """The attacker's side: its Ability, its Tool, what its attack and what a Trainer armed."""
    board = work.board
    holder = Holder(board, 0, work.striker, work.striker)
    now = now & either(work.striker)
    for carrier in (ABILITY, TOOL):
        for text in texts(board.pool, Event.MY_ATTACK_KOS, carrier=carrier):
            perform_at_once(text.program.body, Act(holder, work.chance, text, now & holder.has(text)))
    vow = work.table.at(board["attacking"], "vow")
    for slot, flag in enumerate(work.striker):
        board.hurt(0, slot, where(now & flag, vow, 0))
    for k, arm in arms(board.pool, Event.MY_ATTACK_KOS):
        covers = either(flag & covered(board, arm, 0, slot) for slot, flag in enumerate(work.striker))
        perform_at_once(arm.body, Act(holder, work.chance, None, now & covers & (board[f"armed{k}_0"] > 0)))


def _deny(work: Pass, now: Value, new: list[list[Value]]) -> None:
    for at, holder in enumerate(holders(work.board, work.striker, *SIDES)):
        side, slot = divmod(at, SLOTS)
        for text in texts(work.board.pool, Event.KO_ANY):
            fires = now & new[side][slot] & holder.has(text)
            coin = _coin(work, text, KO_ANY, side, slot)
            perform_at_once(text.program.body, Act(holder, work.chance, text, fires, coin))

