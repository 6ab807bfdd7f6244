"""put, draw, show: cards change places, or somebody sees them."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.facts import card_matches
from synth.codegen.ir import Value, constant, maximum, stage, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.board import BENCH, free_bench
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Draw, Place, Put, Quantifier, Selector, Show, Side, Zone
from synth.spec import layout
from synth.spec.chance import Purpose

MINE, THEIRS = 1, 2


def lower_put(stmt: Put, draft: Draft) -> None:
    what = stmt.what
    if what.zone is Zone.DECK and what.side is Side.MY and what.quantifier is Quantifier.RANDOM and what.n == 1:
        plain = Selector(side=what.side, zone=what.zone, filters=what.filters)
        for one in plain.filters:
            card_matches(one, None)
        draft.set("search", draft.pool.searches.number(plain))
        draft.set("search_to", {Place.HAND: 1, Place.BENCH: 2}[stmt.place])
    elif what == Selector(side=Side.OPP, zone=Zone.HAND, quantifier=Quantifier.RANDOM) and stmt.place is Place.DISCARD:
        draft.set("rob", 1)
        draft.set("rob_if", draft.guard())
    elif what == Selector(side=Side.OPP, zone=Zone.HAND) and stmt.place is Place.DECK:
        draft.set("recycle", THEIRS)
    elif what == Selector(side=Side.OPP, zone=Zone.ACTIVE) and stmt.place is Place.DECK:
        draft.set("banish", 1)
        draft.set("banish_if", draft.guard())
    elif what.side is Side.MY and what.zone is Zone.ACTIVE and stmt.place is Place.HAND:
        draft.ask(what, draft.later)
        draft.set("recall", 1)
    else:
        raise Unlowered(f"put {what} to {stmt.place}")


def lower_draw(stmt: Draw, draft: Draft) -> None:
    if stmt.amount.node != "const" or stmt.side not in (Side.MY, Side.OPP):
        raise Unlowered(f"draw {stmt.side} {stmt.amount}")
    draft.set("draw" if stmt.side is Side.MY else "their_draw", stmt.amount.n)


def lower_show(stmt: Show, draft: Draft) -> None:
    what = stmt.what
    if what == Selector(side=Side.OPP, zone=Zone.HAND) and stmt.to is Side.MY:
        draft.set("reveal", 1)
    elif what.zone is Zone.TOP and what.side is Side.MY and what.top is not None and what.top.node == "const":
        draft.set("look", what.top.n)
    else:
        raise Unlowered(f"show {what} to {stmt.to}")


def put(run: Run) -> None:
    board = run.board
    places = range(board.pool.places)
    hand = [board.in_place(1, card, layout.Place.HAND) for card in places]
    rob = run.go & (run.row("rob") == 1) & run.when("rob_if")
    picked = run.chance.pick(hand, Purpose.PICK_CARD, 0)
    zones.move(board, 1, [rob & flag for flag in picked], layout.Place.DISCARD)
    recycle = run.go & (run.row("recycle") == THEIRS)
    zones.move(board, 1, [recycle & board.in_place(1, card, layout.Place.HAND) for card in places], layout.Place.DECK)
    board.shuffle(1, recycle)
    stage("removal")
    banish = run.go & (run.row("banish") == 1) & run.when("banish_if") & ~run.shielded & board.occupied(1, 0)
    board.empty_slot(1, 0, banish, layout.Place.DECK)
    board.shuffle(1, banish)
    recall = run.go & (run.row("recall") == 1) & run.on_it(0, 0)
    if not recall.is_const:
        zones.stack_to_hand(board, 0, 0, recall)
    board.empty_slot(0, 0, recall, layout.Place.DISCARD)


def search(run: Run) -> None:
    """A random matching card of the own deck; the deck is shuffled either way (rulebook 17.3)."""
    board = run.board
    number, to = run.row("search"), run.row("search_to")
    when = run.go & (number > 0)
    places = range(board.pool.places)
    if number.hi == 0:
        return
    deck = zones.in_deck(board, 0)
    table = board.facts.hand
    fits = [table.get(table.read(board[f"card_0_{card}"]), "searches") for card in places]
    flags = [here & (((bits >> maximum(number - 1, 0)) & 1) == 1) for here, bits in zip(deck, fits, strict=True)]
    picked = [when & flag for flag in run.chance.pick(flags, Purpose.PICK_CARD, 0)]
    zones.move(board, 0, [flag & (to == 1) & zones.hand_room(board, 0) for flag in picked], layout.Place.HAND)
    if 2 in run.used("search_to"):
        _to_bench(run, [flag & (to == 2) for flag in picked])
    board.shuffle(0, when)


def _to_bench(run: Run, flags: list[Value]) -> None:
    board = run.board
    card = constant(0)
    for at, flag in enumerate(flags):
        card = where(flag, board[f"card_0_{at}"], card)
    words = board.facts.table.read(card)
    found = card > 0
    for slot, free in zip(BENCH, free_bench(board), strict=True):
        here = found & free
        board.place_pokemon(slot, here, card, words)
        board.put(f"fresh_0_{slot}", here, 1)
        for at, flag in enumerate(flags):
            board.put(f"place_0_{at}", flag & free, int(layout.Place.IN_PLAY) + slot)
            board.put(f"order_0_{at}", flag & free, 0)
            board.put(f"seen_0_{at}", flag & free, 0)


def draw(run: Run) -> None:
    for side, column in ((0, "draw"), (1, "their_draw")):
        count = run.row(column)
        for k in range(count.hi):
            stage(f"{column} {k + 1}")
            when = run.go & (count > k)
            zones.draw(run.board, run.chance, side, when, Purpose.EFFECT_DRAW, 32 * side + k)


def show(run: Run) -> None:
    board = run.board
    reveal = run.go & (run.row("reveal") == 1)
    for card in range(board.pool.places):
        board.put(f"seen_1_{card}", reveal & board.in_place(1, card, layout.Place.HAND), 2)
    count = run.row("look")
    if count.hi:
        stage("look")
        zones.look(board, run.chance, 0, where(run.go, count, 0))
