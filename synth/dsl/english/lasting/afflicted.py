"""What Special Conditions do while something holds: less than usual to who attacks or retreats all the same, or more."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import FilterKind, Give, Scope, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax, words
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.modifiers import LASTING, ONE_MORE, Kind, gives, mod
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, SUBJECT
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.traits import BEFORE, ONE_HEAD
from synth.dsl.english.nouns.words import SIGNED, WHOSE
from synth.spec.cards import Status

_DAZED: Syntax[Scope] = Choice(
    words({"Asleep": Scope.ASLEEP, "Paralyzed": Scope.PARALYZED, "Asleep or Paralyzed": Scope.ANY}),
    Worded("paralyzed_first", Literal("Paralyzed or Asleep", Scope.ANY)),
)
_ATTACKS, _RETREATS = mod(Kind.ATTACKS_WHILE, "scope"), mod(Kind.RETREATS_WHILE, "scope")
_DEEDS = (
    ("attack", _ATTACKS),
    ("use attacks", _ATTACKS),
    ("use <its|their> attacks", _ATTACKS),
    ("retreat", _RETREATS),
)
_ALL_THE_SAME = tuple(f"{though} <it is|they are>" for though in ("even if", "while", "even while", "even though"))
_BOTH = tuple(Shape(Give, what=Hole("what"), modifier=one, duration=Hole("duration")) for one in (_ATTACKS, _RETREATS))
_THOUGH: Syntax[Any] = Choice(
    *(
        gives(f"{{what}} can {still}{deed} {though} {{scope}}", SUBJECT, modifier, f"though_{a}{b}{bool(still)}", scope=_DAZED)
        for a, (deed, modifier) in enumerate(_DEEDS)
        for b, though in enumerate(_ALL_THE_SAME)
        for still in ("", "still ")
    ),
    *(
        gives(f"if {{what}} is {{scope}}, {it} can {still}{deed}", SUBJECT, modifier, f"if_{a}{b}{bool(still)}", scope=_DAZED)
        for a, (deed, modifier) in enumerate(_DEEDS)
        if "<" not in deed
        for b, it in enumerate(("it", "that Pokémon"))
        for still in ("", "still ")
    ),
    *(
        rule(
            f"{{duration}}{{what}} can {deeds} {though} {{scope}}",
            _BOTH,
            f"both_{a}{b}",
            duration=LASTING,
            what=SUBJECT,
            scope=_DAZED,
        )
        for a, deeds in enumerate(("attack and retreat", "attack or retreat", "use attacks and retreat"))
        for b, though in enumerate(_ALL_THE_SAME)
    ),
)

_COINS = mod(Kind.SLEEP_COINS, "amount")
_THEIRS, _ANYONES = Selector(side=Side.OPP, zone=Zone.ACTIVE), Selector(side=Side.BOTH, zone=Zone.ACTIVE)
_SLEEPERS = (
    (_THEIRS, "your opponent", ("your opponent's Active Pokémon", "1 of your opponent's Pokémon"), ("their", "your opponent's")),
    (_ANYONES, "its owner", ("a Pokémon", "an Active Pokémon", "any Pokémon"), ()),
    (_ANYONES, "that player", ("a player's Active Pokémon", "either player's Active Pokémon"), ()),
    (_ANYONES, "each player", (), ("their",)),
)
_STAYS = tuple(
    f"If {tails} tails, {it} {stays}"
    for tails in ("at least 1 of them is", "any of them is", "either of them is")
    for it in ("that Pokémon", "it")
    for stays in ("is still Asleep", "remains Asleep", "stays Asleep", "doesn't wake up")
)
_END: Syntax[None] = Choice(
    *(Worded(f"stays_{k}", Literal(f". {end}", None)) for k, end in enumerate(_STAYS)),
    *(
        Worded(f"wakes_{k}", Literal(f". {end}", None))
        for k, end in enumerate(
            f"{it} {wakes} only if {heads} heads"
            for it in ("that Pokémon", "it")
            for wakes in ("wakes up", "recovers from being Asleep", "recovers")
            for heads in ("all of them are", "both of them are")
        )
    ),
)


def _sleeping(who: str, whom: tuple[str, ...], their: tuple[str, ...]) -> tuple[str, ...]:
    flips = f"{who} flips {{amount}} coins instead of 1"
    return (
        *(f"if {one} is Asleep, {flips} during Pokémon Checkup" for one in whom),
        *(f"during Pokémon Checkup, if {one} is Asleep, {flips}" for one in whom),
        *(f"if {one} is Asleep during Pokémon Checkup, {flips}" for one in whom),
        *(f"during Pokémon Checkup, {flips} for {whose} Asleep Pokémon" for whose in their),
        *(f"{flips} for {whose} Asleep Pokémon during Pokémon Checkup" for whose in their),
        *(f"{flips} when checking whether {whose} Asleep Pokémon wakes up" for whose in their),
    )


def _speaks_of(whose: Selector) -> Callable[[Discourse], bool]:
    """Only a Stadium speaks of anyone's Pokémon."""
    return lambda state: whose is not _ANYONES or state.carrier == "stadium"


_SLEEP: Syntax[Any] = Choice(
    *(
        When(
            _speaks_of(whose),
            gives(f"{said}{{_end}}", whose, _COINS, f"sleep_{a}_{b}", amount=ONE_MORE, _end=_END),
        )
        for a, (whose, who, whom, their) in enumerate(_SLEEPERS)
        for b, said in enumerate(_sleeping(who, whom, their))
    )
)


def _is(status: Status) -> Any:
    return lambda what: any(one.kind is FilterKind.STATUS and one.status is status for one in what.filters)


_AILING = some("{side} {filters}", many=False, side=WHOSE, zone=Zone.PLAY, filters=Concat(BEFORE, ONE_HEAD))
"""Who has a Special Condition is the Active one of its side."""
_HARMED = Choice(ALL_ALIKE, Worded("the_one", Such(_AILING, lambda what: _is(Status.POISONED)(what) or _is(Status.BURNED)(what))))
_HARM: Syntax[Any] = Choice(
    *(
        form
        for kind, status in ((Kind.POISON, Status.POISONED), (Kind.BURN, Status.BURNED))
        for form in (
            gives(f"during Pokémon Checkup, {{what}} <takes|take> {{amount}} damage from being {status.value.capitalize()}",
                  _HARMED, mod(kind, "amount"), "at_checkup", amount=SIGNED),
            gives("{what} <takes|take> {amount} damage from that Special Condition", Such(_HARMED, _is(status)),
                  mod(kind, "amount"), "from_that", amount=SIGNED),
        )
    )
)  # fmt: skip
AFFLICTED: Syntax[Any] = Choice(_THOUGH, _SLEEP, _HARM)
