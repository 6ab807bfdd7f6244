"""The legal mask of a state (docs/engine.md): one flag an action."""

from __future__ import annotations

from functools import partial

from synth.codegen.draft import ANYTIME, ONCE, ONCE_EACH
from synth.codegen.facts import CLASSES
from synth.codegen.ir import FALSE, I32, TRUE, Value, cast, constant, either, stage, total, where
from synth.codegen.machine import effective, prior, statics
from synth.codegen.machine.actions import evolution_targets, lent_names, may_evolve, tool_targets
from synth.codegen.machine.board import BENCH, Board, free_bench
from synth.codegen.machine.copying import copyable
from synth.codegen.machine.costs import attack_cost, can_pay
from synth.codegen.machine.evaluate import Scene, all_hold, attachable
from synth.codegen.machine.offers import Offers
from synth.codegen.machine.usable import usable
from synth.codegen.tables import PackedTable
from synth.dsl.ast import ModifierKind, Scope
from synth.spec.cards import Kind
from synth.spec.layout import ENERGIES, SLOTS, Daze, Phase, Place


def legal_flags(board: Board, table: PackedTable, offers: Offers) -> dict[str, list[Value]]:
    """Flags by action group. `offers`: what a pending effect lets its decider choose from."""
    hand = [board.card_words(0, card) for card in range(board.pool.places)]
    stage("mask: board")
    main = board["phase"] == Phase.MAIN
    setup = board["phase"] == Phase.SETUP
    held = [board.occupied(0, slot) for slot in range(SLOTS)]
    awake = (board["daze_0"] != Daze.ASLEEP) & (board["daze_0"] != Daze.PARALYZED)
    stuck = ~awake | (board["no_retreat_0"] > 0) | (board["retreated"] > 0) | (board.fact(0, 0, "fossil") == 1)
    stuck = stuck | statics.applies(board, ModifierKind.CANNOT, (0, 0), Scope.RETREAT)
    worth = total(effective.worth(board, 0, 0, unit) for unit in range(ENERGIES))
    leaves = main & ~stuck & (worth >= effective.retreat_cost(board, 0, 0))
    flags = {
        "end": [main | (setup & held[0]) | offers.may_stop],
        "attach": attachable([main & (board["energy_now_0"] > 0) & here for here in held], board),
        "retreat": [leaves & held[slot] for slot in BENCH],
        "attack": _attacks(board, table, main & awake & (board["no_attack_0"] == 0)),
        "discard": [main & here & (board.fact(0, slot, "fossil") == 1) for slot, here in enumerate(held)],
        "energy": [
            offered | ((board["phase"] == Phase.CHOOSE_ENERGY) & (board["row"] == 0) & (board.energy(0, 0, unit) > 0))
            for unit, offered in enumerate(offers.units)
        ],
        "option": offers.options,
        "card": offers.cards or [FALSE] * board.pool.places,
        "rank": [offers.ranks > at for at in range(board.pool.places)],
    }
    copying = board["phase"] == Phase.CHOOSE_ATTACK
    flags["copy"] = (
        [copying & option for option in copyable(board, table, board["row"])[0]]
        if not copying.is_const
        else [FALSE] * 8
    )
    flags["slot"] = _slots(board, offers.slots, hand)
    stage("mask: usable")
    able = _usable(board)
    flags["ability"] = _abilities(board, main, able)
    flags["stadium"] = [_stadium(board, main, able[0])]
    works = pack(able[0])
    stage("mask: hand")
    flags["play"] = _plays(board, main, setup, works, hand)
    return flags


