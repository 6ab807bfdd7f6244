"""One decision as one viewer saw it: what was before, what came after, and whose names are used."""

from dataclasses import dataclass
from typing import Any

from synth.play.live.board import Board
from synth.play.live.match import Move
from synth.play.live.pool import Library
from synth.play.words.moves import decode, spot_words
from synth.play.words.voice import Voice


@dataclass(frozen=True)
class Line:
    """`kind` says how it is shown: turn, move, coins, change, end."""

    kind: str
    text: str
    coins: tuple[bool, ...] = ()
    slot: int = -1
    """of the board, the viewer's first: where it happened"""
    mark: str = ""
    """what is shown there for a moment: `−30`, `+20`, `KO`"""

    def as_data(self) -> dict[str, Any]:
        """For a page; what says nothing is left out."""
        data: dict[str, Any] = {"kind": self.kind, "text": self.text}
        if self.coins:
            data["coins"] = list(self.coins)
        return data | ({"slot": self.slot, "mark": self.mark} if self.mark else {})


@dataclass(frozen=True)
class Happening:
    library: Library
    voice: Voice
    done: Move
    before: Board
    after: Board

    @property
    def actor(self) -> int:
        """0: the viewer, 1: the other player."""
        return self.done.actor ^ self.before.viewer

    @property
    def action(self) -> tuple[str, int]:
        return decode(self.done.before, self.done.action)

    def name(self, card: int) -> str:
        return self.library.card(card).name

    def spot(self, view: Board, slot: int) -> str:
        return spot_words(self.library, view, slot, self.voice.of(0), self.voice.of(1))

    def own(self, slot: int) -> int:
        """A slot as the actor counts it, as the viewer does."""
        return slot if self.actor == 0 else (slot + self.before.slots) % (2 * self.before.slots)

    def standing(self, slot: int) -> str:
        """The name of the Pokémon that was in a slot."""
        found = self.before.slot(slot)
        return self.name(found.card) if found else "nothing"

    def held(self, at: int) -> int:
        """The actor's card at this place of the deck list."""
        return self.done.before.players[self.done.actor].cards[at]
