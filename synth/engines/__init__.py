"""Generated engines. `tcgjax` is the one that ships; others are loaded from where they were built."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from synth.spec.errors import InputError

SHIPPED = Path(__file__).with_name("tcgjax")


def load_engine(folder: Path | None = None) -> ModuleType:
    """The package in a folder; the shipped one by default."""
    folder = (folder or SHIPPED).resolve()
    init = folder / "__init__.py"
    if not init.is_file():
        raise InputError(f"no engine in {folder}; build one with: synth build tcgjax --out {folder}")
    name = "synth.engines.tcgjax" if folder == SHIPPED else f"synth_engine_{abs(hash(str(folder))):x}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, init, submodule_search_locations=[str(folder)])
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]
