"""Plays a list of games to their ends, many side by side, on all devices.

Every game has a seed of its own that fixes all its chance, so the result of a game does not depend on how many are
played beside it. All games of the list are finished: none is left out because it is long; one that does not end is a tie.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from synth.engines.engine import Array, Engine, Key, Rows
from synth.play.player import Player, look, stepped, where_asked
from synth.play.results import Results
from synth.spec.decks import Deck
from synth.spec.layout import Winner

STEPS = 8
"""Decisions between looks for finished games; the later of them wait."""
ROUNDS = 8
"""Looks in one call of the compiled program."""


@dataclass(frozen=True)
class Schedule:
    """Games to play: the decks of both seats, by index, and a seed each."""

    decks: tuple[Deck, ...]
    seats: np.ndarray
    """[games, 2]"""
    seeds: np.ndarray
    """[games] uint32"""

    @classmethod
    def of(cls, decks: Sequence[Deck], pairs: Sequence[tuple[int, int]], games: int, seed: int) -> Schedule:
        """So many games of each pair of decks."""
        seats = np.repeat(np.array(pairs, np.int32).reshape(-1, 2), games, axis=0)
        return cls(tuple(decks), seats, np.random.default_rng(seed).integers(0, 2**32, len(seats), np.uint32))

    @classmethod
    def spread(cls, decks: Sequence[Deck], games: int, seed: int) -> Schedule:
        """So many games, over all pairs of decks in turn."""
        pairs = np.array([(a, b) for a in range(len(decks)) for b in range(len(decks))], np.int32)
        seats = pairs[np.arange(games) % len(pairs)]
        return cls(tuple(decks), seats, np.random.default_rng(seed).integers(0, 2**32, games, np.uint32))

    def part(self, chosen: slice) -> Schedule:
        return Schedule(self.decks, self.seats[chosen], self.seeds[chosen])

    def __len__(self) -> int:
        return len(self.seeds)

    @property
    def digest(self) -> str:
        """Equal for equal games."""
        whole = hashlib.sha256(repr([(deck.cards, deck.energy) for deck in self.decks]).encode())
        whole.update(self.seats.tobytes() + self.seeds.tobytes())
        return whole.hexdigest()[:16]


class _Tables(NamedTuple):
    """Games being played on one device."""

    rows: Rows
    game: Array
    """[B] index in the device's list, its length for none"""
    count: Array
    """[B] decisions so far, and 1 for the start"""
    following: Array
    """[1] next game of the list"""
    ends: Array
    """[3, games] of the list: winner, who went first, turns"""
    lengths: Array
    """[games] decisions"""


