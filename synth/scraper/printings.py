"""Which printings are one card: the first of them lends the others its id."""

from collections.abc import Mapping
from dataclasses import dataclass

from synth.scraper.sighting import PRINT_FACTS
from synth.spec.cards import PrintedCard, set_order


@dataclass(frozen=True)
class Identity:
    play_id: str
    suspicions: tuple[str, ...] = ()


def gameplay(card: PrintedCard) -> str:
    """Equal for two printings exactly when they play alike."""
    return card.model_dump_json(exclude={"id", *PRINT_FACTS})


def identify(cards: Mapping[str, PrintedCard], versions: Mapping[str, tuple[str, ...]]) -> dict[str, Identity]:
    """The first printing of each card: of those the site calls the same, unless both are here and they differ, and of
    those here that play alike though the site does not link them."""
    alike: dict[str, list[str]] = {}
    for name, card in cards.items():
        alike.setdefault(gameplay(card), []).append(name)
    return {name: _identity(name, cards, versions[name], alike[gameplay(card)]) for name, card in cards.items()}


def _identity(name: str, cards: Mapping[str, PrintedCard], claimed: tuple[str, ...], alike: list[str]) -> Identity:
    others = [other for other in claimed if other in cards and other not in alike]
    same = [other for other in claimed if other not in others]
    first = min([name, *same, *alike], key=_release)
    return Identity(first, tuple(f"play_id: {other} is called the same card but differs" for other in others))


def _release(card: str) -> tuple[tuple[int, str], int]:
    set_code, number = card.rsplit("-", 1)
    return set_order(set_code), int(number)
