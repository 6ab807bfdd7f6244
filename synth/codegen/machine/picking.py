"""Cards that a player chooses one by one, each put away at once (docs/engine.md, Choices of cards and options)."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, Value, constant, either, minimum, stage, total, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.actions import evolve_onto
from synth.codegen.machine.board import BENCH, SIDES, free_bench
from synth.codegen.machine.evaluate import fits
from synth.codegen.machine.gates import Gates, slot_number
from synth.codegen.machine.run import Run
from synth.codegen.verbs.choosing import (
    ARRANGE,
    CHOOSE,
    DOWN_TO,
    ROUNDS,
    TO_BENCH,
    TO_DECK,
    TO_DISCARD,
    TO_EVOLVE,
    TO_HAND,
    TO_ORDER,
    UP_TO,
)
from synth.spec.layout import SLOTS, Phase, Place

Flags = list[list[Value]]
"""One flag a card of each side."""


@dataclass(eq=False)
class Picked:
    """What a choice of cards comes to in this step."""

    goes_on: Value
    """The effect goes on after it."""
    moved: Flags
    over: Value
    """The whole choice is over."""


def pick_cards(gates: Gates, run: Run, reach: Value) -> Value:
    """Asks for cards and puts away those chosen; returns where the effect goes on."""
    if not any(_is_here(row, run.early) for row in run.table.rows):
        return reach
    if TO_ORDER in run.used("pick_to"):
        looks = reach & (run.row("pick_to") == TO_ORDER)
        top = minimum(run.amount("pick_top"), 2 * SLOTS)
        for side in SIDES:
            stage(f"look at deck {side}")
            count = where(looks & (run.row("pick_side") == side), top, 0)
            zones.look(run.board, run.chance, side, count)
    picked = choose_cards(gates, run, reach, _here(run) & (run.row("pick_holds") == 0))
    put_away(run, picked)
    return picked.goes_on


def _is_here(row: object, early: bool) -> bool:
    assert isinstance(row, dict)
    return bool(row.get("pick")) and bool(row.get("pick_early")) == early


def _here(run: Run) -> Value:
    return (run.row("pick") == 1) & (run.row("pick_early") == int(run.early))


def choose_cards(gates: Gates, run: Run, reach: Value, here: Value) -> Picked:
    """Which cards are chosen by now, and whether another one must be asked for."""
    board, answers = run.board, gates.answers
    kind, n = run.row("pick_kind"), run.row("pick_n")
    stage("cards to choose")
    found = _found(run)
    wanted = reach & here & run.when("pick_if")
    answered = answers.card & here
    chosen = _chosen(gates, found, answered)
    counted = total(flag for side in SIDES for flag in found[side]).within(0, 2 * board.pool.places)
    # How many are to go: before this step, then after its answer.
    shown = (n > 1) | (kind == ROUNDS) | (kind == DOWN_TO) | (kind == ARRANGE)
    at_first = where(kind == DOWN_TO, counted - n, where(kind == ROUNDS, run.scene.result, n)).within(-20, 120)
    at_first = where(kind == ARRANGE, counted, at_first)
    left = where(answered, where(shown, board["left"], 1) - 1, at_first)
    enough = (kind != CHOOSE) | (counted >= n)
    starts = wanted & enough & (left > 0)
    active = starts | answered
    rest = [[flag & ~one for flag, one in zip(found[side], chosen[side], strict=True)] for side in SIDES]
    others = total(flag for side in SIDES for flag in rest[side]).within(0, 2 * board.pool.places)
    first = [distinct(run, side, rest[side]) for side in SIDES]
    different = total(flag for side in SIDES for flag in first[side]).within(0, board.pool.places)
    over = (left <= 0) | (others == 0) | ((kind == ARRANGE) & (left <= 1))
    free = kind == UP_TO
    everyone = ~over & ~free & where(kind == ROUNDS, (different == 1) & (others <= left), (others == left) & (kind != ARRANGE))
    single = ~over & ~free & ~everyone & (different == 1)
    asks = active & ~over & ~everyone & ~single
    moved = [
        [
            one | (active & where(everyone, flag, single & alone))
            for one, flag, alone in zip(chosen[side], rest[side], first[side], strict=True)
        ]
        for side in SIDES
    ]
    before = where(answered, board["result"], 0)
    result = (before + total(flag for side in SIDES for flag in moved[side])).within(0, 40)
    here_now = wanted | answered
    run.scene.result = where(here_now, result, run.scene.result)
    run.scene.did = where(here_now, result > 0, run.scene.did)
    _offer(gates, run, asks, first, left, shown)
    gates.result = where(asks & (kind != ARRANGE), run.scene.result, gates.result)
    done = answers.done_cards & here
    run.scene.result = where(done, board["result"], run.scene.result)
    run.scene.did = where(done, board["result"] > 0, run.scene.did)
    finished = active & (~asks | ((kind == ROUNDS) & answered))
    return Picked(((reach | answered) & ~asks) | done, moved, finished | done)


def _found(run: Run) -> Flags:
    """Cards that can be chosen, equal ones too."""
    board = run.board
    side_, place, search = run.row("pick_side"), run.row("pick_from"), run.row("pick_search")
    found: Flags = []
    for side in SIDES:
        flags: list[Value] = []
        for card in range(board.pool.places):
            flag = (side_ == side) & (board[f"place_{side}_{card}"] == place)
            if run.used("pick_search"):
                flag = flag & ((search == 0) | fits(board, side, card, search))
            flags.append(flag)
        found.append(flags)
    if TO_EVOLVE in run.used("pick_to"):
        found[0] = _that_evolve(run, found[0])
    if TO_ORDER in run.used("pick_to"):
        found = _to_arrange(run, found)
    return found


def _that_evolve(run: Run, flags: list[Value]) -> list[Value]:
    """Of the cards in hand those that the chosen Pokémon evolves into past a stage (rulebook 7.11)."""
    board = run.board
    name = constant(0)
    for slot in range(SLOTS):
        name = where(run.on_it(0, slot), board.fact(0, slot, "name"), name)
    wanted = run.row("pick_to") == TO_EVOLVE
    fitting = [board.card_fact(0, card, "via") == name for card in range(board.pool.places)]
    return [flag & (~wanted | ((name > 0) & one)) for flag, one in zip(flags, fitting, strict=True)]


def _to_arrange(run: Run, found: Flags) -> Flags:
    """Of the top cards those that have no new place yet: a card chosen before stands above them."""
    board = run.board
    wanted, top = run.row("pick_to") == TO_ORDER, run.amount("pick_top")
    arranged = []
    for side in SIDES:
        deck = board.count(side, Place.DECK)
        size = minimum(top, deck)
        placed = where(board["left"] > 0, size - board["left"], 0)
        flags = []
        for card, flag in enumerate(found[side]):
            order = board[f"order_{side}_{card}"]
            flags.append(flag & (~wanted | ((order > placed) & (order <= size))))
        arranged.append(flags)
    return arranged


def distinct(run: Run, side: int, flags: list[Value]) -> list[Value]:
    """Of equal cards the first; equal ones are neighbours in a deck list."""
    board = run.board
    firsts, before = [], FALSE
    for card, flag in enumerate(flags):
        same = board[f"card_{side}_{card}"] == board[f"card_{side}_{card - 1}"] if card else FALSE
        firsts.append(flag & ~(same & before))
        before = flag | (same & before)
    return firsts


def _chosen(gates: Gates, found: Flags, answered: Value) -> Flags:
    """The card answered with: own ones by place, the other player's by rank (the highest card number first)."""
    run, answers = gates.run, gates.answers
    other = run.board["decider"] == 1
    chosen: Flags = []
    for side in SIDES:
        own = other if side else ~other
        rank = total(where(flag, at, 0) for at, flag in enumerate(answers.ranks))
        by_rank: list[Value] = []
        above = constant(0)
        for flag in reversed(distinct(run, side, found[side])):
            by_rank.append(flag & (above == rank))
            above = (above + flag).within(0, run.board.pool.places)
        flags = zip(answers.cards, reversed(by_rank), found[side], strict=True)
        chosen.append([answered & where(own, place, ranked) & there for place, ranked, there in flags])
    return chosen


