"""Level 4: a policy plays whole games on both engines, each time from what that engine shows it; every move must be the same.

The engines get the same decks and the same random words. Neither is told what the other did: a difference in an observation or
a mask shows as another move, now or later, or as another end.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from synth.engines.engine import Engine
from synth.play.arena import Schedule
from synth.play.player import View
from synth.play.roster import find_player
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.game import Game
from synth.reference_py.observe import observation
from synth.spec.chance import step_key
from synth.spec.layout import Winner
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.engines.batch import Games
from synth.verify.rollouts.campaign import batch_of
from synth.verify.rollouts.comparing import Comparison

BATCH = 128
"""Games side by side: the policy is asked for all of them at once, for both engines in the same shape."""


@dataclass(frozen=True)
class Parting:
    """Where the engines' games went different ways."""

    seed: int
    decision: int
    what: str

    def __str__(self) -> str:
        return f"seed {self.seed}, decision {self.decision}: {self.what}"


@dataclass
class TransferReport:
    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0, 0])
    """of the players in seats 0 and 1, and ties"""
    partings: list[Parting] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: TransferReport) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.partings += other.partings


class Transfer:
    """A player on an engine and on the reference, side by side."""

    def __init__(self, folder: Path, player: str) -> None:
        import jax

        self.engine = Engine.load(folder)
        self.batch = batch_of(self.engine.package, bool(os.environ.get("TCGJAX_PORTABLE")))
        catalogue = load_catalogue()
        self.pool = CardPool((catalogue.get(card) for card in self.engine.layout.CARDS), rules=rules_in_force())
        self._comparison = Comparison(self.batch, self.pool)
        who = find_player(player, self.engine)
        # Only what a player sees: the games themselves are not handed over, so a policy does not know what moves would do.
        choose = jax.jit(lambda parameters, seen, legal, key: who.choose(parameters, View(None, seen, legal, None), key))
        self._choose: Callable[..., Any] = lambda seen, legal, key: np.asarray(choose(who.parameters, seen, legal, key))

    def play(self, schedule: Schedule) -> TransferReport:
        """All games of the schedule; it has at most `BATCH`, and is filled up so that the policy always sees one shape."""
        games = len(schedule)
        filled = np.arange(BATCH) % games
        seats, seeds = schedule.seats[filled], schedule.seeds[filled]
        rows = np.array([self.batch.deck_row(deck.cards, deck.energy) for deck in schedule.decks], np.int16)
        reference = [
            new_game(self.pool, [schedule.decks[seat] for seat in seats[at]], step_key(int(seeds[at]), 0)) for at in range(games)
        ]
        report = TransferReport(games=games)
        apart: set[int] = set()
        held = self.batch.start(rows[seats], self._keys(seeds, 0))
        number = 0
        while running := [at for at, game in enumerate(reference) if not game.over and at not in apart]:
            number += 1
            keys = self._keys(seeds, number)
            words = (keys[:, 0], keys[:, 1])
            there = self._choose(*self._engine_view(held), words)
            here = self._choose(*self._reference_view(reference, running), words)
            for at in running:
                if here[at] != there[at]:
                    moves = [self._say(reference[at], int(move[at])) for move in (here, there)]
                    report.partings.append(Parting(int(seeds[at]), number, f"reference {moves[0]}, engine {moves[1]}"))
                    apart.add(at)
                    continue
                reference[at] = step(reference[at], int(here[at]), (int(keys[at][0]), int(keys[at][1])))
                report.decisions += 1
            held = self.batch.step(held, there, keys)
            winners = self._comparison.cell(held, "winner")
            for at in set(running) - apart:
                mine, theirs = int(reference[at].winner), int(winners[at])
                if mine != theirs:
                    what = f"winner: reference {Winner(mine).name}, engine {Winner(theirs).name}"
                    report.partings.append(Parting(int(seeds[at]), number, what))
                    apart.add(at)
                elif mine:
                    report.wins[mine - 1] += 1
        return report

    def _engine_view(self, held: Games) -> tuple[np.ndarray, np.ndarray]:
        """What the engine shows who decides, and what it allows: [B, entries], [B, actions]."""
        player = self._comparison.cell(held, "turn_player") ^ self._comparison.cell(held, "decider")
        views = [self.batch.observe(held, seat)[:, self.engine.layout.VIEW] for seat in range(2)]
        return np.where(player[:, None] == 0, *views), self.batch.masks(held)

    def _reference_view(self, games: list[Game], running: list[int]) -> tuple[np.ndarray, np.ndarray]:
        shown = self.engine.layout.VIEW
        seen = np.zeros((BATCH, len(shown)), np.int16)
        legal = np.zeros((BATCH, self.engine.layout.NUM_ACTIONS), bool)
        for at in running:
            seen[at] = np.array(observation(games[at], games[at].decider))[shown]
            legal[at] = legal_mask(games[at])
        return seen, legal

    def _keys(self, seeds: np.ndarray, number: int) -> np.ndarray:
        return np.array([step_key(int(seed), number) for seed in seeds], np.uint32)

    def _say(self, game: Game, action: int) -> str:
        return self.pool.actions(game.cards).describe(action)


@dataclass(frozen=True)
class TransferCampaign:
    engine: Path
    player: str
    schedule: Schedule
    workers: int


def run_transfer(campaign: TransferCampaign, tick: Callable[[int], None]) -> TransferReport:
    """All games, in parts spread over processes."""
    began = time.monotonic()
    whole = TransferReport()
    for part in _reports(campaign):
        whole.add(part)
        tick(whole.games)
    whole.seconds = time.monotonic() - began
    return whole


def _reports(campaign: TransferCampaign) -> Iterator[TransferReport]:
    parts = [campaign.schedule.part(slice(at, at + BATCH)) for at in range(0, len(campaign.schedule), BATCH)]
    if campaign.workers == 1 or len(parts) == 1:
        yield from (_work(campaign.engine, campaign.player, part) for part in parts)
        return
    with ProcessPoolExecutor(campaign.workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(_work, campaign.engine, campaign.player, part, os.getpid()) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


@cache
def _transfer(engine: Path, player: str) -> Transfer:
    return Transfer(engine, player)


def _work(engine: Path, player: str, part: Schedule, parent: int | None = None) -> TransferReport:
    """One part; a process whose parent is gone stops."""
    if parent is not None and os.getppid() != parent:
        raise SystemExit(1)
    return _transfer(engine, player).play(part)
