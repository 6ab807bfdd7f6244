"""Scenarios that a model wrote: YAML without tags, anchors or aliases, limited in size, about cards there are."""

from collections.abc import Container

import yaml
from pydantic import Field

from synth.agent.conversation import Arguments
from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.verify.scenarios.run import Outcome, run
from synth.verify.scenarios.scenario import Scenario, read_text

MOST = 20
LONGEST = 40
"""Steps of one scenario."""


class ScenarioText(Arguments):
    scenarios: str = Field(max_length=20_000, description="YAML, documents separated by ---")


def read_scenarios(source: str, known: Container[str], least: int = 1) -> list[Scenario]:
    """An InputError says what is wrong with them."""
    try:
        if any(isinstance(token, yaml.AnchorToken | yaml.AliasToken) for token in yaml.scan(source)):
            raise InputError("anchors and aliases are not allowed")
    except yaml.YAMLError as error:
        raise InputError(" ".join(str(error).split())) from None
    scenarios = list(read_text(source, "YAML"))
    if not least <= len(scenarios) <= MOST:
        raise InputError(f"{len(scenarios)} scenarios; write {least} to {MOST}")
    for scenario in scenarios:
        unknown = sorted(card for _, card in scenario.cards() if card not in known)
        if unknown:
            raise InputError(f"there is no card {unknown[0]}")
        if len(scenario.steps) > LONGEST:
            raise InputError(f"scenario {scenario.name}: more than {LONGEST} steps")
    return scenarios


def run_safely(scenario: Scenario, pool: CardPool) -> Outcome:
    """On the reference. It is built for the programs and positions of games; what a model writes may reach further."""
    try:
        return run(scenario, pool)
    except InputError as error:
        return Outcome(scenario.name, f"cannot be run: {error}")
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
        return Outcome(scenario.name, f"the reference engine fails: {type(error).__name__}: {error}")
