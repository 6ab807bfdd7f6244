"""put, draw, show: cards change places, or somebody sees them."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.facts import card_matches
from synth.codegen.ir import Value, constant, either, maximum, minimum, stage, total, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.bits import NOTHING, Bits
from synth.codegen.machine.board import BENCH, Board
from synth.codegen.machine.evaluate import fits
from synth.codegen.machine.run import Run
from synth.codegen.pool import OptionAsk, Unlowered
from synth.codegen.verbs import tools
from synth.codegen.verbs.choosing import is_choice_of_cards, lower_pick, under
from synth.codegen.verbs.evolving import lower_devolve
from synth.dsl.ast import (
    Compare,
    Const,
    Draw,
    Filter,
    Measure,
    MeasureKind,
    Place,
    Put,
    Quantifier,
    Role,
    Selector,
    Show,
    Side,
    Stmt,
    Zone,
)
from synth.spec import layout
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

SIDES = {Side.MY: 1, Side.TURN: 1, Side.OPP: 2, Side.BOTH: 3}
"""Bits of the sides that a statement is about; only a Stadium says `turn`, and it is run for that player."""

PLACES = {Place.HAND: layout.Place.HAND, Place.DECK: layout.Place.DECK, Place.DISCARD: layout.Place.DISCARD}


def lower_put(stmt: Put, draft: Draft) -> None:
    what, place = stmt.what, stmt.place
    if what.role is Role.TOP_CARD:
        lower_devolve(stmt, draft)
        return
    if what.role is Role.CARD and place is Place.HAND and draft.kind == "trainer":
        draft.say("retain")
        return
    random = what.quantifier is Quantifier.RANDOM
    if is_choice_of_cards(stmt):
        lower_pick(stmt, draft)
        return
    if what.role is Role.IT and draft.columns.get("pick_holds"):
        if place is not Place.DECK or draft.guards:
            raise Unlowered(f"put a chosen card to {place}")
        return
    if what.zone is Zone.TOOLS:
        tools.lower_detach(stmt, draft)
    elif what.zone is Zone.STADIUM:
        tools.lower_raze(stmt, draft)
    elif what.zone in (Zone.DECK, Zone.DISCARD) and what.side in (Side.MY, Side.TURN) and random:
        _lower_search(stmt, draft)
    elif what.zone is Zone.HAND and what.side in (Side.OPP, Side.MY) and random and place is Place.DISCARD:
        name = _say_random("rob", draft)
        draft.set(f"{name}_search", _search(what.filters, draft))
        if what.side is Side.MY:
            draft.set(f"{name}_own", 1)
        if what.n > 1:
            draft.set(f"{name}_more", what.n - 1)
    elif what.zone is Zone.HAND and not what.filters and _all(what) and place in (Place.DECK, Place.DISCARD):
        name = draft.say("recycle")
        draft.set(f"{name}_sides", SIDES[what.side or Side.MY])
        if place is Place.DISCARD:
            draft.set(f"{name}_discard", 1)
    elif (what.zone in (Zone.ACTIVE, Zone.PLAY, Zone.BENCH) or what.role in (Role.SELF, Role.IT)) and place in PLACES:
        name = draft.say("remove")
        if name != "remove":
            raise Unlowered("two Pokémon leaving play")
        draft.on(name, what, draft.later)
        draft.set(f"{name}_to", int(PLACES[place]))
        draft.set(f"{name}_tools", int(stmt.with_tools))
    elif what.zone is Zone.TOP and what.top is not None and what.top.node == "const" and place is Place.DISCARD:
        name = draft.say("mill")
        draft.count(name, what.top)
        draft.set(f"{name}_sides", SIDES[what.side or Side.MY])
    else:
        raise Unlowered(f"put {what.quantifier} of {what.role or what.zone} to {place}")


COIN = tuple(Compare(left=Measure(kind=MeasureKind.HEADS), op=op, right=Const(n=n)) for op, n in ((">=", 1), ("==", 0)))
"""Heads and tails of a single coin."""

RANDOM = ("evolve", "rob", "search", "glimpse")
"""Column groups that pick random cards, in the order of their stages."""


def _say_random(verb: str, draft: Draft) -> str:
    """Columns for random cards; where others are picked before them, their random words come after those."""
    before = [name.rstrip("23") for name in draft.said if name.rstrip("23") in RANDOM and not _excluded(name, draft)]
    name = draft.say(verb)
    if any(RANDOM.index(one) > RANDOM.index(verb) for one in before):
        raise Unlowered(f"{verb} after other random cards")
    if before:
        draft.set(f"{name}_after", 1)
    return name


def _excluded(name: str, draft: Draft) -> bool:
    """Whether an earlier statement is for the other side of the coin."""
    number = draft.columns[f"{name}_if"]
    earlier = draft.pool.guards.things[number - 1] if number else ()
    return any(one in earlier and other in draft.guards for one, other in (COIN, COIN[::-1]))


def _first_word(run: Run, name: str) -> int | Value:
    """The index of the first random word of a statement."""
    if not run.used(f"{name}_after"):
        return 0
    return where(run.row(f"{name}_after") == 1, run.chance.picks, 0)


def _search(filters: tuple[Filter, ...], draft: Draft) -> int:
    """The number of a search; 0 looks for any card."""
    for one in filters:
        card_matches(one, None)
    return draft.pool.searches.number(filters) if filters else 0


def _lower_search(stmt: Put, draft: Draft) -> None:
    what = stmt.what
    places = {Zone.DECK: (Place.HAND, Place.BENCH), Zone.DISCARD: (Place.HAND, Place.DECK)}
    if what.zone not in places or stmt.place not in places[what.zone]:
        raise Unlowered(f"put from {what.zone} to {stmt.place}")
    name = _say_random("search", draft)
    draft.set(f"{name}_for", _search(what.filters, draft))
    draft.set(f"{name}_n", what.n)
    draft.set(f"{name}_of", draft.measure(draft.times))
    draft.set(f"{name}_k", 1)
    draft.set(f"{name}_discard", int(what.zone is Zone.DISCARD))
    draft.set(f"{name}_bench", int(stmt.place is Place.BENCH))
    if stmt.place is Place.DECK:
        draft.set(f"{name}_back", 1)


def lower_draw(stmt: Draw, draft: Draft) -> None:
    name = draft.say("draw")
    draft.set(f"{name}_sides", SIDES[stmt.side])
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
    if what.side is Side.OPP and what.zone in (Zone.HAND, Zone.DECK) and stmt.to is Side.MY and _all(what):
        name = draft.say("reveal")
        draft.set(f"{name}_deck", int(what.zone is Zone.DECK))
        draft.set(f"{name}_for", _search(what.filters, draft))
    elif what.quantifier is Quantifier.CHOOSE and what.zone is Zone.TOP and what.side is Side.BOTH:
        draft.option(OptionAsk("deck"))
        for option, side in enumerate((Side.MY, Side.OPP)):
            one = stmt.model_copy(update={"what": Selector(side=side, zone=Zone.TOP, top=what.top)})
            under(option, (one,), draft, _lower_looks)
    elif what.zone is Zone.TOP and what.side is Side.MY and what.top is not None and what.top.node == "const":
        name = draft.say("look")
        draft.set(f"{name}_n", what.top.n)
    elif what.zone is Zone.TOP and what.side is Side.OPP and stmt.to is Side.MY and _all(what):
        _lower_looks((stmt,), draft)
    else:
        raise Unlowered(f"show {what.quantifier} of {what.role or what.zone}")


def _lower_looks(block: tuple[Stmt, ...], draft: Draft) -> None:
    """At the top of one of the decks."""
    for stmt in block:
        assert isinstance(stmt, Show) and stmt.what.top is not None
        if stmt.what.top.node != "const":
            raise Unlowered("looking at a counted number of cards")
        name = draft.say("look")
        draft.set(f"{name}_n", stmt.what.top.n)
        draft.set(f"{name}_side", int(stmt.what.side is Side.OPP))


def _all(what: Selector) -> bool:
    return what.quantifier is Quantifier.ALL


def remove(run: Run) -> None:
    """Tools leave Pokémon, and Pokémon leave play."""
    bare = tools.detach(run, run.go, first=False)
    if not run.said("remove"):
        tools.drop(run, bare)
    for name in run.said("remove"):
        _remove(run, name, bare)


def mill(run: Run) -> None:
    """The top cards of decks are discarded."""
    for name in run.said("mill"):
        sides, count = run.row(f"{name}_sides"), run.amount(name)
        whens = [run.does(name) & (((sides >> side) & 1) == 1) for side in range(2)]
        for side, when in enumerate(whens):
            milled = where(when, minimum(count, run.most(name, side)), 0)
            stage(f"mill {side}")
            gone = zones.take_top(run.board, run.chance, side, milled, Purpose.LOOK, 32 * side, layout.Place.DISCARD)
            if side == 0:
                run.scene.card = gone


def rob(run: Run) -> None:
    """Random cards of a hand are discarded."""
    for name in run.said("rob"):
        if any(row.get(f"{name}_says") and not row.get(f"{name}_own") for row in run.table.rows):
            _rob(run, name, 1)
        if run.used(f"{name}_own"):
            _rob(run, name, 0)


def _rob(run: Run, name: str, side: int) -> None:
    board, number = run.board, run.row(f"{name}_search")
    flags = [board.in_place(side, card, layout.Place.HAND) for card in range(board.pool.places)]
    if run.used(f"{name}_search"):
        flags = [flag & ((number == 0) | fits(board, side, card, number)) for card, flag in enumerate(flags)]
    left, more, first = Bits.of(flags), run.row(f"{name}_more"), _first_word(run, name)
    when = run.does(name) & (run.row(f"{name}_own") == 1 - side)
    robbed = run.chance.pick(left, Purpose.PICK_CARD, first, when)
    for k in range(1, max(run.used(f"{name}_more"), default=0) + 1):
        robbed = robbed | run.chance.pick(left ^ robbed, Purpose.PICK_CARD, first + k, when & (more >= k))
    stage("robbed")
    zones.move(board, side, robbed.flags(), layout.Place.DISCARD)


def recycle(run: Run) -> None:
    """All cards in hand go back to the deck, or are discarded."""
    board = run.board
    for name in run.said("recycle"):
        sides = run.row(f"{name}_sides")
        whens = [run.does(name) & (((sides >> side) & 1) == 1) for side in range(2)]
        stage("recycled")
        for side, when in enumerate(whens):
            hand = [when & board.in_place(side, card, layout.Place.HAND) for card in range(board.pool.places)]
            board.cells[f"recycled_{side}"] = board.cells.get(f"recycled_{side}", constant(0)) + total(hand)
            if run.used(f"{name}_discard"):
                discards = when & (run.row(f"{name}_discard") == 1)
                run.scene.result = where(discards, total(hand).within(0, 40), run.scene.result)
                run.scene.did = where(discards, either(hand), run.scene.did)
                zones.move(board, side, [flag & discards for flag in hand], layout.Place.DISCARD)
                when, hand = when & ~discards, [flag & ~discards for flag in hand]
            zones.move(board, side, hand, layout.Place.DECK)
            board.shuffle(side, when)


def _remove(run: Run, name: str, bare: list[Value]) -> None:
    """A Pokémon leaves play; its Tool is discarded unless the text says that it goes along (rulebook 8.17). `bare`: slots
    that lose their Tools anyway."""
    board = run.board
    to, says = run.row(f"{name}_to"), run.does(name)
    gone = [says & flag & board.occupied(*divmod(at, SLOTS)) for at, flag in enumerate(run.targets(name))]
    along = run.row(f"{name}_tools") == 1
    tools.drop(run, [one | (flag & ~along) for one, flag in zip(bare, gone, strict=True)])
    for side in range(2):
        slots = gone[side * SLOTS : (side + 1) * SLOTS]
        if all(flag.is_const for flag in slots):
            continue
        if layout.Place.HAND in run.used(f"{name}_to"):
            zones.stack_to_hand(board, side, [flag & (to == int(layout.Place.HAND)) for flag in slots])
        place = where(to == int(layout.Place.DECK), 0, int(layout.Place.DISCARD))
        shuffled = either(slots) & (to == int(layout.Place.DECK))
        stage("removal")
        board.empty_slots(side, slots, place)
        board.shuffle(side, shuffled)


def search(run: Run) -> None:
    """Random matching cards of the own deck or discard pile; a deck is shuffled either way (rulebook 17.3, 17.5)."""
    board = run.board
    places = range(board.pool.places)
    for name in run.said("search"):
        number, says = run.row(f"{name}_for"), run.does(name)
        discard = run.row(f"{name}_discard") == 1
        want = where(says, minimum(run.row(f"{name}_n") * run.amount(name), run.most(name)), 0)
        benched = run.row(f"{name}_bench") == 1
        room = maximum(board.pool.rules.hand_limit - board.count(0, layout.Place.HAND), 0)
        if run.used(f"{name}_bench"):
            room = where(benched, total(~board.occupied(0, slot) for slot in BENCH), room)
        back = run.row(f"{name}_back") == 1
        if run.used(f"{name}_back"):
            room = where(back, board.pool.places, room)
        want = minimum(want, room)
        pile = where(discard, int(layout.Place.DISCARD), int(layout.Place.DECK))
        flags = [(board[f"place_0_{card}"] == pile) & ((number == 0) | fits(board, 0, card, number)) for card in places]
        left, picks, first = Bits.of(flags), [], _first_word(run, name)
        for k in range(want.hi):
            picks.append(run.chance.pick(left, Purpose.PICK_CARD, first + k, want > k))
            left = left ^ picks[-1]
        found, seen, shuffled = Bits.of(flags) ^ left, where(discard, 2, 0), says & ~discard
        run.scene.result = where(says, found.count(), run.scene.result)
        run.scene.did = where(says, found.count() > 0, run.scene.did)
        stage("found cards")
        flags = found.flags()
        if run.used(f"{name}_back"):
            zones.move(board, 0, [flag & back for flag in flags], layout.Place.DECK)
            flags, shuffled = [flag & ~back for flag in flags], shuffled | (says & back)
        zones.move(board, 0, flags, layout.Place.HAND, seen)
        if picks and run.used(f"{name}_bench"):
            _to_bench(run, picks, benched)
        board.shuffle(0, shuffled)


def _to_bench(run: Run, picks: list[Bits], when: Value) -> None:
    """The cards just found go on to the free slots of the Bench, the first one leftmost."""
    board = run.board
    before = constant(0)
    for slot in BENCH:
        free = when & ~board.occupied(0, slot)
        words = [NOTHING] * len(picks[0].words)
        for k, pick in enumerate(picks):
            words = [where(free & (before == k), one, word) for one, word in zip(pick.words, words, strict=True)]
        before = before + free
        enter_bench(board, slot, Bits(tuple(words), picks[0].size).flags())


def enter_bench(board: Board, slot: int, flags: list[Value]) -> None:
    """The flagged own card comes to a free slot of the Bench."""
    card = constant(0)
    for at, flag in enumerate(flags):
        card = where(flag, board[f"card_0_{at}"], card)
        board.put(f"place_0_{at}", flag, int(layout.Place.IN_PLAY) + slot)
    here = card > 0
    board.place_pokemon(slot, here, card, board.facts.table.read(card))
    board.put(f"fresh_0_{slot}", here, 1)


def draw(run: Run) -> None:
    for name in run.said("draw"):
        sides = run.row(f"{name}_sides")
        for side in range(2):
            if not any(value >> side & 1 for value in run.used(f"{name}_sides")):
                continue
            says = run.last & run.says(name) & (((sides >> side) & 1) == 1)
            count = run.amount(name)
            if run.used(f"{name}_own_count"):
                own = run.board.cells.get(f"recycled_{side}", constant(0))
                count = where(run.row(f"{name}_own_count") == 1, own, count)
            hand = run.board.count(side, layout.Place.HAND)
            if run.used(f"{name}_until"):
                count = where(run.row(f"{name}_until") == 1, count - hand, count)
            count = where(says, minimum(count, run.most(name, side)), 0)
            stage(f"{name} {side}")
            zones.draw(run.board, run.chance, side, count, Purpose.EFFECT_DRAW, 32 * side)


def reveal(run: Run) -> None:
    """Cards of the opponent's hand or deck are shown."""
    board = run.board
    for name in run.said("reveal"):
        reveal, number = run.does(name), run.row(f"{name}_for")
        pile = where(run.row(f"{name}_deck") == 1, int(layout.Place.DECK), int(layout.Place.HAND))
        for card in range(board.pool.places):
            shown = reveal & (board[f"place_1_{card}"] == pile)
            if run.used(f"{name}_for"):
                shown = shown & ((number == 0) | run.passes(f"{name}_for", 1, card))
            # In a hand the owner's own knowledge of a place means nothing any more.
            known = board[f"seen_1_{card}"] | 2 if run.used(f"{name}_deck") else 2
            board.put(f"seen_1_{card}", shown, known)


def forget(run: Run) -> None:
    """Decks are shuffled."""
    for name in run.said("forget"):
        for side in range(2):
            run.board.shuffle(side, run.does(name) & (((run.row(f"{name}_sides") >> side) & 1) == 1))


def look(run: Run) -> None:
    """The player looks at the top cards of a deck."""
    for name in run.said("look"):
        says, number, away = run.does(name), run.row(f"{name}_n"), run.row(f"{name}_side")
        for side in range(2):
            if side == 0 or run.used(f"{name}_side"):
                stage(f"look {side}")
                zones.look(run.board, run.chance, side, where(says & (away == side), number, 0))


def retain(run: Run) -> None:
    """A Trainer card goes back to hand; everybody has seen it."""
    for name in run.said("retain"):
        says = run.does(name)
        places = range(run.board.pool.places)
        flags = [says & run.board.in_place(0, card, layout.Place.RESOLVING) for card in places]
        zones.move(run.board, 0, flags, layout.Place.HAND, 2)
