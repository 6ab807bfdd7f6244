"""The engine on CPUs: its LLVM IR compiled for this machine, called from JAX as foreign functions."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from functools import cache

import jax
import jax.numpy as jnp
import llvmlite.binding as llvm

from . import layout
from .compile import objects

MODULES = ("effect", "settle", "legal", "finish", "act", "start", "observe", "driver")
"""The longest first: they are compiled side by side."""
CALLS = ("step", "start", "restart", "observe", "legal")


@cache
def _targets() -> dict[str, str]:
    """Compiles everything and tells XLA; the name of each call as XLA knows it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly("", llvm.create_context()), machine)
    for code in objects(MODULES):
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _kept.append(engine)
    names = {}
    for call in CALLS:
        names[call] = f"{__package__}_{layout.VERSION}_{call}"
        pointer = ctypes.cast(engine.get_function_address(f"{call}_handler"), ctypes.c_void_p)
        jax.ffi.register_ffi_target(names[call], jax.ffi.pycapsule(pointer), platform="cpu")
        jax.ffi.register_ffi_target_as_batch_partitionable(names[call])
    return names


_kept: list[llvm.ExecutionEngine] = []
"""Machine code that XLA may call must never be freed."""


def _call(name: str, inputs: Iterable[tuple[jax.Array, str]], outputs: Iterable[jax.ShapeDtypeStruct], in_place: int = 0):
    """Of the inputs, `in_place` at the beginning become the outputs."""
    call = jax.ffi.ffi_call(
        _targets()[name],
        list(outputs),
        vmap_method="broadcast_all",
        input_output_aliases={k: k for k in range(in_place)},
    )
    return call(*(jnp.asarray(value).astype(dtype) for value, dtype in inputs))


MASKS = {f"mask_{k}": "uint32" for k in range(layout.MASK_WORDS)}
STATE = layout.CELLS | MASKS
_RESULTS = [jax.ShapeDtypeStruct((), dtype) for dtype in STATE.values()]


def _columns(values, dtypes):
    return [(values[name], dtype) for name, dtype in dtypes.items()]


def step(cells, action, key):
    """One decision: cells and mask words after it."""
    inputs = [*_columns(cells, STATE), (action, layout.ACTION), *((word, "uint32") for word in key)]
    return dict(zip(STATE, _call("step", inputs, _RESULTS, len(STATE)), strict=True))


def start(dealt):
    """A new game from decks and a key."""
    return dict(zip(STATE, _call("start", _columns(dealt, layout.DEALT), _RESULTS), strict=True))


def restart(cells, dealt):
    """The same game, or a new one where it has ended."""
    inputs = [*_columns(cells, STATE), *_columns(dealt, layout.DEALT)]
    return dict(zip(STATE, _call("restart", inputs, _RESULTS, len(STATE)), strict=True))


def observe(cells, player):
    """[len(OBSERVATION)] int16: what a player sees."""
    inputs = [*_columns(cells, layout.CELLS), (player, "int8")]
    return _call("observe", inputs, [jax.ShapeDtypeStruct((len(layout.OBSERVATION),), "int16")])[0]


def legal(cells):
    """Mask words, without what a pending effect offers."""
    words = [jax.ShapeDtypeStruct((), dtype) for dtype in MASKS.values()]
    return dict(zip(MASKS, _call("legal", _columns(cells, layout.CELLS), words), strict=True))
