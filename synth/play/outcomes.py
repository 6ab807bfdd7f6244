"""What each legal move does, as far as who decides can tell: a policy that is shown this need not know a card's text.

Every move is made in a world in which all that is hidden is dealt again, and in which chance is drawn anew, the same for
all moves of a game; what it changes is counted, at once and, if that is wanted, after the turn has been played to its end like
`evolve`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.appraisal import Appraisal
from synth.play.greedy import FEWEST
from synth.play.player import View, imagined, pair, stepped
from synth.play.scripted import evolution_first
from synth.play.trials import MOVE, WORLD, Trials, Trying, every_move
from synth.policy.changes import AT_ONCE, OF_SIDE, TOLD, Told
from synth.shapes import Flag, Key, Rows, shaped
from synth.spec.layout import Place, Winner

LANES = 1024
"""Moves side by side at most: more do not fit into the caches of a core."""
USUAL = 4
"""Moves of a game that are tried side by side; in most decisions there are a few more."""
LARGEST = 127
"""What a change is told as at most: it fits into 8 bits."""
_NOWHERE = 1 << 20
"""More than any position is worth."""


class _Trying(NamedTuple):
    begun: Array
    """[] moves that were made"""
    found: Array
    """[moves, AT_ONCE] int8"""


@dataclass(frozen=True, eq=False)
class Outcomes:
    engine: Engine

    @shaped
    def __call__(self, view: View, key: Key, onward: Flag) -> Told:
        """Zeros where a move is the only one. `onward`: the games whose moves are played on to the end of the turn."""
        games, actions = view.legal.shape
        number = jnp.where(view.legal.sum(1) > 1, view.legal.sum(1), 0)
        trials = every_move(view.legal, 1, TOLD)
        rank = np.arange(len(trials.game)) - (jnp.cumsum(number) - number)[trials.game]
        at = jnp.where(trials.wanted & (rank < TOLD), trials.game * TOLD + rank, games * TOLD)

        def told(found: Array) -> Array:
            spread = jnp.zeros((games * TOLD, *found.shape[1:]), found.dtype).at[at].set(found, mode="drop")
            return spread.reshape(games, TOLD, *found.shape[1:])

        deal = pair(self.engine, key, WORLD, 0)
        worlds = imagined(self.engine, view.rows, view.player, deal)
        before = self._counts(worlds, view.player)
        move = jnp.full(games * TOLD, actions, jnp.int16).at[at].set(trials.action.astype(jnp.int16), mode="drop")
        at_once = self._at_once(view, worlds, pair(self.engine, deal, MOVE, 0), before, trials)
        later = told(self._onward(view, key, before, trials._replace(wanted=trials.wanted & onward[trials.game])))
        return Told(move.reshape(games, TOLD), told(at_once), self._with_regret(later, number))

    def _at_once(self, view: View, worlds: Rows, words: Key, before: Array, trials: Trials) -> Array:
        total, wanted = len(trials.game), trials.wanted.sum(dtype=jnp.int32)
        lanes = min(LANES, max(16, USUAL * len(view.player)), total)

        def some(now: _Trying) -> _Trying:
            # The last ones are made twice where they do not fill all lanes.
            first = jnp.minimum(now.begun, total - lanes)
            game, action = (lax.dynamic_slice_in_dim(each, first, lanes) for each in (trials.game, trials.action))
            after = stepped(self.engine, worlds[game], action, (words[0][game], words[1][game]))
            change = self._changes(after, view.player[game], worlds[game], before[game])
            return _Trying(now.begun + lanes, lax.dynamic_update_slice_in_dim(now.found, change, first, 0))

        start = _Trying(jnp.zeros((), jnp.int32), jnp.zeros((total, len(AT_ONCE)), jnp.int8))
        return lax.while_loop(lambda now: now.begun < wanted, some, start).found

    def _changes(self, after: Rows, player: Array, world: Rows, before: Array) -> Array:
        env = self.engine.env
        flags = [
            env.cell(after, "turn") != env.cell(world, "turn"),
            env.cell(after, "phase") != env.cell(world, "phase"),
            env.current_player(after) == player,
        ]
        told = [self._counts(after, player) - before, self._ends(after, player), *(flag[:, None] for flag in flags)]
        return jnp.clip(jnp.concatenate(told, axis=1), -LARGEST, LARGEST).astype(jnp.int8)

    def _onward(self, view: View, key: Key, before: Array, trials: Trials) -> Array:
        """[trials, ONWARD] int32; the last is what the position is worth by a simple count."""
        found = self._trying(None, view, key, trials, max(FEWEST, len(view.player)))
        counts = before.shape[1]
        changed = jnp.where(trials.wanted[:, None], found[:, :counts] - before[trials.game], 0)
        return jnp.concatenate([changed, found[:, counts:]], axis=1)

    @cached_property
    def _trying(self) -> Trying:
        value, simple = Appraisal(self.engine), evolution_first(self.engine)

        def counted(_: None, rows: Rows, player: Array) -> Array:
            worth = jnp.round(value(rows, player)).astype(jnp.int32)[:, None]
            return jnp.concatenate([self._counts(rows, player), self._ends(rows, player), worth], axis=1)

        return Trying(self.engine, lambda _, view, key, player: simple.choose(None, view, key), counted, turns=1)

    def _with_regret(self, later: Array, number: Array) -> Array:
        """Worth in its last column becomes regret."""
        there = np.arange(TOLD) < number[:, None]
        worth = later[..., -1]
        regret = jnp.where(there, worth - jnp.where(there, worth, -_NOWHERE).max(1, keepdims=True), 0)
        told = later.at[..., -1].set(regret)
        return jnp.clip(told, -LARGEST, LARGEST).astype(jnp.int8)

    def _ends(self, rows: Rows, player: Array) -> Array:
        """[B, 2] int32: won, lost."""
        winner = self.engine.env.winner(rows)
        return jnp.stack([winner == Winner.PLAYER_0 + player, winner == Winner.PLAYER_1 - player], axis=1).astype(jnp.int32)

    def _counts(self, rows: Rows, player: Array) -> Array:
        """[B, 2 · OF_SIDE] int32: of `player`, then of the other."""
        env, slots = self.engine.env, self.engine.slots

        def cell(name: str) -> Array:
            return env.cell(rows, name).astype(jnp.int32)

        def of_slots(name: str) -> Array:
            found = cell(name)
            return found.reshape(len(rows), 2, slots, *found.shape[2:])

        card = of_slots("pokemon")
        left = jnp.maximum(jnp.asarray(self._hp)[card] - of_slots("damage"), 0)
        place = cell("place")
        ill = sum((cell(name) > 0).astype(jnp.int32) for name in ("poison", "burn", "daze"))
        lasting = sum(
            (cell(name).reshape(len(rows), 2, -1) > 0).sum(-1) for name in ("wide", "mark") if name in self.engine.layout.CELLS
        )
        facts = {
            "points": cell("points"),
            "hp": left.sum(-1),
            "active_hp": left[..., 0],
            "pokemon": (card > 0).sum(-1),
            "energy": of_slots("energy").sum((-1, -2)),
            "active_energy": of_slots("energy")[:, :, 0].sum(-1),
            "hand": (place == Place.HAND).sum(-1),
            "deck": (place == Place.DECK).sum(-1),
            "ill": ill,
            "lasting": jnp.broadcast_to(lasting, ill.shape),
        }
        sides = jnp.stack([facts[name] for name in OF_SIDE], axis=-1)
        # Side 0 is who has the turn.
        mine = jnp.where((cell("turn_player") == player)[:, None, None], sides, sides[:, ::-1])
        return mine.reshape(len(rows), -1)

    @cached_property
    def _hp(self) -> np.ndarray:
        fossil = self.engine.layout.RULES["fossil_hp"]
        return self.engine.card_facts(lambda card: (card.hp if card.is_pokemon else fossil) // 10).astype(np.int32)
