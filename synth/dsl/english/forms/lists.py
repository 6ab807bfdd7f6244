"""Forms for several things in a row: lists with a conjunction, filters side by side, clauses one after the other."""

from collections.abc import Iterator
from typing import Any, TypeVar

from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse

T = TypeVar("T")


class Listing(Syntax[tuple[T, ...]]):
    """ "A", "A or B", "A, B, or C"."""

    def __init__(self, item: Syntax[T], conjunction: str, least: int = 1, most: int = 9) -> None:
        self.item, self.least, self.most = item, least, most
        self.pair, self.last = f" {conjunction} ", f", {conjunction} "

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[T, ...], int, Discourse]]:
        for first, end, after in self.item.read(source, at, state):
            yield from self._rest((first,), source, end, after)

    def _rest(
        self, items: tuple[T, ...], source: Source, at: int, state: Discourse
    ) -> Iterator[tuple[tuple[T, ...], int, Discourse]]:
        steps = [(", ", False), (self.last if len(items) > 1 else self.pair, True)]
        for separator, closes in steps:
            end = source.after(separator, at)
            if end is None:
                continue
            for item, after, next_state in self.item.read(source, end, state):
                if not closes:
                    yield from self._rest((*items, item), source, after, next_state)
                elif self.least <= len(items) + 1 <= self.most:
                    yield (*items, item), after, next_state
        if len(items) == 1 >= self.least:
            yield items, at, state

    def write(self, value: tuple[T, ...], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if self.least <= len(value) <= self.most:
            yield from self._write(value, 0, state)

    def _write(self, value: tuple[T, ...], at: int, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if at == len(value):
            yield "", state
            return
        if at == 0:
            separator = ""
        elif at < len(value) - 1:
            separator = ", "
        else:
            separator = self.last if len(value) > 2 else self.pair
        for text, after in self.item.write(value[at], state):
            for rest, last in self._write(value, at + 1, after):
                yield separator + text + rest, last

    def possible(self, source: Source, at: int) -> bool:
        return self.item.possible(source, at)


class Concat(Syntax[tuple[Any, ...]]):
    """Forms side by side, each for a part of one tuple."""

    def __init__(self, *slots: Syntax[tuple[Any, ...]]) -> None:
        self.slots = slots

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[Any, ...], int, Discourse]]:
        yield from self._read(0, source, at, state)

    def _read(self, slot: int, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[Any, ...], int, Discourse]]:
        if slot == len(self.slots):
            yield (), at, state
            return
        for part, end, after in self.slots[slot].read(source, at, state):
            for rest, last, final in self._read(slot + 1, source, end, after):
                yield part + rest, last, final

    def possible(self, source: Source, at: int) -> bool:
        return self.slots[0].possible(source, at)

    def write(self, value: tuple[Any, ...], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        yield from self._write(0, value, state)

    def _write(self, slot: int, value: tuple[Any, ...], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if slot == len(self.slots):
            if not value:
                yield "", state
            return
        for size in range(len(value) + 1):
            for text, after in self.slots[slot].write(value[:size], state):
                for rest, last in self._write(slot + 1, value[size:], after):
                    yield text + rest, last


class Run(Syntax[tuple[Any, ...]]):
    """Blocks with a separator, told as one; a form for several statements goes before forms for each."""

    def __init__(self, block: Syntax[tuple[Any, ...]], separator: Syntax[None], least: int = 1) -> None:
        self.block, self.separator, self.least = block, separator, least

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[Any, ...], int, Discourse]]:
        yield from self._read(1, source, at, state)

    def _read(self, count: int, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[Any, ...], int, Discourse]]:
        for block, end, after in self.block.read(source, at, state):
            if count >= self.least:
                yield block, end, after
            for _, start, between in self.separator.read(source, end, after):
                for rest, last, final in self._read(count + 1, source, start, between):
                    yield block + rest, last, final

    def write(self, value: tuple[Any, ...], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        yield from self._write(1, value, state)

    def _write(self, count: int, value: tuple[Any, ...], state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for size in range(len(value), 0, -1):
            if size == len(value) and count < self.least:
                continue
            for text, after in self.block.write(value[:size], state):
                if size == len(value):
                    yield text, after
                    continue
                for separator, between in self.separator.write(None, after):
                    for rest, last in self._write(count + 1, value[size:], between):
                        yield text + separator + rest, last

    def possible(self, source: Source, at: int) -> bool:
        return self.block.possible(source, at)


def optional(form: Syntax[tuple[Any, ...]]) -> Syntax[tuple[Any, ...]]:
    """The form, or no words for the empty tuple."""
    return Choice(Literal("", ()), form)
