"""Lowerings that are wrong in one place: what a model that is nearly right would hand in."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

Change = Callable[[str], Iterator[tuple[int, str]]]
_STEP = re.compile(r"(?<=[;{}:\n])\s*(?!let\b|block\b|refuse\b|lower\b)[a-z][^;{}]*;")
_NUMBER = re.compile(r"(?<![\w@])\d+(?!\w)")
_FORMS = {"tens(": "number(", "number(": "tens(", "relievable(after)": "it_healable", "it_takes": "it_healable"}
_TURNED = re.compile(r"(?<=when )(?!not )")


@dataclass(frozen=True)
class Mutant:
    source: str
    fault: str
    """What was made wrong, and in which line of the right source."""


def mutants(source: str) -> dict[str, list[Mutant]]:
    """Every source with one place changed, by the kind of change."""
    return {kind: list(_changed(source, kind, change)) for kind, change in CHANGES.items()}


def _changed(source: str, kind: str, change: Change) -> Iterator[Mutant]:
    for at, changed in change(source):
        line = source.count("\n", 0, at) + 1
        yield Mutant(changed, f"{kind}, line {line}: {source.splitlines()[line - 1].strip()}")


def _other_number(source: str) -> Iterator[tuple[int, str]]:
    """0 and 1, which are answers too, for each other; else one more."""
    for found in _NUMBER.finditer(source):
        n = int(found[0])
        yield found.start(), source[: found.start()] + str({0: 1, 1: 0}.get(n, n + 1)) + source[found.end() :]


def _dropped(source: str) -> Iterator[tuple[int, str]]:
    for found in _STEP.finditer(source):
        begin = found.start() + len(found[0]) - len(found[0].lstrip())
        yield begin, source[:begin] + source[found.end() :]


def _swapped(source: str) -> Iterator[tuple[int, str]]:
    """Two operations that follow each other."""
    steps = list(_STEP.finditer(source))
    for one, two in pairwise(steps):
        if not source[one.end() : two.start()].strip():
            yield one.end() - 1, source[: one.start()] + two[0] + one[0] + source[two.end() :]


def _other_form(source: str) -> Iterator[tuple[int, str]]:
    for form, other in _FORMS.items():
        for found in re.finditer(rf"\b{re.escape(form)}", source):
            yield found.start(), source[: found.start()] + other + source[found.end() :]


def _turned(source: str) -> Iterator[tuple[int, str]]:
    for found in _TURNED.finditer(source):
        yield found.start(), source[: found.start()] + "not " + source[found.end() :]


def _anything_fits(source: str) -> Iterator[tuple[int, str]]:
    for found in re.finditer(r" fits [^{;]+(?= \{|;)", source):
        yield found.start(), source[: found.start()] + source[found.end() :]


CHANGES: dict[str, Change] = {
    "an operation dropped": _dropped,
    "another number": _other_number,
    "operations swapped": _swapped,
    "another form": _other_form,
    "a test turned round": _turned,
    "anything fits": _anything_fits,
}
