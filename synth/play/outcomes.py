"""What each legal move does at once, as far as who decides can tell: a policy that is shown this need not know a card's text.

Every move is made in a world in which all that is hidden is dealt again, and in which chance is drawn anew, the same for
all moves of a game; what it changes is counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.player import View, imagined, pair, stepped
from synth.policy.changes import CHANGES, OF_SIDE
from synth.shapes import Changes, Key, Rows, shaped
from synth.spec.layout import Place, Winner

WORLD, MOVE = 25, 26
"""Purposes of random words; the game draws none for them."""
LANES = 1024
"""Moves side by side at most: more do not fit into the caches of a core."""
USUAL = 4
"""Moves of a game that are tried side by side; in most decisions there are a few more."""
LARGEST = 127
"""What a change is told as at most: it fits into 8 bits."""


class _Trying(NamedTuple):
    begun: Array
    """[] moves that were made"""
    found: Changes


@dataclass(frozen=True, eq=False)
class Outcomes:
    engine: Engine

    @shaped
    def __call__(self, view: View, key: Key) -> Changes:
        """[B, actions, CHANGES] int8; zeros where a move is illegal or the only one."""
        games, actions = view.legal.shape
        choice = view.legal & (view.legal.sum(1) > 1)[:, None]
        lanes = min(LANES, max(16, USUAL * games))
        none = games * actions
        found = jnp.flatnonzero(choice, size=none + lanes, fill_value=none).astype(jnp.int32)
        wanted = choice.sum(dtype=jnp.int32)
        deal = pair(self.engine, key, WORLD, 0)
        words = pair(self.engine, deal, MOVE, 0)
        worlds = imagined(self.engine, view.rows, view.player, deal)
        before = self._counts(worlds, view.player)

        def some(now: _Trying) -> _Trying:
            at = lax.dynamic_slice_in_dim(found, now.begun, lanes)
            game = jnp.minimum(at // actions, games - 1)
            after = stepped(self.engine, worlds[game], at % actions, (words[0][game], words[1][game]))
            change = self._changes(after, view.player[game], worlds[game], before[game])
            return _Trying(now.begun + lanes, now.found.at[at].set(change, mode="drop"))

        start = _Trying(jnp.zeros((), jnp.int32), jnp.zeros((none, len(CHANGES)), jnp.int8))
        end = lax.while_loop(lambda now: now.begun < wanted, some, start)
        return end.found.reshape(games, actions, -1)

    def _changes(self, after: Rows, player: Array, world: Rows, before: Array) -> Array:
        env = self.engine.env
        winner = env.winner(after)
        flags = [
            winner == Winner.PLAYER_0 + player,
            winner == Winner.PLAYER_1 - player,
            env.cell(after, "turn") != env.cell(world, "turn"),
            env.cell(after, "phase") != env.cell(world, "phase"),
            env.current_player(after) == player,
        ]
        counted = self._counts(after, player) - before
        told = jnp.concatenate([counted, jnp.stack([flag.astype(jnp.int32) for flag in flags], axis=1)], axis=1)
        return jnp.clip(told, -LARGEST, LARGEST).astype(jnp.int8)

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
