"""`synth matchup`: every deck against every other."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.deck_lists import deck_names, engine_with, read_decks
from synth.cli.options.devices import CORES, Devices, use_devices
from synth.cli.options.engine import EngineFolder
from synth.cli.options.players import check_players
from synth.cli.options.ray import RayAddress, cluster
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted, show_table
from synth.extras import need
from synth.spec.decks import shipped_decks
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue


def matchup(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="[DECKS]...", help="Folders, files, names; default: all that ship.")
    ] = None,
    player: Annotated[str, typer.Option(help="Who plays them, on both sides; see synth eval.")] = "evolve",
    games: Annotated[int, typer.Option(min=1, help="Games of each pair.")] = 1000,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for matchup.csv and matchup.png.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other games.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 8192,
    engine: EngineFolder = None,
    devices: Devices = CORES,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play every deck against every other, and rank them by points a game (a tie is half a win), with 95% intervals."""
    use_devices(devices)
    names = deck_names(decks) if decks else list(shipped_decks(load_catalogue()))
    lists = read_decks(names)
    if len(lists) < 2:
        raise InputError("a matchup needs two decks or more")
    if out is not None and out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    check_players(player)
    if out is not None:
        need("matplotlib")
    folder = engine_with(engine, names)
    from synth.play.arena import Arena, Schedule
    from synth.play.elsewhere import playing
    from synth.play.matchup import Matchup, describe, pairs

    schedule = Schedule.of(lists, pairs(len(lists)), games, seed)
    arena = playing(folder, lists, player, min(batch, len(schedule)), cluster(ray))
    with progress("matchup", len(schedule), "games") as tick:
        if isinstance(arena, Arena):
            print("compiling …", file=sys.stderr)
            arena.compile(schedule)
        began = time.monotonic()
        found = Matchup.of([deck.name for deck in lists], arena.play(schedule, tick))
        seconds = time.monotonic() - began
    if out is not None:
        from synth.play.pictures import heat_map

        out.mkdir(parents=True, exist_ok=True)
        order = found.ranking
        title = f"{player}, {counted(games, 'game')} a pair"
        found.write_csv(out / "matchup.csv")
        heat_map([found.names[deck] for deck in order], found.scores(order), title, out / "matchup.png")
    if as_json:
        print(json.dumps({"player": player, "seconds": round(seconds, 1), "pairs": found.rows()}))
        return
    rows = []
    for place, deck in enumerate(found.ranking, start=1):
        total = describe(found.overall(deck))
        rows.append((place, found.names[deck], f"{total['score']:.1%}", f"[{total['score_low']:.1%}, {total['score_high']:.1%}]"))
    show_table(f"{counted(len(schedule), 'game')} by {player} in {seconds:.1f} s", ("", "deck", "points a game", "95%"), rows)
