"""What a text touches: by its verbs, by what it asks, by what rules ask of what it says.

Two texts can meet where they touch the same thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from synth.dsl import ast
from synth.dsl.ast import Event, FilterKind, MeasureKind, ModifierKind, Role, Scope, Side, Zone
from synth.dsl.numbering import lasts
from synth.dsl.walk import nouns, statements
from synth.reference_py.cards import CardPool, PoolCard
from synth.spec.cards import DECLARABLE, Energy
from synth.verify.levels.vocabulary import PRINTED, lasting_word, said_now, used_blocks, verbs_of
from synth.verify.rollouts.coverage import USED

ANYTHING = "anything"
ABILITY = "the use of an Ability"
ATTACK = "the use of an attack"
HIT = "damage of an attack"
WEAK_HIT = "damage of an attack that somebody may be weak to"
COIN = "a coin"
HEAL = "healing"
CONDITION = "a Special Condition"
ZONE = "Energy from the Energy Zone"
EVOLUTION = "evolving"
FROM_HAND = "evolving by a card of the hand"
MOVE = "a Pokémon that becomes Active"
RETREAT = "a Retreat Cost"
THEIR_RETREAT = "a Retreat Cost of the other player's"
ENERGY = "Energy that comes to a Pokémon"
TURN = "the end of a turn"
FALL = "a Knock Out"
OLD_ATTACK = "an attack of the card underneath"
TEXT = "what an attack does to the opponent"
HURT = "damage of an Ability"
ATTACK_COIN = "a coin of an attack"
SUPPORTER = "a Supporter played"
ITEM = "an Item played"
SUPPORTER_TEXT, ITEM_TEXT = "what a Supporter does to the opponent", "what an Item does to the opponent"
STADIUM = "a Stadium used"
BENCH_HIT = "damage of an attack on the Bench"
BENCH_HURT = "damage of an Ability on the Bench"
_BY_VERB = {
    "flip": {COIN}, "heal": {HEAL}, "afflict": {CONDITION}, "cure": {CONDITION}, "evolve": {EVOLUTION}, "switch": {MOVE},
    "damage": {FALL}, "move_damage": {FALL}, "set_hp": {FALL}, "end_turn": {TURN, FALL}, "attach": {ENERGY}, "shift": {ENERGY},
    "retype": {ENERGY},
}  # fmt: skip
_STRIKING = frozenset({"damage", "more", "base", "use"})
_BY_KIND = {
    ModifierKind.TAKES: {HIT}, ModifierKind.DEALS: {HIT}, ModifierKind.BONUS: {HIT}, ModifierKind.NO_WEAKNESS: {WEAK_HIT},
    ModifierKind.WEAKNESS_X2: {WEAK_HIT}, ModifierKind.WEAKNESS: {WEAK_HIT}, ModifierKind.IGNORE: {HIT},
    ModifierKind.TIMES: {HIT},
    ModifierKind.COST: {ATTACK}, ModifierKind.COST_IS: {ATTACK},
    ModifierKind.COIN_TO_ATTACK: {ATTACK}, ModifierKind.UNIT_VALUE: {ATTACK}, ModifierKind.PRIOR_ATTACKS: {OLD_ATTACK},
    ModifierKind.RETREAT_COST: {RETREAT, THEIR_RETREAT}, ModifierKind.FREE_RETREAT: {RETREAT, THEIR_RETREAT},
    ModifierKind.MAX_HP: {ANYTHING},
    ModifierKind.IMMUNE: {CONDITION}, ModifierKind.NO_ABILITY: {ABILITY}, ModifierKind.TYPES: {HIT}, ModifierKind.ALSO: {HIT},
    ModifierKind.POISON: {TURN}, ModifierKind.BURN: {TURN}, ModifierKind.AWARD: {FALL}, ModifierKind.FIRST_COIN: {COIN},
    ModifierKind.SECOND_SUPPORTER: {SUPPORTER}, ModifierKind.COINS: {COIN}, ModifierKind.TAKES_AT_MOST: {HIT},
    ModifierKind.SLEEP_COINS: {TURN}, ModifierKind.ATTACKS_WHILE: {ATTACK}, ModifierKind.RETREATS_WHILE: {RETREAT, THEIR_RETREAT},
}  # fmt: skip
"""What rules ask it for. Nothing but another text asks how many Tools there may be, or whether they do something; and only of a
card that is played from the hand it is asked what it evolves from, and how early, which is nothing that an effect does."""
PREVENTED = {
    Scope.DAMAGE: {HIT}, Scope.EFFECTS: {TEXT}, Scope.DAMAGE_AND_EFFECTS: {HIT, TEXT},
    Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES: {HIT, HURT}, Scope.SUPPORTER: {SUPPORTER_TEXT}, Scope.ITEM: {ITEM_TEXT},
    Scope.TRAINER: {SUPPORTER_TEXT, ITEM_TEXT},
}  # fmt: skip
_ON_POKEMON = frozenset({
    "afflict", "arm", "cure", "equip", "evolve", "give", "heal", "move_damage", "put", "retype", "set_hp", "shift", "strip",
    "switch", "use",
})  # fmt: skip
"""Verbs that do something to a Pokémon, other than damage."""
_CALLED = frozenset({Role.IT, Role.NEW_ACTIVE, Role.OLD_ACTIVE})
"""Whoever was spoken of before, and may be the opponent's."""
_BY_SCOPE = {
    Scope.ATTACK: {ATTACK}, Scope.THIS_ATTACK: {ATTACK}, Scope.RANDOM_ATTACK: {ATTACK}, Scope.CHOSEN_ATTACK: {ATTACK},
    Scope.COST: {ATTACK}, Scope.SWITCH: {MOVE},
    Scope.HEAL: {HEAL}, Scope.EVOLVE: {FROM_HAND}, Scope.SUPPORTER: {SUPPORTER}, Scope.ITEM: {ITEM},
    Scope.TRAINER: {SUPPORTER, ITEM}, Scope.ZONE_ENERGY: {ZONE}, Scope.GENERATE: {TURN},
}  # fmt: skip
"""Of what forbids something; retreating, and playing Pokémon, Tools and Stadiums, is nothing that an effect does."""
_OF_PLAYED = {SUPPORTER: SUPPORTER_TEXT, ITEM: ITEM_TEXT}
_ON_BENCH = {HIT: BENCH_HIT, HURT: BENCH_HURT}
_HURTING = frozenset({"damage", "use"})
_SIDES = (Side.OPP, Side.BOTH)
_RETREATS = frozenset(kind for kind in MeasureKind if "retreat" in kind.value)
_SPOTS = frozenset({Zone.PLAY, Zone.ACTIVE, Zone.BENCH, Zone.PLAY_AND_HAND})
_OF_HITS = {Event.DAMAGED, Event.WOULD_DAMAGE, Event.WOULD_KO, Event.KO_BY_ATTACK, Event.MY_ATTACK_KOS, Event.ALLY_KO}
_BY_EVENT = {
    **{event: {HIT} for event in _OF_HITS}, **{event: {TURN} for event in Event if event.value.startswith("turn_")},
    Event.CHECKUP: {TURN}, Event.KO_ANY: {FALL}, Event.FALLS: {FALL}, Event.ATTACHED_ZONE: {ZONE},
    Event.AFTER_COINS: {ATTACK_COIN}, Event.PLAYED: {SUPPORTER, ITEM}, Event.EVOLVES: {EVOLUTION}, Event.ON_ACTIVE: {MOVE},
}  # fmt: skip
"""Retreating, attaching a Tool and playing a Pokémon to the Bench are nothing that an effect does."""
_OF_USERS = frozenset({
    ModifierKind.DEALS, ModifierKind.BONUS, ModifierKind.COST, ModifierKind.COST_IS, ModifierKind.CANNOT, ModifierKind.TYPES,
    ModifierKind.ALSO,
    ModifierKind.COIN_TO_ATTACK, ModifierKind.UNIT_VALUE, ModifierKind.WEAKNESS_X2, ModifierKind.NO_ABILITY,
    ModifierKind.IGNORE,
})  # fmt: skip
"""What is asked of who uses an attack or an Ability."""


