"""Results of jobs in a file, a line each: a run that was interrupted goes on with what is missing."""

import json
from pathlib import Path
from typing import Any

from synth.spec.errors import InputError


class Journal:
    def __init__(self, path: Path, about: str) -> None:
        self._path, self._about = path, about

    def read(self) -> dict[str, Any]:
        """What is done. A last line that was cut off is taken away."""
        if not self._path.exists():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps({"about": self._about}) + "\n", encoding="utf-8")
            return {}
        whole = self._path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            self._path.write_bytes(kept)
        try:
            head, *lines = (json.loads(line) for line in kept.decode().splitlines())
            if head["about"] != self._about:
                raise InputError(f"{self._path} is a journal of something else ({head['about']}); name another folder")
            return {line["job"]: line["result"] for line in lines}
        except (ValueError, KeyError, TypeError):
            raise InputError(f"{self._path} is no journal") from None

    def add(self, name: str, result: Any) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"job": name, "result": result}, ensure_ascii=False) + "\n")
