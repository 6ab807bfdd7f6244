"""What an effect asks about the game: which Pokémon, how much, whether, and what continuous effects and marks change.

These questions ask each other, in levels (`words.Level`): what a continuous effect asks about is known to those below it
only, so no question comes back to itself. A function with a `level` is written once for each.
"""

from synth.codegen.graphs.intrinsics import Game, Known, bits, case, fields, popcount, those
from synth.codegen.machine import board, measures, select
from synth.codegen.machine.cells import STATES
from synth.codegen.machine.words import DEPTH, EVERY, EYES, SHARED, Ask, KindOf, Level, Test, ZoneOf
from synth.spec.layout import ENERGIES, HELD, Flow, Place

ANY_SCOPE = 0
NOBODY = -1
LENT = -2
"""In the place of another Pokémon: the turn player's first card in the discard pile, then the next ones downwards."""
LOST, TYPED, HPS, RETREATS, OTHERS = range(5)
"""Layers of continuous effects: loss of Abilities, types, HP, Retreat Costs, all others. The first two ask at the lowest level,
each of the others at the one below its own: `max(0, layer - 1)`."""
SUM, FIRST_TYPES, HIGHEST, ON_PLAYER, LOWEST, ALL_TYPES = range(6)
"""What several modifiers come to: their sum; the types of the first that speaks; for each type of unit the highest, left in
`worth`; the sum of those on a player, who then stands in the place of the Pokémon; the lowest, of such as are more than 0; the
types of all."""


def spots(g: Game, level: Known, ctx: int, sel: int) -> int:
    """The Pokémon in play that it means; of a quantifier, all that can be picked."""
    found = select.near(g, ctx, sel)
    if g.t.sel_count[sel] > 0:
        found = those(spot for spot in bits(found) if passes(g, level, ctx, sel, spot))
        for fil in range(g.t.sel_first[sel], g.t.sel_first[sel] + g.t.sel_count[sel]):
            if g.t.fil_kind[fil] == Test.FOREMOST:
                found = foremost(g, level, found, g.t.fil_a[fil], g.t.fil_b[fil])
    return found


def foremost(g: Game, level: Known, found: int, ask: int, sign: int) -> int:
    """Those of them whose number, with a sign, nobody's exceeds."""
    kept = 0
    best = -(1 << 20)
    for spot in bits(found):
        worth = of_one(g, level, ask, spot, EVERY) * sign
        if worth > best:
            best = worth
            kept = 0
        kept |= (worth == best) << spot
    return kept


def covers(g: Game, level: Known, ctx: int, sel: int, spot: int) -> int:
    """Whether the Pokémon there is one of those it means."""
    role = g.t.sel_role[sel]
    if role > 0:
        serial = select.bound(g, ctx, role)
        if serial == 0 or g.serial[spot] != serial:
            return 0
    elif select.near(g, ctx, sel) >> spot & 1 == 0:
        return 0
    return passes(g, level, ctx, sel, spot)


def passes(g: Game, level: Known, ctx: int, sel: int, spot: int) -> int:
    """Whether all filters of a selector let a Pokémon pass."""
    first = g.t.sel_first[sel]
    end = first + g.t.sel_count[sel]
    return all((test(g, level, ctx, at, spot) != 0) != g.t.fil_not[at] for at in range(first, end))


