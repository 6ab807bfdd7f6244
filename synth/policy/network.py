"""The network: tokens for cards and slots, a trunk, and a logit for an action from the token the action is about.

Because `play 7` is scored by the card at place 7 and `attach 2` by what stands in slot 2, nothing is tied to one deck list.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import flax.linen as nn
import jax.numpy as jnp

from synth.policy.attributes import ATTACKS
from synth.policy.reading import Inputs, Lasting
from synth.spec.layout import ENERGIES, Place

Array = Any
_ZONES = (Place.DECK, Place.HAND, Place.DISCARD)
_SMALL = nn.initializers.variance_scaling(0.01, "fan_in", "normal")
"""A fresh policy is nearly uniform."""


class CardFacts(NamedTuple):
    """Of every card number of a pool; no parameters, they come from the cards."""

    cards: Array
    """[cards + 1, numbers]"""
    attacks: Array
    """[cards + 1, 2, numbers]"""
    lasting: Array
    """[lasting effects + 1, numbers]"""


class Network(nn.Module):
    """Observation → (logits of the whole action table [B, actions], value for who decides [B])."""

    width: int = 192
    depth: int = 2
    token: int = 32

    @nn.compact
    def __call__(self, facts: CardFacts, x: Inputs) -> tuple[Array, Array]:
        cards = self._cards(facts)

        def embed(name: str, size: int) -> Array:
            """[cards + 1, size]: the first layer of a kind of token, worked out once a card instead of once a token."""
            return nn.Dense(size, name=name)(cards)

        def placed(name: str, numbers: Array, places: Array) -> Array:
            where = self.param(f"{name}_place", nn.initializers.normal(0.1), (len(Place) + x.pokemon.shape[1] // 2, self.token))
            return nn.relu(embed(name, self.token)[numbers] + where[places])

        mine, theirs = placed("mine", x.mine, x.my_places), placed("theirs", x.theirs, x.their_places)
        slot_size = self.token + self.token // 2
        known = nn.Dense(self.token // 2, name="lasting")(facts.lasting)
        wide, held = self._lasting("wide", known, x.wide), self._lasting("held", known, x.held)
        slots = nn.relu(
            embed("pokemon", slot_size)[x.pokemon]
            + self._tools(embed("tool", slot_size), x.tools)
            + nn.Dense(slot_size, name="slot")(jnp.concatenate([x.slots, held], axis=-1))
        )
        piles = [_pile(mine, x.my_places, zone) for zone in _ZONES] + [_pile(theirs, x.their_places, zone) for zone in _ZONES]
        effects = embed("effect", self.token // 2)[x.effects]
        whole = (slots, effects, wide)
        h = jnp.concatenate([*(part.reshape(len(part), -1) for part in whole), *piles, x.common], axis=1)
        for layer in range(self.depth):
            h = nn.relu(nn.LayerNorm(name=f"norm_{layer}")(nn.Dense(self.width, name=f"trunk_{layer}")(h)))
        attacks = nn.relu(nn.Dense(self.token, name="attack")(facts.attacks))[x.pokemon[:, 0]]
        return self._logits(h, mine, slots, attacks), nn.Dense(1, name="value")(h)[:, 0]

    def _cards(self, facts: CardFacts) -> Array:
        """What is known of a card by its attributes, and what was learned about it beyond them (nothing, if never met)."""
        learned = self.param("learned", nn.initializers.zeros, (len(facts.cards), self.token))
        return nn.relu(nn.Dense(self.token, name="attributes")(facts.cards)) + learned

    def _tools(self, known: Array, tools: Array) -> Array:
        """[B, 8, numbers]: the first one or none, and what others add to it."""
        others = jnp.where((tools[..., 1:] > 0)[..., None], known[tools[..., 1:]], 0.0).sum(-2)
        return known[tools[..., 0]] + others

    def _lasting(self, name: str, known: Array, x: Lasting) -> Array:
        """[B, places, numbers]: what lasts at each place, added up."""
        tokens = nn.relu(known[x.number] + nn.Dense(known.shape[1], name=name)(x.facts))
        return jnp.where((x.number > 0)[..., None], tokens, 0.0).sum(-2)

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


def _pile(tokens: Array, places: Array, zone: Place) -> Array:
    return jnp.where((places == zone)[..., None], tokens, 0.0).sum(1) * 0.2
