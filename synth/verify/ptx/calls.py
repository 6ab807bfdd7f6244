"""A package's calls on its machine code and on its kernel's PTX: the same buffers go in, every byte that comes out must agree."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType

import numpy as np

from synth.verify.ptx.machine import Machine
from synth.verify.ptx.text import parse

Array = np.ndarray
Launch = Callable[[int, int, int, Sequence[Array]], None]
"""A kernel's run: the number of the call, of games, of decks, and the buffers, which it changes."""
SIGNATURES = {
    "start": ("decks which keys", "out"),
    "step": ("rows actions keys", "out"),
    "turn": ("rows actions decks which keys", "out winners"),
    "restart": ("rows decks which keys", "out"),
    "observe": ("rows viewers", "view"),
    "play": ("rows actions keys", "out view mask facts"),
    "go_on": ("rows actions decks which keys", "out view final mask facts"),
    "legal": ("rows", "out"),
    "resample": ("rows viewers keys", "out"),
    "choose": ("rows keys", "action"),
    "until": ("rows counts seeds viewers", "out counts_out"),
    "follow": ("rows seeds viewers turns ranks most", "out"),
    "rollout": ("rows counts games seeds decks steps", "out counts_out games_out"),
}
"""What each takes and gives, in this order."""
BUFFERS = 10
KERNEL = "play_games"


def in_numpy(ptx: str) -> Launch:
    """PTX run here."""
    machine = Machine(parse(ptx))

    def launch(call: int, n: int, decks: int, buffers: Sequence[Array]) -> None:
        machine.launch(KERNEL, n, [call, n, decks, *buffers, *[0] * (BUFFERS - len(buffers))])

    return launch


@dataclass
class Difference(Exception):
    """The first games of a call whose bytes differ."""

    call: str
    what: str
    games: list[int]

    def __str__(self) -> str:
        return f"{self.call}: {self.what} differs in games {self.games}"


@dataclass
class BothWays:
    """`package` is a loaded engine, `launch` runs its kernel."""

    package: ModuleType
    launch: Launch
    compared: dict[str, int] = field(default_factory=dict)
    """Games by call."""

    def __post_init__(self) -> None:
        self.layout = self.package.layout
        seen = 2 * len(self.layout.OBSERVATION)
        self.sizes = {
            "out": self.layout.RECORD, "view": seen, "final": seen, "mask": self.layout.NUM_ACTIONS, "facts": 3, "winners": 1,
            "action": 4, "counts_out": 4, "games_out": 4,
        }  # fmt: skip

    def run(self, call: str, n: int, given: Mapping[str, Array], in_place: bool = False) -> dict[str, Array]:
        """The results, after comparing; `in_place`: the kernel's rows go back to where they came from."""
        takes, gives = (part.split() for part in SIGNATURES[call])
        taken = [np.ascontiguousarray(given[name]) for name in takes]
        # What was there before must not matter.
        first = {name: np.full((n, self.sizes[name]), 0x5A, np.uint8) for name in gives}
        decks = len(given["decks"]) if "decks" in takes else 0
        self.package.host._run(call, n, *taken, *first.values(), *([decks] if "decks" in takes else []))
        second = {name: np.full((n, self.sizes[name]), 0xC3, np.uint8) for name in gives}
        taken = [one.copy() for one in taken]
        if in_place and "rows" in takes and "out" in gives:
            second["out"] = taken[takes.index("rows")]
        self.launch(self.layout.CALLS.index(call), n, decks, [*taken, *second.values()])
        for name in gives:
            wrong = np.flatnonzero((first[name] != second[name].reshape(n, -1)).any(axis=1))
            if len(wrong):
                raise Difference(call, name, wrong[:5].tolist())
        self.compared[call] = self.compared.get(call, 0) + n
        return first
