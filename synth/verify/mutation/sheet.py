"""A stretch of a level, written down: what was done, and a digest of all that the engines must show after every decision."""

import pickle
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from typing import Any

import numpy as np

from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.verify.engines.batch import Array, GameBatch, Games, HostBatch, Lens, lens
from synth.verify.levels.stretch import Stretch
from synth.verify.mutation.source_blocks import RunBlocks
from synth.verify.rollouts.comparing import reference_parts
from synth.verify.rollouts.imagining import asked_at, can_be_compared, engine_worlds, reference_worlds

Worlds = tuple[Array, Array, Array]
"""[lanes]: whose world is compared, where nobody is asked anything, digests."""


class Differs(Exception):
    """The sound engines differ: there is something to mend before anything is measured."""


@dataclass
class Sheet:
    """Lanes are games; `times` is one more than the decisions."""

    level: int
    name: str
    seeds: Sequence[int]
    start: Array
    """Deck rows [lanes, 2, cards + 1] or, for positions, the engine's numbers [lanes, numbers]."""
    games: bytes
    """The reference's games, without its pool."""
    decks: Sequence[tuple[Deck, Deck]] | None
    """What they were dealt from."""
    actions: Array
    """[decisions, lanes], as the reference counts them"""
    alive: Array
    """[times, lanes]: what is compared"""
    digests: Array
    """[times, lanes] uint64"""
    seconds: Array
    """[times]: since the beginning of the stretch, on one core, both engines and comparing"""
    imagined: Array
    """[times, lanes]: whose world is compared then"""
    resting: Array
    """[times, lanes]: where nobody is asked anything"""
    worlds: Array
    """[times, lanes] uint64: of what is imagined"""
    ran: Array | None
    """[lanes, bytes]: which statements of the reference each lane ran, as bits; None where it did not play."""
    shown: Array | None = None
    """[times, lanes] uint64: of the sound engine's own bytes and what it shows, where a process has looked at them."""
    kept: Array | None = None
    """… and of the bytes alone."""
    reached: Array | None = None
    """[bytes]: where the sound engine came by in all of this, and what it read (`exchange/noting.py`), as bits."""

    @property
    def dealt(self) -> bool:
        return self.decks is not None

    @cached_property
    def keys(self) -> Array:
        """[times, lanes, 2]: of each step; the first is that of dealing."""
        return np.array([[step_key(seed, number) for seed in self.seeds] for number in range(len(self.actions) + 1)], np.uint32)

    @property
    def decisions(self) -> int:
        return int(self.alive[:-1].sum())

    def has_run(self, block: int) -> Array:
        """[lanes]: which games ran these statements of the reference."""
        if self.ran is None:
            return np.zeros(len(self.seeds), bool)
        found: Array = self.ran[:, block // 8] >> (7 - block % 8) & 1
        return found.astype(bool)

    def until(self, time_: int) -> int:
        """Decisions made before what is compared then."""
        return int(self.alive[:time_].sum())


def digest(parts: Sequence[Array]) -> Any:
    """[lanes] of what an engine shows of each game."""
    whole = np.concatenate([np.asarray(part).reshape(len(part), -1).astype(np.uint64) for part in parts], axis=1)
    return whole @ _weights(whole.shape[1])


@cache
def _weights(size: int) -> Array:
    return np.random.default_rng(size).integers(0, 1 << 64, size, np.uint64, endpoint=False) | np.uint64(1)


def engine_parts(engine: GameBatch, games: Games, at: Lens) -> list[Array]:
    views = [engine.observe(games, player)[:, at.seen] for player in range(2)]
    return [engine.numbers(games)[:, at.numbers], engine.masks(games)[:, at.actions], *views]


def lens_of(engine: GameBatch, start: Game) -> Lens:
    return lens(engine.shape, start.shape)


def write(stretch: Stretch, engine: HostBatch, pool: CardPool, run: RunBlocks) -> Sheet:
    """Plays the stretch on both engines and keeps what came of it."""
    began = time.process_time()
    at = lens_of(engine, stretch.starts[0])
    held, games = stretch.held(engine), list[Game | None](stretch.starts)
    if stretch.decks is None:
        start = at.load([export(game) for game in stretch.starts]).astype(np.int32)
    else:
        start = np.array([[engine.deck_row(deck.cards, deck.energy) for deck in pair] for pair in stretch.decks], np.int16)
    actions, alive, digests, seconds, worlds = [], [], [], [], list[Worlds]()
    run.taken()
    ran = np.array([run.none() for _ in games])
    for lane, pair in enumerate(stretch.decks or ()):
        new_game(pool, pair, step_key(stretch.seeds[lane], 0))
        ran[lane] |= run.taken()
    for number in range(stretch.decisions + 1):
        masks: list[list[bool]] = []
        for lane, game in enumerate(games):
            masks.append(legal_mask(game) if game is not None else [])
            ran[lane] |= run.taken()
        here = np.array([game is not None for game in games])
        found = np.zeros(len(games), np.uint64)
        if here.any():
            lanes = np.flatnonzero(here).tolist()
            found[lanes] = digest(reference_parts([games[k] for k in lanes], [masks[k] for k in lanes]))  # type: ignore[misc]
            theirs = digest(engine_parts(engine, held, at))
            if (found[lanes] != theirs[lanes]).any():
                lane = lanes[int(np.flatnonzero(found[lanes] != theirs[lanes])[0])]
                raise Differs(f"{stretch.name}: lane {lane}, seed {stretch.seeds[lane]}, decision {number}")
        worlds.append(_imagined(stretch, number, games, held, engine, at))
        ran |= run.taken()  # what is shown and imagined, of whichever game
        alive.append(here)
        digests.append(found)
        seconds.append(time.process_time() - began)
        games = [None if game is None or game.over else game for game in games]
        if number == stretch.decisions or not any(games):
            break
        chosen = [0] * len(games)
        keys = [step_key(seed, number + 1) for seed in stretch.seeds]
        for lane, game in enumerate(games):
            if game is None:
                continue
            chosen[lane] = stretch.choose(game, masks[lane], keys[lane])
            run.taken()
            try:
                games[lane] = step(game, chosen[lane], keys[lane])
            except NoRoom:
                games[lane] = None
            ran[lane] |= run.taken()
        actions.append(chosen)
        held = engine.step(held, at.actions[np.array(chosen)], np.array(keys, np.uint32))
    return Sheet(
        stretch.level, stretch.name, tuple(stretch.seeds), start, packed(stretch.starts), stretch.decks,
        np.array(actions, np.int16).reshape(-1, len(games)), np.array(alive), np.array(digests), np.array(seconds),
        *_stacked(worlds), np.packbits(ran, axis=1),
    )  # fmt: skip


def _stacked(worlds: Sequence[Worlds]) -> Worlds:
    imagined, resting, found = zip(*worlds, strict=True)
    return np.array(imagined), np.array(resting), np.array(found)


def _imagined(
    stretch: Stretch, number: int, games: Sequence[Game | None], held: Games, engine: HostBatch, at: Lens
) -> Worlds:  # fmt: skip
    """In level 1 players imagine worlds."""
    lanes = len(games)
    compared, resting, found = np.zeros(lanes, bool), np.zeros(lanes, bool), np.zeros(lanes, np.uint64)
    pairs = [(one, game) for one in asked_at(number, stretch.seeds) if (game := games[one.lane])]
    pairs = [(one, game) for one, game in pairs if can_be_compared(game, one.viewer)]
    if stretch.level == 1 and pairs:
        asked, here = [one for one, _ in pairs], [game for _, game in pairs]
        where = [one.lane for one in asked]
        compared[where], resting[where] = True, [game.question is None for game in here]
        found[where] = digest(reference_worlds(here, asked))
        if (found[where] != digest(engine_worlds(engine, held[where], asked, resting[where], at))).any():
            raise Differs(f"{stretch.name}: imagined worlds after {number} decisions")
    return compared, resting, found


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj: Any) -> Any:
        if isinstance(obj, CardPool):
            return "pool"
        return obj.number if isinstance(obj, PoolCard) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, pool: CardPool) -> None:
        super().__init__(file)
        self._pool = pool

    def persistent_load(self, pid: Any) -> Any:
        return self._pool if pid == "pool" else self._pool[pid]


def packed(games: Sequence[Game]) -> bytes:
    """Games of the reference without the pool, which is the same for all."""
    file = BytesIO()
    _Pickler(file).dump(list(games))
    return file.getvalue()


def starts(sheet: Sheet, pool: CardPool) -> list[Game]:
    """The reference's games at the beginning; what was dealt is dealt again."""
    if sheet.decks is None:
        return unpacked(sheet.games, pool)
    return [new_game(pool, pair, step_key(seed, 0)) for pair, seed in zip(sheet.decks, sheet.seeds, strict=True)]


def unpacked(games: bytes, pool: CardPool) -> list[Game]:
    """Only of what this program has written itself."""
    return _Unpickler(BytesIO(games), pool).load()  # type: ignore[no-any-return]
