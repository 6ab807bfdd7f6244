"""The other side: whose attacks, against whom, and who lends attacks."""

from synth.dsl.ast import FilterKind, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Such
from synth.dsl.english.forms.lists import Concat, optional
from synth.dsl.english.forms.stateful import Scoped, When
from synth.dsl.english.nouns.pokemon import ACTIVE, MANY
from synth.dsl.english.nouns.pronouns import Phrase, some
from synth.dsl.english.nouns.roles import SELF
from synth.dsl.english.nouns.traits import AFTER, BEFORE, EACH_TYPE, IN_PLAY, MANY_HEAD, ONE_HEAD, Filters
from synth.dsl.english.nouns.words import WHOSE

_OPPOSED_ANYWHERE = Choice(
    SELF,
    ACTIVE,
    some("{side} {filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY),
    some("{filters}", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=Concat(BEFORE, MANY_HEAD, AFTER)),
    some("{filters}", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=EACH_TYPE),
)
_OPPOSED_TO_ANYONE = Choice(
    some(
        "the opponent's Active {filters}", many=False, side=Side.OPP, zone=Zone.ACTIVE, filters=Concat(BEFORE, ONE_HEAD, AFTER)
    ),
    some("the opponent's {filters}", many=True, side=Side.OPP, zone=Zone.PLAY, filters=Concat(BEFORE, MANY_HEAD, AFTER)),
)
OPPOSED: Phrase = Scoped(
    Choice(When(lambda state: state.carrier == "stadium", _OPPOSED_TO_ANYONE), _OPPOSED_ANYWHERE), plural=True
)
"""The other side of an attack; a Stadium speaks of each attacker's opponent."""

_ALL_BUT_IT: Filters = Concat(
    optional(Literal("other ", ())), Such(BEFORE, lambda traits: all(one.kind is not FilterKind.OTHER for one in traits)),
    MANY_HEAD, IN_PLAY, AFTER,
)  # fmt: skip
"""The one that attacks is Active and has its own attacks: the others are on the Bench."""
LENDERS: Phrase = Scoped(
    Choice(
        *(
            some(f"{each}your Benched {{filters}}", wording, many=True, side=Side.MY, zone=Zone.BENCH, filters=MANY)
            for each, wording in (("", None), ("all of ", "all_of"), ("each of ", "each_of"))
        ),
        *(
            some(f"{each}your {{filters}}", f"{wording}_in_play", many=True, side=Side.MY, zone=Zone.BENCH, filters=_ALL_BUT_IT)
            for each, wording in (("", "yours"), ("all of ", "all_of"), ("each of ", "each_of"))
        ),
        some(
            "your opponent's Active {filters}",
            many=False,
            side=Side.OPP,
            zone=Zone.ACTIVE,
            filters=Concat(BEFORE, ONE_HEAD, AFTER),
        ),
        *(
            some(f"{the}{{filters}} in your discard pile", wording, many=True, side=Side.MY, zone=Zone.DISCARD, filters=filters)
            for the, wording, filters in (
                ("the ", None, Concat(BEFORE, MANY_HEAD)),
                ("", "no_the", Concat(BEFORE, MANY_HEAD)),
                ("any ", "any", Concat(BEFORE, MANY_HEAD)),
                ("a ", "one", Concat(BEFORE, ONE_HEAD)),
            )
        ),
    ),
    plural=True,
)
"""Whose attacks another Pokémon may use."""
