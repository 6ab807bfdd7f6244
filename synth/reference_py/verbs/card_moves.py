"""The verbs `draw` and `put`: cards between deck, hand, discard pile and play."""

from dataclasses import replace

from synth.dsl import ast
from synth.dsl.ast import Event, MeasureKind, Quantifier, Role, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Done, Effect, Fall, Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries.measure import EVERYTHING, MANY, number
from synth.reference_py.queries.select import cards, of_cards, players
from synth.reference_py.queries.shielding import shielded
from synth.reference_py.queries.statics import free_bench_slot
from synth.reference_py.verbs.card_choice import ask_card
from synth.reference_py.verbs.performing import tell_of
from synth.reference_py.verbs.piles import DeckEnd, draw, hand_size, leave_deck, leave_play, shuffle, top_card
from synth.reference_py.verbs.placing import holder, place_card
from synth.reference_py.verbs.targets import aim, choose
from synth.spec.cards import UNITS, Kind
from synth.spec.chance import Purpose
from synth.spec.layout import Place

_ENDS_OF_DECK = (ast.Place.DECK_TOP, ast.Place.DECK_BOTTOM)
_PLACES = {
    ast.Place.HAND: Place.HAND,
    ast.Place.DECK: Place.DECK,
    ast.Place.DISCARD: Place.DISCARD,
    ast.Place.DECK_BOTTOM: DeckEnd.BOTTOM,
    ast.Place.DECK_TOP: DeckEnd.TOP,
}


def draw_cards(game: Game, chance: Chance, statement: ast.Draw) -> None:
    game.running.did = False
    drawn: list[int] = []
    for player in players(game, game.running, statement.side):
        n = game.running.returned.get(player, 0) if _as_many(statement) else number(game, game.running, statement.amount)
        if isinstance(statement.amount, ast.Measure) and statement.amount.kind is MeasureKind.UNTIL:
            n -= hand_size(game, player)
        side = game.side(player)
        for _ in range(min(n, MANY)):
            index = 32 * side + chance.count(Purpose.EFFECT_DRAW, side)
            if draw(game, chance, player, Purpose.EFFECT_DRAW, index):
                game.running.did = True
                drawn.append(player)
    tell_of(game, drawn, Event.DRAWS)


def _as_many(statement: ast.Draw) -> bool:
    """Each player as many as the own hand had (rulebook 8.10)."""
    return (
        statement.side is ast.Side.BOTH
        and isinstance(statement.amount, ast.Measure)
        and (statement.amount.kind is MeasureKind.RESULT)
    )


def put(game: Game, chance: Chance, statement: ast.Put) -> None:
    what, effect = statement.what, game.running
    if what.role is Role.IT and effect.it_card and not effect.did:
        return
    if not effect.counting:
        effect.result, effect.moved = 0, ()
    effect.did = False
    if what.zone is Zone.DECK and statement.place in _ENDS_OF_DECK:
        # The deck is shuffled before cards of it go onto it or under it.
        for player in players(game, effect, what.side):
            shuffle(game, player)
    if what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
        _put_energy(game, chance, statement)
    elif what.zone is Zone.TOP:
        _put_top(game, chance, statement)
    elif not of_cards(effect, what):
        if statement.place in _PLACES:
            aim(game, chance, what, _put_pokemon, _PLACES[statement.place], statement.with_tools)
    elif what.zone is Zone.TOOLS and what.quantifier is Quantifier.CHOOSE:
        held = _reachable(game, effect, statement)
        holders = list(dict.fromkeys(known(holder(game, card)) for card in held))
        choose(game, chance, effect.controller, holders, _put_tool, statement)
    elif what.quantifier in (Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.DOWN_TO, Quantifier.ANY):
        _put_chosen(game, chance, statement)
    else:
        _put_all(game, chance, statement)


