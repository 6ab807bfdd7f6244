"""An engine is the same by NumPy, by JAX, and as Python; a smaller game finds everything in a larger engine."""

import numpy as np
import pytest

from synth.codegen.build import machine
from synth.spec.chance import step_key
from synth.spec.layout import Shape, cells
from synth.verify.engines.batch import GameBatch, lens
from synth.verify.engines.env_batch import EnvBatch
from synth.verify.engines.interpreted import Interpreted
from synth.verify.rollouts.verifier import Verifier
from tests.verify.faulty import sound_engine
from tests.verify.small_pool import cards, deck

GAMES, STEPS = 3, 12


def keys(step: int) -> np.ndarray:
    return np.array([step_key(seed, step) for seed in range(GAMES)], np.uint32)


def played(engine: GameBatch) -> list[np.ndarray]:
    """All that a few games show: the first legal action but `end`, where there is another."""
    row = engine.deck_row(deck().cards, deck().energy)
    at = lens(engine.shape, Shape(20, titles=0))
    games, found = engine.start(np.array([[row, row]] * GAMES, np.int16), keys(0)), []
    for number in range(1, STEPS):
        masks = engine.masks(games)[:, at.actions]
        found += [engine.numbers(games)[:, at.numbers], masks, *(engine.observe(games, who)[:, at.seen] for who in range(2))]
        actions = [max(np.flatnonzero(mask)) for mask in masks]
        games = engine.step(games, at.actions[actions], keys(number))
        again = np.arange(GAMES) == number % GAMES
        if number % 5 == 0:
            games = engine.restart(games, again, np.array([[row, row]] * GAMES, np.int16), keys(number))
    return found


def test_the_machine_as_python_plays_what_the_machine_code_plays() -> None:
    for mine, theirs in zip(played(Interpreted(machine(cards()), cards())), played(sound_engine()), strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_jax_plays_what_numpy_plays() -> None:
    host = sound_engine()
    for mine, theirs in zip(played(EnvBatch(host.package)), played(host), strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_the_interpreter_is_held_to_the_reference() -> None:
    report = Verifier(Interpreted(machine(cards()), cards()), cards(), 4).run(200, 3)
    assert report.differences == report.no_room == [] and report.decisions >= 200


def test_positions_come_out_as_they_went_in() -> None:
    small = Shape(7, titles=0)
    engine = sound_engine()
    at = lens(engine.shape, small)
    nothing = {cell.name: 0 for cell in cells(small)} | {"it": -1}
    position = nothing | {"damage_1_2": 5, "turn": 7, "card_0_6": 3, "energy_0_3_8": 2}
    games = engine.load(at.load([position]))
    assert dict(zip(at.cells, engine.numbers(games)[0, at.numbers].tolist(), strict=True)) == position


def test_what_has_no_room_is_refused() -> None:
    with pytest.raises(ValueError, match="no room"):
        lens(Shape(20), Shape(21))
