"""A game as a list of moments that can be shown: both players' views, what happened before each, where turns begin."""

from collections.abc import Sequence
from typing import Any

from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.words.frame import result, view
from synth.play.words.story import Story
from synth.play.words.voice import Voice, seat_names, title_words


def recording(library: Library, match: Match, players: Sequence[str], note: str = "") -> dict[str, Any]:
    """Everything a page needs to show the game; the facts of a card stand in it once."""
    names = seat_names(players, [deck.name for deck in match.decks])
    stories = [Story(library, match, viewer, Voice((names[viewer], names[1 - viewer]))) for viewer in (0, 1)]
    told = [[story.opening(), *(story.lines(move) for move in match.moves)] for story in stories]
    cards: dict[int, Any] = {}
    steps = []
    for number in range(len(match.moves) + 1):
        views = [view(library, match.seen(viewer, number), number) for viewer in (0, 1)]
        for one in views:
            cards |= one.pop("cards")
        steps.append({"views": views, "lines": [[line.as_data() for line in told[viewer][number]] for viewer in (0, 1)]})
    return {
        "names": list(names),
        "title": title_words(names, players),
        "decks": [deck.name for deck in match.decks],
        "seed": match.seed,
        "over": result(match.game),
        "note": note,
        "cards": cards,
        "steps": steps,
    }
