"""The engine on NVIDIA's GPUs: its kernel in the driver, and XLA's handlers that launch it. Not tried on a GPU yet.

The kernel is compiled from `kernel.ll` at first use and kept as PTX; the driver makes machine code of that for the GPU it finds,
and keeps it too. Handlers are code for the host (`launch.ll`).
"""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np

from . import layout
from .compile import folders, object_code, once
from .linking import link
from .nvidia import Driver
from .ptx import SETTINGS, ptx_of, with_tables
from .tables import read_tables

FOLDER = Path(__file__).resolve().parent
_lock = threading.Lock()
_handlers: dict[str, int] = {}


def handler(call: str) -> int:
    """The address of XLA's handler of a call."""
    with _lock:
        if not _handlers:
            _handlers.update(handlers(Driver()))
    return _handlers[call]


def handlers(driver: Driver) -> dict[str, int]:
    """Of all calls, for a kernel that a driver has loaded."""
    table = np.array([driver.launch_address(), driver.kernel(kernel_ptx(driver.architecture()))], np.uint64)
    code = object_code(FOLDER / "launch.ll", folders(FOLDER))
    found = link(code, {"driver": table}, [f"{name}_launcher" for name in layout.CALLS])
    return {name: found[f"{name}_launcher"] for name in layout.CALLS}


def kernel_ptx(arch: str) -> str:
    """As it was compiled before, or compiled now."""
    kernel = kernel_text()
    return once("kernel", f"{arch} {SETTINGS} {kernel}", folders(FOLDER), lambda: ptx_of(kernel, arch).encode()).decode()


def kernel_text() -> str:
    """LLVM IR, with the tables it reads."""
    tables = read_tables(FOLDER / "tables.txt") | {"cards": np.array([len(layout.CARD_NAMES) - 1], np.int32)}
    return with_tables((FOLDER / "kernel.ll").read_text("utf-8"), tables)
