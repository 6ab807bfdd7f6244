"""`--portable`: an engine's JAX code on a CPU, where machine code would run; read when the engine starts."""

import os
from pathlib import Path
from typing import Annotated

import typer

from synth.spec.errors import InputError

Portable = Annotated[
    bool, typer.Option("--portable", help="The engine's JAX code, as on a GPU, also where it has machine code: slow on CPUs.")
]


def use_portable(engine: Path) -> None:
    """For this process and those it starts; an engine from before there was such code is refused."""
    if not (engine / "portable.py").is_file():
        raise InputError(f"--portable: the engine in {engine} has no portable code, only machine code for CPUs; build it again")
    os.environ["TCGJAX_PORTABLE"] = "1"
