"""Which pairs of words can meet at all: an effect that is used, and what holds, lasts or waits, touch the same thing.

This is said of words, of what rules ask while an effect runs. It is generous: a pair may be called possible that no two cards can
show. It counts two texts and the rules; what a third text brings about is covered where it happens, and asked for nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from synth.dsl import ast
from synth.dsl.ast import Event, FilterKind, MeasureKind, ModifierKind, Scope
from synth.dsl.numbering import lasts
from synth.dsl.walk import nodes, statements
from synth.reference_py.cards import CardPool, PoolCard
from synth.verify.levels.vocabulary import PRINTED, lasting_word, used_blocks, verbs_of
from synth.verify.rollouts.coverage import USED

ANYTHING = "anything"
ATTACK, HIT, ABILITY, COIN, HEAL, CONDITION, ZONE, EVOLUTION, BENCH, MOVE, RETREAT, TYPE, TURN, FALL, OLD_ATTACK, TEXT = (
    "the use of an attack", "damage of an attack", "the use of an Ability", "a coin", "healing", "a Special Condition",
    "Energy from the Energy Zone", "evolving", "a card put onto the Bench", "a Pokémon that becomes Active", "a Retreat Cost",
    "a type", "the end of a turn", "a Knock Out", "an attack of the card underneath", "what an attack does to the opponent",
)  # fmt: skip
HURT, ATTACK_COIN, SUPPORTER, ITEM, STADIUM = (
    "damage of an Ability or a Trainer", "a coin of an attack", "a Supporter played", "an Item played", "a Stadium used"
)  # fmt: skip
_BY_VERB = {
    "flip": {COIN}, "heal": {HEAL}, "afflict": {CONDITION}, "cure": {CONDITION}, "evolve": {EVOLUTION}, "switch": {MOVE},
    "damage": {HURT, FALL}, "move_damage": {HURT, FALL}, "set_hp": {HURT, FALL}, "end_turn": {TURN, FALL},
}  # fmt: skip
_STRIKING = frozenset({"damage", "more", "base", "use"})
_BY_KIND = {
    ModifierKind.TAKES: {HIT}, ModifierKind.DEALS: {HIT}, ModifierKind.BONUS: {HIT}, ModifierKind.NO_WEAKNESS: {HIT},
    ModifierKind.WEAKNESS_X2: {HIT}, ModifierKind.WEAKNESS: {HIT}, ModifierKind.IGNORE: {HIT}, ModifierKind.TIMES: {HIT},
    ModifierKind.PREVENT: {HIT, TEXT, HURT}, ModifierKind.COST: {ATTACK}, ModifierKind.COST_IS: {ATTACK},
    ModifierKind.COIN_TO_ATTACK: {ATTACK}, ModifierKind.UNIT_VALUE: {ATTACK}, ModifierKind.PRIOR_ATTACKS: {OLD_ATTACK},
    ModifierKind.RETREAT_COST: {RETREAT}, ModifierKind.FREE_RETREAT: {RETREAT}, ModifierKind.MAX_HP: {ANYTHING},
    ModifierKind.IMMUNE: {CONDITION}, ModifierKind.NO_ABILITY: {ABILITY}, ModifierKind.TYPES: {HIT, TYPE},
    ModifierKind.POISON: {TURN}, ModifierKind.BURN: {TURN}, ModifierKind.EVOLVE_EARLY: {EVOLUTION},
    ModifierKind.EVOLVES_AS: {EVOLUTION}, ModifierKind.AWARD: {FALL}, ModifierKind.FIRST_COIN_HEADS: {COIN},
    ModifierKind.SECOND_SUPPORTER: {SUPPORTER}, ModifierKind.COINS: {COIN}, ModifierKind.TAKES_AT_MOST: {HIT},
}  # fmt: skip
"""What rules ask it for. Nothing but another text asks how many Tools there may be, or whether they do something."""
_BY_SCOPE = {
    Scope.ATTACK: {ATTACK}, Scope.THIS_ATTACK: {ATTACK}, Scope.RANDOM_ATTACK: {ATTACK}, Scope.CHOSEN_ATTACK: {ATTACK},
    Scope.HEAL: {HEAL}, Scope.EVOLVE: {EVOLUTION}, Scope.SUPPORTER: {SUPPORTER}, Scope.ITEM: {ITEM},
    Scope.TRAINER: {SUPPORTER, ITEM}, Scope.BENCH: {BENCH}, Scope.ZONE_ENERGY: {ZONE}, Scope.GENERATE: {TURN},
}  # fmt: skip
"""Of what forbids something; retreating, and playing Tools and Stadiums, is nothing that an effect does."""
_OF_HITS = {Event.DAMAGED, Event.WOULD_DAMAGE, Event.WOULD_KO, Event.KO_BY_ATTACK, Event.MY_ATTACK_KOS, Event.ALLY_KO}
_BY_EVENT = {
    **{event: {HIT} for event in _OF_HITS}, **{event: {TURN} for event in Event if event.value.startswith("turn_")},
    Event.CHECKUP: {TURN}, Event.KO_ANY: {FALL}, Event.FALLS: {FALL}, Event.ATTACHED_ZONE: {ZONE},
    Event.AFTER_COINS: {ATTACK_COIN}, Event.PLAYED: {SUPPORTER, ITEM}, Event.EVOLVES: {EVOLUTION}, Event.ON_EVOLVE: {EVOLUTION},
    Event.ON_BENCH: {BENCH}, Event.ON_ACTIVE: {MOVE},
}  # fmt: skip
"""Retreating and attaching a Tool are nothing that an effect does."""
_OF_TYPES = frozenset({FilterKind.TYPE, FilterKind.NOT_TYPE, FilterKind.SHARES_TYPE})
_OF_RETREAT = frozenset({FilterKind.RETREAT, FilterKind.RETREAT_AT_MOST})
_OF_USERS = frozenset({
    ModifierKind.DEALS, ModifierKind.BONUS, ModifierKind.COST, ModifierKind.COST_IS, ModifierKind.CANNOT, ModifierKind.TYPES,
    ModifierKind.COIN_TO_ATTACK, ModifierKind.UNIT_VALUE, ModifierKind.WEAKNESS_X2, ModifierKind.NO_ABILITY,
})  # fmt: skip
"""What is asked of who uses an attack or an Ability."""


class Touch(NamedTuple):
    """What a text touches that holds, lasts or waits, and which Pokémon it speaks of where that is who uses the other text."""

    touched: set[str]
    users: tuple[ast.Filter, ...] = ()


class Meetings:
    """Which cards of a pool can meet by which words."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._used: dict[str, dict[int, set[str]]] = {}
        self._standing: dict[str, dict[int, list[Touch]]] = {}
        evolving = {card.evolves_from for card in pool.cards[1:] if card}
        for card in pool.cards[1:]:
            assert card is not None
            for verbs, touched in _used(card, card.name in evolving):
                for verb in verbs:
                    self._used.setdefault(verb, {}).setdefault(card.number, set()).update(touched)
            for word, touch in _standing(card):
                self._standing.setdefault(word, {}).setdefault(card.number, []).append(touch)

    def possible(self) -> set[tuple[str, str]]:
        """Pairs of words that can meet."""
        return {(verb, word) for verb in self._used for word in self._standing if self.users(verb, word)}

    def users(self, verb: str, word: str) -> list[int]:
        """Cards that say the verb and may meet some card that says the word."""
        touches = [touch for each in self._standing[word].values() for touch in each]
        return [user for user in self._used[verb] if any(self._meet(verb, user, touch) for touch in touches)]

    def beside(self, verb: str, user: int, word: str) -> list[int]:
        """Cards that say the word and may meet this one."""
        said = self._standing[word].items()
        return [number for number, touches in said if any(self._meet(verb, user, touch) for touch in touches)]

    def says(self, word: str, number: int) -> bool:
        return number in self._standing[word]

    def _meet(self, verb: str, user: int, touch: Touch) -> bool:
        return bool(touch.touched & self._used[verb][user]) and all(_printed(self._pool[user], one) for one in touch.users)


