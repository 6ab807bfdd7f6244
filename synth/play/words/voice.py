"""Who is spoken of, and verbs that fit: `You draw`, `greedy draws`."""

from collections.abc import Sequence
from dataclasses import dataclass

from synth.spec.cards import UNITS

YOU = "You"


@dataclass(frozen=True)
class Voice:
    """The names of both sides of a board: the viewer's, then the other player's."""

    names: tuple[str, str] = (YOU, "Opponent")

    def does(self, side: int, verb: str) -> str:
        """`You attach`, `greedy attaches`."""
        return f"{self.names[side]} {verb if self.names[side] == YOU else _third(verb)}"

    def of(self, side: int) -> str:
        """`your`, `greedy's`."""
        return "your" if self.names[side] == YOU else f"{self.names[side]}'s"


def seat_names(players: Sequence[str], decks: Sequence[str]) -> tuple[str, str]:
    """What both players are called: by who plays, or by the deck where that is the same."""
    if players[0] != players[1]:
        return players[0], players[1]
    return (decks[0], decks[1]) if decks[0] != decks[1] else (f"{players[0]} A", f"{players[1]} B")


def title_words(names: Sequence[str], players: Sequence[str]) -> str:
    """`greedy against policy`; who plays both is said, as the names do not."""
    both = f", both played by {players[0]}" if players[0] == players[1] else ""
    return f"{names[0]} against {names[1]}{both}"


def _third(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    if first == "have":
        first = "has"
    else:
        first += "es" if first.endswith(("ch", "sh", "s", "x", "o")) else "s"
    return f"{first} {rest}".strip()


def unit_name(index: int) -> str:
    """`Fire`"""
    return UNITS[index].name.title()


def units_in_words(units: list[int]) -> str:
    """`2 Fire and 1 Water Energy`"""
    parts = [f"{count} {unit_name(unit)}" for unit, count in enumerate(units) if count]
    return f"{' and '.join(parts)} Energy"


def counted(count: int, noun: str) -> str:
    return f"a {noun}" if count == 1 else f"{count} {noun}s"
