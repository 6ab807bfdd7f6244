"""A kernel's IR compiled for this machine's CPU, to be compared with the engine's own machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from synth.codegen.gpu.on_host import LAUNCH, host_module
from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.linking import link
from synth.verify.ptx.calls import BUFFERS, Launch

THREADS = 96
"""Of a block; games are seldom a multiple of it, so some threads have none."""


def on_host(kernel: str) -> Launch:
    """`kernel`: LLVM IR for a GPU."""
    run = ctypes.CFUNCTYPE(None)(link(compiled(host_module(kernel)), {}, [LAUNCH])[LAUNCH])

    def launch(call: int, n: int, decks: int, buffers: Sequence[np.ndarray]) -> None:
        pointers = [ctypes.c_void_p(one.ctypes.data) for one in buffers]
        pointers += [ctypes.c_void_p(0)] * (BUFFERS - len(buffers))
        run(ctypes.c_int64(n), ctypes.c_int32(call), ctypes.c_int64(decks), ctypes.c_int32(THREADS), *pointers)

    return launch
