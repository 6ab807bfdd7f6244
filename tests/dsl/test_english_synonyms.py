"""Other words for the same thing: they are read as the words that the grammar knows, and written back to the letter."""

import pytest

from synth.dsl.english import Carrier, Declined, read, write
from synth.dsl.english.other_words.pairs import PAIRS, ROOMS
from synth.dsl.english.other_words.synonyms import plainer, said

TEXTS: list[tuple[Carrier, str, str]] = [
    (
        "attack",
        "If there is a Stadium in play, this attack does an additional 35 damage.",
        "If a Stadium is in play, this attack does 35 more damage.",
    ),
    (
        "attack",
        "Flip 7 coins. If any of them are heads, draw 1 card.",
        "Flip 7 coins. If at least 1 of them is heads, draw a card.",
    ),
    (
        "item",
        "You can only play this card if your opponent has at least 2 points. Draw 4 cards.",
        "You can use this card only if your opponent has gotten at least 2 points. Draw 4 cards.",
    ),
    (
        "tool",
        "If the Pokémon this card is attached to would be Knocked Out by damage from an attack, flip a coin. If heads, it isn't"
        " Knocked Out, its remaining HP becomes 30, and you discard this card.",
        "If the Pokémon this card is attached to would be Knocked Out by damage from an attack, flip a coin. If heads, it is not"
        " Knocked Out, and its remaining HP becomes 30. If this happens, discard this card.",
    ),
]


@pytest.mark.parametrize(("carrier", "text", "usual"), TEXTS)
def test_both_say_the_same_and_are_written_back(carrier: Carrier, text: str, usual: str) -> None:
    reading, plain = read(text, carrier), read(usual, carrier)
    assert reading.effect == plain.effect
    assert write(reading.effect, carrier, reading.wording) == text
    assert write(plain.effect, carrier, plain.wording) == usual


def test_what_is_not_understood_in_other_words_either_is_declined_as_it_stands() -> None:
    with pytest.raises(Declined) as error:
        read("Draw 1 card from under the table.", "attack")
    assert (error.value.text, error.value.token) == ("Draw 1 card from under the table.", "1")


def test_no_name_of_a_pair_stands_twice() -> None:
    assert len(PAIRS) == sum(map(len, ROOMS))


@pytest.mark.parametrize("name", PAIRS)
def test_every_pair_can_be_undone(name: str) -> None:
    words = PAIRS[name][0]
    slots = {"n": "30", "t": "[G]", "whose": "your", "kind": "Item", "kind2": "Stadium", "status": "Burned", "noun": "card"}
    slots |= {"spot": "on your Bench", "deed": "plays", "bench": "Benched ", "and": "", "many": "3"}
    slots |= {"bearer": "this Pokémon", "from": "", "nth": "first", "face": "tails"}
    slots |= {"pick": "choose", "t2": "[L]", "users": "your [R] Pokémon", "one": "a card"}
    slots |= {"one_pokemon": "1 of your Pokémon", "any": "any"}
    for slot, value in slots.items():
        words = words.replace(f"{{{slot}}}", value)
    text = f"So {words.replace('{end}', '.')} now."
    usual, replaced = plainer(text)
    assert replaced and usual != text
    assert said(usual, replaced) == text
