"""Invertible syntax: every form is stated once and both reads and writes. Results are enumerated, so forms may overlap."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from synth.dsl.english.state import State

T = TypeVar("T")
U = TypeVar("U")

_SENTENCE_START = re.compile(r"(?:^|(?<!Mr)(?<!Jr)(?<!Lt)(?<!Dr)(?<!St)(?<!Ms)(?<!Mrs)\.\)? \(?|: )(?=\w)")


class Source:
    """The text being read, and how far any form got into it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.furthest = 0
        self.memory: dict[tuple[object, int, State], list[tuple[Any, int, State]]] = {}
        self._starts = sentence_starts(text)

    def after(self, literal: str, at: int) -> int | None:
        """Where the text goes on after `literal`, which takes a capital at the start of a sentence."""
        wanted = capitalised(literal) if at in self._starts else literal
        if self.text.startswith(wanted, at):
            self.reach(at + len(wanted))
            return at + len(wanted)
        shared = 0
        while at + shared < len(self.text) and self.text[at + shared] == wanted[shared]:
            shared += 1
        self.reach(at + shared)
        return None

    def reach(self, at: int) -> None:
        self.furthest = max(self.furthest, at)


def sentence_starts(text: str) -> frozenset[int]:
    """Where sentences begin; abbreviations in names end none."""
    return frozenset(found.end() for found in _SENTENCE_START.finditer(text))


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence_case(text: str) -> str:
    """The text with a capital at the start of each sentence."""
    starts = sentence_starts(text)
    return "".join(letter.upper() if at in starts else letter for at, letter in enumerate(text))


class Syntax(ABC, Generic[T]):
    """A correspondence between pieces of text and values."""

    @abstractmethod
    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        """Every value a piece of the text from `at` on can mean."""

    @abstractmethod
    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        """Every text for the value that spends a prefix of the wording; the default surface form comes first."""


class Literal(Syntax[T]):
    """Fixed words that mean a fixed value."""

    def __init__(self, text: str, value: T) -> None:
        self.text, self.value = text, value

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        end = source.after(self.text, at) if self.text else at
        if end is not None:
            yield self.value, end, state

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if value == self.value:
            yield self.text, state


class Pattern(Syntax[T]):
    """Words matched by a regular expression, longest first where `shorter` cuts exist."""

    def __init__(self, pattern: str, build: Callable[[str], T], text: Callable[[T], str]) -> None:
        self.pattern, self.build, self.text = re.compile(pattern), build, text

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        found = self.pattern.match(source.text, at)
        if found:
            source.reach(found.end())
            yield self.build(found.group()), found.end(), state
        else:
            source.reach(at)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if value is not None:
            text = self.text(value)
            if self.pattern.fullmatch(text):
                yield text, state


class Choice(Syntax[T]):
    """Any of several forms; of those that can write a value, the first is the default."""

    def __init__(self, *forms: Syntax[T]) -> None:
        self.forms = forms

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        for form in self.forms:
            yield from form.read(source, at, state)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        for form in self.forms:
            yield from form.write(value, state)


class Later(Syntax[T]):
    """A form defined further down: sentences contain sentences."""

    def __init__(self, find: Callable[[], Syntax[T]]) -> None:
        self.find = find

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        return self.find().read(source, at, state)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        return self.find().write(value, state)


class Shared(Syntax[T]):
    """A form that many others begin with: read once at each place."""

    def __init__(self, form: Syntax[T]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        key = (self, at, state)
        if key not in source.memory:
            source.memory[key] = list(self.form.read(source, at, state))
        return iter(source.memory[key])

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        return self.form.write(value, state)


class Worded(Syntax[T]):
    """An alternate surface form, used only where the wording names it."""

    def __init__(self, name: str, form: Syntax[T]) -> None:
        self.name, self.form = name, form

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        return self.form.read(source, at, state._replace(wording=(*state.wording, self.name)))

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if state.wording[:1] == (self.name,):
            yield from self.form.write(value, state._replace(wording=state.wording[1:]))


class When(Syntax[T]):
    """A form that exists only in some states, e.g. in attack texts."""

    def __init__(self, holds: Callable[[State], bool], form: Syntax[T]) -> None:
        self.holds, self.form = holds, form

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        if self.holds(state):
            yield from self.form.read(source, at, state)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if self.holds(state):
            yield from self.form.write(value, state)


class Such(Syntax[T]):
    """A form for some of its values only."""

    def __init__(self, form: Syntax[T], holds: Callable[[T], bool]) -> None:
        self.form, self.holds = form, holds

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        return (found for found in self.form.read(source, at, state) if self.holds(found[0]))

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if self.holds(value):
            yield from self.form.write(value, state)


class Scoped(Syntax[T]):
    """A form inside which some of the state is changed; it is as before afterwards."""

    def __init__(self, form: Syntax[T], **changes: object) -> None:
        self.form, self.changes = form, changes

    def _leave(self, inner: State, outer: State) -> State:
        return inner._replace(**{name: getattr(outer, name) for name in self.changes})

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        for value, end, inner in self.form.read(source, at, state._replace(**_fields(self.changes))):
            yield value, end, self._leave(inner, state)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        for text, inner in self.form.write(value, state._replace(**_fields(self.changes))):
            yield text, self._leave(inner, state)


class Entering(Syntax[T]):
    """A form before which the state changes, for it and for what follows."""

    def __init__(self, form: Syntax[T], **changes: object) -> None:
        self.form, self.changes = form, changes

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        return self.form.read(source, at, state._replace(**_fields(self.changes)))

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        return self.form.write(value, state._replace(**_fields(self.changes)))


class Noting(Syntax[T]):
    """A form after which the state changes, by what was said."""

    def __init__(self, form: Syntax[T], note: Callable[[State, T], State]) -> None:
        self.form, self.note = form, note

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        for value, end, after in self.form.read(source, at, state):
            yield value, end, self.note(after, value)

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        for text, after in self.form.write(value, state):
            yield text, self.note(after, value)


class Known(Syntax[T]):
    """No words: a value the state already holds."""

    def __init__(self, value: Callable[[State], T]) -> None:
        self.value = value

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[T, int, State]]:
        yield self.value(state), at, state

    def write(self, value: T, state: State) -> Iterator[tuple[str, State]]:
        if value == self.value(state):
            yield "", state


class Mapped(Syntax[U]):
    """The same words for a value built from another; `undo` gives None where there is none."""

    def __init__(self, form: Syntax[T], build: Callable[[T], U], undo: Callable[[U], T | None]) -> None:
        self.form: Syntax[Any] = form
        self.build: Callable[[Any], U] = build
        self.undo: Callable[[U], Any] = undo

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[U, int, State]]:
        for value, end, after in self.form.read(source, at, state):
            yield self.build(value), end, after

    def write(self, value: U, state: State) -> Iterator[tuple[str, State]]:
        inner = self.undo(value)
        if inner is not None:
            yield from self.form.write(inner, state)


def words(table: Mapping[str, T]) -> Choice[T]:
    """A closed vocabulary."""
    return Choice(*(Literal(text, value) for text, value in table.items()))


def changing(**changes: object) -> Callable[[State, object], State]:
    """A note that sets fields of the state."""
    return lambda state, _: state._replace(**_fields(changes))


def _fields(changes: Mapping[str, object]) -> dict[str, Any]:
    return dict(changes)
