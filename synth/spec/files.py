"""Writing a file whole or not at all: a reader sees the old content or the new, never a part."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

PARTIAL = ".partial"
"""Ending of a file that is being written; a killed process may leave one."""


@contextmanager
def replace_file(path: Path, *, durable: bool = False) -> Iterator[IO[bytes]]:
    """A file to write to, which takes the place of `path` once everything is written. A durable one is whole even after the
    machine lost power."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=PARTIAL, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            if durable:
                file.flush()
                os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
