"""`synth meta`: which decks of a field are worth playing, if everybody asks that?"""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

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

ROUND = 20
"""Games of each pair between two savings."""


def meta(
    out: Annotated[Path, typer.Option("--out", help="Folder of the field; a field that was interrupted goes on there.")],
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="[DECKS]...", help="Folders, files, names; default: all that ship.")
    ] = None,
    player: Annotated[str, typer.Option(help="Who plays them, on both sides; see synth eval.")] = "policy",
    games: Annotated[int, typer.Option(min=1, help=f"Games of each pair, in rounds of {ROUND}.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other games.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 2048,
    engine: EngineFolder = None,
    devices: Devices = CORES,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play every deck against every other; show the mixture of decks that no deck beats, and tiers, with 95% intervals.

    The folder gets rounds.json (what was played so far), matchup.csv, meta.json, matchup.png and meta.png."""
    use_devices(devices)
    names = deck_names(decks) if decks else list(shipped_decks(load_catalogue()))
    lists = read_decks(names)
    if len(lists) < 2:
        raise InputError("a field needs two decks or more")
    if out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    check_players(player)
    need("scipy", "matplotlib")
    from synth.play.rounds import Rounds, read_rounds

    fresh = Rounds(decks=tuple(deck.name for deck in lists), player=player, seed=seed, round=min(ROUND, games))
    played = read_rounds(out / "rounds.json", fresh)
    wanted = -(-games // played.round)
    began = time.monotonic()
    if len(played.rounds) < wanted:
        from synth.play.elsewhere import playing
        from synth.play.rounds import play_rounds

        arena = playing(engine_with(engine, names), lists, player, min(batch, played.games_a_round), cluster(ray))

        with progress("meta", wanted * played.games_a_round, "games") as tick:
            print("compiling …", file=sys.stderr)
            played = play_rounds(arena, lists, played, wanted, out / "rounds.json", tick)
    from synth.play.meta import described, standings

    found = played.matchup(wanted)
    rows = standings(found, seed)
    summary: dict[str, Any] = {"player": player, "games": wanted * played.round, "seconds": round(time.monotonic() - began, 1)}
    summary |= {"decks": [described(row) for row in rows]}
    _write(out, found, rows, summary)
    if as_json:
        print(json.dumps(summary))
        return
    lines = []
    for row in rows:
        share = (f"{row.share:.1%}", f"[{row.share_low:.1%}, {row.share_high:.1%}]")
        lines.append((row.tier, row.name, *share, f"{row.score:.1%}", f"[{row.low:.1%}, {row.high:.1%}]"))
    title = f"{counted(summary['games'], 'game')} a pair by {player}, {counted(len(rows), 'deck')}, in {summary['seconds']} s"
    show_table(title, ("tier", "deck", "share", "95%", "points against the mixture", "95%"), lines)


def _write(out: Path, found: Any, rows: Any, summary: dict[str, Any]) -> None:
    from synth.play.pictures import heat_map, tiers
    from synth.spec.files import replace_file

    found.write_csv(out / "matchup.csv")
    with replace_file(out / "meta.json") as file:
        file.write(json.dumps(summary, indent=1).encode())
    place = {name: k for k, name in enumerate(found.names)}
    order = [place[row.name] for row in rows]
    title = f"{summary['player']}, {counted(summary['games'], 'game')} a pair"
    heat_map([row.name for row in rows], found.scores(order), title, out / "matchup.png")
    tiers(rows, title, out / "meta.png")
