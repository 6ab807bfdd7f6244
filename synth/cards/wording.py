"""What could be said instead of a text that cannot be read: the known wordings that come nearest."""

import difflib
import re
from collections.abc import Iterable

from synth.dsl.audit import effects
from synth.dsl.context import Carrier
from synth.dsl.render import write_english
from synth.spec.cards import Card

_VALUES = re.compile(r"\d+|\[[GRWLPFDMCN]\]")


def nearest_wordings(text: str, carrier: Carrier, cards: Iterable[Card], n: int = 2) -> list[str]:
    """Readable texts of the same carrier, the nearest first; numbers and types do not count."""
    known: dict[str, str] = {}
    for card in cards:
        for effect, of in effects(card):
            if of == carrier:
                said = write_english(effect, of)
                known.setdefault(_VALUES.sub("#", said), said)
    close = difflib.get_close_matches(_VALUES.sub("#", text), list(known), n=n, cutoff=0.3)
    return [known[one] for one in close]
