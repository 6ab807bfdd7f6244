"""Decks built like others: legal, with lines as in the example, and with Trainers that have somebody to work on."""

from collections import Counter

import numpy as np

from synth.spec.decks import Pool, check_deck, shipped_decks, training_decks
from synth.spec.decks.alike import deck_like, lines_of
from synth.spec.store import load_catalogue

CATALOGUE = load_catalogue()
POOL = Pool.of(CATALOGUE)
DECKS = shipped_decks(CATALOGUE)
EXAMPLES = [[CATALOGUE.get(card) for card in DECKS[name].cards] for name in training_decks()]


def shape(cards: list) -> Counter:
    """How many Pokémon of each stage, by what they are worth."""
    return Counter((card.stage, card.points) for card in cards if card.is_pokemon)


def test_lines_hold_every_pokemon_once_and_the_most_valuable_first() -> None:
    for example in EXAMPLES:
        lines = lines_of(example)
        assert Counter({card.id: number for line in lines for card, number in line}) == Counter(
            card.id for card in example if card.is_pokemon or any(one.evolves_from == card.name for one in example)
        )
        assert lines[0][0][0].points == max(card.points for card in example)


def test_they_are_legal_repeat_with_their_seed_and_have_the_stages_of_an_example() -> None:
    shapes = [shape(example) for example in EXAMPLES]
    alike = 0
    for seed in range(60):
        deck = deck_like(POOL, np.random.default_rng(seed), EXAMPLES)
        assert deck == deck_like(POOL, np.random.default_rng(seed), EXAMPLES)
        check_deck(deck, CATALOGUE)
        alike += shape([CATALOGUE.get(card) for card in deck.cards]) in shapes
    assert alike > 40, "some lines have fewer stages than the one they stand for, or share a name"


def test_pokemon_come_from_the_whole_pool_and_trainers_mostly_from_the_examples() -> None:
    rng = np.random.default_rng(1)
    decks = [[CATALOGUE.get(card) for card in deck_like(POOL, rng, EXAMPLES).cards] for _ in range(150)]
    known = {card.name for example in EXAMPLES for card in example}
    pokemon = Counter(card.name in known for deck in decks for card in deck if card.is_pokemon)
    trainers = Counter(card.name in known for deck in decks for card in deck if not card.is_pokemon)
    assert pokemon[False] > pokemon[True] and trainers[True] > 4 * trainers[False]
