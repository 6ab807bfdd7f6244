"""`synth scenario`: do positions and moves come out as the files say, on both engines?"""

import json
import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.shared import AsJson
from synth.engines.pool import playable
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.position import cards_needed
from synth.verify.scenarios.run import Outcome, Rival, run
from synth.verify.scenarios.scenario import Scenario, read_files


class Engine(StrEnum):
    REFERENCE = "reference"
    TCGJAX = "tcgjax"
    BOTH = "both"


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE_OR_FOLDER...", help="Scenario files, YAML.")],
    engine: Annotated[Engine, typer.Option(help="The engine to hold to them.")] = Engine.BOTH,
    as_json: AsJson = False,
) -> None:
    """Run scenarios: one line each, for a failing one with the step, the expected and the actual value."""
    found = read_files(paths)
    known = list(load_catalogue().cards.values())
    needed = cards_of(known, [one for _, one in found])
    if engine is not Engine.REFERENCE:
        needed = playable(needed)[0]
    pool = CardPool(needed, rules=rules_in_force())
    beyond = {card.id for card in known} - pool.number_of.keys()
    inside = [one for _, one in found if {card for _, card in one.cards()} <= pool.number_of.keys()]
    rival = None if engine is Engine.REFERENCE else _tcgjax(pool, needed, inside)
    outcomes = [(path, _run(path, one, pool, beyond, rival)) for path, one in found]
    holding = sum(outcome.holds for _, outcome in outcomes)
    for path, outcome in outcomes:
        if as_json:
            row = {"file": str(path), "scenario": outcome.name, "holds": outcome.holds, "failure": outcome.failure}
            print(json.dumps(row, ensure_ascii=False))
        else:
            print(f"holds  {outcome.name}" if outcome.holds else f"FAILS  {outcome.name}: {outcome.failure}")
    print(f"{holding} of {len(outcomes)} scenarios hold", file=sys.stderr if as_json else sys.stdout)
    raise typer.Exit(0 if holding == len(outcomes) else 1)


def _run(path: Path, one: Scenario, pool: CardPool, beyond: set[str], rival: Callable[[int], Rival] | None) -> Outcome:
    strange = sorted({card for _, card in one.cards()} & beyond)
    if strange:
        return Outcome(one.name, f"the engines cannot play {' '.join(strange)} yet")
    try:
        return run(one, pool, rival)
    except InputError as error:
        raise InputError(f"{path}: scenario {one.name}: {error}") from None


def _tcgjax(pool: CardPool, cards: list[Card], scenarios: list[Scenario]) -> Callable[[int], Rival]:
    from synth.verify.engines.seats import SeatsFor
    from synth.verify.engines.shared_code import engine_for_pool

    print("building the engine for these cards …", file=sys.stderr)
    most = max((cards_needed(pool, one) for one in scenarios), default=0)
    return SeatsFor(engine_for_pool(cards, max(most, pool.rules.deck_size)), pool)
