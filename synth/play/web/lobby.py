"""New games: what may be chosen, and what came of it."""

import re
import secrets
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from synth.play.live import DEFAULT_OPPONENT
from synth.play.live.bots import NAMES, Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.lab import PLAYERS, Lab
from synth.play.web.rooms import Mode, Refused, Room
from synth.play.words.facts import card_facts
from synth.spec.cards import Card
from synth.spec.decks import Deck, infer_energy, key_cards, parse_deck, print_deck
from synth.spec.decks.rules import problems
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force

MOST_ROOMS = 256
"""Games kept on a server; beyond that the oldest goes, finished ones first."""


class Wanted(BaseModel):
    """A game that a browser asks for."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    mode: str = Field(max_length=10)
    decks: list[str] = Field(min_length=2, max_length=2)
    """names of known decks, or deck lists"""
    players: list[str] = Field(min_length=2, max_length=2)
    """of the roster; the person's entry is not read"""
    side: int = Field(ge=0, le=1, description="the person's seat; who goes first is chance")
    seed: int | None = Field(default=None, ge=0, le=2**32 - 1)


class Lobby:
    def __init__(self, library: Library, bots: Bots, decks: Mapping[str, Deck], checkpoints: Sequence[str] = ()) -> None:
        self.library, self.bots, self.decks = library, bots, dict(decks)
        self.players = (*NAMES, *checkpoints)
        self.rooms: dict[str, Room] = {}
        self.lab = Lab(bots, list(self.decks.values()))

    def setup(self) -> dict[str, Any]:
        catalogue = self.library.catalogue
        return {
            "players": list(self.players),
            "opponent": DEFAULT_OPPONENT,
            "lab": {"players": list(PLAYERS), "field": [deck.name for deck in self.lab.field]},
            "decks": [
                {
                    "name": name,
                    "energy": "".join(map(str, deck.energy)),
                    "about": [card.name for card in key_cards(deck, catalogue)],
                    "text": print_deck(deck, catalogue),
                }
                for name, deck in self.decks.items()
            ],
        }

    def open(self, wanted: Wanted) -> dict[str, Any]:
        """A new room, and the keys of those who asked for it."""
        try:
            mode = Mode(wanted.mode)
        except ValueError:
            raise InputError(f"no way to play {wanted.mode!r:.20}") from None
        decks = [self.deck(text) for text in wanted.decks]
        seats = ["", ""]
        if mode in (Mode.BOT, Mode.WATCH):
            for seat in (0, 1) if mode is Mode.WATCH else (1 - wanted.side,):
                name = wanted.players[seat]
                if name not in self.players:
                    raise InputError(f"no player {name!r:.60} here")
                seats[seat] = name
        seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
        match = Match(self.library.pool, decks, seed)
        room = Room(secrets.token_urlsafe(6), mode, match, self.library, self.bots, (seats[0], seats[1]))
        self._make_place()
        self.rooms[room.id] = room
        for name in filter(None, {*seats}):
            self._get_ready(name, decks)
        mine = wanted.side if mode in (Mode.BOT, Mode.PERSON) else 0
        found = {"game": room.id, "key": room.keys[mine]}
        return found | ({"invite": room.keys[1 - mine]} if mode is Mode.PERSON else {})

    def _get_ready(self, name: str, decks: Sequence[Deck]) -> None:
        """While the people of a game still put down their Pokémon; on a match of its own, which nobody else plays."""
        if not self.bots.ready(name):
            match = Match(self.library.pool, decks, 0)
            threading.Thread(target=self._prepare, args=(name, match), daemon=True).start()

    def _prepare(self, name: str, match: Match) -> None:
        with suppress(Exception):  # the game that asks for this player is told what is wrong
            self.bots.prepare(name, match)

    def room(self, name: str) -> Room:
        if name not in self.rooms:
            raise Refused("no such game; the server may have been started anew")
        return self.rooms[name]

    def _make_place(self) -> None:
        if len(self.rooms) >= MOST_ROOMS:
            oldest = sorted(self.rooms.values(), key=lambda room: (bool(room.listeners), not room.over))[0]
            del self.rooms[oldest.id]

    def deck(self, given: str) -> Deck:
        """A known deck by its name, or the deck that a text lists."""
        deck = self.decks.get(given) or parse_deck(given, "own deck", self.library.catalogue)
        self.library.check(deck)
        return deck

    def check(self, text: str) -> dict[str, Any]:
        """A deck list as far as it goes: its cards, its Energy, and everything that is wrong with it."""
        catalogue = self.library.catalogue
        try:
            deck = parse_deck(text, "own deck", catalogue)
        except InputError as error:
            return {"problems": [str(error)], "cards": [], "facts": {}, "energy": ""}
        cards = [catalogue.get(card) for card in deck.cards]
        found = [*problems(deck, cards, rules_in_force())]
        if not found:
            try:
                self.library.check(deck)
            except InputError as error:
                found = [str(error)]
        return {
            "problems": found,
            "count": len(cards),
            "cards": [card.id for card in cards],
            "facts": {card.id: card_facts(card) for card in cards},
            "energy": "".join(map(str, deck.energy or infer_energy(cards))),
        }

    def search(self, words: str, most: int = 40) -> list[Card]:
        """Cards whose name, kind, type or number has all the words; one printing of each card."""
        wanted = re.sub(r"stage (\d)", r"stage\1", words.lower()).split()
        pool = [card.card for card in self.library.pool.cards if card]
        return [card for card in pool if all(word in _haystack(card) for word in wanted)][:most]


def _haystack(card: Card) -> str:
    kind = f"stage{card.stage}" if card.stage else "basic" if card.is_pokemon else ""
    return f"{card.name} {card.id} {card.kind} {kind} {card.type.name if card.type else ''}".lower()
