"""What a build fixes for its machine, and where the machine keeps what the layout lists."""

from collections import Counter
from dataclasses import asdict

from synth.codegen.programs.columns import ARMS, Tables
from synth.spec.cards import Kind
from synth.spec.layout import WIDE, Shape, action_groups, cells


def constants(tables: Tables, shape: Shape) -> dict[str, int]:
    """What a build fixes."""
    rules = {name: value for name, value in tables.rules.model_dump().items() if isinstance(value, int)}
    found, at = {}, 0
    for group in action_groups(shape):
        found[f"first_{group.name}"] = at
        at += group.size
    found |= rules | asdict(shape)
    return found | {
        "actions": at,
        "wide": WIDE,
        "arms": ARMS,
        "strike_pc": tables.strike,
        "one": tables.one_coin,
        "kinds": tables.kinds,
        "fossils": int(any(card.kind is Kind.FOSSIL for card in tables.cards)),
        "hp_falls": int(tables.hp_falls),
        "events": tables.events,
        "weakness_bonus": rules["weakness_bonus"] // 10,
        "burn": rules["burn"] // 10,
    }


def cell_places(shape: Shape) -> dict[str, tuple[str, int]]:
    """Where the machine keeps each cell of the layout: a grid and a place in it. The layout has the numbers of each grid in their
    order, but for title 0, which no attack has."""
    found: dict[str, tuple[str, int]] = {}
    count: Counter[str] = Counter()
    for cell in cells(shape):
        fact = "_".join(part.rstrip("0123456789") for part in cell.name.split("_") if not part.isdigit())
        if fact == "times" and count[fact] % (shape.titles + 1) == 0:
            count[fact] += 1
        found[cell.name] = fact, count[fact]
        count[fact] += 1
    return found
