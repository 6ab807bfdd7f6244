"""`synth watch`: games that were recorded, on the page or as a file."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options.devices import use_devices
from synth.cli.options.shared import EngineFolder
from synth.spec.errors import InputError
from synth.spec.files import replace_file

FORMATS = ("html", "svg", "gif")


def watch(
    path: Annotated[
        Path,
        typer.Argument(
            metavar="FILE|RUN",
            help="A game or folder of synth simulate --export, a report of synth verify, or a run of synth train.",
        ),
    ],
    form: Annotated[str | None, typer.Option("--format", help="Write a file instead: html, svg (a position) or gif.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The file; default: game.html, game.svg or game.gif.")] = None,
    game: Annotated[int, typer.Option(min=0, help="Which game of a folder is written.")] = 0,
    step: Annotated[int, typer.Option(help="Which position is drawn as svg; -1 is the last.")] = -1,
    games: Annotated[int, typer.Option(min=1, max=100, help="Games of a training run to play and show.")] = 4,
    engine: EngineFolder = None,
    host: Annotated[str, typer.Option(help="Address to listen on; any but the default lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Show recorded games step by step; for a difference that verify found, both engines side by side."""
    use_devices(1)
    if not path.exists():
        raise InputError(f"{path}: no such file or folder; synth simulate A B --export DIR writes games")
    if form is not None and form not in FORMATS:
        raise InputError(f"--format {form}: there are {', '.join(FORMATS)}")
    names, load = _source(path, engine, games)
    if form:
        if game >= len(names):
            raise InputError(f"--game {game}: there are {len(names)}, counted from 0")
        file = out or Path(f"game.{form}")
        _write(load(game), form, step, file)
        print(file)
        return
    from synth.play.web.serving import allowed_hosts, listen, new_token, run
    from synth.play.web.watching import watch_app

    token = new_token()
    load(0)  # bad input is said here, not on the page
    run(watch_app(names, load, token, allowed_hosts(host)), listen(host, port), token, browser)


def _source(path: Path, engine: Path | None, games: int) -> tuple[list[str], Callable[[int], dict[str, Any]]]:
    from functools import cache

    if (path / "run.json").is_file():
        from synth.play.watch.fresh import RunGames

        played = RunGames(path, games)
        return [f"game {number}" for number in range(games)], cache(played.game)
    if path.name == "report.json" or (path / "report.json").is_file():
        from synth.verify.differences.side_by_side import SideBySide, read_differences

        found = SideBySide(read_differences(path), engine)
        return found.names, cache(found.game)
    from synth.play.watch.records import Records

    records = Records.at(path)
    return [file.stem for file in records.files], cache(records.game)


def _write(recording: dict[str, Any], form: str, step: int, path: Path) -> None:
    from synth.play.watch.drawing import as_image, as_svg, position
    from synth.play.watch.page import game_page

    last = len(recording["steps"]) - 1
    if not -last - 1 <= step <= last:
        raise InputError(f"--step {step}: the game has steps 0 to {last}")
    with replace_file(path) as file:
        if form == "html":
            file.write(game_page(recording).encode())
        elif form == "svg":
            file.write(as_svg(position(recording, step % (last + 1)), recording["title"]).encode())
        else:
            try:
                images = [as_image(position(recording, at)) for at in range(last + 1)]
            except ModuleNotFoundError as missing:
                raise InputError(f"a GIF needs {missing.name}: pip install 'synth[play]'") from None
            images[0].save(file, "GIF", save_all=True, append_images=images[1:], duration=900, loop=0, optimize=True)
