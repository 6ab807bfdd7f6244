"""`--rules`: an option for every command that plays or builds decks and engines."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options.added import with_option
from synth.spec.rules_in_force import VARIABLE, read_rules_file

Rules = Annotated[
    Path | None,
    typer.Option("--rules", help=f"Other rules: TOML, such as `bench = 5`; also the environment variable {VARIABLE}."),
]


def with_rules(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the option: decks, engines and processes that it starts play by these rules."""
    return with_option(command, "rules_file", Rules, use_rules)


def use_rules(path: Path | None) -> None:
    if path is not None:
        read_rules_file(path)
        os.environ[VARIABLE] = str(path.resolve())


def rules_given() -> bool:
    return bool(os.environ.get(VARIABLE))
