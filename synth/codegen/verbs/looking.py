"""show: cards that are seen before something is done with them, several statements at a time."""

from __future__ import annotations

from synth.codegen.draft import IT, Draft
from synth.codegen.facts import card_matches
from synth.codegen.ir import FALSE, Value, either, minimum, stage, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered, amount_parts
from synth.codegen.verbs.power import lower_power
from synth.dsl.ast import (
    Exists,
    Filter,
    If,
    Measure,
    MeasureKind,
    Place,
    Power,
    Put,
    Quantifier,
    Role,
    Scaled,
    Selector,
    Show,
    Side,
    Stmt,
    Use,
    Zone,
)
from synth.dsl.walk import nodes
from synth.spec import layout
from synth.spec.chance import Purpose

FROM_HAND, FROM_DECK = 1, 2
"""Column `borrow`."""

SIDES = {Side.MY: 1, Side.TURN: 1, Side.OPP: 2, Side.BOTH: 3}
REST_TO_DECK = Put(what=Selector(role=Role.REST), place=Place.DECK)


def lower_shown(block: tuple[Stmt, ...], draft: Draft) -> int:
    """Lowers what a block begins with if it is a `show` and what becomes of the cards; how many statements that is."""
    match block:
        case (Show() as show, Put(what=what, place=Place.DECK), *_) if what == IT and _random(show):
            _lower_glimpse(show, draft)
            return 2
        case (Show() as show, Use(what="effect", of=of), *_) if of == IT and _random(show):
            _lower_borrow(show, draft)
            return 2
        case (Show() as show, Power(verb="base", amount=Scaled() as amount), *_) if show.what.zone is Zone.PLAY_AND_HAND:
            _lower_parade(show, amount, draft)
            return 2
        case (Show() as show, If() as test, *_) if show.what.zone is Zone.TOP and _sorts(test):
            _lower_sorting(show, test, draft)
            return 2
        case (Show() as show, Put() | Power() as use, rest, *_) if show.what.zone is Zone.TOP and rest == REST_TO_DECK:
            _lower_peek(show, use, draft)
            return 3
    return 0


RESETS = ("heal", "put", "strip", "show", "may", "repeat", "pay")
"""Verbs that begin to count anew what was done."""


def keeps_result(body: tuple[Stmt, ...]) -> bool:
    """Whether the first question of a Supporter comes while `result` still is that of the look for the card."""
    for stmt in body:
        asks = any(isinstance(node, Selector) and node.quantifier is Quantifier.CHOOSE for node in nodes(stmt))
        if stmt.verb in RESETS:
            return False
        if asks or stmt.verb in ("order", "modal"):
            return True
    return False


def _random(show: Show) -> bool:
    return show.what.quantifier is Quantifier.RANDOM and show.what.n == 1


def _search(filters: tuple[Filter, ...], draft: Draft) -> int:
    """The number of a search; 0 looks for any card."""
    for one in filters:
        card_matches(one, None)
    return draft.pool.searches.number(filters) if filters else 0


def _lower_glimpse(show: Show, draft: Draft) -> None:
    """A random card of a hand goes to the deck."""
    what = show.what
    if what.zone is not Zone.HAND or what.filters or what.side not in SIDES:
        raise Unlowered(f"show random of {what.side} {what.zone}")
    name = draft.say("glimpse")
    draft.set(f"{name}_sides", SIDES[what.side])
    draft.set(f"{name}_of", draft.measure(draft.times))
    draft.set(f"{name}_k", 1)


def _lower_borrow(show: Show, draft: Draft) -> None:
    """The row becomes that of the card before its stages begin: nothing else may stand beside it."""
    what = show.what
    if draft.columns.keys() - {"activated"} or draft.guards or draft.attack or not what.filters:
        raise Unlowered("use effect among other statements")
    if what.side is not Side.OPP or what.zone not in (Zone.HAND, Zone.DECK):
        raise Unlowered(f"use effect of {what.side} {what.zone}")
    draft.set("borrow", FROM_DECK if what.zone is Zone.DECK else FROM_HAND)
    draft.set("borrow_for", _search(what.filters, draft))


def _lower_parade(show: Show, amount: Scaled, draft: Draft) -> None:
    """What is shown of the own board and hand counts for the damage, which comes after it."""
    what = show.what
    if amount.of != Measure(kind=MeasureKind.RESULT) or what.side is not Side.MY or show.to is not Side.BOTH or draft.guards:
        raise Unlowered("damage by what is shown")
    name = draft.say("parade")
    draft.set(f"{name}_for", _search(what.filters, draft))
    counted = Measure(kind=MeasureKind.COUNT, of=what)
    lower_power(Power(verb="base", amount=amount.model_copy(update={"of": counted})), draft)


def _sorts(test: If) -> bool:
    to_hand, to_bottom = (Put(what=IT, place=place) for place in (Place.HAND, Place.DECK_BOTTOM))
    tested = isinstance(test.condition, Exists) and test.condition.what.role is Role.IT
    return tested and (test.then, test.other) == ((to_hand,), (to_bottom,))


