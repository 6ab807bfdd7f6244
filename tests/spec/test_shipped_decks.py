"""The decks that ship: legal, whole lines, every type of Energy and every set; found by name or by file."""

from collections import Counter
from pathlib import Path

import pytest

from synth.spec.cards import DECLARABLE, Kind, Tag
from synth.spec.decks import Deck, check_deck, find_deck, key_cards, parse_deck, print_deck, shipped_decks
from synth.spec.decks.rules import usable
from synth.spec.decks.shipped import LISTS
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

CATALOGUE = load_catalogue()
DECKS = shipped_decks(CATALOGUE)


def cards_of(deck: Deck) -> list:
    return [CATALOGUE.get(card) for card in deck.cards]


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_is_legal_and_complete(name: str) -> None:
    deck, cards = DECKS[name], cards_of(DECKS[name])
    check_deck(deck, CATALOGUE)
    names = {card.name for card in cards}
    assert [card.id for card in cards if card.evolves_from and card.evolves_from not in names] == []
    fossils = {card.name for card in cards if card.kind is Kind.FOSSIL}
    assert fossils <= {card.evolves_from for card in cards}
    assert all(usable(card, deck.energy) for card in key_cards(deck, CATALOGUE))


@pytest.mark.parametrize("path", sorted(LISTS.iterdir()), ids=lambda path: path.stem)
def test_a_shipped_file_says_what_it_is_about_and_declares_its_energy(path: Path) -> None:
    title, energy = path.read_text("utf-8").splitlines()[:2]
    assert path.suffix == ".txt" and title.startswith("# ") and energy.startswith("Energy: ")


def test_there_are_enough_and_no_two_are_alike() -> None:
    assert len(DECKS) >= 30
    assert len({(deck.cards, deck.energy) for deck in DECKS.values()}) == len(DECKS)


def test_every_type_of_energy_is_declared_twice_at_least() -> None:
    declared = Counter(energy for deck in DECKS.values() for energy in deck.energy)
    assert min(declared[energy] for energy in DECLARABLE) >= 2
    assert sum(len(deck.energy) == 2 for deck in DECKS.values()) >= 2


def test_every_set_occurs() -> None:
    everything = {card.set for card in CATALOGUE.cards.values()}
    assert {card.set for deck in DECKS.values() for card in cards_of(deck)} == everything


def test_every_kind_of_deck_occurs() -> None:
    decks = [cards_of(deck) for deck in DECKS.values()]
    for kind in Kind:
        assert sum(any(card.kind is kind for card in cards) for cards in decks) >= 2, kind
    for tag in Tag:
        assert any(sum(tag in card.tags for card in cards) >= 4 for cards in decks), tag
    assert sum(any(card.mega for card in cards) for cards in decks) >= 5
    assert sum(all(card.points == 1 for card in cards) for cards in decks) >= 4
    babies = [card for cards in decks for card in cards if card.hp == 30 and not any(attack.cost for attack in card.attacks)]
    assert len(babies) >= 4


def test_a_deck_is_found_by_name_or_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = find_deck("haxorus-iris", CATALOGUE)
    assert shipped == DECKS["haxorus-iris"]
    file = tmp_path / "mine.txt"
    file.write_text(print_deck(shipped, CATALOGUE), encoding="utf-8")
    assert find_deck(str(file), CATALOGUE).cards == shipped.cards
    monkeypatch.chdir(tmp_path)
    (tmp_path / "haxorus-iris").write_text("Energy: Water\n2 Squirtle A1 53\n", encoding="utf-8")
    assert find_deck("haxorus-iris", CATALOGUE).cards == ("A1-053", "A1-053")


def test_a_name_nothing_has_is_one_line() -> None:
    with pytest.raises(InputError, match="neither a deck file nor a shipped deck; did you mean haxorus-iris"):
        find_deck("haxorus-irish", CATALOGUE)
    with pytest.raises(InputError, match="synth deck list shows"):
        find_deck("q" * 300, CATALOGUE)
    with pytest.raises(InputError, match=r"deck file haxorus-iris\.txt: cannot be read"):
        find_deck("haxorus-iris.txt", CATALOGUE)


def test_lists_of_real_cards_in_every_spelling() -> None:
    spellings = ("2 Charmander A1 033", "2 Charmander A1 33", "2 Charmander A1-33", "2x Charmander (A1-033)", "2 A1-33")
    for line in (*spellings, "Energy: Fire\n2 Charmander A1 33", "Pokémon: 2\n2 Charmander A1 33\n\nTrainer: 0\n"):
        deck = parse_deck(line, "sample", CATALOGUE)
        assert (deck.cards, "".join(deck.energy)) == (("A1-033", "A1-033"), "R"), line
    promo = parse_deck("2 Professor's Research P-A 7\n2 Poké Ball P-A-005", "sample", CATALOGUE)
    assert promo.cards == ("P-A-005", "P-A-005", "P-A-007", "P-A-007")
