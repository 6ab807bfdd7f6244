"""XLA's settings for CPUs. They are read when JAX starts, so they must be in the environment before that."""

from __future__ import annotations

import os
import warnings

FUSION = "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion=true"
"""An undocumented option of jaxlib's CPU backend; results are the same without it, at about a fifth of the speed."""


def prepare() -> None:
    """Adds the option to XLA_FLAGS, or says that it is too late."""
    flags = os.environ.get("XLA_FLAGS", "")
    if "xla_cpu_use_multi_output_fusion" in flags:
        return
    from jax._src import xla_bridge

    if xla_bridge.backends_are_initialized():
        warnings.warn(
            "JAX has already started, so this engine runs at about a fifth of its speed on CPUs: import it before the first "
            f"use of JAX, or set XLA_FLAGS={FUSION}",
            RuntimeWarning,
            stacklevel=3,
        )
        return
    os.environ["XLA_FLAGS"] = f"{flags} {FUSION}".strip()
