"""Verbs that rearrange the board: switching, evolving, using other attacks."""

from typing import Any

from synth.dsl.ast import Choose, Evolve, Filter, FilterKind, Quantifier, Role, Selector, Side, Switch, Use, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import IN_SIGHT, PILE, said_last
from synth.dsl.english.nouns.pokemon import ACTIVE, CHOSEN, MANY, MANY_IN_PLAY, POKEMON
from synth.dsl.english.nouns.pronouns import pronoun, some, spoken
from synth.dsl.english.nouns.referents import THAT_ONE, THIS_POKEMON, whole
from synth.dsl.english.nouns.roles import SELF
from synth.dsl.english.nouns.traits import AFTER, BEFORE, HAS, KIND_POKEMON, LACKS, ONE_HEAD, Filters
from synth.dsl.english.nouns.words import INTEGER, WHOSE
from synth.dsl.english.verbs.last_attack import USE_LAST

_THEIR_CHOICE = Selector(side=Side.OPP, zone=Zone.BENCH, quantifier=Quantifier.CHOOSE, by="opp")
_OWN_ACTIVE = whole(Side.MY, Zone.ACTIVE)
_THEIR_ACTIVE = whole(Side.OPP, Zone.ACTIVE)
_CHOSEN_BEFORE = pronoun("it", "that Pokémon")
_OWN_OUT = Choice(When(lambda state: state.carrier == "attack", SELF), Literal("your Active Pokémon", _OWN_ACTIVE))
_ITSELF = Choice(_CHOSEN_BEFORE, spoken(SELF))


_SIDES: dict[Role | None, Side] = {
    Role.SELF: Side.MY, Role.HOST: Side.MY, Role.ATTACKER: Side.OPP, Role.DEFENDER: Side.OPP
}  # fmt: skip


def _changes_places(block: Any) -> bool:
    """Whether the one is, or can be, Active and the other is on the Bench of the same player."""
    out, into = block[0].out, block[0].into
    side = _SIDES.get(out.role, out.side)
    one = out.zone is Zone.ACTIVE or out.role in _SIDES
    return one and side is into.side is not Side.BOTH and into.zone is Zone.BENCH and into.n == 1


def _on_bench_of(state: Discourse, side: Side) -> bool:
    """Whether "it" is one Pokémon on the Bench of that player."""
    it = state.it
    if it is not None and it.role is Role.MOVED:
        return not state.several and state.owner is side
    return it is not None and (it.side, it.zone) == (side, Zone.BENCH) and (side is Side.OPP or it.n == 1)


