"""Special Conditions: inflicting them and recovering from them."""

from typing import Any

from synth.dsl.ast import Afflict, Cure, Exists, Filter, FilterKind, Heal, If, Modal, Role, Selector, Side
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.state import HEALED, RECOVERED, Discourse, is_definite
from synth.dsl.english.forms.stateful import Known, Noting, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.pokemon import CHOSEN, DEFINITE, EACH, POKEMON, SUBJECT
from synth.dsl.english.nouns.pronouns import spoken
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.words import INTEGER, NUMBER, STATUS
from synth.spec.cards import Status

_THE_ONE = Such(SUBJECT, is_definite)
_OF_ONE_PLAYER = Such(SUBJECT, lambda what: what.side is not Side.BOTH)
"""Whose Special Condition is chosen: for Pokémon of both players one is chosen for them all."""


def _one_for_both(found: tuple[Selector, tuple[Status, ...]], by: Any = "my") -> Any:
    what, statuses = found
    return (Modal(by=by, options=tuple((Afflict(what=what, statuses=(status,)),) for status in statuses)),)


def _both_alike(block: Any, by: str = "my") -> tuple[Selector, tuple[Status, ...]] | None:
    match block:
        case (Modal(options=((Afflict(what=what),), *_) as options),):
            inflicted = [one for option in options for one in option if isinstance(one, Afflict)]
            found = what, tuple(status for one in inflicted for status in one.statuses)
            return found if _one_for_both(found, by) == block else None
    return None


