"""The page goes by the rules in force: more places on the Bench, longer decks, more points."""

from pathlib import Path

import numpy as np
import pytest

from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.words.frame import view
from synth.play.words.story import Story
from synth.play.words.voice import Voice
from synth.spec.decks import Pool, print_deck, random_deck
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

LARGE = Path(__file__).parents[2] / "examples" / "large.toml"


def test_a_whole_game_is_shown_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_RULES", str(LARGE))
    cards = load_catalogue(["A1", "P-A"])
    rng = np.random.default_rng(5)
    decks = [random_deck(Pool.of(cards), rng) for _ in range(2)]
    library = Library(only=[card for deck in decks for card in deck.cards])
    match = Match(library.pool, decks, 3)
    story = Story(library, match, 0, Voice(("You", "Other")))
    lines = [line.text for line in story.opening()]
    widest = 0
    while not match.game.over:
        frame = view(library, match.seen(match.game.decider), len(match.moves), match)
        assert [len(side["slots"]) for side in frame["sides"]] == [6, 6] and frame["goal"] == 4
        widest = max(widest, *(sum(one is not None for one in side["slots"]) for side in frame["sides"]))
        legal = match.legal()
        match.act(legal[int(rng.integers(len(legal)))])
        lines += [line.text for line in story.lines(match.moves[-1])]
    assert widest > 4, "nobody had more on the Bench than the usual rules allow"
    assert any("wins" in line or "tie" in line.lower() for line in lines[-3:])


def test_the_editor_checks_against_these_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.play.live.bots import Bots
    from synth.play.web.lobby import Lobby

    monkeypatch.setenv("SYNTH_RULES", str(LARGE))
    catalogue = load_catalogue(["A1", "P-A"])
    deck = random_deck(Pool.of(catalogue), np.random.default_rng(5))
    library = Library(only=deck.cards)
    text = print_deck(deck, catalogue)
    lobby = Lobby(library, Bots(), {"own": deck})
    assert lobby.check(text)["problems"] == []
    short = "\n".join(text.splitlines()[:-1])
    assert any("a deck has exactly 30" in problem for problem in lobby.check(short)["problems"])
    monkeypatch.delenv("SYNTH_RULES")
    with pytest.raises(InputError, match="30 cards, a deck has exactly 20"):
        Library(only=deck.cards).check(deck)
