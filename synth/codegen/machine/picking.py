"""Cards that a player chooses one by one, each put away at once (docs/engine.md, Choices of cards and options)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from synth.codegen.ir import FALSE, TRUE, Value, constant, either, minimum, stage, total, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.answers import no_flags
from synth.codegen.machine.board import BENCH, SIDES, free_bench
from synth.codegen.machine.evaluate import fits
from synth.codegen.machine.gates import Gates, slot_number
from synth.codegen.machine.run import Run
from synth.codegen.verbs.choosing import (
    ARRANGE,
    CHOOSE,
    DOWN_TO,
    MOST_ARRANGED,
    ROUNDS,
    TO_BENCH,
    TO_DECK,
    TO_DISCARD,
    TO_EVOLVE,
    TO_HAND,
    TO_ORDER,
    UP_TO,
)
from synth.codegen.verbs.evolving import put_on
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
    answered: Flags = field(default_factory=list)
    """Those of the cards that the player has just named; the others go by themselves."""
    left: Value = field(default_factory=lambda: constant(0))
    """How many were to go after the answer."""


@dataclass(eq=False)
class Choice:
    """The choices of cards of some rows: only what these rows say is worked out."""

    run: Run
    rows: list[Mapping[str, int]]
    here: Value

    @classmethod
    def of(cls, run: Run, holds: bool = False) -> Choice:
        """Those before damage or after it; `holds`: of a card that is put away only at the end."""
        kind = {"pick": 1, "pick_early": int(run.early), "pick_holds": int(holds)}
        rows = [row for row in run.table.rows if all(row.get(name, 0) == value for name, value in kind.items())]
        here = TRUE
        for name, value in kind.items():
            here = here & (run.row(name) == value)
        return cls(run, rows, here)

    def used(self, column: str) -> set[int]:
        return {row.get(column, 0) for row in self.rows}

    def is_(self, column: str, value: int) -> Value:
        """Whether the row being run says so; FALSE if none of these rows does."""
        return (self.run.row(column) == value) if value in self.used(column) else FALSE


def pick_cards(gates: Gates, run: Run, reach: Value) -> Value:
    """Asks for cards and puts away those chosen; returns where the effect goes on."""
    choice = Choice.of(run)
    if not choice.rows:
        return reach
    if TO_ORDER in choice.used("pick_to"):
        _look(choice, reach)
    picked = choose_cards(gates, choice, reach)
    put_away(choice, picked)
    return picked.goes_on


def _look(choice: Choice, reach: Value) -> None:
    """Who orders the top cards of a deck sees them first."""
    run = choice.run
    top = minimum(run.amount("pick_top"), MOST_ARRANGED)
    for side in SIDES:
        stage(f"look at deck {side}")
        looks = reach & choice.is_("pick_to", TO_ORDER) & choice.is_("pick_side", side)
        zones.look(run.board, run.chance, side, where(looks, top, 0))


def choose_cards(gates: Gates, choice: Choice, reach: Value) -> Picked:
    """Which cards are chosen by now, and whether another one must be asked for."""
    run, here = choice.run, choice.here
    board, answers = run.board, gates.answers
    n = run.row("pick_n")
    rounds, down, arranges = (choice.is_("pick_kind", kind) for kind in (ROUNDS, DOWN_TO, ARRANGE))
    stage("cards to choose")
    answered = answers.card & here
    if TO_EVOLVE in choice.used("pick_to"):
        run.scene.it = [where(answered, board["it"] == at, it) for at, it in enumerate(run.scene.it)]
    found = _found(choice)
    wanted = reach & here & run.when("pick_if")
    first = [distinct(run, side, found[side]) for side in SIDES]
    chosen = _chosen(gates, choice, found, first, answered)
    counted = total(flag for side in SIDES for flag in found[side]).within(0, 2 * board.pool.places)
    # How many are to go: before this step, then after its answer.
    shown = (n > 1) | rounds | down | arranges
    at_first = where(down, counted - n, where(rounds, run.scene.result, n)).within(-20, 120)
    at_first = where(arranges, counted, at_first)
    left = where(answered, where(shown, board["left"], 1) - 1, at_first)
    enough = ~choice.is_("pick_kind", CHOOSE) | (counted >= n)
    starts = wanted & enough & (left > 0)
    active = starts | answered
    stage("cards left to choose")
    rest = [[flag & ~one for flag, one in zip(found[side], chosen[side], strict=True)] for side in SIDES]
    others = total(flag for side in SIDES for flag in rest[side]).within(0, 2 * board.pool.places)
    first = [distinct(run, side, rest[side]) for side in SIDES]
    different = total(flag for side in SIDES for flag in first[side]).within(0, board.pool.places)
    over = (left <= 0) | (others == 0) | (arranges & (left <= 1))
    free = choice.is_("pick_kind", UP_TO)
    everyone = ~over & ~free & where(rounds, (different == 1) & (others <= left), (others == left) & ~arranges)
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
    done = answers.done_cards & here
    now = wanted | answered
    run.scene.result = where(done, board["result"], where(now, result, run.scene.result))
    run.scene.did = where(done, board["result"] > 0, where(now, result > 0, run.scene.did))
    _offer(gates, choice, asks, first, where(shown, left, 0))
    gates.result = where(asks & ~arranges, result, gates.result)
    finished = active & (~asks | (rounds & answered))
    return Picked(((reach | answered) & ~asks) | done, moved, finished | done, chosen, left)


def _found(choice: Choice) -> Flags:
    """Cards that can be chosen, equal ones too."""
    run, board = choice.run, choice.run.board
    place, search = run.row("pick_from"), run.row("pick_search")
    found: Flags = []
    for side in SIDES:
        mine = choice.is_("pick_side", side)
        flags: list[Value] = []
        for card in range(board.pool.places):
            flag = mine & (board[f"place_{side}_{card}"] == place)
            if choice.used("pick_search") - {0} and mine is not FALSE:
                flag = flag & ((search == 0) | fits(board, side, card, search))
            flags.append(flag)
        found.append(flags)
    if TO_EVOLVE in choice.used("pick_to"):
        found[0] = _that_evolve(run, found[0])
    if TO_ORDER in choice.used("pick_to"):
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


def _chosen(gates: Gates, choice: Choice, found: Flags, first: Flags, answered: Value) -> Flags:
    """The card answered with: own ones by place, the other player's by rank (the highest card number first)."""
    board, answers = choice.run.board, gates.answers
    rank = total(where(flag, at, 0) for at, flag in enumerate(answers.ranks))
    chosen: Flags = []
    for side in SIDES:
        own = choice.is_("pick_by", 1) if side else ~choice.is_("pick_by", 1)
        by_rank: list[Value] = []
        above = constant(0)
        for flag in reversed(first[side]):
            by_rank.append(flag & (above == rank))
            above = (above + flag).within(0, board.pool.places)
        flags = zip(answers.cards, reversed(by_rank), found[side], strict=True)
        chosen.append([answered & where(own, place, ranked) & there for place, ranked, there in flags])
    return chosen


