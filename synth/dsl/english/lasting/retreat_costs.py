"""The Retreat Cost of Pokémon, named before them: "the Retreat Cost of … is 1 less"."""

from typing import Any

from synth.dsl.ast import Scaled
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.template import Hole, Shape
from synth.dsl.english.lasting.modifiers import Kind, gives, mod
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.pokemon import ALL_ALIKE
from synth.dsl.english.nouns.words import INTEGER, NEGATED, NEGATED_INTEGER, NUMBER

_COST = mod(Kind.RETREAT_COST, "amount")
_EACH = mod(Kind.RETREAT_COST, amount=Shape(Scaled, k=Hole("k"), of=Hole("of")))
_ONE = Such(ALL_ALIKE, is_definite)
"""One Pokémon: of several, "for each Energy attached to it" would be another number for each."""
COSTS_OF: Syntax[Any] = Choice(
    gives("the Retreat Cost of {what} is {amount} less", ALL_ALIKE, _COST, "cost_of", amount=NEGATED),
    gives("the Retreat Cost of {what} is {amount} more", ALL_ALIKE, _COST, "cost_of", amount=NUMBER),
    gives("the Retreat Cost of {what} is {k} less for each {of}", _ONE, _EACH, "cost_of", k=NEGATED_INTEGER, of=MEASURE),
    gives("the Retreat Cost of {what} is {k} more for each {of}", _ONE, _EACH, "cost_of", k=INTEGER, of=MEASURE),
)
