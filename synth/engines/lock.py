"""What the engine for the whole catalogue is, in a few numbers: committed in its place, so that a change of it is seen."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.spec.errors import InputError

if TYPE_CHECKING:
    from synth.codegen.build import Built

LOCK = Path(__file__).with_name("tcgjax") / "lock.json"


def lock_of(files: Mapping[str, str], facts: Mapping[str, int]) -> dict[str, Any]:
    """The digest of the files, and how much there is of everything."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{files[name]}\0".encode())
    return {"digest": digest.hexdigest(), **facts}


def built_facts(built: Built, printings: int) -> dict[str, int]:
    machine = built.machine
    program, tables = machine.program, machine.tables
    return {
        "printings": printings,
        "cards": len(tables.cards),
        "effects": len(tables.columns["row_pc"]) - 1,
        "cells": sum(cell.size for cell in program.cells if cell.kept),
        "record": program.layout.record,
        "actions": machine.constants["actions"],
        "micro_operations": len(tables.columns["op"]),
        "operations": machine.program.operations,
    }


def read_lock(path: Path = LOCK) -> dict[str, Any]:
    try:
        lock = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read as JSON ({error})") from None
    if not isinstance(lock, dict):
        raise InputError(f"{path}: expected an object with a digest")
    return lock


def differing(built: Mapping[str, Any], locked: Mapping[str, Any]) -> list[str]:
    """A line for each thing that is not as locked."""
    names = [*built, *(name for name in locked if name not in built)]
    return [
        f"{name}: {locked.get(name, 'nothing')} in the lock, {built.get(name, 'nothing')} built"
        for name in names
        if built.get(name) != locked.get(name)
    ]
