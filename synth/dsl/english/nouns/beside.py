"""Pokémon that have more or less of something than the one that speaks, or the most or least of all."""

from synth.dsl.ast import Filter, FilterKind, Worth
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import rule

_MORE = ((FilterKind.ABOVE, "more"), (FilterKind.BELOW, "less"), (FilterKind.BELOW, "fewer"))
_HIGHER = ((FilterKind.ABOVE, "higher"), (FilterKind.BELOW, "lower"))
_MOST = ((FilterKind.MOST, "most"), (FilterKind.LEAST, "least"), (FilterKind.LEAST, "fewest"))
_HIGHEST = ((FilterKind.MOST, "highest"), (FilterKind.LEAST, "lowest"))
_SO_MUCH = (
    ("remaining HP", Worth.HP), ("HP remaining", Worth.HP), ("maximum HP", Worth.MAX_HP),
    ("Energy attached", Worth.ENERGY), ("Energy attached to <it|them>", Worth.ENERGY), ("damage on <it|them>", Worth.DAMAGE_ON),
)  # fmt: skip
_SO_HIGH = (("remaining HP", Worth.HP), ("maximum HP", Worth.MAX_HP), ("Retreat Cost", Worth.RETREAT))
_HAVE = (" that <has|have> ", " with ")


def _form(words: str, kind: FilterKind, worth: Worth) -> Syntax[tuple[Filter, ...]]:
    return Worded(words.replace(" ", "_"), rule(words, (Filter(kind=kind, worth=worth),)))


BESIDE: Syntax[tuple[Filter, ...]] = Choice(
    When(
        lambda state: state.carrier in ("attack", "ability"),
        Choice(
            *(
                _form(f"{have}{a}{how} {noun} than this Pokémon", kind, worth)
                for have in _HAVE
                for grades, nouns, a in ((_MORE, _SO_MUCH, ""), (_HIGHER, _SO_HIGH, "a "), (_HIGHER, _SO_HIGH, ""))
                for kind, how in grades
                for noun, worth in nouns
            )
        ),
    ),
    *(
        _form(f"{have}the {how} {noun}", kind, worth)
        for have in _HAVE
        for grades, nouns in ((_MOST, _SO_MUCH), (_HIGHEST, _SO_HIGH))
        for kind, how in grades
        for noun, worth in nouns
    ),
)
IF_SEVERAL: Syntax[None] = Choice(
    *(
        Worded(f"if_several_{k}", Literal(f". If {many}, {you}", None))
        for k, (many, you) in enumerate(
            (many, you)
            for many in ("there is more than 1", "there are more than 1", "more than 1 Pokémon is tied", "there is a tie")
            for you in ("choose 1 of them", "you choose 1 of them", "choose 1", "you choose 1")
        )
    )
)
"""Of several that nobody outdoes one is chosen anyway."""


def is_foremost(filters: tuple[Filter, ...]) -> bool:
    return any(one.kind in (FilterKind.MOST, FilterKind.LEAST) for one in filters)