def _printed(card: PoolCard, wanted: ast.Filter) -> bool:
    """Whether a Pokémon may be such a one; what is not printed on it may always come."""
    match wanted.kind:
        case FilterKind.TYPE | FilterKind.NOT_TYPE:
            return (card.type in wanted.energies) is (wanted.kind is FilterKind.TYPE)
        case FilterKind.NAME | FilterKind.NOT_NAME:
            return (card.name in wanted.names) is (wanted.kind is FilterKind.NAME)
        case FilterKind.STAGE:
            return card.stage == wanted.n
        case FilterKind.TAG:
            return wanted.tag in card.card.tags
        case FilterKind.EX | FilterKind.NOT_EX:
            return card.card.ex is (wanted.kind is FilterKind.EX)
        case FilterKind.MEGA | FilterKind.NOT_MEGA:
            return card.card.mega is (wanted.kind is FilterKind.MEGA)
    return True


def _used(card: PoolCard, evolves: bool) -> Iterator[tuple[set[str], set[str]]]:
    """Texts that are used, by their verbs, and what each touches."""
    for attack in card.attacks:
        verbs = verbs_of(attack.body)
        touched = {ATTACK, TURN, f"the attack {attack.name}", f"an attack of {card.name}", *_said(attack.body)}
        touched |= ({HIT, FALL} if attack.damage or verbs & _STRIKING else set()) | ({TEXT} if verbs else set())
        touched |= ({OLD_ATTACK} if evolves else set()) | ({ATTACK_COIN} if "flip" in verbs else set())
        yield verbs or {PRINTED}, touched
    kind = {"supporter": SUPPORTER, "item": ITEM, "stadium": STADIUM}.get(card.kind.value, "")
    for text, carrier in ((card.ability, ABILITY), (card.trainer, kind)):
        for program in text.programs if text else ():
            if program.event in USED:
                yield verbs_of(program.body), {carrier, *_said((*program.body,))}


