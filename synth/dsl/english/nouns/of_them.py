"""A group that was just spoken of, or asked about: "they", "1 of them", "each of them"."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import FilterKind, Quantifier, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Entering, Known, When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.pronouns import Phrase

_NOBODY = Selector(side=Side.MY, zone=Zone.PLAYER)


def they(text: str) -> Phrase:
    """All of it again."""
    again: Phrase = Known(lambda state: state.group or _NOBODY)
    named = Entering(rule(text + "{group}", Hole("group"), group=again), plural=True)
    return When(lambda state: state.group is not None, Worded("they", named))


class _OfThem(Syntax[Selector]):
    def __init__(self, text: str, **changes: Any) -> None:
        self.text, self.changes = text, changes

    def _those(self, state: Discourse) -> Selector | None:
        if state.group is None or state.shown is not None or "card" in state.done:  # "them" are the cards then
            return None
        by = "opp" if state.actor is Side.OPP and self.changes else "my"
        return state.group.model_copy(update={"by": by, **self.changes})

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Selector, int, Discourse]]:
        those, end = self._those(state), source.after(self.text, at)
        if those is not None and end is not None:
            yield those, end, state._replace(plural=False)

    def write(self, value: Selector, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value == self._those(state):
            yield self.text, state._replace(plural=False)

    def possible(self, source: Source, at: int) -> bool:
        return source.after(self.text, at) is not None


def _is_named(state: Discourse) -> bool:
    group = state.group
    return state.it is None and group is not None and [one.kind for one in group.filters] == [FilterKind.NAME]


_IT_THERE: Phrase = When(
    _is_named, Choice(*(Worded(f"named_{it}", _OfThem(it, quantifier=Quantifier.CHOOSE, n=1)) for it in ("it", "that Pokémon")))
)
"""One with a name that is there."""
_THOSE = ("them", "those Pokémon")
ONE_OF_THEM: Phrase = Choice(
    *(Worded(f"one_of_{those}", _OfThem(f"1 of {those}", quantifier=Quantifier.CHOOSE, n=1)) for those in _THOSE),
    _IT_THERE,
)
EACH_OF_THEM: Phrase = Choice(
    *(Worded(f"{each}_of_{those}", _OfThem(f"{each} of {those}")) for each in ("each", "all") for those in _THOSE)
)
