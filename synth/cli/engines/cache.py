"""`synth cache`: which engines are kept, and room for others."""

import json
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.shared import AsJson
from synth.cli.output.table import counted, show_table
from synth.engines.cache import cache_folder, forget, kept_engines


def cache(
    clear: Annotated[bool, typer.Option("--clear", help="Remove them all; what is needed is built again.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the engines that were built into the user's cache, or remove them."""
    rows = [{"engine": folder.name, "mb": round(_size(folder) / 1e6, 1), "what": _what(folder)} for folder in kept_engines()]
    if clear:
        for folder in kept_engines():
            forget(folder)
    if as_json:
        print(json.dumps({"folder": str(cache_folder()), "removed": clear, "engines": rows}))
    elif clear:
        print(f"{counted(len(rows), 'engine')} removed from {cache_folder()}")
    else:
        shown = ((row["engine"], f"{row['mb']} MB", row["what"]) for row in rows)
        show_table(f"{counted(len(rows), 'engine')} in {cache_folder()}", ("engine", "size", "what"), shown)


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _what(folder: Path) -> str:
    """The first line of the package says what it is."""
    return (folder / "__init__.py").read_text("utf-8").partition("\n")[0].strip('"').removesuffix(".")
