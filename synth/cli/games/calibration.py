"""`synth calibration`: does a policy's value mean what it says?"""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.deck_lists import DeckLists, deck_names, engine_with, read_decks
from synth.cli.options.engine import EngineFolder
from synth.cli.options.players import check_players
from synth.cli.options.shared import AsJson
from synth.cli.output.table import counted, show_table
from synth.extras import need
from synth.spec.decks import EIGHT
from synth.spec.errors import InputError


def calibration(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="policy, or policy:RUN.")] = "policy",
    decks: DeckLists = None,
    games: Annotated[int, typer.Option(min=2, help="Games of the policy against itself, over all pairs of decks.")] = 500,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other games.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", help="A picture.")] = None,
    engine: EngineFolder = None,
    as_json: AsJson = False,
) -> None:
    """Compare what a policy expects at every decision with how the games end, with 95% intervals by drawing games again."""
    check_players(player)
    if player.partition(":")[0] != "policy" and not Path(player).is_dir():
        raise InputError(f"{player} has no value; give policy or policy:RUN")
    if out is not None:
        need("matplotlib")
    names = deck_names(decks or EIGHT)
    lists = read_decks(names)
    folder = engine_with(engine, names)
    from synth.engines.engine import Engine
    from synth.play.arena import Schedule
    from synth.play.calibration import binned, described, error, watched
    from synth.play.roster import find_player

    loaded = Engine.load(folder)
    loaded.deck_rows(lists)  # refuses a deck it does not know, before anything is compiled
    print("compiling and playing …", file=sys.stderr)
    who = find_player(player, loaded)
    bins = binned(watched(loaded, who, Schedule.spread(lists, games, seed)), seed)  # type: ignore[arg-type]
    title = f"{player}, {counted(games, 'game')}: values are off by {error(bins):.3f} on average"
    if out is not None:
        from synth.play.pictures import calibration as draw

        draw(bins, title, out)
    if as_json:
        print(json.dumps({"player": player, "games": games, "error": round(error(bins), 4), "bins": list(map(described, bins))}))
        return
    rows = ((f"{b.value:+.2f}", f"{b.outcome:+.2f}", f"[{b.low:+.2f}, {b.high:+.2f}]", b.decisions) for b in bins)
    show_table(title, ("value", "outcome", "95%", "decisions"), rows)
    print(title, file=sys.stderr)
