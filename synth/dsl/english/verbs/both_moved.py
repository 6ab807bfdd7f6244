"""Two Pokémon that go to the same kind of place together, each to its owner's."""

from typing import Any

from synth.dsl.ast import Place, Put
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import POKEMON

_ONE = Such(POKEMON, lambda whom: is_definite(whom) and not whom.filters)
_WHERE = (
    ("shuffle", "into", "decks", Place.DECK),
    ("return", "to", "hands", Place.HAND),
    ("put", "into", "hands", Place.HAND),
    ("put", "on the bottom of", "decks", Place.DECK_BOTTOM),
)
BOTH_MOVED: Syntax[Any] = Choice(
    *(
        rule(
            f"{verb} {{first}} and {{second}}{all_cards} {to} their owners' {places}",
            tuple(Shape(Put, what=Hole(one), place=place, with_tools=bool(all_cards)) for one in ("first", "second")),
            f"{verb}_both_{place}{len(all_cards)}",
            first=_ONE,
            second=_ONE,
        )
        for verb, to, places, place in _WHERE
        for all_cards in ("", " and all attached cards", " and all cards attached to them")
    )
)
