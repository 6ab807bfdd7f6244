"""Deck lists: both text formats, the rules of construction, and random decks that keep them."""

from collections import Counter

import numpy as np
import pytest

from synth.spec.cards import Energy
from synth.spec.decks import Deck, Pool, check_deck, infer_energy, parse_deck, print_deck, random_deck, read_deck
from synth.spec.decks.rules import usable
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from tests.spec.made_up import CATALOGUE, COACH, DRAKELET, EMBERLING, FILLERS, PYROOK, PYROOK_EX, STONEKIN, pokemon

EXPORT = """\
Pokémon: 4
2 Emberling Z1 1
2 Pyrook Z1 002

Trainer: 16
""" + "".join(f"2 Gadget {number} Z1 {number}\n" for number in range(9, 17))


def test_both_formats_say_the_same() -> None:
    bare = "\n".join(["Energy: Fire", "2 Z1 001", "2 Z1-2", *(f"2 Z1 {number}" for number in range(9, 17))])
    deck = parse_deck(EXPORT, "sample", CATALOGUE)
    assert deck == parse_deck(bare, "sample", CATALOGUE)
    assert deck.energy == (Energy.FIRE,)
    assert deck.cards[:4] == ("Z1-001", "Z1-001", "Z1-002", "Z1-002")
    check_deck(deck, CATALOGUE)


def test_headings_with_counts_in_brackets_and_ids_in_brackets() -> None:
    deck = parse_deck("Pokémon (2)\n2 Emberling (Z1-1)\n\n# a remark\nTrainer (0)\n", "sample", CATALOGUE)
    assert deck.cards == ("Z1-001", "Z1-001")


def test_a_printed_deck_reads_back() -> None:
    deck = parse_deck("Energy: Water, Fire\n" + EXPORT, "sample", CATALOGUE)
    assert deck.energy == (Energy.FIRE, Energy.WATER)
    assert parse_deck(print_deck(deck, CATALOGUE), "sample", CATALOGUE) == deck


def test_energy_is_inferred_in_order_of_frequency() -> None:
    assert infer_energy([PYROOK_EX, DRAKELET]) == (Energy.FIRE, Energy.WATER)


def test_energy_of_colorless_attacks_follows_the_pokemon() -> None:
    assert infer_energy([pokemon("Z1-090", "Drifter", type="D", cost="CC")]) == (Energy.DARKNESS,)
    assert infer_energy([]) == (Energy.GRASS,)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2 Emberling Z1 77", "line 1: unknown card Z1-077"),
        ("2 Pyrook Z1 1", "line 1: Z1-001 is Emberling, not Pyrook"),
        ("two Emberlings", "line 1: cannot read 'two Emberlings'"),
        ("Energy: Fyre", "line 1: unknown type of Energy Fyre; did you mean Fire"),
    ],
)
def test_a_list_that_cannot_be_read(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_deck(text, "sample", CATALOGUE)


def test_a_missing_file_is_one_line(tmp_path: object) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_deck(f"{tmp_path}/none.txt", CATALOGUE)


GADGETS = [card.id for card in FILLERS for _ in range(2)]


@pytest.mark.parametrize(
    ("cards", "energy", "message"),
    [
        ([EMBERLING.id, *GADGETS[:18]], "R", "19 cards, a deck has exactly 20"),
        ([EMBERLING.id] * 2 + ["Z1-020"] + GADGETS[:17], "R", "3 cards named Emberling, at most 2"),
        ([STONEKIN.id, *GADGETS[:19]], "F", "no Basic Pokémon"),
        ([EMBERLING.id, *GADGETS[:19]], "", "0 types of Energy, a deck declares 1 to 3"),
        ([EMBERLING.id, *GADGETS[:19]], "RGWL", "4 types of Energy, a deck declares 1 to 3"),
        ([EMBERLING.id, *GADGETS[:19]], "RC", "Colorless Energy cannot be declared"),
        ([EMBERLING.id, *GADGETS[:19]], "RN", "Dragon Energy cannot be declared"),
        ([EMBERLING.id, *GADGETS[:19]], "W", "no Pokémon can use an attack with Water Energy"),
        (["Z1-077", *GADGETS[:19]], "R", "unknown card Z1-077"),
    ],
)
def test_illegal_decks(cards: list[str], energy: str, message: str) -> None:
    deck = Deck.of("sample", cards, map(Energy, energy))
    with pytest.raises(InputError, match=message):
        check_deck(deck, CATALOGUE)


def test_random_decks_are_legal_and_reach_every_card() -> None:
    rng, pool = np.random.default_rng(7), Pool.of(CATALOGUE)
    drawn: Counter[str] = Counter()
    for _ in range(300):
        deck = random_deck(pool, rng)
        check_deck(deck, CATALOGUE)
        drawn.update(set(deck.cards))
    assert set(drawn) == {card.id for card in CATALOGUE.unique}
    assert min(drawn.values()) >= 300 / len(CATALOGUE.unique)


def test_random_decks_repeat_with_their_seed() -> None:
    assert random_deck(CATALOGUE, np.random.default_rng(3)) == random_deck(CATALOGUE, np.random.default_rng(3))


def test_evolutions_come_with_what_they_evolve_from() -> None:
    rng = np.random.default_rng(1)
    decks = [random_deck(CATALOGUE, rng) for _ in range(100)]
    assert all(EMBERLING.id in deck.cards for deck in decks if PYROOK.id in deck.cards)


def test_a_card_often_brings_the_cards_it_names() -> None:
    rng, pool = np.random.default_rng(1), Pool.of([*CATALOGUE.unique, *_crowd(60)])
    decks = [random_deck(pool, rng) for _ in range(2000)]
    with_coach = [deck for deck in decks if COACH.id in deck.cards]
    share = sum(STONEKIN.id in deck.cards for deck in with_coach) / len(with_coach)
    alone = sum(STONEKIN.id in deck.cards for deck in decks) / len(decks)
    assert share > 1.3 * alone


def _crowd(size: int) -> list[object]:
    return [pokemon(f"Z2-{number:03d}", f"Passer-by {number}") for number in range(1, size + 1)]


def test_a_pool_without_a_legal_deck_is_an_error() -> None:
    with pytest.raises(InputError, match="no legal deck from a pool of 1 cards"):
        random_deck([EMBERLING], np.random.default_rng(0))
    with pytest.raises(InputError, match="no legal deck"):
        random_deck(FILLERS, np.random.default_rng(0))


def test_random_decks_of_the_whole_catalogue_have_whole_lines_and_fitting_energy() -> None:
    catalogue = load_catalogue()
    rng, pool = np.random.default_rng(0), Pool.of(catalogue)
    decks = [random_deck(pool, rng) for _ in range(100)]
    lists = [[catalogue.get(card) for card in deck.cards] for deck in decks]
    for cards in lists:
        names = {card.name for card in cards}
        assert [card.id for card in cards if card.evolves_from and card.evolves_from not in names] == []
    assert sum(any(card.stage == 1 for card in cards) for cards in lists) > 80
    assert sum(any(card.stage == 2 for card in cards) for cards in lists) > 40
    inferred = sum(set(deck.energy) == set(infer_energy(cards)) for deck, cards in zip(decks, lists, strict=True))
    assert 75 < inferred < 100, "Energy fits the attacks in most decks, and is drawn freely in some"
    attackers = [(card, deck) for deck, cards in zip(decks, lists, strict=True) for card in cards if card.attacks]
    assert sum(usable(card, deck.energy) for card, deck in attackers) > 0.9 * len(attackers)
