"""Cards from places outside the package: scrapes, catalogues, files of records, card files of one's own.

`documents` reads YAML and TOML with the lines things stand on, `own` makes cards of them, `places` reads any place and lays
its cards over those that ship, `wording` finds what could be said instead, `example` plays a card once on the reference.
"""

from synth.cards.places import lay_over, read_place
from synth.spec.store import load_catalogue

__all__ = ["lay_over", "load_catalogue", "read_place"]