def test(g: Game, level: Known, ctx: int, fil: int, spot: int) -> int:
    """Whether a filter lets a Pokémon pass."""
    kind = g.t.fil_kind[fil]
    a = g.t.fil_a[fil]
    b = g.t.fil_b[fil]
    if kind == Test.STATE:
        for cell in fields(g, STATES):
            if a == 0:
                return cell[spot] & b
            a -= 1
    return case(kind, {
        Test.TRAIT: lambda: select.trait(g, g.pokemon[spot], a),
        Test.ALWAYS: lambda: 1,
        Test.TYPE: lambda: types(g, level, spot) & a,
        Test.SHARES_TYPE: lambda: any(
            types(g, level, spot) & types(g, level, me)
            for me in bits(
                1 << (g.f_controller[ctx] ^ (a > 1)) * g.c.slots if a > 0 else board.where(g, g.f_source[ctx])
            )
        ),
        Test.ABILITY: lambda: level >= Level.HP and select.trait(g, g.pokemon[spot], a) and not lost(g, spot),
        Test.MAX_HP: lambda: level >= Level.RETREATS and max_hp(g, spot) * 10 <= a,
        Test.HP_LEFT: lambda: level >= Level.RETREATS and (max_hp(g, spot) - g.damage[spot]) * 10 <= a,
        Test.RETREAT: lambda: level >= Level.STATICS and retreat_cost(g, spot) >= a,
        Test.STATUS: lambda: select.statuses(g, spot) & a,
        Test.ENERGY: lambda: board.units(g, spot, a) >= b,
        Test.SHARES_ENERGY: lambda: board.unit_types(g, spot, EVERY) & measures.own_units(g, ctx, EVERY),
        Test.ACTIVE: lambda: board.is_active(g, spot),
        Test.TOOL: lambda: board.tools(g, spot) != 0,
        Test.TOOL_NAMED: lambda: any(g.tool[spot, k] > 0 and select.trait(g, g.tool[spot, k], a) for k in range(g.c.tools)),
        Test.EVOLVED: lambda: popcount(board.stack(g, spot)) > 1,
        Test.EVOLVED_NOW: lambda: g.grown[spot] > 0 and (a < 0 or select.trait(g, g.grown[spot], a)),
        Test.MOVED_NOW: lambda: board.is_active(g, spot) and g.moved[board.side_of(g, spot)],
        Test.BESIDE: lambda: any(
            (of_one(g, level, a, spot, EVERY) - of_one(g, level, a, me, EVERY)) * b > 0
            for me in bits(board.where(g, g.f_source[ctx]))
        ),
        Test.FOREMOST: lambda: 1,
        Test.OTHER: lambda: g.f_source[ctx] == 0 or g.serial[spot] != g.f_source[ctx],
        Test.HIT_NOW: lambda: g.f_hit[ctx] >> g.serial[spot] & 1,
        Test.NOT_IT: lambda: select.called(g, ctx) >> spot & 1 == 0,
        Test.THEIRS: lambda: board.side_of(g, spot) != g.f_controller[ctx],
    })  # fmt: skip


def types(g: Game, level: Known, spot: int) -> int:
    """Types of a Pokémon in play, as bits; it may have several (rulebook 10.13). A text that gives types stands in for the print,
    or adds to it."""
    said = level >= Level.HP and some(g, KindOf.TYPES) and modified(g, FIRST_TYPES, TYPED, KindOf.TYPES, spot)
    more = level >= Level.HP and some(g, KindOf.ALSO) and modified(g, ALL_TYPES, TYPED, KindOf.ALSO, spot)
    return (said or g.t.type_bits[g.pokemon[spot]]) | more


# Continuous effects and marks


def some(g: Game, kind: Known) -> int:
    """Whether something in play or in force gives this kind; where no card of the pool does, that is known before."""
    if g.c.kinds >> min(kind, SHARED) & 1 == 0:
        return 0
    return g.kinds >> min(kind, SHARED) & 1


def looks(g: Game, layer: Known, controller: int, source: int) -> int:
    """The context in which a continuous effect of this layer looks at the game."""
    ctx = EYES + layer
    g.f_controller[ctx] = controller
    g.f_source[ctx] = source
    g.f_it[ctx] = 0
    g.f_it_card[ctx] = 0
    g.f_chosen[ctx] = 0
    return ctx


def applies(g: Game, level: Known, ctx: int, mod: int, scopes: int, title: int, other: int) -> int:
    """Whether a modifier is about this scope, this attack, this other Pokémon."""
    if scopes != ANY_SCOPE and scopes & g.t.mod_scopes[mod] == 0:
        return 0
    if g.t.mod_title[mod] > 0 and title >= 0 and g.t.mod_title[mod] != title:
        return 0
    most = g.t.mod_most[mod]
    if g.blow > most >= 0 or g.blow < -1 - most:
        return 0
    vs = g.t.mod_vs[mod]
    if vs > 0 and other <= LENT:
        return g.t.sel_zone[vs] == ZoneOf.DISCARD and select.cards(g, ctx, vs, 0) >> (LENT - other) & 1
    if vs > 0 and (other < 0 or not covers(g, level, ctx, vs, other)):
        return 0
    return 1


