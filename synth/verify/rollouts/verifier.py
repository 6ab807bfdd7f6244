"""Level 3: both engines play the same random games, and everything is compared after every step."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.chance import HashChance
from synth.reference_py.engine import legal_mask, new_game, outcome, play_on
from synth.reference_py.game import Game
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.cards import Card
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck, random_deck
from synth.spec.decks import Pool as DeckPool
from synth.spec.rules_in_force import rules_in_force
from synth.verify.engines.batch import GameBatch, Games
from synth.verify.rollouts.comparing import OVERFLOW, Apart, Compared, Comparison
from synth.verify.rollouts.coverage import Coverage
from synth.verify.rollouts.wanting import EVERY, Wanted, choose, want

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
class RolloutReport:
    decisions: int = 0
    games: int = 0
    differences: list[Difference] = field(default_factory=list)
    no_room: list[Difference] = field(default_factory=list)
    """Games that ended because a lasting effect, or something that waits, found no room: 1 in the engine that says so."""
    coverage: Coverage = field(default_factory=Coverage)
    seconds: float = 0.0


@dataclass(eq=False)
class _Table:
    """One pair of decks being played by the reference."""

    seed: int
    decks: tuple[Deck, Deck]
    rows: list[list[int]]
    """The decks as the engine takes them."""
    game: Game
    wanted: Wanted | None = None
    """What player 0 plays towards."""
    actions: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.legal = legal_mask(self.game)
        self.key = step_key(self.seed, 0)
        """Of the last step."""

    def advance(self) -> bool:
        """Whether there was room for what the step sets."""
        try:
            play_on(self.game, self.actions[-1], HashChance(self.key))
        except NoRoom:
            return False
        self.legal = legal_mask(self.game)
        return True


class Verifier:
    """Plays `batch` games side by side on the reference and on an engine built for `cards`."""

    def __init__(self, engine: GameBatch, cards: Sequence[Card], batch: int) -> None:
        self.pool = CardPool(cards, rules=rules_in_force())
        for number in range(1, len(self.pool.cards)):
            self.pool.check(number)
        self.engine = engine
        self.comparison = Comparison(engine, self.pool)
        self.decks = DeckPool.of(cards)
        self.by_id = {card.id: card for card in cards}
        self.batch = batch

    def run(
        self, decisions: int, seed: int, tick: Callable[[int], None] = lambda _: None, enough: int = ENOUGH
    ) -> RolloutReport:
        """Plays so many decisions, or until enough games went apart; such a game is not played on."""
        began = time.monotonic()
        report = RolloutReport(coverage=Coverage.of(self.pool))
        rng = np.random.default_rng(seed)
        next_seed = seed * 1_000_003
        tables = []
        for _ in range(self.batch):
            tables.append(self._deal(rng, next_seed, report))
            next_seed += 1
        games = self.engine.start(self._rows(tables), self._keys(tables))
        ended = self._compare(tables, games, report)
        while report.decisions < decisions and len(report.differences) + len(report.no_room) < enough:
            chosen = [self._play(table, report) for table in tables]
            games = self.engine.step(games, self.comparison.own(chosen), self._keys(tables))
            full = {at for at, table in enumerate(tables) if not table.advance()}
            report.decisions += len(tables)
            ended |= self._compare_room(tables, full, games, report)
            going = [None if at in ended else table for at, table in enumerate(tables)]
            ended |= self._compare(going, games, report)
            going = [None if at in ended else table for at, table in enumerate(tables)]
            ended |= self._compare_rewards(going, games, report)
            again = np.array([table.game.over or at in ended for at, table in enumerate(tables)])
            ended = set()
            if again.any():
                for at in np.flatnonzero(again):
                    tables[at] = self._deal(rng, next_seed, report)
                    next_seed += 1
                    report.games += 1
                games = self.engine.restart(games, again, self._rows(tables), self._keys(tables))
                ended = self._compare([table if new else None for table, new in zip(tables, again, strict=True)], games, report)
            tick(report.decisions)
        report.seconds = time.monotonic() - began
        return report

    def _deal(self, rng: np.random.Generator, seed: int, report: RolloutReport) -> _Table:
        found = want(report.coverage, self.decks, self.by_id, rng) if seed % EVERY == 0 else None
        wanted, first = found or (None, random_deck(self.decks, rng))
        decks = (first, random_deck(self.decks, rng))
        rows = [self.engine.deck_row(deck.cards, deck.energy) for deck in decks]
        return _Table(seed, decks, rows, new_game(self.pool, decks, step_key(seed, 0)), wanted)

    def _play(self, table: _Table, report: RolloutReport) -> int:
        """Chooses a random legal action, or one towards what is wanted; the key that chose it is that of the coming step."""
        legal = [action for action, flag in enumerate(table.legal) if flag]
        key = step_key(table.seed, len(table.actions) + 1)
        if table.wanted and table.game.decider == 0:
            action = choose(table.game, legal, key, table.wanted, report.coverage)
        else:
            action = legal[pick(word(key, Purpose.POLICY), len(legal))]
        report.coverage.note(table.game, action)
        table.actions.append(action)
        table.key = key
        return action

    def _rows(self, tables: list[_Table]) -> np.ndarray:
        return np.array([table.rows for table in tables], np.int16)

    def _keys(self, tables: list[_Table]) -> np.ndarray:
        return np.array([table.key for table in tables], np.uint32)

    def _compare(self, tables: Sequence[_Table | None], games: Games, report: RolloutReport) -> set[int]:
        """Returns the games that went apart."""
        found = self.comparison.apart([Compared(table.game, table.legal) if table else None for table in tables], games)
        for at, apart in found.items():
            report.differences.append(_difference(tables[at], apart))
        return set(found)

    def _compare_room(self, tables: Sequence[_Table], full: set[int], games: Games, report: RolloutReport) -> set[int]:
        """Returns the games that cannot go on because one engine, or both, had no room."""
        theirs = set(np.flatnonzero(self.comparison.overflows(games)).tolist())
        for at in sorted(full | theirs):
            report.no_room.append(_difference(tables[at], Apart(OVERFLOW, int(at in full), int(at in theirs))))
        return full | theirs

    def _compare_rewards(self, tables: Sequence[_Table | None], games: Games, report: RolloutReport) -> set[int]:
        apart = set()
        for at, (table, given) in enumerate(zip(tables, self.comparison.rewards(games).tolist(), strict=True)):
            if table is None:
                continue
            wanted, _ = outcome(table.game)
            if wanted != given:
                apart.add(at)
                report.differences.append(_difference(table, Apart("reward of player 0", wanted, given)))
        return apart


def _difference(table: _Table | None, apart: Apart) -> Difference:
    assert table is not None
    return Difference(table.seed, len(table.actions), *apart, table.decks, tuple(table.actions))
