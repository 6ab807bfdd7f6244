"""A league: ratings, and who beat whom."""

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.play.ratings import rate
from synth.play.results import Tally
from synth.report.parts import Section, TableCell, number, paragraph, table
from synth.report.plots import bars
from synth.report.sections.matchup import COUNTED
from synth.spec.errors import InputError

FILE, ANCHOR = "league.json", "random"


class _Meeting(BaseModel):
    a: str = Field(max_length=200)
    b: str = Field(max_length=200)
    won: int = Field(ge=0)
    tied: int = Field(ge=0)
    lost: int = Field(ge=0)


class _Records(BaseModel):
    model_config = ConfigDict(extra="ignore")

    decks: tuple[str, ...]
    meetings: tuple[_Meeting, ...]


def league(folder: Path) -> list[Section]:
    path = folder / FILE
    if not path.is_file():
        return []
    try:
        records = _Records.model_validate_json(path.read_bytes())
    except (OSError, ValidationError) as error:
        raise InputError(f"{path} is not a league: {str(error).splitlines()[0]}") from None
    if not records.meetings:
        return [Section("League", '<p class="soft">nobody has met yet</p>')]
    tallies = {(one.a, one.b): Tally(one.won, one.tied, one.lost) for one in records.meetings}
    anchor = ANCHOR if any(ANCHOR in pair for pair in tallies) else None
    rated = rate(tallies, anchor)
    rows = [[number(at), TableCell(one.name, one.name), number(one.elo, f"{one.elo:.0f} ± {one.spread:.0f}"), number(one.games)]
            for at, one in enumerate(rated, start=1)]  # fmt: skip
    met = [
        [
            TableCell(a, a), TableCell(b, b),
            TableCell(f"{tally.score:.1%}", float(tally.score), tint=2 * tally.score - 1), number(tally.games),
        ]
        for (a, b), tally in sorted(tallies.items())
    ]
    picture = bars([(one.name, one.elo, one.spread) for one in rated], lambda value: f"{value:.0f}")
    return [
        Section("League: Elo with 95% intervals", picture + table(("place", "player", "Elo", "games"), rows)),
        Section("Meetings", paragraph(COUNTED) + table(("player", "against", "won", "games"), met)),
    ]