_FROM_THEIR_BENCH = Such(spoken(CHOSEN), lambda one: (one.side, one.zone, one.n) == (Side.OPP, Zone.BENCH, 1))
_FROM_OWN_BENCH = Such(spoken(CHOSEN), lambda one: (one.side, one.zone, one.n) == (Side.MY, Zone.BENCH, 1))
THEIR_SWITCH: Syntax[Any] = act(
    "switch their Active Pokémon with 1 of their Benched Pokémon", Switch, out=_THEIR_ACTIVE, into=_THEIR_CHOICE
)
_MINE = Switch(out=_OWN_ACTIVE, into=Selector(side=Side.MY, zone=Zone.BENCH, quantifier=Quantifier.CHOOSE))
_THEIRS = Switch(out=_THEIR_ACTIVE, into=_THEIR_CHOICE)
_EACH_SWITCHES = "each player switches their Active Pokémon with 1 of their Benched Pokémon"
_BOTH_SWITCH: Syntax[Any] = Choice(
    Literal(_EACH_SWITCHES, (_MINE, _THEIRS)),
    Noting(Literal(_EACH_SWITCHES, (_THEIRS, _MINE)), changing(reminder="Your opponent switches first.")),
    Noting(
        Worded("they_first", Literal(_EACH_SWITCHES, (_THEIRS, _MINE))),
        changing(reminder="Your opponent switches first. If a player has no Benched Pokémon, they don't switch."),
    ),
    Noting(Worded("you_first", Literal(_EACH_SWITCHES, (_MINE, _THEIRS))), changing(reminder="You switch first.")),
)
"""The player whose turn it is goes first, if nothing else is said."""
SWITCH: Syntax[Any] = Choice(
    _BOTH_SWITCH,
    act("switch {into} with your Active Pokémon", Switch, out=_OWN_ACTIVE, into=_ITSELF),
    When(
        lambda state: state.carrier == "ability",
        act(
            "switch {out} with {into}",
            Switch,
            "such_out",
            out=Such(ACTIVE, lambda out: out.side is Side.MY and bool(out.filters)),
            into=SELF,
        ),
    ),
    When(
        lambda state: _on_bench_of(state, Side.OPP),
        Choice(
            act("switch {into} with their Active Pokémon", Switch, "with_theirs", out=_THEIR_ACTIVE, into=_CHOSEN_BEFORE),
            act("switch in {into} to the Active Spot", Switch, "it_in", out=_THEIR_ACTIVE, into=_CHOSEN_BEFORE),
            *(
                act(f"switch {{into}} {words}", Switch, f"picked_in_{k}", out=_THEIR_ACTIVE, into=_CHOSEN_BEFORE)
                for k, words in enumerate(
                    ("in to the Active Spot", "into the Active Spot", "with your opponent's Active Pokémon")
                )
            ),
        ),
    ),
    When(
        lambda state: _on_bench_of(state, Side.MY),
        Noting(act("switch {out} with {into}", Switch, "with_that", out=_OWN_OUT, into=_CHOSEN_BEFORE), changing(it=None)),
    ),
    act("<switches|switch> {into} with your Active Pokémon", Switch, "mine_in", out=_OWN_ACTIVE, into=_FROM_OWN_BENCH),
    When(
        lambda state: state.it == _THEIR_ACTIVE,
        act("switch it with {into}", Switch, "it_out", out=_THEIR_ACTIVE, into=Scoped(_FROM_THEIR_BENCH, rival=True)),
    ),
    act("switch in {into} to the Active Spot", Switch, out=_THEIR_ACTIVE, into=spoken(CHOSEN)),
    act(
        "switch your opponent's Active Pokémon with {into}",
        Switch,
        "theirs_out",
        out=_THEIR_ACTIVE,
        into=Scoped(_FROM_THEIR_BENCH, rival=True),
    ),
    act("switch {into} with their Active Pokémon", Switch, "theirs_in", out=_THEIR_ACTIVE, into=_FROM_THEIR_BENCH),
    Noting(
        Such(act("<switches|switch> {out} with {into}", Switch, out=POKEMON, into=CHOSEN), _changes_places), changing(it=None)
    ),
    Noting(
        act(
            "your opponent switches their Active Pokémon with 1 of their Benched Pokémon",
            Switch,
            "they_switch",
            out=_THEIR_ACTIVE,
            into=_THEIR_CHOICE,
        ),
        changing(theirs=True),
    ),
    act(
        "have your opponent switch their Active Pokémon with 1 of their Benched Pokémon",
        Switch,
        "have_switch",
        out=_THEIR_ACTIVE,
        into=_THEIR_CHOICE,
    ),
    *(
        act(
            f"your opponent chooses 1 of their Benched Pokémon{joint} it with their Active Pokémon",
            Switch,
            wording,
            out=_THEIR_ACTIVE,
            into=_THEIR_CHOICE,
        )
        for joint, wording in ((" and switches", "choose_and_switch"), (", and switches", "choose_comma_switch"))
    ),
    Noting(
        rule(
            "each player switches their Active Pokémon with 1 of their Benched Pokémon",
            (
                Switch(out=_THEIR_ACTIVE, into=_THEIR_CHOICE),
                Switch(out=_OWN_ACTIVE, into=Selector(side=Side.MY, zone=Zone.BENCH, quantifier=Quantifier.CHOOSE)),
            ),
            "each_switches",
        ),
        changing(reminder="Your opponent switches first."),
    ),
    act("switch out {out} to the Bench", Switch, "unreminded", out=ACTIVE, into=_THEIR_CHOICE),
    Noting(
        Choice(
            act("switch out {out} to the Bench", Switch, out=ACTIVE, into=_THEIR_CHOICE),
            *(
                When(
                    lambda state: state.it == _THEIR_ACTIVE,
                    act(f"switch {words} to the Bench", Switch, f"it_goes_{k}", out=_THEIR_ACTIVE, into=_THEIR_CHOICE),
                )
                for k, words in enumerate(("it out", "that Pokémon out", "out that Pokémon"))
            ),
        ),
        changing(reminder="Your opponent chooses the new Active Pokémon."),
    ),
)

_EVOLVES_FROM_IT = (Filter(kind=FilterKind.EVOLVES_FROM_IT),)
_HOST = Selector(role=Role.HOST)


def _evolving(filters: Filters) -> Filters:
    """Cards that evolve from the Pokémon spoken of."""
    return Mapped(
        filters,
        lambda found: found + _EVOLVES_FROM_IT,
        lambda found: found[:-1] if found[-1:] == _EVOLVES_FROM_IT else None,
    )


