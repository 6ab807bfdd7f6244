"""`synth bench`: decisions and games a second of both engines, in one run."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.engine import EngineFolder, engine_for
from synth.cli.options import AsJson
from synth.cli.pool import Decks, PoolName, Sets
from synth.spec.errors import InputError


def bench(
    engine: EngineFolder = None,
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    batch: Annotated[int, typer.Option(min=2, help="Games side by side.")] = 8192,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each engine is measured.")] = 10.0,
    devices: Annotated[int, typer.Option(min=1, help="Host devices; one a core.")] = multiprocessing.cpu_count(),
    as_json: AsJson = False,
) -> None:
    """Random legal play with automatic reset: decisions since start / time since start, compilation apart."""
    if batch % devices:
        raise InputError(f"--batch {batch} must be a multiple of --devices {devices}")
    # Read when JAX starts, so before anything imports it.
    os.environ["XLA_FLAGS"] = (
        f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={devices}".strip()
    )
    with engine_for(engine, sets, pool, decks) as folder:
        _bench(folder, batch, seconds, as_json)


def _bench(engine: Path, batch: int, seconds: float, as_json: bool) -> None:
    from synth.verify.speed import measure_engine, measure_reference, pool_of

    cards = pool_of(engine)
    print("measuring the reference …", file=sys.stderr)
    reference = measure_reference(cards, seconds)
    print("compiling and measuring the engine …", file=sys.stderr)
    fast = measure_engine(engine, cards, batch, seconds)
    ratio = round(fast["decisions_per_s"] / reference["decisions_per_s"], 1)
    if as_json:
        print(json.dumps({"engine": fast, "reference": reference, "ratio": ratio}))
        return
    print(f"{'':10} {'decisions/s':>12} {'games/s':>9} {'compile':>9} {'peak':>9}")
    print(
        f"{'tcgjax':10} {fast['decisions_per_s']:12,} {fast['games_per_s']:9,} {fast['compile_s']:7.1f} s {fast['peak_mb']:6} MB"
        f"   batch {fast['batch']:,}, {fast['device']}"
    )
    print(f"{'reference':10} {reference['decisions_per_s']:12,} {reference['games_per_s']:9,}")
    print(f"{'ratio':10} {ratio:12,}")
