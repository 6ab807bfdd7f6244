"""Files that are either whole or absent, and lists of lines that survive an interruption."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from synth.spec.errors import InputError
from synth.spec.files import replace_file


def write_whole(path: Path, value: Any) -> None:
    """JSON for people; the old file stays until the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replace_file(path) as file:
        file.write(json.dumps(value, ensure_ascii=False, indent=1).encode() + b"\n")


def append_line(path: Path, value: Any) -> None:
    """One line of JSON, on the disk when this returns; a line that was cut off before is ended first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell() and not _ends_whole(file):
            file.write(b"\n")
        file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def _ends_whole(file: Any) -> bool:
    file.seek(-1, os.SEEK_END)
    last: bytes = file.read(1)
    return last == b"\n"


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Every whole line; one that an interruption cut off is passed over."""
    if not path.is_file():
        return
    for line in path.read_bytes().splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if isinstance(value, dict):
            yield value


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read as UTF-8 JSON ({error})") from None
