"""The grammar as it would be if it had been written for some texts only: the productions that these need, no others.

Reading is restricted; writing is not, so that a program can still be shown in English.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from synth.dsl import english
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.template import Rule

_READ = english.read


def _mark(rule: Rule) -> str:
    return f"@{id(rule)}"


@contextmanager
def _reading(allowed: frozenset[str] | None) -> Iterator[None]:
    """While open, a reading's wording names the productions it is made of, and only those allowed are tried."""
    read, write = Rule.read, Rule.write

    def marked_read(rule: Rule, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        if allowed is None or _mark(rule) in allowed:
            yield from read(rule, source, at, state._replace(wording=(*state.wording, _mark(rule))))
        else:
            source.reach(at)

    def marked_write(rule: Rule, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if state.wording[:1] == (_mark(rule),):
            yield from write(rule, value, state._replace(wording=state.wording[1:]))

    Rule.read, Rule.write = marked_read, marked_write  # type: ignore[method-assign]
    try:
        yield
    finally:
        Rule.read, Rule.write = read, write  # type: ignore[method-assign]


def productions(texts: Iterable[tuple[str, Any]]) -> frozenset[str]:
    """Those that the readings of the texts are made of."""
    with _reading(None):
        used = (_READ(text, str(carrier)).wording for text, carrier in texts)
        return frozenset(mark for wording in used for mark in wording if mark.startswith("@"))


@contextmanager
def restricted(allowed: frozenset[str]) -> Iterator[None]:
    """`english.read` knows these productions only; its readings have their usual wording."""

    def read(text: str, carrier: Any) -> english.Reading:
        with _reading(allowed):
            found = _READ(text, carrier)
        return english.Reading(found.effect, tuple(word for word in found.wording if not word.startswith("@")))

    before, english.read = english.read, read
    try:
        yield
    finally:
        english.read = before
