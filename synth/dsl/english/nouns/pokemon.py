"""The noun phrase for Pokémon in play, one for every verb: which, whose, where, how many."""

from typing import Any

from synth.dsl.ast import Filter, FilterKind, Quantifier, Role, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Shared, Such
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.beside import is_foremost
from synth.dsl.english.nouns.of_them import EACH_OF_THEM, ONE_OF_THEM, they
from synth.dsl.english.nouns.pronouns import Phrase, asked, pronoun, some, spoken
from synth.dsl.english.nouns.roles import ROLE
from synth.dsl.english.nouns.traits import (
    AFTER,
    BEFORE,
    BUT_NOT,
    EACH_TYPE,
    IN_PLAY,
    MANY_HEAD,
    NAMED,
    ONE_HEAD,
    OTHERS_FIRST,
    PLAIN,
    Filters,
)
from synth.dsl.english.nouns.words import INTEGER, PICKER, WHOSE

_BOTH_SIDES = " (both yours and your opponent's)"

ONE: Filters = Concat(PLAIN, AFTER)
MANY: Filters = Choice(Concat(BEFORE, Choice(MANY_HEAD, NAMED), AFTER), Concat(EACH_TYPE, AFTER))
MANY_IN_PLAY: Filters = Choice(
    Concat(BEFORE, Choice(MANY_HEAD, NAMED), IN_PLAY, AFTER), Concat(EACH_TYPE, IN_PLAY, AFTER)
)
_OTHERS_BENCHED: Filters = When(
    lambda state: state.carrier in ("attack", "ability"), Concat(Literal("", (Filter(kind=FilterKind.OTHER),)), MANY)
)
"""The Bench but for the Pokémon that speaks."""
_KINDS: Filters = Choice(Concat(BEFORE, MANY_HEAD), EACH_TYPE)
_BOTHS: Filters = Concat(_KINDS, Literal(_BOTH_SIDES, ()), AFTER)
_SUCH_OF_BOTH: Filters = Concat(BEFORE, MANY_HEAD, IN_PLAY, Such(AFTER, bool), Literal(_BOTH_SIDES, ()), BUT_NOT)
_BOTHS_IN_PLAY: Filters = Concat(_KINDS, Literal(f" in play{_BOTH_SIDES}", ()), AFTER)


ACTIVE: Phrase = Choice(
    some("{side} Active {filters}", many=False, side=WHOSE, zone=Zone.ACTIVE, filters=Concat(BEFORE, ONE_HEAD, AFTER)),
    some("{side} {filters} in the Active Spot", many=False, side=WHOSE, zone=Zone.ACTIVE, filters=NAMED),
    some(
        "{side} {filters} in the Active Spot",
        "spot_last",
        many=False,
        side=WHOSE,
        zone=Zone.ACTIVE,
        filters=Concat(BEFORE, ONE_HEAD, AFTER),
    ),
    some("{side} Active {filters}", "active_first", many=False, side=WHOSE, zone=Zone.ACTIVE, filters=NAMED),
    some(
        "the {filters} in the Active Spot",
        "in_spot",
        many=False,
        side=Side.MY,
        zone=Zone.ACTIVE,
        filters=Concat(BEFORE, ONE_HEAD),
    ),
    some("both Active Pokémon", many=True, side=Side.BOTH, zone=Zone.ACTIVE),
    some("each Active Pokémon", "each_active", many=False, side=Side.BOTH, zone=Zone.ACTIVE),
    some(
        f"each Active {{filters}}{_BOTH_SIDES}",
        "each_active_both",
        many=False,
        side=Side.BOTH,
        zone=Zone.ACTIVE,
        filters=Choice(Concat(BEFORE, ONE_HEAD, AFTER)),
    ),
    some(
        "each Active {filters}",
        "each_active_such",
        many=False,
        side=Side.BOTH,
        zone=Zone.ACTIVE,
        filters=Concat(BEFORE, ONE_HEAD, Choice(Literal(_BOTH_SIDES, ()), Literal("", ())), Such(AFTER, bool)),
    ),
    some(
        "each player's Active {filters}",
        "each_players",
        many=False,
        side=Side.BOTH,
        zone=Zone.ACTIVE,
        filters=Concat(BEFORE, ONE_HEAD, AFTER),
    ),
)

