"""A checked lowering followed for one statement: its operations, written into the program at hand."""

from dataclasses import dataclass, field
from typing import Any

from synth.codegen.machine.words import Do
from synth.codegen.overlay import tree
from synth.codegen.overlay.checking import FAILED, OPERATIONS, as_call
from synth.codegen.overlay.fields import AFTER, is_kind, value_at
from synth.codegen.overlay.forms import FORMS, QUESTIONS, Setting
from synth.codegen.programs.code import Label, Operand, Unlowered
from synth.codegen.programs.operands import OPERANDS_OF, Kind
from synth.codegen.programs.writing import Lowering, Writing
from synth.dsl import ast

OPERATIONS_MOST = 32_000
"""Of all programs together: places of operations are 16-bit numbers."""


def follow(lowering: tree.Lowering) -> Lowering:
    def write(writer: Writing, statement: ast.Stmt, after: ast.Block) -> None:
        _Follower(Setting(writer, statement, after)).whole(lowering.steps)

    return write


@dataclass
class _Follower:
    at: Setting
    labels: dict[str, Label] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    """Of the lists that were put down."""

    def whole(self, steps: tree.Steps) -> None:
        self.steps(steps, {})
        for name, label in self.labels.items():
            if label.at < 0:
                raise Unlowered(f"{self.at.statement.verb}: @{name} is not put down on this way")

    def steps(self, steps: tree.Steps, known: dict[str, int]) -> None:
        known = dict(known)
        for step in steps:
            self._step(step, known)

    def _step(self, step: tree.Step, known: dict[str, int]) -> None:
        writer = self.at.writer
        match step:
            case tree.Let(name=name):
                found = self._value(step.value, known)
                assert not isinstance(found, Label)
                known[name] = found
            case tree.Operation():
                self._operation(step, known)
            case tree.PlaceLabel(name=name):
                writer.code.put(self._label(name))
            case tree.When():
                self.steps(step.then if self._holds(step.test) else step.other, known)
            case tree.Target(steps=None):
                writer.find(self._given(step.path, "selector"), self._called(step.fits, known) if step.fits else None)
            case tree.Target(steps=steps):
                assert steps is not None
                fits = self._called(step.fits, known) if step.fits else None
                writer.targets(self._given(step.path, "selector"), fits, lambda: self.steps(steps, known))
            case tree.Inner(deeper=deeper):
                writer.depth += deeper
                writer.block(self._given(step.path, "block"))
                writer.depth -= deeper
            case tree.Refuse(why=why):
                raise Unlowered(why)

    def _operation(self, step: tree.Operation, known: dict[str, int]) -> None:
        code, do = self.at.writer.code, OPERATIONS[step.name]
        if len(code.ops) >= OPERATIONS_MOST:
            raise Unlowered(f"more than {OPERATIONS_MOST} operations")
        values = [self._value(value, known) for value in step.values]
        self._check(do, values)
        code.op(do, *values)

    def _check(self, do: Do, values: list[Operand]) -> None:
        """What was not known before: numbers in their range, lists as long as is said."""
        length = None
        for operand, value in zip(OPERANDS_OF[do], values, strict=True):
            if isinstance(value, Label):
                continue
            if operand.kind is Kind.LIST:
                length = self.lengths[value]
            elif operand.kind is Kind.NUMBER:
                if not operand.least <= value <= operand.most:
                    raise Unlowered(f"{do.name.lower()} {operand}: {value}")
                if length is not None and operand.most == _COUNT_MOST and value > length:
                    raise Unlowered(f"{do.name.lower()}: {value} of a list of {length}")

    def _value(self, value: tree.Value, known: dict[str, int]) -> Operand:
        match value:
            case tree.Number(n=n):
                return n
            case tree.LabelName(name=name):
                return self._label(name)
            case tree.Flag():
                return int(self._holds(value.test))
            case tree.Cases():
                word = self._word(value.path)
                if word not in dict(value.numbers):
                    raise Unlowered(f"{self.at.statement.verb}: {'.'.join(value.path)} {word}")
                return dict(value.numbers)[word]
            case tree.FormCall(name=name) if name in known and not value.arguments:
                return known[name]
        found = self._called(value, known)
        if FORMS[value.name].asks:
            return self.at.writer.ask(found)
        if FORMS[value.name].gives is Kind.LIST:
            self.lengths[found] = len(self.at.writer.code.listed) - found
        return int(found)

    def _called(self, call: tree.FormCall, known: dict[str, int]) -> Any:
        """What a form gives: a number, or a calculation that is not put down yet."""
        form = FORMS[call.name]
        given: list[Any] = []
        for wanted, argument in zip(form.takes, call.arguments, strict=True):
            if isinstance(wanted, Kind):
                given.append(self._value(as_call(argument, call.line), known))
            else:
                assert isinstance(argument, tuple)
                given.append(self._given(argument, wanted))
        return form.write(self.at, *given)

    def _given(self, path: tree.Path, wanted: str) -> Any:
        found = self._found(path)
        if not is_kind(found, wanted) and not (found is None and wanted in _MAY_LACK):
            raise Unlowered(f"{self.at.statement.verb} without {'.'.join(path)}")
        return found

    def _found(self, path: tree.Path) -> Any:
        return self.at.after if path == AFTER else value_at(self.at.statement, path)

    def _word(self, path: tree.Path) -> str:
        found = self._found(path)
        return str(getattr(found, "value", found))

    def _label(self, name: str) -> Label:
        if name == FAILED:
            if self.at.writer.failed is None:
                raise Unlowered(f"{self.at.statement.verb} outside of an attack")
            return self.at.writer.failed
        return self.labels.setdefault(name, Label())

    def _holds(self, test: tree.Test) -> bool:
        match test:
            case tree.IsOne():
                return self._word(test.path) in test.words
            case tree.Negated():
                return not self._holds(test.test)
            case tree.Every():
                return all(map(self._holds, test.tests))
            case tree.Holds(path=None):
                return QUESTIONS[test.name].holds(self.at)
            case tree.Holds(path=path):
                assert path is not None
                asked, found = QUESTIONS[test.name], self._found(path)
                if asked.takes != ("any",) and not is_kind(found, asked.takes[0]):
                    return False
                return asked.holds(self.at, found)


_COUNT_MOST = 9
_MAY_LACK = frozenset({"whole", "energy", "side"})
"""Fields that may be left out: then there is a usual one."""
