"""Writing that survives a crash or a second run: whole files or none, one writer a folder."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from synth.spec.errors import InputError

PARTIAL = ".partial"
"""Ending of a file that is being written."""


def write_whole(path: Path, content: bytes, *, durable: bool = False) -> None:
    """Replace a file in one step: a reader sees the old content or the new, never a part. A durable one is so even after
    the machine lost power; others must be able to tell by themselves that they are whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, content, durable)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}; earlier files are as they were") from error


def _write(path: Path, content: bytes, durable: bool) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=PARTIAL)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            if durable:
                stream.flush()
                os.fsync(stream.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Hold the folder for one run; the lock dies with the process, so a killed run leaves nothing that is in the way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stream = (folder / ".lock").open("a")
    except OSError as error:
        raise InputError(f"cannot write to {folder}: {error.strerror}; choose another --out") from error
    with stream:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InputError(f"another scrape is writing to {folder}: wait for it or choose another --out") from error
        yield
