"""Every card of the catalogue has a lowering, and games between the decks that ship are the reference's."""

from __future__ import annotations

import pytest

from synth.codegen.build import build, differences, playable
from synth.engines import SHIPPED
from synth.reference_py import CardPool
from synth.spec.decks import Deck, shipped_decks
from synth.spec.store import Catalogue, load_catalogue
from tests.codegen.machine_games import follow

AT_A_TIME = 7
"""Decks of one build."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def test_no_card_is_left_out(catalogue: Catalogue) -> None:
    kept, refused = playable(catalogue.cards.values())
    assert refused == []
    assert len(kept) == len(catalogue.cards)


def test_the_engine_that_ships_is_what_would_be_built(catalogue: Catalogue) -> None:
    assert differences(build(list(catalogue.cards.values())).files, SHIPPED) == []


@pytest.mark.parametrize("first", range(0, 42, AT_A_TIME))
def test_games_between_shipped_decks_are_the_references(catalogue: Catalogue, first: int) -> None:
    decks: list[Deck] = list(shipped_decks(catalogue).values())[first : first + AT_A_TIME]
    pairs = [(one, other) for one in decks for other in decks if one is not other]
    cards = [catalogue.get(card) for card in dict.fromkeys(card for deck in decks for card in deck.cards)]
    games = follow(build(cards), CardPool(cards), pairs, 60)
    assert sum(game.turn > 5 for game in games) > len(pairs) // 2, "most games get going"
