"""The record of a game: the cells of the layout as grids, and what the machine keeps for itself."""

from dataclasses import replace

from synth.codegen.graphs.graph import Cell, Records
from synth.codegen.machine.words import AGENDA, AIMS, ANSWERS, CONTEXTS, DRAWN, EVENT_WORDS, FRAMES, LISTED, LOOPS, STACK, TASK
from synth.spec.layout import ENERGIES, HELD, WIDE, Shape, action_groups, observation


def public_cells(shape: Shape) -> tuple[Cell, ...]:
    """What `layout.cells` lists, as grids: `damage_1_2` is `damage[1 * slots + 2]`."""
    spots, cards = 2 * shape.slots, shape.cards
    return (
        *(Cell(name, "i8") for name in ("turn", "it")),
        *(Cell(name, "u8") for name in _GLOBAL),
        *(Cell(name, "u16") for name in ("stadium", "row", "attack", "hit", "again")),
        Cell("result", "i16"),
        *(Cell(name, "u8", (2,)) for name in _SIDE),
        *(Cell(name, "u16", (2,)) for name in ("declared", "fallen")),
        *(Cell(name, dtype, (2, WIDE)) for name, dtype in zip(WIDES, ("u16", "i16", "u8"), strict=True)),
        Cell("times", "u8", (2, shape.titles + 1)),
        Cell("discarded", "u8", (2, ENERGIES)),
        *(Cell(name, "u16", (spots,)) for name in ("pokemon", "grown")),
        Cell("tool", "u16", (spots, shape.tools)),
        *(Cell(name, "u8", (spots,)) for name in STATES),
        *(Cell(name, dtype, (spots, HELD)) for name, dtype in zip(MARKS, ("u16", "i16", "u8"), strict=True)),
        Cell("energy", "u8", (spots, ENERGIES)),
        Cell("card", "u16", (2, cards)),
        Cell("place", "u8", (2, cards)),
        Cell("order", "i8", (2, cards)),
        Cell("seen", "u8", (2, cards)),
    )


_GLOBAL = (
    "turn_player", "phase", "decider", "flow", "winner", "stadium_side", "supporter_played", "stadium_played", "stadium_used",
    "retreated", "source", "left", "heads", "dealt", "attacker", "ending", "reflipped", "overflow",
)  # fmt: skip
_SIDE = (
    "points", "energy_now", "energy_next", "poison", "burn", "daze", "daze_fresh", "moved", "knockouts", "title", "title_next",
)  # fmt: skip
STATES = ("damage", "fresh", "used", "fought", "spent", "struck")
MARKS, WIDES = ("mark", "mark_worth", "mark_turns"), ("wide", "wide_worth", "wide_turns")
POKEMON = ("serial", "pokemon", "grown", "tool", "tool_at", "energy", *STATES)
SPOT = (*POKEMON, *MARKS)
"""What lies on a spot, without and with marks."""
PLAYER = (*_SIDE, "declared", "fallen", "discarded", "times", "card", "place", "order", "seen", "twin", "listed")
"""What a player has, beside marks."""


def own_cells(shape: Shape) -> tuple[Cell, ...]:
    """What the machine knows of a game beside the layout."""
    spots = 2 * shape.slots
    return (
        Cell("mask", "u8", (sum(group.size for group in action_groups(shape)),)),
        Cell("drew", "u8"),  # the last step, or the deal, drew a random number
        # What cards in play and marks could do, as bits: modifiers they give, events they answer. `board.look_again` keeps it.
        Cell("kinds", "i32"),
        Cell("heard", "i32", (EVENT_WORDS,)),
        # Cards of deck lists as bits: those that are equal to the one before, those of each kind.
        Cell("twin", "i32", (2,)),
        Cell("listed", "i32", (2, LISTED)),
        # A Pokémon is known by its serial for as long as it is in play, wherever it moves.
        Cell("serial", "u8", (spots,)),
        Cell("serials", "u8"),
        Cell("tool_at", "u8", (spots, shape.tools)),  # 1 + place of the Tool in the owner's deck list
        Cell("striker", "u8"),  # serial of the Pokémon that attacks again
        Cell("frame", "i8"),  # number of the current frame, -1 for none
        Cell("waits", "u8"),  # an answer is needed
        Cell("answer", "i16"),  # the answer that was given, while it is being taken in
        Cell("tasks", "u8"),
        # What has been said about Pokémon that are being Knocked Out, by serial.
        Cell("rescue", "u8", (spots,)),  # 1 + where to, + 8 with its Tools
        Cell("denied", "i32"),
        Cell("toppled", "i32"),
        Cell("awards", "i8", (spots,)),
        # The attack that is being settled: what reactions and Knock Outs ask about.
        Cell("strike_row", "u16"),
        Cell("strike_by", "u8"),
        Cell("strike_at", "u8"),
        Cell("strike_hit", "i32"),
        Cell("strike_dealt", "u8"),
        Cell("strike_second", "u8"),
    )


