"""`--portable`: an engine's JAX code on a CPU, where machine code would run; read when the engine and JAX start."""

from __future__ import annotations

import os
from typing import Annotated

import typer

FUSION = "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion=true"
"""An undocumented option of XLA for CPUs: without it that code is five times as slow there."""

Portable = Annotated[
    bool, typer.Option("--portable", help="The engine's JAX code, as on a GPU, also where it has machine code: slow to compile.")
]


def use_portable() -> None:
    """For this process and those it starts."""
    os.environ["TCGJAX_PORTABLE"] = "1"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {FUSION}".strip()
