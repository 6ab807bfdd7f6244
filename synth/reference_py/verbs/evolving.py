"""Evolving: who may, with what, and what it changes (rulebook 7)."""

from synth.dsl import ast
from synth.dsl.ast import ModifierKind, Quantifier, Scope, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.select import cards
from synth.reference_py.verbs.card_choice import ask_card
from synth.reference_py.verbs.marks import end_with_active
from synth.reference_py.verbs.performing import TELL
from synth.reference_py.verbs.piles import leave_deck, shuffle
from synth.reference_py.verbs.targets import aim
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def evolution_targets(game: Game, card: Held) -> list[Spot]:
    """For a card played from hand: by name, not on a first turn, not on a Pokémon that came or evolved this turn."""
    name = known(game.card(card).evolves_from)
    spots = [spot for spot in game.own_spots(card.player) if _named(game, spot, name)]
    return [spot for spot in spots if _ready(game, spot) and not evolve_locked(game, spot)]


def _named(game: Game, spot: Spot, name: str) -> bool:
    if game.pokemon(spot).card.name == name:
        return True
    return any(found.modifier.name == name for found in statics.given(game, ModifierKind.EVOLVES_AS, spot))


def _ready(game: Game, spot: Spot) -> bool:
    if game.turn > 2 and not game.pokemon(spot).fresh:
        return True
    return statics.has(game, ModifierKind.EVOLVE_EARLY, spot)


def evolve_locked(game: Game, spot: Spot) -> bool:
    """Whether no card from hand may evolve it, by whatever means (rulebook 7.8)."""
    if statics.locked(game, spot.player, Scope.EVOLVE):
        return True
    return any(statics.has(game, kind, spot, Scope.EVOLVE) for kind in (ModifierKind.LOCK, ModifierKind.CANNOT))


def put_on(game: Game, spot: Spot, held: Held) -> None:
    """Damage, Energy and Tools stay; conditions and effects of attacks end (rulebook 7.4, 7.6).

    It is a new user of its Ability (10.3, D12), and has evolved from what it was, with Rare Candy from the Basic (7.7).
    """
    owner, pokemon = game.players[spot.player], game.pokemon(spot)
    game.note(spot.player, ast.Deed.EVOLUTIONS)
    pokemon.grown = pokemon.card.number
    pokemon.card, pokemon.fresh, pokemon.used = game.card(held), True, False
    pokemon.marks = ()
    owner.place[held.at], owner.seen[held.at] = Place.IN_PLAY + spot.slot, 0
    if spot.slot == 0:
        end_with_active(game, spot.player)
        owner.recover()
        owner.moved = False


def evolve(game: Game, chance: Chance, statement: ast.Evolve) -> None:
    """By an effect: with a chosen card of the hand or discard pile, or a random one of the deck or discard pile, on a first
    turn too (rulebook 5.2)."""
    game.running.did = False
    aim(game, chance, statement.what, _evolve, statement, fits=lambda game, spot: can_evolve(game, spot, statement))


def can_evolve(game: Game, spot: Spot, statement: ast.Evolve) -> bool:
    """By what is visible: a hand or discard pile must hold the card, a deck may (rulebook 7.9)."""
    if statement.card.zone is Zone.DECK:
        return True
    if statement.card.zone is Zone.HAND and evolve_locked(game, spot):
        return False
    return bool(candidates(game, game.running, spot, statement))


def candidates(game: Game, effect: Effect | None, spot: Spot, statement: ast.Evolve) -> list[Held]:
    """Cards of its owner that stand above it in its line."""
    looking = effect.copy() if effect else Effect(Carrier.RULE, spot.player)
    looking.call(game.pokemon(spot).serial)
    found = cards(game, looking, statement.card)
    return [card for card in found if card.player == spot.player and game.card(card).stage > game.pokemon(spot).card.stage]


def _evolve(game: Game, chance: Chance, found: list[Spot], statement: ast.Evolve) -> None:
    for spot in reversed(found):
        game.next(_evolve_one, game.pokemon(spot).serial, statement)


def _evolve_one(game: Game, chance: Chance, serial: int, statement: ast.Evolve) -> None:
    effect, what, spot = game.running, statement.card, game.find(serial)
    if spot is None or not can_evolve(game, spot, statement):
        return
    held = candidates(game, effect, spot, statement)
    if what.quantifier is Quantifier.RANDOM:
        if held:
            card = chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), held, game.card)
            if what.zone is Zone.DECK:
                leave_deck(game, card.player, card.at)
            put_on(game, spot, card)
            effect.did = True
            _tell(game, serial)
        if what.zone is Zone.DECK:
            shuffle(game, effect.controller)
    else:
        ask_card(game, chance, what, held, False, _evolve_with, spot, what.zone is Zone.HAND)


def _evolve_with(game: Game, chance: Chance, card: Held, spot: Spot, from_hand: bool) -> None:
    put_on(game, spot, card)
    game.running.did = True
    if from_hand:
        game.running.evolved = game.pokemon(spot).serial
    _tell(game, game.pokemon(spot).serial)


def _tell(game: Game, serial: int) -> None:
    """What waits for a Pokémon to evolve comes at once."""
    if not game.running.hushed:
        game.next(TELL["evolved"], serial)