def concerns(g: Game, how: Known, level: Known, ctx: int, sel: int, spot: int) -> int:
    """Whether a modifier is about the Pokémon there, or about the player `spot`."""
    if how == ON_PLAYER:
        return g.t.sel_zone[sel] == ZoneOf.PLAYER and select.sides(g, ctx, g.t.sel_side[sel]) >> spot & 1
    return covers(g, level, ctx, sel, spot)


def joined(g: Game, how: Known, total: int, mod: int, worth: int) -> int:
    """What one more modifier makes of those before it."""
    if how == FIRST_TYPES:
        return total if total else g.t.mod_types[mod]
    if how == ALL_TYPES:
        return total | g.t.mod_types[mod]
    if how == LOWEST:
        return min(total, worth) if total else worth
    if how == HIGHEST:
        for unit in range(ENERGIES + 1):
            if g.t.mod_types[mod] >> unit & 1:
                g.worth[unit] = max(g.worth[unit], worth)
    return total + worth


def from_card(
    g: Game, how: Known, layer: Known, kind: int, scopes: int, title: int, spot: int, other: int, card: int, ctx: int, total: int
) -> int:
    """… with what the text of a card in play adds."""
    first = g.t.card_first[card]
    for mod in range(first, first + g.t.card_count[card]):
        if g.t.mod_kind[mod] == kind:
            if g.t.mod_condition[mod] == 0 or calc(g, max(0, layer - 1), ctx, g.t.mod_condition[mod]):
                if concerns(g, how, max(0, layer - 1), ctx, g.t.mod_what[mod], spot):
                    if applies(g, max(0, layer - 1), ctx, mod, scopes, title, other):
                        worth = calc(g, max(0, layer - 1), ctx, g.t.mod_amount[mod]) if g.t.mod_amount[mod] > 0 else 1
                        total = joined(g, how, total, mod, worth)
    return total


def from_marks(
    g: Game, how: Known, layer: Known, kind: int, spot: int, scopes: int = ANY_SCOPE, other: int = NOBODY, title: int = NOBODY,
    total: int = 0,
) -> int:  # fmt: skip
    """… with what marks in force on the Pokémon and on the players add."""
    if how != ON_PLAYER:
        for k in range(HELD):
            mark = g.mark[spot, k] - 1
            if mark < 0:
                break
            if g.mark_turns[spot, k] <= 1 and g.t.mod_kind[mark >> 1] == kind:
                ctx = looks(g, layer, board.side_of(g, spot) ^ (mark & 1), g.serial[spot])
                if applies(g, max(0, layer - 1), ctx, mark >> 1, scopes, title, other):
                    total = joined(g, how, total, mark >> 1, g.mark_worth[spot, k])
    for side in range(2):
        for k in range(g.c.wide):
            mod = g.wide[side, k] - 1
            if mod < 0:
                break
            if g.wide_turns[side, k] <= 1 and g.t.mod_kind[mod] == kind:
                ctx = looks(g, layer, side, 0)
                if concerns(g, how, max(0, layer - 1), ctx, g.t.mod_what[mod], spot):
                    if applies(g, max(0, layer - 1), ctx, mod, scopes, title, other):
                        total = joined(g, how, total, mod, g.wide_worth[side, k])
    return total


def modified(
    g: Game, how: Known, layer: Known, kind: int, spot: int, scopes: int = ANY_SCOPE, other: int = NOBODY, title: int = NOBODY
) -> int:
    """What all modifiers of a kind in force come to: cards in play by spot, the Stadium, marks. Those without an amount count one
    each."""
    bit = min(kind, SHARED)
    total = 0
    for at in range(2 * g.c.slots):
        card = g.pokemon[at]
        if card > 0:
            if g.t.card_kinds[card] >> bit & 1 and not lost(g, at, layer):
                ctx = looks(g, layer, board.side_of(g, at), g.serial[at])
                total = from_card(g, how, layer, kind, scopes, title, spot, other, card, ctx, total)
            for k in range(g.c.tools):
                tool = g.tool[at, k]
                if g.t.card_kinds[tool] >> bit & 1 and not muted(g, at):
                    ctx = looks(g, layer, board.side_of(g, at), g.serial[at])
                    total = from_card(g, how, layer, kind, scopes, title, spot, other, tool, ctx, total)
    if g.t.card_kinds[g.stadium] >> bit & 1:
        # A Stadium speaks to each player alike (rulebook 8.27).
        ctx = looks(g, layer, spot if how == ON_PLAYER else board.side_of(g, spot), 0)
        total = from_card(g, how, layer, kind, scopes, title, spot, other, g.stadium, ctx, total)
    return from_marks(g, how, layer, kind, spot, scopes, other, title, total)