def lent_cells(shape: Shape) -> tuple[Cell, ...]:
    """What an effect that waits has to remember, in frames: an effect can be interrupted by texts that answer it."""
    spots = 2 * shape.slots
    others = (
        Cell("vow", "u16", (2,)),
        Cell("base", "i32", (spots,)),
        Cell("aim", "u16", (AIMS,)),
        Cell("aimed", "u8"),  # which of them are known
    )
    fields = (
        *(Cell(f"f_{one}", kind, (CONTEXTS, n) if n > 1 else (CONTEXTS,)) for kind, n, names in _FRAME for one in names.split()),
        Cell("drawn_unit", "u8", (CONTEXTS, DRAWN)),
        Cell("queue", "u8", (CONTEXTS, _power(spots))),  # serials that get units one after the other
    )
    return (
        Cell("task", "i16", (AGENDA, TASK), lent=True, of=Records("task", AGENDA, "tasks")),
        *(replace(cell, lent=True) for cell in others),
        # Contexts beyond the frames are for asking only.
        *(replace(cell, lent=True, of=Records("frame", FRAMES, "frame", 1)) for cell in fields),
    )


def _power(n: int) -> int:
    """The next power of two: rows of records are as wide."""
    return 1 << (n - 1).bit_length()


_FRAME = (
    ("u8", 1, "carrier controller source defender attacker it new_active left heads dealt counting spot did ends evolved second"),
    ("u8", 1, "old_active"),
    ("u8", 1, "ignores stage was_it was_spot slot hushed"),
    ("i16", 1, "pc row attack card it_card coins set unit was_card coin more givers home loose picks candidates"),
    ("i32", 1, "power result chosen was_chosen hit decided known"),
    ("i32", 2, "found found_deck found_hand moved"),
    ("u8", 2, "rounds returned titles shed"),
    ("u8", _power(ENERGIES), "cost"),
)
"""What is known of an effect: how it is kept, and how many numbers each is."""
FRAME = (*(f"f_{name}" for _, _, names in _FRAME for name in names.split()), "drawn_unit", "queue")
LOOK = ("f_controller", "f_source", "f_it", "f_it_card", "f_chosen")
"""All of it, and what of it continuous effects use."""


def scratch_cells(shape: Shape) -> tuple[Cell, ...]:
    """Room to work in."""
    return (
        Cell("key0", "u32", (), False),
        Cell("key1", "u32", (), False),
        Cell("drawn", "i32", (24,), False),  # how often each purpose was asked for in the step
        Cell("number", "i32", (STACK,), False),
        *(Cell(f"each_{name}", "i32", (LOOPS,), False) for name in ("left", "it", "card", "top")),
        Cell("answers", "u8", (), False),
        Cell("found_answer", "i16", (ANSWERS, TASK), False),
        Cell("seat", "i32", (shape.cards,), False),  # place, order and what is seen of a card that is dealt again
        Cell("pool", "i32", (2,), False),  # cards of each side that an operation is about
        Cell("cost", "i32", (ENERGIES,), False),
        Cell("worth", "i32", (ENERGIES + 1,), False),
        Cell("promised", "i32", (), False),
        Cell("blow", "i32", (), False),  # tens of damage that are being defended against
        Cell("again_asked", "u8", (), False),  # only the question is wanted, nothing happens
        Cell("view", "i16", (sum(1 for _ in observation(shape)),), False),
    )


def all_cells(shape: Shape) -> tuple[Cell, ...]:
    return (*public_cells(shape), *own_cells(shape), *lent_cells(shape), *scratch_cells(shape))


def inner_cells(shape: Shape) -> tuple[Cell, ...]:
    """Those in which nothing stands but zero and what the machine itself stores, and which nobody else reads."""
    told = ("key0", "key1", "view")
    return tuple(cell for cell in (*lent_cells(shape), *scratch_cells(shape)) if cell.name not in told)
