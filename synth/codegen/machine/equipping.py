"""Operations that attach a Tool which is not played from the hand (rulebook 8.18, 8.19)."""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, plays, popcount, those
from synth.codegen.machine import board, deck, frames, piles, select
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import NOTHING, Do, Quantity, RoleOf, ZoneOf
from synth.spec.layout import Phase, Place


@plays(Do.PICK_TOOL)
def pick_tool(g: Game, ctx: int, pc: int) -> int:
    """Which Tool: a selector, b where to go if there is none. Left in `unit`, as 32 * side + place in the deck list. Of those in
    play first whose is asked: `more` is 1 + where it is, once that is known."""
    sel = g.t.op_a[pc]
    if g.f_stage[ctx] == 0:
        g.f_did[ctx] = 0
        g.f_more[ctx] = 0
    n = piles.gather(g, ctx, sel, Place.HAND)
    if g.t.sel_role[sel] == RoleOf.CARD and n > 0 and piles.holder(g, g.pool[1] > 0, lowest(g.pool[0] | g.pool[1])) < 0:
        n = 0
    picked = NOTHING
    if g.t.sel_quantity[sel] == Quantity.RANDOM:
        if n > 0:
            picked = piles.take_random(g, sel, n)
        if g.t.sel_zone[sel] == ZoneOf.DECK:
            for side in bits(select.sides(g, ctx, g.t.sel_side[sel])):
                board.shuffle(g, side)
    elif n > 0:
        if g.t.sel_role[sel] == 0 and g.t.sel_zone[sel] == ZoneOf.TOOLS:
            if asks_bearer(g, ctx, pc):
                return STOP
            side = board.side_of(g, g.f_more[ctx] - 1)
            frames.only(g, side, g.pool[side] & board.tools(g, g.f_more[ctx] - 1))
        if frames.asks_card(g, ctx, pc, g.f_controller[ctx]):
            return STOP
        picked = piles.take_card(g, 0, 0)
    g.f_more[ctx] = 0
    g.f_unit[ctx] = picked
    if picked < 0:
        g.f_pc[ctx] = g.t.op_b[pc]
    return GO_ON


def asks_bearer(g: Game, ctx: int, pc: int) -> int:
    """Whose Tool, of those in `pool`."""
    if g.f_more[ctx] == 0:
        spots = those(piles.holder(g, 0, at) for at in bits(g.pool[0])) | those(piles.holder(g, 1, at) for at in bits(g.pool[1]))
        if popcount(spots) > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], spots):
                return 1
            spots = 1 << frames.answered_spot(g)
        g.f_more[ctx] = 1 + lowest(spots)
    return 0


@plays(Do.EQUIP)
def equip(g: Game, ctx: int) -> None:
    """The Tool in `unit` goes to the Pokémon in `set`."""
    side = g.f_unit[ctx] >> 5
    at = g.f_unit[ctx] & 31
    spot = lowest(g.f_set[ctx])
    bearer = piles.holder(g, side, at)
    if bearer >= 0:
        board.lose_tool(g, bearer, at)
    if g.place[side, at] == Place.DECK:
        deck.leave_deck(g, side, at)
    g.place[side, at] = Place.IN_PLAY + board.slot_of(g, spot)
    g.seen[side, at] = 0
    board.equip(g, spot, at)
    board.look_again(g)
    g.f_did[ctx] = 1
