"""A long list of games as jobs that need nothing from each other: other processes or machines play them, like `Arena`.

A game's seed fixes all its chance, so it comes out the same wherever it is played, and beside whatever others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np

from synth.engines.cache import cached_engine
from synth.engines.pool import cards_of_decks
from synth.jobs import Job, Runner, do_jobs
from synth.play.results import Results
from synth.spec.cards import Energy
from synth.spec.decks import Deck
from synth.spec.store import load_catalogue

if TYPE_CHECKING:
    from synth.play.arena import Schedule

PART = 2048
"""Games of a job."""
Lists = tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
"""Name, cards and Energy of each deck."""


class Playing(Protocol):
    """Where the games of one player against itself are played: here, or elsewhere."""

    def play(self, schedule: Schedule, tick: Callable[[int], None] = ...) -> Results: ...


@dataclass(frozen=True)
class Elsewhere:
    player: str
    batch: int
    runner: Runner

    def play(self, schedule: Schedule, tick: Callable[[int], None] = lambda _: None) -> Results:
        lists = tuple((deck.name, deck.cards, tuple(deck.energy)) for deck in schedule.decks)
        jobs = []
        for first in range(0, len(schedule), PART):
            part = schedule.part(slice(first, first + PART))
            jobs.append(Job(str(first), (lists, part.seats.tolist(), part.seeds.tolist(), self.player, self.batch)))
        done = do_jobs(play_part, jobs, self.runner, tick=lambda count: tick(min(count * PART, len(schedule))))
        ends = np.concatenate([np.array(part, np.int32) for part in done.values()], axis=1)
        return Results(schedule.seats, *ends)


def play_part(given: tuple[Lists, list[list[int]], list[int], str, int]) -> list[list[int]]:
    """Of each game: winner, who went first, turns, decisions."""
    from synth.play.arena import Schedule

    lists, seats, seeds, player, batch = given
    found = _arena(lists, player, batch).play(Schedule(_decks(lists), np.array(seats, np.int32), np.array(seeds, np.uint32)))
    return [part.tolist() for part in (found.winner, found.first, found.turns, found.decisions)]


def _decks(lists: Lists) -> tuple[Deck, ...]:
    return tuple(Deck.of(name, cards, [Energy(energy) for energy in energies]) for name, cards, energies in lists)


@cache
def _arena(lists: Lists, player: str, batch: int) -> Playing:
    """The engine for these decks, which a machine that has it not yet builds once."""
    decks = _decks(lists)
    return playing(cached_engine(cards_of_decks(decks, load_catalogue())), decks, player, batch, None)


def playing(folder: Path, decks: Sequence[Deck], player: str, batch: int, runner: Runner | None) -> Playing:
    """On the engine in a folder, or elsewhere if somebody else does the jobs. `batch`: games side by side at most."""
    if runner is not None:
        return Elsewhere(player, batch, runner)
    from synth.engines.engine import Engine
    from synth.play.arena import Arena
    from synth.play.roster import batch_for, find_player

    engine = Engine.load(folder)
    engine.deck_rows(decks)  # refuses a deck it does not know, before anything is compiled
    who = find_player(player, engine)
    return Arena(engine, (who, who), batch_for((player,), batch))
