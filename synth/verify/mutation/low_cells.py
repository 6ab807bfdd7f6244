"""Cells whose numbers never have the highest bit of their kind: with a sign or without one they are the same.

What stands in these is a flag, one of a few names, a place of a card or slot, a row of a table, a set of a few bits, or how many
there are of what has room for a few. A test holds games to it."""

from synth.codegen.graphs.graph import Program

_FLAGS = (
    "supporter_played", "stadium_played", "stadium_used", "retreated", "reflipped", "overflow", "daze_fresh", "moved", "fresh",
    "used", "fought", "spent", "struck", "mask", "drew", "waits", "strike_second",
)  # fmt: skip
_NAMES = (
    "turn_player", "phase", "decider", "flow", "winner", "stadium_side", "ending", "daze", "energy_now", "energy_next", "title",
    "title_next",
)  # fmt: skip
_PLACES = ("source", "attacker", "place", "tool_at")
_ROWS = ("stadium", "row", "attack", "again", "wide", "pokemon", "grown", "tool", "mark", "card", "strike_row")
_SETS = ("hit", "declared", "fallen", "seen")
_COUNTS = ("tasks",)
LOW = frozenset({*_FLAGS, *_NAMES, *_PLACES, *_ROWS, *_SETS, *_COUNTS})


def low_tags(program: Program) -> frozenset[str]:
    """By what LLVM IR says of who is loaded: tags are numbered in the order of cells."""
    return frozenset(f"!{2 * at + 2}" for at, cell in enumerate(program.cells) if cell.name in LOW)
