"""A face, or a number of coins, that a player chooses before the coins are flipped: one option for each."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Const, Flip, Measure, MeasureKind, Modal, Node
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Run
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.words import NUMBER_OVER_1
from synth.dsl.sense import OPTIONS
from synth.dsl.walk import nodes

_BACK = {MeasureKind.HEADS: MeasureKind.TAILS, MeasureKind.TAILS: MeasureKind.HEADS}
_MANY: Syntax[Any] = Choice(Literal("a coin", Const(n=1)), rule("{n} coins", Hole("n"), n=NUMBER_OVER_1))


def _turned(value: Any) -> Any:
    """The same with the other face."""
    if isinstance(value, tuple):
        return tuple(map(_turned, value))
    if isinstance(value, Measure) and value.kind in _BACK:
        return value.model_copy(update={"kind": _BACK[value.kind]})
    if isinstance(value, Node):
        return value.model_copy(update={name: _turned(part) for name, part in value})
    return value


def _counts(block: Any) -> bool:
    return any(isinstance(node, Measure) and node.kind in _BACK for one in block for node in nodes(one))


class _Called(Syntax[Any]):
    """ "Choose heads or tails": the coins and the sentences about the face that was chosen, once for each."""

    def __init__(self, head: str, body: Syntax[Any]) -> None:
        self.head, self.body = head, body

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        begin = source.after(self.head, at)
        for coins, end, after in _MANY.read(source, begin, state) if begin is not None else ():
            start = source.after(". ", end)
            known = after._replace(coins=coins, called=True)
            for told, last, final in self.body.read(source, start, known) if start is not None else ():
                said = source.text[start:last]
                if "heads" not in said and "tails" not in said:
                    yield self._whole(coins, told), last, final._replace(coins=None, called=False)

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        first = value[0].options[0] if len(value) == 1 and isinstance(value[0], Modal) else ()
        if not first or not isinstance(first[0], Flip) or self._whole(first[0].coins, first[1:]) != value:
            return
        for many, after in _MANY.write(first[0].coins, state):
            for text, final in self.body.write(first[1:], after._replace(coins=first[0].coins, called=True)):
                if "heads" not in text and "tails" not in text:
                    yield f"{self.head}{many}. {text[:1].upper()}{text[1:]}", final._replace(coins=None, called=False)

    @staticmethod
    def _whole(coins: Any, told: Any) -> Any:
        return (Modal(options=((Flip(coins=coins), *told), (Flip(coins=coins), *_turned(told)))),)

    def possible(self, source: Source, at: int) -> bool:
        return source.after(self.head, at) is not None


def called_faces(sentence: Syntax[Any]) -> Syntax[Any]:
    body: Syntax[Any] = Such(Run(sentence, Literal(". ", None)), _counts)
    heads = ("choose heads or tails, then flip ", "choose heads or tails, and flip ", "choose heads or tails. Flip ",
             "choose heads or tails. Then, flip ", "choose heads or tails and flip ")  # fmt: skip
    return Choice(*(Worded(f"called_{k}", _Called(head, body)) for k, head in enumerate(heads)))


CALLED_NUMBER: Syntax[Any] = Choice(
    *(
        Worded(
            f"number_{most}{k}",
            Literal(
                f"choose a number from 1 to {most}{joint} that many coins",
                (Modal(options=tuple((Flip(coins=Const(n=n)),) for n in range(1, most + 1))),),
            ),
        )
        for most in range(2, OPTIONS + 1)
        for k, joint in enumerate((", and flip", " and flip", ", then flip", ". Flip", " and then flip"))
    )
)
"""So many coins as are chosen, out of few."""
