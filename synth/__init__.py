"""synth: from card pages to a verified, fast JAX engine.

    import synth

    env = synth.make(decks=["charizard-ex-moltres", "pikachu-ex-zapdos"])

`make`          an environment for decks or a pool; its engine is built once and kept in the user's cache
`load`          the generated package in a folder
`deck`          a legal deck from ids of cards, or one line that says what is wrong with it
`decks`         the decks that ship
`Deck`          what a deck is
`Environment`   what `make` returns
`InputError`    what is raised for anything that whoever called can mend; its text is one line
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

from synth.version import __version__

if TYPE_CHECKING:
    from synth.front import Environment, deck, decks, load, make
    from synth.spec.decks import Deck
    from synth.spec.errors import InputError

__all__ = ["Deck", "Environment", "InputError", "__version__", "deck", "decks", "load", "make"]

_PLACES = {
    **dict.fromkeys(("Environment", "deck", "decks", "load", "make"), "synth.front"),
    "Deck": "synth.spec.decks",
    "InputError": "synth.spec.errors",
}


def __getattr__(name: str) -> Any:
    """Imported when first asked for: `import synth` alone costs nothing."""
    if name not in _PLACES:
        raise AttributeError(f"module synth has no attribute {name}")
    return getattr(importlib.import_module(_PLACES[name]), name)


if "gymnasium" in sys.modules:
    importlib.import_module("synth.adapters.registered").register()


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))
