"""Level 3: both engines play the same random games, and everything is compared after every step."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, rewards, step
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck, random_deck
from synth.spec.decks import Pool as DeckPool
from synth.verify.batch import EngineBatch, GameBatch, Seen
from synth.verify.comparing import Apart, Compared, Comparison
from synth.verify.coverage import Coverage

ENOUGH = 20
"""Differences after which a campaign stops: more would not tell more."""


@dataclass(frozen=True)
class Difference:
    """The first thing on which the engines disagree in a game, and how to get there again."""

    seed: int
    step: int
    what: str
    reference: int
    engine: int
    decks: tuple[Deck, Deck]
    actions: tuple[int, ...]

    @property
    def apart(self) -> Apart:
        return Apart(self.what, self.reference, self.engine)

    def __str__(self) -> str:
        return f"seed {self.seed}, step {self.step}: {self.what}: reference {self.reference}, engine {self.engine}"


@dataclass
class Report:
    decisions: int = 0
    games: int = 0
    differences: list[Difference] = field(default_factory=list)
    coverage: Coverage = field(default_factory=Coverage)
    seconds: float = 0.0


@dataclass(eq=False)
class _Table:
    """One pair of decks being played by the reference."""

    seed: int
    decks: tuple[Deck, Deck]
    game: Game
    actions: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.legal = legal_mask(self.game)

    @property
    def key(self) -> tuple[int, int]:
        return step_key(self.seed, len(self.actions))

    def advance(self) -> None:
        self.game = step(self.game, self.actions[-1], self.key)
        self.legal = legal_mask(self.game)


class Verifier:
    """Plays `batch` games side by side on the reference and on an engine built for `cards`."""

    def __init__(self, engine: ModuleType | GameBatch, cards: Sequence[Card], batch: int) -> None:
        self.pool = CardPool(cards)
        for number in range(1, len(self.pool.cards)):
            self.pool.check(number)
        self.engine: GameBatch = EngineBatch(engine) if isinstance(engine, ModuleType) else engine
        self.layout = self.engine.layout
        self.comparison = Comparison(self.engine, self.pool)
        self.decks = DeckPool.of(cards)
        self.batch = batch

    def run(
        self, decisions: int, seed: int, tick: Callable[[int], None] = lambda _: None, enough: int = ENOUGH
    ) -> Report:
        """Plays so many decisions, or until enough games went apart; such a game is not played on."""
        began = time.monotonic()
        report = Report(coverage=Coverage.of(self.pool))
        rng = np.random.default_rng(seed)
        next_seed = seed * 1_000_003
        tables = []
        for _ in range(self.batch):
            tables.append(self._deal(rng, next_seed))
            next_seed += 1
        cells, seen = self.engine.start(self._rows(tables), self._keys(tables))
        self._compare(tables, seen, report)
        while report.decisions < decisions and len(report.differences) < enough:
            before = [table.game for table in tables]
            chosen = np.array([self._play(table, report) for table in tables])
            cells, seen = self.engine.step(cells, self.comparison.actions.from_whole[chosen], self._keys(tables))
            for table in tables:
                table.advance()
            report.decisions += len(tables)
            apart = self._compare(tables, seen, report) | self._compare_rewards(tables, before, seen, report)
            ended = np.array([table.game.over or at in apart for at, table in enumerate(tables)])
            if ended.any():
                for at in np.flatnonzero(ended):
                    tables[at] = self._deal(rng, next_seed)
                    next_seed += 1
                    report.games += 1
                cells, seen = self.engine.restart(cells, ended, self._rows(tables), self._keys(tables))
                self._compare([table if new else None for table, new in zip(tables, ended, strict=True)], seen, report)
            tick(report.decisions)
        report.seconds = time.monotonic() - began
        return report

    def _deal(self, rng: np.random.Generator, seed: int) -> _Table:
        decks = (random_deck(self.decks, rng), random_deck(self.decks, rng))
        return _Table(seed, decks, new_game(self.pool, decks, step_key(seed, 0)))

    def _play(self, table: _Table, report: Report) -> int:
        """Chooses a random legal action; the key that chose it is that of the coming step."""
        legal = [action for action, flag in enumerate(table.legal) if flag]
        key = step_key(table.seed, len(table.actions) + 1)
        action = legal[pick(word(key, Purpose.POLICY), len(legal))]
        report.coverage.note(table.game, action)
        table.actions.append(action)
        return action

    def _rows(self, tables: list[_Table]) -> np.ndarray:
        return np.array(
            [[self.layout.deck_row(deck.cards, deck.energy) for deck in table.decks] for table in tables], np.int16
        )

    def _keys(self, tables: list[_Table]) -> np.ndarray:
        return np.array([table.key for table in tables], np.uint32)

    def _compare(self, tables: Sequence[_Table | None], seen: Seen, report: Report) -> set[int]:
        """Returns the games that went apart."""
        found = self.comparison.apart([table and Compared(table.game, table.legal) for table in tables], seen)
        for at, apart in found.items():
            self._note(tables[at], apart, report)
        return set(found)

    def _note(self, table: _Table | None, apart: Apart, report: Report) -> None:
        assert table is not None
        report.differences.append(Difference(table.seed, len(table.actions), *apart, table.decks, tuple(table.actions)))

    def _compare_rewards(self, tables: list[_Table], before: list[Game], seen: Seen, report: Report) -> set[int]:
        apart = set()
        winner = seen[0][self.engine.cells.index("winner")]
        for at, (table, old) in enumerate(zip(tables, before, strict=True)):
            won = {1: (1, -1), 2: (-1, 1)}.get(int(winner[at]), (0, 0))
            wanted = rewards(old, table.game)
            if wanted != won:
                apart.add(at)
                self._note(table, Apart("reward of player 0", wanted[0], won[0]), report)
        return apart
