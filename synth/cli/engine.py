"""Which engine a command works on: a folder, the one that ships, or one built for a pool and gone afterwards."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.pool import chosen_cards
from synth.codegen.build import build, differences, write
from synth.engines import SHIPPED
from synth.spec.cards import Card
from synth.spec.errors import InputError

EngineFolder = Annotated[Path | None, typer.Option("--engine", help="Folder of the engine; default: the one that ships.")]


@contextmanager
def engine_for(engine: Path | None, sets: list[str] | None, pool: str | None, decks: list[str] | None) -> Iterator[Path]:
    """The folder of an engine: the one given, the one that ships, or one built for this pool and gone afterwards."""
    if engine is not None and (sets or pool or decks):
        raise InputError("give --engine or one of --sets, --pool, --decks")
    folder = engine or SHIPPED
    if not folder.is_dir():
        raise InputError(f"no engine in {folder}; build one with: synth build tcgjax --out {folder}")
    if not (sets or pool or decks):
        yield folder
        return
    with engine_of(chosen_cards(sets, pool, decks)) as folder:
        yield folder


@contextmanager
def engine_of(cards: Sequence[Card]) -> Iterator[Path]:
    """An engine built for these printings and gone afterwards, or the one that ships if that is the same."""
    print("building the engine …", file=sys.stderr)
    files = build(cards).files
    if not differences(files, SHIPPED):
        yield SHIPPED
        return
    with tempfile.TemporaryDirectory(prefix="synth-engine-") as made:
        folder = Path(made) / "tcgjax"
        write(files, folder)
        yield folder