def _offer(gates: Gates, run: Run, asks: Value, first: Flags, left: Value, shown: Value) -> None:
    by = run.row("pick_by") == 1
    gates.open(
        asks,
        Phase.CHOOSE_CARD,
        by.number_value(),
        where(shown, left, 0),
        where(run.row("pick_to") == TO_EVOLVE, slot_number(run.scene.it), constant(-1)),
    )
    own = [[flag & asks & (by if side else ~by) for flag in first[side]] for side in SIDES]
    gates.offers.add_cards([a | b for a, b in zip(*own, strict=True)])
    ranked = [total(flag & asks & (~by if side else by) for flag in first[side]) for side in SIDES]
    gates.offers.add_ranks((ranked[0] + ranked[1]).within(0, run.board.pool.places))
    gates.offers.may_stop = gates.offers.may_stop | (asks & (run.row("pick_kind") == UP_TO))


def hold_card(gates: Gates, run: Run, reach: Value) -> Picked:
    """A card that is chosen now and put away at the end (`release_card`)."""
    if not run.used("pick_holds"):
        return Picked(reach, [], FALSE)
    return choose_cards(gates, run, reach, (run.row("pick") == 1) & (run.row("pick_holds") == 1))


def release_card(run: Run, held: Picked) -> None:
    """It is put away only if what came in between did anything (docs/engine.md)."""
    if held.moved:
        moved = [[flag & run.scene.did for flag in held.moved[side]] for side in SIDES]
        put_away(run, Picked(held.goes_on, moved, held.over & run.scene.did))


