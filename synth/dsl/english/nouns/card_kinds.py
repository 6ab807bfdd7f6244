"""What cards outside play can be called: one of a kind, several, all of a kind, of either of two kinds."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Filter, FilterKind
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Listing
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.traits import AFTER, BEFORE, KIND_POKEMON, MANY_HEAD, ONE_HEAD, Filters, trait
from synth.dsl.english.nouns.words import A_CARD_KIND, CARD_KIND, NAME, NAMES, ONE_KIND, ONE_NAME, OPEN_KIND


def _pokemon_cards(form: Filters) -> Filters:
    """Outside play "Pokémon" is a kind of card."""

    def undo(filters: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
        return filters[1:] if filters[:1] == (KIND_POKEMON,) else None

    return Mapped(form, lambda filters: (KIND_POKEMON, *filters), undo)


_OR_KINDS = Listing(ONE_KIND, "or", least=2)
_EITHER = (Shape(Filter, kind=FilterKind.KINDS, kinds=(Hole("a"), Hole("b"))),)
_A_KIND: Syntax[Any] = Such(A_CARD_KIND, lambda kind: kind != "trainer")
_ONE_OF_KINDS: Filters = Choice(
    trait("{kinds} card", FilterKind.KINDS, kinds=_OR_KINDS),
    rule("{a} card or {b} card", _EITHER, "each_card", a=ONE_KIND, b=ONE_KIND),
    rule("{a} card or {b} card", _EITHER, "a_card_each", a=ONE_KIND, b=_A_KIND),
    rule("{a} or {b} card", _EITHER, "a_kind_each", a=ONE_KIND, b=_A_KIND),
)
_AMONG_KINDS: Filters = Choice(
    trait("card from among {kinds} cards", FilterKind.KINDS, "among", kinds=Listing(ONE_KIND, "and", least=2)),
    rule("card from among {a} cards and {b} cards", _EITHER, "among_each", a=ONE_KIND, b=ONE_KIND),
)
_CARDS_AMONG: Filters = Choice(
    trait("cards from among {kinds} cards", FilterKind.KINDS, "among", kinds=Listing(ONE_KIND, "and", least=2)),
    rule("cards from among {a} cards and {b} cards", _EITHER, "among_each", a=ONE_KIND, b=ONE_KIND),
)
_CARDS_OR: Filters = Choice(
    trait("{kinds} cards", FilterKind.KINDS, kinds=_OR_KINDS),
    rule("{a} cards or {b} cards", _EITHER, "each_cards", a=ONE_KIND, b=ONE_KIND),
)
_CARDS_AND: Filters = Choice(
    trait("{kinds} cards", FilterKind.KINDS, "and_kinds", kinds=Listing(ONE_KIND, "and", least=2)),
    rule("{a} cards and {b} cards", _EITHER, "and_cards", a=ONE_KIND, b=ONE_KIND),
    rule("{a} cards and all {b} cards", _EITHER, "and_all_cards", a=ONE_KIND, b=ONE_KIND),
)
_CHOSEN_KIND = ("of the kind you chose", "of the chosen kind", "of the kind of card you chose", "of the kind your opponent chose",
                "of that kind", "of the kind they chose")  # fmt: skip
_OPEN: tuple[Filter, ...] = (Filter(kind=FilterKind.KIND, card_kind=OPEN_KIND),)


def _of_chosen_kind(noun: str) -> Filters:
    said = [f"{noun} {of}{that}" for of in _CHOSEN_KIND for that in ("", " that")]
    return When(
        lambda state: state.kinded, Choice(*(Worded(f"chosen_kind_{k}", Literal(text, _OPEN)) for k, text in enumerate(said)))
    )


ONE_CARD: Filters = Choice(
    Literal("card", ()),
    _of_chosen_kind("card"),
    trait("{card_kind} card", FilterKind.KIND, card_kind=CARD_KIND),
    trait("{card_kind}", FilterKind.KIND, "kind_only", card_kind=CARD_KIND),
    rule(
        "{kind} card that's not {names}",
        (
            Shape(Filter, kind=FilterKind.KIND, card_kind=Hole("kind")),
            Shape(Filter, kind=FilterKind.NOT_NAME, names=Hole("names")),
        ),
        kind=CARD_KIND,
        names=ONE_NAME,
    ),
    _ONE_OF_KINDS,
    _AMONG_KINDS,
    trait("card from among {names}", FilterKind.NAME, "among", names=Listing(NAME, "and", least=2)),
    trait("card that evolves from {names}", FilterKind.EVOLVES_FROM, names=ONE_NAME),
    Scoped(_pokemon_cards(Concat(BEFORE, ONE_HEAD, AFTER)), plural=False),
    trait("{names}", FilterKind.NAME, names=NAMES),
)
MANY_CARDS: Filters = Choice(
    Literal("cards", ()),
    _of_chosen_kind("cards"),
    trait("{card_kind} cards", FilterKind.KIND, card_kind=CARD_KIND),
    _CARDS_OR,
    _CARDS_AMONG,
    Scoped(_pokemon_cards(Concat(BEFORE, MANY_HEAD, AFTER)), plural=True),
    trait("cards from among {names}", FilterKind.NAME, names=Listing(NAME, "and", least=2)),
)


ALL_CARDS: Filters = Choice(MANY_CARDS, _CARDS_AND)
"""Where all of them are meant, or as many as one likes, "and" between two kinds says the same as "or"."""


class WithArticle(Syntax[Any]):
    """ "a" or "an" before a phrase, by its first sound."""

    def __init__(self, form: Syntax[Any]) -> None:
        self.form = form

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for article in ("a ", "an "):
            end = source.after(article, at)
            if end is not None:
                yield from self.form.read(source, end, state)

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for text, after in self.form.write(value, state):
            yield ("an " if text[:1] in "AEIOUaeiou" else "a ") + text, after

    def possible(self, source: Source, at: int) -> bool:
        return source.after("a ", at) is not None or source.after("an ", at) is not None