_CHOOSE: dict[str, Any] = {"quantifier": Quantifier.CHOOSE, "by": PICKER}
CHOSEN: Phrase = Choice(
    ONE_OF_THEM,
    some(
        "{by}{n} of {side} {filters}",
        many=False,
        n=INTEGER,
        side=WHOSE,
        zone=Zone.PLAY,
        filters=MANY_IN_PLAY,
        **_CHOOSE,
    ),
    some(
        "{by}{n} of {side} Benched {filters}",
        many=False,
        n=INTEGER,
        side=WHOSE,
        zone=Zone.BENCH,
        filters=MANY,
        **_CHOOSE,
    ),
    some(
        "{by}{n} of {side} other Benched {filters}",
        many=False,
        n=INTEGER,
        side=WHOSE,
        zone=Zone.BENCH,
        filters=_OTHERS_BENCHED,
        **_CHOOSE,
    ),
    *(
        some(
            f"{{by}}{the}{{side}} {benched}{{filters}}",
            f"foremost_{the}",
            many=False,
            side=WHOSE,
            zone=zone,
            filters=such,
            **_CHOOSE,
        )
        for the in ("", "whichever of ")
        for benched, zone, such in (
            ("", Zone.PLAY, Such(MANY_IN_PLAY, is_foremost)), ("Benched ", Zone.BENCH, Such(MANY, is_foremost)),
        )
    ),
)

ANOTHER: Phrase = Choice(
    *(
        some(
            f"{{by}}{said} {{filters}}",
            wording + name,
            many=False,
            side=WHOSE,
            zone=zone,
            filters=form,
            **_CHOOSE,
        )
        for zone, benched, name, form in ((Zone.PLAY, "", "", MANY_IN_PLAY), (Zone.BENCH, "Benched ", "_benched", MANY))
        for said, wording in (
            (f"another of {{side}} {benched}".rstrip(), "another"),
            (f"another 1 of {{side}} {benched}".rstrip(), "another_1"),
            (f"1 of {{side}} other {benched}".rstrip(), "other_one"),
        )
    ),
)
"""One more of a group of which one was chosen just before."""

_RANDOMLY: dict[str, Any] = {"many": False, "n": INTEGER, "quantifier": Quantifier.RANDOM}
BENCHED_AT_RANDOM: Phrase = some("{n} of {side} Benched {filters}", side=WHOSE, zone=Zone.BENCH, filters=MANY, **_RANDOMLY)
AT_RANDOM: Phrase = Choice(
    BENCHED_AT_RANDOM,
    some("{n} of {side} {filters}", side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY, **_RANDOMLY),
    some("{n} {filters} (either yours or your opponent's)", side=Side.BOTH, zone=Zone.PLAY, filters=OTHERS_FIRST, **_RANDOMLY),
)


def _how_many(quantity: str, quantifier: Quantifier, **parts: Any) -> Phrase:
    """Some of a group, as many as the one who acts likes within the limit."""
    return Choice(
        some(
            f"{{by}}{quantity} of {{side}} {{filters}}",
            many=True,
            quantifier=quantifier,
            by=PICKER,
            side=WHOSE,
            zone=Zone.PLAY,
            filters=MANY_IN_PLAY,
            **parts,
        ),
        some(
            f"{{by}}{quantity} of {{side}} Benched {{filters}}",
            many=True,
            quantifier=quantifier,
            by=PICKER,
            side=WHOSE,
            zone=Zone.BENCH,
            filters=MANY,
            **parts,
        ),
    )


AS_LIKED: Phrase = Shared(
    Choice(_how_many("up to {n}", Quantifier.UP_TO, n=INTEGER), _how_many("any number", Quantifier.ANY))
)


