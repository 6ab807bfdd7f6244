"""What a trial says about a failure: the first cells that differ, the programs involved, and a scenario that shows it."""

from collections.abc import Iterator
from dataclasses import dataclass

from synth.reference_py.cards import CardPool
from synth.verify.differences.first_difference import values_apart
from synth.verify.differences.report import dump
from synth.verify.differences.shrink import Engine
from synth.verify.scenarios.scenario import Scenario

CELLS = 8
"""Differing cells that are named."""


@dataclass(frozen=True)
class Failure:
    level: str
    what: str
    scenario: Scenario | None = None

    def __str__(self) -> str:
        return f"{self.level}: {self.what}"


def told(level: str, what: str, scenario: Scenario | None, pool: CardPool, engine: Engine) -> Failure:
    """With the scenario, if the difference could be stated as one."""
    if scenario is None:
        return Failure(level, what)
    apart = values_apart(scenario, pool, engine)
    cells = [f"{name}: reference {mine}, engine {theirs}" for name, (mine, theirs) in list(apart.items())[:CELLS]]
    lines = [*(cells or [what]), *_programs(scenario, pool), "scenario:", dump(scenario).rstrip()]
    return Failure(level, "\n".join(lines), scenario)


def _programs(scenario: Scenario, pool: CardPool) -> Iterator[str]:
    """Of the cards that take part; those that only lie in a deck do not."""
    part = dict.fromkeys(card for place, card in scenario.cards() if not place.endswith(".deck"))
    for number in dict.fromkeys(pool.number_of[card] for card in part):
        card = pool[number].card
        yield from (f"{card.id}: {effect.program}" for effect in card.effects)
