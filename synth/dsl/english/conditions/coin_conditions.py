"""Conditions about coins that were flipped: how many show a face."""

from collections.abc import Callable, Iterator
from typing import Any

from synth.dsl.ast import Const, Measure, MeasureKind, OneOf
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, When
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1


def _flipped(holds: Callable[[int], bool]) -> Callable[[Discourse], bool]:
    """Whether a fixed number of coins was flipped for which `holds`; other flips count as many."""
    return lambda state: state.coins is not None and holds(state.coins.n if isinstance(state.coins, Const) else 9)


_HEADS = Measure(kind=MeasureKind.HEADS)
_TAILS = Measure(kind=MeasureKind.TAILS)
_NONE, _ONE = Const(n=0), Const(n=1)


def _unanimous(who: str) -> Syntax[Any]:
    return Choice(
        compares(f"{who} of them are heads", _TAILS, "==", _NONE),
        compares(f"{who} of them are tails", _HEADS, "==", _NONE),
    )


_BOTH = ("both results", "the results", "both coins", "the coins", "they", "both of them")
_ONE_EACH = tuple(
    f"{one} {face} and {other} {back}"
    for face, back in (("heads", "tails"), ("tails", "heads"))
    for one, other in (
        ("1 of them is", "the other is"), ("1 is", "the other is"), ("1 of them is", "1 of them is"), ("1 is", "1 is"),
        ("1 coin is", "the other is"), ("you get 1", "1"),
    )
)
_ALIKE: Syntax[Any] = Choice(
    *(compares(f"{who} are the same", _HEADS, "!=", _ONE, f"same_{k}") for k, who in enumerate(_BOTH)),
    *(compares(f"{who} are different", _HEADS, "==", _ONE, f"different_{k}") for k, who in enumerate(_BOTH)),
    *(compares(words, _HEADS, "==", _ONE, f"one_each_{k}") for k, words in enumerate(_ONE_EACH)),
)
"""Two coins, one beside the other."""



def _same_faces(state: Discourse) -> Any:
    """Of so many coins either none or all show heads."""
    coins = state.coins.n if isinstance(state.coins, Const) else 0
    return OneOf(what=_HEADS, values=(0, coins))


_ALL_ALIKE: Syntax[Any] = Choice(
    *(
        rule(f"{words}{{same}}", Hole("same"), f"all_same_{k}", same=Known(_same_faces))
        for k, words in enumerate(f"{who} are the same" for who in ("all of them", "all results", "all of the results", "all"))
    )
)
_FACES = (("heads", _HEADS), ("tails", _TAILS))


def _so_many(face: str, coins: Measure) -> Iterator[Syntax[Any]]:
    """How many of several coins show a face."""
    for how, op, wording in (
        ("at least {} of them {}", ">=", None),
        ("{} or more of them {}", ">=", "or_more"),
        ("{} of them {}", "==", None),
        ("exactly {} of them {}", "==", "exactly"),
        ("only {} of them {}", "==", "only"),
        ("exactly {} {}", "==", "exactly_short"),
        ("at least {} {}", ">=", "at_least_short"),
        ("more than {} of them {}", ">", "more_than"),
    ):
        is_one = "are" if wording == "or_more" else "is"
        yield compares(f"{how.format(1, is_one)} {face}", coins, op, _ONE, wording)
        yield compares(f"{how.format('{n}', 'are')} {face}", coins, op, Hole("n"), wording, n=NUMBER_OVER_1)
    for how, op in (("{n} or more", ">="), ("at least {n}", ">="), ("exactly {n}", "=="), ("{n} or fewer", "<=")):
        yield compares(f"you get {how} {face}", coins, op, Hole("n"), f"get_{how}", n=NUMBER)
    for k, words in enumerate(("none of them are", "none of them is", "you get no", "you don't get any")):
        yield compares(f"{words} {face}", coins, "==", _NONE, f"none_{k}")


_AS_CALLED: Syntax[Any] = Choice(
    *(
        compares(words, _HEADS, ">=", _ONE, f"as_called_{k}")
        for k, words in enumerate(
            (
                *(
                    f"{coin} {shows}"
                    for coin in ("the coin", "it", "that coin", "the result")
                    for shows in ("shows the result you chose", "is the result you chose", "matches your choice")
                ),
                "the result is the one you chose", "you chose correctly", "you get the result you chose",
            )
        )
    )
)
_UNTIL_TAILS = Measure(kind=MeasureKind.UNTIL_TAILS)
_FIRST: Syntax[Any] = Choice(
    *(
        compares(f"the first {coin} is {face}", _HEADS, op, n, f"first_{coin}")
        for coin in ("coin", "flip", "coin flip", "result")
        for face, op, n in (("heads", ">=", _ONE), ("tails", "==", _NONE))
    )
)
"""Of coins that are flipped until there is tails."""
COINS: Syntax[Any] = Choice(
    When(lambda state: state.called and state.coins == _ONE, _AS_CALLED),
    When(
        lambda state: state.called and state.coins != _ONE,
        Choice(
            *(
                compares(f"{who} show the result you chose", _TAILS, "==", _NONE, f"{who}_as_called")
                for who in ("all of them", "both of them", "both coins", "all of the coins")
            )
        ),
    ),
    When(
        _flipped(lambda coins: coins == 1),
        Choice(
            compares("heads", _HEADS, ">=", _ONE),
            compares("tails", _HEADS, "==", _NONE),
            compares("you get heads", _HEADS, ">=", _ONE, "you_get"),
            compares("you get tails", _HEADS, "==", _NONE, "you_get"),
        ),
    ),
    When(lambda state: state.coins == _UNTIL_TAILS, _FIRST),
    When(_flipped(lambda coins: coins == 2), Choice(_unanimous("both"), _ALIKE)),
    When(_flipped(lambda coins: coins > 2), _unanimous("all")),
    When(lambda state: isinstance(state.coins, Const) and state.coins.n > 2, _ALL_ALIKE),
    When(
        _flipped(lambda coins: coins > 1),
        Choice(
            *(form for face, coins in _FACES for form in _so_many(face, coins)),
            *(
                compares(f"{words} {face} than {back}", coins, ">", others, f"more_{k}_{face}")
                for k, words in enumerate(("you get more", "there are more", "more of them are"))
                for (face, coins), (back, others) in (_FACES, _FACES[::-1])
            ),
        ),
    ),
)
