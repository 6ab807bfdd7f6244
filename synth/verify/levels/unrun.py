"""Level 1: positions in which a card runs what no position before has run, or goes on in another way.

The engine plays, and notes which micro-operations it performs and where each goes on. Around each card positions are drawn for as
long as they bring something new; those that did are played on both engines, move by move the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from synth.reference_py.engine import legal_mask
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.verify.engines.batch import Games
from synth.verify.exchange.workbench import Workbench
from synth.verify.levels.cards_alone import LATER, drawn_around, first_moves, speaks_of_turns
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.kinds_of_moves import KindsOfMoves
from synth.verify.levels.operation_coverage import OperationCoverage, owners
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves
from synth.verify.rollouts.following import PASSES, USES, uses_texts
from synth.verify.rollouts.lockstep import load

TIMES = 3
"""So many positions for each operation and way to go on."""
DRAWN, IDLE = 30, 26
"""Positions that are drawn for a card at most, with others made of each; and how many of all these may bring nothing new once
everything that the card says was run."""
DECISIONS = 6
"""In each; more where a card speaks of other turns."""


@dataclass(frozen=True)
class Lane:
    start: Game
    seed: int
    moves: list[int]


class Unrun:
    def __init__(self, ground: Ground) -> None:
        self._ground, self._bench = ground, Workbench(list(ground.cards))
        self._coverage = OperationCoverage(self._bench)
        self._engine = self._bench.engine
        self._rng = np.random.default_rng([ground.seed, 8])
        self._moves = [KindsOfMoves(self._engine.shape, weights, self._rng) for weights in (USES, PASSES)]
        self._owner = owners(self._bench)
        self._marks = KeptMarks()
        self._tried = 0
        self.times = np.zeros(2 * self._coverage.operations, np.int64)

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

    def _lanes(self, card: Card, size: float) -> Iterator[Lane]:
        number = self._ground.pool.number_of[card.id]
        own = np.flatnonzero(np.repeat((self._owner == number) & (self._bench.tables["op"] != 0), 2))
        later, idle = speaks_of_turns(card), 0
        for game in drawn_around(self._ground, card, self._rng, max(1, round(DRAWN * size))):
            if later:
                game = self._with_marks(game, number)
            found = False
            for _, action in first_moves(game, legal_mask(game), number, self._rng):
                if later and self._rng.random() < 0.2:
                    self._marks.look_after(game, action)
                lane = self._new(game, action, LATER if later else DECISIONS, later)
                if lane.moves:
                    found = True
                    yield lane
            idle = 0 if found else idle + 1
            if idle > IDLE and self.times[own].reshape(-1, 2).any(axis=1).all():
                break

    def _with_marks(self, game: Game, number: int) -> Game:
        """With something of the card's own that lasts, every other time."""
        known = self._marks.of(self._ground.pool, number)
        return next(self._marks.put(game, known, self._rng), game) if known and self._rng.random() < 0.5 else game

    def _new(self, start: Game, first: int | None, decisions: int, later: bool) -> Lane:
        """With the moves up to the last that ran something new; none if nothing did."""
        seed = self._ground.seed * 100_000_000 + 8_000_000 + self._tried
        self._tried += 1
        game: Games = load(self._engine, [start])
        self._coverage.taken()
        lane, last = Lane(start, seed, []), 0
        for number in range(1, decisions + 1):
            mask = self._engine.masks(game)[0]
            if not mask.any():
                break
            lane.moves.append(first if number == 1 and first is not None else self._moves[later](mask))
            game = self._engine.step(game, np.array([lane.moves[-1]]), np.array([step_key(seed, number)], np.uint32))
            found = self._coverage.taken()
            if (self.times[found] < TIMES).any():
                last = number
            self.times[found] += 1
        del lane.moves[last:]
        return lane

    def _stretch(self, lanes: Sequence[Lane]) -> Stretch:
        settled = {step_key(lane.seed, k): move for lane in lanes for k, move in enumerate(lane.moves, start=1)}
        return Stretch(
            1, f"unrun {lanes[0].seed}", [lane.start for lane in lanes], [lane.seed for lane in lanes],
            max(len(lane.moves) for lane in lanes), FirstMoves(settled, uses_texts),
        )  # fmt: skip
