"""Does a program say in English what the text says: the same amounts, types, names, places, conditions?

The grammar declines the text, so the two may be worded differently; what they speak of may not.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from synth.dsl import english
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.spec.cards import Status

_TERM = re.compile(r"\[[A-Z]\]|\d+|[A-Za-zé']+")
_NUMBERS = {"one": "1", "two": "2", "three": "3"}
_PLACES = {"opponent's", "their", "both", "active", "benched", "bench", "deck", "hand", "discard", "top", "bottom"}
_KINDS = {"basic", "stage", "evolution", "ex", "supporter", "item", "tool", "stadium", "ability", "attack", "attacks", "energy"}
_DEEDS = {"heal", "damage", "draw", "attach", "move", "switch", "shuffle", "evolve", "retreat", "reveal", "knocked", "points"}
_LIMITS = {"random", "coin", "coins", "heads", "tails", "choose", "may", "if", "not", "no", "can't", "doesn't", "until", "once"}
_EXTENTS = {"next", "last", "turn", "more", "less", "each", "all", "any", "other", "weakness"}
_TERMS = frozenset(_PLACES | _KINDS | _DEEDS | _LIMITS | _EXTENTS | {status.value for status in Status})
"""Words that carry a card's meaning; how often they are said does not matter, whether they are does."""


@dataclass(frozen=True)
class Saying:
    english: str | None
    differs: str | None
    """What only one of the two speaks of."""


def says_the_same(text: str, program: str, carrier: Carrier, names: Iterable[str]) -> Saying:
    try:
        written = english.write(parse_effect(program), cast(english.Carrier, str(carrier)))
    except ValueError:
        return Saying(None, "there is no English for the program")
    if written == text:
        return Saying(written, None)
    said, meant = _spoken_of(text, names), _spoken_of(written, names)
    only = [*(f"text only: {term}" for term in sorted(said - meant)), *(f"program only: {term}" for term in sorted(meant - said))]
    return Saying(written, "; ".join(only) or None)


def _spoken_of(text: str, names: Iterable[str]) -> frozenset[str]:
    """Numbers with how often they are said, symbols, names of cards, and the words that carry meaning."""
    found = set()
    for name in sorted(names, key=len, reverse=True):
        if name in text:
            found.add(name)
            text = text.replace(name, " ")
    counted: Counter[str] = Counter()
    for term in _TERM.findall(text):
        word = _NUMBERS.get(term.lower(), term.lower())
        if word.isdigit() and word != "1":
            counted[word] += 1
        elif term.startswith("[") or word in _TERMS:
            found.add(word)
    return frozenset(found | {f"{number} ({times} times)" for number, times in counted.items()})
