"""One spelling for everything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from synth.scraper.wording import UnknownSymbol, energy, pack, plain, sentence


@pytest.mark.parametrize(
    ("raw", "normal"),
    [
        ("  Twig \n\t ling ", "Twig ling"),
        ("Leaf’s “Whip”", 'Leaf\'s "Whip"'),
        ("Poke\u0301 Bag", "Poké Bag"),
        ("a\u00a0b\u200b", "a b"),
    ],
)
def test_names_have_straight_quotes_and_single_spaces(raw, normal):
    assert plain(raw) == normal


@pytest.mark.parametrize(
    ("raw", "normal"),
    [
        ("Wave at {G} Pokemon.", "Wave at [G] Pokémon."),
        ("Nod.Then sleep.", "Nod. Then sleep."),
        ("Nod (twice).Then sleep at [G].Wake!Up", "Nod (twice). Then sleep at [G]. Wake! Up"),
        ("It takes −20 damage.", "It takes -20 damage."),
        ("Pick [G],[R] or both.", "Pick [G], [R] or both."),
        ("Noise from—and of—leaves.", "Noise from—and of—leaves."),
        ("Mr. Leaf and the U.S. Mail", "Mr. Leaf and the U.S. Mail"),
    ],
)
def test_texts_are_spelled_one_way(raw, normal):
    assert sentence(raw) == normal


@pytest.mark.parametrize("raw", ["Wave at [Q].", "Wave at {Q}.", "Wave at [Fire].", "Wave at []."])
def test_an_unknown_symbol_is_an_error(raw):
    with pytest.raises(UnknownSymbol):
        sentence(raw)


@given(st.text(alphabet="abcé.!?,{}[]GRQ −’\u00a0\n", max_size=40))
def test_normalising_twice_changes_nothing(raw):
    try:
        once = sentence(raw)
    except UnknownSymbol:
        return
    assert sentence(once) == once


def test_energy_words_and_pack_names():
    assert energy("Darkness") == "D"
    with pytest.raises(UnknownSymbol, match="Cheese"):
        energy("Cheese")
    assert pack("Rosy  pack") == "rosypack"
