"""Options that several commands share."""

import os
from pathlib import Path
from typing import Annotated

import typer

from synth.spec.errors import InputError
from synth.spec.store import CATALOGUE

SetCodes = Annotated[list[str] | None, typer.Option("--sets", help="Set codes, several or comma-separated; else all.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs to read.")]
CataloguePath = Annotated[Path, typer.Option("--catalogue", help="Folder of the card catalogue.")]
OverlayFolder = Annotated[Path | None, typer.Option("--overlays", help="Folder of lowerings to use in the place of codegen's.")]
EngineFolder = Annotated[
    Path | None,
    typer.Option("--engine", help="Folder of an engine; default: one for the cards that are asked for, from the cache."),
]
DEFAULT_CATALOGUE = CATALOGUE


def set_codes(given: list[str] | None) -> list[str] | None:
    """The codes in `--sets A1,A1a --sets P-A`; None when no set is named."""
    codes = [code.strip() for codes in given or () for code in codes.split(",") if code.strip()]
    return codes or None


def check_out(out: Path) -> None:
    """Before anything slow: whether a folder can be made there, or written if it is one."""
    there = next(path for path in (out.absolute(), *out.absolute().parents) if path.exists())
    if not there.is_dir():
        raise InputError(f"{there}: not a folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise InputError(f"{there}: cannot be written")