class Arena:
    """Games between two players on an engine."""

    def __init__(self, engine: Engine, players: tuple[Player, Player], batch: int, longest: int | None = None) -> None:
        """`longest`: a game that goes on after so many decisions is a tie; else the engine says how many. Rules do not end a turn
        in which an Ability without limit is used forever."""
        self.engine, self.players = engine, players
        self.longest = int(engine.layout.LONGEST_GAME) if longest is None else longest
        self.mesh = Mesh(np.array(jax.local_devices()), ("device",))
        self.batch = -(-batch // self.mesh.size)
        """side by side on a device"""
        self._compiled: dict[Any, Callable[..., _Tables]] = {}

    def compile(self, schedule: Schedule) -> None:
        """Gets ready for schedules with so many games and decks; `play` does it by itself if it was not done."""
        self._program(self._deal(schedule))

    def play(self, schedule: Schedule, tick: Callable[[int], None] = lambda _: None, parameters: Any = None) -> Results:
        """`parameters`: for both players, in place of their own."""
        arguments = self._deal(schedule, parameters)
        run = self._program(arguments)
        tables, *fixed = arguments
        while (done := int((tables.lengths > 0).sum())) < len(tables.lengths):
            tick(min(done, len(schedule)))
            tables = run(tables, *fixed)
        tick(len(schedule))
        back = np.argsort(self._order(len(schedule)), kind="stable")[: len(schedule)]
        ends = np.asarray(tables.ends).reshape(self.mesh.size, 3, -1).transpose(1, 0, 2).reshape(3, -1)[:, back]
        lengths = np.asarray(tables.lengths)[back]
        return Results(schedule.seats, winner=ends[0], first=ends[1], turns=ends[2], decisions=lengths)

    def _order(self, games: int) -> np.ndarray:
        """Games by device. Neighbours in the list are alike, so they are dealt out in turn; the last fill up the rest."""
        share = -(-games // self.mesh.size)
        return np.arange(share * self.mesh.size).reshape(share, self.mesh.size).T.reshape(-1)

    def _deal(self, schedule: Schedule, parameters: Any = None) -> tuple[Any, ...]:
        """Empty tables, and everything that stays as it is."""
        split, whole = (NamedSharding(self.mesh, PartitionSpec(*axes)) for axes in (("device",), ()))
        order = np.minimum(self._order(len(schedule)), len(schedule) - 1)
        return (
            self._empty(len(order) // self.mesh.size, self.mesh.size, split),
            jax.device_put(schedule.seats[order], split),
            jax.device_put(schedule.seeds[order], split),
            jax.device_put(self.engine.deck_rows(schedule.decks), whole),
            jax.device_put(parameters or tuple(player.parameters for player in self.players), whole),
        )

    def _empty(self, share: int, devices: int, split: NamedSharding) -> _Tables:
        n = self.batch * devices
        tables = _Tables(
            rows=np.zeros((n, self.engine.layout.RECORD), np.uint8),
            game=np.full(n, share, np.int32),
            count=np.zeros(n, np.uint32),
            following=np.zeros(devices, np.int32),
            ends=np.zeros((devices * 3, share), np.int8),
            lengths=np.zeros(devices * share, np.int32),
        )
        placed: _Tables = jax.device_put(tables, split)
        return placed

    def _program(self, arguments: tuple[Any, ...]) -> Callable[..., _Tables]:
        shapes = tuple(leaf.shape for leaf in jax.tree.leaves(arguments[1:]))
        if shapes not in self._compiled:
            device, whole = PartitionSpec("device"), PartitionSpec()
            spread = jax.shard_map(
                self._rounds,
                mesh=self.mesh,
                in_specs=(device, device, device, whole, whole),
                out_specs=device,
                check_vma=False,
            )
            self._compiled[shapes] = jax.jit(spread, donate_argnums=0).lower(*arguments).compile()
        return self._compiled[shapes]

    def _rounds(self, tables: _Tables, seats: Array, seeds: Array, decks: Array, parameters: Any) -> _Tables:
        def one(tables: _Tables, _: None) -> tuple[_Tables, None]:
            tables = self._seat(tables, seats, seeds, decks)
            keys = seeds.at[tables.game].get(mode="clip")
            tables = lax.fori_loop(0, STEPS, lambda _, now: self._step(now, keys, parameters), tables)
            return self._collect(tables), None

        return lax.scan(one, tables, None, length=ROUNDS)[0]

    def _seat(self, tables: _Tables, seats: Array, seeds: Array, decks: Array) -> _Tables:
        """New games at the free tables, as long as there are any."""
        games = len(seeds)
        free = tables.game == games
        game = jnp.where(free, jnp.minimum(tables.following + jnp.cumsum(free) - 1, games), tables.game)
        at = jnp.minimum(game, games - 1)
        fresh = jax.vmap(self.engine.env.start_cells)(decks[seats[at]], self.engine.chance.step_key(seeds[at], 0))
        begins = free & (game < games)
        return tables._replace(
            rows=jnp.where(begins[:, None], fresh, tables.rows),
            game=game,
            count=jnp.where(begins, np.uint32(1), tables.count),
            following=tables.following + begins.sum(),
        )

    def _step(self, tables: _Tables, seeds: Array, parameters: Any) -> _Tables:
        key: Key = self.engine.chance.step_key(seeds, tables.count)
        action = decide(self.engine, self.players, parameters, tables.rows, key)
        running = self.engine.env.winner(tables.rows) == 0
        # A finished game waits to be collected; no step changes it.
        return tables._replace(rows=stepped(self.engine, tables.rows, action, key), count=tables.count + running)

    def _collect(self, tables: _Tables) -> _Tables:
        games = tables.lengths.shape[0]
        winner, turn, turn_player = (self.engine.env.cell(tables.rows, name) for name in ("winner", "turn", "turn_player"))
        winner = jnp.where((winner == 0) & (tables.count > self.longest), Winner.TIE, winner)
        over = (winner != 0) & (tables.game < games)
        to = jnp.where(over, tables.game, games)
        # Odd turns are the first player's.
        first = turn_player ^ (1 - (turn & 1)).astype(turn_player.dtype)
        facts = jnp.stack([one.astype(jnp.int8) for one in (winner, first, turn)])
        return tables._replace(
            game=jnp.where(over, games, tables.game),
            ends=tables.ends.at[:, to].set(facts, mode="drop"),
            lengths=tables.lengths.at[to].set(tables.count.astype(jnp.int32) - 1, mode="drop"),
        )


def decide(engine: Engine, players: tuple[Player, Player], parameters: Any, rows: Rows, key: Key) -> Array:
    """[B]: what the player in turn does."""
    view = look(engine, rows)
    if players[1] is players[0]:
        return players[0].choose(parameters[0], view, key)
    own = view.player == 0
    first, second = (
        player.choose(mine, where_asked(view, asked), key)
        for player, mine, asked in zip(players, parameters, (own, ~own), strict=True)
    )
    return jnp.where(own, first, second)