WEAKNESSES = frozenset(DECLARABLE)
"""No Pokémon is weak to Colorless or Dragon."""
_OF_ENERGY = frozenset(kind for kind in FilterKind if "energy" in kind.value)


class Touch(NamedTuple):
    """What a text touches that holds, lasts or waits, and which Pokémon it speaks of where that is who uses the other text."""

    touched: set[str]
    users: tuple[ast.Filter, ...] = ()

    def on_the_bench(self) -> Touch:
        """Of one that holds only while it is there."""
        return self._replace(touched={_ON_BENCH.get(one, one) for one in self.touched})


def printed_on(card: PoolCard, wanted: ast.Filter) -> bool:
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


def used(card: PoolCard, pool: CardPool) -> Iterator[tuple[set[str], set[str]]]:
    """Texts that are used, by their verbs, and what each touches."""
    evolves = any(other and other.evolves_from == card.name for other in pool.cards)
    for attack in card.attacks:
        verbs = verbs_of(attack.body)
        touched = {ATTACK, TURN, f"the attack {attack.name}", f"an attack of {card.name}", *_said(attack.body, pool)}
        if attack.damage or verbs & _STRIKING:
            touched |= {HIT, FALL} | ({WEAK_HIT} if card.type in WEAKNESSES or "use" in verbs else set())
        touched |= ({TEXT} if _on_their_pokemon(attack.body) else set()) | ({BENCH_HIT} if _on_the_bench(attack.body) else set())
        touched |= ({OLD_ATTACK} if evolves else set()) | ({ATTACK_COIN} if "flip" in verbs else set())
        yield verbs or {PRINTED}, touched
    kind = {"supporter": SUPPORTER, "item": ITEM, "stadium": STADIUM}.get(card.kind.value, "")
    for text, carrier in ((card.ability, ABILITY), (card.trainer, kind)):
        for program in text.programs if text else ():
            if program.event in USED:
                hurts = set[str]()
                if carrier is ABILITY:
                    hurts |= {HURT} if _reaching(program.body, _HURTING, _SPOTS) else set()
                    hurts |= {BENCH_HURT} if _reaching(program.body, _HURTING, _SPOTS - {Zone.ACTIVE}) else set()
                elif carrier in _OF_PLAYED and _reaching(program.body, _ON_POKEMON | _HURTING, _SPOTS):
                    hurts.add(_OF_PLAYED[carrier])
                yield verbs_of(program.body), {carrier, *hurts, *_said(program.body, pool)}


