"""Worlds that players imagine, by both engines: some games of a batch, at every decision others."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from synth.reference_py.chance import HashChance
from synth.reference_py.engine import legal_mask
from synth.reference_py.export import numbers
from synth.reference_py.game import Game
from synth.reference_py.imagine import depends_on_hidden_cards, imagined
from synth.spec.chance import step_key
from synth.verify.engines.batch import Array, Games, HostBatch, Lens

EVERY = 4
"""One game of so many is asked at a time."""
AFTER = 1_000_000
"""What is added to the number of a decision for the key of its world."""


class Asked(NamedTuple):
    """Which game, who imagines it, by which key."""

    lane: int
    viewer: int
    key: tuple[int, int]


def asked_at(number: int, seeds: Sequence[int]) -> list[Asked]:
    """After so many decisions."""
    lanes = range(-number % EVERY, len(seeds), EVERY)
    return [Asked(lane, (lane // EVERY + number // EVERY) % 2, step_key(seeds[lane], AFTER + number)) for lane in lanes]


def can_be_compared(game: Game, viewer: int) -> bool:
    """Not where a question is only in some worlds: which ones are tried is the machine's own affair."""
    return not game.over and not depends_on_hidden_cards(game, viewer)


def reference_worlds(games: Sequence[Game], asked: Sequence[Asked]) -> list[Array]:
    """Cells, and what is legal where nobody is asked anything."""
    worlds = [imagined(game, one.viewer, HashChance(one.key)) for game, one in zip(games, asked, strict=True)]
    masks = [legal_mask(world) for world in worlds]
    nothing = [False] * len(masks[0])
    legal = [nothing if game.question else mask for game, mask in zip(games, masks, strict=True)]
    return [np.array([numbers(world) for world in worlds], np.int64), np.array(legal, np.int64)]


def engine_worlds(engine: HostBatch, held: Games, asked: Sequence[Asked], resting: Array, at: Lens) -> list[Array]:
    """`held`: the games that are asked; `resting`: where nobody is asked anything."""
    viewers = np.array([one.viewer for one in asked], np.int32)
    worlds = engine.resample(held, viewers, np.array([one.key for one in asked], np.uint32))
    cells = engine.numbers(worlds)[:, at.numbers].astype(np.int64)
    return [cells, engine.masks(worlds)[:, at.actions].astype(np.int64) * resting[:, None]]
