"""A league: players that have met, and what came of it; kept in a file, so that every session adds to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.engines.engine import Engine
from synth.play.arena import Arena, Schedule
from synth.play.learned import PolicyPlayer
from synth.play.mixed import Games
from synth.play.player import Player
from synth.play.results import Results, Tally
from synth.play.roster import batch_for
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.files import replace_file

FORMAT = 2

_Number = Annotated[int, Field(ge=0)]
Game = tuple[_Number, _Number, Annotated[int, Field(ge=0, le=1)], Annotated[int, Field(ge=1, le=3)]]
"""deck of a, deck of b, who went first (0: a), winner (1: a, 2: b, 3: tie)"""


class Meeting(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    a: str
    b: str
    won: int = Field(ge=0)
    tied: int = Field(ge=0)
    lost: int = Field(ge=0)
    games: tuple[Game, ...] = ()


class Records(BaseModel):
    """What is kept between sessions."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    decks: tuple[str, ...]
    meetings: tuple[Meeting, ...] = ()

    @property
    def tallies(self) -> dict[tuple[str, str], Tally]:
        return {(one.a, one.b): Tally(one.won, one.tied, one.lost) for one in self.meetings}

    def with_result(self, a: str, b: str, results: Results) -> Records:
        known = {(one.a, one.b): one for one in self.meetings}
        before = known.get((a, b), Meeting(a=a, b=b, won=0, tied=0, lost=0))
        tally = Tally(before.won, before.tied, before.lost) + results.tally()
        rows = np.concatenate([results.seats, results.first[:, None], results.winner[:, None]], axis=1).tolist()
        games = (*before.games, *((int(row[0]), int(row[1]), int(row[2]), int(row[3])) for row in rows))
        known[a, b] = Meeting(a=a, b=b, won=tally.wins, tied=tally.ties, lost=tally.losses, games=games)
        return self.model_copy(update={"meetings": tuple(meeting for _, meeting in sorted(known.items()))})

    def games(self) -> tuple[Games, list[str]]:
        """All games, and the names of the players in them."""
        names = sorted({name for one in self.meetings for name in (one.a, one.b)})
        at = {name: number for number, name in enumerate(names)}
        rows = np.array([game for one in self.meetings for game in one.games], int).reshape(-1, 4)
        pairs = [(at[one.a], at[one.b]) for one in self.meetings for _ in one.games]
        score = np.array([0.0, 1.0, 0.0, 0.5])[rows[:, 3]]
        return Games(np.array(pairs, int).reshape(-1, 2), rows[:, :2], rows[:, 2], score), names


def read_records(path: Path, decks: Sequence[Deck]) -> Records:
    names = tuple(deck.name for deck in decks)
    if not path.is_file():
        return Records(decks=names)
    try:
        records = Records.model_validate_json(path.read_text("utf-8"))
    except (ValidationError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is not a league: {str(error).splitlines()[0]}") from None
    if records.format != FORMAT:
        raise InputError(f"{path} has format {records.format}; this version reads format {FORMAT}; give another folder")
    if any(max(game[:2]) >= len(records.decks) for one in records.meetings for game in one.games):
        raise InputError(f"{path} is not a league: a game has a deck that is not there")
    if records.decks != names:
        raise InputError(f"{path} was played with other decks: {', '.join(records.decks)}; give those, or another folder")
    return records


def write_records(records: Records, path: Path) -> None:
    with replace_file(path) as file:
        file.write(records.model_dump_json(indent=1).encode())


class League:
    """Meetings on one engine; policies of one shape share a compiled program."""

    def __init__(self, engine: Engine, decks: Sequence[Deck], games: int, batch: int) -> None:
        self.engine, self.decks, self.games, self.batch = engine, decks, games, batch
        self._arenas: dict[tuple[str, str], Arena] = {}

    def meet(self, a: Player, b: Player, seed: int, tick: Callable[[int], None] = lambda _: None) -> Results:
        kinds = (_kind(a), _kind(b))
        if kinds not in self._arenas:
            self._arenas[kinds] = Arena(self.engine, (a, b), min(batch_for((a.name, b.name), self.batch), self.games))
        schedule = Schedule.spread(self.decks, self.games, seed)
        return self._arenas[kinds].play(schedule, tick, parameters=(a.parameters, b.parameters))


def _kind(player: Player) -> str:
    """Players of a kind differ in their parameters only."""
    if isinstance(player, PolicyPlayer):
        return f"policy {player.function.network} {player.sampled}"
    return player.name


def pairing(names: Sequence[str], records: Records) -> list[tuple[str, str]]:
    """All pairs, those that have met least first."""
    played = {frozenset(pair): tally.games for pair, tally in records.tallies.items()}
    pairs = [(a, b) for at, a in enumerate(names) for b in names[at + 1 :]]
    order = np.argsort([played.get(frozenset(pair), 0) for pair in pairs], kind="stable")
    return [pairs[at] for at in order]
