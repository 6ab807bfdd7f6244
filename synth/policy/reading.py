"""An observation as inputs of a network, by the names of its entries: the same inputs whatever pool an engine has.

Lasting effects are numbered by the pool: their numbers are looked up among the attributes of statements, as cards are among
those of cards. Titles of attacks, which have no meaning outside a pool, are left out.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.policy.outlook import OF_SLOT, Outlook
from synth.spec.layout import ENERGIES, HELD, WIDE, Daze, Phase, Shape, observation
from synth.spec.numbering import rows

Array = Any

_SIDES = ("my", "their")
_TENS = 10.0
_FACTS = ("supporter_played", "stadium_played", "stadium_used", "stadium_mine", "retreated", "reflipped")
_SMALL = ("left", "heads", "dealt", "result")
_OF_PLAYER = ("points", "hand", "deck", "poison", "burn", "daze_fresh", "moved", "knockouts")
_ONE_HOT = {"phase": len(Phase)} | {
    f"{who}_{fact}": size
    for who in _SIDES
    for fact, size in (("energy_now", ENERGIES + 1), ("energy_next", ENERGIES + 1), ("daze", len(Daze)))
}
_BITS = ("my_declared",)
_OF_SLOT = ("damage", "fresh", "used", "fought", "spent", "struck")


class Lasting(NamedTuple):
    """Effects that last, wherever they are."""

    number: Array
    """[B, places, each]: 0 for none, else 1 + number of the statement"""
    facts: Array
    """[B, places, each, 4] float32: the amount, whether it is in force now, turns left, whether the other player set it"""


class Inputs(NamedTuple):
    """What a network reads, batch first."""

    common: Array
    """[B, numbers] float32"""
    slots: Array
    """[B, 8, numbers] float32: own slots, then the other player's"""
    pokemon: Array
    """[B, 8] card numbers"""
    tools: Array
    """[B, 8, places] card numbers: as many places as the engine's cards need"""
    mine: Array
    """[B, 20] card numbers of the own deck list"""
    my_places: Array
    """[B, 20]"""
    theirs: Array
    """[B, 20] cards of the other player that are known"""
    their_places: Array
    effects: Array
    """[B, 3] card numbers: the Stadium, the card whose effect waits, the card whose attack is answered"""
    wide: Lasting
    """[B, 2, 8]: what the players have in force or waiting"""
    held: Lasting
    """[B, 8, 4]: what lasts on the Pokémon"""


