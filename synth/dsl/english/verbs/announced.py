"""A Special Condition that is chosen before it is known whether it comes to that."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Afflict
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.source import Source, capitalised
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.nouns.words import STATUS
from synth.dsl.walk import statements
from synth.spec.cards import Status

_OR: Syntax[tuple[Status, ...]] = Listing(STATUS, "or", least=2)
_HEADS = ("choose either ", "choose ")


def _chosen(block: Any) -> tuple[Status, ...]:
    """Which ones, if what follows makes use of the choice, just once; the choice counts for nothing before."""
    made = [one.statuses for one in statements(block) if isinstance(one, Afflict) and one.how == "choose"]
    return made[0] if len(made) == 1 and not isinstance(block[0], Afflict) else ()


class _Announced(Syntax[Any]):
    """The choice, and the sentences up to the one in which the Special Condition is inflicted."""

    def __init__(self, head: str, body: Syntax[Any]) -> None:
        self.head, self.body = head, body

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        start = source.after(self.head, at)
        if start is None:
            return
        for statuses, end, after in _OR.read(source, start, state):
            goes_on = source.after(". ", end)
            if goes_on is None:
                continue
            for block, last, final in self.body.read(source, goes_on, after._replace(ailments=statuses)):
                if _chosen(block) == statuses:
                    yield block, last, final._replace(ailments=())

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        statuses = _chosen(value)
        if not statuses:
            return
        for names, after in _OR.write(statuses, state):
            for text, final in self.body.write(value, after._replace(ailments=statuses)):
                yield f"{self.head}{names}. {capitalised(text)}", final._replace(ailments=())

    def possible(self, source: Source, at: int) -> bool:
        return source.after(self.head, at) is not None


def announced(body: Syntax[Any]) -> Syntax[Any]:
    return Choice(*(Worded(f"announced_{k}", _Announced(head, body)) for k, head in enumerate(_HEADS)))
