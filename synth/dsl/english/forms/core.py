"""Invertible syntax: every form both reads and writes. Results are enumerated, so forms may overlap."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse

T = TypeVar("T")
U = TypeVar("U")


class Syntax(ABC, Generic[T]):
    """A correspondence between pieces of text and values."""

    @abstractmethod
    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        """Every value a piece of the text from `at` on can mean."""

    @abstractmethod
    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        """Every text for the value that spends a prefix of the wording; the default surface form comes first."""

    def possible(self, source: Source, at: int) -> bool:
        """Whether a reading can begin here in some state; asked once for a place, so that most forms need not be tried."""
        return True

    wordless = False
    """Whether it never takes a word: what can begin there is then for the form after it to say."""


class Literal(Syntax[T]):
    """Fixed words that mean a fixed value."""

    def __init__(self, text: str, value: T) -> None:
        self.text, self.value = text, value

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        end = source.after(self.text, at) if self.text else at
        if end is not None:
            yield self.value, end, state

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value == self.value:
            yield self.text, state

    def possible(self, source: Source, at: int) -> bool:
        return not self.text or source.after(self.text, at) is not None


class Pattern(Syntax[T]):
    """Words matched by a regular expression."""

    def __init__(self, pattern: str, build: Callable[[str], T], text: Callable[[T], str]) -> None:
        self.pattern, self.build, self.text = re.compile(pattern), build, text

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        found = self.pattern.match(source.text, at)
        if found:
            source.reach(found.end())
            yield self.build(found.group()), found.end(), state
        else:
            source.reach(at)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value is not None:
            text = self.text(value)
            if self.pattern.fullmatch(text):
                yield text, state

    def possible(self, source: Source, at: int) -> bool:
        source.reach(at)
        return self.pattern.match(source.text, at) is not None


class Choice(Syntax[T]):
    """Any of several forms; of those that can write a value, the first is the default."""

    def __init__(self, *forms: Syntax[T]) -> None:
        self.forms = forms

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        for form in self._possible(source, at):
            yield from form.read(source, at, state)

    def possible(self, source: Source, at: int) -> bool:
        return bool(self._possible(source, at))

    def _possible(self, source: Source, at: int) -> list[Syntax[T]]:
        key = (self, at)
        if key not in source.possible:
            source.possible[key] = [form for form in self.forms if form.possible(source, at)]
        return source.possible[key]

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for form in self.forms:
            yield from form.write(value, state)


class Later(Syntax[T]):
    """A form defined further up: clauses contain clauses."""

    def __init__(self) -> None:
        self.form: Syntax[T]

    def define(self, form: Syntax[T]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        return self.form.read(source, at, state)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return self.form.write(value, state)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Shared(Syntax[T]):
    """A form that many others begin with: read once at each place, whatever the wording before it."""

    def __init__(self, form: Syntax[T]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        fresh = state.worded(())
        key = (self, at, fresh)
        if key not in source.memory:
            source.memory[key] = list(self.form.read(source, at, fresh))
        for value, end, after in source.memory[key]:
            yield value, end, after.worded(state.wording + after.wording)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return self.form.write(value, state)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Such(Syntax[T]):
    """A form for some of its values only."""

    def __init__(self, form: Syntax[T], holds: Callable[[T], bool]) -> None:
        self.form, self.holds = form, holds

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        return (found for found in self.form.read(source, at, state) if self.holds(found[0]))

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for written in self.form.write(value, state):  # asked only of what the form can say: it has the form's shape
            if not self.holds(value):
                return
            yield written

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Mapped(Syntax[U]):
    """The same words for a value built from another; `undo` gives None where there is none."""

    def __init__(self, form: Syntax[T], build: Callable[[T], U], undo: Callable[[U], T | None]) -> None:
        self.form: Syntax[Any] = form
        self.build: Callable[[Any], U] = build
        self.undo: Callable[[U], Any] = undo

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[U, int, Discourse]]:
        for value, end, after in self.form.read(source, at, state):
            yield self.build(value), end, after

    def write(self, value: U, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        inner = self.undo(value)
        if inner is not None:
            yield from self.form.write(inner, state)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


def words(table: Mapping[str, T]) -> Choice[T]:
    """A closed vocabulary."""
    return Choice(*(Literal(text, value) for text, value in table.items()))
