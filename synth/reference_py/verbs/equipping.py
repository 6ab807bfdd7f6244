"""The verb `equip`: a Tool of another Pokémon, of a pile or of those that were found goes to a Pokémon (rulebook 8.18)."""

from synth.dsl import ast
from synth.dsl.ast import Quantifier, Role, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.queries.select import cards, players
from synth.reference_py.queries.statics import tool_places
from synth.reference_py.verbs.card_choice import ask_card
from synth.reference_py.verbs.card_moves import in_reach
from synth.reference_py.verbs.piles import leave_deck, shuffle
from synth.reference_py.verbs.placing import holder
from synth.reference_py.verbs.targets import aim, choose
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def has_room(game: Game, spot: Spot) -> bool:
    return len(game.tools(spot)) < tool_places(game, spot)


def equip(game: Game, chance: Chance, statement: ast.Equip) -> None:
    effect, what = game.running, statement.what
    effect.did = False
    found = in_reach(game, effect, cards(game, effect, what))
    if what.role is Role.CARD:
        found = [card for card in found if holder(game, card)]
    if what.quantifier is Quantifier.RANDOM:
        card = _random(game, chance, found) if found else None
        for player in players(game, effect, what.side) if what.zone is Zone.DECK else ():
            shuffle(game, player)
        if card:
            _to_whom(game, chance, card, statement)
    elif what.zone is Zone.TOOLS:
        bearers = list(dict.fromkeys(spot for card in found if (spot := holder(game, card))))
        choose(game, chance, effect.controller, bearers, _of_bearer, statement, found)
    elif found:
        ask_card(game, chance, what, found, False, _to_whom, statement)


def _random(game: Game, chance: Chance, found: list[Held]) -> Held:
    return chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), found, game.card)


def _of_bearer(game: Game, chance: Chance, spot: Spot, statement: ast.Equip, found: list[Held]) -> None:
    """First whose, then which, if there are different ones."""
    ask_card(game, chance, statement.what, [card for card in found if holder(game, card) == spot], False, _to_whom, statement)


def _to_whom(game: Game, chance: Chance, card: Held, statement: ast.Equip) -> None:
    """Another Pokémon of its owner, which has room for it."""
    here = holder(game, card)

    def fits(game: Game, spot: Spot) -> bool:
        return spot.player == card.player and spot != here and has_room(game, spot)

    aim(game, chance, statement.to, _attach, card, fits=fits)


def _attach(game: Game, chance: Chance, found: list[Spot], card: Held) -> None:
    spot, owner, here = found[0], game.players[card.player], holder(game, card)
    if here:
        game.pokemon(here).lose_tool(card.at)
    if owner.place[card.at] == Place.DECK:
        leave_deck(game, card.player, card.at)
    owner.place[card.at], owner.seen[card.at] = Place.IN_PLAY + spot.slot, 0
    game.pokemon(spot).equip(card.at)
    game.running.did = True
