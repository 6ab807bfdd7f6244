"""`synth verify`: do the engines agree, bit for bit?"""

import json
import multiprocessing
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.engine import EngineFolder, engine_for
from synth.cli.options.pool import Decks, PoolName, Sets
from synth.cli.options.portable import Portable, use_portable
from synth.cli.options.ray import RayAddress, runner_for
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted, show_table
from synth.cli.verification.levels import verify_levels
from synth.cli.verification.programs import verify_programs
from synth.cli.verification.transfer import verify_transfer
from synth.engines import load_engine
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.differences.report import write_report
from synth.verify.differences.shrink import TRIES
from synth.verify.engines.seats import SeatsFor
from synth.verify.rollouts.campaign import Campaign, batch_of, run_campaign
from synth.verify.rollouts.verifier import Difference

DEFAULT_REPORT = Path("out/verify")
GAME = 128
"""Decisions of a long game: a campaign plays at least that many in each of its games."""

DECISIONS = 20_000
LEVELS = ("1", "2", "3", "4", "all")
NAMED = 20
"""Of what was never played, so much is named."""


def verify(
    decisions: Annotated[int | None, typer.Option(min=1, help=f"Decisions to compare; default {DECISIONS:,}.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other decks and games.")] = 0,
    engine: EngineFolder = None,
    sets: Sets = None,
    pool: PoolName = None,
    decks: Decks = None,
    batch: Annotated[
        int | None, typer.Option(min=1, max=65536, help="Games side by side in a worker; default: so that games get going.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = max(1, multiprocessing.cpu_count() // 2 * 2),
    show: Annotated[bool, typer.Option("--show", help="List how often every card and verb was played.")] = False,
    report: Annotated[
        Path, typer.Option(help="Folder for differences, if there are any: a report, and small scenarios that show them.")
    ] = DEFAULT_REPORT,
    level: Annotated[
        str,
        typer.Option(
            help="1: each card and cell, and what always holds; 2: interactions; 3: random games; 4: games of a policy; "
            "`all`: 1, 2 and 3 for --minutes."
        ),
    ] = "3",
    minutes: Annotated[float | None, typer.Option(min=0, help="Level 1, 2, all: rounds with other seeds for so long.")] = None,
    size: Annotated[float, typer.Option(min=0.01, max=20, help="Level 1, 2, all: how much a round plays.")] = 1.0,
    ray: RayAddress = None,
    player: Annotated[str, typer.Option(help="Level 4: who plays; see synth eval.")] = "policy",
    games: Annotated[int, typer.Option(min=1, help="Level 4: games to play, spread over all pairs of decks.")] = 1000,
    programs: Annotated[int, typer.Option(min=0, help="Instead: so many random effects on made-up cards.")] = 0,
    pairs: Annotated[bool, typer.Option("--pairs", help="Instead: every two verbs in one effect, in both orders.")] = False,
    portable: Portable = False,
    as_json: AsJson = False,
) -> None:
    """Play random legal games on both engines and compare every cell, mask, reward and observation at every step."""
    if level not in LEVELS:
        raise InputError(f"no level {level}; there are {', '.join(LEVELS)}")
    by_parts = level in ("1", "2", "all") or (level == "3" and minutes is not None)
    if ray is not None and not by_parts:
        raise InputError("--ray is for --level 1, 2 and all, and for --level 3 with --minutes")
    if by_parts and (programs or pairs or decisions or batch or show or portable):
        raise InputError(f"--level {level} is measured by --minutes and --size; the other options are for level 3")
    if programs or pairs:
        if level != "3" or engine or sets or pool or decks or decisions or batch or show or portable:
            raise InputError("--programs and --pairs make up their cards and games; beside them only --seed, --workers, --json")
        verify_programs(programs, pairs, seed, workers, as_json)
    if by_parts:
        runner = runner_for(ray, workers)
        wanted = (1, 2, 3) if level == "all" else (int(level),)
        folder = engine_for(engine, sets, pool, decks)
        verify_levels(folder, wanted, seed, minutes or 0, size, runner, report, as_json)
    if level == "4":
        if sets or pool or batch or show or decisions:
            raise InputError(
                "--level 4 plays --games of --decks; --decisions, --sets, --pool, --batch and --show are for level 3"
            )
        if portable:
            use_portable(engine_for(engine, sets, pool, decks))
        verify_transfer(engine, decks, player, games, seed, workers, as_json)
    folder = engine_for(engine, sets, pool, decks)
    if portable:
        use_portable(folder)
    size = batch or max(8, min(512, (decisions or DECISIONS) // workers // GAME))
    campaign = Campaign(folder, decisions or DECISIONS, seed, min(size, decisions or DECISIONS), workers, portable)
    _verify(campaign, show, report, as_json)


def _verify(campaign: Campaign, show: bool, out: Path, as_json: bool) -> None:
    with progress("verify", campaign.decisions, "decisions") as tick:
        report = run_campaign(campaign, tick)
    coverage = report.coverage
    idle_cards, idle_attacks, idle_verbs = coverage.idle
    idle = idle_cards + idle_verbs + idle_attacks
    summary = {
        "decisions": report.decisions,
        "games": report.games,
        "differences": len(report.differences),
        "no_room": len(report.no_room),
        "cards_played": len(coverage.cards) - len(idle_cards),
        "attacks_used": len(coverage.attacks) - len(idle_attacks),
        "verbs_played": len(coverage.verbs) - len(idle_verbs),
        "cards_in_pool": len(coverage.cards),
        "attacks_in_pool": len(coverage.attacks),
        "verbs_in_pool": len(coverage.verbs),
        "seconds": round(report.seconds, 1),
    }
    for difference in (*report.differences, *report.no_room):
        print(difference, file=sys.stderr)
    failed = bool(report.differences or report.no_room)
    scenarios = _shrunk([*report.differences, *report.no_room], campaign, out) if failed else []
    if as_json:
        print(json.dumps(summary | {"never_played": idle, "scenarios": list(map(str, scenarios))}))
    else:
        print(
            f"{counted(report.decisions, 'decision')} in {counted(report.games, 'game')}: "
            f"{counted(len(report.differences), 'difference')}"
            + (f", {counted(len(report.no_room), 'time')} no room for what lasts" if report.no_room else "")
            + f"; {summary['seconds']} s; played: "
            + "{cards_played} of {cards_in_pool} cards, {attacks_used} of {attacks_in_pool} attacks, "
            "{verbs_played} of {verbs_in_pool} verbs".format(**summary)
        )
        if idle:
            more = f" and {len(idle) - NAMED} more (--show has all)" if len(idle) > NAMED else ""
            print(f"never played: {', '.join(idle[:NAMED])}{more}")
        if show:
            counts = (*coverage.verbs.most_common(), *coverage.cards.most_common(), *coverage.attacks.most_common())
            show_table("played", ("times", "what"), ((times, name) for name, times in counts))
    raise typer.Exit(1 if failed else 0)


def _shrunk(differences: list[Difference], campaign: Campaign, out: Path) -> list[Path]:
    """Writes the report, and for each kind of difference a scenario as small as possible."""
    print("shrinking the differences …", file=sys.stderr)
    loaded = load_engine(campaign.engine)
    catalogue = load_catalogue()
    pool = CardPool([catalogue.cards[card] for card in loaded.CARDS], rules=rules_in_force())
    engine = SeatsFor(batch_of(loaded, campaign.portable), pool)
    with progress("shrink", TRIES, "scenarios") as tick:
        scenarios = write_report(differences, pool, engine, out, tick)
    for path in scenarios:
        print(f"shown by {path}", file=sys.stderr)
    print(f"report in {out}", file=sys.stderr)
    return scenarios
