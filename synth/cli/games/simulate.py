"""`synth simulate`: games between two decks, told or written down."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from synth.cli.options.deck_lists import engine_with, read_decks
from synth.cli.options.devices import use_devices
from synth.cli.options.engine import EngineFolder
from synth.cli.options.players import check_players
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted
from synth.spec.decks import Deck
from synth.spec.errors import InputError

SIDE_BY_SIDE = 256
"""Games with open files at a time."""


def simulate(
    a: Annotated[str, typer.Argument(metavar="A", help="A deck: a file, or a name from `synth deck list`.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The other deck.")],
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Games.")] = 10,
    players: Annotated[str, typer.Option(help="Who plays A and B; see synth eval. `human` asks you.")] = "evolve,evolve",
    export: Annotated[Path | None, typer.Option("--export", help="Folder for a JSONL file a game.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other games.")] = 0,
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Tell the games in words, as A's player sees them.")] = False,
    engine: EngineFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play games between two decks; --export writes every state, the legal actions and the chosen one."""
    names = tuple(name.strip() for name in players.split(","))
    if len(names) != 2:
        raise InputError(f"--players {players}: give two, with a comma between them")
    if export is not None and export.exists() and (not export.is_dir() or any(export.iterdir())):
        raise InputError(f"--export {export} is not an empty folder")
    told = verbose or "human" in names
    if told and export:
        raise InputError("--export writes games that nobody is told: leave out -v and human")
    use_devices(1)
    decks = read_decks((a, b))
    check_players(*(name for name in names if name != "human"))
    if told:
        ends = _tell(engine, decks, names, games, seed, sys.stderr if as_json or "human" in names else sys.stdout)
    else:
        ends = _play(engine_with(engine, (a, b)), decks, names, games, export, seed)
    if as_json:
        print(json.dumps({"decks": [deck.name for deck in decks], "players": names, "games": ends}))
        return
    counts = Counter(end["winner"] for end in ends)
    sides = (f"{deck.name} ({player}) won {counts[seat]}" for seat, (deck, player) in enumerate(zip(decks, names, strict=True)))
    summary = f"{counted(len(ends), 'game')}: {', '.join(sides)}, {counted(counts[None], 'tie')}"
    print(summary + (f"; written to {export}" if export else ""))


def _tell(
    engine: Path | None, decks: list[Deck], names: tuple[str, ...], games: int, seed: int, out: TextIO
) -> list[dict[str, Any]]:
    """One game after the other, told as it goes; the same games as without words."""
    from synth.play.arena import Schedule
    from synth.play.live.bots import Bots
    from synth.play.live.pool import Library
    from synth.play.terminal import Left, Sitting

    bots = Bots(engine)
    for name in names:
        if name != "human":
            bots.check(name)
    sitting = Sitting(Library(engine), bots, (names[0], names[1]), out)
    ends: list[dict[str, Any]] = []
    for number, one in enumerate(Schedule.of(decks, [(0, 1)], games, seed).seeds, start=1):
        print(f"game {number}, seed {one}", file=out)
        try:
            end = sitting.play(decks, int(one))
        except Left:
            print("left the game", file=sys.stderr)
            break
        ends.append({"end": end.decisions, "winner": end.winner, "turns": end.turns})
    return ends


def _play(
    folder: Path, decks: list[Deck], names: tuple[str, ...], games: int, export: Path | None, seed: int
) -> list[dict[str, Any]]:
    from synth.engines.engine import Engine
    from synth.play.arena import Schedule
    from synth.play.records import outcomes, record
    from synth.play.roster import find_player
    from synth.play.table import Table

    engine = Engine.load(folder)
    mine, theirs = (find_player(name, engine) for name in names)
    table = Table(engine, (mine, theirs))
    whole = Schedule.of(decks, [(0, 1)], games, seed)
    ends: list[dict[str, Any]] = []
    if export is not None:
        export.mkdir(parents=True, exist_ok=True)
    with progress("simulate", games, "games") as tick:
        for first in range(0, games, SIDE_BY_SIDE):
            part = whole.part(slice(first, first + SIDE_BY_SIDE))
            moments = table.play(part)
            ends += record(engine, part, names, moments, export, first) if export else outcomes(moments, len(part))
            tick(len(ends))
    return ends
