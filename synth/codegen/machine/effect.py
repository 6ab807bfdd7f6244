"""An effect from announcement to last word, as one pass over fixed stages. A choice stops it; the next step re-enters."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.draft import MID, POST, PRE
from synth.codegen.ir import FALSE, TRUE, U32, Value, cast, constant, either, minimum, popcount, stage, total, where
from synth.codegen.lower import COUNTED, UNTIL_TAILS
from synth.codegen.machine import effective
from synth.codegen.machine.actions import Action, Started
from synth.codegen.machine.board import Board, at_least_two, exactly_one
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.copying import copied_attack
from synth.codegen.machine.costs import attack_cost, can_pay
from synth.codegen.machine.evaluate import Scene, pokemon
from synth.codegen.machine.run import Run
from synth.codegen.tables import PackedTable
from synth.codegen.verbs import cards, conditions, energy, giving, healing, power, switching, tools
from synth.spec.chance import MASK, Purpose
from synth.spec.layout import SLOTS, Daze, Phase

COINS_MOST = 31
"""Coins of one batch: they are the bits of one word."""


@dataclass(eq=False)
class Outcome:
    """What an effect left behind."""

    ran: Value
    attack: Value
    waits_slot: Value
    waits_attack: Value
    candidates: list[Value]
    """Slots that can be chosen, if it waits for one, relative to side 0."""

    @property
    def finished(self) -> Value:
        return self.ran & ~self.waits_slot & ~self.waits_attack


def run_effect(board: Board, chance: Chance, table: PackedTable, action: Action, started: Started) -> Outcome:
    resumes = either(action.of("slot")) & (board["phase"] == Phase.CHOOSE_SLOT) & (board["row"] > 0)
    confused = started.attack & (board["daze_0"] == Daze.CONFUSED) & ~chance.coin(Purpose.CONFUSION)
    confused = confused | (started.attack & (board["smoke_0"] > 0) & ~chance.coin(Purpose.SMOKESCREEN, 0))
    confused = confused | (started.attack & (board["haze_0"] > 0) & ~chance.coin(Purpose.SMOKESCREEN, 1))
    copy = copied_attack(board, table, action, started, confused)
    row = where(copy.copied, copy.row, where(started.any, started.row, board["row"]))
    source = [where(started.any, flag, board["source"] == slot) for slot, flag in enumerate(started.source)]

    stage("row")
    scene = Scene(board, source)
    run = Run(board, chance, table, table.read(row), scene)
    run.attack = run.row("attack") == 1
    run.shields = _shields(run)
    run.titles = [run.row("title"), where(copy.copied, copy.title, 0)]
    scene.cost = attack_cost(scene, table, run.row)
    unpaid = copy.copied & copy.pays & ~can_pay(board, scene.cost)
    begins = (started.any | copy.copied) & ~confused & ~copy.waits & ~unpaid

    tools.drop(run, tools.detach(run, begins, early=True))
    stage("ask before")
    early = run.row("ask_when") == PRE
    options, waits_before, only = _ask(run, PRE, begins & early)
    scene.it = [where(resumes, answer, one) for answer, one in zip(_answer(board, action), only, strict=True)]
    main = (begins & ~waits_before) | (resumes & early)

    stage("coins")
    scene.coins, flipped = _coins(run)
    scene.heads = where(main, flipped, board["heads"])
    works = main & ~((run.row("fail_if") > 0) & run.when("fail_if"))
    aims = run.row("ask_when") == MID
    mid_options, waits_mid, only = _ask(run, MID, works & aims)
    scene.it = [where(works & aims, one, it) for one, it in zip(only, scene.it, strict=True)]
    hits = (works & ~waits_mid) | (resumes & aims)
    stage("power")
    dealt = power.attack_damage(run, hits)
    scene.dealt = where(hits, dealt, board["dealt"])

    stage("ask after")
    late = run.row("ask_when") == POST
    spreads = run.row("spread") == 1
    units = run.amount("attach")
    wanted = hits & late & ~(spreads & (units == 0))
    later_options, waits_after, only = _ask(run, POST, wanted)
    placed = resumes & late & spreads
    left = where(placed, (board["left"] - 1).within(-1, 32), 0)
    scene.it = [where(wanted, one, it) for one, it in zip(only, scene.it, strict=True)]
    run.go = (hits & ~waits_after) | (resumes & late & (left == 0))
    goes_on = left > 0
    over = begins | resumes | unpaid
    over = over & ~waits_before & ~waits_mid & ~waits_after & ~goes_on
    _do(run, placed, over & run.attack)

    stage("reactions")
    ran = started.any | resumes | copy.copied
    if not goes_on.is_const:
        again, _, _ = _ask(run, POST, goes_on)
        later_options = [a | b for a, b in zip(later_options, again, strict=True)]
    waits_after = waits_after | goes_on
    waits_slot = waits_before | waits_mid | waits_after
    offered = [a | b | c for a, b, c in zip(options, mid_options, later_options, strict=True)]
    outcome = Outcome(ran, run.attack, waits_slot, copy.waits, offered)
    power.react(run, outcome.finished & run.attack)
    after_coins = waits_mid | waits_after
    _remember(run, outcome, row, after_coins, where(goes_on, left, where(waits_after & spreads, units, 0)))
    return outcome


def _remember_attack(run: Run, used: Value) -> None:
    """Step 6 of docs/engine.md: what later turns can ask about this attack."""
    board = run.board
    board.put("fought_0_0", used & _keeps(board, "fought") & board.occupied(0, 0), 1)
    for k in range(1, board.pool.numbers.counts.titles + 1):
        for title in run.titles:
            board.add(f"times{k}_0", used & (title == k), 1)
    for title in reversed(run.titles):
        board.put("title_next_0", used & (title > 0), title)


def _keeps(board: Board, memory: str) -> Value:
    return FALSE if memory in board.pool.numbers.forgotten else TRUE


def _do(run: Run, placed: Value, used: Value) -> None:
    """The statements after damage, one stage a kind; each acts only where its columns say so. `used`: an attack ends here."""
    stage("energy")
    energy.attach(run, placed)
    stage("healing")
    healing.heal(run)
    stage("strip")
    energy.strip(run)
    energy.shift(run)
    stage("harm")
    power.harm(run)
    healing.set_hp(run)
    conditions.afflict(run)
    conditions.cure(run)
    giving.give(run)
    _remember_attack(run, used)
    stage("switch")
    switching.switch(run)
    stage("cards")
    cards.put(run)
    stage("search")
    cards.search(run)
    stage("show")
    cards.show(run)
    cards.draw(run)


def _remember(run: Run, outcome: Outcome, row: Value, after: Value, left: Value) -> None:
    """The pending cells: set while a choice is open, else as if nothing had been."""
    board = run.board
    waits = outcome.waits_slot | outcome.waits_attack
    slot = total(where(flag, number, 0) for number, flag in enumerate(run.scene.source)).within(0, SLOTS - 1)
    board["row"] = where(waits, row, 0)
    board["source"] = where(waits, slot, 0)
    board["heads"] = where(after, run.scene.heads, 0)
    board["dealt"] = where(after, run.scene.dealt, 0)
    reached = total(
        where(board.reached(side, at), 1 << (SLOTS * side + at), 0) for side in range(2) for at in range(SLOTS)
    ).within(0, 255)
    board["hit"] = where(after, reached, 0)
    board["left"] = where(outcome.ran, left, board["left"])
    board["it"] = where(outcome.ran, constant(-1), board["it"])
    board["decider"] = where(
        outcome.ran, (outcome.waits_slot & (run.row("ask_by") == 1)).number_value(), board["decider"]
    )


def _answer(board: Board, action: Action) -> list[Value]:
    """The chosen slot relative to side 0."""
    flags = action.of("slot")
    other = board["decider"] == 1
    return [where(other, flags[(at + SLOTS) % (2 * SLOTS)], flags[at]) for at in range(2 * SLOTS)]


def _ask(run: Run, when: int, wanted: Value) -> tuple[list[Value], Value, list[Value]]:
    """Candidates of the row's choice; whether it must be asked; the answer where there is only one."""
    number = run.row("ask")
    used = sorted({row["ask"] for row in run.table.rows if row.get("ask_when") == when})
    flags: list[Value] = [FALSE] * (2 * SLOTS)
    for k in used:
        options = pokemon(run.board.pool.asks.things[k - 1], run.scene)
        flags = [flag | ((number == k) & option) for flag, option in zip(flags, options, strict=True)]
    shield = run.shielded & (run.row("switch") == switching.THEIRS)
    flags = [flag & wanted & run.when("ask_if") & ~shield for flag in flags]
    flags = [
        flag & ~_barred(run, when, *divmod(at, SLOTS)) if not flag.is_const else flag for at, flag in enumerate(flags)
    ]
    several, one = at_least_two(flags), exactly_one(flags)
    return [flag & several for flag in flags], several, [flag & one for flag in flags]


