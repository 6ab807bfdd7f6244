"""Generated engines: `tcgjax` has every card and is built when first imported; others are loaded from where they were built."""

import importlib
from pathlib import Path
from types import ModuleType

from synth.engines.identity import install, module_name
from synth.spec.errors import InputError

__all__ = ["load_engine"]

install()


def load_engine(folder: Path | None = None) -> ModuleType:
    """The package in a folder as it is there now; without a folder the one that has every card."""
    if folder is None:
        return importlib.import_module("synth.engines.tcgjax")
    folder = folder.resolve()
    if not (folder / "layout.py").is_file():
        raise InputError(f"no engine in {folder}; build one with: synth build tcgjax --out {folder}")
    return importlib.import_module(module_name(folder))