def _put_energy(game: Game, chance: Chance, statement: ast.Put) -> None:
    """What lies in an Energy Zone goes to the discard pile, or the next unit comes now (rulebook 6.18)."""
    if (statement.what.zone, statement.place) == (Zone.ZONE_NEXT, ast.Place.ZONE_NEXT):
        _exchange_next(game)
        return
    for player in players(game, game.running, statement.what.side):
        owner = game.players[player]
        if statement.place is ast.Place.ZONE_NEXT:
            if owner.energy_now and owner.energy_next:
                owner.energy_now, owner.energy_next = owner.energy_next, owner.energy_now
                _count(game.running, 1)
        elif statement.what.zone is Zone.ZONE_NOW and owner.energy_now:
            owner.throw_away(owner.energy_now - 1, 1)
            owner.energy_now = 0
            _count(game.running, 1)
        elif statement.what.zone is Zone.ZONE_NEXT and owner.energy_next:
            owner.energy_now = owner.energy_next
            unit = chance.among(Purpose.ENERGY_ROLL, 2 + game.side(player), owner.declared, lambda unit: UNITS[unit])
            owner.energy_next = unit + 1
            _count(game.running, 1)


def _exchange_next(game: Game) -> None:
    """What the two Energy Zones make next changes places, if both make something."""
    one, other = game.players
    if one.energy_next and other.energy_next:
        one.energy_next, other.energy_next = other.energy_next, one.energy_next
        _count(game.running, 1)


def _put_all(game: Game, chance: Chance, statement: ast.Put) -> None:
    what, effect = statement.what, game.running
    found = _reachable(game, effect, statement)
    wanted = {Quantifier.RANDOM: what.n, Quantifier.RANDOM_DOWN_TO: len(found) - what.n}.get(what.quantifier, EVERYTHING)
    taken = 0
    while found and taken < wanted:
        mixed = wanted < EVERYTHING or statement.place is ast.Place.DECK_UNDER
        card = _pick(game, chance, found) if mixed else found[0]
        found.remove(card)
        if not _placed(game, card, statement.place):
            break
        taken += 1
        effect.moved += (card,)
        effect.returned = {**effect.returned, card.player: effect.returned.get(card.player, 0) + 1}
    _count(effect, taken)
    _shuffle_after(game, statement)


def _placed(game: Game, card: Held, place: ast.Place) -> bool:
    """Puts it there, if there is room; cards that a hand loses to the discard pile are remembered until the statement is over.
    What goes to an end of its deck is not among those that were found there any more."""
    held = game.players[card.player].place[card.at] == Place.HAND
    done = place_card(game, card, place)
    if done and place in (*_ENDS_OF_DECK, ast.Place.DECK_UNDER):
        game.running.found = tuple(found for found in game.running.found if found[0] != card)
    if done and held and place is ast.Place.DISCARD:
        game.running.shed += (card.player,)
    return done


def _reachable(game: Game, effect: Effect, statement: ast.Put) -> list[Held]:
    """An attack or a Trainer card does not reach the Tool or the stack of a Pokémon that is protected from its effects."""
    found = cards(game, effect, statement.what)
    if statement.place is ast.Place.BENCH:
        found = [card for card in found if game.card(card).kind is Kind.POKEMON]
    return in_reach(game, effect, found)


def in_reach(game: Game, effect: Effect, found: list[Held]) -> list[Held]:
    if effect.carrier in (Carrier.ATTACK, Carrier.TRAINER):
        return [card for card in found if not ((spot := holder(game, card)) and shielded(game, effect, spot))]
    return found


def _put_tool(game: Game, chance: Chance, spot: Spot, statement: ast.Put) -> None:
    """First whose, then which, if there are different ones."""
    ask_card(game, chance, statement.what, game.tools(spot), False, _put_this_tool, statement)


def _put_this_tool(game: Game, chance: Chance, tool: Held, statement: ast.Put) -> None:
    _put_one(game, tool, statement)


def _count(effect: Effect, n: int) -> None:
    effect.result += n
    effect.did = effect.did or n > 0


