"""`synth verify`: do the engines agree, bit for bit?"""

from __future__ import annotations

import json
import multiprocessing
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.engine import EngineFolder, engine_for
from synth.cli.options import AsJson
from synth.cli.pool import Decks, PoolName, Sets
from synth.cli.portable import Portable, use_portable
from synth.cli.progress import progress
from synth.cli.table import show_table
from synth.cli.transfer import verify_transfer
from synth.engines import load_engine
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from synth.verify.campaign import Campaign, run_campaign
from synth.verify.report import write_report
from synth.verify.rollouts import Difference
from synth.verify.shrink import TRIES

DEFAULT_REPORT = Path("out/verify")
GAME = 128
"""Decisions of a long game: a campaign plays at least that many in each of its games."""

NAMED = 20
"""Of what was never played, so much is named."""


def verify(
    decisions: Annotated[int, typer.Option(min=1, help="Decisions to compare.")] = 20_000,
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
    level: Annotated[int, typer.Option(min=3, max=4, help="3: random games; 4: games of a policy, move by move.")] = 3,
    player: Annotated[str, typer.Option(help="Level 4: who plays; see synth eval.")] = "policy",
    games: Annotated[int, typer.Option(min=1, help="Level 4: games to play, spread over all pairs of decks.")] = 1000,
    portable: Portable = False,
    as_json: AsJson = False,
) -> None:
    """Play random legal games on both engines and compare every cell, mask, reward and observation at every step."""
    if portable:
        use_portable()
    if level == 4:
        if sets or pool or batch or show:
            raise InputError("--level 4 plays --games of --decks; --sets, --pool, --batch and --show are for level 3")
        verify_transfer(engine, decks, player, games, seed, workers, as_json)
    with engine_for(engine, sets, pool, decks) as folder:
        _verify(folder, decisions, seed, batch, workers, show, report, as_json)


def _verify(
    engine: Path, decisions: int, seed: int, batch: int | None, workers: int, show: bool, out: Path, as_json: bool
) -> None:
    batch = batch or max(8, min(512, decisions // workers // GAME))
    campaign = Campaign(engine=engine, decisions=decisions, seed=seed, batch=min(batch, decisions), workers=workers)
    with progress("verify", decisions, "decisions") as tick:
        report = run_campaign(campaign, tick)
    coverage = report.coverage
    idle_cards, idle_attacks, idle_verbs = coverage.idle
    idle = idle_cards + idle_verbs + idle_attacks
    summary = {
        "decisions": report.decisions,
        "games": report.games,
        "differences": len(report.differences),
        "cards_played": len(coverage.cards) - len(idle_cards),
        "attacks_used": len(coverage.attacks) - len(idle_attacks),
        "verbs_played": len(coverage.verbs) - len(idle_verbs),
        "cards_in_pool": len(coverage.cards),
        "attacks_in_pool": len(coverage.attacks),
        "verbs_in_pool": len(coverage.verbs),
        "seconds": round(report.seconds, 1),
    }
    for difference in report.differences:
        print(difference, file=sys.stderr)
    scenarios = _shrunk(report.differences, engine, out) if report.differences else []
    if as_json:
        print(json.dumps(summary | {"never_played": idle, "scenarios": list(map(str, scenarios))}))
    else:
        print(
            "{decisions} decisions in {games} games: {differences} differences; {seconds} s; played: {cards_played} of "
            "{cards_in_pool} cards, {attacks_used} of {attacks_in_pool} attacks, {verbs_played} of {verbs_in_pool} verbs".format(
                **summary
            )
        )
        if idle:
            more = f" and {len(idle) - NAMED} more (--show has all)" if len(idle) > NAMED else ""
            print(f"never played: {', '.join(idle[:NAMED])}{more}")
        if show:
            counts = (*coverage.verbs.most_common(), *coverage.cards.most_common(), *coverage.attacks.most_common())
            show_table("played", ("times", "what"), ((times, name) for name, times in counts))
    raise typer.Exit(1 if report.differences else 0)


def _shrunk(differences: list[Difference], engine: Path, out: Path) -> list[Path]:
    """Writes the report, and for each kind of difference a scenario as small as possible."""
    from synth.verify.scenario_tcgjax import TcgJax

    print("shrinking the differences; the engine is compiled for single games …", file=sys.stderr)
    loaded = load_engine(engine)
    catalogue = load_catalogue()
    pool = CardPool([catalogue.cards[card] for card in loaded.CARDS])
    with progress("shrink", TRIES, "scenarios") as tick:
        scenarios = write_report(differences, pool, TcgJax(loaded).seats, out, tick)
    for path in scenarios:
        print(f"shown by {path}", file=sys.stderr)
    print(f"report in {out}", file=sys.stderr)
    return scenarios