def _offer(gates: Gates, choice: Choice, asks: Value, first: Flags, left: Value) -> None:
    by = choice.is_("pick_by", 1)
    it = where(choice.is_("pick_to", TO_EVOLVE), slot_number(choice.run.scene.it), constant(-1))
    gates.open(asks, Phase.CHOOSE_CARD, by.number_value(), left, it)
    own = [[flag & asks & (by if side else ~by) for flag in first[side]] for side in SIDES]
    gates.offers.add_cards([a | b for a, b in zip(*own, strict=True)])
    ranked = [total(flag & asks & (~by if side else by) for flag in first[side]) for side in SIDES]
    gates.offers.add_ranks((ranked[0] + ranked[1]).within(0, choice.run.board.pool.places))
    gates.offers.may_stop = gates.offers.may_stop | (asks & choice.is_("pick_kind", UP_TO))


def hold_card(gates: Gates, run: Run, reach: Value) -> Picked:
    """A card that is chosen now and put away at the end (`release_card`)."""
    choice = Choice.of(run, holds=True)
    return choose_cards(gates, choice, reach) if choice.rows else Picked(reach, [], FALSE)


def release_card(run: Run, held: Picked) -> None:
    """It is put away only if what came in between did anything (docs/engine.md)."""
    if held.moved:
        moved = [[flag & run.scene.did for flag in held.moved[side]] for side in SIDES]
        put_away(Choice.of(run, holds=True), Picked(held.goes_on, moved, held.over & run.scene.did))


def put_away(choice: Choice, picked: Picked) -> None:
    """The chosen cards go where the text says; a deck that got or gave cards is shuffled in the end."""
    run, board, to = choice.run, choice.run.board, choice.run.row("pick_to")
    places = {TO_HAND: (Place.HAND, 2), TO_DISCARD: (Place.DISCARD, 0), TO_DECK: (Place.DECK, 0)}
    used = choice.used("pick_to")
    known = {code: place for code, place in places.items() if code in used}
    stage("chosen cards")
    for side in SIDES:
        moved = picked.moved[side]
        if no_flags(moved):
            continue
        place, seen = constant(0), constant(0)
        for code, (goal, knows) in known.items():
            place, seen = where(to == code, int(goal), place), where(to == code, knows, seen)
        settled = either(to == code for code in known)
        for card, flag in enumerate(moved):
            board.put(f"place_{side}_{card}", flag & settled, place)
            board.put(f"order_{side}_{card}", flag & settled, 0)
            board.put(f"seen_{side}_{card}", flag & settled, seen)
        if TO_DECK in used:
            board.shuffle(side, picked.over & (to == TO_DECK) & choice.is_("pick_side", side))
        if TO_BENCH in used:
            _to_bench(run, side, [flag & (to == TO_BENCH) for flag in moved])
        if TO_ORDER in used:
            named = [flag & (to == TO_ORDER) for flag in picked.answered[side]]
            by_itself = [flag & ~one & (to == TO_ORDER) for flag, one in zip(moved, named, strict=True)]
            _arrange(run, side, named, board["left"])
            _arrange(run, side, by_itself, picked.left)
    if TO_EVOLVE in used:
        cards = [flag & (to == TO_EVOLVE) for flag in picked.moved[0]]
        put_on(board, [either(cards) & flag for flag in run.scene.it[:SLOTS]], cards)


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


def _arrange(run: Run, side: int, flags: list[Value], left: Value) -> None:
    """A card gets the next place from the top, where `left` are to go; those between move down."""
    board = run.board
    now = either(flags)
    size = minimum(run.amount("pick_top"), board.count(side, Place.DECK))
    place = (size - left + 1).within(-140, 140)
    before = constant(0)
    for card, flag in enumerate(flags):
        before = where(flag, board[f"order_{side}_{card}"], before)
    for card, flag in enumerate(flags):
        order = board[f"order_{side}_{card}"]
        pushed = now & (order >= place) & (order < before)
        board[f"order_{side}_{card}"] = where(flag, place, where(pushed, order + 1, order)).within(-20, 20)
