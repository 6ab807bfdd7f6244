"""Trying moves in games that could be the real one: what players that look ahead have in common.

A trial is a move and a world. In the world everything hidden from the player is dealt again (`imagined`), the move is made, and
a simple player goes on for both sides until some turns are over; then somebody says what the position is worth. Chance is drawn
anew for every world, from words that the game itself never uses. The moves of a game are tried in the same worlds with
the same words, so that they are compared by what they do and not by their luck.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.player import View, imagined, look, pair, stepped, word
from synth.play.scripted import Priorities
from synth.shapes import Key, Rows

WORLD, MOVE, ONWARD = 21, 23, 24
"""Purposes of the random words of a world, of the move that is tried in it, and of what follows; the game draws none for them."""
LONGEST = 40
"""Decisions after the move at most; then the position is taken as it is."""
LANES = 1024
"""Trials side by side at most: more do not fit into the caches of a core."""
STEPS = 4
"""Decisions between looks for trials that are over; the next ones take their lanes."""

Onward = Callable[[Any, View, Key, Array], Array]
"""(parameters, view, random words, whose trials these are) → [B]: how trials go on, for both sides."""

Worth = Callable[[Any, Rows, Array], Array]
"""(parameters, games, players) → [B, ...]: what the games are worth to these players, in one number or several."""


class Trials(NamedTuple):
    """[N] each: what is to be tried."""

    game: Array
    """index in the batch"""
    action: Array
    world: Array
    """number; trials of a game with the same number begin in the same world"""
    wanted: Array
    """bool; the others are left out, and are worth 0"""


@dataclass(frozen=True, eq=False)
class ByRanks:
    """Trials go on by fixed priorities: of the player whose trials these are, and of the other one."""

    mine: Priorities
    theirs: Priorities

    def __call__(self, parameters: Any, view: View, key: Key, player: Array) -> Array:
        action = self.mine.choose(None, view, key)
        if self.mine is self.theirs:
            return action
        return jnp.where(view.player == player, action, self.theirs.choose(None, view, key))

    def followed(self, rows: Rows, seed: Array, player: Array, turn: Array) -> Rows:
        """The games when this turn begins, they are over, or `LONGEST` decisions were made: in one call where there is machine
        code for it."""
        engine = self.mine.engine
        if engine.ranks_followed:
            ranks = jnp.asarray(np.stack([self.mine.table, self.theirs.table], axis=1))
            return jax.vmap(engine.env.follow_ranks, (0, 0, 0, 0, None, None))(rows, seed, player, turn, ranks, LONGEST)

        def step(now: tuple[Rows, Array]) -> tuple[Rows, Array]:
            words = engine.chance.step_key(seed, jnp.full_like(seed, now[1]))
            after = stepped(engine, now[0], self(None, look(engine, now[0]), words, player), words)
            return jnp.where(_goes_on(engine, now[0], turn)[:, None], after, now[0]), now[1] + 1

        def any_goes_on(now: tuple[Rows, Array]) -> Array:
            return (now[1] < LONGEST) & _goes_on(engine, now[0], turn).any()

        return lax.while_loop(any_goes_on, step, (rows, jnp.zeros((), jnp.uint32)))[0]


def _goes_on(engine: Engine, rows: Rows, turn: Array) -> Array:
    return (engine.env.winner(rows) == 0) & (engine.env.cell(rows, "turn") < turn)


class _Lanes(NamedTuple):
    """Trials being played."""

    rows: Rows
    trial: Array
    """[L] which one, their number for none"""
    count: Array
    """[L] decisions after the move"""
    following: Array
    """[] how many have begun"""
    found: Array
    """[N, ...] what they led to"""


@dataclass(frozen=True, eq=False)
class Trying:
    """How trials are played."""

    engine: Engine
    onward: Onward
    worth: Worth
    turns: int
    """until so many turns are over: 1 is the end of the turn in which the move is made"""

    def __call__(self, parameters: Any, view: View, key: Key, trials: Trials, most: int = LANES) -> Array:
        """[N, ...]: what each leads to, for the player who decides. Nothing is done for those that are not wanted. `most`: trials
        side by side, if fewer than usual are worth it."""
        total = len(trials.game)
        lanes = min(LANES, most, total)
        order = jnp.flatnonzero(trials.wanted, size=total, fill_value=0).astype(jnp.int32)
        wanted = trials.wanted.sum(dtype=jnp.int32)

        def round_(now: _Lanes) -> _Lanes:
            free = now.trial == total
            place = now.following + jnp.cumsum(free, dtype=jnp.int32) - 1
            begins = free & (place < wanted)
            trial = jnp.where(begins, order.at[place].get(mode="clip"), now.trial)
            lane = _Lane(self, parameters, view, key, Trials(*(each.at[trial].get(mode="clip") for each in trials)))
            rows = lax.cond(begins.any(), lambda: jnp.where(begins[:, None], lane.begun(), now.rows), lambda: now.rows)
            count = jnp.where(begins, 0, now.count)
            rows, count = lane.played(rows, count)
            over = (trial < total) & ~lane.going(rows, count)
            to = jnp.where(over, trial, total)
            found = lax.cond(
                over.any(),
                lambda: now.found.at[to].set(self.worth(parameters, rows, lane.player), mode="drop"),
                lambda: now.found,
            )
            following = now.following + begins.sum(dtype=jnp.int32)
            return _Lanes(rows, jnp.where(over, total, trial), count, following, found)

        none = jnp.full(lanes, total, jnp.int32)
        empty = jnp.zeros((lanes, view.rows.shape[1]), view.rows.dtype)
        each = jax.eval_shape(self.worth, parameters, empty, none)
        found = jnp.zeros((total, *each.shape[1:]), each.dtype)
        start = _Lanes(empty, none, jnp.zeros(lanes, jnp.int32), jnp.zeros((), jnp.int32), found)
        end = lax.while_loop(lambda now: (now.following < wanted) | (now.trial < total).any(), round_, start)
        return end.found


class _Lane:
    """What a round needs of the trials in its lanes."""

    def __init__(self, trying: Trying, parameters: Any, view: View, key: Key, trials: Trials) -> None:
        self.trying, self.parameters, self.action = trying, parameters, trials.action
        self.engine, self.real = trying.engine, view.rows[trials.game]
        self.player = view.player[trials.game]
        self.deal = pair(self.engine, (key[0][trials.game], key[1][trials.game]), WORLD, trials.world)
        self.seed = word(self.engine, self.deal, ONWARD, 0)
        self.until = self.engine.env.cell(self.real, "turn") + trying.turns

    def begun(self) -> Rows:
        """The worlds after the moves."""
        world = imagined(self.engine, self.real, self.player, self.deal)
        return stepped(self.engine, world, self.action, pair(self.engine, self.deal, MOVE, 0))

    def going(self, rows: Rows, count: Array) -> Array:
        return _goes_on(self.engine, rows, self.until) & (count < LONGEST)

    def played(self, rows: Rows, count: Array) -> tuple[Rows, Array]:
        """Some decisions later, or all that there are."""
        onward = self.trying.onward
        if isinstance(onward, ByRanks):
            return onward.followed(rows, self.seed, self.player, self.until), jnp.full_like(count, LONGEST)
        rows, count = lax.fori_loop(0, STEPS, lambda _, state: self.step(*state), (rows, count))
        return rows, count

    def step(self, rows: Rows, count: Array) -> tuple[Rows, Array]:
        words = self.engine.chance.step_key(self.seed, count.astype(jnp.uint32))
        action = self.trying.onward(self.parameters, look(self.engine, rows), words, self.player)
        going = self.going(rows, count)
        return jnp.where(going[:, None], stepped(self.engine, rows, action, words), rows), count + going


def every_move(legal: Array, worlds: int, most: int) -> Trials:
    """Each legal move of each game in so many worlds; a game with one legal move needs none. `most`: moves of a game."""
    games, actions = legal.shape
    choice = legal & (legal.sum(1) > 1)[:, None]
    found = jnp.flatnonzero(choice, size=games * min(most, actions), fill_value=games * actions)
    there = found < games * actions
    at = jnp.tile(jnp.minimum(found, games * actions - 1), worlds)
    world = jnp.repeat(np.arange(worlds), len(found))
    return Trials(at // actions, at % actions, world, jnp.tile(there, worlds))


def gathered(trials: Trials, found: Array, legal: Array) -> tuple[Array, Array]:
    """[B, actions] each: the sum of what the trials of every action led to, and their number."""
    at = trials.game * legal.shape[1] + trials.action
    flat = jnp.zeros(legal.size)
    total, count = (flat.at[at].add(jnp.where(trials.wanted, x, 0.0)) for x in (found, jnp.ones_like(found)))
    return total.reshape(legal.shape), count.reshape(legal.shape)
