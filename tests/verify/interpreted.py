"""Random games played by a machine and the reference until they go apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from synth.codegen.build import Built
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.export import export
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.verify import interpreted
from synth.verify.rollouts import Difference
from tests.codegen.machine_games import Interpreted, play


def engine_of(built: Built) -> Callable[[int], interpreted.Seats]:
    """For scenarios of any number of cards."""
    return partial(interpreted.Seats, interpreted.Interpreted(built.machine, ()))


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
