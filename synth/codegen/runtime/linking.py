"""Machine code and the tables it reads → addresses of functions. Neither JAX nor this package's layout is needed for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import llvmlite.binding as llvm
import numpy as np

_kept: list[np.ndarray] = []
"""Tables that machine code reads must never be freed."""


def link(code: bytes, tables: Mapping[str, np.ndarray], names: Iterable[str]) -> dict[str, int]:
    """Where these functions are. They stay there as long as the process: XLA may call them at any time."""
    names = list(names)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    jit = llvm.create_lljit_compiler(use_jit_link=True)
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name, table in tables.items():
        # An empty table still needs an address.
        table = np.ascontiguousarray(table if table.size else np.zeros(1, table.dtype))
        _kept.append(table)
        library.import_symbol(f"t_{name}", table.ctypes.data)
    for name in names:
        library.export_symbol(name)
    tracker = library.link(jit, "engine")
    addresses = {name: int(tracker[name]) for name in names}
    tracker.detach()
    jit.detach()
    return addresses
