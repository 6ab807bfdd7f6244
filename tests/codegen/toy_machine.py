"""A machine of a few lines with all that a package needs: two players take counters from a pile, with a little luck."""

from typing import Any

from synth.codegen.graphs.clean import clean
from synth.codegen.graphs.graph import Cell, Column, Program, Records
from synth.codegen.graphs.intrinsics import high_product, word_add, word_mul, word_shift
from synth.codegen.graphs.read import read_program
from synth.codegen.native.driver import Entries
from synth.codegen.package import Entry, Names, package_files

Game = Any
PLACES, ACTIONS, CARDS, LIMIT = 4, 300, 9, 200
GOLDEN = 0x9E3779B9
NOTES = Records("note", 5, "notes")
CELLS = (
    Cell("card", "u16", (2, PLACES)), Cell("declared", "u16", (2,)), Cell("mask", "u8", (ACTIONS,)), Cell("winner", "u8"),
    Cell("turn_player", "u8"), Cell("decider", "u8"), Cell("pile", "i32"), Cell("turns", "u16"), Cell("hidden", "i8", (2, 3)),
    Cell("drew", "u8"),
    Cell("waits", "u8"), Cell("notes", "u8"), Cell("left", "i8", lent=True),
    Cell("memo", "i16", (6,), lent=True, of=NOTES), Cell("twice", "u8", (6, 2), lent=True, of=NOTES),
    Cell("key0", "u32", (), False), Cell("key1", "u32", (), False), Cell("view", "i16", (8,), False),
)  # fmt: skip
COLUMNS = (Column("worth", "i16"), Column("pairs", "u8", 2))
TABLES = {"worth": [0, 3, 5, 7, 11, 2, 40, 1, 9, 6], "pairs": [k * 7 % 13 for k in range(20)]}
CONSTANTS = {"actions": ACTIONS}


def mix(g: Game, x: int) -> int:
    x = x ^ word_shift(x, 16)
    x = word_mul(x, 0x7FEB352D)
    x = x ^ word_shift(x, 15)
    x = word_mul(x, 0x846CA68B)
    return x ^ word_shift(x, 16)


def pick(g: Game, purpose: int, index: int, n: int) -> int:
    g.drew = 1
    return hashed(g, purpose, index, n)


def hashed(g: Game, purpose: int, index: int, n: int) -> int:
    base = mix(g, word_add(g.key0, GOLDEN)) ^ g.key1
    return high_product(mix(g, word_add(base, word_mul(purpose * 256 + index + 1, GOLDEN))), n)


def start(g: Game) -> None:
    for player in range(2):
        for at in range(4):
            g.pile += g.t.worth[g.card[player, at]]
        for at in range(3):
            g.hidden[player, at] = pick(g, 1, 3 * player + at, 20) - 10
    g.turn_player = pick(g, 0, 0, 2)
    legal(g)


def legal(g: Game) -> None:
    for action in range(g.c.actions):
        g.mask[action] = 0
    if g.winner == 0:
        g.mask[0] = 1
        for action in range(1, min(g.pile, 5) + 1):
            g.mask[action * 59] = 1


def step(g: Game, action: int) -> None:
    if g.winner:
        return
    g.drew = 0
    if action < 0 or action >= g.c.actions or not g.mask[action]:
        g.winner = 2 - (g.turn_player ^ g.decider)
    else:
        g.pile -= action // 59
        if action:  # only who takes something has luck
            g.pile -= pick(g, 7, g.turns & 3, 3)
        g.hidden[g.turn_player, g.turns % 3] = -g.hidden[g.turn_player, g.turns % 3]
        g.turns += 1
        if g.pile <= 0:
            g.pile = 0
            g.winner = 3 if g.turns % 5 == 0 else 1 + g.turn_player
        elif g.turns % 3 == 0:
            g.turn_player = 1 - g.turn_player
        g.decider = g.turns & 1
        remember(g, action)
    legal(g)


