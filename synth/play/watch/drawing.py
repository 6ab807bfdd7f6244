"""A position drawn as plain shapes: written as SVG, or painted for the frames of a GIF."""

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

WIDTH, HEIGHT = 720, 560
COLOURS = {
    "G": "#3f8f3a", "R": "#d5522b", "W": "#2f7fc4", "L": "#e5b91b", "P": "#9a4fa8",
    "F": "#b5652d", "D": "#3b4a57", "M": "#8a98a3", "C": "#d9d5ca", "N": "#a58a1f",
}  # fmt: skip
INK, SOFT, PAPER, GROUND, LINE = "#1d2328", "#5b646b", "#fffdf8", "#f4f2ec", "#cfc9bb"
LARGE = 140
"""So wide is a card that shows its attacks."""
LETTER = 0.6
"""About so wide is a letter, by its size."""


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float
    fill: str
    edge: str = ""
    round: float = 0


@dataclass(frozen=True)
class Dot:
    x: float
    y: float
    r: float
    fill: str


@dataclass(frozen=True)
class Word:
    x: float
    y: float
    text: str
    size: float
    fill: str = INK
    anchor: str = "start"


Shape = Box | Dot | Word


def position(recording: dict[str, Any], step: int, viewer: int = 0) -> list[Shape]:
    """The board at a step, the viewer's side below."""
    seen = recording["steps"][step]["views"][viewer]
    names = recording["names"][viewer], recording["names"][1 - viewer]
    lines = [line["text"] for line in recording["steps"][step]["lines"][viewer]][-3:]
    return [
        Box(0, 0, WIDTH, HEIGHT, GROUND),
        *_side(recording, seen, 1, names[1], 10),
        Word(WIDTH / 2, 244, f"Turn {seen['turn']}" if seen["turn"] > 0 else "Setup", 15, anchor="middle"),
        *_stadium(recording, seen),
        *_side(recording, seen, 0, names[0], 262),
        *(Word(14, 508 + 18 * at, _cut(line, WIDTH - 28, 13), 13, SOFT) for at, line in enumerate(lines)),
    ]


def _stadium(recording: dict[str, Any], seen: dict[str, Any]) -> Iterator[Shape]:
    if seen["stadium"]:
        yield Word(WIDTH - 14, 244, f"Stadium: {_fact(recording, seen['stadium']['card'])['name']}", 13, SOFT, "end")


def _side(recording: dict[str, Any], seen: dict[str, Any], which: int, name: str, top: float) -> Iterator[Shape]:
    side = seen["sides"][which]
    yield Box(8, top, WIDTH - 16, 220, "#fbfaf5", LINE, 10)
    yield Word(18, top + 22, _cut(name, 330, 15), 15)
    counts = f"points {side['points']}   deck {side['deck']}   hand {side['hand']}   discard {len(side['discard'])}"
    yield Word(WIDTH - 18, top + 22, counts, 13, SOFT, "end")
    yield from _zone(side, top)
    apart = min(145.0, (WIDTH - 255) / max(1, len(side["slots"]) - 1))
    for at, standing in enumerate(side["slots"]):
        x, width, height = (60, 150, 172) if at == 0 else (245 + (at - 1) * apart, min(120, apart - 8), 140)
        y = top + 36 + (172 - height) / 2
        if standing is None:
            yield Box(x, y, width, height, GROUND, LINE, 8)
            continue
        yield from _card(recording, standing, x, y, width, height, side["conditions"] if at == 0 else [])


def _zone(side: dict[str, Any], top: float) -> Iterator[Shape]:
    """The Energy that can be attached now, and below it the next one."""
    for unit, y, r in ((side["energyNow"], top + 112, 13.0), (side["energyNext"], top + 150, 8.0)):
        if unit:
            yield from _unit(unit, 34, y, r)


def _unit(unit: str, x: float, y: float, r: float) -> Iterator[Shape]:
    yield Dot(x, y, r, COLOURS[unit])
    yield Word(x, y + 0.52 * r, unit, 1.4 * r, "#fff" if unit not in "LCM" else INK, "middle")