def _said(block: ast.Block) -> set[str]:
    """By its verbs, and by what it asks."""
    found = {ANYTHING}
    for one in statements(block):
        found |= _BY_VERB.get(str(one.verb), set())
        match one:
            case ast.Attach(source="zone"):
                found.add(ZONE)
            case ast.Put(place=ast.Place.BENCH):
                found.add(BENCH)
            case ast.Use():
                found |= {HIT, TEXT, FALL, COIN, HEAL, CONDITION}
    for node in nodes(block):
        match node:
            case ast.Measure(kind=MeasureKind.RETREAT):
                found.add(RETREAT)
            case ast.Filter(kind=kind):
                found |= ({TYPE} if kind in _OF_TYPES else set()) | ({RETREAT} if kind in _OF_RETREAT else set())
    return found


def _standing(card: PoolCard) -> Iterator[tuple[str, Touch]]:
    for text in filter(None, (card.ability, card.trainer)):
        for program in text.programs:
            if program.event is Event.STATIC:
                gives = [one for one in statements(program.body) if isinstance(one, ast.Give)]
                yield from ((f"static {give.modifier.kind.value}", _given(give, card.name)) for give in gives)
            elif program.event not in USED:
                yield f"on {program.event.value}", Touch(_BY_EVENT.get(program.event, set()), _heard(program))
    for one in (one for block in used_blocks(card) for one in statements(block)):
        if isinstance(one, ast.Give) and lasts(one):
            yield lasting_word(one), _given(one, card.name)
        elif isinstance(one, ast.Arm) and lasts(one):
            users = one.on.filters if one.event is Event.MY_ATTACK_KOS else ()
            yield lasting_word(one), Touch(_BY_EVENT.get(one.event, set()), users)


def _heard(program: ast.Program) -> tuple[ast.Filter, ...]:
    """Coins are flipped again for the own Active Pokémon only, if it is such a one."""
    match program.condition:
        case ast.Exists(what=ast.Selector(side=ast.Side.MY, zone=ast.Zone.ACTIVE, filters=filters)):
            return filters if program.event is Event.AFTER_COINS else ()
    return ()


def _given(give: ast.Give, name: str) -> Touch:
    modifier, what = give.modifier, give.what
    if modifier.name and modifier.kind in (ModifierKind.BONUS, ModifierKind.TIMES):
        return Touch({f"the attack {modifier.name}"})
    found = set(_BY_KIND.get(modifier.kind, set()))
    if modifier.kind in (ModifierKind.CANNOT, ModifierKind.LOCK):
        found = set(_BY_SCOPE.get(modifier.scope, set()) if modifier.scope else set())
    if modifier.kind not in _OF_USERS:
        return Touch(found, modifier.vs.filters if modifier.vs and HIT in found else ())
    if what.role is ast.Role.SELF and give.duration is ast.Duration.STATIC:
        found = found - {ATTACK, HIT} | {f"an attack of {name}"} if found & {ATTACK, HIT} else found
    return Touch(found, what.filters if found & {ATTACK, HIT, ABILITY} else ())
