"""Plots as SVG, in the colours of the page."""

import html
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 440, 230
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 14, 34
FEW = 40
"""Points of a curve that are marked one by one."""
COLOURS = ("#2f7fc4", "#d5522b", "#3f8f3a", "#9a4fa8", "#b58a00", "#3b8f8f")


@dataclass(frozen=True)
class Curve:
    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()
    """the interval of each point, if it has one"""


def curves(
    lines: Sequence[Curve], across: str, low: float | None = None, high: float | None = None, percent: bool = False
) -> str:
    """Lines over a common axis; `low` and `high` fix the height, else it fits the points."""
    lines = [line for line in lines if line.points]
    if not lines:
        return '<p class="soft">nothing measured yet</p>'
    xs = [x for line in lines for x, _ in line.points]
    ys = [y for line in lines for _, y in line.points]
    x_axis = _Axis(min(0.0, min(xs)), max(max(xs), min(xs) + 1e-9), LEFT, WIDTH - RIGHT)
    bottom = min(ys) if low is None else low
    top = max(max(ys), bottom + 1e-9) if high is None else high
    y_axis = _Axis(bottom, top, HEIGHT - BOTTOM, TOP)
    say: Callable[[float], str] = _percent(y_axis) if percent else _short
    parts = [_grid(x_axis, y_axis, say, across)]
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        if line.band:
            edge = [(x, high) for (x, _), (_, high) in zip(line.points, line.band, strict=True)]
            edge += [(x, low) for (x, _), (low, _) in reversed(list(zip(line.points, line.band, strict=True)))]
            parts.append(f'<polygon points="{_path(edge, x_axis, y_axis)}" fill="{colour}" opacity=".18"/>')
        parts.append(
            f'<polyline points="{_path(line.points, x_axis, y_axis)}" fill="none" stroke="{colour}" stroke-width="1.8">'
            f"<title>{html.escape(line.name)}: last {say(line.points[-1][1])}</title></polyline>"
        )
        if len(line.points) <= FEW:
            dots = ((x_axis(x), y_axis(y)) for x, y in line.points)
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in dots]
    words = "; ".join(f"{line.name}: last {say(line.points[-1][1])}" for line in lines)
    legend = "".join(
        f'<span class="key" style="--key: {COLOURS[number % len(COLOURS)]}">{html.escape(line.name)}</span>'
        for number, line in enumerate(lines)
    )
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(words)}">{"".join(parts)}</svg>'
        f"<figcaption>{legend}</figcaption></figure>"
    )


def bars(rows: Sequence[tuple[str, float, float]], say: Callable[[float], str]) -> str:
    """Name, value and how far it may be off, a bar each; the longest fills the width."""
    if not rows:
        return '<p class="soft">nothing measured yet</p>'
    low, high = min(0.0, *(value - off for _, value, off in rows)), max(value + off for _, value, off in rows)
    axis = _Axis(low, max(high, low + 1e-9), 150, WIDTH - 60)
    parts = []
    for at, (name, value, off) in enumerate(rows):
        y, zero = 8 + at * 24, axis(max(0.0, low))
        start, end = sorted((zero, axis(value)))
        parts.append(
            f'<text x="144" y="{y + 13}" text-anchor="end">{html.escape(_cut(name, 20))}</text>'
            f'<rect x="{start:.1f}" y="{y + 2}" width="{max(1.0, end - start):.1f}" height="14" fill="{COLOURS[0]}"/>'
            f'<text x="{axis(value + off) + 5:.1f}" y="{y + 13}">{html.escape(say(value))}</text>'
        )
        if off:
            ends = f'x1="{axis(value - off):.1f}" x2="{axis(value + off):.1f}"'
            parts.append(f'<line {ends} y1="{y + 9}" y2="{y + 9}" stroke="currentColor"/>')
    words = "; ".join(f"{name} {say(value)}" for name, value, _ in rows)
    opening = f'<svg class="bars" viewBox="0 0 {WIDTH} {16 + 24 * len(rows)}" role="img" aria-label="{html.escape(words)}">'
    return f"<figure>{opening}{''.join(parts)}</svg></figure>"


class _Axis:
    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low or 1.0)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Four to six round numbers."""
        span = self.high - self.low
        step = 10 ** math.floor(math.log10(span / 4)) if span > 0 else 1.0
        step = next(step * more for more in (1, 2, 5, 10) if span / (step * more) <= 6)
        first = math.ceil(self.low / step - 1e-9)
        return [step * k for k in range(first, math.floor(self.high / step + 1e-9) + 1)]


def _grid(x_axis: _Axis, y_axis: _Axis, say: Callable[[float], str], across: str) -> str:
    parts = []
    for tick in y_axis.ticks():
        y = y_axis(tick)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{say(tick)}</text>')
    for tick in x_axis.ticks():
        parts.append(f'<text x="{x_axis(tick):.1f}" y="{HEIGHT - BOTTOM + 15}" text-anchor="middle">{_short(tick)}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 4}" text-anchor="middle">{html.escape(across)}</text>')
    return "".join(parts)


def _percent(axis: _Axis) -> Callable[[float], str]:
    """Percent with as many places as tell two marks of the axis apart."""
    marks = axis.ticks()
    places = next((places for places in range(4) if len({f"{mark:.{places}%}" for mark in marks}) == len(marks)), 4)
    return lambda value: f"{value:.{places}%}"


def _path(points: Sequence[tuple[float, float]], x_axis: _Axis, y_axis: _Axis) -> str:
    return " ".join(f"{x_axis(x):.1f},{y_axis(y):.1f}" for x, y in points)


def _short(value: float) -> str:
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"
