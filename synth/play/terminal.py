"""Games in a terminal: a person is shown the position in words, told what happened, and asked for a move."""

import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from synth.play.live.board import Board
from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.words.asking import asked
from synth.play.words.facts import card_facts
from synth.play.words.moves import Offer, offers
from synth.play.words.position import position_lines
from synth.play.words.story import Line, Story
from synth.play.words.voice import YOU, Voice, seat_names
from synth.spec.cards import Card
from synth.spec.decks import Deck, find_deck
from synth.spec.errors import InputError
from synth.spec.layout import Winner

HELP = "a number makes that move; ? NAME reads a card, q leaves the game"


class Left(Exception):
    """The person has left the game."""


def play_here(names: Sequence[str], opponent: str, seed: int | None, engine: Path | None) -> None:
    """One game against a player of the roster."""
    if len(names) != 2:
        raise InputError(f"synth play --terminal needs two decks, yours and the opponent's; {len(names)} were given")
    bots = Bots(engine)
    bots.check(opponent)
    library = Library(engine)
    decks = [find_deck(name, library.catalogue) for name in names]
    for deck in decks:
        library.check(deck)
    seed = secrets.randbits(32) if seed is None else seed
    try:
        end = Sitting(library, bots, ("human", opponent)).play(decks, seed)
    except Left:
        print("left the game", file=sys.stderr)
        return
    print(f"{end.words} (seed {seed})")


@dataclass(frozen=True)
class End:
    winner: int | None
    turns: int
    decisions: int
    words: str


@dataclass(frozen=True)
class Sitting:
    """Games between `human` and players of the roster, told on a stream."""

    library: Library
    bots: Bots
    players: tuple[str, str]
    out: TextIO | None = None
    read: Callable[[], str] = lambda: sys.stdin.readline()

    def play(self, decks: Sequence[Deck], seed: int) -> End:
        match = Match(self.library.pool, decks, seed)
        people = [seat for seat in (0, 1) if self.players[seat] == "human"]
        viewer = people[0] if people else 0
        voice = self._voice(viewer, decks)
        story = Story(self.library, match, viewer, voice)
        self._tell(story.opening())
        while not match.game.over:
            seat = match.game.decider
            if seat in people:
                if len(people) == 2 and seat != viewer:
                    viewer, voice = seat, self._voice(seat, decks)
                    story = Story(self.library, match, viewer, voice)
                action = self._ask(match, voice)
            else:
                action = self.bots.choose(self.players[seat], match)
            self._tell(story.lines(match.act(action)))
        last = story.lines(match.moves[-1])[-1].text
        winner = {Winner.PLAYER_0: 0, Winner.PLAYER_1: 1}.get(match.game.winner)
        return End(winner, match.game.turn, len(match.moves), last)

    def _voice(self, viewer: int, decks: Sequence[Deck]) -> Voice:
        names = seat_names(self.players, [deck.name for deck in decks])
        return Voice((YOU if self.players[viewer] == "human" else names[viewer], names[1 - viewer]))

    def _say(self, line: str) -> None:
        print(line, file=self.out or sys.stderr, flush=True)

    def _tell(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self._say(f"\n{line.text}" if line.kind == "turn" else f"  {line.text}")

    def _ask(self, match: Match, voice: Voice) -> int:
        seen = match.seen(match.game.decider)
        legal = offers(self.library, match.game, seen, match.legal())
        self._say("")
        for line in position_lines(self.library, seen, voice):
            self._say(line)
        what = asked(self.library, match.game, seen)
        self._say(": ".join(part for part in (what.title, what.source, what.text) if part))
        for number, offer in enumerate(legal, start=1):
            self._say(f"  {number:2d}  {offer.label}")
        return self._answer(legal, seen)

    def _answer(self, legal: Sequence[Offer], seen: Board) -> int:
        while True:
            print("your move (? for help): ", end="", file=self.out or sys.stderr, flush=True)
            line = self.read()
            if not line or line.strip() in ("q", "quit"):
                raise Left
            word = line.strip()
            if word.isdecimal() and 1 <= int(word) <= len(legal):
                return legal[int(word) - 1].action
            asks = word.startswith("?") and word != "?"
            said = self._read_cards(word[1:], seen) if asks else HELP if word in ("", "?") else f"not a move; {HELP}"
            self._say(said)

    def _read_cards(self, wanted: str, seen: Board) -> str:
        """Those in sight; else all of that name, of which there may be several."""
        name = wanted.strip().lower()
        pool = [card.card for card in self.library.pool.cards if card and card.name.lower() == name]
        found = [card for card in pool if self.library.number(card.id) in seen.cards] or pool
        return "\n".join(map(self._read_card, found)) or f"no card named {wanted.strip()}"

    def _read_card(self, card: Card) -> str:
        facts = card_facts(card)
        parts = [facts["name"], _kind_words(card), facts.get("text", "")]
        parts += [f"Ability {facts['ability']['name']}: {facts['ability']['text']}"] if "ability" in facts else []
        parts += [f"{one['name']} [{one['cost']}] {one['damage']} {one['text']}" for one in facts.get("attacks", ())]
        return "\n  ".join(part for part in parts if part)


def _kind_words(card: Card) -> str:
    """`Stage 1 from Meltan, 130 HP, Metal; Weakness Fire, Retreat Cost 3`, `item`."""
    if not card.is_pokemon:
        return str(card.kind)
    stage = f"Stage {card.stage} from {card.evolves_from}" if card.stage else "Basic"
    kind, weak = (one.name.title() if one else "none" for one in (card.type, card.weakness))
    return f"{stage}, {card.hp} HP, {kind}; Weakness {weak}, Retreat Cost {card.retreat}"
