"""`synth verify --level 4`: a policy plays on both engines."""

import json
import sys
from pathlib import Path

import typer

from synth.cli.options.deck_lists import deck_names, engine_with, read_decks
from synth.cli.options.players import check_players
from synth.cli.output.progress import progress
from synth.cli.output.table import counted
from synth.spec.decks import EIGHT
from synth.spec.errors import InputError


def verify_transfer(
    engine: Path | None, decks: list[str] | None, player: str, games: int, seed: int, workers: int, as_json: bool
) -> None:
    """Exits with status 1 if a game went different ways."""
    if player.partition(":")[0] not in ("policy", "argmax", "attack", "evolve") and not Path(player).is_dir():
        raise InputError(f"--player {player}: level 4 needs one that decides by what it sees: policy, argmax, attack or evolve")
    check_players(player)
    names = deck_names(decks or EIGHT)
    lists = read_decks(names)
    folder = engine_with(engine, names)
    from synth.play.arena import Schedule
    from synth.verify.rollouts.transfer import TransferCampaign, run_transfer

    campaign = TransferCampaign(folder, player, Schedule.spread(lists, games, seed), workers)
    with progress("verify", games, "games") as tick:
        report = run_transfer(campaign, tick)
    summary = {
        "level": 4,
        "player": player,
        "games": report.games,
        "decisions": report.decisions,
        "differences": len(report.partings),
        "won_0": report.wins[0],
        "won_1": report.wins[1],
        "ties": report.wins[2],
        "seconds": round(report.seconds, 1),
    }
    for parting in report.partings:
        print(parting, file=sys.stderr)
    print(
        json.dumps(summary)
        if as_json
        else f"{player}: {counted(report.games, 'game')}, {counted(report.decisions, 'decision')} on both engines: "
        f"{counted(len(report.partings), 'difference')}; {summary['seconds']} s"
    )
    raise typer.Exit(1 if report.partings else 0)
