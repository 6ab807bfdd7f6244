"""What is done in another measure to one that turns out to be of some kind."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Choose, Damage, Exists, Heal, If, Role, Selector
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import CHOSEN, DEFINITE
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.traits import HAS, IS
from synth.dsl.english.nouns.words import NUMBER
from synth.dsl.english.verbs.damage import attacking

_PICKED_ONE = Such(spoken(CHOSEN), lambda one: one.n == 1)
_THAT_KIND = Shape(Exists, what=Shape(Selector, role=Role.IT, filters=Hole("kind")))
HEALED_MORE: Syntax[Any] = Choice(
    *(
        rule(
            f"heal {{usual}} damage from {{what}}. If {that} {{kind}}, heal {{more}} damage{end} instead",
            (
                Shape(Choose, what=Hole("what")),
                Shape(
                    If,
                    condition=_THAT_KIND,
                    then=(Shape(Heal, what=THAT_ONE, amount=Hole("more")),),
                    other=(Shape(Heal, what=THAT_ONE, amount=Hole("usual")),),
                ),
            ),
            wording,
            usual=NUMBER,
            what=_PICKED_ONE,
            kind=Choice(IS, HAS),
            more=NUMBER,
        )
        for that, end, wording in (
            ("that Pokémon", "", "heal_instead"),
            ("it", "", "heal_it_instead"),
            ("that Pokémon", " from it", "heal_from_it"),
            ("that Pokémon", " from that Pokémon", "heal_from_that"),
        )
    )
)
"""The one that is healed decides how much."""


def _of_attacks(state: Discourse) -> bool:
    return attacking(state)


def _of_others(state: Discourse) -> bool:
    return not attacking(state)


HURT_MORE: Syntax[Any] = Choice(
    *(
        When(
            _of_attacks if own else _of_others,
            rule(
                f"{verb} {{usual}} damage to {{what}}. If {that} {{kind}}, {again} {{more}} damage{end} instead",
                (
                    Shape(Choose, what=Hole("what")),
                    Shape(
                        If,
                        condition=_THAT_KIND,
                        then=(Shape(Damage, to=THAT_ONE, amount=Hole("more")),),
                        other=(Shape(Damage, to=THAT_ONE, amount=Hole("usual")),),
                    ),
                ),
                f"hurt_more_{number}",
                usual=NUMBER,
                what=_PICKED_ONE,
                kind=Choice(IS, HAS),
                more=NUMBER,
            ),
        )
        for own, verb, again in ((False, "do", "do"), (True, "this attack does", "this attack does"))
        for number, (that, end) in enumerate(
            (that, end) for that in ("that Pokémon", "it") for end in ("", " to it", " to that Pokémon")
        )
    )
)
"""The one that is damaged decides how much."""
HEALED_INSTEAD: Syntax[Any] = Choice(
    *(
        rule(
            f"heal {{usual}} damage from {{what}}. If {{condition}}, heal {{more}} damage{end} instead",
            (
                Shape(
                    If,
                    condition=Hole("condition"),
                    then=(Shape(Heal, what=Hole("what"), amount=Hole("more")),),
                    other=(Shape(Heal, what=Hole("what"), amount=Hole("usual")),),
                ),
            ),
            wording,
            usual=NUMBER,
            what=DEFINITE,
            condition=STATES,
            more=NUMBER,
        )
        for end, wording in (("", "healed_more"), (" from it", "healed_more_it"))
    )
)
