"""What is done to a Pokémon picked by chance."""

from typing import Any

from synth.dsl.ast import (
    Choose,
    Const,
    Damage,
    Repeat,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, act, rule
from synth.dsl.english.nouns.pokemon import AT_RANDOM
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1
from synth.dsl.english.sentences.each_of import refers_back
from synth.dsl.english.sentences.together import CLAUSES, TOGETHER
from synth.dsl.english.verbs.damage import attacking

_PICKS: Syntax[Any] = Choice(
    act("{what} is chosen at random", Choose, what=spoken(AT_RANDOM)),
    act("{what} are chosen at random", Choose, "are_chosen", what=spoken(Such(AT_RANDOM, lambda what: what.n > 1))),
)
_DONE_TO_PICKED: Syntax[Any] = Such(
    Choice(CLAUSES, TOGETHER), lambda block: refers_back(block[:1]) and not any(isinstance(one, Damage) for one in block)
)
_EACH_TIME_PICKED: Syntax[Any] = Mapped(
    rule(
        "{pick} {n} times. For each time a Pokémon was chosen, {body}",
        (Hole("pick"), Hole("n"), Hole("body")),
        pick=_PICKS,
        n=NUMBER_OVER_1,
        body=_DONE_TO_PICKED,
    ),
    lambda found: (Repeat(times=found[1], body=(*found[0], *found[2])),),
    lambda block: _picked_each_time(block),
)


def _picked_each_time(block: Any) -> Any:
    match block:
        case (Repeat(times=Const() as n, body=(Choose() as pick, *body)),):
            return (pick,), n, tuple(body)
    return None


PICKED_BY_CHANCE: Syntax[Any] = Choice(Concat(_PICKS, Literal(". ", ()), _DONE_TO_PICKED), Worded("each_time", _EACH_TIME_PICKED))
"""What is done to a Pokémon picked by chance; damage has its own words for it."""
RANDOM_VICTIM: Syntax[Any] = When(
    lambda state: not attacking(state),
    Choice(
        *(
            act(f"{{to}} is chosen at random. Do {{amount}} damage to {it}", Damage, f"victim_{it}", to=AT_RANDOM, amount=NUMBER)
            for it in ("it", "that Pokémon")
        ),
        *(
            act(
                f"{{to}} is chosen at random {{times}} times. {words}",
                Damage,
                f"victims_{k}",
                to=AT_RANDOM,
                amount=NUMBER,
                times=NUMBER_OVER_1,
            )
            for k, words in enumerate(
                (
                    *(f"For each time a Pokémon was chosen, do {{amount}} damage to {it}" for it in ("it", "that Pokémon")),
                    *(f"Do {{amount}} damage to {it} each time" for it in ("it", "that Pokémon", "the chosen Pokémon")),
                )
            )
        ),
    ),
)
