"""A matchup: the heat map as a table, and the ranking."""

import csv
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.play.results import Tally
from synth.report.parts import Section, TableCell, number, paragraph, table
from synth.spec.errors import InputError

FILE, GAMES = "matchup.csv", "games"
COUNTED = "A tie counts as half a game won."


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")

    deck: str = Field(max_length=200)
    against: str = Field(max_length=200)
    won: int = Field(ge=0)
    tied: int = Field(ge=0)
    lost: int = Field(ge=0)

    @property
    def tally(self) -> Tally:
        return Tally(self.won, self.tied, self.lost)


def read_matchup(path: Path) -> dict[tuple[str, str], Tally]:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = [_Row.model_validate(row) for row in csv.DictReader(file)]
    except (OSError, UnicodeDecodeError, csv.Error, ValidationError) as error:
        raise InputError(f"{path} is not a table of synth matchup: {str(error).splitlines()[0]}") from None
    return {(row.deck, row.against): row.tally for row in rows}


def game_file(deck: str, against: str) -> str:
    """Where the game of a pair is, that a cell links to."""
    return f"{GAMES}/{_plain(deck)}--{_plain(against)}.html"


def _plain(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in name)


def matchup(folder: Path) -> list[Section]:
    path = folder / FILE
    if not path.is_file():
        return []
    tallies = read_matchup(path)
    totals: dict[str, Tally] = {}
    for (deck, _), tally in tallies.items():
        totals[deck] = totals.get(deck, Tally(0, 0, 0)) + tally
    order = sorted(totals, key=lambda deck: -totals[deck].score)
    ranking = [
        [number(place), TableCell(deck, deck), _score(totals[deck]), number(totals[deck].games)]
        for place, deck in enumerate(order, start=1)
    ]
    linked = any((folder / game_file(*pair)).is_file() for pair in tallies)
    said = paragraph("A number leads to a game of the pair.") if linked else ""
    grid = [[TableCell(deck, deck), *(_cell(folder, tallies, deck, other) for other in order)] for deck in order]
    return [
        Section("Ranking", paragraph(COUNTED) + table(("place", "deck", "won, with 95% interval", "games"), ranking)),
        Section("Matchups: games won by the row against the column, in percent", said + table(("", *order), grid, narrow=True)),
    ]


def _score(tally: Tally) -> TableCell:
    low, high = tally.score_interval
    return TableCell(f"{tally.score:.1%} [{low:.1%}, {high:.1%}]", float(tally.score))


def _cell(folder: Path, tallies: dict[tuple[str, str], Tally], deck: str, other: str) -> TableCell:
    tally = tallies.get((deck, other))
    if tally is None:
        return TableCell("–", 0.5)
    low, high = tally.score_interval
    title = f"{deck} against {other}: {tally.score:.1%} [{low:.1%}, {high:.1%}] of {tally.games:,} games"
    link = next((file for file in (game_file(deck, other), game_file(other, deck)) if (folder / file).is_file()), "")
    return TableCell(f"{100 * tally.score:.0f}", float(tally.score), link, max(-1.0, min(1.0, 2 * tally.score - 1)), title)