_SOURCES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("a random {filters}", "deck", {"zone": Zone.DECK, "quantifier": Quantifier.RANDOM, "filters": ONE_CARD}),
    ("a random {filters}", "discard pile", {"zone": Zone.DISCARD, "quantifier": Quantifier.RANDOM, "filters": ONE_CARD}),
    ("{filters}", "discard pile", {"zone": Zone.DISCARD, "quantifier": Quantifier.CHOOSE, "filters": WithArticle(ONE_CARD)}),
    ("{filters}", "hand", {"zone": Zone.HAND, "quantifier": Quantifier.CHOOSE, "filters": WithArticle(ONE_CARD)}),
)
_SUCH: Filters = Scoped(Choice(LACKS, HAS), plural=False)


def _with_traits(found: tuple[Selector, Any]) -> Selector:
    card, traits = found
    return card.model_copy(update={"filters": (*card.filters, *traits, *_EVOLVES_FROM_IT)})


def _its_traits(card: Selector) -> tuple[Selector, Any] | None:
    if len(card.filters) < 3 or card.filters[-1:] != _EVOLVES_FROM_IT:
        return None
    return card.model_copy(update={"filters": card.filters[:-2]}), card.filters[-2:-1]


def _evolution(whom: str) -> Syntax[Any]:
    forms: list[Syntax[Any]] = []
    for k, (card, pile, found) in enumerate(_SOURCES):
        parts: dict[str, Any] = {"side": WHOSE, **found, "filters": _evolving(found["filters"])}
        of_pile, grows = f"{card} from {{side}} {pile}", f"that evolves from {whom}"
        forms += [
            rule(f"{of_pile} {grows}", Selector, *((f"from_{k}",) if k else ()), **parts),
            rule(f"{card} {grows} from {{side}} {pile}", Selector, f"deck_last_{k}" if k else "deck_last", **parts),
        ]
        such = rule(
            f"{{card}} that {{traits}} and evolves from {whom}",
            (Hole("card"), Hole("traits")),
            card=rule(of_pile, Selector, side=WHOSE, **found),
            traits=_SUCH,
        )
        forms.append(Worded(f"such_{k}", Mapped(such, _with_traits, _its_traits)))
    return Choice(*forms)


EVOLVE: Syntax[Any] = Choice(
    act("put {card} onto this Pokémon to evolve it", Evolve, what=THIS_POKEMON, card=_evolution("this Pokémon")),
    When(
        lambda state: state.chose_pokemon,
        act("put {card} onto that Pokémon to evolve it", Evolve, what=THAT_ONE, card=_evolution("that Pokémon")),
    ),
    When(
        lambda state: state.carrier == "tool",
        Choice(
            *(
                act(f"put {{card}} onto {again} to evolve it", Evolve, name, what=_HOST, card=_evolution(whom))
                for whom in ("that Pokémon", "the Pokémon this card is attached to")
                for again, name in ((whom, whom), ("that Pokémon", "onto_that"), ("it", "onto_it"))
            )
        ),
    ),
)

