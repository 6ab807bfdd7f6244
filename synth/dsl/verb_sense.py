"""What a verb can be said with: quantities, units and places that make sense together."""

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import FilterKind, MeasureKind, Quantifier, Role, Side, Zone
from synth.dsl.shape import DOWN_TO
from synth.dsl.walk import nodes
from synth.spec.cards import DECLARABLE, Kind

Fault = tuple[str, ast.Node]

_NOT_CHOSEN = frozenset({Zone.PLAYER, Zone.TOP, Zone.ZONE_NOW, Zone.ZONE_NEXT})
IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY, Zone.SPOT})
_POKEMON_ROLES = frozenset(
    {Role.SELF, Role.HOST, Role.IT, Role.DEFENDER, Role.ATTACKER, Role.NEW_ACTIVE, Role.OLD_ACTIVE, Role.EACH}
)
_PICKS_ONE = frozenset({Quantifier.CHOOSE, Quantifier.RANDOM})
_MADE = frozenset(DECLARABLE)
_ALL = ast.Measure(kind=MeasureKind.EVERYTHING)
_GROWING = frozenset(
    {
        *((zone, Quantifier.CHOOSE) for zone in (Zone.HAND, Zone.DISCARD)),
        *((zone, Quantifier.RANDOM) for zone in (Zone.DECK, Zone.DISCARD)),
    }
)
"""Where a card to evolve with comes from, and how it is picked."""
_EVOLVING = frozenset({FilterKind.EVOLVES_FROM_IT, FilterKind.EVOLVES_VIA_STAGE1, FilterKind.EVOLVES_FROM})


def of_pokemon(selector: ast.Selector) -> bool:
    return selector.role in _POKEMON_ROLES if selector.role else selector.zone in IN_PLAY


def verb_faults(statement: ast.Stmt) -> Iterator[Fault]:
    match statement:
        case ast.Choose(what=what):
            every = what.quantifier is Quantifier.ALL and what.zone in (Zone.BENCH, Zone.PLAY)
            if (what.quantifier not in _PICKS_ONE and not every) or what.role or what.zone in _NOT_CHOSEN:
                yield "choose says how many of what, or all Pokémon", statement
            elif not of_pokemon(what) and what.n > 1:
                yield "one card is chosen", statement
            elif what.zone is Zone.SPOT and (what.n > 1 or what.filters or what.quantifier is Quantifier.RANDOM):
                yield "one spot is chosen, whoever stands there", statement
        case ast.Damage(to=to) if statement.times is not None and (to.quantifier is not Quantifier.RANDOM or to.n > 1):
            yield "times is for a random Pokémon each time", statement
        case ast.Damage(to=to) | ast.SetHp(what=to) if to.zone is Zone.SPOT and to.quantifier is not Quantifier.ALL:
            yield "choose a spot first", statement
        case ast.MoveDamage(source=source, to=to) if statement.how:
            if not (_is_one(source) and _is_one(to)):
                yield f"{statement.how} is between two Pokémon", statement
            if statement.amount != _ALL and (statement.how == "swapped" or not isinstance(statement.amount, ast.Const)):
                yield "all damage is swapped, a plain amount spares", statement
        case ast.Attach():
            yield from _attach(statement)
        case ast.Strip():
            yield from _strip(statement)
        case ast.Shift():
            yield from _shift(statement)
        case ast.Put():
            yield from _put(statement)
        case ast.Show(what=what):
            top = what.zone is Zone.TOP
            wanted = (Quantifier.ALL, Quantifier.CHOOSE) if top else (Quantifier.ALL, Quantifier.RANDOM)
            if what.quantifier not in wanted or (top and what.n > 1):
                yield "show all of them, random ones, or 1 of the decks' tops", statement
        case ast.Equip():
            yield from _equip(statement)
        case ast.Order(what=what):
            pile = Zone.TOP if statement.how == "chosen" else Zone.DECK
            one = what.side is not Side.BOTH or statement.how == "random"
            if what.zone is not pile or what.quantifier is not Quantifier.ALL or what.filters or not one:
                yield "order a player's top(n) chosen, or decks random", statement
        case ast.Evolve(card=card):
            picked = (card.zone, card.quantifier) in _GROWING
            if not picked or card.side is not Side.MY or card.n > 1 or card.by != "my":
                yield "evolve with 1 of my.hand or my.discard, or random 1 of my.deck or my.discard", statement
            elif not any(wanted.kind in _EVOLVING for wanted in card.filters):
                yield "evolve with a card that evolves from it", statement
        case ast.Switch(out=out, into=into):
            if out.quantifier is not Quantifier.ALL or out.zone not in (None, Zone.ACTIVE) or out.side is Side.BOTH:
                yield "switch one Active Pokémon out", statement
            if not into.role and (into.zone is Zone.ACTIVE or into.quantifier not in _PICKS_ONE or into.n > 1):
                yield "switch with one Benched Pokémon", statement
        case ast.Retype(what=what) if what.zone is Zone.ZONE_NEXT and (what.filters or what.quantifier is not Quantifier.ALL):
            yield "the next Energy is only one", statement
        case ast.Retype(every=True, what=ast.Selector(zone=Zone.ZONE_NEXT)):
            yield "the next Energy is only one", statement
        case ast.Retype(energy=energy, among=among) if among and (energy or len(set(among)) < 2 or not set(among) <= _MADE):
            yield "among is two or more types that Energy can be, of which one is picked", statement
        case ast.Score(amount=ast.Const(n=0)):
            yield "score some points, or lose some", statement
        case ast.Draw(amount=amount):
            inside = (node for node in nodes(amount) if node is not amount)
            if any(isinstance(node, ast.Measure) and node.kind is MeasureKind.UNTIL for node in inside):
                yield "until is the whole amount", statement