def _on_their_pokemon(block: ast.Block) -> bool:
    return _reaching(block, _ON_POKEMON, _SPOTS)


def _on_the_bench(block: ast.Block) -> bool:
    """Whether an attack damages others than the Active Pokémon, or uses an attack that may."""
    return _reaching(block, frozenset({"damage", "use"}), _SPOTS - {Zone.ACTIVE})


def _reaching(block: ast.Block, verbs: frozenset[str], zones: frozenset[Zone]) -> bool:
    """Whether some of these verbs speak of Pokémon of the opponent there, or use whatever another text says."""
    speaking = [one for one in said_now(block) if str(one.verb) in verbs]
    whole = [node for one in said_now(block) for node in nouns(one) if isinstance(node, ast.Selector)]
    called = any(node.side in _SIDES and node.zone in zones for node in whole)
    what = (node for one in speaking for node in nouns(one) if isinstance(node, ast.Selector))
    return any(isinstance(one, ast.Use) for one in speaking) or any(
        node.role is Role.DEFENDER or (node.role in _CALLED and called) or (node.side in _SIDES and node.zone in zones)
        for node in what
    )


def _said(block: ast.Block, pool: CardPool) -> set[str]:
    """By its verbs, and by what it asks."""
    found = {ANYTHING}
    for one in said_now(block):
        found |= _BY_VERB.get(str(one.verb), set())
        match one:
            case ast.Attach(source="zone" | "zone_now"):
                found.add(ZONE)
            case ast.Evolve(card=ast.Selector(zone=Zone.HAND, filters=filters)):
                fit = (card for card in pool.cards if card and card.stage and all(printed_on(card, one) for one in filters))
                found |= {FROM_HAND, *(f"{FROM_HAND}, {card.name}" for card in fit)}
            case ast.Use(what="attack"):
                found |= {HIT, WEAK_HIT, TEXT, FALL, COIN, HEAL, CONDITION}
            case ast.Use(what="effect"):
                found |= {COIN, HEAL, CONDITION}
    for one in said_now(block):
        for node in nouns(one):
            if isinstance(node, ast.Measure) and node.kind in _RETREATS:
                found |= _of_sides(node.of.side if node.of else None)
            elif isinstance(node, ast.Selector) and _in_play(node):
                found |= set[str]().union(*(_asked_of(one, node.side) for one in node.filters))
    return found


def _in_play(what: ast.Selector) -> bool:
    """Whether it is about Pokémon in play: what holds changes nothing of cards elsewhere."""
    return what.zone in _SPOTS if what.zone else what.role not in (Role.FOUND, Role.REST, Role.MOVED, Role.TOP_CARD, Role.CARD)


def _of_sides(side: Side | None) -> set[str]:
    """Whose Retreat Cost: of who acts, of the other player."""
    return {RETREAT} if side is Side.MY else {THEIR_RETREAT} if side is Side.OPP else {RETREAT, THEIR_RETREAT}