def pack(flags: list[Value]) -> list[Value]:
    """Flags as words of 31, so that one can be looked up by its number (from 1)."""
    words: list[Value] = [constant(0)] * -(-(len(flags) + 1) // 31)
    for at, flag in enumerate(flags, start=1):
        words[at // 31] = words[at // 31] | (cast(flag, I32) << (at % 31))
    return words


def unpack(words: list[Value], number: Value) -> Value:
    word = words[0]
    for k in range(1, len(words)):
        word = where(number >= 31 * k, words[k], word)
    at = number
    for k in range(1, len(words)):
        at = where(number >= 31 * k, number - 31 * k, at)
    return ((word >> at.within(0, 30)) & 1) == 1


def _attacks(board: Board, table: PackedTable, ready: Value) -> list[Value]:
    flags = []
    ready = ready & ~statics.applies(board, ModifierKind.CANNOT, (0, 0), Scope.ATTACK)
    scene = Scene(board, [TRUE, *[FALSE] * (SLOTS - 1)])
    for there, number in prior.attacks(board):
        row = where(there, number, 0).within(0, len(table.rows) - 1)
        cost = attack_cost(scene, table, partial(table.at, row))
        required = table.at(row, "require")
        for k in sorted({one.get("require", 0) for one in table.rows} - {0}):
            there = there & ((required != k) | all_hold(board.pool.guards.things[k - 1], scene))
        rests = (board["rest_0"] == 1) | ((board["rest_0"] > 1) & (board["rest_0"] == table.at(row, "title") + 1))
        flags.append(ready & there & ~rests & can_pay(board, cost))
    return flags


def _slots(board: Board, candidates: list[Value], hand: list[list[Value]]) -> list[Value]:
    """Relative to the decider: own slots first."""
    other = board["decider"] == 1
    placing = (board["phase"] == Phase.CHOOSE_SLOT) & (board["row"] == 0)
    name = constant(0)
    for card, words in enumerate(hand):
        waits = board.in_place(0, card, Place.RESOLVING)
        name = where(waits & placing, board.facts.hand.get(words, "from"), name)
    options = [flag & (board["phase"] == Phase.CHOOSE_SLOT) & (board["row"] > 0) for flag in candidates]
    onto = evolution_targets(board, name)
    if board.has_tools:
        onto = [flag | (placing & (name == 0) & free) for flag, free in zip(onto, tool_targets(board), strict=True)]
    promotes = board["phase"] == Phase.PROMOTE
    flags = []
    for at in range(2 * SLOTS):
        side, slot = divmod(at, SLOTS)
        flag = where(other, options[(at + SLOTS) % (2 * SLOTS)], options[at])
        if side == 0:
            flag = flag | onto[slot]
            if slot:
                flag = flag | (promotes & where(other, board.occupied(1, slot), board.occupied(0, slot)))
        flags.append(flag)
    return flags


def _usable(board: Board) -> list[list[Value]]:
    """For each own slot as source: whether each distinct program could do something now."""
    able = []
    for slot in range(SLOTS):
        scene = Scene(board, [TRUE if k == slot else FALSE for k in range(SLOTS)])
        able.append([usable(program, scene) for program in board.pool.usable.things])
    return able


def _abilities(board: Board, main: Value, able: list[list[Value]]) -> list[Value]:
    if "usable" not in board.facts.table.fields:
        return [FALSE] * SLOTS
    numbers = sorted({row.get("usable", 0) for row in board.facts.table.rows} - {0})
    flags = []
    for slot in range(SLOTS):
        number, kind = board.fact(0, slot, "usable"), board.fact(0, slot, "activated")
        fresh = (kind == ANYTIME) | ((kind == ONCE) & (board[f"used_0_{slot}"] == 0))
        possible = either((number == k) & able[slot][k - 1] for k in numbers)
        flags.append(main & fresh & possible & ~effective.ability_lost(board, 0, slot))
    return flags


def _stadium(board: Board, main: Value, able: list[Value]) -> Value:
    """Its once-per-turn effect, for the player whose turn it is."""
    rows = enumerate(board.facts.table.rows)
    numbers = {k: row["usable"] for k, row in rows if row.get("activated") == ONCE_EACH}
    possible = either((board["stadium"] == k) & able[number - 1] for k, number in numbers.items())
    return main & (board["stadium_used"] == 0) & possible


def _stands(board: Board, number: Value) -> Value:
    """Whether the Stadium in play has the same name as a card."""
    stadiums = [(k, card.name) for k, card in enumerate(board.pool.cards, start=1) if card.kind is Kind.STADIUM]
    namesakes = [(a, b) for a, name in stadiums for b, other in stadiums if a != b and name == other]
    same = either((board["stadium"] == a) & (number == b) for a, b in namesakes)
    return same | (board["stadium"] == number)


def _plays(board: Board, main: Value, setup: Value, able: list[Value], cards: list[list[Value]]) -> list[Value]:
    hand = board.facts.hand
    room = either(free_bench(board))
    shut = (board["locked_trainer_0"] > 0) | statics.locked(board, Scope.TRAINER)
    no_items = shut | (board["locked_item_0"] > 0) | statics.locked(board, Scope.ITEM)
    banned = shut | (board["locked_0"] > 0) | (board["supporter_played"] > 0) | statics.locked(board, Scope.SUPPORTER)
    if "bans_supporters" in board.facts.table.fields:
        banned = banned | ((board.fact(1, 0, "bans_supporters") == 1) & ~effective.ability_lost(board, 1, 0))
    evolving = main & (board["locked_evolve_0"] == 0)
    if not any(statics.statics(board, ModifierKind.EVOLVE_EARLY)):
        evolving = evolving & (board["turn"] > 2)
    ready = [may_evolve(board, slot) for slot in range(SLOTS)]
    names = [where(flag, board.fact(0, slot, "name"), 0) for slot, flag in enumerate(ready)]
    for other, static in lent_names(board):
        lent = either(flag & statics.works_at(board, static, 0, slot) for slot, flag in enumerate(ready))
        names.append(where(lent, other, 0))
    equips = main & ~shut & either(tool_targets(board)) if board.has_tools else FALSE
    equips = equips & ~statics.locked(board, Scope.TOOL)
    builds = main & ~shut & (board["stadium_played"] == 0) & ~statics.locked(board, Scope.STADIUM)
    basics = ~(main & statics.locked(board, Scope.BENCH))
    flags: list[Value] = []
    before: tuple[Value, Value] | None = None
    for card, words in enumerate(cards):
        here = board.in_place(0, card, Place.HAND)
        number = board[f"card_0_{card}"]
        cls, name = hand.get(words, "cls"), hand.get(words, "from")
        benches = ((hand.get(words, "basic") == 1) & basics) | ((cls == CLASSES.index(Kind.FOSSIL)) & main & ~no_items)
        evolves = (name > 0) & either(name == mine for mine in names)
        use = hand.get(words, "usable")
        works = unpack(able, use)
        trainer = works & (
            ((cls == CLASSES.index(Kind.ITEM)) & ~no_items) | ((cls == CLASSES.index(Kind.SUPPORTER)) & ~banned)
        )
        flag = (
            (benches & (main | setup) & (room | (setup & ~board.occupied(0, 0))))
            | (evolving & evolves)
            | (main & trainer)
            | (equips & (cls == CLASSES.index(Kind.TOOL)))
        )
        if board.has_stadiums:
            # Not one of the same name as the one in play (rulebook 8.25).
            flag = flag | (builds & (cls == CLASSES.index(Kind.STADIUM)) & ~_stands(board, number))
        copy = FALSE if before is None else before[0] & (before[1] == number)
        flags.append(here & flag & ~copy)
        before = (here | copy, number)
    return flags