def given(g: Game, layer: Known, kind: Known, spot: int) -> int:
    """The sum of modifiers of a kind on a Pokémon, whatever they say beside it."""
    return modified(g, SUM, layer, kind, spot) if some(g, kind) else 0


def muted(g: Game, spot: int) -> int:
    """Whether the Tools of a Pokémon do nothing: so says a Stadium, or a mark, and no Tool."""
    if not some(g, KindOf.NO_TOOLS):
        return 0
    if from_marks(g, SUM, LOST, KindOf.NO_TOOLS, spot):
        return 1
    if g.t.card_kinds[g.stadium] >> min(KindOf.NO_TOOLS, SHARED) & 1 == 0:
        return 0
    ctx = looks(g, LOST, board.side_of(g, spot), 0)
    return from_card(g, SUM, LOST, KindOf.NO_TOOLS, ANY_SCOPE, NOBODY, spot, NOBODY, g.stadium, ctx, 0) > 0


def lost(g: Game, spot: int, layer: Known = OTHERS) -> int:
    """Whether its Ability neither works nor can be used (rulebook 10.7). What takes Abilities away is itself only stopped by a
    mark, so that the question has an answer."""
    if layer == LOST:
        return some(g, KindOf.NO_ABILITY) and from_marks(g, SUM, LOST, KindOf.NO_ABILITY, spot) > 0
    return given(g, LOST, KindOf.NO_ABILITY, spot) > 0


def max_hp(g: Game, spot: int) -> int:
    """Tens (rulebook 14.2)."""
    return g.t.hp[g.pokemon[spot]] + given(g, HPS, KindOf.MAX_HP, spot)


def retreat_cost(g: Game, spot: int) -> int:
    """No Retreat Cost stays none whatever adds to it (rulebook 9.4, D17)."""
    if given(g, RETREATS, KindOf.FREE_RETREAT, spot):
        return 0
    return max(0, g.t.retreat[g.pokemon[spot]] + given(g, RETREATS, KindOf.RETREAT_COST, spot))


# Numbers and conditions


def calc(g: Game, level: Known, ctx: int, at: int) -> int:
    """A number or condition: operations in the order of their operands. Each level has its own numbers to work on."""
    sp = DEPTH * (Level.EFFECTS - level)
    while g.t.ask[at] != Ask.END:
        sp = asked(g, level, ctx, at, sp)
        at += 1
    return g.number[sp - 1]


