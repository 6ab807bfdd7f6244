"""An effect from announcement to last word, as one pass over fixed stages. A choice stops it; the next step re-enters."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.draft import EARLY, LATE, MID, POST, PRE
from synth.codegen.ir import FALSE, TRUE, U32, Value, cast, constant, minimum, popcount, stage, total, where
from synth.codegen.lower import COUNTED, UNTIL_TAILS
from synth.codegen.machine import effective
from synth.codegen.machine.actions import Action, Started
from synth.codegen.machine.answers import Answers, read_answers
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.copying import copied_attack
from synth.codegen.machine.costs import attack_cost, can_pay
from synth.codegen.machine.evaluate import NO_OPTION, Scene
from synth.codegen.machine.gates import Gates, can_flip_again, candidates
from synth.codegen.machine.lending import borrowed_effect
from synth.codegen.machine.offers import OPTIONS, Offers
from synth.codegen.machine.picking import hold_card, pick_cards, release_card
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers.attached import attached
from synth.codegen.machine.triggers.attack import begin_attack, end_attack, keep_again
from synth.codegen.machine.triggers.units import Units
from synth.codegen.tables import PackedTable
from synth.codegen.verbs import looking, power, tools
from synth.codegen.verbs.choosing import TO_EVOLVE
from synth.codegen.verbs.gathering import gather
from synth.codegen.verbs.unloading import unload
from synth.spec.chance import MASK, Purpose
from synth.spec.layout import SLOTS, Daze, Phase

COINS_MOST = 31
"""Coins of one batch: they are the bits of one word."""


@dataclass(eq=False)
class Outcome:
    """What an effect left behind."""

    ran: Value
    attack: Value
    waits: Value
    phase: Value
    """What is to be decided, if it waits."""
    decider: Value
    offers: Offers
    evolved: list[Value]
    """Own slots with a Pokémon that this effect evolved with a card from hand."""
    ends_turn: Value
    """Once it is over, the turn is too."""

    @property
    def finished(self) -> Value:
        return self.ran & ~self.waits


def run_effect(
    board: Board, chance: Chance, table: PackedTable, action: Action, started: Started, came: Units
) -> Outcome:
    answers = read_answers(board, action, table)
    # Confusion before the other coins (rulebook 11.4, D25).
    confused = started.attack & (board["daze_0"] == Daze.CONFUSED) & ~chance.coin(Purpose.CONFUSION)
    confused = confused | (started.attack & (board["smoke_0"] > 0) & ~chance.coin(Purpose.SMOKESCREEN, 0))
    confused = confused | (started.attack & (board["haze_0"] > 0) & ~chance.coin(Purpose.SMOKESCREEN, 1))
    copy = copied_attack(board, chance, table, action, started, confused)
    board.put("heads", copy.copied, 0)
    begun, shown = borrowed_effect(board, chance, table, started)
    row = where(copy.copied, copy.row, where(started.any, begun, board["row"]))
    source = [where(started.any, flag, board["source"] == slot) for slot, flag in enumerate(started.source)]

    stage("row")
    scene = Scene(board, source)
    run = Run(board, chance, table, table.read(row), scene, came=came)
    run.attack = run.row("attack") == 1
    begin_attack(run)
    run.shields = _shields(run)
    run.titles = [run.row("title"), where(copy.copied, copy.title, 0)]
    scene.cost = attack_cost(scene, table, run.row)
    begun_with = where(answers.resumes, board["result"], shown)
    scene.result = begun_with
    unpaid = copy.copied & copy.pays & ~can_pay(board, scene.cost)
    begins = (started.any | copy.copied) & ~confused & ~copy.waits & ~copy.toss.asks & ~unpaid
    answers.any_option = answers.any_option & ~copy.toss.answered
    gates = Gates(run, answers)
    gates.open(copy.waits, Phase.CHOOSE_ATTACK)
    gates.offers.add_options([copy.toss.asks, copy.toss.asks, *[FALSE] * (OPTIONS - 2)])
    gates.open(copy.toss.asks, Phase.CHOOSE_OPTION)
    run.option = _implied_option(run, answers)

    keep_again(run, row, begins)
    tools.drop(run, tools.detach(run, begins, first=True))
    stage("ask before")
    main = gates.slots(PRE, gates.option(PRE, begins))
    stage("coins")
    tossed = _toss(gates, main)
    stage("before damage")
    works = _before_damage(gates, tossed)
    works = works & ~((run.row("fail_if") > 0) & run.when("fail_if"))
    hits = gates.slots(MID, works)
    looking.peek(run)
    stage("power")
    dealt = power.attack_damage(run, hits)
    scene.dealt = where(hits, dealt, board["dealt"])

    stage("ask after")
    run.entered = hits
    asked = gates.option(POST, hits)
    placed, going = _spread(gates, asked)
    going = gather(gates, run, unload(gates, run, going))
    held = hold_card(gates, run, going)
    run.go = held.goes_on
    ran = started.any | answers.resumes | copy.copied | copy.toss.answered
    picks = (run.row("pick") == 1) & (run.row("pick_early") == 0) & (run.row("pick_holds") == 0)
    # An attack that Confusion or a like coin has stopped was not used (rulebook 16.9, D25).
    used = (begins | answers.resumes | unpaid | copy.toss.answered) & run.attack
    run.placed = placed
    _do(run, used & ~gates.waits & ~picks)
    run.last = pick_cards(gates, run, run.go)
    release_card(run, held)
    for verb in sorted(LATE):
        run.after_cards().do(verb)
    if any(row.get("pick") and row.get("attack") for row in table.rows):
        remember_attack(run, used & ~gates.waits & picks)
    stage("draw")
    run.do("draw")

    stage("reactions")
    grows = run.last & (run.row("pick_to") == TO_EVOLVE)
    evolved = [grows & scene.it[slot] for slot in range(SLOTS)]
    outcome = Outcome(ran, run.attack, gates.waits, gates.phase, gates.decider, gates.offers, evolved, run.row("ends") == 1)
    end_attack(run, row, outcome.finished & run.attack)
    _remember(run, outcome, gates, row, begun_with)
    board.put("heads", copy.waits | copy.toss.asks, copy.toss.heads)
    return outcome


def _implied_option(run: Run, answers: Answers) -> Value:
    """A question that only one option leads to tells which was chosen."""
    option = where(answers.slot | answers.done_slots, run.row("ask_option"), 0)
    option = where(answers.card | answers.done_cards, run.row("pick_option"), option)
    return where(option > 0, option - 1, NO_OPTION)


def _toss(gates: Gates, reach: Value) -> Value:
    """Flips the row's coins; those of an attack may be flipped again once they are seen (rulebook 17.12)."""
    run, board = gates.run, gates.run.board
    run.scene.coins, flipped = _coins(run)
    again = can_flip_again(board)
    answered = FALSE if again is FALSE else gates.answers.any_option & run.attack & (run.row("flip") > 0)
    anew = answered & (gates.answers.option == 0)
    run.scene.heads = where(reach | anew, flipped, board["heads"])
    board.put("first_heads", reach & (run.scene.coins > 0) & (run.row("flip_if") == 0), 0)
    if again is FALSE:
        return reach
    board.put("reflipped", anew, 1)
    asks = reach & run.attack & (run.scene.coins > 0) & again
    gates.offers.add_options([asks, asks, *[FALSE] * (OPTIONS - 2)])
    gates.open(asks, Phase.CHOOSE_OPTION)
    return (reach & ~asks) | answered


