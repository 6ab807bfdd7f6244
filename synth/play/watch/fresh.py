"""Games of a training run: its policy plays itself, with the decks of the run."""

from pathlib import Path
from typing import Any

from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.watch.recording import recording
from synth.spec.decks import read_deck
from synth.spec.errors import InputError


class RunGames:
    """The n-th game: the n-th pair of decks, seed n."""

    def __init__(self, run: Path, games: int) -> None:
        if not (run / "policy.npz").is_file():
            raise InputError(f"no policy in {run} yet; synth train writes one at its first checkpoint")
        self.run, self.games = run, games
        self.library = Library(run / "engine")
        self.bots = Bots(run / "engine")
        self.decks = [read_deck(path, self.library.catalogue) for path in sorted((run / "decks").glob("*.txt"))]
        if not self.decks:
            raise InputError(f"no decks in {run / 'decks'}")

    def game(self, number: int) -> dict[str, Any]:
        count, name = len(self.decks), f"policy:{self.run}"
        decks = (self.decks[number % count], self.decks[(number // count + number + 1) % count])
        match = Match(self.library.pool, decks, number)
        while not match.game.over:
            match.act(self.bots.choose(name, match))
        return recording(self.library, match, ("policy", "policy"))
