"""Writing that survives a crash or a second run: whole files or none, one writer a folder."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from synth.spec.errors import InputError
from synth.spec.files import replace_file


def write_whole(path: Path, content: bytes, *, durable: bool = False) -> None:
    """Replace a file in one step: a reader sees the old content or the new, never a part. A durable one is so even after
    the machine lost power; others must be able to tell by themselves that they are whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replace_file(path, durable=durable) as stream:
            stream.write(content)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}; earlier files are as they were") from error


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
