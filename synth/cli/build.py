"""`synth build tcgjax`: writes an engine."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options import AsJson, OverlayFolder
from synth.cli.overlays import lowerings_with
from synth.cli.pool import Decks, PoolName, Sets, chosen_cards, playable
from synth.codegen.build import build, differences, write
from synth.codegen.overlay.language import Refused
from synth.engines import SHIPPED
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

app = typer.Typer(no_args_is_help=True, help="Build an engine.")


@app.callback()
def engines() -> None:
    """Build an engine."""


@app.command()
def tcgjax(
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    out: Annotated[
        Path, typer.Option("--out", help="Folder of the package; default: the one that ships with synth.")
    ] = SHIPPED,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if the folder is not what would be built.")
    ] = False,
    overlays: OverlayFolder = None,
    as_json: AsJson = False,
) -> None:
    """Generate the JAX engine for a pool of cards."""
    began = time.monotonic()
    if out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    if out.is_dir() and any(out.iterdir()) and not (out / "layout.py").is_file():
        raise InputError(f"--out {out} holds something else; give an empty folder or one with an engine")
    lowerings = lowerings_with(overlays)
    left_out: list[str] = []
    try:
        if not (sets or decks) and pool in (None, "all"):
            cards, left_out = playable(load_catalogue().cards.values(), lowerings)
        else:
            cards = chosen_cards(sets, pool, decks, lowerings)
        if left_out:
            print(f"{len(left_out)} cards left out that the engines cannot play yet; --json lists why", file=sys.stderr)
        built = build(cards, lowerings=lowerings)
    except Refused as error:
        raise InputError(str(error)) from None
    stale = differences(built.files, out)
    if check:
        for name in stale:
            print(f"{out / name} is not what would be built", file=sys.stderr)
    elif stale:
        write(built.files, out)
    plan = built.machine.plan
    summary = {
        "out": str(out),
        "printings": len(cards),
        "cards": len(plan.pool.cards),
        "effects": len(plan.pool.rows),
        "cells": len(plan.ranges) - len(plan.constants),
        "actions": plan.table.size,
        "operations": built.machine.operations,
        "overlays": [str(overlay.unit) for overlay in lowerings.overlays],
        "seconds": round(time.monotonic() - began, 2),
        "changed": stale,
        "left_out": left_out,
    }
    print(json.dumps(summary) if as_json else _sentence(summary))
    if check and stale:
        raise typer.Exit(1)


def _sentence(summary: dict[str, object]) -> str:
    return (
        "{out}: {cards} cards ({printings} printings), {effects} effects, {cells} cells, {actions} actions; "
        "a step is {operations} operations; {seconds} s"
    ).format(**summary)
