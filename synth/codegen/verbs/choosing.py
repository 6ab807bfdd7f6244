"""may, modal, pay; cards that a player chooses."""

from __future__ import annotations

from collections.abc import Callable

from synth.codegen.draft import Draft
from synth.codegen.facts import card_matches
from synth.codegen.pool import Answered, OptionAsk, Unlowered, printed
from synth.dsl.ast import (
    Choose,
    Evolve,
    FilterKind,
    May,
    Measure,
    MeasureKind,
    Modal,
    Order,
    Pay,
    Place,
    Put,
    Quantifier,
    Repeat,
    Role,
    Selector,
    Side,
    Stmt,
    Zone,
)
from synth.spec import layout

YES, NO = 0, 1
CHOOSE, UP_TO, DOWN_TO, ROUNDS, ARRANGE = 1, 2, 3, 4, 5
"""Column `pick_kind`: exactly so many, at most so many, until so many are left, one a round, the order of a deck's top."""

TO_HAND, TO_DISCARD, TO_DECK, TO_BENCH, TO_EVOLVE, TO_ORDER = 1, 2, 3, 4, 5, 6
"""Column `pick_to`."""

MOST_ARRANGED = 2 * layout.SLOTS
"""Cards of a deck's top that can be put in order."""

_PLACES = {Place.HAND: TO_HAND, Place.DISCARD: TO_DISCARD, Place.DECK: TO_DECK, Place.BENCH: TO_BENCH}
_ZONES = {Zone.HAND: layout.Place.HAND, Zone.DISCARD: layout.Place.DISCARD}
Lower = Callable[[tuple[Stmt, ...], Draft], None]


def lower_may(stmt: May, draft: Draft, lower: Lower) -> None:
    draft.option(OptionAsk("may", (stmt.body,)))
    under(YES, stmt.body, draft, lower)


def lower_modal(stmt: Modal, draft: Draft, lower: Lower) -> None:
    draft.option(OptionAsk("modal", stmt.options, len(stmt.options)))
    for number, block in enumerate(stmt.options):
        under(number, block, draft, lower)


def under(option: int, block: tuple[Stmt, ...], draft: Draft, lower: Lower) -> None:
    """The statements that happen if this option is chosen."""
    draft.guards.append(Answered(option))
    lower(block, draft)
    draft.guards.pop()
    draft.heeded = True


def lower_pay(stmt: Pay, draft: Draft, lower: Lower) -> None:
    """That it can be paid was tested before the effect was allowed."""
    lower(stmt.body, draft)


def is_choice_of_cards(stmt: Stmt) -> bool:
    kinds = (Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.DOWN_TO)
    return isinstance(stmt, Put) and stmt.what.zone in _ZONES and stmt.what.quantifier in kinds


def lower_pick(stmt: Put, draft: Draft) -> None:
    """`put n of cards to a place`, chosen one by one."""
    what = stmt.what
    if stmt.place not in _PLACES:
        raise Unlowered(f"put chosen cards to {stmt.place}")
    kind = {Quantifier.CHOOSE: CHOOSE, Quantifier.UP_TO: UP_TO, Quantifier.DOWN_TO: DOWN_TO}[what.quantifier]
    _pick(draft, what, kind, _PLACES[stmt.place])


def lower_rounds(stmt: Repeat, draft: Draft) -> None:
    """`repeat result { put 1 of cards to a place }`."""
    put = stmt.body[0]
    assert isinstance(put, Put)
    if stmt.times != Measure(kind=MeasureKind.RESULT) or put.what.n != 1 or put.what.quantifier is not Quantifier.CHOOSE:
        raise Unlowered("rounds of choices")
    _pick(draft, put.what, ROUNDS, _PLACES[put.place])


def lower_choose_card(stmt: Choose, draft: Draft) -> None:
    """The card chosen stays where it is until the program ends with `put it to deck`."""
    draft.set("pick_holds", 1)
    _pick(draft, stmt.what, CHOOSE, TO_DECK)


def lower_evolve_from_hand(stmt: Evolve, draft: Draft) -> None:
    card = stmt.card
    kinds = [one.kind for one in card.filters]
    if stmt.what.role is not Role.IT or "ask" not in draft.columns:
        raise Unlowered("evolving a Pokémon that was not chosen")
    if sorted(kinds) != sorted((FilterKind.STAGE, FilterKind.EVOLVES_VIA_STAGE1)) or card.side is not Side.MY:
        raise Unlowered(f"evolving with a card of the hand by {kinds}")
    draft.set("ask_evolves", 1)
    _pick(draft, card.model_copy(update={"filters": printed(card.filters)}), CHOOSE, TO_EVOLVE)


def lower_order(stmt: Order, draft: Draft) -> None:
    """The top cards of a deck in a new order; or all of it in none."""
    what = stmt.what
    if stmt.how == "random":
        name = draft.say("forget")
        draft.set(f"{name}_sides", {Side.MY: 1, Side.OPP: 2}[what.side or Side.MY])
        return
    if what.top is None:
        raise Unlowered("order without a number")
    if what.top.node == "const" and what.top.n > MOST_ARRANGED:
        raise Unlowered(f"order of {what.top.n} cards")
    draft.count("pick_top", what.top)
    _pick(draft, Selector(side=what.side, zone=Zone.DECK, n=1, quantifier=Quantifier.CHOOSE), ARRANGE, TO_ORDER)


def _pick(draft: Draft, what: Selector, kind: int, to: int) -> None:
    for one in what.filters:
        card_matches(one, None)
    sides = {Side.MY: 0, Side.TURN: 0, Side.OPP: 1}
    if what.side not in sides:
        raise Unlowered(f"choice of cards of {what.side}")
    place = layout.Place.DECK if what.zone is Zone.DECK else _ZONES[what.zone or Zone.HAND]
    if "pick" in draft.columns:
        raise Unlowered("two choices of cards")
    draft.set("pick", 1)
    draft.set("pick_kind", kind)
    draft.set("pick_n", what.n)
    draft.set("pick_side", sides[what.side])
    draft.set("pick_from", int(place))
    draft.set("pick_search", draft.pool.searches.number(what.filters) if what.filters else 0)
    draft.set("pick_by", int(what.by == "opp"))
    draft.set("pick_to", to)
    draft.set("pick_if", draft.guard())
    draft.set("pick_option", draft.chosen_option)
    if draft.early:
        draft.set("early", 1)
        draft.set("pick_early", 1)
    elif not draft.columns.get("pick_holds"):
        draft.question()