_THAT_CONDITION = (("the", " you chose"), ("that", ""), ("the chosen", ""))
AFFLICTED: Syntax[Any] = Choice(
    act("{what} <is|are> now {statuses}", Afflict, what=SUBJECT, statuses=Listing(STATUS, "and")),
    act("{what} <is|are> also now {statuses}", Afflict, "also", what=SUBJECT, statuses=Listing(STATUS, "and")),
    rule(
        "{first} and {second} are now {statuses}",
        tuple(Shape(Afflict, what=Hole(one), statuses=Hole("statuses")) for one in ("first", "second")),
        "together",
        first=_THE_ONE,
        second=_THE_ONE,
        statuses=Listing(STATUS, "and"),
    ),
    act("{what} will be {statuses}", Afflict, "will_be", what=SUBJECT, statuses=Listing(STATUS, "and")),
    act(
        "{what} is now Poisoned."
        " Do {strength} damage to this Pokémon instead of the usual amount for this Special Condition",
        Afflict,
        what=SUBJECT,
        statuses=(Status.POISONED,),
        strength=INTEGER,
    ),
    *(
        act("{what} is now Poisoned. " + end, Afflict, wording, what=SUBJECT, statuses=(Status.POISONED,), strength=INTEGER)
        for wording, end in (
            ("strong_checkup", "During Pokémon Checkup, do {strength} damage to that Pokémon instead of 10"),
            ("strong_this", "Do {strength} damage to that Pokémon instead of 10 during Pokémon Checkup"),
            ("strong_usual", "Do {strength} damage to that Pokémon instead of the usual amount for this Special Condition"),
            ("strong_takes", "That Pokémon takes {strength} damage from being Poisoned instead of 10"),
            *(
                (f"strong_{a}{b}{c}", f"During Pokémon Checkup, {harm} instead of {usual}")
                for a, whom in enumerate(("that Pokémon", "it"))
                for b, harm in enumerate(
                    (
                        f"{whom} takes {{strength}} damage from being Poisoned",
                        f"{whom} takes {{strength}} damage",
                        f"do {{strength}} damage to {whom}",
                    )
                )
                for c, usual in enumerate(("10", "the usual amount for this Special Condition", "the usual amount"))
            ),
        )
    ),
    *(
        act(
            f"{{what}} is now Asleep. During Pokémon Checkup, {flips} {{strength}} coins instead of 1{for_this}."
            f" If {tails} tails, {whom} is still Asleep",
            Afflict,
            f"deep_{a}{b}{c}{d}",
            what=SUBJECT,
            statuses=(Status.ASLEEP,),
            strength=INTEGER,
        )
        for a, flips in enumerate(("your opponent flips", "flip", "that player flips"))
        for b, for_this in enumerate((" for this Special Condition", "", " for that Pokémon"))
        for c, tails in enumerate(("either of them is", "any of them are", "any of them is", "at least 1 of them is"))
        for d, whom in enumerate(("that Pokémon", "it"))
    ),
    *(
        act(
            f"choose {either}{{statuses}}. {{what}} is now affected by that Special Condition",
            Afflict,
            wording,
            statuses=Listing(STATUS, "or", least=2),
            what=_OF_ONE_PLAYER,
            how="choose",
        )
        for either, wording in (("either ", None), ("", "one_of_these"))
    ),
    *(
        Worded(f"for_both_{k}", Mapped(form, _one_for_both, _both_alike))
        for k, form in enumerate(
            rule(
                f"choose {either}{{statuses}}. {{what}} <is|are> now affected by {that} Special Condition{end}",
                (Hole("what"), Hole("statuses")),
                statuses=statuses,
                what=Such(SUBJECT, lambda what: what.side is Side.BOTH),
            )
            for either, statuses in (
                ("either ", Listing(STATUS, "or", least=2)),
                ("", Listing(STATUS, "or", least=2)),
                ("a Special Condition", Known(lambda state: tuple(Status))),
            )
            for that, end in _THAT_CONDITION
        )
    ),
    When(
        lambda state: bool(state.ailments),
        Choice(
            *(
                act(
                    f"{{what}} <is|are> now affected by {that}{{statuses}}",
                    Afflict,
                    f"announced_{k}",
                    statuses=Known(lambda state: state.ailments),
                    what=_OF_ONE_PLAYER,
                    how="choose",
                )
                for k, that in enumerate(f"{the} Special Condition{end}" for the, end in _THAT_CONDITION)
            )
        ),
    ),
    *(
        Mapped(
            rule(
                f"your opponent chooses {either}{{statuses}}. {{what}} <is|are> now affected by {that} Special Condition{end}",
                (Hole("what"), Hole("statuses")),
                f"they_pick_{either}{k}",
                statuses=Listing(STATUS, "or", least=2),
                what=SUBJECT,
            ),
            lambda found: _one_for_both(found, "opp"),
            lambda block: _both_alike(block, "opp"),
        )
        for either in ("either ", "")
        for k, (that, end) in enumerate((*_THAT_CONDITION, ("the", " they chose"), ("the", " your opponent chose")))
    ),
    act(
        "choose a Special Condition. {what} is now affected by that Special Condition",
        Afflict,
        "any_condition",
        statuses=tuple(Status),
        what=_OF_ONE_PLAYER,
        how="choose",
    ),
    *(
        act(
            f"{chosen}{{what}} <is|are> now affected by that Special Condition",
            Afflict,
            f"random_{k}",
            statuses=Listing(STATUS, "and", least=2),
            what=SUBJECT,
            how="random",
        )
        for k, chosen in enumerate(
            (
                "1 Special Condition from among {statuses} is chosen at random, and ",
                "1 Special Condition from among {statuses} is chosen at random. ",
                "choose 1 Special Condition from among {statuses} at random. ",
                "choose 1 of {statuses} at random. ",
            )
        )
    ),
    *(
        act(f"{{what}} <is|are> now {{statuses}}{end}", Afflict, f"picked_{k}", statuses=Listing(STATUS, "or", least=2),
            what=SUBJECT, how="random")
        for k, end in enumerate((", chosen at random", " at random"))
    ),
    *(
        act(template, Afflict, f"random_any_{k}", statuses=tuple(Status), what=SUBJECT, how="random")
        for k, template in enumerate(
            (
                "{what} <is|are> now affected by a random Special Condition",
                "1 Special Condition is chosen at random, and {what} <is|are> now affected by that Special Condition",
                "1 Special Condition is chosen at random. {what} <is|are> now affected by that Special Condition",
                "choose a random Special Condition. {what} <is|are> now affected by that Special Condition",
            )
        )
    ),
    *(
        act(f"{{what}} is now Burned. {end}", Afflict, f"burn_{k}", what=SUBJECT, statuses=(Status.BURNED,), strength=INTEGER)
        for k, end in enumerate(
            (
                "Do {strength} damage to this Pokémon instead of the usual amount for this Special Condition",
                *(
                    f"During Pokémon Checkup, {harm} instead of {usual}"
                    for whom in ("that Pokémon", "it")
                    for harm in (
                        f"do {{strength}} damage to {whom}",
                        f"{whom} takes {{strength}} damage from being Burned",
                        f"{whom} takes {{strength}} damage",
                    )
                    for usual in ("20", "the usual amount for this Special Condition", "the usual amount")
                ),
                "That Pokémon takes {strength} damage from being Burned instead of 20",
                "Do {strength} damage to that Pokémon instead of the usual amount for this Special Condition",
            )
        )
    ),
    act(
        "1 Special Condition from among {statuses} is chosen at random,"
        " and {what} is now affected by that Special Condition."
        " Any Special Conditions already affecting that Pokémon will not be chosen",
        Afflict,
        statuses=Listing(STATUS, "and", least=2),
        what=SUBJECT,
        how="random_new",
    ),
)


def _given_too(found: tuple[Selector, Selector]) -> Any:
    """Each Special Condition of the one is then the other's."""
    giver, taker = found
    return (
        *(
            If(
                condition=Exists(what=giver.model_copy(update={"filters": (Filter(kind=FilterKind.STATUS, status=one),)})),
                then=(Afflict(what=taker, statuses=(one,)),),
            )
            for one in Status
        ),
    )


def _shared(block: Any) -> tuple[Selector, Selector] | None:
    match block[:1]:
        case (If(condition=Exists(what=Selector() as giver), then=(Afflict(what=taker),)),):
            found = giver.model_copy(update={"filters": giver.filters[:-1]}), taker
            return found if _given_too(found) == block else None
    return None


def _handed_on(found: tuple[Selector, Selector]) -> Any:
    return (*_given_too(found), Cure(what=found[0]))


