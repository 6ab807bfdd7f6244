"""`synth league`: ratings of checkpoints and players that meet again and again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.deck_lists import DeckLists, deck_names, engine_with, read_decks
from synth.cli.devices import CORES, Devices, use_devices
from synth.cli.engine import EngineFolder
from synth.cli.options import AsJson
from synth.cli.players import check_players
from synth.cli.progress import progress
from synth.cli.table import show_table
from synth.extras import need
from synth.spec.decks import EIGHT
from synth.spec.errors import InputError

ANCHOR = "random"


def league(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="A run of synth train, or a folder of policy files; league.json is kept there.")
    ],
    decks: DeckLists = None,
    players: Annotated[str, typer.Option(help="Further players, with commas; see synth eval.")] = "random,evolve,greedy",
    latest: Annotated[int, typer.Option(min=1, help="Policies that take part: this many, spread over the run.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Games of each pair in this session.")] = 256,
    seed: Annotated[int, typer.Option(min=0, help="Added to the games already played.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 512,
    engine: EngineFolder = None,
    devices: Devices = CORES,
    as_json: AsJson = False,
) -> None:
    """Let the policies of a folder and other players meet, and rate them all: Elo with 95% intervals, random is 0."""
    use_devices(devices)
    if not folder.is_dir():
        raise InputError(f"no folder {folder}; synth train --out {folder} makes one")
    if decks is None and (folder / "decks").is_dir():
        decks = [str(folder / "decks")]
    names = deck_names(decks or EIGHT)
    lists = read_decks(names)
    further = [name for name in (name.strip() for name in players.split(",")) if name]
    check_players(*further)
    need("flax")
    _policies(folder, latest)
    own = folder / "engine"
    built = engine_with(engine or (own if own.is_dir() else None), names)
    from synth.engines.engine import Engine
    from synth.play.league import League, pairing, read_records, write_records
    from synth.play.ratings import rate
    from synth.play.roster import find_player

    loaded = Engine.load(built)
    loaded.deck_rows(lists)  # refuses a deck it does not know, before anything is compiled
    entered = {name: find_player(name, loaded) for name in further}
    entered |= {path.stem: find_player(f"policy:{path}", loaded) for path in _policies(folder, latest)}
    records = read_records(folder / "league.json", lists)
    meetings = League(loaded, lists, games, batch)
    pairs = pairing(list(entered), records)
    with progress("league", len(pairs) * games, "games") as tick:
        for at, (a, b) in enumerate(pairs):
            past = sum(tally.games for tally in records.tallies.values())
            tally = meetings.meet(entered[a], entered[b], seed + past, _counting(tick, at * games))
            records = records.with_result(a, b, tally)
            write_records(records, folder / "league.json")
    rated = rate(records.tallies, ANCHOR)
    if as_json:
        print(
            json.dumps(
                [
                    {"name": one.name, "elo": round(one.elo, 1), "plus_minus": round(one.spread, 1), "games": one.games}
                    for one in rated
                ]
            )
        )
        return
    rows = ((at, one.name, f"{one.elo:.0f}", f"± {one.spread:.0f}", one.games) for at, one in enumerate(rated, start=1))
    show_table(str(folder), ("", "player", "Elo", "95%", "games"), rows)


def _counting(tick: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: tick(before + done)


def _policies(folder: Path, latest: int) -> list[Path]:
    """So many policies, evenly spread, the last one among them."""
    found = sorted((folder / "policies").glob("*.npz")) or sorted(folder.glob("*.npz"))
    if not found:
        raise InputError(f"no policies in {folder}; synth train --out {folder} makes them")
    count = min(latest, len(found))
    return [found[len(found) - 1 - (len(found) * step) // count] for step in reversed(range(count))]
