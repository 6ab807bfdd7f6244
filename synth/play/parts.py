"""A long list of games, part by part: what is finished is kept in a file, and a run that was stopped goes on from there."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from synth.play.arena import Arena, Schedule
from synth.play.results import Results
from synth.spec.errors import InputError
from synth.spec.files import replace_file


def play_in_parts(
    arena: Arena, schedule: Schedule, most: int, tick: Callable[[int], None], kept: Path | None, what: str
) -> Results:
    """All games, at most so many at once; `what` says which games these are, so that others are not taken for them."""
    count = -(-len(schedule) // most)
    size = -(-len(schedule) // count)  # equal parts: one compiled program plays them all
    done = _read(kept, what, count) if kept and kept.is_file() else []
    for part in range(len(done), count):
        games = np.arange(part * size, (part + 1) * size) % len(schedule)
        piece = Schedule(schedule.decks, schedule.seats[games], schedule.seeds[games])
        found = arena.play(piece, partial(_tick_from, tick, part * size))
        done.append(np.stack([found.winner, found.first, found.turns, found.decisions]).astype(np.int32))
        if kept:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with replace_file(kept) as file:
                np.savez_compressed(file, what=np.array(what), parts=np.stack(done))
    return Results(schedule.seats, *np.concatenate(done, axis=1)[:, : len(schedule)])


def _tick_from(tick: Callable[[int], None], before: int, now: int) -> None:
    tick(before + now)


def _read(path: Path, what: str, count: int) -> list[np.ndarray]:
    try:
        with np.load(path, allow_pickle=False) as held:
            of, parts = str(held["what"]), held["parts"]
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise InputError(f"{path}: cannot be read ({error}); delete it to start over") from None
    if of != what or parts.ndim != 3 or len(parts) > count:
        raise InputError(f"{path} holds games with other decks, another player or another seed; give another folder")
    return list(parts)
