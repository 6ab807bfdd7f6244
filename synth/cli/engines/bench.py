"""`synth bench`: decisions and games a second of both engines, in one run."""

import json
import multiprocessing
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.deck_lists import deck_names, engine_with, read_decks
from synth.cli.options.devices import use_devices
from synth.cli.options.engine import EngineFolder, engine_for
from synth.cli.options.pool import Decks, PoolName, Sets
from synth.cli.options.portable import Portable, use_portable
from synth.cli.options.shared import AsJson, set_codes
from synth.extras import need
from synth.spec.decks import EIGHT
from synth.spec.errors import InputError, suggestion

BATCH = 8192
PORTABLE_BATCH = 1024
TWO = ("starmie-ex-articuno-ex", "arcanine-ex-ninetales")
INTERFACES = ("jax", "gymnasium", "vector")
"""As in `adapters/speed.py`, which is not imported for help."""


def bench(
    engine: EngineFolder = None,
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    batch: Annotated[int | None, typer.Option(min=2, help=f"Games side by side; default {BATCH:,}, else 1,024.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each engine is measured.")] = 10.0,
    devices: Annotated[int, typer.Option(min=1, help="Host devices; one a core.")] = multiprocessing.cpu_count(),
    train: Annotated[
        bool, typer.Option("--train", help="Instead: which part of a training iteration the environment takes.")
    ] = False,
    interface: Annotated[
        list[str] | None,
        typer.Option(help=f"Instead: through an interface, one game or --batch: {', '.join(INTERFACES)}; with commas."),
    ] = None,
    portable: Portable = False,
    as_json: AsJson = False,
) -> None:
    """Random legal play with automatic reset: decisions since start / time since start, compilation apart."""
    if interface:
        _bench_interfaces(interface, engine, sets, pool, decks, batch or 1024, seconds, as_json)
        return
    batch = batch or (PORTABLE_BATCH if portable else BATCH)
    if batch % devices:
        raise InputError(f"--batch {batch} must be a multiple of --devices {devices}")
    use_devices(devices)
    names = deck_names(decks or EIGHT) if train else []
    folder = engine_with(engine, names) if train else engine_for(engine, sets, pool, decks)
    if portable:
        use_portable(folder)
    if train:
        _bench_training(folder, names, devices, seconds, as_json)
        return
    _bench(folder, batch, seconds, as_json)


def _bench_interfaces(
    named: list[str],
    engine: Path | None,
    sets: list[str] | None,
    pool: str | None,
    decks: list[str] | None,
    games: int,
    seconds: float,
    as_json: bool,
) -> None:
    if engine is not None:
        raise InputError("--interface builds or finds its engine: give --decks, --sets or --pool instead of --engine")
    if (sets or pool) and decks:
        raise InputError("give one of --sets, --pool, --decks")
    wanted = [word.strip() for words in named for word in words.split(",") if word.strip()]
    for word in wanted:
        if word not in INTERFACES:
            raise InputError(f"no interface {word}{suggestion(word, INTERFACES)}; there are {', '.join(INTERFACES)}")
    if set(wanted) & {"gymnasium", "vector"}:
        need("gymnasium")
    from synth.adapters.speed import Cards, Interface, measure

    cards = Cards(decks if decks or sets or pool else list(TWO), pool, set_codes(sets))
    rows = []
    if not as_json:
        print(f"{'':10} {'games':>6} {'steps/CPU-s':>12} {'steps/s':>10}")
    for word in wanted:
        print(f"compiling and measuring {word} …", file=sys.stderr)
        speed = measure(Interface(word), cards, games, seconds)
        rows.append(speed.row())
        if not as_json:
            rate = speed.steps / speed.seconds
            print(f"{word:10} {speed.games:6,} {rows[-1]['steps_per_cpu_s']:12,} {rate:10,.0f}", flush=True)
    if as_json:
        print(json.dumps(rows))


def _bench_training(engine: Path, names: list[str], devices: int, seconds: float, as_json: bool) -> None:
    from synth.engines.engine import Engine
    from synth.train.profile import environment_share

    print("compiling and measuring, a size at a time …", file=sys.stderr)
    loaded = Engine.load(engine)
    if not as_json:
        print(f"{'parameters':>12} {'iteration':>10} {'environment':>12} {'share':>7}")
    for row in environment_share(loaded, read_decks(names), devices, seconds):
        if as_json:
            print(json.dumps(row))
            continue
        times = f"{row['iteration_s']:8.2f} s {row['environment_s']:10.3f} s"
        print(f"{row['parameters']:12,} {times} {row['share']:7.1%}", flush=True)


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
    if fused := fast.get("fused"):
        print(f"{'fused':10} {fused['decisions_per_s']:12,} {fused['games_per_s']:9,}   random play in one call of machine code")
    print(f"{'reference':10} {reference['decisions_per_s']:12,} {reference['games_per_s']:9,}")
    print(f"{'ratio':10} {ratio:12,}")
