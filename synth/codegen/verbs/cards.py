"""put, draw, show: cards change places, or somebody sees them."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.facts import card_matches
from synth.codegen.ir import Value, constant, maximum, minimum, stage, total, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.board import BENCH, free_bench
from synth.codegen.machine.evaluate import fits
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.codegen.verbs import tools
from synth.dsl.ast import Draw, Filter, Measure, MeasureKind, Place, Put, Quantifier, Role, Selector, Show, Side, Zone
from synth.spec import layout
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

PLACES = {Place.HAND: layout.Place.HAND, Place.DECK: layout.Place.DECK, Place.DISCARD: layout.Place.DISCARD}


def lower_put(stmt: Put, draft: Draft) -> None:
    what, place = stmt.what, stmt.place
    random = what.quantifier is Quantifier.RANDOM
    if what.zone is Zone.TOOLS:
        tools.lower_detach(stmt, draft)
    elif what.zone is Zone.STADIUM:
        tools.lower_raze(stmt, draft)
    elif what.zone in (Zone.DECK, Zone.DISCARD) and what.side in (Side.MY, Side.TURN) and random:
        _lower_search(stmt, draft)
    elif what.zone is Zone.HAND and what.side is Side.OPP and random and what.n == 1 and place is Place.DISCARD:
        name = draft.say("rob")
        draft.set(f"{name}_search", _search(what.filters, draft))
    elif what.zone is Zone.HAND and not what.filters and what.quantifier is Quantifier.ALL and place is Place.DECK:
        name = draft.say("recycle")
        draft.set(f"{name}_sides", {Side.MY: 1, Side.OPP: 2, Side.BOTH: 3}[what.side or Side.MY])
    elif (what.zone in (Zone.ACTIVE, Zone.PLAY) or what.role in (Role.SELF, Role.IT)) and place in PLACES:
        name = draft.say("remove")
        if name != "remove":
            raise Unlowered("two Pokémon leaving play")
        draft.on(name, what, draft.later)
        draft.set(f"{name}_to", int(PLACES[place]))
    elif what.zone is Zone.TOP and what.top is not None and what.top.node == "const" and place is Place.DISCARD:
        name = draft.say("mill")
        draft.count(name, what.top)
        draft.set(f"{name}_sides", {Side.MY: 1, Side.OPP: 2, Side.BOTH: 3}[what.side or Side.MY])
    else:
        raise Unlowered(f"put {what.quantifier} of {what.role or what.zone} to {place}")


def _search(filters: tuple[Filter, ...], draft: Draft) -> int:
    """The number of a search; 0 looks for any card."""
    for one in filters:
        card_matches(one, None)
    return draft.pool.searches.number(filters) if filters else 0


def _lower_search(stmt: Put, draft: Draft) -> None:
    what = stmt.what
    if stmt.place not in (Place.HAND, Place.BENCH) or (stmt.place is Place.BENCH and what.zone is Zone.DISCARD):
        raise Unlowered(f"put from {what.zone} to {stmt.place}")
    name = draft.say("search")
    draft.set(f"{name}_for", _search(what.filters, draft))
    draft.set(f"{name}_n", what.n)
    draft.set(f"{name}_of", draft.measure(draft.times))
    draft.set(f"{name}_k", 1)
    draft.set(f"{name}_discard", int(what.zone is Zone.DISCARD))
    draft.set(f"{name}_bench", int(stmt.place is Place.BENCH))


def lower_draw(stmt: Draw, draft: Draft) -> None:
    name = draft.say("draw")
    draft.set(f"{name}_sides", {Side.MY: 1, Side.OPP: 2, Side.BOTH: 3}[stmt.side])
    amount = stmt.amount
    if amount.node == "measure" and amount.kind is MeasureKind.UNTIL and amount.arg is not None:
        draft.set(f"{name}_until", 1)
        amount = amount.arg
    if stmt.side is Side.BOTH and amount == Measure(kind=MeasureKind.RESULT):
        draft.set(f"{name}_own_count", 1)
        draft.set(f"{name}_k", 0)
        return
    draft.count(name, amount)


def lower_show(stmt: Show, draft: Draft) -> None:
    what = stmt.what
    draft.heeded = True
    if what == Selector(side=Side.OPP, zone=Zone.HAND) and stmt.to is Side.MY:
        draft.say("reveal")
    elif what.zone is Zone.TOP and what.side is Side.MY and what.top is not None and what.top.node == "const":
        name = draft.say("look")
        draft.set(f"{name}_n", what.top.n)
    else:
        raise Unlowered(f"show {what.quantifier} of {what.role or what.zone}")


def put(run: Run) -> None:
    board = run.board
    places = range(board.pool.places)
    for name in run.said("rob"):
        number = run.row(f"{name}_search")
        flags = [board.in_place(1, card, layout.Place.HAND) for card in places]
        if run.used(f"{name}_search"):
            flags = [flag & ((number == 0) | fits(board, 1, card, number)) for card, flag in enumerate(flags)]
        picked = run.chance.pick(flags, Purpose.PICK_CARD, 0)
        robbed = run.go & run.says(name)
        zones.move(board, 1, [robbed & flag for flag in picked], layout.Place.DISCARD)
    for name in run.said("recycle"):
        sides = run.row(f"{name}_sides")
        for side in range(2):
            when = run.go & run.says(name) & (((sides >> side) & 1) == 1)
            hand = [when & board.in_place(side, card, layout.Place.HAND) for card in places]
            board.cells[f"recycled_{side}"] = board.cells.get(f"recycled_{side}", constant(0)) + total(hand)
            zones.move(board, side, hand, layout.Place.DECK)
            board.shuffle(side, when)
    stage("removal")
    tools.raze(run)
    bare = tools.detach(run, run.go, early=False)
    if not run.said("remove"):
        tools.drop(run, bare)
    for name in run.said("remove"):
        to = run.row(f"{name}_to")
        flags = run.targets(name)
        leaves = run.go & run.says(name)
        bare = [one | (leaves & flag) for one, flag in zip(bare, flags, strict=True)]
        tools.drop(run, bare)
        for at, flag in enumerate(flags):
            if flag.is_const and not flag.const:
                continue
            side, slot = divmod(at, SLOTS)
            gone = run.go & run.says(name) & flag & board.occupied(side, slot)
            if layout.Place.HAND in run.used(f"{name}_to"):
                zones.stack_to_hand(board, side, slot, gone & (to == int(layout.Place.HAND)))
            board.empty_slot(side, slot, gone, where(to == int(layout.Place.DECK), 0, int(layout.Place.DISCARD)))
            board.shuffle(side, gone & (to == int(layout.Place.DECK)))
    for name in run.said("mill"):
        sides, count = run.row(f"{name}_sides"), run.amount(name)
        for side in range(2):
            when = run.go & run.says(name) & (((sides >> side) & 1) == 1)
            milled = where(when, minimum(count, run.most(name)), 0)
            zones.take_top(board, run.chance, side, milled, Purpose.LOOK, 32 * side, layout.Place.DISCARD)


def search(run: Run) -> None:
    """Random matching cards of the own deck or discard pile; a deck is shuffled either way (rulebook 17.3)."""
    board = run.board
    places = range(board.pool.places)
    for name in run.said("search"):
        number, says = run.row(f"{name}_for"), run.go & run.says(name)
        discard = run.row(f"{name}_discard") == 1
        want = where(says, minimum(run.row(f"{name}_n") * run.amount(name), run.most(name)), 0)
        benched = run.row(f"{name}_bench") == 1
        room = maximum(board.pool.rules.hand_limit - board.count(0, layout.Place.HAND), 0)
        if run.used(f"{name}_bench"):
            room = where(benched, total(~board.occupied(0, slot) for slot in BENCH), room)
        want = minimum(want, room)
        pile = where(discard, int(layout.Place.DISCARD), int(layout.Place.DECK))
        flags = [(board[f"place_0_{card}"] == pile) & ((number == 0) | fits(board, 0, card, number)) for card in places]
        for k in range(want.hi):
            picked = [(want > k) & flag for flag in run.chance.pick(flags, Purpose.PICK_CARD, k)]
            flags = [a & ~b for a, b in zip(flags, picked, strict=True)]
            zones.move(board, 0, [flag & ~benched for flag in picked], layout.Place.HAND, where(discard, 2, 0))
            if run.used(f"{name}_bench"):
                _to_bench(run, [flag & benched for flag in picked])
        board.shuffle(0, says & ~discard)


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
    for name in run.said("draw"):
        sides = run.row(f"{name}_sides")
        for side in range(2):
            if not any(value >> side & 1 for value in run.used(f"{name}_sides")):
                continue
            says = run.go & run.says(name) & (((sides >> side) & 1) == 1)
            count = run.amount(name)
            if run.used(f"{name}_own_count"):
                own = run.board.cells.get(f"recycled_{side}", constant(0))
                count = where(run.row(f"{name}_own_count") == 1, own, count)
            hand = run.board.count(side, layout.Place.HAND)
            if run.used(f"{name}_until"):
                count = where(run.row(f"{name}_until") == 1, count - hand, count)
            count = where(says, minimum(count, run.most(name)), 0)
            stage(f"{name} {side}")
            zones.draw(run.board, run.chance, side, count, Purpose.EFFECT_DRAW, 32 * side)


def show(run: Run) -> None:
    board = run.board
    for name in run.said("reveal"):
        reveal = run.go & run.says(name)
        for card in range(board.pool.places):
            board.put(f"seen_1_{card}", reveal & board.in_place(1, card, layout.Place.HAND), 2)
    for name in run.said("look"):
        stage("look")
        zones.look(board, run.chance, 0, where(run.go & run.says(name), run.row(f"{name}_n"), 0))