def _any_unit(statement: ast.Attach) -> bool:
    """One unit of the discard pile, whichever the player picks, or the one that lies in the Energy Zone, to one Pokémon."""
    units, to = statement.units, statement.to
    one = to.role is not None or to.zone is Zone.ACTIVE or (to.quantifier is Quantifier.CHOOSE and to.n == 1)
    alone = units.how == "chosen" and not units.energies and units.n == ast.Const(n=1)
    return statement.source != "zone" and alone and one and not statement.spread


def _attach(statement: ast.Attach) -> Iterator[Fault]:
    units, zone = statement.units, statement.source == "zone"
    if statement.source == "zone_now" and not _any_unit(statement):
        yield "the Energy that lies in the Energy Zone, 1[*], goes to one Pokémon", statement
    if statement.spread == "spread" and statement.to.quantifier is not Quantifier.ALL:
        yield "spread is over all of them", statement
    match units.how:
        case "chosen" if len(units.energies) != 1 and not _any_unit(statement):
            yield "attach names one type of Energy, or says random or different", statement
        case "random" | "upto" if zone and not units.energies:
            yield "the Energy Zone makes types that are named", statement
        case "different":
            one = statement.to.role is not None or statement.to.zone is Zone.ACTIVE
            if not units.energies and (zone or not (one or statement.spread == "spread")):
                yield "different Energy of any type goes from the discard pile to one Pokémon, or is spread", statement
            if units.energies and units.n != ast.Const(n=len(units.energies)):
                yield "different: one of each type that is named", statement
    if zone and any(isinstance(node, ast.Measure) and node.kind is MeasureKind.EVERYTHING for node in nodes(units.n)):
        yield "the Energy Zone has no end", statement


_PICKED_TOOLS = frozenset(
    {
        (Zone.TOOLS, Quantifier.CHOOSE), (Zone.DISCARD, Quantifier.CHOOSE), (None, Quantifier.CHOOSE),
        *((zone, Quantifier.RANDOM) for zone in (Zone.TOOLS, Zone.DISCARD, Zone.DECK)),
    }
)  # fmt: skip
"""Where a Tool comes from, and how it is picked; no zone: what was found."""


def _equip(statement: ast.Equip) -> Iterator[Fault]:
    what, to = statement.what, statement.to
    tools = what.zone is Zone.TOOLS or any(one.kind is FilterKind.KIND and one.card_kind is Kind.TOOL for one in what.filters)
    if what.role is Role.CARD:
        if what.filters or to.role is Role.HOST:
            yield "this card goes to another Pokémon", statement
    elif (what.zone, what.quantifier) not in _PICKED_TOOLS or what.n > 1 or what.by != "my":
        yield "equip one Tool: 1 of my.tools, my.discard or found, or a random one of them or of my.deck", statement
    elif not tools:
        yield "only Tools are attached: say kind=tool", statement
    if not _is_one(to):
        yield "equip one Pokémon", statement
    elif what.quantifier is Quantifier.RANDOM and to.zone not in (None, Zone.ACTIVE):
        yield "choose first who gets a random Tool", statement
    if Side.BOTH in (what.side, to.side) or (what.side and to.side and what.side is not to.side):
        yield "a Tool stays with its owner's Pokémon", statement


