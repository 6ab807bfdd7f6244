"""`synth eval`: how often does one player beat another?"""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options.deck_lists import DeckLists, deck_names, engine_with, read_decks
from synth.cli.options.devices import CORES, Devices, use_devices
from synth.cli.options.engine import EngineFolder
from synth.cli.options.players import check_players
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted
from synth.spec.decks import EIGHT

PLAYERS = (
    "random, attack, evolve, greedy, expert; policy, argmax, search (of the shipped policy, or :RUN of a run folder); "
    "search@128 makes 128 simulations a move, search@100ms as many as that time allows"
)


def evaluate(
    a: Annotated[str, typer.Argument(metavar="A", help=f"A player: {PLAYERS}.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Its opponent.")],
    decks: DeckLists = None,
    games: Annotated[int, typer.Option(min=1, help="Games, spread over all pairs of decks.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other games.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 1024,
    engine: EngineFolder = None,
    devices: Devices = CORES,
    as_json: AsJson = False,
) -> None:
    """Play A against B and show how many games A wins, with 95% intervals and by who went first."""
    use_devices(devices)
    names = deck_names(decks or EIGHT)
    read_decks(names)
    check_players(a, b)
    summary = _evaluate(engine_with(engine, names), (a, b), names, games, seed, batch)
    print(json.dumps(summary) if as_json else _sheet(summary))


def _evaluate(folder: Path, players: tuple[str, str], names: list[str], games: int, seed: int, batch: int) -> dict[str, Any]:
    from synth.engines.engine import Engine
    from synth.play.arena import Arena, Schedule
    from synth.play.results import Tally
    from synth.play.roster import batch_for, find_player

    engine = Engine.load(folder)
    decks = read_decks(names)
    engine.deck_rows(decks)  # refuses a deck it does not know, before anything is compiled
    pair = find_player(players[0], engine), find_player(players[1], engine)
    arena = Arena(engine, pair, min(batch_for(players, batch), games))
    schedule = Schedule.spread(decks, games, seed)
    with progress(f"{players[0]} against {players[1]}", games, "games") as tick:
        print("compiling …", file=sys.stderr)
        arena.compile(schedule)
        began = time.monotonic()
        results = arena.play(schedule, tick)
        seconds = time.monotonic() - began

    def share(tally: Tally) -> dict[str, Any]:
        low, high = tally.interval
        return {
            **{"games": tally.games, "won": tally.wins, "tied": tally.ties, "lost": tally.losses},
            **{"rate": round(tally.rate, 4), "low": round(low, 4), "high": round(high, 4)},
        }

    return {
        "players": players,
        "decks": [deck.name for deck in schedule.decks],
        "all": share(results.tally()),
        "going first": share(results.where(results.first == 0).tally()),
        "going second": share(results.where(results.first == 1).tally()),
        "turns": round(float(results.turns.mean()), 1),
        "decisions": round(float(results.decisions.mean()), 1),
        "seconds": round(seconds, 1),
    }


def _sheet(summary: dict[str, Any]) -> str:
    a, b = summary["players"]
    games, decks = counted(summary["all"]["games"], "game"), counted(len(summary["decks"]), "deck")
    lines = [f"{a} against {b}, {games} over {decks} in {summary['seconds']} s"]
    for name in ("all", "going first", "going second"):
        part = summary[name]
        lines.append(
            f"  {name:12} won {part['rate']:6.1%} [{part['low']:.1%}, {part['high']:.1%}]"
            f"   {part['won']:,} won, {part['lost']:,} lost, {part['tied']:,} tied"
        )
    lines.append(f"  a game has {summary['turns']} turns and {summary['decisions']} decisions on average")
    return "\n".join(lines)