_A_KIND = Such(Concat(BEFORE, ONE_HEAD), bool)
_USED: Syntax[Selector] = Choice(
    some("{side} Active Pokémon's attacks", many=True, side=WHOSE, zone=Zone.ACTIVE),
    some("{side} Pokémon's attacks{filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=AFTER),
    some("{side} Benched {filters}'s attacks", "of_a_kind", many=True, side=WHOSE, zone=Zone.BENCH, filters=_A_KIND),
    some("{side} {filters}'s attacks", "of_a_kind", many=True, side=WHOSE, zone=Zone.PLAY, filters=_A_KIND),
    some("{side} Benched Pokémon's attacks{filters}", many=True, side=WHOSE, zone=Zone.BENCH, filters=AFTER),
)
_ATTACKS_OF: Syntax[Selector] = Choice(
    some("{side} Active {filters}", many=False, side=WHOSE, zone=Zone.ACTIVE, filters=Concat(BEFORE, ONE_HEAD)),
    *(
        some(f"{of}{{side}} {{filters}}", wording, many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY)
        for of, wording in (("1 of ", None), ("any of ", "any_of"), ("", "bare"))
    ),
    *(
        some(f"{of}{{side}} Benched {{filters}}", wording, many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY)
        for of, wording in (("1 of ", None), ("any of ", "any_of"), ("", "bare"))
    ),
)
_AMONG: Syntax[Selector] = rule(
    "{filters} in {side} {zone}",
    Selector,
    filters=Such(MANY_CARDS, lambda filters: KIND_POKEMON in filters),
    side=WHOSE,
    zone=Choice(Literal("hand and deck", Zone.HAND_AND_DECK), PILE),
    quantifier=Quantifier.RANDOM,
)
_ONE_OF_ITS = Such(pronoun("its", "that Pokémon's"), lambda one: one.zone is Zone.ACTIVE)
_ITS_ATTACK = (
    "choose 1 of its attacks and use it as this attack", "use 1 of its attacks as this attack",
    "choose 1 of that Pokémon's attacks and use it as this attack", "use 1 of that Pokémon's attacks as this attack",
    "choose an attack from that card and use it as this attack", "use an attack of that Pokémon as this attack",
)  # fmt: skip


def _of_spoken(role: Role) -> Syntax[Any]:
    block = (Use(what="attack", of=Selector(role=role)),)
    return Choice(*(Worded(f"its_attack_{k}", Literal(words, block)) for k, words in enumerate(_ITS_ATTACK)))


_DISCARDED: Syntax[Selector] = Choice(
    *(
        rule(
            f"{words} in {{side}} discard pile",
            Selector,
            name,
            side=WHOSE,
            zone=Zone.DISCARD,
            quantifier=Quantifier.CHOOSE,
            filters=Such(filters, lambda found: KIND_POKEMON in found),
        )
        for words, filters, name in (("{filters}", WithArticle(ONE_CARD), None), ("1 of the {filters}", MANY_CARDS, "one_of"))
    ),
    Such(IN_SIGHT, lambda card: (card.quantifier, card.n) == (Quantifier.CHOOSE, 1) and KIND_POKEMON in card.filters),
)
_LENT_BY_CARD = (
    *(f"{choose} {{card}} and use it as this attack" for choose in ("choose 1 of the attacks of", "choose an attack of",
      "choose an attack from", "choose 1 attack from")),
    *(f"use {an} {{card}} as this attack" for an in ("1 of the attacks of", "an attack of", "an attack from")),
    "choose {card}. Choose 1 of its attacks and use it as this attack", "choose {card} and use 1 of its attacks as this attack",
    "choose {card}. Use 1 of its attacks as this attack", "choose {card}, and use 1 of its attacks as this attack",
)  # fmt: skip
_OF_SPOKEN: Syntax[Any] = Choice(
    When(lambda state: state.chose_card or state.chose_pokemon, _of_spoken(Role.IT)),
    When(lambda state: state.moved and not state.chose_card and not state.chose_pokemon, _of_spoken(Role.MOVED)),
    *(
        rule(words, (Shape(Choose, what=Hole("card")), Use(what="attack", of=THAT_ONE)), f"of_card_{k}", card=_DISCARDED)
        for k, words in enumerate(_LENT_BY_CARD)
    ),
)
"""An attack of a card that the text speaks of, wherever it is."""
USE: Syntax[Any] = Choice(
    _OF_SPOKEN,
    USE_LAST,
    act("choose 1 of {of} attacks and use it as this attack", Use, what="attack", of=_ONE_OF_ITS),
    act("choose 1 of {of} and use it as this attack", Use, what="attack", of=_USED),
    act("use 1 of {of} as this attack", Use, "just_use", what="attack", of=_USED),
    *(
        act(f"use {an} {{of}} as this attack", Use, f"just_use_{number}", what="attack", of=_ATTACKS_OF)
        for number, an in enumerate(("an attack of", "an attack from", "1 attack of", "1 of the attacks of"))
    ),
    *(
        act(f"choose {an} {{of}} and use it as this attack", Use, f"an_attack_{number}", what="attack", of=_ATTACKS_OF)
        for number, an in enumerate(("an attack of", "an attack from", "1 attack of", "1 attack from", "1 of the attacks of"))
    ),
    act(
        "1 attack from among the {of} is chosen at random, and you use the chosen attack as this attack",
        Use,
        what="attack",
        of=Choice(_AMONG, said_last(_AMONG)),
    ),
    Noting(
        act(
            "this attack is used twice in a row. The second attack does {base} damage",
            Use,
            what="again",
            of=Selector(role=Role.THIS_ATTACK),
            base=INTEGER,
        ),
        changing(
            reminder="If the first attack Knocks Out your opponent's Active Pokémon, the second attack is used"
            " after your opponent chooses a new Active Pokémon."
        ),
    ),
)
