"""What the first person with a GPU can find out: is it right there, how fast is it, and how fast is JAX's own form."""

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from synth.codegen.runtime.nvidia import Driver, NoGpu
from synth.engines.engine import Engine
from synth.spec.errors import InputError
from synth.verify.ptx.calls import Difference
from synth.verify.ptx.games import play_both
from synth.verify.ptx.on_device import THROUGH_JAX, on_device

BATCHES = (1024, 8192, 65536, 262144)


def found_gpu() -> dict[str, Any]:
    """The GPU that JAX would use, or one line why there is none."""
    try:
        arch = Driver().architecture()
    except NoGpu as error:
        raise InputError(f"no GPU to try: {error}") from None
    import jax

    if jax.default_backend() != "gpu":
        raise InputError("no GPU to try: there is one, but JAX does not use it; pip install 'jax[cuda12]'")
    one = jax.devices()[0]
    return {
        "gpu": one.device_kind, "gpus": len(jax.devices()), "arch": arch, "platform": one.client.platform_version,
        "jax": jax.__version__, "python": platform.python_version(),
    }  # fmt: skip


def verified(engine: Engine, decks: np.ndarray, games: int, decisions: int, told: Callable[[int], None]) -> dict[str, Any]:
    """Every call on the device, byte for byte against the CPU's machine code."""
    assert engine.host is not None  # loaded
    try:
        agreed = play_both(engine.package, on_device(engine.package), decks, games, decisions, told=told, tried=THROUGH_JAX)
    except Difference as error:
        return {"difference": str(error)}
    return {"decisions": agreed.decisions, "ended": agreed.ended, "calls": agreed.calls, "difference": None}


def benched(folder: Path, seconds: float, told: Callable[[str], None]) -> list[dict[str, Any]]:
    """`synth bench` at several sizes, then with JAX's own operations, then a training iteration; each in a process of its own."""
    runs = [["--batch", str(batch)] for batch in BATCHES]
    runs += [["--batch", str(batch), "--portable"] for batch in BATCHES[:2]]
    runs.append(["--train"])
    rows = []
    for options in runs:
        told(" ".join(options))
        command = [sys.executable, "-m", "synth", "bench", "--engine", str(folder), "--devices", "1", "--json"]
        done = subprocess.run([*command, "--seconds", str(seconds), *options], capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        failed = None if done.returncode == 0 else (done.stderr.strip().splitlines() or ["it was ended"])[-1]
        rows.append({"options": options, "results": lines, "failed": failed})
    return rows
