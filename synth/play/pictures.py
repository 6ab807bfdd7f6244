"""Pictures: a heat map of a matchup, tiers of a field, values and outcomes, the curves of a run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from synth.spec.errors import InputError
from synth.spec.files import replace_file

if TYPE_CHECKING:
    from synth.play.calibration import Bin
    from synth.play.meta import Standing


def _figure(width: float, height: float) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def _save(figure: Any, path: Path) -> None:
    kind = path.suffix.removeprefix(".").lower()
    known = figure.canvas.get_supported_filetypes()
    if kind not in known:
        raise InputError(f"{path}: a picture ends in one of {', '.join(sorted(known))}")
    with replace_file(path) as file:
        figure.savefig(file, format=kind, dpi=150)


def heat_map(names: Sequence[str], scores: np.ndarray, title: str, path: Path) -> None:
    """Points a game of the row against the column, as percent; a deck against itself is grey."""
    size = 3.2 + 0.28 * len(names)
    figure = _figure(size + 1, size)
    axes = figure.add_subplot()
    axes.set_facecolor("lightgrey")
    spread = max(0.05, float(np.nanmax(np.abs(scores - 0.5)))) if np.isfinite(scores).any() else 0.5
    image = axes.imshow(scores, cmap="RdBu", vmin=0.5 - spread, vmax=0.5 + spread)
    for (row, column), score in np.ndenumerate(scores):
        if np.isfinite(score):
            dark = abs(score - 0.5) > 0.6 * spread
            axes.text(column, row, f"{score:.0%}"[:-1], ha="center", va="center", fontsize=6, color="w" if dark else "k")
    axes.set_xticks(range(len(names)), names, rotation=90, fontsize=7)
    axes.set_yticks(range(len(names)), names, fontsize=7)
    axes.set_title(title, fontsize=9)
    bar = figure.colorbar(image, shrink=0.8, format=lambda at, _: f"{at:.0%}")
    bar.set_label("points a game of the row", fontsize=7)
    bar.ax.tick_params(labelsize=7)
    _save(figure, path)


def tiers(rows: Sequence[Standing], title: str, path: Path) -> None:
    """Points of each deck against the mixture with their intervals, a colour a tier; bars are shares of the mixture."""
    figure = _figure(8, 1.6 + 0.24 * len(rows))
    points, shares = figure.subplots(1, 2, sharey=True, width_ratios=(2, 1))
    place = np.arange(len(rows))
    for tier in sorted({row.tier for row in rows}):
        at = [k for k, row in enumerate(rows) if row.tier == tier]
        score = np.array([rows[k].score for k in at])
        reach = np.abs(np.array([(rows[k].low, rows[k].high) for k in at]).T - score)
        points.errorbar(score, at, xerr=reach, fmt="o", markersize=3, linewidth=1, color=f"C{tier - 1}", label=f"tier {tier}")
    points.axvline(0.5, color="grey", linewidth=0.5)
    points.set_yticks(place, [row.name for row in rows], fontsize=7)
    points.set(title="points a game against the mixture", ylim=(len(rows) - 0.5, -0.5))
    points.legend(fontsize=7)
    share = np.array([row.share for row in rows])
    reach = np.array([(max(0.0, row.share - row.share_low), max(0.0, row.share_high - row.share)) for row in rows]).T
    shares.barh(place, share, xerr=reach, error_kw={"linewidth": 0.8}, color="lightsteelblue")
    shares.set(title="share of the mixture", xlim=(0, None))
    figure.suptitle(title, fontsize=9)
    _save(figure, path)


def calibration(bins: Sequence[Bin], title: str, path: Path) -> None:
    """Outcomes over values; on the diagonal a value means what it says."""
    figure = _figure(4.6, 4.4)
    axes = figure.add_subplot()
    value, outcome = (np.array([getattr(one, name) for one in bins]) for name in ("value", "outcome"))
    reach = np.abs(np.array([(one.low, one.high) for one in bins]).T - outcome)
    axes.plot((-1, 1), (-1, 1), color="grey", linewidth=0.5)
    axes.errorbar(value, outcome, yerr=reach, fmt="o-", markersize=3, linewidth=1)
    axes.set(xlabel="value", ylabel="outcome: 1 won, -1 lost", xlim=(-1.02, 1.02), ylim=(-1.02, 1.02))
    axes.set_title(title, fontsize=8)
    _save(figure, path)


def curves(rows: Sequence[dict[str, str]], title: str, path: Path) -> None:
    """Win rates with their intervals, and how the learner does, over decisions."""
    figure = _figure(10, 6)
    rates, losses = figure.subplots(2, 2)[0], figure.axes[2:]
    at = np.array([float(row["decisions"]) for row in rows]) / 1e6

    def column(name: str) -> tuple[np.ndarray, np.ndarray]:
        there = np.array([bool(row.get(name)) for row in rows])
        return at[there], np.array([float(row[name]) for row in rows if row.get(name)])

    for name in (name for name in rows[0] if name.startswith("won_")):
        player = name.removeprefix("won_")
        x, won = column(name)
        line = rates[0].plot(x, won, marker="o", markersize=3, label=f"against {player}")[0]
        rates[0].fill_between(x, column(f"low_{player}")[1], column(f"high_{player}")[1], alpha=0.2, color=line.get_color())
    rates[0].set(ylim=(0, 1), xlim=(0, None), title="games won, with 95% intervals")
    rates[0].legend(fontsize=8)
    rates[1].plot(*column("pool_score"), linewidth=0.8)
    rates[1].set(ylim=(0, 1), xlim=(0, None), title="points a game against earlier selves")
    for axes, names in zip(losses, (("entropy",), ("value_loss", "explained")), strict=True):
        for name in names:
            axes.plot(*column(name), linewidth=0.8, label=name.replace("_", " "))
        axes.set(xlabel="million decisions", xlim=(0, None))
        axes.legend(fontsize=8)
    # The first guesses of a value explain less than nothing.
    losses[1].set(ylim=(-0.2, 1))
    figure.suptitle(title, fontsize=10)
    _save(figure, path)
