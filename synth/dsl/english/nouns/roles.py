"""The Pokémon that plays a part: it speaks, bears the card, attacks, is attacked, came or left."""

from synth.dsl.ast import Event, Filter, FilterKind, Role
from synth.dsl.english.forms.core import Choice, Literal, Such
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.nouns.pronouns import Phrase, some
from synth.dsl.english.nouns.traits import AFTER, PLAIN, Filters

SELF: Phrase = When(
    lambda state: state.carrier in ("attack", "ability"), some("this Pokémon", many=False, role=Role.SELF)
)
_EXCEPTED = frozenset({FilterKind.NOT_EX, FilterKind.NOT_TYPE, FilterKind.NOT_NAME, FilterKind.NOT_MEGA})
_BUT_NOT: Filters = Such(AFTER, lambda which: any(one.kind in _EXCEPTED for one in which))
HOST: Phrase = When(
    lambda state: state.carrier == "tool",
    Choice(
        some("the {filters} this card is attached to", many=False, role=Role.HOST, filters=PLAIN),
        some("the Benched {filters} this card is attached to", "benched", many=False, role=Role.HOST,
             filters=Concat(Literal("", (Filter(kind=FilterKind.BENCHED),)), PLAIN)),
        some("the Pokémon this card is attached to{filters}", many=False, role=Role.HOST, filters=_BUT_NOT),
        When(lambda state: state.it is not None and state.it.role is Role.HOST,
             some("that {filters}", "that_host", many=False, role=Role.HOST, filters=Such(PLAIN, bool))),
    ),
)


def was_hit(state: Discourse) -> bool:
    """Whether there is an attacker to speak of."""
    return state.delayed or state.event in (Event.DAMAGED, Event.KO_BY_ATTACK, Event.KO_ANY, Event.FALLS, Event.ALLY_KO)


ROLE: Phrase = Choice(
    SELF,
    When(lambda state: state.carrier == "attack", some("the Defending Pokémon", many=False, role=Role.DEFENDER)),
    When(was_hit, some("the Attacking Pokémon", many=False, role=Role.ATTACKER)),
    some("the new Active Pokémon", many=False, role=Role.NEW_ACTIVE),
    *(
        some(f"the Pokémon {that}", None if k == 0 else f"old_{k}", many=False, role=Role.OLD_ACTIVE)
        for k, that in enumerate(
            (
                *(f"that moved to {whose} Bench" for whose in ("the", "your", "their", "your opponent's")),
                "that was switched out",
                *(f"you moved to {whose} Bench" for whose in ("your", "the", "their", "your opponent's")),
                "you switched out",
                "that left the Active Spot",
                "that was moved to the Bench",
            )
        )
    ),
    HOST,
)
