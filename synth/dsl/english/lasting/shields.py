"""Protection from damage, from effects of attacks, and from those of cards that the opponent plays."""

from typing import Any

from synth.dsl.ast import Give, Quantifier, Scope, Side, Zone
from synth.dsl.english.forms.core import Choice, Such, Syntax, words
from synth.dsl.english.forms.stateful import Noting, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import FROM, LASTING, Kind, gives, mod
from synth.dsl.english.nouns.opposed import OPPOSED
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, SUBJECT
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.words import INTEGER, NEGATED

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
_KIND: Syntax[Scope] = words({cards: scope for scope, cards in _CARDS})
_OF_CARDS: Syntax[Any] = Choice(
    *(
        gives(
            f"{harm} {by} {{vs}}",
            ALL_ALIKE,
            mod(Kind.PREVENT, "vs", scope=Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES),
            f"harm_{k}{by}",
            vs=OPPOSED,
        )
        for k, harm in enumerate(_HARM)
        for by in ("of", "from", "used by")
        if "from" not in harm
    ),
    *(
        gives(said.format(many), whom, mod(Kind.PREVENT, scope=scope), f"cards_{scope}_{k}{a}")
        for scope, cards in _CARDS
        for a, many in enumerate((f"your opponent's {cards} cards", f"{cards} cards your opponent plays"))
        for k, (said, whom) in enumerate(_WORDS)
    ),
    *(
        rule(
            f"{{duration}}{said.format(many)}",
            tuple(
                Shape(Give, what=Hole("what"), modifier=mod(Kind.PREVENT, scope=Hole(one)), duration=Hole("duration"))
                for one in ("first", "second")
            ),
            f"two_cards_{k}{a}",
            duration=LASTING,
            what=Such(whom, lambda one: one.quantifier is Quantifier.ALL),
            first=_KIND,
            second=_KIND,
        )
        for a, many in enumerate(
            f"{whose}{{first}}{cards} {joint} {{second}} cards{theirs}"
            for whose, theirs in (("your opponent's ", ""), ("", " your opponent plays"))
            for cards in ("", " cards")
            for joint in ("and", "or")
        )
        for k, (said, whom) in enumerate(_WORDS)
    ),
)


def _prevents(scope: Scope, *holes: str) -> Shape:
    return mod(Kind.PREVENT, *holes, scope=scope)


REDUCED: Syntax[Any] = Choice(
    *(
        gives(
            f"{any_}damage done to {{what}} by attacks{{vs}} is reduced by {{amount}}",
            ALL_ALIKE,
            mod(Kind.TAKES, "amount", "vs"),
            wording,
            amount=NEGATED,
            vs=FROM,
        )
        for any_, wording in (("any ", "any_reduced"), ("all ", "all_reduced"), ("", "reduced"))
    )
)
SHIELDS: Syntax[Any] = Choice(
    gives("prevent all damage done to {what} by attacks{vs}", ALL_ALIKE, _prevents(Scope.DAMAGE, "vs"), vs=FROM),
    gives(
        "prevent all damage from attacks{vs} done to {what}", ALL_ALIKE, _prevents(Scope.DAMAGE, "vs"), "from_attacks", vs=FROM
    ),
    gives(
        "prevent all damage from attacks done to {what} by {vs}", ALL_ALIKE, _prevents(Scope.DAMAGE, "vs"), "done_by", vs=OPPOSED
    ),
    gives(
        "{what} can't be damaged by attacks{vs}", SUBJECT, _prevents(Scope.DAMAGE, "vs"), "cant_be_damaged", vs=FROM
    ),
    gives(
        "prevent all effects of attacks, including damage, done to {what}",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE_AND_EFFECTS),
        "including",
    ),
    gives(
        "prevent all damage done to {what} by attacks if that damage is {at_most} or less",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE, "at_most"),
        at_most=INTEGER,
    ),
    *(
        gives(
            f"prevent all damage done to {{what}} by attacks{{vs}} if that damage is {{{limit}}} or {way}",
            ALL_ALIKE,
            _prevents(Scope.DAMAGE, limit, "vs"),
            f"{limit}_from",
            vs=FROM,
            **{limit: INTEGER},
        )
        for limit, way in (("at_most", "less"), ("at_least", "more"))
    ),
    gives(
        "prevent all damage from—and effects of—attacks{vs} done to {what}",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE_AND_EFFECTS, "vs"),
        vs=FROM,
    ),
    gives(
        "prevent all damage from—and effects of—attacks done to {what} by {vs}",
        ALL_ALIKE,
        _prevents(Scope.DAMAGE_AND_EFFECTS, "vs"),
        "done_by",
        vs=OPPOSED,
    ),
    gives(
        "prevent all effects of attacks used by {vs} done to {what}",
        ALL_ALIKE,
        _prevents(Scope.EFFECTS, "vs"),
        vs=OPPOSED,
    ),
    *(
        gives(
            f"prevent all effects of your opponent's {attacks} done to {{what}}",
            ALL_ALIKE,
            mod(Kind.PREVENT, scope=Scope.EFFECTS, vs=whole(Side.OPP, Zone.PLAY)),
            f"of_their_{attacks}",
        )
        for attacks in ("attacks", "Pokémon's attacks")
    ),
    gives("prevent all effects of attacks done to {what}", ALL_ALIKE, _prevents(Scope.EFFECTS), "any_attacks"),
    _OF_CARDS,
    gives(
        "prevent all effects of attacks, except damage, done to {what}", ALL_ALIKE, _prevents(Scope.EFFECTS), "but_damage"
    ),
    gives(
        "prevent all effects of your opponent's attacks, except damage, done to {what}",
        ALL_ALIKE,
        mod(Kind.PREVENT, scope=Scope.EFFECTS, vs=whole(Side.OPP, Zone.PLAY)),
        "except_damage",
    ),
    Worded(
        "existing",
        Noting(
            gives(
                "prevent all effects of attacks used by {vs} done to {what}",
                ALL_ALIKE,
                _prevents(Scope.EFFECTS, "vs"),
                vs=OPPOSED,
            ),
            changing(reminder="Existing effects are not removed."),
        ),
    ),
    gives(
        "prevent all damage done to {what} by your opponent's attacks and Abilities",
        ALL_ALIKE,
        mod(Kind.PREVENT, scope=Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES, vs=whole(Side.OPP, Zone.PLAY)),
    ),
)
