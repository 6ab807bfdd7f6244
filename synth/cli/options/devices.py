"""How many devices JAX has on a CPU; read when JAX starts, so a command says it before anything imports JAX."""

import multiprocessing
import os
from typing import Annotated

import typer

CORES = multiprocessing.cpu_count()
Devices = Annotated[int, typer.Option("--devices", min=1, help="Host devices on a CPU; one a core.")]


PATIENCE = (
    "--xla_cpu_collective_call_warn_stuck_timeout_seconds=600",
    "--xla_cpu_collective_call_terminate_timeout_seconds=7200",
)
"""Devices wait for each other; on a busy machine that takes longer than XLA expects, and it would end the process."""


def keep_compiled() -> None:
    """What JAX compiles is kept in the user's cache, unless the user says where; as above, before anything imports JAX."""
    from platformdirs import user_cache_path

    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(user_cache_path("synth", appauthor=False) / "jax"))


def use_devices(devices: int) -> None:
    flags = (os.environ.get("XLA_FLAGS", ""), f"--xla_force_host_platform_device_count={devices}", *PATIENCE)
    os.environ["XLA_FLAGS"] = " ".join(flags).strip()
