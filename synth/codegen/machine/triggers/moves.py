"""Cards that a trigger moves: drawing, a random card of a deck or hand, the Tool itself, the Pokémon it is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from synth.codegen.ir import constant, either, minimum, stage
from synth.codegen.machine import cards as zones
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.evaluate import cards_of
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Draw, MeasureKind, Place, Put, Quantifier, Role, Show, Side, Zone
from synth.spec import layout
from synth.spec.chance import Purpose

if TYPE_CHECKING:
    from synth.codegen.machine.triggers.perform import Act

DRAWN_MOST = 5


def draw(stmt: Draw, act: Act) -> None:
    """For the controller, or for the player whose turn it is."""
    board = act.holder.board
    if stmt.side not in (Side.MY, Side.TURN):
        raise Unlowered(f"trigger draw {stmt.side}")
    side = act.holder.side if stmt.side is Side.MY else 0
    amount = stmt.amount
    if amount.node == "measure" and amount.kind is MeasureKind.UNTIL and amount.arg is not None and amount.arg.node == "const":
        count = minimum(amount.arg.n - board.count(side, layout.Place.HAND), DRAWN_MOST)
    elif amount.node == "const":
        count = constant(amount.n)
    else:
        raise Unlowered("trigger draw of a counted number")
    act.later.draw(side, act.fires, count)


def put(stmt: Put, act: Act) -> None:
    what, place, board, side = stmt.what, stmt.place, act.holder.board, act.holder.side
    if what.role is Role.CARD and place is Place.DISCARD:
        act.later.drop(side, [act.fires & flag for flag in act.holder.slots])
    elif what.role in (Role.HOST, Role.SELF) and place is Place.HAND:
        # It is being Knocked Out: only where its cards go changes (rulebook 14.8).
        for slot, flag in enumerate(act.holder.slots):
            board.cells[f"saved_{side}_{slot}"] = board[f"saved_{side}_{slot}"] | (act.fires & flag)
    elif what.role is Role.IT and place is Place.DECK and act.card:
        zones.move(act.view, 1, act.card, layout.Place.DECK)
        act.view.shuffle(1, either(act.card))
    elif what.zone is Zone.DECK and what.side is Side.MY and _random_one(what) and place is Place.HAND:
        _search(stmt, act)
    else:
        raise Unlowered(f"trigger put {what.role or what.zone} to {place}")


def _random_one(what: object) -> bool:
    return getattr(what, "quantifier", None) is Quantifier.RANDOM and getattr(what, "n", 0) == 1


def _search(stmt: Put, act: Act) -> None:
    """A random matching card, if there is room; the deck is shuffled either way (rulebook 17.3)."""
    view = act.view
    when = act.fires & zones.hand_room(view, 0)
    flags = cards_of(stmt.what, view, 0)
    found = either(flags)
    stage("trigger search")
    picked = act.chance.pick(Bits.of(flags), Purpose.PICK_CARD, act.chance.picks, when)
    # The word is used up even if the card finds no room.
    act.chance.picks = (act.chance.picks + (act.fires & ~when & found)).within(0, 63)
    zones.move(view, 0, picked.flags(), layout.Place.HAND)
    view.shuffle(0, act.fires)


def show(stmt: Show, act: Act) -> None:
    """A random card of the opponent's hand; what follows calls it `it`."""
    what, view = stmt.what, act.view
    if what.zone is not Zone.HAND or what.side is not Side.OPP or not _random_one(what) or stmt.to is not Side.MY:
        raise Unlowered(f"trigger show {what.zone}")
    flags = cards_of(what, view, 1)
    stage("trigger show")
    picked = act.chance.pick(Bits.of(flags), Purpose.PICK_CARD, act.chance.picks, act.fires)
    act.card = picked.flags()
    for card, flag in enumerate(act.card):
        view.put(f"seen_1_{card}", flag, view[f"seen_1_{card}"] | 2)


