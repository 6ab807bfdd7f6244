"""Level 1: positions in which the engine does what it has done in none before.

The engine plays, and notes which micro-operations it performs and where each goes on, which blocks of the machine it runs, and
which rows of its tables it reads. Around each card positions are drawn for as long as they bring something new; those that did
are played on both engines, move by move the same."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from synth.reference_py.engine import legal_mask
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.verify.engines.batch import Array
from synth.verify.exchange.noting import Noting
from synth.verify.exchange.workbench import Workbench
from synth.verify.levels.cards_alone import LATER, VARIED, drawn_around, first_moves, speaks_of_turns
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.kinds_of_moves import KindsOfMoves
from synth.verify.levels.operation_coverage import OperationCoverage, owners
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves
from synth.verify.rollouts.following import PASSES, USES, uses_texts
from synth.verify.rollouts.lockstep import load

TIMES, READ = 3, 1
"""So many positions for each operation and way to go on, and for each block; and for each row that programs are written in."""
_PROGRAMS, _COSTS = ("op", "ask", "sel", "fil", "mod", "prog", "row"), "row_cost"
"""Tables by what their columns begin with. What others say of a card is read wherever the card is: that alone is no news."""
DRAWN, IDLE = 24, 3
"""Positions that are drawn for a card at most, with others made of each; and how many of these may bring nothing new once
everything that the card says was run."""
DECISIONS = 6
"""In each; more where a card speaks of other turns."""
OTHER_WAYS = 2
"""So many times each first move is played on from, by other random moves."""


Start = tuple[Game, int | None]
"""A position, and the first move if it is settled."""


@dataclass(frozen=True)
class Lane:
    start: Game
    seed: int
    moves: list[int]


class Seen:
    """How often each thing was seen: operations with a way to go on, blocks, rows of tables."""

    def __init__(self, bench: Workbench) -> None:
        self._noting = Noting(bench)
        self._operations = OperationCoverage(bench, self._noting)
        self.first = 2 * self._operations.operations
        places = self._noting.places
        self.times = np.zeros(self.first + places.count, np.int64)
        self._most = np.full(len(self.times), TIMES)
        self._rows = self.first + min(places.rows.values())
        self._most[self._rows :] = 0
        for column, at in places.rows.items():
            if column.partition("_")[0] in _PROGRAMS and column != _COSTS:
                self._most[self.first + at : self.first + at + len(bench.tables[column])] = READ

    def new(self, keep: bool = False) -> bool:
        """Whether something was seen since this was last asked that was not seen often; `keep`: it counts from now on."""
        found = np.concatenate([self._operations.taken(), self.first + self._noting.taken()])
        new = bool((self.times[found] < self._most[found]).any())
        if keep and new:
            self.times[found] += 1
        return new

    @property
    def operations(self) -> Array:
        return self.times[: self.first].reshape(-1, 2)

    def of(self, operations: Array) -> dict[str, tuple[int, int]]:
        parts = {
            "operations": self.operations[operations].any(axis=1),
            "blocks": self.times[self.first : self._rows] > 0,
            "rows": self.times[self._rows :][self._most[self._rows :] > 0] > 0,
        }
        return {name: (int(seen.sum()), len(seen)) for name, seen in parts.items()}


class Unrun:
    def __init__(self, ground: Ground) -> None:
        self._ground, self._bench = ground, Workbench(list(ground.cards))
        self._engine = self._bench.engine
        self._rng = np.random.default_rng([ground.seed, 8])
        self._moves = [KindsOfMoves(self._engine.shape, weights, self._rng) for weights in (USES, PASSES)]
        self._owner = owners(self._bench)
        self._marks = KeptMarks()
        self._tried = 0
        self.seen = Seen(self._bench)

    def stretches(self, size: float, only: Sequence[Card] | None = None) -> Iterator[Stretch]:
        try:
            waiting: list[Lane] = []
            cards = [card for card in only or self._ground.unique if card.effects]
            for number, at in enumerate(self._rng.permutation(len(cards))):
                waiting += self._lanes(cards[int(at)], size)
                while len(waiting) >= LANES or (waiting and number == len(cards) - 1):
                    yield self._stretch(waiting[:LANES])
                    del waiting[:LANES]
        finally:
            self._bench.leave()

    def run_of(self) -> dict[str, tuple[int, int]]:
        """Of operations, blocks of the machine and rows of tables: how many were run or read, and how many there are."""
        return self.seen.of(self._bench.tables["op"] != 0)

    def _lanes(self, card: Card, size: float) -> Iterator[Lane]:
        number = self._ground.pool.number_of[card.id]
        own = (self._owner == number) & (self._bench.tables["op"] != 0)
        later, idle = speaks_of_turns(card), 0
        games = drawn_around(self._ground, card, self._rng, max(1, round(DRAWN * size)))
        # One that is drawn, and those that are made of it.
        while some := list(islice(games, 1 + VARIED)):
            starts = [start for game in some for start in self._starts(game, number, later)]
            found = self._news(starts, later)
            yield from found
            idle = 0 if found else idle + 1
            if idle >= IDLE and self.seen.operations[own].any(axis=1).all():
                break

    def _starts(self, game: Game, number: int, later: bool) -> Iterator[Start]:
        """With each first move, several times."""
        if later:
            game = self._with_marks(game, number)
        for _, action in first_moves(game, legal_mask(game), number, self._rng):
            if later and self._rng.random() < 0.2:
                self._marks.look_after(game, action)
            yield from ((game, action) for _ in range(OTHER_WAYS))

    def _with_marks(self, game: Game, number: int) -> Game:
        """With something of the card's own that lasts, every other time."""
        known = self._marks.of(self._ground.pool, number)
        return next(self._marks.put(game, known, self._rng), game) if known and self._rng.random() < 0.5 else game

    def _news(self, starts: Sequence[Start], later: bool) -> list[Lane]:
        """Those that did something new, with the moves up to the last that did."""
        if not starts:
            return []
        engine = self._engine
        first_seed = self._ground.seed * 100_000_000 + 8_000_000 + self._tried
        lanes = [Lane(game, first_seed + at, []) for at, (game, _) in enumerate(starts)]
        self._tried += len(starts)
        games, last = load(engine, [game for game, _ in starts]), [0] * len(lanes)
        self.seen.new()
        for number in range(1, (LATER if later else DECISIONS) + 1):
            masks = engine.masks(games)
            moves = self._moves[later].many(masks)
            if number == 1:
                moves = np.array([move if first is None else first for move, (_, first) in zip(moves, starts, strict=True)])
            keys = np.array([step_key(lane.seed, number) for lane in lanes], np.uint32)
            before, games = games, engine.step(games, moves, keys)
            whose = range(len(lanes)) if self.seen.new() else ()
            for at, lane in enumerate(lanes):
                lane.moves.append(int(moves[at]))
            for at in (at for at in whose if masks[at].any()):
                engine.step(before[at : at + 1], moves[at : at + 1], keys[at : at + 1])
                if self.seen.new(keep=True):
                    last[at] = number
        for lane, to in zip(lanes, last, strict=True):
            del lane.moves[to:]
        return [lane for lane in lanes if lane.moves]

    def _stretch(self, lanes: Sequence[Lane]) -> Stretch:
        settled = {step_key(lane.seed, k): move for lane in lanes for k, move in enumerate(lane.moves, start=1)}
        return Stretch(
            1, f"unrun {lanes[0].seed}", [lane.start for lane in lanes], [lane.seed for lane in lanes],
            max(len(lane.moves) for lane in lanes), FirstMoves(settled, uses_texts),
        )  # fmt: skip
