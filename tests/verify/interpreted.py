"""The generated machine run by numpy as the rival of the reference: a small engine with nothing to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

from synth.codegen.build import Built
from synth.codegen.interpret import run
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.export import export
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.spec.layout import ActionTable, Place, action_groups
from synth.verify.parting import NotLoadable
from synth.verify.rollouts import Difference
from tests.codegen.machine_games import Interpreted, play

_ABSENT = {"card": 0, "place": int(Place.ABSENT), "order": 0, "seen": 0}


class NumpyEngine:
    def __init__(self, built: Built) -> None:
        self.machine, self.whole = built.machine, Interpreted(built)
        self.layout = self.whole.layout

    def seats(self, cards: int) -> NumpySeats:
        return NumpySeats(self, cards)


class NumpySeats:
    """See `scenario_tcgjax.Seats`, of which this is the slow twin."""

    def __init__(self, engine: NumpyEngine, cards: int) -> None:
        self.engine, self.cards = engine, cards
        table = ActionTable(action_groups(cards))
        whole = ActionTable(action_groups(engine.layout["PLACES"]))
        self.actions = [whole.index(group.name, k) for group in table.groups for k in range(group.size)]

    def load(self, cells: dict[str, int]) -> Any:
        layout = self.engine.layout
        for name, value in layout["CONSTANTS"].items():
            if cells.get(name, value) != value:
                raise NotLoadable(name)
        full = {name: cells.get(name, _ABSENT.get(name.partition("_")[0], 0)) for name in layout["CELLS"]}
        state = {name: np.array([value]) for name, value in (layout["CONSTANTS"] | full).items()}
        return state | run(self.engine.machine.legal, state)

    def step(self, state: Any, action: int, key: tuple[int, int]) -> Any:
        whole = self.actions[action]
        if self.engine.whole.own[whole] < 0:
            raise NotLoadable(str(whole))
        return self.engine.whole.step(state, np.array([whole]), np.array([key], np.uint32))

    def legal_mask(self, state: Any) -> list[bool]:
        return self.engine.whole.mask(state)[0, self.actions].tolist()

    def export(self, state: Any) -> dict[str, int]:
        return {name: int(np.ravel(values)[0]) for name, values in state.items()}


def first_difference(built: Built, pool: CardPool, pair: tuple[Deck, Deck], seed: int) -> Difference:
    """A random game on both until it goes apart in a cell or in its mask."""
    engine = Interpreted(built)
    game = new_game(pool, pair, step_key(seed, 0))
    cells = engine.start([pair], np.array([step_key(seed, 0)], np.uint32))
    actions: list[int] = []
    while not game.over:
        key = step_key(seed, len(actions) + 1)
        actions.append(play(game, np.array(key)))
        game = step(game, actions[-1], key)
        cells = engine.step(cells, np.array(actions[-1:]), np.array([key], np.uint32))
        for name, value in export(game).items():
            theirs = int(np.ravel(cells[name])[0])
            if theirs != value:
                return Difference(seed, len(actions), f"cell {name}", value, theirs, pair, tuple(actions))
        if engine.mask(cells)[0].tolist() != legal_mask(game):
            return Difference(seed, len(actions), "legality of something", 0, 1, pair, tuple(actions))
    raise AssertionError(f"the fault does not show in game {seed}")
