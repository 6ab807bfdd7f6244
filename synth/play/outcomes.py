"""What each legal move does, as far as who decides can tell: a policy that is shown this need not know a card's text.

Every move is made in a world in which all that is hidden is dealt again, and in which chance is drawn anew, the same for
all moves of a game; what it changes is counted, at once and, if that is wanted, after the turn has been played to its end like
`evolve`.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.appraisal import Appraisal
from synth.play.player import View, imagined, pair, stepped, word
from synth.play.scripted import evolution_first
from synth.play.trials import MOVE, WORLD, ByRanks, Trials, every_move
from synth.play.trials import ONWARD as PLAYED_ON
from synth.policy.changes import AT_ONCE, OF_SIDE, ONWARD, TOLD, Told
from synth.shapes import Flag, Key, Rows, shaped
from synth.spec.layout import Place, Winner

LANES = 512
"""Moves side by side at most: more do not fit into the caches of a core."""
USUAL = 4
"""Moves of a game that are tried side by side; in most decisions there are a few more."""
LARGEST = 127
"""What a change is told as at most: it fits into 8 bits."""
_NOWHERE = 1 << 20
"""More than any position is worth."""


class _Found(NamedTuple):
    begun: Array
    """[] moves that were made"""
    at_once: Array
    """[moves, AT_ONCE] int8"""
    onward: Array
    """[moves, ONWARD] int32; the last is what the position is worth by a simple count"""


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

        move = jnp.full(games * TOLD, actions, jnp.int16).at[at].set(trials.action.astype(jnp.int16), mode="drop")
        found = self._found(view, key, onward, trials)
        later = self._with_regret(told(found.onward), jnp.where(onward, number, 0))
        return Told(move.reshape(games, TOLD), told(found.at_once), later)

    def _found(self, view: View, key: Key, onward: Array, trials: Trials) -> _Found:
        total, wanted = len(trials.game), trials.wanted.sum(dtype=jnp.int32)
        lanes = min(LANES, max(16, USUAL * len(view.player)), total)
        deal = pair(self.engine, key, WORLD, 0)
        worlds = imagined(self.engine, view.rows, view.player, deal)
        before, words = self._counts(worlds, view.player), pair(self.engine, deal, MOVE, 0)
        seed, turn = word(self.engine, deal, PLAYED_ON, 0), self.engine.env.cell(worlds, "turn") + 1

        def some(now: _Found) -> _Found:
            # The last ones are made twice where they do not fill all lanes.
            first = jnp.minimum(now.begun, total - lanes)
            game, action = (lax.dynamic_slice_in_dim(each, first, lanes) for each in (trials.game, trials.action))
            player, far = view.player[game], onward[game]
            after = stepped(self.engine, worlds[game], action, (words[0][game], words[1][game]))
            at_once = self._changes(after, player, worlds[game], before[game])

            def later() -> Array:
                end = self._simple.followed(after, seed[game], player, jnp.where(far, turn[game], 0))
                return jnp.where(far[:, None], self._later(end, player, before[game]), 0)

            found = (at_once, lax.cond(far.any(), later, lambda: jnp.zeros((lanes, len(ONWARD)), jnp.int32)))
            kept = (lax.dynamic_update_slice_in_dim(*each, first, 0) for each in zip(now[1:], found, strict=True))
            return _Found(now.begun + lanes, *kept)

        nothing = (jnp.zeros((total, len(AT_ONCE)), jnp.int8), jnp.zeros((total, len(ONWARD)), jnp.int32))
        return lax.while_loop(lambda now: now.begun < wanted, some, _Found(jnp.zeros((), jnp.int32), *nothing))

    def _changes(self, after: Rows, player: Array, world: Rows, before: Array) -> Array:
        env = self.engine.env
        flags = [
            env.cell(after, "turn") != env.cell(world, "turn"),
            env.cell(after, "phase") != env.cell(world, "phase"),
            env.current_player(after) == player,
        ]
        told = [self._counts(after, player) - before, self._ends(after, player), *(flag[:, None] for flag in flags)]
        return jnp.clip(jnp.concatenate(told, axis=1), -LARGEST, LARGEST).astype(jnp.int8)

    def _later(self, end: Rows, player: Array, before: Array) -> Array:
        worth = jnp.round(Appraisal(self.engine)(end, player)).astype(jnp.int32)[:, None]
        return jnp.concatenate([self._counts(end, player) - before, self._ends(end, player), worth], axis=1)

    @cached_property
    def _simple(self) -> ByRanks:
        simple = evolution_first(self.engine)
        return ByRanks(simple, simple)

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