def remember(g: Game, action: int) -> None:
    """Every other decision leaves something for the next one; the rest of the room is cleared."""
    if g.waits:
        g.waits = 0
        if g.memo[g.left] & 1 and g.pile > 0:
            g.pile += g.twice[g.left, 1] == g.memo[g.left] % 7
        g.notes = 0
    elif g.pile & 1:
        g.waits = 1
        for k in range(5):
            g.memo[k] = 0
            g.twice[k, 0] = 0
            g.twice[k, 1] = 0
        g.left = g.turns % 5
        g.notes = g.left + 1
        g.memo[5] = action  # beyond what is kept
        g.memo[g.left] = g.memo[5]
        g.twice[g.left, 1] = action % 7


def observe(g: Game, viewer: int) -> None:
    g.view[0] = g.pile
    g.view[1] = g.turns
    g.view[2] = int_of(g, viewer == g.turn_player)
    g.view[3] = g.pile + 1
    g.view[7] = g.pile + 2
    for at in range(3):
        g.view[4 + at] = g.hidden[viewer, at] + g.t.pairs[g.card[viewer, at], 1]


def int_of(g: Game, flag: int) -> int:
    return 1 if flag else 0


def resample(g: Game, viewer: int) -> None:
    for at in range(3):
        g.hidden[1 - viewer, at] = hashed(g, 17, at, 20) - 10
    legal(g)


def act_at_random(g: Game) -> int:
    n = 0
    for action in range(g.c.actions):
        n += g.mask[action]
    k = hashed(g, 20, 0, n)
    for action in range(g.c.actions):
        if g.mask[action]:
            if k == 0:
                return action
            k -= 1
    return 0


def step_key(g: Game, seed: int, step: int) -> None:
    g.key0 = mix(g, word_add(seed, GOLDEN))
    g.key1 = mix(g, word_add(word_mul(step, GOLDEN), mix(g, ~seed)))


def pick_deck(g: Game, player: int, n: int) -> int:
    return hashed(g, 16, player, n)


def goes_on(g: Game, turn: int) -> int:
    return g.winner == 0 and g.turns < turn


def ranked_by(g: Game, action: int) -> int:
    return ACTIONS + g.card[g.turn_player, action % 4] if action > 59 else action


def liking(g: Game, action: int, rank: int) -> int:
    return rank << 17 | hashed(g, 20, action, 1 << 15)


FUNCTIONS = {
    f.__name__: f for f in (start, step, observe, legal, resample, act_at_random, step_key, pick_deck, goes_on, ranked_by, liking)
}
NAMES = Names(
    header="A toy of nine cards.",
    actions={"pass": (0, 1, "take nothing"), "take": (1, ACTIONS - 1, "take a 59th")},
    observation=[
        *(Entry("pile", 0, 400), Entry("turns", 0, LIMIT), Entry("my_turn", 0, 1)),
        # The machine's view has more than players are shown.
        *(Entry(f"hidden_{k}", -10, 22, at=4 + k) for k in range(3)),
    ],
    constants={
        "LONGEST_GAME": (LIMIT, "no game has more decisions"),
        "CARDS": ({f"X1-{k}": k for k in range(1, CARDS + 1)}, "printing: number of its card"),
        "CARD_NAMES": (["", *(f"card {k}" for k in range(1, CARDS + 1))], "name of each card number"),
        "BASIC": ([0, *(k % 2 for k in range(1, CARDS + 1))], "whether a game can start with it in play"),
        "ENERGY": (["G", "R", "W"], "types a deck can declare"),
        "NOTE": (1, ""),
    },
)  # fmt: skip
DECKS = [[1, 2, 3, 4, 1], [5, 6, 7, 8, 6], [1, 1, 2, 9, 4]]


def toy_program() -> Program:
    return clean(read_program(list(FUNCTIONS.values()), CELLS, COLUMNS, CONSTANTS))


def toy_files() -> dict[str, str]:
    return package_files(toy_program(), TABLES, NAMES, Entries(**{name: f"toy_machine_{name}" for name in FUNCTIONS}))