def asked(g: Game, level: Known, ctx: int, at: int, sp: int) -> int:
    """One operation; returns where the next number goes."""
    ask = g.t.ask[at]
    a = g.t.ask_a[at]
    b = g.t.ask_b[at]
    if ask >= Ask.TIMES and ask <= Ask.EITHER:
        return measures.combined(g, ask, a, sp)
    if ask >= Ask.ENERGY and ask <= Ask.CONDITIONS:
        g.number[sp] = of_pokemon(g, level, ctx, ask, a, b)
        return sp + 1
    sp -= ask == Ask.TOP_COUNT  # of how many is said before
    g.number[sp] = case(ask, {
        Ask.NUMBER: lambda: a,
        Ask.EVERYTHING: lambda: 1 << 20,
        Ask.HEADS: lambda: g.f_heads[ctx],
        Ask.TAILS: lambda: max(0, g.f_coins[ctx]) - g.f_heads[ctx],
        Ask.RESULT: lambda: g.f_result[ctx],
        Ask.DEALT: lambda: (g.f_power[ctx] if a else g.f_dealt[ctx]) * 10,
        Ask.COUNT: lambda: select.count_cards(g, ctx, a) if select.means_cards(g, ctx, a) else popcount(spots(g, level, ctx, a)),
        Ask.NAMES: lambda: types_among(g, level, ctx, a) if b else names(g, level, ctx, a),
        Ask.DISCARDED: lambda: sum(board.discarded_units(g, side, b) for side in bits(select.sides(g, ctx, a))),
        Ask.EXTRA: lambda: measures.extra(g, ctx, a),
        Ask.POINTS: lambda: sum(g.points[side] for side in bits(select.sides(g, ctx, a))),
        Ask.POINTS_NEEDED: lambda: max(0, g.c.points_to_win - sum(g.points[side] for side in bits(select.sides(g, ctx, a)))),
        Ask.KNOCKOUTS: lambda: sum(g.knockouts[side] for side in bits(select.sides(g, ctx, a))),
        # The player whose turn it is, side 0, has begun one more than the other, or as many.
        Ask.TURNS: lambda: sum((g.turn + 1 - side) // 2 for side in bits(select.sides(g, ctx, a))),
        Ask.TIMES_USED: lambda: sum(g.times[side, a] for side in bits(select.sides(g, ctx, b))),
        Ask.TOP_COUNT: lambda: sum(
            min(max(0, g.number[sp]), popcount(board.pile(g, side, Place.DECK))) for side in bits(select.sides(g, ctx, a))
        ),
        Ask.ZONE_UNITS: lambda: sum(measures.in_zone(g, ctx, at, side) for side in bits(select.sides(g, ctx, a))),
        Ask.DID: lambda: g.f_did[ctx],
        Ask.FALLEN: lambda: any(g.fallen[side] & a for side in bits(select.sides(g, ctx, b))),
        Ask.USED_ATTACK: lambda: measures.used_attack(g, ctx, a),
        Ask.FIRST_ATTACK: lambda: any(g.fought[spot] & 1 == 0 for spot in bits(board.where(g, g.f_source[ctx]))),
        Ask.FIRST_DAMAGE: lambda: any(g.spent[spot] == 0 for spot in bits(board.where(g, g.f_source[ctx]))),
        Ask.FIRST_TURN: lambda: (g.turn + g.f_controller[ctx]) & 1 if a else g.turn <= 2,
        Ask.SPENT: lambda: measures.spent(g, g.f_controller[ctx], a),
        Ask.IN_TURN: lambda: g.flow < Flow.NEXT and select.sides(g, ctx, b) & 1,
        Ask.SUPPORTER_PLAYED: lambda: g.stadium_played if a == 1 else g.supporter_played,
    })  # fmt: skip
    return sp + 1


def names(g: Game, level: Known, ctx: int, sel: int) -> int:
    """How many different names."""
    if select.means_cards(g, ctx, sel):
        return select.names_of_cards(g, select.cards(g, ctx, sel, 0), select.cards(g, ctx, sel, 1))
    found = spots(g, level, ctx, sel)
    return select.names_of_cards(g, board.tops(g, 0, found), board.tops(g, 1, found))


def types_among(g: Game, level: Known, ctx: int, sel: int) -> int:
    """How many different types, of cards by their print."""
    seen = 0
    if select.means_cards(g, ctx, sel):
        for side in range(2):
            for at in bits(select.cards(g, ctx, sel, side)):
                seen |= g.t.type_bits[g.card[side, at]]
    else:
        for spot in bits(spots(g, level, ctx, sel)):
            seen |= types(g, level, spot)
    return popcount(seen)


def of_pokemon(g: Game, level: Known, ctx: int, ask: int, sel: int, b: int) -> int:
    """Of several Pokémon the sum; `energy_types`: the different ones."""
    found = spots(g, level, ctx, sel)
    if ask == Ask.ENERGY_TYPES:
        return sum(any(g.energy[spot, unit] for spot in bits(found)) for unit in bits(b))
    return sum(of_one(g, level, ask, spot, b) for spot in bits(found))


def of_one(g: Game, level: Known, ask: int, spot: int, b: int) -> int:
    return case(ask, {
        Ask.ENERGY: lambda: board.units(g, spot, b),
        Ask.DAMAGE: lambda: (g.damage[spot] if b else g.struck[spot] >> 2) * 10,
        Ask.AGE: lambda: g.fought[spot] >> 3,
        Ask.CONDITIONS: lambda: popcount(select.statuses(g, spot) if b else board.tools(g, spot)),
        Ask.HP: lambda: level >= Level.RETREATS and max(0, max_hp(g, spot) - g.damage[spot]) * 10,
        Ask.EXCESS: lambda: level >= Level.RETREATS and max(0, g.damage[spot] - max_hp(g, spot)) * 10,
        Ask.MAX_HP: lambda: level >= Level.RETREATS and max_hp(g, spot) * 10,
        Ask.RETREAT: lambda: level >= Level.STATICS and retreat_cost(g, spot),
    })  # fmt: skip
