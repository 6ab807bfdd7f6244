"""Engines for many small pools: all have the same machine code, which is compiled once and kept, and tables of their own."""

import importlib
import os
import shutil
import tempfile
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from synth.codegen.build import Room, build_for_positions, write
from synth.codegen.runtime.compile import VARIABLE
from synth.engines import load_engine
from synth.engines.cache import cache_folder
from synth.spec.cards import Card
from synth.spec.rules_in_force import rules_in_force
from synth.verify.engines.batch import HostBatch

ROOM = Room(titles=48, traits=12)
"""More than the whole catalogue needs."""


def engine_for_pool(cards: Sequence[Card], places: int | None = None) -> HostBatch:
    """An engine for games and positions of these cards, with up to `places` cards a player."""
    rules = rules_in_force()
    folder = Path(tempfile.mkdtemp(prefix="synth-pool-"))
    try:
        write(build_for_positions(cards, places or rules.deck_size, rules, ROOM).files, folder / "engine")
        package = load_engine(folder / "engine")
        with _kept_code():
            importlib.import_module(f"{package.__name__}.code").address("step")
        engine = HostBatch(package)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    weakref.finalize(engine, shutil.rmtree, folder, ignore_errors=True)
    return engine


@contextmanager
def _kept_code() -> Iterator[None]:
    """Packages look there for machine code, and keep there what they compile."""
    if os.environ.get(VARIABLE):
        yield
        return
    os.environ[VARIABLE] = str(cache_folder() / "code")
    try:
        yield
    finally:
        del os.environ[VARIABLE]