def _asked_of(wanted: ast.Filter, side: Side | None) -> set[str]:
    match wanted.kind:
        case FilterKind.RETREAT | FilterKind.RETREAT_AT_MOST:
            return _of_sides(side)
        case FilterKind.TYPE | FilterKind.NOT_TYPE:
            return {f"the type {energy}" for energy in wanted.energies}
        case FilterKind.SHARES_TYPE:
            return {f"the type {energy}" for energy in Energy}
    return set()


def standing(card: PoolCard) -> Iterator[tuple[str, Touch]]:
    for text in filter(None, (card.ability, card.trainer)):
        for program in text.programs:
            if program.event is Event.STATIC:
                gives = [one for one in statements(program.body) if isinstance(one, ast.Give)]
                benched = _only_benched(program, gives)
                for give in gives:
                    touch = _given(give, card)
                    yield f"static {give.modifier.kind.value}", touch.on_the_bench() if benched else touch
            elif program.event not in USED:
                hand = {f"{FROM_HAND}, {card.name}"} if program.event is Event.ON_EVOLVE else set[str]()
                yield f"on {program.event.value}", Touch(_BY_EVENT.get(program.event, hand), _heard(program))
    for one in (one for block in used_blocks(card) for one in statements(block)):
        if isinstance(one, ast.Give) and lasts(one):
            yield lasting_word(one), _given(one, card)
        elif isinstance(one, ast.Arm) and lasts(one):
            users = one.on.filters if one.event is Event.MY_ATTACK_KOS else ()
            yield lasting_word(one), Touch(_BY_EVENT.get(one.event, set()), users)


def _only_benched(program: ast.Program, gives: Sequence[ast.Give]) -> bool:
    """Whether it speaks of the Benched Pokémon that it is printed on or attached to, and of no other."""
    own = (Role.SELF, Role.HOST)
    match program.condition:
        case ast.Exists(what=ast.Selector(role=role, filters=filters)) if role in own:
            return any(one.kind is FilterKind.BENCHED for one in filters) and all(one.what.role in own for one in gives)
    return False


def _heard(program: ast.Program) -> tuple[ast.Filter, ...]:
    """Coins are flipped again for the own Active Pokémon only, if it is such a one."""
    match program.condition:
        case ast.Exists(what=ast.Selector(side=ast.Side.MY, zone=ast.Zone.ACTIVE, filters=filters)):
            return filters if program.event is Event.AFTER_COINS else ()
    return ()


def _given(give: ast.Give, card: PoolCard) -> Touch:
    modifier, what = give.modifier, give.what
    if modifier.name and modifier.kind in (ModifierKind.BONUS, ModifierKind.TIMES):
        return Touch({f"the attack {modifier.name}"})
    found = set(_BY_KIND.get(modifier.kind, set()))
    if modifier.kind in (ModifierKind.CANNOT, ModifierKind.LOCK):
        found = set(_BY_SCOPE.get(modifier.scope, set()) if modifier.scope else set())
    if modifier.kind is ModifierKind.PREVENT and modifier.scope:
        found = set(PREVENTED[modifier.scope])
    if modifier.kind is ModifierKind.FIRST_COIN and what.zone is not ast.Zone.PLAYER:
        found = {ATTACK_COIN}
    if modifier.kind is ModifierKind.IMMUNE and any(one.kind in _OF_ENERGY for one in what.filters):
        found.add(ENERGY)
    if give.duration is not ast.Duration.STATIC and RETREAT in found:
        # In the turn for which it lasts that player acts, or does not.
        theirs = what.side is Side.OPP or what.role is Role.DEFENDER
        found -= {THEIR_RETREAT if theirs is (give.duration is ast.Duration.OPP_TURN) else RETREAT}
    if modifier.kind in (ModifierKind.TYPES, ModifierKind.ALSO):
        # Its printed type is one that it had anyway.
        own = what.role is Role.SELF
        found |= {f"the type {energy}" for energy in modifier.energies if not (own and energy == card.type)}
    if modifier.kind not in _OF_USERS:
        return Touch(found, modifier.vs.filters if modifier.vs and found & {HIT, TEXT, HURT} else ())
    if what.role is Role.SELF and give.duration is ast.Duration.STATIC and found & {ATTACK, HIT}:
        found = found - {ATTACK, HIT} | {f"an attack of {card.name}"}
    return Touch(found, what.filters if found & {ATTACK, HIT, WEAK_HIT, ABILITY} else ())
