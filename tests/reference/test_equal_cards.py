"""Of equal cards only the one earliest in the deck list can be chosen, in whatever order they were looked at."""

from types import SimpleNamespace
from typing import Any

from synth.reference_py.board import Held
from synth.reference_py.verbs.card_choice import distinct


def test_the_earliest_of_equal_cards_stands_for_them() -> None:
    numbers = {0: 7, 1: 5, 2: 5}
    game: Any = SimpleNamespace(card=lambda held: SimpleNamespace(number=numbers[held.at]))
    assert set(distinct(game, [Held(0, 2), Held(0, 0), Held(0, 1)])) == {Held(0, 0), Held(0, 1)}
