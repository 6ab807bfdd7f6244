"""The lab: a deck against the field, measured in the background on the compiled engine, a portion of games after the other."""

import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from synth.play.live.bots import Bots
from synth.play.results import Tally
from synth.spec.decks import EIGHT, Deck
from synth.spec.errors import InputError

PORTION = 32
"""Games against each deck of the field between two looks at the results."""
MOST_JOBS = 64
PLAYERS = ("evolve", "random", "attack", "greedy", "policy")


class Measure(BaseModel):
    """What a browser asks for."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    deck: str = Field(max_length=20_000, description="a known name, or a deck list")
    player: str = Field(max_length=20)
    games: int = Field(ge=PORTION, le=10_000, description="against each deck of the field")
    before: int | None = Field(default=None, ge=0, description="the measurement to compare with")


@dataclass
class Job:
    number: int
    deck: Deck
    player: str
    games: int
    before: int | None
    tallies: dict[str, Tally] = field(default_factory=dict)
    done: int = 0
    state: str = "waiting"
    problem: str = ""


class Lab:
    """One measurement at a time; a server that is only played on never starts it."""

    def __init__(self, bots: Bots, decks: Sequence[Deck]) -> None:
        eight = [deck for deck in decks if deck.name in EIGHT]
        self.bots, self.field = bots, tuple(eight or decks[:8])
        self.jobs: dict[int, Job] = {}
        self._waiting: queue.Queue[Job] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._arenas: dict[str, Any] = {}

    def ask(self, deck: Deck, wanted: Measure) -> Job:
        if wanted.player not in PLAYERS:
            raise InputError(f"no player {wanted.player!r:.30} in the lab; there are {', '.join(PLAYERS)}")
        if sum(job.state in ("waiting", "running") for job in self.jobs.values()) >= 8:
            raise InputError("eight measurements are waiting already")
        job = Job(max(self.jobs, default=-1) + 1, deck, wanted.player, wanted.games, wanted.before)
        self.jobs[job.number] = job
        if len(self.jobs) > MOST_JOBS:
            del self.jobs[min(self.jobs)]
        self._waiting.put(job)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
        return job

    def told(self, number: int) -> dict[str, Any]:
        if number not in self.jobs:
            raise InputError(f"no measurement {number}")
        job = self.jobs[number]
        before = self.jobs.get(job.before) if job.before is not None else None
        rows = [_row(name, tally, before.tallies.get(name) if before else None) for name, tally in job.tallies.items()]
        whole, old = (sum(one.tallies.values(), Tally(0, 0, 0)) if one else None for one in (job, before))
        assert whole is not None
        return {
            "number": number,
            "state": job.state,
            "problem": job.problem,
            "done": job.done,
            "games": job.games * len(self.field),
            "rows": rows,
            "all": _row("all together", whole, old if old and old.games else None) if whole.games else None,
        }

    def _work(self) -> None:
        while True:
            job = self._waiting.get()
            job.state = "running"
            try:
                self._measure(job)
                job.state = "done"
            except Exception as error:  # shown on the page; the next measurement may do better
                job.state, job.problem = "failed", str(error).splitlines()[0] if str(error) else type(error).__name__

    def _measure(self, job: Job) -> None:
        from synth.play.arena import Arena, Schedule
        from synth.play.roster import find_player

        engine = self.bots.engine
        if job.player not in self._arenas:
            who = find_player(job.player, engine)
            self._arenas[job.player] = Arena(engine, (who, who), PORTION * len(self.field))
        decks = (job.deck, *self.field)
        pairs = [(0, other) for other in range(1, len(decks))]
        for portion in range(-(-job.games // PORTION)):
            schedule = Schedule.of(decks, pairs, PORTION, seed=1_000 * job.number + portion)
            results = self._arenas[job.player].play(schedule)
            found = {
                deck.name: results.where(results.seats[:, 1] == at).tally() for at, deck in enumerate(self.field, start=1)
            }
            job.tallies = {name: job.tallies.get(name, Tally(0, 0, 0)) + tally for name, tally in found.items()}
            job.done += len(results)


def _row(name: str, tally: Tally, before: Tally | None) -> dict[str, Any]:
    from synth.play.race import gain

    low, high = tally.score_interval
    row: dict[str, Any] = {"name": name, "games": tally.games, "score": tally.score, "low": low, "high": high}
    if before and before.games:
        more, least, most = gain(tally, before)
        row |= {"before": before.score, "gain": more, "gainLow": least, "gainHigh": most}
    return {key: round(value, 4) if isinstance(value, float) else value for key, value in row.items()}