@dataclass(frozen=True, eq=False)
class Reading:
    """Reads observations of an engine."""

    engine: Engine

    def __call__(self, seen: Array) -> Inputs:
        """seen: [B, entries] int16. What an engine leaves out, because its pool cannot have it, is 0."""
        seen = jnp.pad(seen, ((0, 0), (0, 1)))
        value = seen.astype(jnp.float32)
        at, rows_of = self._at, jnp.asarray(self._card_of_row)
        plain, scale = self._plain
        hot = [jax.nn.one_hot(seen[:, at[name]], size) for name, size in self._one_hot.items()]
        bits = [(seen[:, at[name], None] >> np.arange(ENERGIES) & 1).astype(jnp.float32) for name in _BITS]
        waiting = [rows_of[seen[:, at[name]]] for name in ("row", "attack")]
        slots, pokemon = value[:, self._slots[0]], self._cards(seen, "pokemon")
        by_side = (len(seen), 2, self.engine.slots)
        energy = slots[..., -ENERGIES:].reshape(*by_side, ENERGIES)
        outlook, attacks = self._outlook(pokemon.reshape(by_side), slots[..., 0].reshape(by_side), energy)
        return Inputs(
            common=jnp.concatenate([value[:, plain] * scale, *hot, *bits, attacks], axis=1),
            slots=jnp.concatenate([slots * self._slots[1], outlook.reshape(*slots.shape[:2], -1)], axis=2),
            pokemon=pokemon,
            tools=jnp.stack([self._cards(seen, fact) for fact in self.engine.shape.tool_facts], axis=-1),
            mine=seen[:, self._deck["my_card"]],
            my_places=seen[:, self._deck["my_place"]],
            theirs=seen[:, self._deck["their_card"]],
            their_places=seen[:, self._deck["their_place"]],
            effects=jnp.stack([seen[:, at["stadium"]], *waiting], axis=1),
            wide=self._lasting(seen, [[f"{who}_wide{k}{{}}" for k in range(WIDE)] for who in _SIDES], 1),
            held=self._lasting(
                seen, [[f"{who}_mark{k}{{}}_{at}" for k in range(HELD)] for who in _SIDES for at in range(self.engine.slots)], 2
            ),
        )

    def _lasting(self, seen: Array, names: list[list[str]], step: int) -> Lasting:
        """`step`: so many values of a cell have the same number; of two, the second is the other player's."""
        cell, worth, turns = (
            seen[:, np.array([[self._at[name.format(part)] for name in place] for place in names])]
            for part in ("", "_worth", "_turns")
        )
        there = cell > 0
        theirs = there & ((cell - 1) % step == 1)
        facts = (worth / _TENS, (turns == 1) & there, turns / 2, theirs)
        return Lasting((cell + step - 1) // step, jnp.stack([one.astype(jnp.float32) for one in facts], axis=-1))

    def _cards(self, flat: Array, fact: str) -> Array:
        slots = range(self.engine.slots)
        return flat[:, np.array([self._at[f"{who}_{fact}_{slot}"] for who in _SIDES for slot in slots])]

    @property
    def _one_hot(self) -> dict[str, int]:
        """Entries that are one of so many things."""
        slots = self.engine.slots
        return {"phase": _ONE_HOT["phase"], "it": 2 * slots + 1, "source": slots} | _ONE_HOT

    @cached_property
    def names(self) -> dict[str, tuple[str, ...]]:
        """What the numbers of `common` and of a slot are called."""
        hot = [f"{name} {value}" for name, size in self._one_hot.items() for value in range(size)]
        bits = [f"{name} bit {bit}" for name in _BITS for bit in range(ENERGIES)]
        units = [f"energy {unit}" for unit in range(ENERGIES)]
        return {"common": (*self._scales, *hot, *bits, *self._outlook.names), "slot": (*_OF_SLOT, *units, *OF_SLOT)}

    @cached_property
    def _outlook(self) -> Outlook:
        return Outlook(self.engine)

    @cached_property
    def _at(self) -> dict[str, int]:
        there = {name: at for at, name in enumerate(self.engine.layout.OBSERVATION)}
        shape = Shape(self.engine.layout.PLACES, self.engine.layout.SLOTS, tools=self.engine.layout.TOOLS)
        return dict.fromkeys(observation(shape), len(there)) | there

    @cached_property
    def _scales(self) -> dict[str, float]:
        """Entries that are read as numbers."""
        scales = {"turn": 1 / 30, "my_turn": 1.0} | dict.fromkeys(_FACTS, 1.0) | dict.fromkeys(_SMALL, 1 / _TENS)
        for who in _SIDES:
            scales |= {f"{who}_{fact}": 0.2 for fact in _OF_PLAYER}
            scales |= {f"{who}_discarded_{unit}": 0.2 for unit in range(ENERGIES)}
        return scales

    @cached_property
    def _plain(self) -> tuple[np.ndarray, np.ndarray]:
        return np.array([self._at[name] for name in self._scales]), np.array(list(self._scales.values()), np.float32)

    @cached_property
    def _slots(self) -> tuple[np.ndarray, np.ndarray]:
        def entries(who: str, slot: int) -> list[int]:
            facts = [self._at[f"{who}_{fact}_{slot}"] for fact in _OF_SLOT]
            return facts + [self._at[f"{who}_energy_{slot}_{unit}"] for unit in range(ENERGIES)]

        scale = [1 / _TENS] + [1.0] * (len(_OF_SLOT) - 1) + [0.5] * ENERGIES
        slots = range(self.engine.slots)
        return np.array([entries(who, slot) for who in _SIDES for slot in slots]), np.array(scale, np.float32)

    @cached_property
    def _deck(self) -> dict[str, np.ndarray]:
        facts = ("my_card", "my_place", "their_card", "their_place")
        return {fact: np.array([self._at[f"{fact}_{k}"] for k in range(self.engine.layout.PLACES)]) for fact in facts}

    @cached_property
    def _card_of_row(self) -> np.ndarray:
        """Number of the card that each effect row belongs to; row 0 is none."""
        numbers = {card.play_id: number for number, card in enumerate(self.engine.cards, start=1)}
        return np.array([0, *(numbers[row.card.play_id] for row in rows(self.engine.cards))], np.int32)
