"""What a policy knows of the cards of a pool: tables by card number, worked out once and not once a decision."""

from functools import cache
from typing import Any, NamedTuple

import flax.linen as nn
import numpy as np

from synth.policy.attributes import attack_attributes, card_attributes, lasting_attributes, vocabulary, with_none
from synth.policy.words import Programs
from synth.spec.cards import Card

Array = Any
_TEXT = 0.25
"""A program has some dozen triples of words; their sum is scaled down."""


class CardFacts(NamedTuple):
    """Of every card number of a pool; no parameters, they come from the cards. Number 0 is no card."""

    cards: Array
    """[cards + 1, numbers]"""
    attacks: Array
    """[cards + 1, 2, numbers]"""
    lasting: Array
    """[lasting effects + 1, numbers]"""
    triples: Array
    """[triples, columns]: words of programs, see `words.py`"""
    counts: Array
    """[programs + 1, triples]"""
    programs: Array
    """[cards + 1, 3]"""


class CardTables(NamedTuple):
    """[cards + 1, ...] each, but `lasting`: the first layer of every kind of token."""

    mine: Array
    theirs: Array
    pokemon: Array
    tool: Array
    effect: Array
    attack: Array
    """[cards + 1, 2, token]"""
    lasting: Array
    """[lasting effects + 1, token / 2]"""


@cache
def card_facts(cards: tuple[Card, ...]) -> tuple[CardFacts, dict[str, tuple[str, ...]]]:
    """The facts, and for each layer that reads some of them what its inputs are called."""
    attributes, attacks = [card_attributes(card) for card in cards], [attack_attributes(card) for card in cards]
    programs = Programs(cards)
    lasting = np.array([list(row.values()) for row in lasting_attributes(cards)], np.float32).reshape(-1, len(vocabulary()))
    facts = CardFacts(
        with_none([list(row.values()) for row in attributes]),
        with_none([[list(row.values()) for row in pair] for pair in attacks]),
        np.concatenate([np.zeros((1, lasting.shape[1]), np.float32), lasting]),
        *(programs.triples, programs.counts, programs.of_cards),
    )
    names = {"attributes": tuple(attributes[0]), "attack": tuple(attacks[0][0]), "lasting": tuple(vocabulary())}
    return facts, names | {"words": programs.names}


class Encoder(nn.Module):
    """A card is its attributes and the words of its programs, and what was learned about it beyond them."""

    token: int

    @nn.compact
    def __call__(self, facts: CardFacts) -> CardTables:
        token, slot = self.token, self.token + self.token // 2
        read = nn.relu(nn.Dense(token, name="words")(facts.triples))
        texts = _TEXT * (facts.counts @ read)[facts.programs]
        learned = self.param("learned", nn.initializers.zeros, (len(facts.cards), token))
        # Layers that start at zero: a policy that was trained without them plays as it did.
        known = nn.Dense(token, name="attributes")(facts.cards) + _silent("text", token)(texts.sum(1))
        cards = nn.relu(known) + learned
        sizes = {"mine": token, "theirs": token, "pokemon": slot, "tool": slot, "effect": token // 2}
        attack = nn.Dense(token, name="attack")(facts.attacks) + _silent("attack_text", token)(texts[:, :2])
        return CardTables(
            **{name: nn.Dense(size, name=name)(cards) for name, size in sizes.items()},
            attack=nn.relu(attack),
            lasting=nn.Dense(token // 2, name="lasting")(facts.lasting),
        )


def _silent(name: str, size: int) -> nn.Dense:
    return nn.Dense(size, name=name, use_bias=False, kernel_init=nn.initializers.zeros)

