"""The entries of an engine's observations: what range each has, and which of them its pool needs.

An entry is left out only if no card of the pool can ever make it anything but 0: places for more lasting effects than can be in
force at once; Tools, Stadiums and named attacks, where there are none.
"""

import re

from synth.codegen.graphs.graph import RANGES
from synth.codegen.machine.cells import public_cells
from synth.codegen.machine.marks import THIS_TURN, WORTH_CAP
from synth.codegen.machine.words import EX_FELL, SHARED, Do, KindOf
from synth.codegen.package import Entry
from synth.codegen.programs.columns import Tables
from synth.dsl.numbering import MOST_BURN, MOST_COINS
from synth.spec.cards import Kind
from synth.spec.layout import ENERGIES, HELD, WIDE, Daze, Phase, Place, Shape, observation

_CARDS = frozenset({"stadium", "pokemon", "tool", "grown", "card"})
_FLAGS = frozenset({
    "my_turn", "deciding", "stadium_mine", "supporter_played", "stadium_played", "stadium_used", "retreated", "reflipped", "burn",
    "daze_fresh", "moved", "fresh", "used", "fought", "spent", "struck",
})  # fmt: skip
_ON_POKEMON = frozenset({Do.MARK, Do.MARK_ATTACK, Do.MARK_CHOSEN})
_ON_PLAYERS = frozenset({Do.MARK_PLAYER, Do.MARK_SPOT})
_APART = frozenset({Do.MARK_ATTACK, Do.MARK_CHOSEN, Do.MARK_SPOT})
"""Marks of the same statement that may stand side by side, with another worth each."""
_LONGEST_MARK = 3
"""Ends of turns."""


def entries(tables: Tables, shape: Shape, whole: bool) -> list[Entry]:
    """`whole`: all of them, for positions that are set up by hand and for code that pools share."""
    ranges, needless = _ranges(tables, shape), set() if whole else _needless(tables, shape)
    marks = {} if whole else {"mark": _marks(tables, _ON_POKEMON, 2), "wide": _marks(tables, _ON_PLAYERS, 1)}
    found = []
    for at, name in enumerate(observation(shape)):
        fact, place = fact_of(name), re.search(r"_(?:mark|wide)(\d+)", name)
        # Which of the marks in one place it is about: `my_mark2_worth_1` → 2
        if fact not in needless and (not place or int(place[1]) < marks.get(fact.partition("_")[0], WIDE)):
            low, high = ranges[fact]
            found.append(Entry(name, int(low), int(high), card=fact in _CARDS, at=at))
    return found


def fact_of(name: str) -> str:
    """`my_mark2_worth_1` → `mark_worth`"""
    parts = name.removeprefix("my_").removeprefix("their_").split("_") if name != "my_turn" else [name]
    return "_".join(part.rstrip("0123456789") for part in parts if not part.isdigit())


def _marks(tables: Tables, operations: frozenset[Do], owners: int) -> int:
    """So many marks in one place at most. Equal statements for the same time are one mark; one that is set for this turn has one
    time, any other three; on a Pokémon it is the owner's or the other player's."""
    columns = tables.columns
    set_by: dict[int, int] = {}
    for (op,), (statement,), (duration,) in zip(columns["op"], columns["op_a"], columns["op_c"], strict=True):
        if op in operations:
            apart = op in _APART or columns["mod_event"][statement][0] >= 0 or columns["mod_apart"][statement][0]
            times = max(HELD, WIDE) if apart else 1 if duration == THIS_TURN else _LONGEST_MARK
            set_by[statement] = max(set_by.get(statement, 0), times)
    return owners * sum(set_by.values())


def _needless(tables: Tables, shape: Shape) -> set[str]:
    kinds = {card.kind for card in tables.cards}
    found = set()
    if Kind.TOOL not in kinds:
        found.add("tool")
    if Kind.STADIUM not in kinds:
        found |= {"stadium", "stadium_mine", "stadium_played", "stadium_used"}
    if not shape.titles:
        found |= {"title", "title_next"}
    return found


_OF_THE_POKEMON = {2: "healed_now", 4: "fed_now", 8: "evolved_last"}


def _memories(tables: Tables) -> dict[str, tuple[int, int]]:
    """Flags that have bits for more in pools with a card that asks for it."""
    asked = tables.numbers.asked
    supporters = 2 if tables.kinds >> min(KindOf.SECOND_SUPPORTER, SHARED) & 1 else 1
    fallen = ENERGIES + 1 + ("fell" in asked)
    fallen = EX_FELL.bit_length() if "ex_knocked_out" in asked else fallen
    return {
        "retreated": (0, 2 if tables.kinds >> min(KindOf.SECOND_RETREAT, SHARED) & 1 else 1),
        "supporter_played": (0, supporters),
        "daze_fresh": (0, MOST_COINS if "deep_sleep" in asked else 1),
        "used": (0, 1 + sum(bit for bit, one in _OF_THE_POKEMON.items() if one in asked)),
        "fought": (0, 255 if "age" in asked else 1 if asked.isdisjoint(("self_used", "attacked_now", "attacked_last")) else 7),
        "struck": (0, 255 if "taken" in asked else 3 if "hurt_last_turn" in asked else 1),
        "burn": (0, 1 + MOST_BURN if "strong_burn" in asked else 1),
        "fallen": (0, (1 << fallen) - 1),
    }


def _ranges(tables: Tables, shape: Shape) -> dict[str, tuple[int, int]]:
    """Lowest and highest value of each fact: what the rules say, else what its cell can hold."""
    rows, lasting = len(tables.columns["row_pc"]) - 1, len(tables.numbers.lasting)
    found = {cell.name: RANGES[cell.dtype] for cell in public_cells(shape)}
    found |= dict.fromkeys(_FLAGS, (0, 1)) | _memories(tables) | dict.fromkeys(_CARDS, (0, len(tables.cards)))
    found |= dict.fromkeys(("row", "attack", "again"), (0, rows)) | dict.fromkeys(("hand", "deck"), (0, shape.cards))
    found |= dict.fromkeys(("energy_now", "energy_next"), (0, ENERGIES)) | dict.fromkeys(("source", "attacker"), (0, shape.slots))
    found |= dict.fromkeys(("wide_worth", "mark_worth"), (-WORTH_CAP, WORTH_CAP))
    found |= dict.fromkeys(("wide_turns", "mark_turns"), (0, _LONGEST_MARK))
    found |= dict.fromkeys(("title", "title_next"), (0, shape.titles))
    return found | {
        "turn": (-1, tables.rules.turn_limit + 1),
        "phase": (0, max(Phase)),
        "it": (0, 2 * shape.slots),
        "hit": (0, (1 << 2 * shape.slots) - 1),
        "declared": (0, (1 << ENERGIES) - 1),
        "daze": (0, max(Daze)),
        "wide": (0, lasting),
        "mark": (0, 2 * lasting),
        "place": (0, Place.IN_PLAY + shape.slots - 1),
        "order": (-shape.cards, shape.cards),
    }
