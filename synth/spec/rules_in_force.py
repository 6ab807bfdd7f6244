"""The rules a process plays by: those of the game, or those of a file that the environment names."""

import os
import tomllib
from functools import lru_cache
from pathlib import Path

from pydantic import ValidationError

from synth.spec.errors import InputError, suggestion
from synth.spec.rules import RuleSpec

VARIABLE = "SYNTH_RULES"
"""A file of rules; `--rules` sets it, so that the processes a command starts play by them too."""

LARGEST = 100_000


def rules_in_force() -> RuleSpec:
    path = os.environ.get(VARIABLE)
    return _read(path, Path(path).stat().st_mtime_ns if Path(path).is_file() else 0) if path else RuleSpec()


@lru_cache(maxsize=8)
def _read(path: str, _changed: int) -> RuleSpec:
    return read_rules_file(Path(path))


def read_rules_file(path: Path) -> RuleSpec:
    """TOML, a rule a line (`bench = 5`); what it leaves out is as in the game."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"--rules {path}: cannot be read ({error.strerror})") from None
    try:
        if len(content) > LARGEST:
            raise InputError(f"--rules {path}: has {len(content)} bytes, no rules are that long")
        text = content.decode("utf-8")
        given = tomllib.loads(text)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"--rules {path}: not TOML: {' '.join(str(error).split())}") from None
    for name in given:
        if name not in RuleSpec.model_fields:
            raise InputError(f"--rules {path}{_line(text, name)}: unknown rule {name}{suggestion(name, RuleSpec.model_fields)}")
    try:
        return RuleSpec.model_validate(given, strict=True)
    except ValidationError as error:
        problem = error.errors()[0]
        name = ".".join(map(str, problem["loc"]))
        said = str(problem["msg"]).removeprefix("Value error, ")
        shown = f" (given {given[name]!r:.40})" if name in given else ""
        raise InputError(f"--rules {path}{_line(text, name)}: {name + ': ' if name else ''}{said}{shown}") from None


def _line(text: str, name: str) -> str:
    lines = (number for number, line in enumerate(text.splitlines(), 1) if line.partition("=")[0].strip() == name)
    number = next(lines, None)
    return f", line {number}" if name and number else ""
