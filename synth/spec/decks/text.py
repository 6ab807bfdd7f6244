"""Deck lists as text: `2 Name SET NUMBER` a line, with or without an `Energy:` line and headings."""

import re
from collections import Counter
from pathlib import Path

from synth.spec.cards import Energy, card_id
from synth.spec.decks.rules import Deck, infer_energy
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue

_CARD = re.compile(
    r"(?P<count>\d+)x?\s+(?P<name>.*?)\s*\(?(?P<set>[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)?)[\s-]+(?P<number>\d{1,3})\)?"
)
_ENERGY = re.compile(r"energy\s*:\s*(?P<types>.*)", re.IGNORECASE)
_HEADING = re.compile(r"[^\d\s].*?(:\s*\d*|\(\d+\))", re.IGNORECASE)
_TYPES = {energy.name.title(): energy for energy in Energy}


def read_deck(path: Path | str, catalogue: Catalogue) -> Deck:
    """The deck in a file, named after it; its legality is another question (`check_deck`)."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"deck file {path}: cannot be read as UTF-8 text ({error})") from None
    return parse_deck(text, path.stem, catalogue)


def parse_deck(text: str, name: str, catalogue: Catalogue) -> Deck:
    """The deck a text lists; types of Energy are inferred from its attacks when it declares none."""
    cards: list[str] = []
    declared: list[Energy] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        line, where = line.strip(), f"deck {name}, line {number}"
        if not line or line.startswith("#"):
            continue
        if energies := _ENERGY.fullmatch(line):
            declared = [energy_named(word, where) for word in re.split(r"[,/\s]+", energies["types"]) if word]
        elif card := _CARD.fullmatch(line):
            cards += [_card(card, where, catalogue)] * int(card["count"])
        elif not _HEADING.fullmatch(line):
            raise InputError(f"{where}: cannot read {line!r:.60}; a card is written as `2 Name SET NUMBER`")
    energy = declared if declared is not None else infer_energy(map(catalogue.get, cards))
    return Deck.of(name, cards, energy)


def print_deck(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as text that `parse_deck` reads back."""
    lines = [f"Energy: {', '.join(energy.name.title() for energy in deck.energy)}"]
    for name, count in Counter(deck.cards).items():
        card = catalogue.get(name)
        lines.append(f"{count} {card.name} {card.set} {card.number}")
    return "\n".join(lines) + "\n"


def energy_named(word: str, where: str) -> Energy:
    """A type of Energy by its name or letter."""
    if word.title() in _TYPES:
        return _TYPES[word.title()]
    if word in list(Energy):
        return Energy(word)
    raise InputError(f"{where}: unknown type of Energy {word}{suggestion(word.title(), _TYPES)}")


def _card(line: re.Match[str], where: str, catalogue: Catalogue) -> str:
    name = card_id(line["set"], line["number"])
    try:
        card = catalogue.get(name)
    except InputError as error:
        raise InputError(f"{where}: {error}") from None
    written = line["name"].replace("’", "'")
    if written != card.name and written in catalogue.names:
        raise InputError(f"{where}: {name} is {card.name}, not {written}")
    return name
