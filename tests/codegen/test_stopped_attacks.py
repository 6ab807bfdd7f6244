"""An attack that Confusion has stopped was not used: the Pokémon's first attack is still to come (rulebook 16.9, D25)."""

from __future__ import annotations

from synth.codegen.build import build
from synth.reference_py import CardPool
from synth.spec.cards import Energy
from synth.spec.decks import Deck
from synth.spec.store import load_catalogue
from tests.codegen.machine_games import follow

FIRST_ATTACK = ("B3a-026", "B3a-013")
CONFUSE = ("A2b-049", "A3b-060", "B1-195", "B2-063")
OTHERS = ("A1-112", "A1-119", "A1-125", "A1-126")
GAMES, STEPS = 48, 120


def test_games_with_stopped_attacks_are_the_references() -> None:
    catalogue = load_catalogue()
    ids = (*FIRST_ATTACK, *CONFUSE, *OTHERS)
    deck = Deck.of("confusion", 2 * ids, (Energy.PSYCHIC, Energy.WATER))
    cards = [catalogue.get(card) for card in ids]
    games = follow(build(cards), CardPool(cards), [(deck, deck)] * GAMES, STEPS)
    assert any(pokemon and pokemon.fought for game in games for player in game.players for pokemon in player.slots)
