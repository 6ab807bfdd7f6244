"""The engine's machine code in this process: compiled or found, linked with the tables of its cards."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np

from . import layout
from .compile import folders, forget, object_code
from .linking import link
from .tables import read_tables

FOLDER = Path(__file__).resolve().parent
SOURCE = FOLDER / "machine.ll"
_lock = threading.Lock()
_found: dict[str, int] = {}


def address(call: str, kind: str = "games") -> int:
    """Of the function for n games, or of XLA's handler."""
    with _lock:
        if not _found:
            code = object_code(SOURCE, folders(FOLDER))
            tables = read_tables(FOLDER / "tables.txt") | {"cards": np.array([len(layout.CARD_NAMES) - 1], np.int32)}
            _found.update(link(code, tables, [f"{name}_{kind}" for name in layout.CALLS for kind in ("games", "handler")]))
    return _found[f"{call}_{kind}"]


def forget_code() -> None:
    """The next process compiles again: for measuring how long that takes."""
    forget(SOURCE, folders(FOLDER))