def put_away(run: Run, picked: Picked) -> None:
    """The chosen cards go where the text says; a deck that got or gave cards is shuffled in the end."""
    board, to = run.board, run.row("pick_to")
    places = {TO_HAND: (Place.HAND, 2), TO_DISCARD: (Place.DISCARD, 0), TO_DECK: (Place.DECK, 0)}
    stage("chosen cards")
    for side in SIDES:
        moved = picked.moved[side]
        for code, (place, seen) in places.items():
            if code in run.used("pick_to"):
                zones.move(board, side, [flag & (to == code) for flag in moved], place, seen)
        if TO_DECK in run.used("pick_to"):
            board.shuffle(side, picked.over & (to == TO_DECK) & (run.row("pick_side") == side))
        if TO_BENCH in run.used("pick_to"):
            _to_bench(run, side, [flag & (to == TO_BENCH) for flag in moved])
        if TO_ORDER in run.used("pick_to"):
            _arrange(run, side, [flag & (to == TO_ORDER) for flag in moved])
    if TO_EVOLVE in run.used("pick_to"):
        evolve_onto(board, [flag & (to == TO_EVOLVE) for flag in picked.moved[0]], run.scene.it[:SLOTS])


def _to_bench(run: Run, side: int, flags: list[Value]) -> None:
    """One card to the leftmost free slot of its owner's Bench."""
    board = run.board
    card = constant(0)
    for at, flag in enumerate(flags):
        card = where(flag, board[f"card_{side}_{at}"], card)
    words = board.facts.table.read(card)
    for slot, free in zip(BENCH, free_bench(board, side), strict=True):
        here = free & (card > 0)
        board.place_pokemon(slot, here, card, words, side)
        board.put(f"fresh_{side}_{slot}", here, 1)
        for at, flag in enumerate(flags):
            board.put(f"place_{side}_{at}", flag & free, int(Place.IN_PLAY) + slot)
            board.put(f"seen_{side}_{at}", flag & free, 0)


def _arrange(run: Run, side: int, flags: list[Value]) -> None:
    """The chosen card gets the next place from the top; those between move down."""
    board = run.board
    now = either(flags)
    size = minimum(run.amount("pick_top"), board.count(side, Place.DECK))
    place = (size - board["left"] + 1).within(-20, 21)
    before = constant(0)
    for card, flag in enumerate(flags):
        before = where(flag, board[f"order_{side}_{card}"], before)
    for card, flag in enumerate(flags):
        order = board[f"order_{side}_{card}"]
        pushed = now & (order >= place) & (order < before)
        board[f"order_{side}_{card}"] = where(flag, place, where(pushed, order + 1, order)).within(-20, 20)
