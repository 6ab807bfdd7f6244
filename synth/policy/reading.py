"""An observation as inputs of a network, by the names of its entries: the same inputs whatever pool an engine has.

Entries that are numbered by the pool (`boost0`, `my_guard1` …) are added up by what they are; titles of attacks, which have
no meaning outside a pool, are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.spec.layout import ENERGIES, LOCKS, MARKS, SLOTS, Daze, Phase, action_groups
from synth.spec.numbering import rows

Array = Any

_SIDES = ("my", "their")
_TENS = 10.0
_FACTS = ("supporter_played", "stadium_played", "stadium_used", "stadium_mine", "retreated", "first_heads", "reflipped")
_SMALL = ("left", "heads", "dealt", "result", "retreat_less")
_OF_PLAYER = ("points", "hand", "deck", "poison", "burn", "daze_fresh", "moved", "knockouts")
_TITLED = ("bonus_for", "bonus_for_next", "frenzy_for")
_NUMBERED = ("boost", "discount", "my_surge", "their_surge", "my_guard", "their_guard", "my_armed", "their_armed")
_ONE_HOT = {"phase": len(Phase), "it": 2 * SLOTS + 1, "source": SLOTS} | {
    f"{who}_{fact}": size
    for who in _SIDES
    for fact, size in (("energy_now", ENERGIES + 1), ("energy_next", ENERGIES + 1), ("daze", len(Daze)))
}
_BITS = ("my_declared",)
_OF_SLOT = ("damage", "fresh", "used", "fought", "spent", "struck", "trap")


class Inputs(NamedTuple):
    """What a network reads, batch first."""

    common: Array
    """[B, numbers] float32"""
    slots: Array
    """[B, 8, numbers] float32: own slots, then the other player's"""
    pokemon: Array
    """[B, 8] card numbers"""
    tools: Array
    """[B, 8] card numbers"""
    mine: Array
    """[B, 20] card numbers of the own deck list"""
    my_places: Array
    """[B, 20]"""
    theirs: Array
    """[B, 20] cards of the other player that are known"""
    their_places: Array
    effects: Array
    """[B, 3] card numbers: the Stadium, the card whose effect waits, the card whose attack is answered"""


@dataclass(frozen=True, eq=False)
class Reading:
    """Reads observations of an engine."""

    engine: Engine

    def __call__(self, seen: Array) -> Inputs:
        """seen: [entries, B] int16."""
        flat = seen.T
        value = flat.astype(jnp.float32)
        at, rows_of = self._at, jnp.asarray(self._card_of_row)
        plain, scale = self._plain
        hot = [jax.nn.one_hot(flat[:, at[name]], size) for name, size in _ONE_HOT.items()]
        bits = [(flat[:, at[name], None] >> np.arange(ENERGIES) & 1).astype(jnp.float32) for name in _BITS]
        sums = [value[:, places].sum(1, keepdims=True) for places in self._numbered]
        waiting = [rows_of[flat[:, at[name]]] for name in ("row", "attack")]
        return Inputs(
            common=jnp.concatenate([value[:, plain] * scale, *hot, *bits, *sums], axis=1),
            slots=value[:, self._slots[0]] * self._slots[1],
            pokemon=self._cards(flat, "pokemon"),
            tools=self._cards(flat, "tool"),
            mine=flat[:, self._deck["my_card"]],
            my_places=flat[:, self._deck["my_place"]],
            theirs=flat[:, self._deck["their_card"]],
            their_places=flat[:, self._deck["their_place"]],
            effects=jnp.stack([flat[:, at["stadium"]], *waiting], axis=1),
        )

    def _cards(self, flat: Array, fact: str) -> Array:
        return flat[:, np.array([self._at[f"{who}_{fact}_{slot}"] for who in _SIDES for slot in range(SLOTS)])]

    @cached_property
    def _at(self) -> dict[str, int]:
        return {name: at for at, name in enumerate(self.engine.layout.OBSERVATION)}

    @cached_property
    def _plain(self) -> tuple[np.ndarray, np.ndarray]:
        scales = {"turn": 1 / 30, "my_turn": 1.0} | dict.fromkeys(_FACTS, 1.0) | dict.fromkeys(_SMALL, 1 / _TENS)
        marks = [mark for mark in MARKS if mark not in _TITLED]
        for who in _SIDES:
            scales |= {f"{who}_{fact}": 0.2 for fact in _OF_PLAYER} | {f"{who}_{lock}": 1.0 for lock in LOCKS}
            scales |= {f"{who}_{mark}": 0.2 for mark in marks} | {f"{who}_discarded_{unit}": 0.2 for unit in range(ENERGIES)}
        return np.array([self._at[name] for name in scales]), np.array(list(scales.values()), np.float32)

    @cached_property
    def _numbered(self) -> list[np.ndarray]:
        names = self.engine.layout.OBSERVATION
        return [
            np.array([at for at, name in enumerate(names) if re.fullmatch(rf"{kind}\d+(_next)?", name)], np.int32)
            for kind in _NUMBERED
        ]

    @cached_property
    def _slots(self) -> tuple[np.ndarray, np.ndarray]:
        def entries(who: str, slot: int) -> list[int]:
            facts = [self._at[f"{who}_{fact}_{slot}"] for fact in _OF_SLOT]
            return facts + [self._at[f"{who}_energy_{slot}_{unit}"] for unit in range(ENERGIES)]

        scale = [1 / _TENS] + [1.0] * (len(_OF_SLOT) - 2) + [1 / _TENS] + [0.5] * ENERGIES
        return np.array([entries(who, slot) for who in _SIDES for slot in range(SLOTS)]), np.array(scale, np.float32)

    @cached_property
    def _deck(self) -> dict[str, np.ndarray]:
        facts = ("my_card", "my_place", "their_card", "their_place")
        return {fact: np.array([self._at[f"{fact}_{k}"] for k in range(self.engine.layout.PLACES)]) for fact in facts}

    @cached_property
    def _card_of_row(self) -> np.ndarray:
        """Number of the card that each effect row belongs to; row 0 is none."""
        numbers = {card.play_id: number for number, card in enumerate(self.engine.cards, start=1)}
        return np.array([0, *(numbers[row.card.play_id] for row in rows(self.engine.cards))], np.int32)

    @cached_property
    def actions(self) -> np.ndarray:
        """For every action of the engine, its place in the whole action table."""
        firsts, at = {}, 0
        for group in action_groups(self.engine.layout.PLACES):
            firsts[group.name] = at
            at += group.size
        return np.concatenate([firsts[name] + np.arange(size) for name, (_, size) in self.engine.actions.items()])
