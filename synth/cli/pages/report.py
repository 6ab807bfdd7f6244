"""`synth report`: what was measured, on one page."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.devices import use_devices
from synth.cli.output.progress import progress
from synth.spec.errors import InputError
from synth.spec.files import replace_file


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder with results: train, matchup, league, verify …")],
    out: Annotated[Path | None, typer.Option("--out", help="The page; default: report.html in the folder.")] = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="PLAYER", help="Play a game of each pair of a matchup; cells link to it.")
    ] = None,
    every: Annotated[int, typer.Option(min=0, help="Write it again every so many seconds, while something runs.")] = 0,
) -> None:
    """Write one self-contained page: tables that sort, curves, heat maps, costs; nothing is asked from elsewhere."""
    from synth.report.collect import collect
    from synth.report.page import page

    path = out or folder / "report.html"
    sections = collect(folder)
    if games:
        _play(folder, games)
        sections = collect(folder)
    while True:
        written = time.strftime("%Y-%m-%d %H:%M:%S")
        with replace_file(path) as file:
            file.write(page(f"{folder.resolve().name}", sections, f"written {written}", every).encode())
        print(path, flush=True)
        if not every:
            return
        time.sleep(every)
        sections = collect(folder)


def _play(folder: Path, player: str) -> None:
    from synth.report.games import write_games
    from synth.report.sections.matchup import FILE, read_matchup

    if not (folder / FILE).is_file():
        raise InputError(f"--games: no {FILE} in {folder}; synth matchup --out {folder} writes one")
    use_devices(1)
    decks = len({deck for pair in read_matchup(folder / FILE) for deck in pair})
    with progress("games", decks * (decks - 1) // 2, "games") as tick:
        print(f"{write_games(folder, player, tick)} games in {folder / 'games'}", file=sys.stderr)
