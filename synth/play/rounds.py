"""A field of decks played in rounds: a round has some games of each pair, and is kept in a file once it is over."""

from collections.abc import Callable, Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.play.elsewhere import Playing
from synth.play.matchup import Matchup, pairs
from synth.play.results import Tally
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.files import replace_file

FORMAT = 1
Count = tuple[int, int, int]
"""won, tied and lost by the first deck of a pair"""


class Rounds(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    decks: tuple[str, ...] = Field(min_length=2)
    player: str
    seed: int = Field(ge=0)
    round: int = Field(ge=1, description="games of each pair in a round")
    rounds: tuple[tuple[Count, ...], ...] = ()
    """for every round the counts of every pair, in the order of `pairs`"""

    @property
    def games_a_round(self) -> int:
        return len(pairs(len(self.decks))) * self.round

    def matchup(self, rounds: int) -> Matchup:
        """What the first so many rounds say."""
        tallies: dict[tuple[int, int], Tally] = {}
        for number, (a, b) in enumerate(pairs(len(self.decks))):
            tally = sum((Tally(*each[number]) for each in self.rounds[:rounds]), Tally(0, 0, 0))
            tallies[a, b], tallies[b, a] = tally, Tally(tally.losses, tally.ties, tally.wins)
        return Matchup(self.decks, tallies)


def read_rounds(path: Path, fresh: Rounds) -> Rounds:
    """What a file holds, if it is of the same field; else the beginning of one."""
    if not path.is_file():
        return fresh
    try:
        found = Rounds.model_validate_json(path.read_text("utf-8"))
    except (ValidationError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is no field of synth meta: {str(error).splitlines()[0]}") from None
    expected = len(pairs(len(found.decks)))
    if any(len(each) != expected for each in found.rounds) or found.format != FORMAT:
        raise InputError(f"{path} is no field of synth meta: a round has counts of {expected} pairs")
    for name in ("decks", "player", "seed"):
        if getattr(found, name) != getattr(fresh, name):
            raise InputError(f"{path} was played with other {name}; give another --out")
    return found


def play_rounds(
    arena: Playing, decks: Sequence[Deck], played: Rounds, wanted: int, path: Path, tick: Callable[[int], None]
) -> Rounds:
    """Plays on until there are so many rounds."""
    from synth.play.arena import Schedule

    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(len(played.rounds), wanted):
        schedule = Schedule.of(decks, pairs(len(decks)), played.round, played.seed + 7919 * number)
        results = arena.play(schedule, _counting(tick, number * played.games_a_round))
        winner = results.winner.reshape(-1, played.round)
        counts = tuple((int((each == 1).sum()), int((each == 3).sum()), int((each == 2).sum())) for each in winner)
        played = played.model_copy(update={"rounds": (*played.rounds, counts)})
        with replace_file(path) as file:
            file.write(played.model_dump_json().encode())
    return played


def _counting(tick: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: tick(before + done)
