"""How many devices JAX has on a CPU; read when JAX starts, so a command says it before anything imports JAX."""

from __future__ import annotations

import multiprocessing
import os
from typing import Annotated

import typer

CORES = multiprocessing.cpu_count()
Devices = Annotated[int, typer.Option("--devices", min=1, help="Host devices on a CPU; one a core.")]


def use_devices(devices: int) -> None:
    flag = f"--xla_force_host_platform_device_count={devices}"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flag}".strip()
