"""Phrases that a verb agrees with, pronouns, and what becomes their antecedent."""

from collections.abc import Callable, Iterator
from typing import Any

from synth.dsl.ast import Event, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Entering, Noting, When, Worded
from synth.dsl.english.forms.template import rule

Phrase = Syntax[Selector]


def some(template: str, wording: str | None = None, /, *, many: bool, **parts: Any) -> Phrase:
    """A phrase whose verb agrees as `many` says."""
    return Entering(rule(template, Selector, wording, **parts), plural=many)


class Anaphor(Syntax[Selector]):
    """A pronoun: the antecedent again if that is definite, else `it`."""

    def __init__(self, text: str) -> None:
        self.text = text

    @staticmethod
    def _meaning(state: Discourse) -> Selector | None:
        if state.it is None:
            return None
        return state.it if is_definite(state.it) else Selector(role=Role.IT)

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Selector, int, Discourse]]:
        meaning, end = self._meaning(state), source.after(self.text, at)
        if meaning is not None and end is not None:
            yield meaning, end, state

    def write(self, value: Selector, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value == self._meaning(state):
            yield self.text, state

    def possible(self, source: Source, at: int) -> bool:
        return source.after(self.text, at) is not None


def _refers_back(state: Discourse) -> bool:
    if state.it is None or state.it.zone is Zone.STADIUM or (state.it.role is Role.MOVED and state.several):
        return False
    return is_definite(state.it)


def _chose_several(state: Discourse) -> bool:
    if state.it is not None and state.it.role is Role.MOVED:
        return state.several
    return state.chose_pokemon and state.it is not None and (state.it.n > 1 or state.it.quantifier is Quantifier.ANY)


def _picked_by(*who: str) -> Callable[[Discourse], bool]:
    """Whether one Pokémon was chosen in a sentence of its own, and by whom."""

    def holds(state: Discourse) -> bool:
        it = state.it
        return state.picked and it is not None and it.quantifier is Quantifier.CHOOSE and it.n == 1 and it.by in who

    return holds


_PICKED_ONES = (("the Pokémon you chose", ("my",)), ("the Pokémon they chose", ("opp",)),
                ("the Pokémon your opponent chose", ("opp",)))


def _chose_benched(state: Discourse) -> bool:
    return state.chose_pokemon and state.it is not None and state.it.zone is Zone.BENCH


def _chose_a_spot(state: Discourse) -> bool:
    return state.it is not None and state.it.zone is Zone.SPOT


LEAVING = (Event.RETREATS, Event.MOVES_BACK)
_DID = {
    "evolved": (Event.EVOLVES, Event.ON_EVOLVE),
    "newly evolved": (Event.EVOLVES, Event.ON_EVOLVE),
    "Knocked Out": (Event.FALLS, Event.ALLY_KO),
    "healed": (Event.HEALED,),
    "retreating": (Event.RETREATS,),
    **dict.fromkeys((f"that {went}" for went in ("moved to the Bench", "left the Active Spot", "went to the Bench")), LEAVING),
    "that retreated": (Event.RETREATS,),
}
"""What the one that a header tells of did, in words that stand for it."""


def _is_told_of(state: Discourse) -> bool:
    return state.happened and state.it is not None


class _DidSo(Anaphor):
    """The one that a header tells of, by what happened to it."""

    def __init__(self, did: str, has: str, events: tuple[Event, ...] | None = None) -> None:
        super().__init__(f"the Pokémon {did}{has}" if did.startswith("that ") else f"the {did} Pokémon{has}")
        self.events = events or _DID[did]

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Selector, int, Discourse]]:
        return super().read(source, at, state) if state.event in self.events else iter(())

    def write(self, value: Selector, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return super().write(value, state) if state.event in self.events else iter(())


_BENCH_OF = {Side.MY: "your", Side.OPP: "their"}


class _ToBench(_DidSo):
    """One that went to the Bench of the player whose it is."""

    def __init__(self, side: Side, has: str) -> None:
        super().__init__(f"that moved to {_BENCH_OF[side]} Bench", has, LEAVING)
        self.side = side

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Selector, int, Discourse]]:
        return super().read(source, at, state) if state.it and state.it.side is self.side else iter(())

    def write(self, value: Selector, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        return super().write(value, state) if state.it and state.it.side is self.side else iter(())


_SEVERAL = {"each of them": "each_of_them", "each of those Pokémon": "each_of_those", "those Pokémon": "those", "them": "them"}


def pronoun(default: str, other: str) -> Phrase:
    """Pronouns of an antecedent; a definite one is by default named again."""
    has = "'s" if "'s" in default + other else ""
    names = {"it": "it", "that Pokémon": "that_pokemon", "its": "it", "that Pokémon's": "that_pokemon"}
    forms = Choice(
        When(lambda state: state.chose_card, Anaphor("it")),
        When(_chose_a_spot, Worded("in_spot", Anaphor("the Pokémon in the spot you chose"))),
        When(lambda state: state.chose_pokemon, Choice(Anaphor(default), Worded(names[other], Anaphor(other)))),
        *(
            When(lambda state: state.chose_pokemon, When(_picked_by(*who), Worded(words.replace(" ", "_"), Anaphor(words + has))))
            for words, who in _PICKED_ONES
        ),
        When(_chose_benched, Worded("that_benched", Anaphor(f"that Benched Pokémon{has}"))),
        When(_chose_several, Choice(*(Worded(name, Anaphor(text)) for text, name in _SEVERAL.items() if text != other))),
        When(_is_told_of, Choice(*(Worded(did.replace(" ", "_"), _DidSo(did, has)) for did in _DID))),
        When(_is_told_of, Choice(*(Worded(f"to_{whose}", _ToBench(side, has)) for side, whose in _BENCH_OF.items()))),
        When(_refers_back, Choice(*(Worded(names[text], Anaphor(text)) for text in (default, other)))),
    )
    return Entering(forms, plural=False)


def spoken(form: Phrase) -> Phrase:
    """A phrase that becomes the antecedent."""
    return Noting(form, Discourse.spoke_of)


def asked(form: Phrase) -> Phrase:
    """The same of a condition: what it says of the Pokémon need not be said again."""
    return Noting(form, Discourse.asked_about)
