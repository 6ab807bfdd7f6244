"""A tree against the verb it lowers and the operations there are: fields, words, forms, number and kinds of operands, labels."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from synth.codegen.machine.words import Do
from synth.codegen.overlay import tree
from synth.codegen.overlay.fields import kinds, words
from synth.codegen.overlay.forms import FORMS, QUESTIONS, Form
from synth.codegen.overlay.reading import Refused, read, refusal
from synth.codegen.programs.operands import OPERANDS_OF, Kind, Operand
from synth.dsl.forms import FORMS as VERBS
from synth.spec.errors import suggestion

STEPS_MOST = 120
INNER_MOST = 4
"""Blocks within a statement that a lowering writes: each once, or nearly."""
FAILED = "failed"
"""The label at the end of an attack."""
_OF_ATTACKS = {
    Do.STRIKE, Do.AIM, Do.AIMED, Do.BASE_SET, Do.BASE_TIMES, Do.DECIDE, Do.LOOP, Do.LOOP_BEGIN, Do.REFLIP, Do.COPY, Do.BECOME,
}  # fmt: skip
_BY_OTHERS = {Do.END, Do.TARGET, Do.TARGET_ANY, Do.RESTORE, Do.VOW, Do.MODAL, Do.PREVENT, Do.CHANGE, Do.SAVE, Do.USE_UP}
OPERATIONS: Mapping[str, Do] = {do.name.lower(): do for do in Do if do not in _OF_ATTACKS | _BY_OTHERS}
"""Those that a lowering may write; the others belong to the stages of attacks, to `target`, or to what stands around."""


def check(source: str, verb: str) -> tree.Lowering:
    """The tree of a source that is a lowering of the verb; Refused, in one line, if it is none."""
    found = read(source)
    if found.verb != verb:
        raise refusal(found.line, f"this is a lowering of {found.verb}, not of {verb}")
    if verb not in VERBS:
        raise refusal(found.line, f"no verb {verb}{suggestion(verb, VERBS)}")
    every = list(_every(found.steps))
    if len(every) > STEPS_MOST:
        raise Refused(f"a lowering has at most {STEPS_MOST} steps")
    if sum(isinstance(step, tree.Inner) for step in every) > INNER_MOST:
        raise Refused(f"a lowering writes at most {INNER_MOST} blocks")
    checker = _Checker(verb)
    checker.steps(found.steps, {})
    checker.labels()
    return found


def _every(steps: tree.Steps) -> Iterator[tree.Step]:
    for step in steps:
        yield step
        match step:
            case tree.When():
                yield from _every((*step.then, *step.other))
            case tree.Target():
                yield from _every(step.steps or ())


@dataclass(frozen=True)
class _Given:
    """What a value turns out to be."""

    kind: Kind
    least: int = 0
    most: int = 0

    def __str__(self) -> str:
        return f"a number {self.least}..{self.most}" if self.kind is Kind.NUMBER else f"a {self.kind}"


@dataclass
class _Checker:
    verb: str
    placed: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)

    def steps(self, steps: tree.Steps, known: dict[str, _Given]) -> None:
        known = dict(known)
        for step in steps:
            self._step(step, known)

    def labels(self) -> None:
        for name, line in self.used.items():
            if name not in self.placed and name != FAILED:
                raise refusal(line, f"@{name} is nowhere put down")

    def _step(self, step: tree.Step, known: dict[str, _Given]) -> None:
        match step:
            case tree.Let(name=name):
                if name in FORMS or name in known:
                    raise refusal(step.line, f"{name} means something already")
                known[name] = self._value(step.value, known)
            case tree.Operation():
                self._operation(step, known)
            case tree.PlaceLabel(name=name):
                if name in self.placed or name == FAILED:
                    raise refusal(step.line, f"@{name} is put down already")
                self.placed[name] = step.line
            case tree.When():
                self._test(step.test)
                self.steps(step.then, known)
                self.steps(step.other, known)
            case tree.Target():
                self._field(step.path, "selector", step.line)
                if step.fits and not self._form(step.fits, known).asks:
                    raise refusal(step.line, f"{step.fits.name} is no question about a Pokémon")
                self.steps(step.steps or (), known)
            case tree.Inner():
                self._field(step.path, "block", step.line)

    def _operation(self, step: tree.Operation, known: Mapping[str, _Given]) -> None:
        if step.name not in OPERATIONS:
            raise refusal(step.line, f"no operation {step.name}{suggestion(step.name, OPERATIONS)}")
        wanted = OPERANDS_OF[OPERATIONS[step.name]]
        if len(wanted) != len(step.values):
            said = ", ".join(map(str, wanted)) or "no operand"
            raise refusal(step.line, f"{step.name} takes {said}; {len(step.values)} given")
        for operand, value in zip(wanted, step.values, strict=True):
            given = self._value(value, known)
            if not _fits(operand, given):
                raise refusal(step.line, f"{step.name} takes {operand}, not {given}")

    def _value(self, value: tree.Value, known: Mapping[str, _Given]) -> _Given:
        match value:
            case tree.Number(n=n):
                return _Given(Kind.NUMBER, n, n)
            case tree.LabelName(name=name):
                self.used[name] = value.line
                return _Given(Kind.LABEL)
            case tree.Flag():
                self._test(value.test)
                return _Given(Kind.NUMBER, 0, 1)
            case tree.Cases():
                self._words(value.path, [word for word, _ in value.numbers], value.line)
                numbers = [number for _, number in value.numbers]
                return _Given(Kind.NUMBER, min(numbers), max(numbers))
            case tree.FormCall(name=name) if name in known and not value.arguments:
                return known[name]
        form = self._form(value, known)
        return _Given(form.gives, form.least, form.most)

    def _form(self, call: tree.FormCall, known: Mapping[str, _Given]) -> Form:
        form = FORMS.get(call.name)
        if form is None:
            raise refusal(call.line, f"no form {call.name}{suggestion(call.name, [*FORMS, *known])}")
        if len(form.takes) != len(call.arguments):
            said = ", ".join(str(one).replace("|", " or ") for one in form.takes) or "nothing"
            raise refusal(call.line, f"{call.name} takes {said}")
        for wanted, argument in zip(form.takes, call.arguments, strict=True):
            if isinstance(wanted, Kind):
                given = self._value(as_call(argument, call.line), known)
                if given.kind is not wanted:
                    raise refusal(call.line, f"{call.name} takes a {wanted}, not {given}")
            elif isinstance(argument, tree.FormCall):
                raise refusal(call.line, f"{call.name} takes a field")
            else:
                self._field(argument, wanted, call.line)
        return form

    def _field(self, path: tree.Path, wanted: str, line: int) -> None:
        found = kinds(self.verb, path)
        said = ".".join(path)
        if not found:
            raise refusal(line, f"{self.verb} has no field {said}")
        if wanted != "any" and not found & set(wanted.split("|")):
            raise refusal(line, f"{said} is no {wanted.replace('|', ' or ')}")

    def _words(self, path: tree.Path, said: list[str], line: int) -> None:
        self._field(path, "any", line)
        there = words(self.verb, path)
        for word in said:
            if word not in there:
                raise refusal(line, f"{'.'.join(path)} is never {word}{suggestion(word, there)}")

    def _test(self, test: tree.Test) -> None:
        match test:
            case tree.IsOne():
                self._words(test.path, list(test.words), test.line)
            case tree.Negated():
                self._test(test.test)
            case tree.Every():
                for one in test.tests:
                    self._test(one)
            case tree.Holds(name=name, path=path):
                asked = QUESTIONS.get(name)
                if asked is None:
                    raise refusal(test.line, f"no question {name}{suggestion(name, QUESTIONS)}")
                if bool(asked.takes) != (path is not None):
                    raise refusal(test.line, f"{name} {'is about a field' if asked.takes else 'is about no field'}")
                if path is not None:
                    self._field(path, asked.takes[0], test.line)


def as_call(argument: tree.Path | tree.FormCall, line: int) -> tree.FormCall:
    """A name that was given to a value looks like a field where arguments stand."""
    if isinstance(argument, tree.FormCall):
        return argument
    if len(argument) > 1:
        raise refusal(line, f"{'.'.join(argument)} is a field, where another form is wanted")
    return tree.FormCall(argument[0], (), line)


def _fits(operand: Operand, given: _Given) -> bool:
    if operand.kind is Kind.ASK and given.kind is Kind.NUMBER:
        return operand.least <= given.least and given.most <= 0
    return (
        operand.kind is given.kind
        and operand.least <= given.least
        and (given.kind is not Kind.NUMBER or given.most <= operand.most)
    )
