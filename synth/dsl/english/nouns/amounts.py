"""Numbers read from the game: what may follow "for each"."""

from collections.abc import Callable, Iterator
from typing import Any

from synth.dsl.ast import Filter, FilterKind, Measure, MeasureKind, Quantifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Shared, Such, Syntax, words
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import HEALED, RECOVERED, Discourse
from synth.dsl.english.forms.stateful import Known, Noting, When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.card_kinds import ONE_CARD
from synth.dsl.english.nouns.cards import said_last
from synth.dsl.english.nouns.counted import COUNTED
from synth.dsl.english.nouns.done import TIMES_DONE
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, MANY, MANY_IN_PLAY, ONE, OWNERS, SUBJECT
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.traits import AFTER, BEFORE, MANY_HEAD, ONE_HEAD
from synth.dsl.english.nouns.words import ATTACK_NAME, TYPE, WHOSE
from synth.spec.cards import Kind

_BOTH_SIDES = "(both yours and your opponent's)"


def measure(template: str, kind: MeasureKind, wording: str | None = None, /, **parts: Any) -> Syntax[Measure]:
    return rule(template, Measure, wording, kind=kind, **parts)


def _acting(side: Side) -> Callable[[Discourse], bool]:
    return lambda state: state.actor is side


_GOTTEN: Syntax[Side] = Choice(
    words({"you have": Side.MY, "your opponent has": Side.OPP}),
    *(
        When(_acting(side), Worded("they_have", Literal("they have", side)))
        for side in (Side.OPP, Side.TURN)
    ),
)
_NEEDING: Syntax[Side] = Choice(
    words({"you need": Side.MY, "your opponent needs": Side.OPP}),
    *(When(_acting(side), Worded("they_need", Literal("they need", side))) for side in (Side.OPP, Side.TURN)),
)
_GROUP: Syntax[Selector] = Choice(
    some("of {side} Benched {filters}", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY_IN_PLAY),
    some("of {side} {filters}", many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    some("{filters} on {side} Bench", "on_bench", many=False, side=WHOSE, zone=Zone.BENCH, filters=ONE),
    some("{filters} {side} in play", "you_have", many=False, side=_GOTTEN, zone=Zone.PLAY, filters=ONE),
    some("Benched {filters} {side}", "benched_had", many=False, side=_GOTTEN, zone=Zone.BENCH, filters=ONE),
    some(
        f"Benched {{filters}} {_BOTH_SIDES}",
        many=False,
        side=Side.BOTH,
        zone=Zone.BENCH,
        filters=Concat(BEFORE, MANY_HEAD),
    ),
    some(
        f"Benched {{filters}} in play {_BOTH_SIDES}",
        "benched_in_play",
        many=False,
        side=Side.BOTH,
        zone=Zone.BENCH,
        filters=Concat(BEFORE, ONE_HEAD),
    ),
    some(
        f"{{filters}} in play {_BOTH_SIDES}",
        many=False,
        side=Side.BOTH,
        zone=Zone.PLAY,
        filters=Concat(BEFORE, ONE_HEAD, AFTER),
    ),
    some(
        "{filters}",
        "such_of_both",
        many=False,
        side=Side.BOTH,
        zone=Zone.PLAY,
        filters=Concat(BEFORE, ONE_HEAD, Literal(" in play", ()), Such(AFTER, bool), Literal(f" {_BOTH_SIDES}", ())),
    ),
    some(
        "{filters} in play",
        "anybodys",
        many=False,
        side=Side.BOTH,
        zone=Zone.PLAY,
        filters=Such(Concat(BEFORE, ONE_HEAD), bool),
    ),
)

_SUCH_GROUP: Syntax[Selector] = said_last(
    Choice(
        rule("{filters} on {side} Bench", Selector, side=WHOSE, zone=Zone.BENCH, filters=ONE),
        rule("{filters} {side} in play", Selector, "you_have", side=_GOTTEN, zone=Zone.PLAY, filters=ONE),
    )
)
_TOOLS: Syntax[Selector] = Choice(
    rule("Pokémon Tool attached to all of {side} Pokémon", Selector, side=WHOSE, zone=Zone.TOOLS),
    rule("Pokémon Tool attached to {side} Pokémon", Selector, "bare", side=WHOSE, zone=Zone.TOOLS),
    rule(f"Pokémon Tool attached to all Pokémon {_BOTH_SIDES}", Selector, side=Side.BOTH, zone=Zone.TOOLS),
    rule(f"Pokémon Tool in play {_BOTH_SIDES}", Selector, "in_play", side=Side.BOTH, zone=Zone.TOOLS),
    rule("Pokémon Tool in play", Selector, "in_play_short", side=Side.BOTH, zone=Zone.TOOLS),
    rule(
        "Pokémon Tool attached to both Active Pokémon",
        Selector,
        side=Side.BOTH,
        zone=Zone.TOOLS,
        filters=(Filter(kind=FilterKind.ON_ZONE, zone=Zone.ACTIVE),),
    ),
)
_ONE_AGED: Syntax[Selector] = Such(SUBJECT, lambda whom: whom.role is not None or whom.zone is Zone.ACTIVE)
_ALL_OF_ONE: Syntax[Selector] = rule("{side}", Selector, side=_GOTTEN, zone=Zone.PLAY)
_POKEMON_CARDS = (Filter(kind=FilterKind.KIND, card_kind=Kind.POKEMON),)
_THERE: Syntax[Selector] = Choice(
    rule("{side} in play", Selector, side=_GOTTEN, zone=Zone.PLAY),
    rule("on {side} Bench", Selector, side=WHOSE, zone=Zone.BENCH),
    rule("in {side} discard pile", Selector, "lying", side=WHOSE, zone=Zone.DISCARD, filters=_POKEMON_CARDS),
)
_TOOLED: Syntax[Selector] = Such(
    ALL_ALIKE, lambda whom: whom.role is not None or whom.zone is not Zone.PLAY or bool(whom.filters)
)
"""Whose Tools are counted; those of all Pokémon of a player are counted as cards."""
_AMONG_THEM: Syntax[Selector] = rule("{filters}", Selector, role=Role.MOVED, filters=Such(ONE_CARD, bool))
_LYING: Syntax[Selector] = Choice(
    *(
        rule(f"{those} in {{side}} discard pile", Selector, those, side=WHOSE, zone=Zone.DISCARD, filters=_POKEMON_CARDS)
        for those in ("the Pokémon", "Pokémon")
    )
)
_DISCARDED: Syntax[Selector] = rule("{side} discard pile", Selector, side=WHOSE, zone=Zone.DISCARD)


class InThisWay(Syntax[Measure]):
    """What the verb before did, told as that verb would: the words are in the state."""

    def __init__(self, earlier: bool = False) -> None:
        self.earlier = earlier

    def _done(self, state: Discourse) -> str:
        done = state.earlier if self.earlier else state.done
        return "" if done == RECOVERED else done  # which nothing counts

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Measure, int, Discourse]]:
        if self._done(state):
            for _, end, after in self._words(self._done(state)).read(source, at, state):
                yield Measure(kind=MeasureKind.RESULT), end, after

    def write(self, value: Measure, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        if value == Measure(kind=MeasureKind.RESULT) and self._done(state):
            yield from self._words(self._done(state)).write(None, state)

    @staticmethod
    def _words(done: str) -> Syntax[None]:
        """The type of Energy may be left out: all of it was of that type."""
        noun, _, did = done.partition(" you ")
        others = {
            "untyped": done.partition("] ")[2],
            "they_did": done.replace(" your opponent ", " they ") if " your opponent " in done else "",
            "passive": done.replace(" your opponent ", " ") if " your opponent " in done else "",
            "as_cards": f"card you {did}" if noun.startswith("Pokémon") else "",
        }
        said: Syntax[None] = Literal(f"{done} in this way", None)
        more = (Worded(name, Literal(f"{words} in this way", None)) for name, words in others.items() if words)
        return Choice(said, *more)


NUMBER_OF: Syntax[Measure] = Choice(
    measure("heads", MeasureKind.HEADS),
    *(
        measure("{of}", MeasureKind.COUNT, of=rule(template, Selector, wording, side=WHOSE, **parts))
        for template, wording, parts in (
            ("{side} Benched {filters}", None, {"zone": Zone.BENCH, "filters": MANY_IN_PLAY}),
            ("{filters} on {side} Bench", "on_bench", {"zone": Zone.BENCH, "filters": MANY}),
            ("{side} {filters} in play", None, {"zone": Zone.PLAY, "filters": MANY}),
            ("cards in {side} hand", None, {"zone": Zone.HAND}),
        )
    ),
    measure(
        "{of}",
        MeasureKind.COUNT,
        of=rule("{filters} {side} in play", Selector, "you_have", side=_GOTTEN, zone=Zone.PLAY, filters=MANY),
    ),
    measure("points {side} gotten", MeasureKind.POINTS, side=_GOTTEN),
    measure("Energy attached to {of}", MeasureKind.ENERGY, of=SUBJECT),
    measure("{energy} Energy attached to {of}", MeasureKind.ENERGY, energy=TYPE, of=SUBJECT),
)
"""After "the number of": things counted, in the plural."""

HELD_BY: Syntax[Measure] = Choice(
    *(
        measure("{of}", MeasureKind.COUNT, of=rule(f"{have} {noun}", Selector, side=side, zone=zone, **parts))
        for have, their, side in (("you have", "your", Side.MY), ("your opponent has", "their", Side.OPP))
        for noun, zone, parts in (
            ("Benched {filters}", Zone.BENCH, {"filters": MANY}),
            (f"{{filters}} on {their} Bench", Zone.BENCH, {"filters": MANY}),
            ("{filters} in play", Zone.PLAY, {"filters": MANY}),
            (f"cards in {their} hand", Zone.HAND, {}),
        )
    ),
)
"""After "as many as": who has how many of something."""

_ONE_OR_ALL: Syntax[Selector] = Such(ALL_ALIKE, lambda whom: whom.quantifier is Quantifier.ALL)
TENS: Syntax[Measure] = Choice(
    When(lambda state: state.done == HEALED, measure("10 damage you healed in this way", MeasureKind.RESULT, "healed_so")),
    measure("10 damage on {of}", MeasureKind.DAMAGE_ON, of=_ONE_OR_ALL),
    measure("10 damage {of} <has|have> on <it|them>", MeasureKind.DAMAGE_ON, "has_on", of=_ONE_OR_ALL),
)
"""Damage, counted by tens."""

_OF_POKEMON = (Zone.PLAY, Zone.BENCH)


def _those(state: Discourse, them: str) -> bool:
    """Whether the things counted last are called so."""
    if state.counted is None or "card" in state.done or state.chose_pokemon or state.chose_card:
        return False
    pokemon = state.counted.of is not None and state.counted.of.zone in _OF_POKEMON
    return them == "them" or (them == "those Pokémon") == pokemon


_COUNTED_BEFORE: Syntax[Measure] = Choice(
    *(
        When(
            lambda state, them=them: _those(state, them),  # type: ignore[misc]
            Worded(f"of_{them}", rule(f"of {them}{{counted}}", Hole("counted"), counted=Known(lambda state: state.counted))),
        )
        for them in ("those cards", "those Pokémon", "them")
    )
)


def noted(state: Discourse, measure: Any) -> Discourse:
    if measure.kind is MeasureKind.COUNT and measure.of.role is Role.FOUND:
        state = state._replace(asked_for=measure.of.filters)
    return state._replace(counted=measure) if measure.kind in (MeasureKind.COUNT, MeasureKind.DONE) else state


_BOTH_ACTIVE = Selector(side=Side.BOTH, zone=Zone.ACTIVE)
"""An attacker is one of them."""
_MEASURE: Syntax[Measure] = Shared(
    Choice(
        measure("heads", MeasureKind.HEADS),
        measure("tails", MeasureKind.TAILS),
        When(
            lambda state: state.called,
            Choice(
                *(
                    measure(words, MeasureKind.HEADS, f"called_{k}")
                    for k, words in enumerate(
                        ("coin that shows the result you chose", "coin that shows what you chose",
                         "coin that matches your choice", "of them that shows the result you chose")
                    )
                )
            ),
        ),
        measure("Energy attached to {of}", MeasureKind.ENERGY, of=SUBJECT),
        measure("{energy} Energy attached to {of}", MeasureKind.ENERGY, energy=TYPE, of=SUBJECT),
        measure("Energy {of} in play", MeasureKind.ENERGY, "energy_had", of=_ALL_OF_ONE),
        measure("{energy} Energy {of} in play", MeasureKind.ENERGY, "energy_had", energy=TYPE, of=_ALL_OF_ONE),
        measure("Pokémon Tool attached to {of}", MeasureKind.TOOLS, of=_TOOLED),
        measure("Energy in {of}", MeasureKind.ENERGY, of=_DISCARDED),
        measure("{energy} Energy in {of}", MeasureKind.ENERGY, energy=TYPE, of=_DISCARDED),
        measure("type of Energy attached to {of}", MeasureKind.ENERGY_TYPES, of=ALL_ALIKE),
        measure("different type of Energy attached to {of}", MeasureKind.ENERGY_TYPES, "different", of=ALL_ALIKE),
        When(
            lambda state: state.carrier == "attack",
            Choice(
                *(
                    When(lambda state: not state.delayed, measure(words_, MeasureKind.ENERGY, "of_both", of=_BOTH_ACTIVE))
                    for words_ in (
                        "Energy attached to this Pokémon and your opponent's Active Pokémon",
                        "Energy attached to your opponent's Active Pokémon and this Pokémon",
                    )
                ),
                measure("extra Energy attached to this Pokémon", MeasureKind.EXTRA),
                measure("extra {energy} Energy attached to this Pokémon", MeasureKind.EXTRA, energy=TYPE),
            ),
        ),
        measure("Energy in {of} Retreat Cost", MeasureKind.RETREAT, of=OWNERS),
        measure("[C] in {of} Retreat Cost", MeasureKind.RETREAT, "symbols", of=OWNERS),
        measure("Special Condition affecting {of}", MeasureKind.CONDITIONS, of=SUBJECT),
        measure("Special Condition that {of} is affected by", MeasureKind.CONDITIONS, "affected_by", of=SUBJECT),
        measure("Special Condition {of} is affected by", MeasureKind.CONDITIONS, "affected_by_it", of=SUBJECT),
        measure("{of}", MeasureKind.COUNT, of=_GROUP),
        measure("{of}", MeasureKind.COUNT, of=COUNTED),
        measure("{of}", MeasureKind.COUNT, of=_TOOLS),
        measure("Stadium in play", MeasureKind.COUNT, of=Selector(side=Side.BOTH, zone=Zone.STADIUM)),
        measure("{of}", MeasureKind.COUNT, "such_group", of=_SUCH_GROUP),
        measure("different {of}", MeasureKind.NAMES, of=COUNTED),
        measure("{of} that has a different name", MeasureKind.NAMES, of=_GROUP),
        *(
            measure(f"{words} {{of}}", MeasureKind.TYPES_AMONG, wording, of=whom)
            for words, wording in (("different type among", "type_among"), ("type among", "type_bare"))
            for whom in (ALL_ALIKE, _LYING)
        ),
        measure("different type of Pokémon {of}", MeasureKind.TYPES_AMONG, of=_THERE),
        measure("type of Pokémon {of}", MeasureKind.TYPES_AMONG, "type_of", of=_THERE),
        measure("point {side} gotten", MeasureKind.POINTS, side=_GOTTEN),
        measure("point {side}", MeasureKind.POINTS, "point_had", side=_GOTTEN),
        *(
            measure(f"{point} {{side}} to win", MeasureKind.POINTS_NEEDED, f"needed_{number}", side=_NEEDING)
            for number, point in enumerate(("remaining point", "remaining point that", "point", "point that", "more point"))
        ),
        *(
            measure(f"turn {{side}} taken {when}", MeasureKind.TURNS, wording, side=_GOTTEN)
            for when, wording in (
                ("during this game", None), ("this game", "turn_this"), ("so far", "turn_so_far"),
                *((f"{so}, including this {turn}", f"with_{turn}{so}")
                  for so in ("during this game", "this game", "so far") for turn in ("one", "turn")),
            )
        ),
        *(
            measure(f"of your turns that {has} ended while {{of}} was in play", MeasureKind.AGE, wording, of=_ONE_AGED)
            for has, wording in (("has", None), ("have", "turns_have"))
        ),
        measure("time your Pokémon used {name} during this game", MeasureKind.TIMES_USED, name=ATTACK_NAME),
        *(
            measure(f"{words} Knocked Out during this game", MeasureKind.KNOCKOUTS, f"out_{k}", side=side)
            for k, (words, side) in enumerate(
                (
                    ("time your opponent's Pokémon have been", Side.OPP),
                    ("time your Pokémon has been", Side.MY),
                    ("of your opponent's Pokémon that was", Side.OPP),
                    ("of your opponent's Pokémon that has been", Side.OPP),
                    ("of your Pokémon that has been", Side.MY),
                )
            )
        ),
        measure("time your Pokémon have been Knocked Out during this game", MeasureKind.KNOCKOUTS, side=Side.MY),
        *(
            measure(words, MeasureKind.KNOCKOUTS, f"out_of_both_{k}", side=Side.BOTH)
            for k, words in enumerate(
                f"Pokémon that {has}{whose} during this game"
                for has in ("has been Knocked Out", "was Knocked Out")
                for whose in ("", " (both yours and your opponent's)")
            )
        ),
        measure("of your Pokémon that was Knocked Out during this game", MeasureKind.KNOCKOUTS, "of_yours", side=Side.MY),
        When(
            lambda state: state.done in ("card you discarded", "card discarded"),
            measure("{of} discarded in this way", MeasureKind.COUNT, "was_discarded", of=_AMONG_THEM),
        ),
        When(
            lambda state: state.done == "card you discarded",
            measure("{of} you discarded in this way", MeasureKind.COUNT, of=_AMONG_THEM),
        ),
        InThisWay(),
        TIMES_DONE,
        _COUNTED_BEFORE,
    )
)
MEASURE: Syntax[Measure] = Noting(_MEASURE, noted)
"""One of the things counted, in the singular."""
