"""A package's calls as JAX makes them, on the device that JAX has: on a GPU that is the kernel, launched by XLA."""

import importlib
from collections.abc import Sequence
from types import ModuleType

import numpy as np

from synth.verify.ptx.calls import SIGNATURES, Launch
from synth.verify.ptx.games import EVERY

THROUGH_JAX = tuple(call for call in EVERY if call != "until")
"""JAX does not know the others."""


def on_device(package: ModuleType) -> Launch:
    import jax

    native = importlib.import_module(f"{package.__name__}.native")

    def launch(call: int, n: int, decks: int, buffers: Sequence[np.ndarray]) -> None:
        name = package.layout.CALLS[call]
        taken = len(SIGNATURES[name][0].split())
        results = jax.jit(native._batched(name))(*buffers[:taken])
        for to, one in zip(buffers[taken:], results, strict=True):
            to[:] = np.ascontiguousarray(one).reshape(n, -1).view(np.uint8)

    return launch
