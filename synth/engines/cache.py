"""Engines that were built once are kept in a folder of the user's, whole or not at all, whoever else builds at the same time.

An engine's key is a digest of all it is made from: the version, the programs that build, the rules, the cards.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import rules_in_force
from synth.version import __version__

VARIABLE = "SYNTH_CACHE"
"""The environment's word for where engines are kept."""
MORE_CARDS = "SYNTH_CARDS"
"""… and for places of cards that lie over the catalogue."""
_ROOT = Path(__file__).parents[1]
_MADE_BY = ("codegen", "dsl", "spec")
"""Folders of synth whose every file may change what is built; the catalogue is one of `spec`."""


def cache_folder() -> Path:
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser().resolve()
    from platformdirs import user_cache_path

    return user_cache_path("synth", appauthor=False).resolve() / "engines"


def engine_key(cards: Sequence[Card] | None = None, rules: RuleSpec | None = None) -> str:
    """Of the engine for these printings; without any, for the whole catalogue."""
    if cards is None and os.environ.get(MORE_CARDS):
        from synth.spec.store import load_catalogue

        cards = list(load_catalogue().cards.values())
    pool = "all" if cards is None else "\n".join(sorted(card.model_dump_json() for card in cards))
    parts = (__version__, _sources(), (rules or rules_in_force()).model_dump_json(), pool)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


@cache
def _sources() -> str:
    digest = hashlib.sha256()
    for folder in _MADE_BY:
        for path in sorted((_ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".ll", ".lark", ".json") and path.is_file():
                digest.update(f"{path.relative_to(_ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def whole_engine() -> Path:
    """The folder of the engine for every card of the catalogue, built if it has not been."""

    def files() -> dict[str, str]:
        from synth.codegen.build import build
        from synth.engines.pool import playable
        from synth.spec.store import load_catalogue

        return build(playable(load_catalogue().cards.values())[0], rules_in_force()).files

    return keep(engine_key(), files, "for every card")


def cached_engine(cards: Sequence[Card], rules: RuleSpec | None = None) -> Path:
    """The folder of the engine for these printings, built if it has not been."""

    def files() -> dict[str, str]:
        from synth.codegen.build import build

        return build(cards, rules or rules_in_force()).files

    count = len({card.play_id for card in cards})
    return keep(engine_key(cards, rules), files, f"for {count:,} card{'' if count == 1 else 's'}")


def is_kept(key: str) -> bool:
    return _whole(cache_folder() / key)


def keep(key: str, files: Callable[[], dict[str, str]], what: str = "") -> Path:
    """The folder with this key; what is not there yet is made, by one process while others wait."""
    folder = cache_folder() / key
    if _whole(folder):
        return folder
    from synth.codegen.build import write

    with _alone(folder):
        if not _whole(folder):
            if what:
                print(f"synth: building the engine {what}, once; it is kept in {folder}", file=sys.stderr, flush=True)
            write(files(), folder)
    return folder


def kept_engines() -> list[Path]:
    """Folders of the engines that are there."""
    root = cache_folder()
    return sorted(path for path in root.iterdir() if _whole(path)) if root.is_dir() else []


def forget(folder: Path) -> None:
    """Removes an engine; a process that has it open may have to build it again."""
    with _alone(folder):
        gone = folder.with_name(f".{folder.name}-gone")
        folder.replace(gone)  # at once, so that none is found half removed
        shutil.rmtree(gone)
    folder.with_name(f"{folder.name}.lock").unlink(missing_ok=True)


def _whole(folder: Path) -> bool:
    """Folders are put in place by one move, so that one with anything in it has everything."""
    return (folder / "__init__.py").is_file()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time; the lock of one that was killed is free, and what it left behind goes."""
    from filelock import FileLock

    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder.parent / f"{folder.name}.lock")
        lock.acquire()
    except OSError as error:
        raise InputError(
            f"no engine can be kept in {folder.parent} ({error.strerror}); set {VARIABLE} to a folder that can be written"
        ) from None
    try:
        for left in folder.parent.glob(f".{folder.name}-*"):
            shutil.rmtree(left, ignore_errors=True)
        yield
    finally:
        lock.release()
