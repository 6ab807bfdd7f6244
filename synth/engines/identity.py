"""What a generated package is called: the same in every process, so that what one pickles another can read.

A package in the user's cache is named after its key, one in any other folder after the folder and what is in it: a folder that
was built again holds another module. Python finds both by these names alone.
"""

import base64
import hashlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from synth.engines.cache import cache_folder, engine_key

WHOLE = "synth.engines.tcgjax"
_CACHED, _FOLDER = "synth.engines.cached_", "synth.engines.folder_"


def module_name(folder: Path) -> str:
    if folder.parent == cache_folder():
        return WHOLE if folder.name == engine_key() else f"{_CACHED}{folder.name}"
    place = base64.b32encode(str(folder).encode()).decode().rstrip("=").lower()
    return f"{_FOLDER}{_contents(folder)}_{place}"


def _contents(folder: Path) -> str:
    """The layout has the digest of everything else."""
    return hashlib.sha256((folder / "layout.py").read_bytes()).hexdigest()[:16]


def _folder_of(name: str) -> Path | None:
    if name.startswith(_CACHED):
        return cache_folder() / name.removeprefix(_CACHED)
    if not name.startswith(_FOLDER):
        return None
    contents, _, place = name.removeprefix(_FOLDER).partition("_")
    folder = Path(base64.b32decode(place.upper() + "=" * (-len(place) % 8)).decode())
    if not (folder / "layout.py").is_file() or _contents(folder) != contents:
        raise ModuleNotFoundError(f"{folder} no longer holds the engine that this is from", name=name)
    return folder


class _Finder:
    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.count(".") != 2:  # a module of a package is found in the package's folder
            return None
        folder = _folder_of(name)
        if folder is None:
            return None
        return importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])


def install() -> None:
    if _Finder not in sys.meta_path:
        sys.meta_path.append(_Finder)
