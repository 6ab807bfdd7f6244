"""`synth build tcgjax`: writes an engine."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.cards import with_cards
from synth.cli.options.overlays import lowerings_with
from synth.cli.options.pool import Decks, PoolName, Sets, chosen_cards
from synth.cli.options.rules import with_rules
from synth.cli.options.shared import AsJson, OverlayFolder
from synth.cli.output.table import counted
from synth.codegen.build import build, differences, write
from synth.engines.cache import engine_key, is_kept, keep
from synth.engines.lock import LOCK, built_facts, differing, lock_of, read_lock
from synth.engines.pool import playable
from synth.spec.errors import InputError
from synth.spec.files import replace_file
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue

app = typer.Typer(no_args_is_help=True, help="Build an engine.")


@app.callback()
def engines() -> None:
    """Build an engine."""


@app.command()
@with_cards
@with_rules
def tcgjax(
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder of the package; default: the user's cache.")] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Write nothing; exit 1 if the folder, or without --out the lock, is not what would be built."
        ),
    ] = False,
    lock: Annotated[Path | None, typer.Option("--lock", help="Also write down in this file what the engine is.")] = None,
    overlays: OverlayFolder = None,
    as_json: AsJson = False,
) -> None:
    """Generate the JAX engine for a pool of cards."""
    began = time.monotonic()
    whole = not (sets or decks) and pool in (None, "all")
    if out is None and check and not whole:
        raise InputError("--check needs --out for a part of the catalogue; without --out it looks at the lock of the whole")
    if overlays is not None and out is None:
        raise InputError("--overlays needs --out: the cache and the lock know codegen's own lowerings only")
    lowerings = lowerings_with(overlays)
    if out is not None and out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    if out is not None and out.is_dir() and any(out.iterdir()) and not (out / "layout.py").is_file():
        raise InputError(f"--out {out} holds something else; give an empty folder or one with an engine")
    left_out: list[str] = []
    if whole:
        catalogue = load_catalogue()
        _say("building the engine for every card …")
        cards, left_out = playable(catalogue.cards.values())
    else:
        cards = chosen_cards(sets, pool, decks)
        _say(f"building the engine for {len(cards):,} printings …")
    if left_out:
        _say(f"{counted(len(left_out), 'card')} left out that the engines cannot play yet; --json lists why")
    built = build(cards, rules_in_force(), lowerings.table)
    locked = lock_of(built.files, built_facts(built, len(cards)))
    stale: list[str] = []
    if check and out is None:
        stale = differing(locked, read_lock())
        for line in stale:
            print(f"{LOCK.name}: {line}", file=sys.stderr)
    elif out is None:
        key = engine_key(None if whole else cards)
        stale = [] if is_kept(key) else sorted(built.files)
        out = keep(key, lambda: built.files)
    else:
        stale = differences(built.files, out)
        if check:
            for name in stale:
                print(f"{out / name} is not what would be built", file=sys.stderr)
        elif stale:
            write(built.files, out)
    if lock is not None and not check:
        with replace_file(lock) as file:
            file.write((json.dumps(locked, indent=2) + "\n").encode())
    summary = {
        "out": str(out or LOCK),
        **{name: value for name, value in locked.items() if name != "digest"},
        "seconds": round(time.monotonic() - began, 2),
        "changed": stale,
        "left_out": left_out,
    }
    print(json.dumps(summary) if as_json else _sentence(summary))
    if check and stale:
        raise typer.Exit(1)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _sentence(summary: dict[str, object]) -> str:
    return (
        "{out}: {cards} cards ({printings} printings), {effects} effects in {micro_operations} micro-operations; "
        "{actions} actions, {cells} cells in {record} bytes a game; the machine has {operations} operations; {seconds} s"
    ).format(**summary)