def _before_damage(gates: Gates, reach: Value) -> Value:
    """What an attack does before its damage, because that depends on it; few do."""
    if not any(row.get("early") for row in gates.run.table.rows):
        return reach
    run = gates.run.before_damage()
    reach = gates.option(EARLY, reach)
    if any(row.get("option_when") == EARLY and not row.get("ask") and not row.get("pick") for row in run.table.rows):
        run.option = gates.run.option
    one, going = gates.any_slots(reach)
    chosen = gates.slots(EARLY, reach & ~going) if run.used("switch_early") else reach & ~going
    run.go = run.entered = chosen | one
    run.scene.result = where(one, (run.board["result"] + 1).within(0, 120), run.scene.result)
    for verb in ("strip", "sap", "pot", *PUTS, *SHOWS, "switch"):
        run.do(verb)
    reach = gates.more_slots(chosen & ~one, going)
    return pick_cards(gates, run, reach)


def _spread(gates: Gates, reach: Value) -> tuple[Value, Value]:
    """The choice of Pokémon after damage. Units to spread are placed one a choice: returns where one has just been placed,
    and where the effect goes on."""
    run, board = gates.run, gates.run.board
    spreads = run.row("spread") == 1
    if spreads.is_const:
        return FALSE, gates.slots(POST, reach)
    units = run.amount("attach")
    late = run.row("ask_when") == POST
    empty = reach & late & spreads & (units == 0)
    before = gates.waits
    going = gates.slots(POST, reach & ~empty) | empty
    gates.left = where(gates.waits & ~before & spreads, units, gates.left)
    placed = gates.answers.slot & late & spreads
    left = where(placed, (board["left"] - 1).within(-1, 32), 0)
    more = left > 0
    gates.offers.add_slots([flag & more for flag in candidates(run, POST)])
    gates.open(more, Phase.CHOOSE_SLOT, (run.row("ask_by") == 1).number_value(), left)
    return placed, going & ~more