def _strip(statement: ast.Strip) -> Iterator[Fault]:
    units = statement.units
    if units.how == "different" and (not units.energies or units.n != ast.Const(n=len(units.energies))):
        yield "different: one of each type that is named", statement
    if statement.pooled and (units.how != "random" or statement.source.quantifier is not Quantifier.ALL):
        yield "pooled is random, of all of them", statement


def _shift(statement: ast.Shift) -> Iterator[Fault]:
    to, units = statement.to, statement.units
    if units.how == "different":
        yield "shift random or chosen Energy", statement
    if statement.spread:
        every = to.quantifier is Quantifier.ALL and statement.source.quantifier is Quantifier.ALL
        every = every or (to.quantifier is Quantifier.ALL and statement.source.role is not None)
        if units.how not in ("upto", "chosen") or statement.one_each or not every:
            yield "spread moves chosen units, among all of them", statement
    elif statement.one_each:
        if to.quantifier is not Quantifier.CHOOSE or units.how == "random" or statement.source.quantifier is not Quantifier.ALL:
            yield "one_each is to so many chosen ones", statement
        elif len(units.energies) != 1 or not (statement.source.role or statement.source.zone is Zone.ACTIVE):
            yield "one_each moves one type of Energy of one Pokémon", statement
    elif not _is_one(to):
        yield "shift to one Pokémon", statement


def _is_one(selector: ast.Selector) -> bool:
    return bool(selector.role) or _one_active(selector) or (selector.quantifier in _PICKS_ONE and selector.n == 1)


def _one_active(selector: ast.Selector) -> bool:
    return selector.zone is Zone.ACTIVE and selector.side is not Side.BOTH


def _put(statement: ast.Put) -> Iterator[Fault]:
    what, place = statement.what, statement.place
    piles = (ast.Place.HAND, ast.Place.DECK, ast.Place.DISCARD)
    in_play = of_pokemon(what) or what.zone in (Zone.TOOLS, Zone.STADIUM) or what.role is Role.TOP_CARD
    ends = (ast.Place.DECK_BOTTOM, ast.Place.DECK_TOP) if of_pokemon(what) else ()
    if in_play and what.role is not Role.IT and place not in (*piles, *ends):
        yield "from play to hand, deck or discard", statement
    if what.zone in (Zone.HAND_AND_DECK, Zone.PLAY_AND_HAND):
        yield "put moves cards from one place", statement
    if what.zone is Zone.TOP and what.quantifier is not Quantifier.ALL:
        yield "top says itself how many", statement
    if what.quantifier in DOWN_TO and what.zone is not Zone.HAND:
        yield "downto is for a hand", statement
    if what.quantifier is Quantifier.RANDOM_DOWN_TO and what.side is Side.BOTH:
        yield "random_downto is for one hand", statement
    one = what.quantifier is Quantifier.CHOOSE and what.n == 1
    if what.zone is Zone.TOOLS and what.quantifier not in (Quantifier.ALL, Quantifier.RANDOM) and not one:
        yield "put all Tools, random ones or 1", statement
    if place is ast.Place.DECK_UNDER and (what.zone is not Zone.HAND or what.quantifier is not Quantifier.ALL):
        yield "a hand is shuffled and goes under its deck", statement
    if what.zone is Zone.STADIUM and what.quantifier is not Quantifier.ALL:
        yield "there is only one Stadium", statement
    pokemon = any(
        one.kind in (FilterKind.NAME, FilterKind.STAGE, FilterKind.EVOLVES_FROM) or one.card_kind is Kind.POKEMON
        for one in what.filters
    )
    if place is ast.Place.BENCH and what.zone and not pokemon:
        yield "only Pokémon are put onto the Bench: say kind=pokemon, their stage or their name", statement
