"""Nothing hidden reaches a browser."""

import asyncio
import json
import re
from typing import Any

from synth.play.live.board import board
from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.rooms import Listener, Mode, Room
from synth.spec.decks import Deck
from synth.spec.layout import Place
from tests.page.conftest import played

GAMES = 200


def hidden_names(library: Library, match: Match, viewer: int, shown: set[int]) -> tuple[set[str], set[str]]:
    """Names of the other player's cards that the viewer has never been shown and does not have; and all other names."""
    game = match.game
    them = game.players[1 - viewer]
    known = {card for card, _, _ in match.seen(viewer).them.places}
    shown |= known
    never = {card for card, place in zip(them.cards, them.place, strict=True) if place != Place.ABSENT} - shown
    allowed = {library.card(card).name for card in (*game.players[viewer].cards, *shown)}
    return {library.card(card).name for card in never} - allowed, allowed


def mentions(frame: dict[str, Any], names: set[str], allowed: set[str]) -> list[str]:
    """Hidden names that stand in the frame. Texts of cards may name others, so what cards say is left out; and names of
    cards that may stand there can have a hidden one's name in them, so they are taken out first."""
    bare = {**frame, "cards": [facts["name"] for facts in frame.get("cards", {}).values()]}
    if "choice" in bare:
        bare["choice"] = {name: value for name, value in bare["choice"].items() if name != "text"}
        bare["choice"]["moves"] = [move for move in bare["choice"]["moves"] if move["group"] != "option"]
    text = json.dumps(bare, ensure_ascii=False)
    if not any(name in text for name in names):
        return []
    for known in sorted(allowed, key=len, reverse=True):
        text = text.replace(known, "…")
    return [name for name in names if re.search(rf"(?<![\w'-]){re.escape(name)}(?![\w'-])", text)]


def test_no_frame_of_two_hundred_games_names_a_hidden_card(library: Library, decks: list[Deck]) -> None:
    frames = asyncio.run(_play_all(library, decks))
    assert frames > 20_000


async def _play_all(library: Library, decks: list[Deck]) -> int:
    count = 0
    for seed in range(GAMES):
        game = played(library, decks, seed)
        room = Room("game", Mode.PERSON, next(game), library, Bots(), ("", ""))
        sent: tuple[list[dict[str, Any]], list[dict[str, Any]]] = ([], [])
        shown: tuple[set[int], set[int]] = (set(), set())
        for seat in (0, 1):
            viewer, controls = room.seat_of(room.keys[seat])

            async def note(frame: dict[str, Any], kept: list[dict[str, Any]] = sent[seat]) -> None:
                kept.append(frame)

            await room.join(Listener(note, viewer, controls))
        while not room.over:
            if room.match.moves:
                await room._tell_move()
            for seat in (0, 1):
                names, allowed = hidden_names(library, room.match, seat, shown[seat])
                for frame in sent[seat]:
                    assert mentions(frame, names, allowed) == [], (seed, seat, frame["step"])
                    assert (frame["seat"] == seat and frame["over"] is not None) or frame["seed"] is None
                count += len(sent[seat])
                sent[seat].clear()
            next(game)
    return count


def test_the_check_would_notice(library: Library, decks: list[Deck]) -> None:
    """A frame made for the other seat names what this one must not know."""
    match = next(played(library, decks, 3))
    names, allowed = hidden_names(library, match, 0, set())
    room = Room("game", Mode.PERSON, match, library, Bots(), ("", ""))
    leak = room._frame(Listener(None, 1, frozenset()))  # type: ignore[arg-type]
    assert mentions(leak, names, allowed)


def test_a_frame_has_no_trace_of_the_state(library: Library, decks: list[Deck]) -> None:
    """What differs only in hidden cards looks the same."""
    match = next(played(library, decks, 5))
    twin = match.game.copy()
    them = twin.players[1]
    hand, deck = them.cards_in(Place.HAND), them.cards_in(Place.DECK)
    them.place[hand[0]], them.place[deck[0]] = Place.DECK, Place.HAND
    assert board(twin, 0) == board(match.game, 0)
