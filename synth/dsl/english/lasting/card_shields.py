"""Protection from the effects of cards that the opponent plays, and from damage whatever does it."""

from typing import Any

from synth.dsl.ast import Scope
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.lasting.modifiers import Kind, gives, mod
from synth.dsl.english.nouns.opposed import OPPOSED
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, SUBJECT

_CARDS = ((Scope.SUPPORTER, "Supporter"), (Scope.ITEM, "Item"), (Scope.TRAINER, "Trainer"))
_WORDS = (
    ("prevent all effects of {} done to {{what}}", ALL_ALIKE),
    ("prevent all effects done to {{what}} by {}", ALL_ALIKE),
    ("{{what}} <isn't|aren't> affected by {}", SUBJECT),
    ("{{what}} <isn't|aren't> affected by any effects of {}", SUBJECT),
    ("{{what}} can't be affected by {}", SUBJECT),
    ("{{what}} can't be affected by any effects of {}", SUBJECT),
)
_HARM = (
    "prevent all damage done to {what} by attacks and Abilities",
    "prevent all damage from attacks and Abilities done to {what}",
    "prevent all damage done to {what} by attacks or Abilities",
)
OF_CARDS: Syntax[Any] = Choice(
    *(
        gives(
            f"{words} {by} {{vs}}",
            ALL_ALIKE,
            mod(Kind.PREVENT, "vs", scope=Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES),
            f"harm_{k}{by}",
            vs=OPPOSED,
        )
        for k, words in enumerate(_HARM)
        for by in ("of", "from", "used by")
        if "from" not in words
    ),
    *(
        gives(words.format(many), whom, mod(Kind.PREVENT, scope=scope), f"cards_{scope}_{k}{a}")
        for scope, cards in _CARDS
        for a, many in enumerate((f"your opponent's {cards} cards", f"{cards} cards your opponent plays"))
        for k, (words, whom) in enumerate(_WORDS)
    )
)
