"""`synth gpu`: the engine's kernel for NVIDIA's GPUs, checked as far as that goes without one."""

import json
import re
import sys
import tempfile
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.pool import Decks, PoolName, Sets, chosen_cards
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.spec.errors import InputError

app = typer.Typer(no_args_is_help=True, help="The engine's kernel for NVIDIA's GPUs. No GPU has run it yet.")
ANY = "sm_90"
"""The architecture whose PTX is interpreted; that of the others is the same but for its head."""

Seed = Annotated[int, typer.Option(help="Other games.")]


@app.command()
def check(
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    arch: Annotated[list[str] | None, typer.Option(help="Architectures, such as sm_90; default: all that are known.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compiles the kernel for every architecture and has NVIDIA's assembler say what it needs. Needs no GPU."""
    from synth.codegen.runtime.ptx import ARCHITECTURES
    from synth.verify.ptx.assemble import NotAccepted, assemble, find_ptxas, version

    wanted = arch or list(ARCHITECTURES)
    for name in wanted:
        if name not in ARCHITECTURES:
            raise InputError(f"no architecture {name}; there are {', '.join(ARCHITECTURES)}")
    cards = chosen_cards(sets, pool, decks)
    ptxas = find_ptxas()
    if ptxas is None:
        print("no ptxas: LLVM compiles the kernel, nobody assembles it; pip install 'synth[gpu]' brings one", file=sys.stderr)
    else:
        print(f"ptxas {version(ptxas)}", file=sys.stderr)
    kernel, failed = _kernel(cards), False
    if not as_json:
        heads = {"PTX": 4, "LLVM": 7, "ptxas": 7, "registers": 10, "frame": 8, "spilled": 8, "in all": 7, "code": 8}
        print(" ".join([" " * 8, *(f"{head:>{size}}" for head, size in heads.items())]))
    for name in wanted:
        text, llvm_s = _timed_ptx(kernel, name)
        row: dict[str, object] = {"arch": name, "ptx": _head(text), "llvm_cpu_s": round(llvm_s, 1)}
        if ptxas is not None:
            try:
                found = assemble(ptxas, text, name)
            except NotAccepted as error:
                failed = True
                print(f"{name}: not accepted: {error}", file=sys.stderr)
            else:
                row |= {
                    "ptxas_cpu_s": round(found.cpu_s, 1), "registers": found.registers, "frame": found.frame,
                    "spilled": found.spilled, "spilled_in_all": found.spilled_in_all, "size": found.size,
                }  # fmt: skip
        print(json.dumps(row) if as_json else _line(row), flush=True)
    if failed:
        raise typer.Exit(1)


@app.command()
def compare(
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    decisions: Annotated[int, typer.Option(min=1, help="At least so many.")] = 50_000,
    games: Annotated[int, typer.Option(min=1, help="Side by side.")] = 400,
    host: Annotated[bool, typer.Option("--host", help="Instead of the PTX: the kernel's code compiled for this CPU.")] = False,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Runs the kernel's PTX without a GPU, in NumPy, against the engine: every byte of every call. Status 1 at a difference."""
    from synth.engines.cache import cached_engine
    from synth.engines.engine import Engine
    from synth.verify.ptx.calls import Difference, in_numpy
    from synth.verify.ptx.games import play_both

    cards = chosen_cards(sets, pool, decks)
    engine = Engine.load(cached_engine(cards))
    lists = _deck_rows(engine, decks, cards, seed)
    kernel = _kernel(cards)
    if host:
        from synth.verify.ptx.host_kernel import on_host

        launch = on_host(kernel)
    else:
        launch = in_numpy(_timed_ptx(kernel, ANY)[0])
    print(f"{len(lists)} decks, {games:,} games side by side", file=sys.stderr)
    assert engine.host is not None  # loaded
    with progress("comparing", decisions, "decisions") as tell:
        try:
            agreed = play_both(engine.package, launch, lists, games, decisions, seed, told=tell)
        except Difference as error:
            print(f"a difference (--seed {seed} --games {games}): {error}")
            raise typer.Exit(1) from None
    if as_json:
        print(json.dumps({"decisions": agreed.decisions, "ended": agreed.ended, "calls": agreed.calls, "differences": 0}))
        return
    print(f"{agreed.decisions:,} decisions, {agreed.ended:,} games ended, no difference")
    print("  " + ", ".join(f"{call} {count:,}" for call, count in sorted(agreed.calls.items())))


@app.command()
def xla(
    decks: Decks = None,
    devices: Annotated[int, typer.Option(min=1, help="GPUs over which a batch is spread.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Compiles a step, a rollout and a training iteration for GPUs that are not there, and counts what they would do.
    Without --decks: the engine of all cards, eight decks."""
    from synth.extras import need
    from synth.spec.decks import EIGHT

    need("flax", "optax")
    with tempfile.TemporaryDirectory() as folder:
        from synth.verify.deviceless import GPUS, NoPlugin, prepare, programs, tell_of_kernel

        prepare(Path(folder))
        from synth.cli.options.deck_lists import deck_names, read_decks
        from synth.cli.options.engine import engine_for
        from synth.engines.engine import Engine

        lists = read_decks(deck_names(decks or EIGHT))
        engine = Engine.load(engine_for(None, None, None, decks))
        tell_of_kernel(engine)
        if not as_json:
            heads = ("nodes", "in buffers", "buffers", "calls", "copies", "of rows", "waits", "exchanges", "CPU-s")
            print(" " * 44 + "".join(f"{head:>11}" for head in heads))
        for gpu in GPUS:
            try:
                for row in programs(engine, lists, gpu, devices, Path(folder)):
                    if as_json:
                        print(json.dumps({"gpu": gpu.name, "devices": devices} | asdict(row)), flush=True)
                        continue
                    what, *numbers, cpu_s = astuple(row)
                    print(f"{gpu.name:24} {what:19}" + "".join(f"{n:11,}" for n in numbers) + f"{cpu_s:11.1f}", flush=True)
            except NoPlugin as error:
                raise InputError(f"JAX cannot compile for GPUs here (its CUDA plugin is needed): {error}") from None


@app.command("try")
def try_it(
    decks: Decks = None,
    out: Annotated[Path, typer.Option(help="Where the report goes.")] = Path("gpu-report.json"),
    decisions: Annotated[int, typer.Option(min=1, help="To compare with the CPU's, at least.")] = 1_000_000,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each speed is measured.")] = 10.0,
) -> None:
    """On a machine with a GPU: is the engine right there, and how fast? Writes a report to send."""
    from synth.cli.options.deck_lists import deck_names, engine_with, read_decks
    from synth.engines.engine import Engine
    from synth.spec.decks import EIGHT
    from synth.verify.ptx.first_gpu import benched, found_gpu, verified

    names = deck_names(decks or EIGHT)
    lists = read_decks(names)
    report: dict[str, object] = found_gpu()
    folder = engine_with(None, names)
    engine = Engine.load(folder)
    report["engine"] = engine.layout.VERSION
    print(f"{report['gpu']}, {report['arch']}", file=sys.stderr)
    with progress("comparing with the CPU", decisions, "decisions") as tell:
        report["verified"] = found = verified(engine, engine.deck_rows(lists), 4096, decisions, tell)
    out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    if found["difference"]:
        print(f"a difference: {found['difference']}; {out} says more")
        raise typer.Exit(1)
    print(f"{found['decisions']:,} decisions, no difference from the CPU")
    report["speed"] = benched(folder, seconds, lambda what: print(f"measuring {what} …", file=sys.stderr))
    out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    print(f"{out}: please send this file")


def _kernel(cards: list) -> str:  # type: ignore[type-arg]
    from synth.codegen.build import gpu_kernel, machine

    return gpu_kernel(machine(cards))


def _deck_rows(engine, decks: list[str] | None, cards: list, seed: int):  # type: ignore[no-untyped-def, type-arg]
    """The decks that were named, else random ones of the pool."""
    import numpy as np

    from synth.cli.options.deck_lists import read_decks
    from synth.engines.engine import deck_rows
    from synth.spec.decks import Pool, random_deck

    if decks:
        return deck_rows(engine.package, read_decks(decks))
    random, pool = np.random.default_rng(seed), Pool.of(cards)
    return deck_rows(engine.package, [random_deck(pool, random) for _ in range(RANDOM_DECKS)])


RANDOM_DECKS = 400


def _timed_ptx(kernel: str, arch: str) -> tuple[str, float]:
    from synth.codegen.runtime.ptx import ptx_of
    from synth.verify.ptx.assemble import children_s

    before = children_s()
    try:
        return ptx_of(kernel, arch), children_s() - before
    except RuntimeError as error:
        raise InputError(str(error)) from None


def _head(ptx: str) -> str:
    match = re.search(r"^\.version (\S+)", ptx, re.M)
    return match[1] if match else "?"


def _line(row: dict[str, object]) -> str:
    line = f"{row['arch']:8} {row['ptx']:>4} {row['llvm_cpu_s']:>5} s"
    if "registers" not in row:
        return line
    return (
        f"{line} {row['ptxas_cpu_s']:>5} s {row['registers']:>10} {row['frame']:>6,} B {row['spilled']:>6,} B "
        f"{row['spilled_in_all']:>5,} B {row['size']:>8,}"
    )
