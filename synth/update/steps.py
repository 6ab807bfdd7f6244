"""The steps of an update: each is a command of its own, done once for the same input, and gone on with after a kill."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from synth.spec.errors import InputError
from synth.spec.files import replace_file

LEDGER = "update.json"


@dataclass
class Ledger:
    """What has been done in a folder, with which input and what came of it."""

    folder: Path
    again: bool = False
    done: dict[str, dict[str, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        path = self.folder / LEDGER
        if not path.is_file() or self.again:
            return
        try:
            known = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise InputError(f"{path}: cannot be read ({error}); delete it to start over") from None
        if not isinstance(known, dict) or not all(isinstance(one, dict) for one in known.values()):
            raise InputError(f"{path}: is no ledger of an update; delete it to start over")
        self.done = known

    def result(self, step: str, given: str) -> Any | None:
        """What came of the step if it was done with this very input."""
        entry = self.done.get(step)
        return entry["result"] if entry and entry.get("input") == given else None

    def note(self, step: str, given: str, result: Any) -> Any:
        self.done[step] = {"input": given, "result": result}
        with replace_file(self.folder / LEDGER) as file:
            file.write(json.dumps(self.done, ensure_ascii=False, indent=1).encode())
        return result


def digest(*parts: Any) -> str:
    """Of words and of the files in folders: equal input, equal digest."""
    found = hashlib.sha256()
    for part in parts:
        files = sorted(file for file in part.rglob("*") if file.is_file()) if isinstance(part, Path) and part.is_dir() else ()
        for file in files:
            found.update(str(file.relative_to(part)).encode() + b"\0" + file.read_bytes())
        found.update(repr(part if not files else len(files)).encode())
    return found.hexdigest()[:16]


def command(arguments: Sequence[str], *, accept: tuple[int, ...] = (0,)) -> list[Any]:
    """Runs `synth …` by itself and gives the lines of JSON it prints; what it says on stderr goes through."""
    run = subprocess.run([sys.executable, "-m", "synth", *arguments], stdout=subprocess.PIPE, env=os.environ, check=False)
    if run.returncode not in accept:
        raise InputError(f"`synth {' '.join(arguments)}` failed; what is done is kept, the same command goes on from here")
    return [json.loads(line) for line in run.stdout.decode().splitlines() if line.startswith(("{", "["))]