def _attacks(facts: dict[str, Any], x: float, y: float, width: float) -> Iterator[Shape]:
    for attack in facts.get("attacks", ())[:2]:
        for at, unit in enumerate(attack["cost"]):
            yield from _unit(unit, x + 14 + 11 * at, y - 3.5, 5)
        yield Word(x + width - 8, y, attack["damage"], 11, anchor="end")
        size = min(10.0, (width - 16) / (LETTER * max(1, len(attack["name"]))))
        yield Word(x + 9, y + 11, attack["name"], size, SOFT)
        y += 27


def _card(
    recording: dict[str, Any], one: dict[str, Any], x: float, y: float, width: float, height: float, marks: Sequence[str]
) -> Iterator[Shape]:
    facts = _fact(recording, one["card"])
    colour = COLOURS.get(facts.get("type", "C"), SOFT)
    size = min(15.0, (width - 14) / (LETTER * max(1, len(facts["name"]))))
    share = one["hp"] / one["max"] if one["max"] else 0
    yield Box(x, y, width, height, PAPER, colour, 8)
    yield Box(x, y, width, 7, colour)
    yield Word(x + width / 2, y + 27, facts["name"], size, anchor="middle")
    if one["tools"]:
        carried = ", ".join(_fact(recording, tool)["name"] for tool in one["tools"])
        yield Word(x + width / 2, y + 44, _cut(carried, width - 12, 11), 11, SOFT, "middle")
    if marks:
        yield Word(x + width / 2, y + 58, _cut(", ".join(marks), width - 8, 10), 10, "#a8281b", "middle")
    if width >= LARGE:
        yield from _attacks(facts, x, y + (70 if one["tools"] or marks else 56), width)
    yield Word(x + width / 2, y + height - 52, f"{one['hp']}/{one['max']}", 14, anchor="middle")
    yield Box(x + 8, y + height - 44, width - 16, 7, "#ddd6c6")
    health = "#3f8f3a" if share > 0.5 else "#d09a1a" if share > 0.25 else "#c63b2e"
    yield Box(x + 8, y + height - 44, (width - 16) * share, 7, health)
    for at, unit in enumerate(one["energy"][:14]):
        yield from _unit(unit, x + 16 + (at % 7) * ((width - 32) / 6), y + height - 25 + 14 * (at // 7), 6.5)


def _fact(recording: dict[str, Any], card: int) -> dict[str, Any]:
    found: dict[str, Any] = recording["cards"][card]
    return found


def _cut(text: str, width: float, size: float) -> str:
    room = int(width / (LETTER * size))
    return text if len(text) <= room else text[: room - 1] + "…"


def as_svg(shapes: Sequence[Shape], title: str) -> str:
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
            f'font-family="system-ui, sans-serif" role="img"><title>{html.escape(title)}</title>',
            *map(_element, shapes),
            "</svg>\n",
        )
    )


def _element(shape: Shape) -> str:
    match shape:
        case Box():
            edge = f' stroke="{shape.edge}" stroke-width="2"' if shape.edge else ""
            size = f'width="{shape.width:g}" height="{shape.height:g}" rx="{shape.round:g}"'
            return f'<rect x="{shape.x:g}" y="{shape.y:g}" {size} fill="{shape.fill}"{edge}/>'
        case Dot():
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.r:g}" fill="{shape.fill}" stroke="#0008"/>'
    place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" fill="{shape.fill}" text-anchor="{shape.anchor}"'
    return f"<text {place}>{html.escape(shape.text)}</text>"


def as_image(shapes: Sequence[Shape]) -> Any:
    """A picture of Pillow."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    brush = ImageDraw.Draw(image)
    for shape in shapes:
        match shape:
            case Box():
                corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
                if shape.width >= 1:
                    brush.rounded_rectangle(corners, shape.round, shape.fill, shape.edge or None, 2 if shape.edge else 0)
            case Dot():
                brush.ellipse(
                    (shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r), shape.fill, "#00000088"
                )
            case Word():
                anchor = {"start": "ls", "middle": "ms", "end": "rs"}[shape.anchor]
                brush.text((shape.x, shape.y), shape.text, shape.fill, ImageFont.load_default(shape.size), anchor)
    return image
