"""A place with cards, whatever it is, and its cards laid over those that ship."""

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from synth.cards.documents import ENDINGS
from synth.cards.own import OwnCards, read_own
from synth.dsl.translate import DeclinedText, Written, text_hash, translate
from synth.scraper.records import read_printed
from synth.spec.cards import Card, CardFacts, PrintedCard
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, gameplay, is_catalogue, load_shelf, release

VARIABLE = "SYNTH_CARDS"
"""Places in an environment variable, separated as in PATH; `--cards` adds to it."""


@dataclass(frozen=True)
class CardPlace:
    """What a place holds: cards with programs, cards with English, or files of one's own."""

    path: Path
    cards: tuple[Card, ...] = ()
    printed: tuple[PrintedCard, ...] = ()
    own: tuple[OwnCards, ...] = ()

    @property
    def facts(self) -> tuple[CardFacts, ...]:
        return (*self.cards, *self.printed, *(card for file in self.own for card in file.printed))


def read_place(path: Path) -> CardPlace:
    """A scrape, a catalogue, a file or folder of records, or card files of one's own."""
    if not path.exists():
        raise InputError(f"--cards {path}: no such file or folder")
    if path.is_file() and path.suffix in ENDINGS:
        return CardPlace(path, own=(read_own(path),))
    if path.is_file():
        return CardPlace(path, printed=tuple(read_printed(path)))
    files = sorted(file for file in path.iterdir() if file.suffix in ENDINGS and file.is_file())
    records = sorted(path.glob("*.json"))
    if files and not (path / "cards").is_dir() and not records:
        return CardPlace(path, own=tuple(map(read_own, files)))
    if records and not (path / "cards").is_dir() and is_catalogue(records[0]):
        return CardPlace(path, cards=tuple(load_shelf(path).values()))
    return CardPlace(path, printed=tuple(read_printed(path)))


@dataclass(frozen=True)
class Laid:
    """A catalogue with other cards over it, and what could not be read of them."""

    catalogue: Catalogue
    new: tuple[str, ...]
    changed: tuple[str, ...]
    declined: tuple[DeclinedText, ...]


def lay_over(base: Catalogue, places: Sequence[Path | CardPlace], written: Written | None = None) -> Laid:
    """The cards of the places over those of `base`: a later place wins, names that only the places have are known."""
    read = [place if isinstance(place, CardPlace) else read_place(place) for place in places]
    names = base.names | {card.name for place in read for card in place.facts}
    cards = dict(base.cards)
    declined: list[DeclinedText] = []
    for place in read:
        _no_shadows(place, cards)
        for own in place.own:
            declined += _add(cards, own.printed, names, {**(written or {}), **own.written}, own)
        declined += _add(cards, place.printed, names, written or {}, None)
        cards |= {card.id: card for card in place.cards}
    touched = [card for card in cards.values() if base.cards.get(card.id) != card]
    whole = _replayed(cards.values())
    return Laid(
        Catalogue(MappingProxyType(whole)),
        tuple(card.id for card in touched if card.id not in base.cards),
        tuple(card.id for card in touched if card.id in base.cards),
        tuple(declined),
    )


def _add(
    cards: dict[str, Card],
    printed: Iterable[PrintedCard],
    names: frozenset[str],
    written: Written,
    own: OwnCards | None,
) -> list[DeclinedText]:
    """Reads what is new or says something else than before; what is as it was is not read again."""
    fresh = [card for card in printed if not _as_known(card, cards.get(card.id))]
    translation = translate(fresh, names, written)
    if own and translation.declined:
        text = translation.declined[0]
        where = own.where(text.printings[0], text.text, text.carrier)
        raise InputError(f"{where}: {text.reason}; synth card check {own.document.path} says more")
    cards |= {card.id: card for card in translation.cards}
    for text in translation.declined:
        for card in text.printings:
            cards.pop(card, None)
    return list(translation.declined)


def _as_known(printed: PrintedCard, known: Card | None) -> bool:
    """Whether the catalogue has the card with these very facts and texts."""
    if known is None:
        return False
    facts = set(CardFacts.model_fields)
    said = {text_hash(text) for text in printed.texts}
    kept = {effect.text_hash for effect in known.effects}
    plain = [[(one.name, one.cost, one.damage, one.op) for one in card.attacks] for card in (printed, known)]
    same = printed.model_dump(include=facts) == known.model_dump(include=facts) and plain[0] == plain[1]
    return same and (said == kept or printed.kind == "fossil")


def _no_shadows(place: CardPlace, cards: dict[str, Card]) -> None:
    """A card of one's own takes no name and no number that another card has."""
    known = {card.name for card in cards.values()}
    sets = {card.set for card in cards.values()}
    for own in place.own:
        for at, card in enumerate(own.printed):
            where = f"{own.document.where(('cards', at, 'name'))}: card {card.name}: name"
            if card.set in sets:
                raise InputError(f"{own.document.where(('set',))}: set: {card.set} is a set that ships; choose another code")
            if card.name in known:
                raise InputError(f"{where}: shadows a card that ships; choose another name")
            if card.evolves_from and card.evolves_from not in known | {one.name for one in own.printed}:
                raise InputError(f"{where.removesuffix('name')}evolves_from: no card is named {card.evolves_from}")


def _replayed(cards: Iterable[Card]) -> dict[str, Card]:
    """In order of release, each card playing as the first one that plays alike."""
    first: dict[str, str] = {}
    whole: dict[str, Card] = {}
    for card in sorted(cards, key=lambda card: release(card.id)):
        play_id = first.setdefault(gameplay(card), card.id)
        whole[card.id] = card if card.play_id == play_id else card.model_copy(update={"play_id": play_id})
    return whole


_known: dict[tuple[Any, ...], Catalogue] = {}
"""What was laid over what, as long as no file has changed: commands ask for the catalogue more than once."""


def laid_over_shipped(base: Catalogue) -> Catalogue:
    """The catalogue with what the environment names laid over it; what cannot be read is said once."""
    places = [Path(one) for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]
    key = tuple((str(place.resolve()), _stamp(place)) for place in places)
    if key not in _known:
        laid = lay_over(base, places)
        if laid.declined:
            blocked = {card for text in laid.declined for card in text.printings}
            print(f"warning: {len(blocked)} cards left out, their texts cannot be read (synth coverage)", file=sys.stderr)
        _known[key] = laid.catalogue
    return _known[key]


def _stamp(place: Path) -> int:
    """Changes when a file there does."""
    files = place.rglob("*") if place.is_dir() else [place]
    return max((file.stat().st_mtime_ns for file in files if file.is_file()), default=0)
