"""What the verb before did, asked: how much, and whether some of it was of a kind."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Const, Exists, Measure, MeasureKind, Role, Selector, Zone
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.traits import KIND_POKEMON
from synth.dsl.english.nouns.words import NUMBER_OVER_1

_ONE, _RESULT = Const(n=1), Measure(kind=MeasureKind.RESULT)
_AMONG_MOVED = Shape(Exists, what=Shape(Selector, role=Role.MOVED, filters=Hole("filters")))
_SO_MANY_MOVED = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, role=Role.MOVED, filters=Hole("filters")))
_A_CARD: dict[str, Any] = {"filters": WithArticle(Such(ONE_CARD, bool))}
_SOME_CARDS = Such(MANY_CARDS, bool)
BOTH_DISCARDED: Syntax[Any] = When(
    lambda state: state.done in ("card discarded", "card you discarded"),
    Choice(
        rule("any of those cards are {filters}", _AMONG_MOVED, "any_are", filters=_SOME_CARDS),
        rule("any of those cards is {filters}", _AMONG_MOVED, "any_is", **_A_CARD),
        *(
            compares(f"both of {them} are {{filters}}", _SO_MANY_MOVED, "==", Const(n=2), f"both_{k}", filters=_SOME_CARDS)
            for k, them in enumerate(("those cards", "them"))
        ),
    ),
)


class _InThisWay(Syntax[Any]):
    """ "You discarded 3 or more Energy in this way", "you put any Item cards into your hand in this way": the words are in the
    state."""

    _HOW = (("{n} or more", ">="), ("at least {n}", ">="), ("exactly {n}", "=="), ("{n}", "=="), ("only {n}", "=="),
            ("fewer than {n}", "<"))  # fmt: skip

    def _forms(self, state: Discourse) -> Syntax[Any] | None:
        who = next((who for who in ("you", "your opponent", "either player") if f" {who} " in state.done), "you")
        noun, _, done = state.done.partition(f" {who} ")
        if not done or noun.startswith("damage"):
            return None
        many = noun if "Energy" in noun or noun.endswith("Pokémon") else noun + "s"
        cards = () if "Energy" in noun else (("card", "cards"),)
        things = tuple(dict.fromkeys(((noun, many), *cards)))
        short = tuple(dict.fromkeys((many, many.partition("] ")[2] or many, *(several for _, several in cards))))
        verb, gap, rest = done.partition(" ")
        ways = [(verb, gap + rest), *([("shuffled in", "")] if verb == "shuffled" else [])]
        """ "put into your hand" is said around what is put."""
        return Choice(
            *(
                form
                for way, (does, so) in enumerate(ways)
                for subject in dict.fromkeys((who, "they" if who == "your opponent" else who))
                for form in (
                    *(
                        compares(f"{subject} {does} any {words}{so} in this way", _RESULT, ">=", _ONE, f"any_{k}{way or ''}")
                        for k, (_, words) in enumerate(things if cards else ())
                    ),
                    *(
                        compares(f"{subject} {does} {how} 1 {one}{so} in this way", _RESULT, "==", _ONE, f"only_{how}{way or ''}")
                        for one, _ in things
                        for how in ("only", "exactly")
                    ),
                    *(
                        compares(
                            f"{subject} {does} {how} {words}{so} in this way",
                            _RESULT,
                            op,
                            Hole("n"),
                            f"so_many_{k}{way or ''}",
                            n=NUMBER_OVER_1,
                        )
                        for words in short
                        for k, (how, op) in enumerate(self._HOW)
                    ),
                    *(_of_a_kind(f"{subject} {does}", so, noun, f"{way or ''}") for _ in range(_were_cards(state, noun))),
                )
            )
        )

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        forms = self._forms(state)
        return forms.read(source, at, state) if forms else iter(())

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        forms = self._forms(state)
        return forms.write(value, state) if forms else iter(())


def _were_cards(state: Discourse, noun: str) -> bool:
    """Whether each of them was one card: a Pokémon in play may be several."""
    in_play = state.group is not None or (state.it is not None and state.it.zone in (Zone.ACTIVE, Zone.BENCH, Zone.PLAY))
    return noun == "card" or (noun == "Pokémon" and not in_play)


def _of_a_kind(did: str, so: str, noun: str, way: str) -> Syntax[Any]:
    """Whether some of it was such a card; of Pokémon, "any Pokémon" is any of them."""
    return Such(
        Choice(
            rule(f"{did} {{filters}}{so} in this way", _AMONG_MOVED, f"moved_one{way}", **_A_CARD),
            rule(f"{did} any {{filters}}{so} in this way", _AMONG_MOVED, f"moved_any{way}", filters=_SOME_CARDS),
        ),
        lambda asked: noun != "Pokémon" or asked.what.filters != (KIND_POKEMON,),
    )


IN_THIS_WAY: Syntax[Any] = _InThisWay()
