"""What is decided about one text: the gates in their order, and the evidence of each."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from synth.agent.asking import Asker
from synth.agent.conversation import Accepted, converse
from synth.agent.ledger import Topic
from synth.agent.translate.author import author
from synth.agent.translate.mutants import mutants
from synth.agent.translate.saying import says_the_same
from synth.agent.translate.specimen import blank, specimen
from synth.agent.translate.text import Shelf, Text
from synth.agent.translate.trial import refuted, run_all
from synth.agent.translate.witness import check_scenarios, witness
from synth.dsl.canonical import equivalent
from synth.dsl.parser import parse_effect
from synth.verify.scenarios.scenario import Scenario

NOTICED = 0.5
"""Share of small faults in the program that the scenarios must notice to count as a test of it."""

Gate = Literal["programs", "agreement", "english", "scenarios", "sharpness"]


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Finding(_Kept):
    """One gate: whether it was passed, and what was seen."""

    gate: Gate
    passed: bool
    seen: str


class Attempt(_Kept):
    """All that one model did about a text."""

    model: str
    programs: tuple[str, ...] = ()
    english: str | None = None
    scenarios: str | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def passed(self) -> bool:
        return bool(self.findings) and all(finding.passed for finding in self.findings)


class Decision(_Kept):
    """The last attempt decides; earlier ones, of smaller models, are kept as evidence."""

    text_hash: str
    carrier: str
    text: str
    cards: tuple[str, ...]
    attempts: tuple[Attempt, ...]

    @property
    def accepted(self) -> bool:
        return self.attempts[-1].passed

    @property
    def program(self) -> str | None:
        programs = self.attempts[-1].programs
        return programs[0] if programs else None

    @property
    def why(self) -> str:
        """The gate that was not passed."""
        failed = [finding for finding in self.attempts[-1].findings if not finding.passed]
        return f"{failed[0].gate}: {failed[0].seen}" if failed else "accepted"


def decide(text: Text, shelf: Shelf, models: tuple[str, ...], asker: Asker) -> Decision:
    """Tries one model after the other, the smallest first, until one attempt passes every gate."""
    attempts: list[Attempt] = []
    for model in models:
        attempts.append(_Trial(text, shelf, model, asker).attempt())
        if attempts[-1].passed:
            break
    return Decision(
        text_hash=text.hash, carrier=text.carrier, text=text.text, cards=text.printings, attempts=tuple(attempts)
    )


class _Trial:
    def __init__(self, text: Text, shelf: Shelf, model: str, asker: Asker) -> None:
        self.text, self.shelf, self.model, self.asker = text, shelf, model, asker
        self.result = Attempt(model=model)

    def attempt(self) -> Attempt:
        """Stops at the first gate that is not passed: what comes after it would cost and change nothing."""
        if self._programs() and self._agreement() and self._english():
            scenarios = self._scenarios()
            if scenarios:
                self._sharpness(scenarios)
        return self.result

    def _find(self, gate: Gate, passed: bool, seen: str, **kept: object) -> bool:
        findings = (*self.result.findings, Finding(gate=gate, passed=passed, seen=seen))
        self.result = self.result.model_copy(update={"findings": findings, **kept})
        return passed

    def _converse(self, phase: str) -> Topic:
        return Topic(f"translate/{self.text.key}/{phase}.{self.model}", phase, self.text.card.id)

    def _programs(self) -> bool:
        """Two conversations without a common history."""
        job = author(self.text, self.shelf, self.model)
        ends = [converse(self.asker, self._converse(phase), job) for phase in ("first", "second")]
        programs = tuple(end.value for end in ends if isinstance(end, Accepted))
        seen = "; ".join("wrote a program" if isinstance(end, Accepted) else end.why for end in ends)
        return self._find("programs", len(programs) == len(ends), seen, programs=programs)

    def _agreement(self) -> bool:
        first, second = (parse_effect(program) for program in self.result.programs)
        same = equivalent(first, second)
        return self._find("agreement", same, "the same" if same else "the two programs differ")

    def _english(self) -> bool:
        saying = says_the_same(self.text.text, self.result.programs[0], self.text.carrier, self.shelf.names)
        return self._find("english", saying.differs is None, saying.differs or "says the same", english=saying.english)

    def _scenarios(self) -> list[Scenario]:
        end = converse(self.asker, self._converse("scenarios"), witness(self.text, self.shelf, self.model))
        if not isinstance(end, Accepted):
            self._find("scenarios", False, end.why)
            return []
        scenarios = check_scenarios(end.value, self.text, self.shelf)
        outcomes = run_all(specimen(self.text, self.result.programs[0], self.shelf), scenarios, self.shelf)
        failures = [f"{outcome.name}: {outcome.failure}" for outcome in outcomes if not outcome.holds]
        seen = f"{len(outcomes) - len(failures)} of {len(outcomes)} hold"
        held = self._find("scenarios", not failures, "; ".join([seen, *failures]), scenarios=end.value)
        return scenarios if held else []

    def _sharpness(self, scenarios: list[Scenario]) -> bool:
        """Scenarios that hold for other programs as well are no evidence for this one."""
        program = self.result.programs[0]
        others = [mutant.program for mutant in mutants(parse_effect(program), self.text.carrier)]
        missed = [other for other in others if not refuted(specimen(self.text, other, self.shelf), scenarios, self.shelf)]
        idle = refuted(blank(self.text, self.shelf), scenarios, self.shelf) is None
        seen = f"{len(others) - len(missed)} of {len(others)} wrong neighbours are noticed"
        if idle:
            seen += "; the scenarios hold without the text as well"
        return self._find("sharpness", not idle and len(missed) <= (1 - NOTICED) * len(others), seen)
