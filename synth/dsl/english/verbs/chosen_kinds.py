"""A kind of card that a player chooses: one option for every kind, with the sentences about it."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Modal, Node
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax, words
from synth.dsl.english.forms.lists import Concat, Listing, Run
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Scoped, Worded
from synth.dsl.english.nouns.words import OPEN_KIND
from synth.dsl.walk import nodes
from synth.spec.cards import Kind

KINDS: Syntax[Kind | str] = words(
    {
        "Pokémon": Kind.POKEMON,
        "Trainer": "trainer",
        "Item": Kind.ITEM,
        "Supporter": Kind.SUPPORTER,
        "Pokémon Tool": Kind.TOOL,
        "Stadium": Kind.STADIUM,
    }
)


def _with(value: Any, old: Kind | str, new: Kind | str) -> Any:
    """The same with another kind of card."""
    if isinstance(value, tuple):
        return tuple(_with(one, old, new) for one in value)
    if isinstance(value, Node):
        changed = {name: _with(part, old, new) for name, part in value}
        if getattr(value, "card_kind", None) == old:
            changed["card_kind"] = new
        return value.model_copy(update=changed)
    return value


def _kinds(block: Any) -> set[Kind | str]:
    found = (getattr(node, "card_kind", None) for one in block for node in nodes(one))
    return {kind for kind in found if kind is not None}


class _Chosen(Syntax[Any]):
    def __init__(self, head: str, tail: str, by: str, body: Syntax[Any]) -> None:
        self.head, self.tail, self.by, self.body = head, tail, by, body
        self.listing = Listing(KINDS, "or", least=2, most=6)

    def _whole(self, told: Any, kinds: tuple[Kind | str, ...]) -> Any:
        return (Modal(by=self.by, options=tuple(_with(told, OPEN_KIND, kind) for kind in kinds)),)

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        begin = source.after(self.head, at)
        for kinds, end, after in self.listing.read(source, begin, state) if begin is not None else ():
            start = source.after(f"{self.tail}. ", end)
            for told, last, final in self.body.read(source, start, after) if start is not None else ():
                yield self._whole(told, kinds), last, final

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if len(value) != 1 or not isinstance(value[0], Modal) or value[0].by != self.by:
            return
        every = [_kinds(option) for option in value[0].options]
        own = [kinds.difference(*(other for other in every if other is not kinds)) for kinds in every]
        if any(len(kinds) != 1 for kinds in own):
            return
        chosen = tuple(next(iter(kinds)) for kinds in own)
        told = _with(value[0].options[0], chosen[0], OPEN_KIND)
        if self._whole(told, chosen) != value:
            return
        for listed, after in self.listing.write(chosen, state):
            for text, final in self.body.write(told, after):
                yield f"{self.head}{listed}{self.tail}. {text[:1].upper()}{text[1:]}", final

    def possible(self, source: Source, at: int) -> bool:
        return source.after(self.head, at) is not None


_NEXT: Syntax[None] = Literal(". ", None)


def chosen_kinds(sentence: Syntax[Any]) -> Syntax[Any]:
    last = Such(sentence, lambda block: OPEN_KIND in _kinds(block))
    body: Syntax[Any] = Scoped(Choice(last, Concat(Run(sentence, _NEXT), Literal(". ", ()), last)), kinded=True)
    return Choice(
        *(
            Worded(f"kind_{by}{k}{n}", _Chosen(f"{who}{either}", tail, by, body))
            for who, by in (("choose ", "my"), ("your opponent chooses ", "opp"))
            for k, either in enumerate(("either ", "", "1 of the following kinds of cards: "))
            for n, tail in enumerate((" cards", " card", ""))
        )
    )


