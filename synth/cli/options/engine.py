"""Which engine a command works on: a folder, or one from the user's cache, built there if it is not in it yet."""

from pathlib import Path

from synth.cli.options.pool import chosen_cards
from synth.cli.options.shared import EngineFolder
from synth.engines.cache import cached_engine, whole_engine
from synth.spec.errors import InputError

__all__ = ["EngineFolder", "engine_for"]


def engine_for(engine: Path | None, sets: list[str] | None, pool: str | None, decks: list[str] | None) -> Path:
    """The folder of the engine: the one given, or that for this pool; without a pool, for every card."""
    if engine is not None and (sets or pool or decks):
        raise InputError("give --engine or one of --sets, --pool, --decks")
    if engine is not None:
        if not (engine / "layout.py").is_file():
            raise InputError(f"no engine in {engine}; build one with: synth build tcgjax --out {engine}")
        return engine
    if not (sets or decks) and pool in (None, "all"):
        return whole_engine()
    return cached_engine(chosen_cards(sets, pool, decks))
