"""The network: tokens for cards and slots, a trunk, and a logit for an action from the token the action is about.

What it knows of cards comes from `encoder.py`.

Because `play 7` is scored by the card at place 7 and `attach 2` by what stands in slot 2, nothing is tied to one deck list.
"""

from typing import Any

import flax.linen as nn
import jax.numpy as jnp
import numpy as np

from synth.policy.attributes import ATTACKS
from synth.policy.changes import AT_ONCE_SCALE, ONWARD_SCALE, Told
from synth.policy.encoder import CardTables
from synth.policy.reading import Inputs, Lasting
from synth.spec.layout import ENERGIES, Place

Array = Any
_ZONES = (Place.DECK, Place.HAND, Place.DISCARD)
_SMALL = nn.initializers.variance_scaling(0.01, "fan_in", "normal")
"""A fresh policy is nearly uniform."""
LATER = ("outcome", "ask_outcome", "onward", "ask_onward")
"""Layers that policies of earlier versions lack: to these they are zero."""


class Network(nn.Module):
    """Observation → (logits of the whole action table [B, actions], value for who decides [B])."""

    width: int = 192
    depth: int = 2
    token: int = 32

    @nn.compact
    def __call__(self, cards: CardTables, x: Inputs, told: Told) -> tuple[Array, Array]:
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
        whole = (slots, cards.effect[x.effects], wide, _piles(mine, x.my_places), _piles(theirs, x.their_places))
        h = jnp.concatenate([part.reshape(len(part), -1) for part in whole], axis=1)
        for layer in range(self.depth):
            more = nn.Dense(self.width, name="common", use_bias=False)(x.common) if layer == 0 else 0.0
            h = nn.relu(nn.LayerNorm(name=f"norm_{layer}")(nn.Dense(self.width, name=f"trunk_{layer}")(h) + more))
        attacks = cards.attack[x.pokemon[:, 0]]
        logits = self._logits(h, mine, slots, attacks)
        more = self._by_outcome("outcome", self.token // 2, h, told.at_once * AT_ONCE_SCALE)
        more += self._by_outcome("onward", self.token // 2, h, told.onward * ONWARD_SCALE)
        logits = logits.at[np.arange(len(h))[:, None], told.move].add(more, mode="drop")
        return logits, nn.Dense(1, name="value")(h)[:, 0]

    def _lasting(self, name: str, known: Array, x: Lasting) -> Array:
        """[B, places, numbers]: what lasts at each place, added up."""
        tokens = nn.relu(known[x.number] + nn.Dense(known.shape[1], name=name)(x.facts))
        return jnp.where((x.number > 0)[..., None], tokens, 0.0).sum(-2)

    def _by_outcome(self, name: str, size: int, h: Array, changes: Array) -> Array:
        """[B, moves]: what moves change counts as much as the trunk asks for. Starts at zero: a policy that was trained
        without it plays as it did."""
        tokens = nn.relu(nn.Dense(size, name=name)(changes))
        query = nn.Dense(size, name=f"ask_{name}", kernel_init=nn.initializers.zeros)(h)
        return jnp.einsum("bmt,bt->bm", tokens, query)

    def _logits(self, h: Array, mine: Array, slots: Array, attacks: Array) -> Array:
        """In the order of `spec.layout.action_groups`."""

        own, other = jnp.split(slots, 2, axis=1)
        copies = {f"copy_{k}": other for k in range(ATTACKS)} | {f"copy_own_{k}": own for k in range(ATTACKS)}
        about = self._about(
            h,
            {"attach": own, "retreat": own[:, 1:], "attack": attacks, "ability": own, "discard": own, "play": mine, "card": mine}
            | {"slot_own": own, "slot_other": other}
            | copies,
        )
        copy = jnp.stack([about[f"copy_{k}"] + about[f"copy_own_{k}"] for k in range(ATTACKS)], axis=-1)
        lone = nn.Dense(1 + 6 + ENERGIES + 1 + 6 + mine.shape[1], name="lone", kernel_init=_SMALL)(h)
        end, attack, energy, stadium, option, rank = jnp.split(lone, (1, 7, 7 + ENERGIES, 8 + ENERGIES, 14 + ENERGIES), axis=1)
        attack = attack.at[:, :ATTACKS].add(about["attack"])
        groups = [end, about["attach"], about["retreat"], attack, about["ability"], about["discard"], about["play"]]
        groups += [about["slot_own"], about["slot_other"], energy, copy.reshape(len(h), -1), stadium, option, about["card"], rank]
        return jnp.concatenate(groups, axis=1)

    def _about(self, h: Array, tokens: dict[str, Array]) -> dict[str, Array]:
        """[B, tokens] each: how well each token answers what the trunk asks for, and is liked whatever it asks. All that is
        asked is one product of matrices, which is faster than many."""
        sizes = [each.shape[-1] for each in tokens.values()]
        asks = [_Weights(h.shape[-1], size, name=f"ask_{name}")() for name, size in zip(tokens, sizes, strict=True)]
        likes = [_Weights(size, 1, name=f"like_{name}")() for name, size in zip(tokens, sizes, strict=True)]
        always = [bias + like[:, 0] for (_, bias), (like, _) in zip(asks, likes, strict=True)]
        asked = h @ jnp.concatenate([kernel for kernel, _ in asks], axis=1) + jnp.concatenate(always)
        queries = jnp.split(asked, np.cumsum(sizes)[:-1], axis=1)
        return {
            name: jnp.einsum("bst,bt->bs", tokens[name], query) + bias
            for name, query, (_, bias) in zip(tokens, queries, likes, strict=True)
        }


class _Weights(nn.Module):
    """Those of a dense layer."""

    inputs: int
    size: int

    @nn.compact
    def __call__(self) -> tuple[Array, Array]:
        kernel = self.param("kernel", _SMALL, (self.inputs, self.size))
        return kernel, self.param("bias", nn.initializers.zeros, (self.size,))


def _tools(table: Array, tools: Array) -> Array:
    """[B, slots, numbers]: a place for a further Tool counts only if there is one."""
    first, rest = table[tools[..., 0]], tools[..., 1:]
    return first + jnp.where((rest > 0)[..., None], table[rest] - table[0], 0.0).sum(-2)


def _piles(tokens: Array, places: Array) -> Array:
    """[B, zones, numbers]: the cards of each added up."""
    return jnp.einsum("bct,bcz->bzt", tokens, 0.2 * (places[..., None] == np.array(_ZONES)))
