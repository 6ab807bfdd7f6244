"""One spelling for what the sites write in several: the only place where words from a page are changed."""

import re
import unicodedata

from synth.spec.cards import Energy

ENERGY_WORDS = {energy.name.title(): energy for energy in Energy}

_LETTERS = frozenset(Energy)
_SPELLINGS = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "−": "-", "×": "x", "\u00ad": None, "\u200b": None, "\ufeff": None}
)
_BRACED_SYMBOL = re.compile(r"\{([A-Z])\}")
_JOINED_SENTENCES = re.compile(r"(?<=[a-zé\])\d])([.!?])(?=[A-Z])")
_JOINED_SYMBOLS = re.compile(r",(?=\[)")
_SYMBOL = re.compile(r"\[([^\]]*)\]")


class UnknownSymbol(ValueError):
    """A text has an Energy symbol that is no Energy we know."""


def plain(raw: str) -> str:
    """A name or a label: straight quotes, ASCII minus, single spaces."""
    return " ".join(unicodedata.normalize("NFC", raw).translate(_SPELLINGS).split())


def sentence(raw: str) -> str:
    """An effect text: as `plain`, symbols as [R], a space after each sentence, "Pokémon" with its accent."""
    text = _BRACED_SYMBOL.sub(r"[\1]", plain(raw))
    text = _JOINED_SENTENCES.sub(r"\1 ", text)
    text = _JOINED_SYMBOLS.sub(", ", text).replace("Pokemon", "Pokémon")
    for symbol in _SYMBOL.findall(text):
        if symbol not in _LETTERS:
            raise UnknownSymbol(f"unknown Energy symbol [{symbol}]")
    return text


def energy(word: str) -> Energy:
    """The Energy a type word names."""
    if word not in ENERGY_WORDS:
        raise UnknownSymbol(f"unknown Energy type {word!r}")
    return ENERGY_WORDS[word]


def pack(label: str) -> str:
    """The pack a card is drawn from, as the records spell it: "Rosy  pack" is rosypack."""
    return "".join(plain(label).lower().split())
