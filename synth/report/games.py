"""A game to watch for each pair of a matchup, so that a cell of the heat map has something to show."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.watch.page import game_page
from synth.play.watch.recording import recording
from synth.report.sections.matchup import FILE, GAMES, game_file, read_matchup
from synth.spec.decks import find_deck
from synth.spec.files import replace_file


def write_games(folder: Path, player: str, tick: Callable[[int], None]) -> int:
    """Pages in `games/`, one a pair, both decks played by this player; how many."""
    names = sorted({deck for pair in read_matchup(folder / FILE) for deck in pair})
    bots = Bots()
    bots.check(player)
    library = Library()
    decks = {name: find_deck(name, library.catalogue) for name in names}
    (folder / GAMES).mkdir(exist_ok=True)
    for number, (a, b) in enumerate(combinations(names, 2), start=1):
        match = Match(library.pool, (decks[a], decks[b]), number)
        while not match.game.over:
            match.act(bots.choose(player, match))
        with replace_file(folder / game_file(a, b)) as file:
            file.write(game_page(recording(library, match, (player, player))).encode())
        tick(number)
    return len(names) * (len(names) - 1) // 2
