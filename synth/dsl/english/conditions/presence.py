"""Conditions that something is there: a Pokémon of some kind, a card, a name."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import AllOf, Exists, Filter, FilterKind, Not, Role, Selector, Side, Zone
from synth.dsl.english.conditions.said import SHARES, Said
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.forms.lists import Concat, Listing
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD
from synth.dsl.english.nouns.cards import PILE
from synth.dsl.english.nouns.pokemon import MANY, MANY_IN_PLAY, ONE
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.traits import (
    A_KIND,
    AFTER,
    ANY_NAMED,
    BEFORE,
    FEW,
    HAS,
    LACKS,
    MANY_HEAD,
    ONE_HEAD,
    Filters,
    trait,
)
from synth.dsl.english.nouns.words import FOR_WHOM, NAME, ONE_NAME, TYPE, WHOSE
from synth.spec.cards import Energy

_THAT_PLAYER: Syntax[Side] = When(
    lambda state: state.actor is Side.TURN,
    Choice(Literal("that player has", Side.TURN), Worded("they_have", Literal("they have", Side.TURN))),
)
_HAVE: Syntax[Side] = Choice(words({"you have": Side.MY, "your opponent has": Side.OPP}), _THAT_PLAYER)
_LACK: Syntax[Side] = words({"you don't have": Side.MY, "your opponent doesn't have": Side.OPP})
_PLAYERS = (
    ("you have", "you don't have", "your", Side.MY),
    ("your opponent has", "your opponent doesn't have", "their", Side.OPP),
)
_SOME_BENCHED: Filters = Concat(BEFORE, Choice(MANY_HEAD, ANY_NAMED), AFTER)
_IN_PLAY_SUCH: Filters = Concat(BEFORE, Choice(MANY_HEAD, ANY_NAMED), Literal(" in play", ()), AFTER)
_SUCH: Filters = Concat(BEFORE, Choice(MANY_HEAD, ANY_NAMED), Such(AFTER, bool))


def _exists(template: str, wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    """That something is somewhere."""
    return rule("{what}", Exists, what=rule(template, Selector, wording, **parts))


def _lacks(template: str, wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    """That nothing of the kind is there."""
    return rule("{condition}", Not, condition=_exists(template, wording, **parts))


def _on_benches(have: str, lack: str, their: str, side: Side) -> Syntax[Any]:
    """What a player has, or has not, on the Bench or among cards."""
    bench: dict[str, Any] = {"side": side, "zone": Zone.BENCH, "filters": _SOME_BENCHED}
    cards: dict[str, Any] = {"side": side, "zone": PILE, "filters": Such(MANY_CARDS, bool)}
    return Choice(
        _exists(f"{have} {{filters}} on {their} Bench", "you_have", **{**bench, "filters": ANY_NAMED}),
        _exists(f"{have} {{filters}} on {their} Bench", "a_kind_benched", **{**bench, "filters": A_KIND}),
        _exists(f"{have} any {{filters}} on {their} Bench", **bench),
        _exists(f"{have} at least 1 {{filters}} on {their} Bench", "at_least_1", **{**bench, "filters": ONE}),
        _exists(f"{have} at least 1 {{filters}} in play", "at_least_1", side=side, zone=Zone.PLAY, filters=ONE),
        _exists(f"{have} {{filters}} in the Active Spot", "had_active", side=side, zone=Zone.ACTIVE, filters=A_KIND),
        _lacks(f"{lack} any {{filters}} on {their} Bench", **bench),
        _lacks(f"{lack} {{filters}} on {their} Bench", "lack_named", **{**bench, "filters": ANY_NAMED}),
        _lacks(f"{have} no {{filters}} on {their} Bench", "have_no", **bench),
        _lacks(f"{have} no Benched {{filters}}", "no_benched", **bench),
        _lacks(f"{lack} any Benched {{filters}}", "not_any_benched", **bench),
        _exists(f"{have} any Benched {{filters}}", "any_benched", **bench),
        _exists(f"{have} any {{filters}} in {their} {{zone}}", **cards),
        _lacks(f"{lack} any {{filters}} in {their} {{zone}}", **cards),
        _lacks(f"{have} no {{filters}} in {their} {{zone}}", "have_no_cards", **cards),
    )


_STILL = ("", "still ")


def _energy_there(zone: str, side: Side, have: str) -> Syntax[Any]:
    """That the Energy of this turn has not been attached yet."""
    typed = trait("{energies}", FilterKind.TYPE, energies=Listing(TYPE, "or"))
    said = (
        *(f"{is_} {still}{an}Energy in {zone}" for is_ in ("there is", "there's", have) for still in _STILL
          for an in ("an ", "", "any ")),
        *(f"{an}Energy is {still}in {zone}" for an in ("an ", "any ", "the ") for still in _STILL),
        *(f"the Energy that {was} generated in {zone} {during}is still there" for was in ("was", "has been")
          for during in ("", "during that turn ", "this turn ", "during this turn ", "that turn ")),
    )  # fmt: skip
    return Choice(
        *(_exists(there, f"there_{there}", side=side, zone=Zone.ZONE_NOW) for there in said),
        *(_lacks(f"there is no Energy {left}in {zone}", f"none_{zone}{left}", side=side, zone=Zone.ZONE_NOW)
          for left in ("", "left ")),
        *(_exists(f"the Energy in {zone} is {{filters}}{energy}", f"such_{zone}{energy}", side=side, zone=Zone.ZONE_NOW,
                  filters=typed) for energy in ("", " Energy")),
    )  # fmt: skip


_ENERGY_THERE: Syntax[Any] = Choice(
    _energy_there("your Energy Zone", Side.MY, "you have"),
    _energy_there("your opponent's Energy Zone", Side.OPP, "your opponent has"),
    When(
        lambda state: state.actor is Side.TURN,
        Choice(*(_energy_there(f"{whose} Energy Zone", Side.TURN, "they have") for whose in ("that player's", "their"))),
    ),
)
_STADIUM_THERE: Syntax[Any] = Noting(
    _exists("a Stadium is in play", side=Side.BOTH, zone=Zone.STADIUM), lambda state, found: state._replace(it=found.what)
)


class EachOf(Syntax[Any]):
    """Every one of several names: as many conditions."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.names: Syntax[tuple[str, ...]] = Listing(NAME, "and", least=2)

    def _there(self, name: str) -> Exists:
        named = Filter(kind=FilterKind.NAME, names=(name,))
        return Exists(what=Selector(side=Side.MY, zone=self.zone, filters=(named,)))

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for names, end, after in self.names.read(source, at, state):
            yield AllOf(conditions=tuple(map(self._there, names))), end, after

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if isinstance(value, AllOf):
            names = tuple(
                condition.what.filters[0].names[0]
                for condition in value.conditions
                if isinstance(condition, Exists) and condition.what.filters and condition.what.filters[0].names
            )
            if value.conditions == tuple(map(self._there, names)):
                yield from self.names.write(names, state)