def _shuffle_after(game: Game, statement: ast.Put) -> None:
    what, effect = statement.what, game.running
    if what.role in (Role.IT, Role.FOUND, Role.REST):
        moved = [card for card, _ in effect.found] if what.role is not Role.IT else [known(effect.it_card)]
        owners = {card.player for card in moved} if statement.place is ast.Place.DECK else set()
    elif statement.place is ast.Place.DECK or (what.zone is Zone.DECK and statement.place not in _ENDS_OF_DECK):
        owners = set(players(game, effect, what.side))
    else:
        owners = set()
    for player in owners:
        shuffle(game, player)
    shed, effect.shed = effect.shed, ()
    tell_of(game, list(shed), Event.DISCARDS)


def _pick(game: Game, chance: Chance, found: list[Held]) -> Held:
    """Every copy is as likely as every other (rulebook 17.3, D29)."""
    return chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), found, game.card)


def _put_top(game: Game, chance: Chance, statement: ast.Put) -> None:
    """From the top of the deck, as many as there are (rulebook 17.8)."""
    effect = game.running
    for player in players(game, effect, statement.what.side):
        side = game.side(player)
        for _ in range(number(game, effect, statement.what.top)):
            if not game.players[player].cards_in(Place.DECK):
                break
            index = 32 * side + chance.count(Purpose.LOOK, side)
            at = top_card(game, chance, player, Purpose.LOOK, index)
            leave_deck(game, player, at)
            effect.call(None, Held(player, at))
            place_card(game, Held(player, at), statement.place)
            effect.moved += (Held(player, at),)
            _count(effect, 1)


def _put_chosen(game: Game, chance: Chance, statement: ast.Put) -> None:
    """One a choice, each put at once: onto or under a deck in the order that is chosen. A fixed number is all or nothing; down
    to a number, the surplus."""
    what, effect = statement.what, game.running
    found = _reachable(game, effect, statement)
    n = what.n
    if what.quantifier is Quantifier.DOWN_TO:
        n = len(found) - n
    elif what.quantifier is Quantifier.ANY:
        n = len(found)
    elif what.quantifier is Quantifier.CHOOSE and len(found) < n:
        return
    if n > 0:
        _choose_next(game, chance, statement, n)


def _choose_next(game: Game, chance: Chance, statement: ast.Put, left: int) -> None:
    what, effect = statement.what, game.running
    found = _reachable(game, effect, statement)
    if statement.place is ast.Place.BENCH:  # once it is full nobody is offered (rulebook 7.2)
        found = [card for card in found if free_bench_slot(game, card.player) is not None]
    may_stop = what.quantifier in (Quantifier.UP_TO, Quantifier.ANY)
    if not effect.counting:
        effect.left = left if what.n > 1 or what.quantifier in (Quantifier.DOWN_TO, Quantifier.ANY) else 0
    if not left or not found:
        _shuffle_after(game, statement)
    elif len(found) == left and not may_stop and (left == 1 or statement.place not in _ENDS_OF_DECK):
        chance.forced += found
        for card in found:
            _put_one(game, card, statement)
        effect.left = effect.left if effect.counting else 0
        _shuffle_after(game, statement)
    else:
        ask_card(game, chance, what, found, may_stop, _put_and_go_on, statement, left)


def _put_and_go_on(game: Game, chance: Chance, card: Held | Done, statement: ast.Put, left: int) -> None:
    if isinstance(card, Held):
        _put_one(game, card, statement)
    _choose_next(game, chance, statement, left - 1 if isinstance(card, Held) else 0)


def _put_one(game: Game, card: Held, statement: ast.Put) -> None:
    if _placed(game, card, statement.place):
        game.running.moved += (card,)
        _count(game.running, 1)


def _put_pokemon(game: Game, chance: Chance, found: list[Spot], place: Place | DeckEnd, with_tools: bool) -> None:
    """A Pokémon that is being Knocked Out is not put away now: it only goes elsewhere then (rulebook 14.8, D20)."""
    for spot in found:
        serial = game.pokemon(spot).serial
        if serial in game.falling:
            fall = game.fall or Fall()
            game.fall = replace(fall, rescued={**fall.rescued, serial: (place, with_tools)})
        else:
            leave_play(game, spot, place, with_tools)
        _count(game.running, 1)
