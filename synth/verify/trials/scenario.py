"""One scenario on a machine of just its cards, beside the reference."""

from collections.abc import Sequence
from functools import partial

from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.rules_in_force import rules_in_force
from synth.verify.differences.failing import Failure, told
from synth.verify.engines.interpreted import Interpreted, Seats
from synth.verify.engines.machines import Machines
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.position import cards_needed
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import Scenario


def first_failure(scenarios: Sequence[Scenario], cards: Sequence[Card], machines: Machines) -> Failure | None:
    """Of the scenarios that do not hold, the first; `cards` are all there are."""
    if not scenarios:
        return None
    needed = cards_of(cards, scenarios)
    pool = CardPool(needed, rules=rules_in_force())
    places = max(cards_needed(pool, scenario) for scenario in scenarios)
    engine = partial(Seats, Interpreted(machines.machine(needed, places), needed))
    for scenario in scenarios:
        outcome = run(scenario, pool, engine)
        if outcome.failure:
            return told("L2", outcome.failure, scenario, pool, engine)
    return None
