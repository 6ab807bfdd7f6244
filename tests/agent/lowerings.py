"""Lowerings of a verb that few cards say, right and wrong, and an effort that takes seconds."""

import pytest

from synth.agent.lower import run
from synth.agent.testing.replies import Reply, call
from synth.verify.differences.failing import Failure
from synth.verify.engines.machines import LoweredMachines
from synth.verify.trials.trial import Effort, Trial, Verdict

QUICK = Effort(positions=16, around=6, decisions=4, made_up=0, games=6, moves=16, tries=60, seconds=120.0)

END_TURN = "lower end_turn {\n  end_turn;\n}\n"
ENDS_NOTHING = "lower end_turn {\n}\n"
IMPORTS = "import os\n\nlower end_turn { end_turn; }\n"

SET_HP = "lower set_hp {\n  amount tens(amount);\n  target what { set_hp; }\n}\n"
SET_HP_TOO_HIGH = SET_HP.replace("tens(", "number(")

HOLDS = """\
name: The turn is over once the Ability has been used
A: {active: {card: A2b-035}}
B: {active: {card: A1-001}}
steps:
  - do: ability active
  - expect: {A.active.energy: P, to_act: B}
"""
DOES_NOT_HOLD = HOLDS.replace("to_act: B", "to_act: A")


def lowerings(*sources: str) -> list[Reply]:
    return [call("write_lowering", source=source) for source in sources]


def mendings(verb: str, *sources: str) -> list[Reply]:
    return [call("write_lowering", verb=verb, source=source) for source in sources]


WRONG = (ENDS_NOTHING, SET_HP_TOO_HIGH)


def judge_by_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not the trial that matters: the sources above are known to be wrong or right, and nothing is played."""

    def judged(trial: Trial, machines: LoweredMachines, *_: object, **__: object) -> Verdict:
        wrong = any(overlay.source.startswith(WRONG) for overlay in machines.lowerings.overlays)
        return Verdict(Failure("L1", "a difference\nscenario: made up") if wrong else None, 1, 1, 0.0)

    monkeypatch.setattr(Trial, "run", judged)
    monkeypatch.setattr(run, "trial_of", _remembered(run.trial_of))


_TRIALS: dict[tuple[object, ...], Trial] = {}


def _remembered(make):
    def trial_of(verb, catalogue, lowerings, effort):
        key = (verb, lowerings.verbs())
        if key not in _TRIALS:
            _TRIALS[key] = make(verb, catalogue, lowerings, effort)
        return _TRIALS[key]

    return trial_of
