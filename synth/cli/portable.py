"""`--portable`: an engine's JAX code on a CPU, where machine code would run; read when the engine and JAX start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from synth.spec.errors import InputError

FUSION = "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion=true"
"""An undocumented option of XLA for CPUs: without it that code is five times as slow there."""

Portable = Annotated[
    bool, typer.Option("--portable", help="The engine's JAX code, as on a GPU, also where it has machine code: slow to compile.")
]


def use_portable(engine: Path) -> None:
    """For this process and those it starts; an engine that has no such code is refused."""
    if not (engine / "portable.py").is_file():
        raise InputError(f"--portable: the engine in {engine} has no portable code, only machine code for CPUs")
    os.environ["TCGJAX_PORTABLE"] = "1"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {FUSION}".strip()
