"""The decks that come with the package, one text file each in `lists/`, and finding a deck by name or file."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from synth.spec.cards import Card
from synth.spec.decks.rules import Deck
from synth.spec.decks.text import read_deck
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue

LISTS = Path(__file__).with_name("lists")

EIGHT = (
    "arcanine-ex-ninetales",
    "charizard-ex-moltres",
    "machamp-ex-marowak-ex",
    "mewtwo-ex-gardevoir",
    "pikachu-ex-zapdos",
    "starmie-ex-articuno-ex",
    "venusaur-ex-lilligant",
    "weezing-muk-koga",
)
"""Shipped decks of the first sets, one or two of a type: what players are trained on and compared with unless told otherwise."""


HELD_OUT = (
    "arceus-ex-crobat",
    "celebi-ex-serperior",
    "darkrai-ex-weavile-ex",
    "haxorus-iris",
    "hoopa-ex-mega-sableye-ex",
    "koraidon-ex-ancients",
    "mega-blastoise-ex-mantyke",
    "mega-blaziken-ex",
    "mega-gardevoir-ex-plaza",
    "mega-lucario-ex-arena",
    "mega-sharpedo-ex-kyogre",
    "pawmot-nemona",
    "solgaleo-ex-skarmory",
    "stoutland-watchog-cheren",
    "suicune-ex-baxcalibur",
    "sylveon-ex-espeon-ex",
)
"""Decks of all times that no shipped policy was trained on: what says how one plays decks it has never met."""


def training_decks() -> tuple[str, ...]:
    """The names of all other shipped decks."""
    return tuple(path.stem for path in sorted(LISTS.glob("*.txt")) if path.stem not in HELD_OUT)


def shipped_decks(catalogue: Catalogue) -> Mapping[str, Deck]:
    """Every shipped deck by its name, in alphabetical order."""
    return MappingProxyType({path.stem: read_deck(path, catalogue) for path in sorted(LISTS.glob("*.txt"))})


def readable_decks(catalogue: Catalogue) -> tuple[dict[str, Deck], list[str]]:
    """The shipped decks that this catalogue has the cards of, and a line for each other one."""
    decks, problems = {}, []
    for path in sorted(LISTS.glob("*.txt")):
        try:
            decks[path.stem] = read_deck(path, catalogue)
        except InputError as error:
            problems.append(str(error))
    return decks, problems


def find_deck(wanted: str, catalogue: Catalogue) -> Deck:
    """The deck in this file, or the shipped deck of this name. A file comes first: it is what the user can see."""
    path = Path(wanted)
    if _is_file(path) or path.suffix or path.name != wanted:
        return read_deck(path, catalogue)
    names = sorted(path.stem for path in LISTS.glob("*.txt"))
    if wanted not in names:
        close = suggestion(wanted, names) or "; synth deck list shows those that ship"
        raise InputError(f"{wanted} is neither a deck file nor a shipped deck{close}")
    return read_deck(LISTS / f"{wanted}.txt", catalogue)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name no file can have
        return False


def key_cards(deck: Deck, catalogue: Catalogue, most: int = 3) -> list[Card]:
    """What a deck is about: the Pokémon its lines lead to, those worth most points and of the highest stage first."""
    cards = list(dict.fromkeys(map(catalogue.get, deck.cards)))
    evolved = {card.evolves_from for card in cards}
    ends = [card for card in cards if card.is_pokemon and card.name not in evolved]
    return sorted(ends, key=lambda card: (-card.points, -card.stage))[:most]
