"""`synth league`: ratings of checkpoints and players that meet again and again."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from synth.cli.options.deck_lists import DeckLists, deck_names, engine_with, read_decks
from synth.cli.options.devices import CORES, Devices, use_devices
from synth.cli.options.engine import EngineFolder
from synth.cli.options.players import check_players
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted, show_table
from synth.extras import need
from synth.spec.decks import EIGHT
from synth.spec.errors import InputError
from synth.spec.files import replace_file

if TYPE_CHECKING:
    from synth.play.mixed import Ladder
    from synth.play.ratings import Rating

ANCHOR = "random"


def league(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="A run of synth train, a folder of policy files, or any with --latest 0.")
    ],
    decks: DeckLists = None,
    players: Annotated[str, typer.Option(help="Further players, with commas; see synth eval.")] = "random,evolve,greedy",
    latest: Annotated[int, typer.Option(min=0, help="Policies that take part: this many, spread over the run.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Games of each pair in this session.")] = 256,
    seed: Annotated[int, typer.Option(min=0, help="Added to the games already played.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 512,
    page: Annotated[Path | None, typer.Option("--table", help="Write the ratings into this file too, as Markdown.")] = None,
    engine: EngineFolder = None,
    devices: Devices = CORES,
    as_json: AsJson = False,
) -> None:
    """Let the policies of a folder and other players meet, and rate them all: Elo with 95% intervals, random is 0.

    What going first is worth and how strong the decks are is estimated with the ratings and kept apart from them. The games are
    kept in league.json in the folder; every session adds some."""
    use_devices(devices)
    if not folder.is_dir() and latest:
        raise InputError(f"no folder {folder}; synth train --out {folder} makes one")
    if decks is None and (folder / "decks").is_dir():
        decks = [str(folder / "decks")]
    names = deck_names(decks or EIGHT)
    lists = read_decks(names)
    further = [name for name in (name.strip() for name in players.split(",")) if name]
    check_players(*further)
    need("flax")
    own = _policies(folder, latest) if latest else []
    if len(further) + len(own) < 2:
        raise InputError("a league needs two players or more")
    made = folder / "engine"
    built = engine_with(engine or (made if made.is_dir() else None), names)
    from synth.engines.engine import Engine
    from synth.play.league import League, pairing, read_records, write_records
    from synth.play.mixed import ladder
    from synth.play.roster import find_player

    loaded = Engine.load(built)
    loaded.deck_rows(lists)  # refuses a deck it does not know, before anything is compiled
    entered = {name: find_player(name, loaded) for name in further}
    entered |= {path.stem: find_player(f"policy:{path}", loaded) for path in own}
    records = read_records(folder / "league.json", lists)
    folder.mkdir(parents=True, exist_ok=True)
    meetings = League(loaded, lists, games, batch)
    pairs = pairing(list(entered), records)
    with progress("league", len(pairs) * games, "games") as tick:
        for at, (a, b) in enumerate(pairs):
            past = sum(tally.games for tally in records.tallies.values())
            results = meetings.meet(entered[a], entered[b], seed + past, _counting(tick, at * games))
            records = records.with_result(a, b, results)
            write_records(records, folder / "league.json")
    played, rated = records.games()
    found = ladder(played, rated, records.decks, ANCHOR)
    if page is not None:
        with replace_file(page) as file:
            file.write(_markdown(found, len(played.score), len(lists)).encode())
    if as_json:
        parts = {"players": found.players, "first": [found.first], "decks": found.decks}
        summary: dict[str, Any] = {part: [_numbers(one) for one in rows] for part, rows in parts.items()}
        print(json.dumps(summary | {"deck_spread": round(found.deck_spread, 1), "games": len(played.score)}))
        return
    rows = ((at, one.name, f"{one.elo:.0f}", f"± {one.spread:.0f}", one.games) for at, one in enumerate(found.players, start=1))
    show_table(str(folder), ("", "player", "Elo", "95%", "games"), rows)
    print(_effects(found), file=sys.stderr)


def _counting(tick: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: tick(before + done)


def _numbers(one: Rating) -> dict[str, Any]:
    return {"name": one.name, "elo": round(one.elo, 1), "plus_minus": round(one.spread, 1), "games": one.games}


def _effects(found: Ladder) -> str:
    best, worst = found.decks[0], found.decks[-1]
    return (
        f"going first is worth {found.first.elo:+.0f} ± {found.first.spread:.0f}; decks differ by {found.deck_spread:.0f} "
        f"(standard deviation): best {best.name} {best.elo:+.0f} ± {best.spread:.0f}, "
        f"worst {worst.name} {worst.elo:+.0f} ± {worst.spread:.0f}"
    )


def _markdown(found: Ladder, games: int, decks: int) -> str:
    """A page with the ratings; written anew as a whole."""
    played = f"{counted(games, 'game')} over {counted(decks, 'deck')}"
    lines = ["# Ladder", "", f"{played}; Elo with 95% intervals, `{ANCHOR}` is 0.", ""]
    lines += ["| player | Elo | 95% | games |", "|---|---|---|---|"]
    lines += [f"| `{one.name}` | {one.elo:.0f} | ± {one.spread:.0f} | {one.games:,} |" for one in found.players]
    lines += ["", _effects(found)[0].upper() + _effects(found)[1:] + ".", "", "| deck | Elo | 95% |", "|---|---|---|"]
    lines += [f"| {one.name} | {one.elo:+.0f} | ± {one.spread:.0f} |" for one in found.decks]
    return "\n".join([*lines, ""])


def _policies(folder: Path, latest: int) -> list[Path]:
    """So many policies, evenly spread, the last one among them."""
    found = sorted((folder / "policies").glob("*.npz")) or sorted(folder.glob("*.npz"))
    if not found:
        raise InputError(f"no policies in {folder}; synth train --out {folder} makes them")
    count = min(latest, len(found))
    return [found[len(found) - 1 - (len(found) * step) // count] for step in reversed(range(count))]
