"""A training run: its curves."""

import csv
from pathlib import Path

from synth.report.parts import Section, facts, number, table
from synth.report.plots import Curve, curves
from synth.spec.errors import InputError

FILE = "metrics.csv"
_PLOTS = {
    "games won against earlier selves, ties as half": (("pool_score",), True),
    "entropy": (("entropy",), False),
    "value": (("value_loss", "explained"), False),
}


def training(folder: Path) -> list[Section]:
    path = folder / FILE
    if not path.is_file():
        return []
    rows = _rows(path)
    if not rows:
        return [Section("Training", '<p class="soft">no iteration is finished yet</p>')]
    last = rows[-1]
    summary = [(name, f"{last[name]:,.0f}") for name in ("iteration", "decisions", "seconds") if name in last]
    columns = list(dict.fromkeys(name for row in rows for name in row))  # the first rows have no evaluations
    won = [name for name in columns if name.startswith("won_")]
    lines = [
        Curve(f"against {name.removeprefix('won_')}", _points(rows, name), _band(rows, name.removeprefix("won_"))) for name in won
    ]
    plots = [("games won, with 95% intervals", curves(lines, "decisions", 0, 1, percent=True))] if won else []
    plots += [
        (title, curves([Curve(name.replace("_", " "), _points(rows, name)) for name in names], "decisions", percent=percent))
        for title, (names, percent) in _PLOTS.items()
        if any(name in columns for name in names)
    ]
    drawn = "".join(f"<div><h3>{title}</h3>{plot}</div>" for title, plot in plots)
    return [Section("Training", f'{facts(summary)}<div class="plots">{drawn}</div>'), *_evaluations(rows, won)]


def _evaluations(rows: list[dict[str, float]], won: list[str]) -> list[Section]:
    measured = [row for row in rows if any(name in row for name in won)]
    if not measured:
        return []
    columns = ["decisions", *(f"won against {name.removeprefix('won_')}" for name in won)]
    lines = [
        [number(row["decisions"], f"{row['decisions']:,.0f}"), *(number(row.get(name, 0.0), _rate(row, name)) for name in won)]
        for row in measured
    ]
    return [Section("Evaluations", table(columns, lines))]


def _rate(row: dict[str, float], name: str) -> str:
    who = name.removeprefix("won_")
    if name not in row:
        return ""
    low, high = row.get(f"low_{who}"), row.get(f"high_{who}")
    return f"{row[name]:.1%}" + (f" [{low:.1%}, {high:.1%}]" if low is not None and high is not None else "")


def _rows(path: Path) -> list[dict[str, float]]:
    """The whole lines; one that is being written is none."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            raw = [row for row in csv.DictReader(file) if None not in row and None not in row.values()]
        return [{name: float(value) for name, value in row.items() if value} for row in raw if row.get("decisions")]
    except (OSError, ValueError, csv.Error) as error:
        raise InputError(f"{path} is not the metrics of a run: {str(error).splitlines()[0]}") from None


def _points(rows: list[dict[str, float]], name: str) -> list[tuple[float, float]]:
    return [(row["decisions"], row[name]) for row in rows if name in row]


def _band(rows: list[dict[str, float]], who: str) -> list[tuple[float, float]]:
    found = [(row.get(f"low_{who}"), row.get(f"high_{who}")) for row in rows if f"won_{who}" in row]
    band = [(low, high) for low, high in found if low is not None and high is not None]
    return band if len(band) == len(found) else []