def _own_top(show: Show) -> int:
    what = show.what
    if what.side is not Side.MY or what.top is None or what.top.node != "const" or what.quantifier is not Quantifier.ALL:
        raise Unlowered(f"show {what.quantifier} of {what.side} {what.zone}")
    return what.top.n


def _lower_sorting(show: Show, test: If, draft: Draft) -> None:
    """The top card goes to hand if it fits, else to the bottom of the deck."""
    if _own_top(show) != 1 or draft.attack or not isinstance(test.condition, Exists):
        raise Unlowered("sorting more than one card")
    name = draft.say("sort")
    draft.set(f"{name}_for", _search(test.condition.what.filters, draft))


def _lower_peek(show: Show, use: Put | Power, draft: Draft) -> None:
    """The top cards: those that fit go to hand, or count for the damage; the deck is shuffled."""
    draft.set("peek_n", _own_top(show))
    name = draft.say("peek")
    if isinstance(use, Power):
        _, measure = amount_parts(use.amount)
        if measure is None or measure.kind is not MeasureKind.COUNT or measure.of is None or measure.of.role is not Role.FOUND:
            raise Unlowered("damage by what is shown")
        _search(measure.of.filters, draft)
        lower_power(use, draft)
    elif use.what.role is Role.FOUND and use.place is Place.HAND and use.what.quantifier is Quantifier.ALL:
        draft.set(f"{name}_keeps", 1)
        draft.set(f"{name}_for", _search(use.what.filters, draft))
    else:
        raise Unlowered(f"put {use.what.role or use.what.zone} to {use.place}")


def peek(run: Run) -> None:
    """The cards at the top of the own deck, the first one first; where they lie is forgotten again by the shuffle."""
    if run.said("peek"):
        run.scene.found = zones.top_cards(run.board, run.chance, 0, run.row("peek_n"))


def glimpse(run: Run) -> None:
    for name in run.said("glimpse"):
        _glimpse(run, name)


def sort(run: Run) -> None:
    for name in run.said("sort"):
        _sort(run, name)


def keep(run: Run) -> None:
    for name in run.said("peek"):
        _keep(run, name)


def parade(run: Run) -> None:
    for name in run.said("parade"):
        _parade(run, name)


def _glimpse(run: Run, name: str) -> None:
    board, sides = run.board, run.row(f"{name}_sides")
    used = [side for side in range(2) if any(value >> side & 1 for value in run.used(f"{name}_sides"))]
    hands = [
        (((sides >> side) & 1) == 1) & board.in_place(side, card, layout.Place.HAND)
        for side in used
        for card in range(board.pool.places)
    ]
    times = where(run.does(name), minimum(run.amount(name), run.most(name)), 0)
    left = Bits.of(hands)
    for k in range(times.hi):
        left = left ^ run.chance.pick(left, Purpose.PICK_CARD, k, times > k)
    shown = (Bits.of(hands) ^ left).flags()
    moved = [shown[at * board.pool.places : (at + 1) * board.pool.places] for at in range(len(used))]
    shuffled = [either(flags) for flags in moved]
    stage("shown cards")
    for side, flags, some in zip(used, moved, shuffled, strict=True):
        zones.move(board, side, flags, layout.Place.DECK)
        board.shuffle(side, some)


def _sort(run: Run, name: str) -> None:
    """The hand has room: the Trainer card has just left it."""
    board = run.board
    says = run.does(name)
    (top,) = zones.top_cards(board, run.chance, 0, says.number_value()) or [Bits.of([FALSE] * board.pool.places)]
    flags = top.flags()
    fit = either(flag & run.passes(f"{name}_for", 0, card) for card, flag in enumerate(flags))
    sinks = top.any() & ~fit
    stage("sorted card")
    for card, flag in enumerate(flags):
        order = board[f"order_0_{card}"]
        order = where(says & (order > 0), order - 1, where(sinks & (order < 0), order - 1, order))
        board[f"order_0_{card}"] = where(flag, where(fit, 0, -1), order)
        board.put(f"seen_0_{card}", flag, where(fit, 0, 1))
        board.put(f"place_0_{card}", flag & fit, int(layout.Place.HAND))


def _keep(run: Run, name: str) -> None:
    """As many as the hand has room for, from the top on."""
    board = run.board
    says = run.does(name)
    if run.used(f"{name}_keeps"):
        room = where(says & (run.row(f"{name}_keeps") == 1), zones.room_in_hand(board, 0), 0)
        kept: list[Value] = [FALSE] * board.pool.places
        for top in run.scene.found:
            fit = [flag & run.passes(f"{name}_for", 0, card) for card, flag in enumerate(top.flags())]
            kept = [flag | (one & (room > 0)) for flag, one in zip(kept, fit, strict=True)]
            room = room - either(fit)
        stage("kept cards")
        zones.move(board, 0, kept, layout.Place.HAND)
    board.shuffle(0, says)


def _parade(run: Run, name: str) -> None:
    board = run.board
    says = run.does(name)
    for card in range(board.pool.places):
        shown = says & board.in_place(0, card, layout.Place.HAND) & run.passes(f"{name}_for", 0, card)
        board.put(f"seen_0_{card}", shown, board[f"seen_0_{card}"] | 2)