def _giver_and_taker(block: Any) -> tuple[Selector, Selector] | None:
    if len(block) != len(Status) + 1 or not isinstance(block[-1], Cure) or not isinstance(block[0], If):
        return None
    giver, given = block[-1].what, block[0].then[0]
    found = (giver, given.what) if isinstance(given, Afflict) else None
    return found if found and _handed_on(found) == block else None


_BARE_ONE = Such(SUBJECT, lambda one: is_definite(one) and not one.filters)
_TWO = {"giver": _BARE_ONE, "taker": _BARE_ONE}
_SAME_AS_SELF: Syntax[Any] = When(
    lambda state: state.carrier in ("attack", "ability"),
    Choice(
        *(
            Worded(
                f"same_{k}",
                Mapped(
                    rule(f"{{taker}} <is|are> now affected by {words}", Hole("taker"), taker=_BARE_ONE),
                    lambda taker: _given_too((Selector(role=Role.SELF), taker)),
                    lambda block: (found := _shared(block)) and (found[1] if found[0] == Selector(role=Role.SELF) else None),
                ),
            )
            for k, words in enumerate(
                (
                    "the same Special Conditions", "the same Special Conditions as this Pokémon",
                    "all Special Conditions affecting this Pokémon", "the same Special Condition",
                    "each Special Condition affecting this Pokémon",
                )
            )
        )
    ),
)
HANDED_ON: Syntax[Any] = Choice(
    _SAME_AS_SELF,
    *(
        Worded(f"handed_{k}", Mapped(rule(words, (Hole("giver"), Hole("taker")), **_TWO), _handed_on, _giver_and_taker))
        for k, words in enumerate(
            (
                "move all Special Conditions from {giver} to {taker}",
                "move all Special Conditions affecting {giver} to {taker}",
                "{giver} recovers from all of them, and {taker} is now affected by those Special Conditions",
                "{giver} recovers from all Special Conditions, and {taker} is now affected by those Special Conditions",
                *(
                    f"{{giver}} recovers from all Special Conditions{joint} {by}"
                    for joint in (". {taker} is now affected by", ", and {taker} is now affected by")
                    for by in (
                        "each Special Condition {giver} recovered from in this way", "each Special Condition it recovered from",
                        "the same Special Conditions", "those same Special Conditions", "those Special Conditions",
                        "all Special Conditions {giver} recovered from in this way",
                        "each Special Condition removed in this way",
                    )
                ),
            )
        )
    )
)
AFFLICT: Syntax[Any] = act("make {what} {statuses}", Afflict, "make", what=POKEMON, statuses=Listing(STATUS, "and"))


def _recovered(state: Discourse, _: Any) -> Discourse:
    """Where damage was healed as well, that is what "in this way" is about."""
    return state if state.done == HEALED else state._replace(done=RECOVERED)


CURE: Syntax[Any] = Noting(
    Choice(
        act("remove a random Special Condition from {what}", Cure, what=POKEMON, how="random"),
        act("remove all Special Conditions from {what}", Cure, "remove_all", what=POKEMON),
        act("have {what} recover from all Special Conditions", Cure, "have_recover", what=POKEMON),
        act(
            "have {what} recover from being {statuses}",
            Cure,
            "have_recover_from",
            what=POKEMON,
            statuses=Listing(STATUS, "and"),
        ),
    ),
    _recovered,
)
_CURED: Syntax[Any] = Choice(
    act("{what} <recovers|recover> from all Special Conditions", Cure, what=SUBJECT),
    act("{what} <recovers|recover> from all of them", Cure, "all_of_them", what=SUBJECT),
    act("{what} <recovers|recover> from being {statuses}", Cure, what=SUBJECT, statuses=Listing(STATUS, "and")),
)
CURED: Syntax[Any] = Noting(_CURED, _recovered)
_HEAL_AND_CURE = "heal {amount} damage and remove a random Special Condition from {what}"


def _both(cured: Any) -> Any:
    return (Shape(Heal, what=Hole("what"), amount=Hole("amount")), Shape(Cure, what=cured, how="random"))


_LASTING_TRAITS = frozenset({FilterKind.TYPE, FilterKind.STAGE, FilterKind.NAME, FilterKind.EX, FilterKind.TAG})


def _stays_the_same(pokemon: Selector) -> bool:
    """Whether healing leaves the group as it is, so that "they" are the same Pokémon afterwards."""
    return all(one.kind in _LASTING_TRAITS for one in pokemon.filters)


HEAL_AND_CURE: Syntax[Any] = Choice(
    rule(
        "heal {amount} damage from {what}, and they recover from all Special Conditions",
        (Shape(Heal, what=Hole("what"), amount=Hole("amount")), Shape(Cure, what=Hole("what"))),
        amount=NUMBER,
        what=Such(EACH, _stays_the_same),
    ),
    rule(_HEAL_AND_CURE, _both(Hole("what")), amount=NUMBER, what=DEFINITE),
    rule(_HEAL_AND_CURE, _both(THAT_ONE), amount=NUMBER, what=spoken(CHOSEN)),
)
