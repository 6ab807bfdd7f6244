"""The network: tokens for cards and slots, a trunk, and a logit for an action from the token the action is about.

What it knows of cards comes from `encoder.py`.

Because `play 7` is scored by the card at place 7 and `attach 2` by what stands in slot 2, nothing is tied to one deck list.
"""

from __future__ import annotations

from typing import Any

import flax.linen as nn
import jax.numpy as jnp

from synth.policy.attributes import ATTACKS
from synth.policy.changes import SCALE
from synth.policy.encoder import CardTables
from synth.policy.reading import Inputs, Lasting
from synth.spec.layout import ENERGIES, Place

Array = Any
_ZONES = (Place.DECK, Place.HAND, Place.DISCARD)
_SMALL = nn.initializers.variance_scaling(0.01, "fan_in", "normal")
"""A fresh policy is nearly uniform."""
LATER = ("outcome", "ask_outcome")
"""Layers that policies of earlier versions lack: to these they are zero."""


class Network(nn.Module):
    """Observation → (logits of the whole action table [B, actions], value for who decides [B])."""

    width: int = 192
    depth: int = 2
    token: int = 32

    @nn.compact
    def __call__(self, cards: CardTables, x: Inputs, changes: Array) -> tuple[Array, Array]:
        def placed(name: str, table: Array, numbers: Array, places: Array) -> Array:
            where = self.param(f"{name}_place", nn.initializers.normal(0.1), (len(Place) + x.pokemon.shape[1] // 2, self.token))
            return nn.relu(table[numbers] + where[places])

        mine = placed("mine", cards.mine, x.mine, x.my_places)
        theirs = placed("theirs", cards.theirs, x.theirs, x.their_places)
        wide, held = self._lasting("wide", cards.lasting, x.wide), self._lasting("held", cards.lasting, x.held)
        size = self.token + self.token // 2
        slots = nn.relu(
            cards.pokemon[x.pokemon]
            + _tools(cards.tool, x.tools)
            + nn.Dense(size, name="slot")(x.slots)
            + nn.Dense(size, name="slot_held", use_bias=False)(held)
        )
        piles = [_pile(mine, x.my_places, zone) for zone in _ZONES] + [_pile(theirs, x.their_places, zone) for zone in _ZONES]
        whole = (slots, cards.effect[x.effects], wide)
        h = jnp.concatenate([*(part.reshape(len(part), -1) for part in whole), *piles], axis=1)
        for layer in range(self.depth):
            more = nn.Dense(self.width, name="common", use_bias=False)(x.common) if layer == 0 else 0.0
            h = nn.relu(nn.LayerNorm(name=f"norm_{layer}")(nn.Dense(self.width, name=f"trunk_{layer}")(h) + more))
        attacks = cards.attack[x.pokemon[:, 0]]
        logits = self._logits(h, mine, slots, attacks) + self._by_outcome(h, changes)
        return logits, nn.Dense(1, name="value")(h)[:, 0]

    def _lasting(self, name: str, known: Array, x: Lasting) -> Array:
        """[B, places, numbers]: what lasts at each place, added up."""
        tokens = nn.relu(known[x.number] + nn.Dense(known.shape[1], name=name)(x.facts))
        return jnp.where((x.number > 0)[..., None], tokens, 0.0).sum(-2)

    def _by_outcome(self, h: Array, changes: Array) -> Array:
        """[B, actions]: what moves change at once counts as much as the trunk asks for. Starts at zero: a policy that was
        trained without it plays as it did."""
        size = self.token // 2
        tokens = nn.relu(nn.Dense(size, name="outcome")(changes * SCALE))
        query = nn.Dense(size, name="ask_outcome", kernel_init=nn.initializers.zeros)(h)
        return jnp.einsum("bat,bt->ba", tokens, query)

    def _logits(self, h: Array, mine: Array, slots: Array, attacks: Array) -> Array:
        """In the order of `spec.layout.action_groups`."""

        def about(name: str, tokens: Array) -> Array:
            """[B, tokens]: how well each token answers what the trunk asks for."""
            query = nn.Dense(tokens.shape[-1], name=f"ask_{name}", kernel_init=_SMALL)(h)
            return (tokens * query[:, None]).sum(-1) + nn.Dense(1, name=f"like_{name}", kernel_init=_SMALL)(tokens)[..., 0]

        def plain(name: str, size: int) -> Array:
            return nn.Dense(size, name=name, kernel_init=_SMALL)(h)

        own, other = jnp.split(slots, 2, axis=1)
        copies = jnp.stack([about(f"copy_{k}", other) + about(f"copy_own_{k}", own) for k in range(ATTACKS)], axis=-1)
        lone = plain("lone", 1 + 6 + ENERGIES + 1 + 6 + mine.shape[1])
        end, attack, energy, stadium, option, rank = jnp.split(lone, (1, 7, 7 + ENERGIES, 8 + ENERGIES, 14 + ENERGIES), axis=1)
        return jnp.concatenate(
            [
                end,
                about("attach", own),
                about("retreat", own[:, 1:]),
                attack.at[:, :ATTACKS].add(about("attack", attacks)),
                about("ability", own),
                about("discard", own),
                about("play", mine),
                jnp.concatenate([about("slot_own", own), about("slot_other", other)], axis=1),
                energy,
                copies.reshape(len(h), -1),
                stadium,
                option,
                about("card", mine),
                rank,
            ],
            axis=1,
        )


def _tools(table: Array, tools: Array) -> Array:
    """[B, slots, numbers]: a place for a further Tool counts only if there is one."""
    first, rest = table[tools[..., 0]], tools[..., 1:]
    return first + jnp.where((rest > 0)[..., None], table[rest] - table[0], 0.0).sum(-2)


def _pile(tokens: Array, places: Array, zone: Place) -> Array:
    return jnp.where((places == zone)[..., None], tokens, 0.0).sum(1) * 0.2