_ON_BENCH, _IN_PLAY = EachOf(Zone.BENCH), EachOf(Zone.PLAY)
_ANY_OF = Choice(
    *(
        some(f"{any_of} of {{side}} {group}", wording, many=many, side=WHOSE, zone=zone, filters=filters)
        for any_of, wording, many in (("any", None, True), ("1", "one_of_them", False), ("at least 1", "at_least_one", False))
        for group, zone, filters in (("Benched {filters}", Zone.BENCH, MANY), ("{filters}", Zone.PLAY, MANY_IN_PLAY))
    )
)
_NONE_OF = Choice(
    some("none of {side} Benched {filters}", many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    some("none of {side} {filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
)
WERE: Filters = Choice(
    trait("<was|were> damaged by an attack during your opponent's last turn", FilterKind.HURT_LAST_TURN),
    trait("<was|were> healed during this turn", FilterKind.HEALED_NOW),
    trait("evolved during this turn", FilterKind.EVOLVED_NOW),
)


_USED = (("attacked", None), ("used an attack", "used"))
_DEEDS: dict[FilterKind, tuple[tuple[str, str | None], ...]] = {
    FilterKind.ATTACKED_NOW: _USED,
    FilterKind.ATTACKED_LAST: _USED,
    FilterKind.EVOLVED_LAST: (("evolved", None),),
}


def _attacked(side: Side, *turns: tuple[str, FilterKind]) -> Syntax[Selector]:
    """Any of a player's Pokémon that attacked in a turn of this player's."""
    deeds = (
        trait(f"{done} during {turn}", kind, wording)
        for turn, kind in turns
        for done, wording in _DEEDS[kind]
    )
    return Such(Said(_ANY_OF, Choice(*deeds)), lambda what: what.side is side)


_ATTACKED: Syntax[Selector] = Choice(
    _attacked(Side.MY, ("this turn", FilterKind.ATTACKED_NOW), ("your last turn", FilterKind.ATTACKED_LAST)),
    _attacked(Side.OPP, ("your opponent's last turn", FilterKind.ATTACKED_LAST)),
    _attacked(Side.MY, ("your last turn", FilterKind.EVOLVED_LAST)),
    _attacked(
        Side.OPP, ("your opponent's last turn", FilterKind.EVOLVED_LAST), ("their last turn", FilterKind.EVOLVED_LAST)
    ),
)
_ARE_SOME: Filters = Choice(
    Worded("any_are", rule("are {traits}", Hole("traits"), traits=Such(Concat(BEFORE, MANY_HEAD), bool))),
    Worded("any_is", rule("is {traits}", Hole("traits"), traits=Such(A_KIND, bool))),
    Worded("any_named", rule("<is|are> {traits}", Hole("traits"), traits=ANY_NAMED)),
)
_OTHER = (Filter(kind=FilterKind.OTHER),)
_ANOTHER_KIND: Filters = When(
    lambda state: state.carrier in ("attack", "ability"),
    Mapped(
        Such(Concat(BEFORE, ONE_HEAD), lambda filters: _OTHER[0] not in filters),
        lambda filters: _OTHER + filters,
        lambda filters: filters[1:] if filters[:1] == _OTHER else None,
    ),
)
_ANOTHER = (Shape(Filter, kind=FilterKind.NAME, names=Hole("names")), Shape(Filter, kind=FilterKind.OTHER))

_NEXT_ALIKE: Syntax[Any] = Literal(
    "the next Energy generated for each player is of the same type",
    Not(
        condition=AllOf(
            conditions=tuple(
                Not(
                    condition=AllOf(
                        conditions=tuple(
                            Exists(
                                what=Selector(
                                    side=side, zone=Zone.ZONE_NEXT, filters=(Filter(kind=FilterKind.TYPE, energies=(energy,)),)
                                )
                            )
                            for side in (Side.MY, Side.OPP)
                        )
                    )
                )
                for energy in Energy
                if energy not in (Energy.DRAGON, Energy.COLORLESS)
            )
        )
    ),
)
"""One of the types is that of both."""
_NEW = Not(condition=Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.OLD),))))
_JUST_CAME: Syntax[Any] = When(
    lambda state: state.carrier in ("attack", "ability"),
    Choice(
        *(
            rule(f"{words} {turn}", _NEW, f"just_came_{k}{turn}")
            for k, words in enumerate(
                ("this Pokémon came into play", "this Pokémon was put into play", "you put this Pokémon into play",
                 "you played this Pokémon from your hand")
            )
            for turn in ("during this turn", "this turn")
        )
    ),
)
PRESENCE: Syntax[Any] = Choice(
    _JUST_CAME,
    _NEXT_ALIKE,
    _exists(
        "the next Energy that will be generated for {side} is a {filters} Energy",
        side=FOR_WHOM,
        zone=Zone.ZONE_NEXT,
        filters=trait("{energies}", FilterKind.TYPE, energies=Listing(TYPE, "or")),
    ),
    _exists(
        "the next Energy that will be generated for {side} is {filters}",
        "next_is",
        side=FOR_WHOM,
        zone=Zone.ZONE_NEXT,
        filters=trait("{energies}", FilterKind.TYPE, energies=Listing(TYPE, "or")),
    ),
    When(
        lambda state: state.carrier in ("attack", "ability"),
        Choice(
            *(
                _exists(
                    "the next Energy that will be generated for {side} is the same type as "
                    f"{an} Energy attached to this Pokémon",
                    wording,
                    side=FOR_WHOM,
                    zone=Zone.ZONE_NEXT,
                    filters=(SHARES,),
                )
                for an, wording in (("any", None), ("an", "an_energy"))
            )
        ),
    ),
    *(
        _exists(f"{have} any Pokémon Tool{cards} attached to {their} Pokémon", wording, side=side, zone=Zone.TOOLS)
        for have, _, their, side in _PLAYERS
        for cards, wording in (("s", "any_tools"), (" cards", "any_tool_cards"))
    ),
    _ENERGY_THERE,
    _STADIUM_THERE,
    _lacks("no Stadium is in play", side=Side.BOTH, zone=Zone.STADIUM),
    rule("{what}", Exists, what=Said(_ANY_OF, Choice(HAS, FEW, WERE))),
    rule("{what}", Shape(Not, condition=Shape(Exists, what=Hole("what"))), what=Said(_NONE_OF, Choice(HAS, FEW, WERE))),
    rule("{what}", Exists, what=_ATTACKED),
    rule("{what}", Exists, what=Said(_ANY_OF, LACKS)),
    rule("{what}", Exists, what=Said(_ANY_OF, _ARE_SOME)),
    rule("{what}", Shape(Not, condition=Shape(Exists, what=Hole("what"))), what=Said(_NONE_OF, _ARE_SOME)),
    _exists("{filters} is on your Bench", side=Side.MY, zone=Zone.BENCH, filters=ANY_NAMED),
    _lacks("{filters} isn't on your Bench", "isnt_benched", side=Side.MY, zone=Zone.BENCH, filters=ANY_NAMED),
    _exists("{filters} is {side} Active Pokémon", "is_active", side=WHOSE, zone=Zone.ACTIVE, filters=ANY_NAMED),
    _exists("{side} {filters} in play", side=_HAVE, zone=Zone.PLAY, filters=ANY_NAMED),
    _exists("{side} any {filters}", side=_HAVE, zone=Zone.PLAY, filters=_IN_PLAY_SUCH),
    *(_on_benches(*player) for player in _PLAYERS),
    When(
        lambda state: state.actor is Side.TURN,
        Choice(
            _on_benches("that player has", "that player doesn't have", "their", Side.TURN),
            Worded("they_hold", _on_benches("they have", "they don't have", "their", Side.TURN)),
        ),
    ),
    When(
        lambda state: state.actor is Side.MY and state.theirs,
        Worded("they_hold", _on_benches("they have", "they don't have", "their", Side.OPP)),
    ),
    _exists("{side} {filters} in play", "a_kind", side=_HAVE, zone=Zone.PLAY, filters=A_KIND),
    _lacks("{side} {filters} in play", side=_LACK, zone=Zone.PLAY, filters=ANY_NAMED),
    _lacks("{side} any {filters}", side=_LACK, zone=Zone.PLAY, filters=_IN_PLAY_SUCH),
    _lacks("{side} no {filters}", "have_no", side=_HAVE, zone=Zone.PLAY, filters=_IN_PLAY_SUCH),
    _lacks("{side} no {filters} in play", "have_no_such", side=_HAVE, zone=Zone.PLAY, filters=_SUCH),
    _lacks("{side} any {filters} in play", "lack_such", side=_LACK, zone=Zone.PLAY, filters=_SUCH),
    _exists("{side} any {filters} in play", "have_such", side=_HAVE, zone=Zone.PLAY, filters=_SUCH),
    _exists("{filters} is in {side} {zone}", side=WHOSE, zone=PILE, filters=ANY_NAMED),
    rule(
        "you have another {names} in play",
        Shape(Exists, what=Shape(Selector, side=Side.MY, zone=Zone.PLAY, filters=_ANOTHER)),
        names=ONE_NAME,
    ),
    *(
        rule(
            f"{have} another {{filters}} {where}",
            Shape(Exists, what=Shape(Selector, side=Side.MY, zone=zone, filters=Hole("filters"))),
            "another_kind",
            filters=_ANOTHER_KIND,
        )
        for have in ("you have",)
        for where, zone in (("in play", Zone.PLAY), ("on your Bench", Zone.BENCH))
    ),
    When(
        lambda state: state.carrier in ("item", "supporter"),  # which has left the hand (rulebook 8.3)
        _exists("you have another {filters} in your hand", "another_held", side=Side.MY, zone=Zone.HAND, filters=ONE_CARD),
    ),
    When(
        lambda state: state.carrier in ("attack", "ability"),
        Choice(
            *(
                Noting(
                    _lacks(words_, wording, side=Side.MY, zone=Zone.PLAY, filters=(Filter(kind=FilterKind.OTHER),)),
                    changing(it=Selector(role=Role.SELF)),
                )
                for words_, wording in (
                    ("you have no other Pokémon in play", "no_other"),
                    ("this Pokémon is your only Pokémon in play", "only_one"),
                    ("this Pokémon is the only Pokémon you have in play", "the_only_one"),
                )
            )
        ),
    ),
    rule("you have {each} on your Bench", Hole("each"), each=_ON_BENCH),
    rule("{each} are on your Bench", Hole("each"), "they_are", each=_ON_BENCH),
    rule("{each} are in play", Hole("each"), "they_are", each=_IN_PLAY),
    rule("you have {each} in play", Hole("each"), each=_IN_PLAY),
    rule("you don't have {condition} on your Bench", Not, condition=_ON_BENCH),
    rule("you don't have {condition} in play", Not, condition=_IN_PLAY),
)
