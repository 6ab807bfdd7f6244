"""What a player sees, for people: as text, or as the picture that `synth watch` draws."""

from functools import lru_cache
from typing import Any

import numpy as np

from synth.engines.engine import Engine
from synth.extras import need
from synth.spec.errors import InputError
from synth.spec.layout import Shape, observation

MODES = ("ansi", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise InputError(f"render_mode {mode}: there are {', '.join(MODES)}")
    if mode == "rgb_array":
        need("PIL")
    return mode


def render(engine: Engine, seen: np.ndarray, mode: str | None) -> Any:
    """A string for `ansi`, [height, width, 3] uint8 for `rgb_array`, nothing without a mode."""
    if mode is None:
        return None
    return engine.package.public_text(seen) if mode == "ansi" else picture(engine, seen)


def picture(engine: Engine, seen: np.ndarray) -> np.ndarray:
    """[560, 720, 3] uint8: the board, the player's own side below. HP are the printed ones: an observation has no others."""
    from synth.play.live.board import read_board
    from synth.play.watch.drawing import as_image, position
    from synth.play.words.frame import view

    library = _library(tuple(engine.layout.CARDS))
    shape = Shape(engine.layout.PLACES, engine.layout.SLOTS, engine.layout.TITLES, engine.layout.TOOLS)
    named = dict.fromkeys(observation(shape), 0) | dict(zip(engine.layout.OBSERVATION, map(int, seen), strict=True))

    def printed(which: int, slot: int) -> tuple[int, int] | None:
        card = named[f"{('my', 'their')[which]}_pokemon_{slot}"]
        return (int(engine.layout.HP[card]), 0) if card else None

    frame = view(library, read_board(named, 0, shape, printed, over=True), 0)
    shown = {"steps": [{"views": [frame], "lines": [[]]}], "names": ["you", "opponent"], "cards": frame["cards"]}
    return np.asarray(as_image(position(shown, 0)))


@lru_cache(maxsize=4)
def _library(cards: tuple[str, ...]) -> Any:
    from synth.play.live.pool import Library

    return Library(only=cards)