def _shields(run: Run) -> list[Value]:
    """Opposing Pokémon that effects of this attack do not reach (rulebook 11.22)."""
    board = run.board
    safe = [effective.prevents(board, effective.EFFECTS, (1, slot), (0, 0)) for slot in range(SLOTS)]
    safe[0] = safe[0] | (board["prevent_1"] == 1)
    return [run.attack & flag for flag in safe]


def _barred(run: Run, when: int, side: int, slot: int) -> Value:
    """Pokémon that the choice does not offer, because nothing could be done to them (rulebook 8.1)."""
    barred = healing.heals_it(run) & ~effective.can_be_healed(run.board, side, slot)
    if side == 1:
        # What an attack damages is asked before; a choice after damage is about other effects.
        barred = barred | run.shields[slot] if when == POST else barred
        for name in run.said("harm"):
            barred = barred | ((run.row(f"{name}_says") == 1) & run.sheltered(name, side, slot))
    return barred


def _coins(run: Run) -> tuple[Value, Value]:
    """How many coins the row flips, and the heads among them."""
    flip = run.row("flip")
    if flip.hi == 0:
        return constant(0), constant(0)
    numbers = run.used("flip")
    if run.used("flip_more"):
        flip = flip + where((run.row("flip_more") > 0) & run.when("flip_if"), run.row("flip_more"), 0)
        numbers = sorted({*numbers, *(row["flip"] + row["flip_more"] for row in run.table.rows if "flip_more" in row)})
    word = run.chance.word(Purpose.COINS)
    cap = run.board.pool.rules.until_tails_cap
    heads: Value = constant(0)
    coins = flip
    for n in numbers:
        if n == COUNTED:
            counted = minimum(run.amount("flip"), COINS_MOST)
            mask = (constant(1, U32) << cast(counted, U32)) - 1
            result = popcount(word & mask)
            coins = where(flip == COUNTED, counted, coins)
        elif n == UNTIL_TAILS:
            capped = word & ((1 << cap) - 1)
            first_tails = (capped ^ MASK) & (capped + 1)
            result = popcount(first_tails - 1)
            coins = where(flip == UNTIL_TAILS, result + 1, coins)
        else:
            result = popcount(word & ((1 << n) - 1))
        heads = where(flip == n, result, heads)
    return coins.within(0, 63), heads.within(0, 32)
