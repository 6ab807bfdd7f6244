"""`synth train`: self-play on an engine built for the decks."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from synth.cli.options.deck_lists import DeckLists, deck_names, read_decks
from synth.cli.options.devices import CORES, keep_compiled, use_devices
from synth.cli.options.shared import AsJson, check_out
from synth.cli.output.progress import progress
from synth.extras import EXTRAS, need
from synth.spec.errors import InputError


def train(
    out: Annotated[Path, typer.Option("--out", help="Folder of the run.")],
    decks: DeckLists = None,
    steps: Annotated[int | None, typer.Option(min=1, help="Decisions to train for.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Another seed, another run.")] = None,
    config: Annotated[Path | None, typer.Option("--config", help="TOML file; flags come before it.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Any key of the configuration, as in TOML.")
    ] = None,
    devices: Annotated[int | None, typer.Option(min=1, help="Devices; default: one a core.")] = None,
    preset: Annotated[
        str | None, typer.Option(help="quick (eight decks), standard (all decks but those held out, drafted ones), long.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
    hosts: Annotated[
        str | None, typer.Option(metavar="HOST:PORT,N,K", help="This is process K of N; process 0 listens at HOST:PORT.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Train a policy by playing against itself; the folder has everything to go on, to play with it and to look at it."""
    need(*EXTRAS["train"])
    given = _given(preset, config, settings, steps, seed, devices, decks)
    if resume and given.keys() - {"devices"}:
        raise InputError(f"--resume goes on as the run was started; leave out {', '.join(sorted(given.keys() - {'devices'}))}")
    place = _place(hosts)
    keep_compiled()
    summary = _resume(out, place, devices) if resume else start_run(out, given, str(config or "flags"), place)
    if place.process == 0:
        print(json.dumps(summary) if as_json else _sentence(summary))


class Rank(NamedTuple):
    """Which of several processes this is."""

    coordinator: str = ""
    processes: int = 1
    process: int = 0


def _place(hosts: str | None) -> Rank:
    if hosts is None:
        return Rank()
    match hosts.split(","):
        case [coordinator, processes, process] if ":" in coordinator and processes.isdigit() and process.isdigit():
            if int(process) < int(processes):
                return Rank(coordinator, int(processes), int(process))
    raise InputError(f"--hosts {hosts}: give HOST:PORT,N,K, for example 10.0.0.1:8476,2,0 on the first of two machines")


def _join(config: Any, place: Rank) -> None:
    """Before JAX starts: its devices, and where the other processes are."""
    if config.devices % place.processes:
        raise InputError(f"devices {config.devices} must be a multiple of the {place.processes} processes")
    use_devices(config.devices // place.processes)
    if place.processes > 1:
        import jax

        jax.distributed.initialize(place.coordinator, place.processes, place.process)


def _given(
    preset: str | None,
    config: Path | None,
    settings: list[str] | None,
    steps: int | None,
    seed: int | None,
    devices: int | None,
    decks: list[str] | None,
) -> dict[str, Any]:
    """What the user said: the preset, then the file, then flags."""
    import tomllib

    from synth.train.config import PRESETS, read_config

    if preset is not None and preset not in PRESETS:
        raise InputError(f"--preset {preset}: there are {', '.join(PRESETS)}")
    given: dict[str, Any] = (PRESETS[preset] if preset else {}) | (read_config(config) if config else {})
    for setting in settings or ():
        key, equals, value = setting.partition("=")
        if not equals:
            raise InputError(f"--set {setting}: give KEY=VALUE")
        try:
            given[key.strip()] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            raise InputError(f"--set {setting}: {value} is no value of TOML; text needs quotes") from None
    flags = {"steps": steps, "seed": seed, "devices": devices, "decks": deck_names(decks) if decks else None}
    return given | {name: value for name, value in flags.items() if value is not None}


def start_run(out: Path, given: dict[str, Any], source: str, place: Rank) -> dict[str, Any]:
    """Founds a run and trains to its end; what its last line of numbers says."""
    from synth.train.config import make_config

    check_out(out)
    config = make_config({"devices": CORES * place.processes} | given, source)
    decks = read_decks(config.decks)
    start = _start_policy(config.start)
    _join(config, place)
    from synth.train.folder import RunFolder, room_on_disk
    from synth.train.run import Run

    folder = RunFolder(out)
    if place.process == 0:
        with room_on_disk(out):
            folder.found(config, decks, lambda line: print(line, file=sys.stderr, flush=True), start)
    if place.processes > 1:
        from jax.experimental.multihost_utils import sync_global_devices

        sync_global_devices("the run folder is there")
    return _run(Run(folder, *folder.read()))


def _start_policy(name: str) -> Path | None:
    """The file of the policy to begin with."""
    from synth.play.roster import policy_file

    if not name:
        return None
    path = policy_file(None if name == "shipped" else Path(name))
    if not path.is_file():
        raise InputError(f"no policy in {path}; synth train --out RUN makes one")
    return path


def _resume(out: Path, place: Rank, devices: int | None = None) -> dict[str, Any]:
    from synth.train.config import make_config, read_config

    if not (out / "run.json").is_file():
        raise InputError(f"no run in {out}; synth train --out {out} starts one")
    given = read_config(out / "config.toml")
    config = make_config(given | ({"devices": devices} if devices else {}), str(out / "config.toml"))
    if devices and place.processes > 1:
        raise InputError("--devices with --hosts: several processes go on with as many devices as the run was started with")
    _join(config, place)
    from synth.train.folder import RunFolder
    from synth.train.run import Run

    folder = RunFolder(out)
    if devices:
        folder.set_devices(devices)
    return _run(Run(folder, *folder.read()))


def _run(run: Any) -> dict[str, Any]:
    seen: dict[str, float] = {}
    print(
        f"compiling; the first line of progress comes after that … (synth report {run.folder.path} --every 30 has a live page)",
        file=sys.stderr,
        flush=True,
    )
    with progress("train", run.config.iterations * run.config.decisions, "decisions") as tick:

        def note(done: int, row: Mapping[str, float]) -> None:
            seen.update(row)
            tick(done, _note(seen))

        run.train(note)
    from synth.train.metrics import read_metrics

    last = read_metrics(run.folder.metrics)[-1]
    return {"out": str(run.folder.path)} | {name: float(value) for name, value in last.items() if value}


def _note(row: Mapping[str, float]) -> str:
    """decisions a second (share of play and update), and win rates."""
    busy = row["rollout_s"] + row["update_s"]
    parts = [f"{row['decisions_per_s']:,.0f}/s (play {row['rollout_s'] / busy:.0%}, update {row['update_s'] / busy:.0%})"]
    parts += [f"eval {row['eval_s']:.0f} s"] if "eval_s" in row else []
    parts += [f"pool {row['pool_score']:.0%}"] if row["pool_games"] else []
    parts += [f"{name.replace('_', ' ')} {value:.0%}" for name, value in row.items() if name.startswith("met_")]
    parts += [f"{name.removeprefix('won_')} {value:.0%}" for name, value in row.items() if name.startswith("won_")]
    return ", ".join(parts)


def _sentence(summary: dict[str, Any]) -> str:
    rates = [
        f"{name.removeprefix('won_')} {rate:.1%} [{summary['low_' + name[4:]]:.1%}, {summary['high_' + name[4:]]:.1%}]"
        for name, rate in summary.items()
        if name.startswith("won_")
    ]
    done = f"{summary['out']}: {summary['decisions']:,.0f} decisions in {summary['seconds']:.0f} s"
    return f"{done}; won against {', '.join(rates)}" if rates else done
