"""Level 3, guided: decks and moves are drawn so that operations are run that no game has run yet.

The engine plays, and notes which micro-operations it performs and where each goes on. Decks are preferred whose cards have
something that was never run; games in which something new was run are played on both engines, move by move the same."""

from collections.abc import Iterator, Sequence

import numpy as np

from synth.spec.chance import step_key
from synth.spec.decks import Deck, Pool, random_deck
from synth.verify.exchange.workbench import Workbench
from synth.verify.levels.kinds_of_moves import KindsOfMoves
from synth.verify.levels.operation_coverage import OperationCoverage, owners
from synth.verify.levels.stretch import LANES, Ground, Stretch, dealt
from synth.verify.levels.using import FirstMoves
from synth.verify.rollouts.following import USES, uses_texts

GAMES, DECISIONS = 96, 110
"""Of a round."""
CANDIDATES = 5
"""Decks that are drawn for one that is played."""
Moves = list[int]


class GuidedGames:
    def __init__(self, ground: Ground) -> None:
        self._ground, self._bench = ground, Workbench(list(ground.cards))
        self._coverage = OperationCoverage(self._bench)
        self._engine, self._decks = self._bench.engine, Pool.of(ground.cards)
        self._rng = np.random.default_rng([ground.seed, 7])
        self._move = KindsOfMoves(self._engine.shape, USES, self._rng)
        self._owner = owners(self._bench)
        self.seen = np.zeros(2 * self._coverage.operations, bool)
        self.curve: list[tuple[int, int]] = []

    def rounds(self, number: int) -> Iterator[Stretch]:
        try:
            yield from self._rounds(number)
        finally:
            self._bench.leave()

    def _rounds(self, number: int) -> Iterator[Stretch]:
        for at in range(number):
            pairs = [(self._deck(), self._deck()) for _ in range(GAMES)]
            seeds = [self._ground.seed * 100_000_000 + 7_000_000 + at * GAMES + lane for lane in range(GAMES)]
            played = [(lane, moves) for lane in range(GAMES) if (moves := self._new(pairs[lane], seeds[lane]))]
            self.curve.append(((at + 1) * GAMES, int(self.seen.sum())))
            for first in range(0, len(played), LANES):
                yield self._stretch(at, played[first : first + LANES], pairs, seeds)

    def never_run(self) -> list[str]:
        """Cards with operations that no game has run, with how many."""
        unseen = ~self.seen.reshape(-1, 2).any(axis=1) & (self._bench.tables["op"] != 0)
        numbers, counts = np.unique(self._owner[unseen], return_counts=True)
        named = [(self._ground.pool[int(one)].id, int(count)) for one, count in zip(numbers, counts, strict=True) if one]
        return [f"{card}: {count} operations" for card, count in named]

    def _deck(self) -> Deck:
        """The one of some random decks that has most of what was never run."""
        unseen = ~self.seen.reshape(-1, 2).any(axis=1)
        wanted = np.bincount(self._owner[unseen], minlength=len(self._ground.pool.cards))
        drawn = [random_deck(self._decks, self._rng) for _ in range(CANDIDATES)]
        return max(drawn, key=lambda deck: sum(wanted[self._ground.pool.number_of[card]] for card in deck.cards))

    def _new(self, pair: tuple[Deck, Deck], seed: int) -> Moves:
        """The moves of a game up to the last that ran something new; none if nothing did."""
        engine = self._engine
        row = np.array([[engine.deck_row(deck.cards, deck.energy) for deck in pair]], np.int16)
        game = engine.start(row, np.array([step_key(seed, 0)], np.uint32))
        self._coverage.taken()
        moves: Moves = []
        last = 0
        for number in range(1, DECISIONS + 1):
            mask = engine.masks(game)[0]
            if not mask.any():
                break
            moves.append(self._move(mask))
            game = engine.step(game, np.array([moves[-1]]), np.array([step_key(seed, number)], np.uint32))
            found = self._coverage.taken()
            if not self.seen[found].all():
                self.seen[found] = True
                last = number
        return moves[:last]

    def _stretch(
        self, at: int, played: Sequence[tuple[int, Moves]], pairs: Sequence[tuple[Deck, Deck]], seeds: Sequence[int]
    ) -> Stretch:
        settled = {step_key(seeds[lane], k): move for lane, moves in played for k, move in enumerate(moves, start=1)}
        return dealt(
            self._ground, 3, f"guided {at}", [pairs[lane] for lane, _ in played], [seeds[lane] for lane, _ in played],
            max(len(moves) for _, moves in played), FirstMoves(settled, uses_texts),
        )  # fmt: skip