def remember_attack(run: Run, used: Value) -> None:
    """Step 6 of docs/engine.md: what later turns can ask about this attack (rulebook 11.30, 16.9)."""
    board = run.board
    board.put("fought_0_0", used & _keeps(board, "fought") & board.occupied(0, 0), 1)
    for k in range(1, board.pool.numbers.counts.titles + 1):
        for title in run.titles:
            board.add(f"times{k}_0", used & (title == k), 1)
    for title in reversed(run.titles):
        board.put("title_next_0", used & (title > 0), title)


def _keeps(board: Board, memory: str) -> Value:
    return FALSE if memory in board.pool.numbers.forgotten else TRUE


def _do(run: Run, used: Value) -> None:
    """The statements after damage, one stage a kind; each acts only where its columns say so. `used`: an attack ends here."""
    stage("energy")
    run.do("attach")
    attached(run.board, run.chance, 0, run.came)
    stage("healing")
    run.do("heal")
    if run.used("flip_if"):
        run.board.put("first_heads", run.go & (run.row("flip_if") > 0) & run.when("flip_if"), 0)
    stage("strip")
    for verb in ("strip", "sap", "pot", "shift", "retype"):
        run.do(verb)
    stage("harm")
    for verb in ("harm", "set_hp", "move_damage", "afflict", "cure", "give", "arm"):
        run.do(verb)
    remember_attack(run, used)
    stage("switch")
    run.do("switch")
    run.switched = True
    run.do("shift")
    stage("evolve")
    run.do("evolve")
    run.do("devolve")
    stage("cards")
    for verb in (*PUTS, "retain"):
        run.do(verb)
    stage("search")
    run.do("search")
    stage("show")
    for verb in (*SHOWS, "glimpse", "sort", "peek", "parade"):
        run.do(verb)


PUTS = ("rob", "recycle", "raze", "remove", "mill")
SHOWS = ("reveal", "forget", "look")


def _remember(run: Run, outcome: Outcome, gates: Gates, row: Value, begun_with: Value) -> None:
    """The pending cells: set while a choice is open, else as if nothing had been."""
    board, waits = run.board, outcome.waits
    slot = total(where(flag, number, 0) for number, flag in enumerate(run.scene.source)).within(0, SLOTS - 1)
    board["row"] = where(waits, row, 0)
    board["source"] = where(waits, slot, 0)
    board["heads"] = where(waits, run.scene.heads, 0)
    board["dealt"] = where(waits, run.scene.dealt, 0)
    gates.result = where(run.row("ask_keeps") == 1, begun_with, gates.result)
    board["result"] = where(waits, gates.result, 0) if "result" not in board.pool.numbers.forgotten else constant(0)
    board["hit"] = where(waits, board.hit_bits(), 0)
    board["left"] = where(outcome.ran, gates.left, board["left"])
    board["it"] = where(outcome.ran, gates.it, board["it"])
    board["decider"] = where(outcome.ran, where(waits, outcome.decider, 0), board["decider"])


def _shields(run: Run) -> list[Value]:
    """Opposing Pokémon that effects of this attack do not reach (rulebook 11.22)."""
    board = run.board
    safe = [effective.prevents(board, effective.EFFECTS, (1, slot), (0, 0)) for slot in range(SLOTS)]
    safe[0] = safe[0] | (board["prevent_1"] == 1)
    return [run.attack & flag for flag in safe]


def _coins(run: Run) -> tuple[Value, Value]:
    """How many coins the row flips, and the heads among them."""
    flip = run.row("flip")
    if flip.hi == 0:
        return constant(0), constant(0)
    numbers = run.used("flip")
    if run.used("flip_more"):
        flip = flip + where((run.row("flip_more") > 0) & run.when("flip_more_if"), run.row("flip_more"), 0)
        numbers = sorted({*numbers, *(row["flip"] + row["flip_more"] for row in run.table.rows if "flip_more" in row)})
    word = run.chance.word(Purpose.COINS) | cast(run.board["first_heads"], U32)
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