def _each(wording: str | None) -> Phrase:
    return Choice(
        some("each of {side} {filters}", wording, many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
        some("each of {side} Benched {filters}", wording, many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY),
        some("each of {side} other Benched {filters}", wording, many=False, side=WHOSE, zone=Zone.BENCH, filters=_OTHERS_BENCHED),
        some(
            "each {filters} in play (both yours and your opponent's)",
            wording,
            many=False,
            side=Side.BOTH,
            zone=Zone.PLAY,
            filters=Concat(BEFORE, ONE_HEAD),
        ),
        *(
            some(
                "each {filters}",
                f"{wording or 'each'}_{name}",
                many=False,
                side=Side.BOTH,
                zone=Zone.PLAY,
                filters=Concat(BEFORE, ONE_HEAD, Literal(there, ()), Such(AFTER, bool), Literal(_BOTH_SIDES, ()), BUT_NOT),
            )
            for there, name in ((" in play", "there"), ("", "such"))
        ),
        *(
            some(
                "each {filters}",
                f"{wording or 'each'}_{name}",
                many=False,
                side=Side.BOTH,
                zone=Zone.PLAY,
                filters=Concat(BEFORE, ONE_HEAD, Literal(f"{there}{_BOTH_SIDES}", ()), after),
            )
            for there, name, after in ((" in play", "after", Such(AFTER, bool)), ("", "anywhere", AFTER))
        ),
    )


def _all_of(wording: str | None) -> Phrase:
    return Choice(
        some("all of {side} {filters}", wording, many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
        some("all of {side} Benched {filters}", wording, many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
        some("all of {side} other Benched {filters}", wording, many=True, side=WHOSE, zone=Zone.BENCH, filters=_OTHERS_BENCHED),
        some("all {filters}", wording, many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_BOTHS),
        some("all {filters}", f"{wording or 'all'}_such", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_SUCH_OF_BOTH),
    )


def _of_all(filters: Filters) -> Filters:
    """A bare "Pokémon with the most …" is one Pokémon."""
    return Such(filters, lambda traits: not is_foremost(traits))


def _bare(wording: str | None) -> Phrase:
    return Choice(
        some("{side} {filters}", wording, many=True, side=WHOSE, zone=Zone.PLAY, filters=_of_all(MANY_IN_PLAY)),
        some("{side} Benched {filters}", wording, many=True, side=WHOSE, zone=Zone.BENCH, filters=_of_all(MANY)),
        some("{side} other Benched {filters}", wording, many=True, side=WHOSE, zone=Zone.BENCH, filters=_of_all(_OTHERS_BENCHED)),
        some("{filters}", wording, many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_BOTHS_IN_PLAY),
        some("{filters}", "both_anywhere", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_BOTHS),
        some("{filters}", "both_last", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_SUCH_OF_BOTH),
    )


_IN_PLAY_PLAIN: Filters = Concat(BEFORE, MANY_HEAD, Literal(" in play", ()), AFTER)
_EVERYONE: Phrase = Choice(
    some("all {filters}", "all_there", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_BOTHS_IN_PLAY),
    some("all {filters}", "all_in_play", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_IN_PLAY_PLAIN),
    some(
        "each {filters}",
        "each_in_play",
        many=False,
        side=Side.BOTH,
        zone=Zone.PLAY,
        filters=Concat(BEFORE, ONE_HEAD, Literal(" in play", ()), AFTER),
    ),
)
_STRICKEN: Phrase = When(
    lambda state: state.carrier == "stadium",
    Choice(
        *(
            some(words, f"stricken_{many:d}", many=many, side=Side.BOTH, zone=Zone.PLAY, filters=Such(form, bool))
            for words, many, form in (
                ("each {filters}", False, Concat(BEFORE, ONE_HEAD, AFTER)),
                ("{filters}", True, Concat(BEFORE, MANY_HEAD, AFTER)),
            )
        )
    ),
)
"""Those of some kind: a Stadium speaks of both players' Pokémon."""
_EVERYBODY: Phrase = Choice(
    _EVERYONE,
    _STRICKEN,
    some("each player's {filters}", "each_players", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    some("each player's Benched {filters}", "each_players", many=True, side=Side.BOTH, zone=Zone.BENCH, filters=MANY),
    some("{filters}", "bare_in_play", many=True, side=Side.BOTH, zone=Zone.PLAY, filters=_IN_PLAY_PLAIN),
)
"""Of both players, said by "in play" alone."""

_BENCHES: Phrase = Choice(
    some("all Active {filters}", "all_active", many=True, side=Side.BOTH, zone=Zone.ACTIVE, filters=_BOTHS),
    some("Active {filters}", "bare_active", many=True, side=Side.BOTH, zone=Zone.ACTIVE, filters=_BOTHS),
    some("all Benched {filters}", many=True, side=Side.BOTH, zone=Zone.BENCH, filters=_BOTHS),
    some("each Benched {filters}", "each_bench", many=False, side=Side.BOTH, zone=Zone.BENCH, filters=_BOTHS),
    some("Benched {filters}", "bare_bench", many=True, side=Side.BOTH, zone=Zone.BENCH, filters=_BOTHS),
    some("all Benched {filters}", "such_bench", many=True, side=Side.BOTH, zone=Zone.BENCH, filters=_SUCH_OF_BOTH),
    some(
        "each Benched {filters}",
        "each_such_bench",
        many=False,
        side=Side.BOTH,
        zone=Zone.BENCH,
        filters=Concat(BEFORE, ONE_HEAD, Such(AFTER, bool), Literal(_BOTH_SIDES, ()), BUT_NOT),
    ),
)

_OF_PLAYERS: Phrase = Choice(
    *(
        some(f"each of {each}{benched}{{filters}}", "of_players", many=False, side=Side.BOTH, zone=zone, filters=MANY)
        for each in ("each player's ", "both players' ")
        for benched, zone in (("Benched ", Zone.BENCH), ("", Zone.PLAY))
    ),
    some("each player's Benched {filters}", "each_players", many=True, side=Side.BOTH, zone=Zone.BENCH, filters=MANY),
)
_NOT_IT = (Filter(kind=FilterKind.NOT_IT),)
_LEFT_OVER: Phrase = When(
    lambda state: state.chose_pokemon and state.carrier in ("item", "supporter"),
    Choice(
        *(
            some(f"{each}{{side}} other {bench}Pokémon", f"left_{k}", many=many, side=WHOSE, zone=zone, filters=_NOT_IT)
            for k, (each, many) in enumerate((("each of ", False), ("all of ", True), ("", True)))
            for bench, zone in (("Benched ", Zone.BENCH), ("", Zone.PLAY))
        )
    ),
)
"""All but those that were chosen; on an attack or Ability "other" is other than the one that speaks."""
EACH: Phrase = Shared(Choice(_each(None), _all_of("all_of"), _BENCHES, _EVERYONE, _STRICKEN, _OF_PLAYERS, _LEFT_OVER))
ALL_OF: Phrase = Shared(Choice(_all_of(None), _each("each_of"), _bare("bare"), _BENCHES, _EVERYBODY))
BARE: Phrase = Shared(Choice(_bare(None), _each("each_of"), _all_of("all_of"), _BENCHES, _EVERYBODY))
POT: Phrase = Shared(_bare(None))
"""The bare plural: of all of them together, where a number is said."""

_ONE_POKEMON = Shared(Choice(ROLE, ACTIVE, CHOSEN))
POKEMON: Phrase = Shared(Choice(pronoun("that Pokémon", "it"), spoken(Choice(_ONE_POKEMON, EACH, EACH_OF_THEM, AS_LIKED))))
"""Whom a verb acts on: a bare plural would leave open whether each of them or one is meant."""


def _each_one(*said: str) -> Phrase:
    """Of those that are damaged, the one for which it is counted how much."""
    forms = (Worded(f"each_one_{k}", some(words, many=False, role=Role.EACH)) for k, words in enumerate(said))
    return When(lambda state: state.counted_each, Choice(*forms))


ALL_ALIKE: Phrase = Shared(
    Choice(
        _each_one("that Pokémon", "it"),
        pronoun("that Pokémon", "it"),
        spoken(Choice(_ONE_POKEMON, EACH_OF_THEM, _each(None), _all_of("all_of"), _bare("bare"), _BENCHES, _EVERYBODY)),
        _LEFT_OVER,
    )
)
"""Whom something concerns alike: there the bare plural says the same as "each of"."""

DEFINITE: Phrase = Such(POKEMON, lambda pokemon: pokemon.quantifier is Quantifier.ALL)
"""Who can be spoken of twice without choosing twice."""

SUBJECT: Phrase = Shared(
    Choice(
        _each_one("that Pokémon", "it"),
        pronoun("that Pokémon", "it"),
        spoken(Choice(_ONE_POKEMON, ALL_OF)),
        they("they"),
    )
)
"""Of whom something is said."""

USERS: Phrase = Shared(Choice(pronoun("that Pokémon", "it"), spoken(Choice(_ONE_POKEMON, BARE)), they("them")))
"""Whose attacks are spoken of."""

OWNERS: Phrase = Shared(
    Choice(
        _each_one("that Pokémon's", "its"),
        pronoun("that Pokémon's", "its"),
        spoken(rule("{pokemon}'s", Hole("pokemon"), pokemon=Choice(_ONE_POKEMON, BARE))),
        they("their"),
    )
)
"""The possessive: "this Pokémon's"."""

TESTED: Phrase = Shared(
    Choice(
        pronoun("it", "that Pokémon"),
        asked(Such(Choice(ROLE, ACTIVE), lambda one: one.side is not Side.BOTH)),
    )
)
"""Whom a condition is about; what holds of both Active Pokémon is more than what one of them is."""

COMPARED: Phrase = Shared(Choice(pronoun("it", "that Pokémon"), ROLE, ACTIVE))
"""With whom the subject of a condition is compared: "it" stays the subject."""
