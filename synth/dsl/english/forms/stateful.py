"""Forms that depend on the state or change it: wording, agreement, whose turn of phrase it is, what "it" is."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from synth.dsl.english.forms.core import Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse, is_definite

T = TypeVar("T")


class Worded(Syntax[T]):
    """An alternate surface form, used only where the wording names it."""

    def __init__(self, name: str, form: Syntax[T]) -> None:
        self.name, self.form = name, form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        return self.form.read(source, at, state.worded((*state.wording, self.name)))

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if state.wording[:1] == (self.name,):
            yield from self.form.write(value, state.worded(state.wording[1:]))

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class When(Syntax[T]):
    """A form that exists only in some states, e.g. in attack texts."""

    def __init__(self, holds: Callable[[Discourse], bool], form: Syntax[T]) -> None:
        self.holds, self.form = holds, form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        if self.holds(state) and self.form.possible(source, at):
            yield from self.form.read(source, at, state)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if self.holds(state):
            yield from self.form.write(value, state)


class Scoped(Syntax[T]):
    """A form inside which some of the state is changed; it is as before afterwards."""

    def __init__(self, form: Syntax[T], **changes: Any) -> None:
        self.form, self.changes = form, changes

    def _leave(self, inner: Discourse, outer: Discourse) -> Discourse:
        return inner._replace(**{name: getattr(outer, name) for name in self.changes})

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        for value, end, inner in self.form.read(source, at, state._replace(**self.changes)):
            yield value, end, self._leave(inner, state)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for text, inner in self.form.write(value, state._replace(**self.changes)):
            yield text, self._leave(inner, state)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Entering(Syntax[T]):
    """A form before which the state changes, for it and for what follows."""

    def __init__(self, form: Syntax[T], **changes: Any) -> None:
        self.form, self.changes = form, changes

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        return self.form.read(source, at, state._replace(**self.changes))

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return self.form.write(value, state._replace(**self.changes))

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Enclosed(Syntax[T]):
    """A form that what follows cannot refer into: what may not have happened is nothing to speak of."""

    def __init__(self, form: Syntax[T]) -> None:
        self.form = form

    @staticmethod
    def _left(inner: Discourse, outer: Discourse) -> Discourse:
        it = inner.it if inner.it is not None and is_definite(inner.it) else outer.it
        return inner._replace(it=it, shown=outer.shown, coins=outer.coins)

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        for value, end, after in self.form.read(source, at, state):
            yield value, end, self._left(after, state)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for text, after in self.form.write(value, state):
            yield text, self._left(after, state)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Noting(Syntax[T]):
    """A form after which the state changes, by what was said."""

    def __init__(self, form: Syntax[T], note: Callable[[Discourse, T], Discourse]) -> None:
        self.form, self.note = form, note

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        for value, end, after in self.form.read(source, at, state):
            yield value, end, self.note(after, value)

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for text, after in self.form.write(value, state):
            yield text, self.note(after, value)

    def possible(self, source: Source, at: int) -> bool:
        return self.form.possible(source, at)


class Known(Syntax[T]):
    """No words: a value the state already holds."""

    wordless = True

    def __init__(self, value: Callable[[Discourse], T]) -> None:
        self.value = value

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[T, int, Discourse]]:
        yield self.value(state), at, state

    def write(self, value: T, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value == self.value(state):
            yield "", state


def changing(**changes: Any) -> Callable[[Discourse, object], Discourse]:
    """A note that sets fields of the state."""
    return lambda state, _: state._replace(**changes)
