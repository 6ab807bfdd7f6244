"""The generated machine run by numpy, in the place of a compiled engine: slow to step, but there is nothing to compile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from synth.codegen.interpret import run, run_step
from synth.codegen.specialise import Machine
from synth.spec.cards import UNITS, Card
from synth.spec.layout import ActionTable, Place, action_groups, observation
from synth.verify.batch import Seen
from synth.verify.parting import NotLoadable

Array = np.ndarray
Cells = dict[str, Array]
"""Cells of many games, each an array over the games."""

MISSING = {"card": 0, "place": int(Place.ABSENT), "order": 0, "seen": 0}
"""A place in the deck list that no card takes."""


@dataclass(frozen=True)
class Layout:
    """What the module `layout` of a generated package says, under the same names."""

    PLACES: int
    NUM_ACTIONS: int
    MASK_WORDS: int
    ACTIONS: Mapping[str, tuple[int, int, str]]
    CELLS: tuple[str, ...]
    CONSTANTS: Mapping[str, int]
    OBSERVATION: tuple[str, ...]
    CARDS: Mapping[str, int]

    @classmethod
    def of(cls, machine: Machine, printings: Iterable[Card]) -> Layout:
        plan = machine.plan
        numbers = {card.play_id: number for number, card in enumerate(plan.pool.cards, start=1)}
        table = plan.table
        return cls(
            PLACES=plan.pool.places,
            NUM_ACTIONS=table.size,
            MASK_WORDS=plan.mask_size,
            ACTIONS={group.name: (table.first(group.name), group.size, group.meaning) for group in table.groups},
            CELLS=tuple(name for name in plan.ranges if name not in plan.constants),
            CONSTANTS={name: value for name, value in plan.constants.items() if name in plan.ranges},
            OBSERVATION=tuple(observation(plan.pool.places, plan.pool.numbers.counts)),
            CARDS={card.id: numbers[card.play_id] for card in printings if card.play_id in numbers},
        )

    def deck_row(self, cards: Iterable[str], energy: Iterable[str]) -> list[int]:
        numbers = sorted(self.CARDS[card] for card in cards)
        declared = sum(1 << UNITS[:-1].index(letter) for letter in energy)
        return [*numbers, *[0] * (self.PLACES - len(numbers)), declared]


class Interpreted:
    """Many games side by side; steps like `batch.EngineBatch`, everything goes in and comes out batch last."""

    def __init__(self, machine: Machine, printings: Iterable[Card]) -> None:
        self.machine, self.layout = machine, Layout.of(machine, printings)
        self.cells = list(self.layout.CELLS)
        self._masks = [f"mask_{k}" for k in range(self.layout.MASK_WORDS)]

    def start(self, decks: Array, keys: Array) -> tuple[Cells, Seen]:
        """New games: decks [batch, 2, cards + 1], keys [batch, 2]."""
        return self._looked_at(self._started(decks, keys))

    def restart(self, cells: Cells, again: Array, decks: Array, keys: Array) -> tuple[Cells, Seen]:
        fresh = self._started(decks, keys)
        return self._looked_at({name: np.where(again, fresh[name], value) for name, value in cells.items()})

    def load(self, positions: Sequence[Mapping[str, int]]) -> tuple[Cells, Seen]:
        """Positions set up by hand, by the cells that the reference exports."""
        cells = {name: np.array([position[name] for position in positions]) for name in self.layout.CELLS}
        return self._looked_at(cells | run(self.machine.legal, cells))

    def step(self, cells: Cells, actions: Array, keys: Array) -> tuple[Cells, Seen]:
        return self._looked_at(self.advance(cells, actions, keys))

    def advance(self, cells: Cells, actions: Array, keys: Array) -> Cells:
        return run_step(self.machine, cells | _key(keys) | {"action": actions})

    def observe(self, cells: Cells, player: int) -> Array:
        """[entries, batch]"""
        seen = run(self.machine.observe, cells | {"player": np.full(len(cells["turn"]), player)})
        return np.stack([seen[name] for name in self.layout.OBSERVATION])

    def _started(self, decks: Array, keys: Array) -> Cells:
        inputs = _key(keys)
        for player in range(2):
            inputs |= {f"deck_{player}_{k}": decks[:, player, k] for k in range(self.layout.PLACES)}
            inputs[f"declared_{player}"] = decks[:, player, -1]
        return run(self.machine.start, inputs)

    def _looked_at(self, cells: Cells) -> tuple[Cells, Seen]:
        state = np.stack([cells[name] for name in self.cells])
        seen = np.stack([self.observe(cells, player) for player in range(2)])
        return cells, (state, seen, np.stack([cells[name] for name in self._masks]))


class Seats:
    """A machine as the rival of the reference in scenarios of so many cards a player; twin of `scenario_tcgjax.Seats`."""

    def __init__(self, engine: Interpreted, cards: int) -> None:
        self._engine, layout = engine, engine.layout
        table = ActionTable(action_groups(cards))
        own = {name: range(first, first + size) for name, (first, size, _) in layout.ACTIONS.items()}
        pairs = [(group.name, offset) for group in table.groups for offset in range(group.size)]
        self._actions = [own[name][at] if at < len(own.get(name, ())) else None for name, at in pairs]

    def load(self, cells: dict[str, int]) -> Any:
        layout = self._engine.layout
        for name, value in layout.CONSTANTS.items():
            if cells.get(name, value) != value:
                raise NotLoadable(name)
        full = {name: cells.get(name, MISSING.get(name.partition("_")[0], 0)) for name in layout.CELLS}
        state = {name: np.array([value]) for name, value in full.items()}
        return state | run(self._engine.machine.legal, state)

    def step(self, state: Any, action: int, key: tuple[int, int]) -> Any:
        own = self._actions[action]
        if own is None:
            raise NotLoadable(str(action))
        return self._engine.advance(state, np.array([own]), np.array([key], np.uint32))

    def legal_mask(self, state: Any) -> list[bool]:
        words = [int(state[f"mask_{k}"][0]) for k in range(self._engine.layout.MASK_WORDS)]
        return [own is not None and bool(words[own // 32] >> own % 32 & 1) for own in self._actions]

    def export(self, state: Any) -> dict[str, int]:
        layout = self._engine.layout
        return {**layout.CONSTANTS, **{name: int(state[name][0]) for name in layout.CELLS}}


def _key(keys: Array) -> Cells:
    return {"key_0": keys[:, 0], "key_1": keys[:, 1]}
