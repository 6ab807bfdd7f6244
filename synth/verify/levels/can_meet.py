"""Which pairs of words can meet at all: an effect that is used, and what holds, lasts or waits, touch the same thing.

This is said of words, of what rules ask while an effect runs. It is generous: a pair may be called possible that no two cards can
show. It counts two texts and the rules; what a third text brings about is covered where it happens, and asked for nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator

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
    ModifierKind.SECOND_SUPPORTER: {SUPPORTER},
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
_OF_ATTACKERS = frozenset({
    ModifierKind.DEALS, ModifierKind.BONUS, ModifierKind.COST, ModifierKind.COST_IS, ModifierKind.CANNOT, ModifierKind.TYPES,
    ModifierKind.COIN_TO_ATTACK, ModifierKind.UNIT_VALUE, ModifierKind.WEAKNESS_X2,
})  # fmt: skip
"""What an attack asks of who uses it."""
Touched = dict[str, dict[int, set[str]]]
"""Of each word the cards that say it, by number, and what each touches with it."""


class Meetings:
    """Which cards of a pool can meet by which words."""

    def __init__(self, pool: CardPool) -> None:
        self.used: Touched = {}
        self.standing: Touched = {}
        evolving = {card.evolves_from for card in pool.cards[1:] if card}
        for card in pool.cards[1:]:
            assert card is not None
            for verbs, touched in _used(card, card.name in evolving):
                for verb in verbs:
                    self.used.setdefault(verb, {}).setdefault(card.number, set()).update(touched)
            for word, touched in _standing(card):
                self.standing.setdefault(word, {}).setdefault(card.number, set()).update(touched)

    def possible(self) -> set[tuple[str, str]]:
        """Pairs of words that can meet."""
        mine, theirs = (
            {word: set[str]().union(*by.values()) for word, by in words.items()} for words in (self.used, self.standing)
        )
        return {(verb, word) for verb in mine for word in theirs if mine[verb] & theirs[word]}

    def users(self, verb: str, word: str) -> list[int]:
        """Cards that say the verb and may meet some card that says the word."""
        touched = set[str]().union(*self.standing[word].values())
        return [number for number, mine in self.used[verb].items() if mine & touched]

    def beside(self, verb: str, user: int, word: str) -> list[int]:
        """Cards that say the word and may meet this one."""
        return [number for number, theirs in self.standing[word].items() if theirs & self.used[verb][user]]


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


def _standing(card: PoolCard) -> Iterator[tuple[str, set[str]]]:
    for text in filter(None, (card.ability, card.trainer)):
        for program in text.programs:
            if program.event is Event.STATIC:
                gives = [one for one in statements(program.body) if isinstance(one, ast.Give)]
                yield from ((f"static {give.modifier.kind.value}", _given(give, card.name)) for give in gives)
            elif program.event not in USED:
                yield f"on {program.event.value}", _BY_EVENT.get(program.event, set())
    for one in (one for block in used_blocks(card) for one in statements(block)):
        if isinstance(one, ast.Give) and lasts(one):
            yield lasting_word(one), _given(one, card.name)
        elif isinstance(one, ast.Arm) and lasts(one):
            names = {name for each in one.on.filters for name in each.names}
            whose = {f"an attack of {name}" for name in names} if one.event is Event.MY_ATTACK_KOS else set()
            yield lasting_word(one), whose or _BY_EVENT.get(one.event, set())


def _given(give: ast.Give, name: str) -> set[str]:
    modifier = give.modifier
    if modifier.kind in (ModifierKind.CANNOT, ModifierKind.LOCK):
        found = set(_BY_SCOPE.get(modifier.scope, set()) if modifier.scope else set())
    elif modifier.name and modifier.kind in (ModifierKind.BONUS, ModifierKind.TIMES):
        return {f"the attack {modifier.name}"}
    else:
        found = set(_BY_KIND.get(modifier.kind, set()))
    if give.what.role is ast.Role.SELF and modifier.kind in _OF_ATTACKERS and found & {ATTACK, HIT}:
        found = found - {ATTACK, HIT} | {f"an attack of {name}"}
    return found
