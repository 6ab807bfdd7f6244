"""Nouns, measures and modifiers that are well formed and yet say nothing, wherever they stand."""

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import FilterKind, MeasureKind, ModifierKind, Quantifier, Role, Scope, Side, Zone
from synth.dsl.shape import DOWN_TO
from synth.dsl.verb_sense import Fault, of_pokemon
from synth.spec.cards import Energy

_LISTS = frozenset({Role.FOUND, Role.REST})
_OF_TOOLS = frozenset({FilterKind.ON_ZONE, FilterKind.ON})
_ONLY_CARDS = frozenset({*_OF_TOOLS, FilterKind.EVOLVES_FROM_IT, FilterKind.EVOLVES_VIA_STAGE1})
_ONLY_POKEMON = frozenset(
    {
        FilterKind.STATUS, FilterKind.ANY_STATUS, FilterKind.ENERGY, FilterKind.ACTIVE, FilterKind.BENCHED,
        FilterKind.DAMAGED, FilterKind.UNDAMAGED, FilterKind.EVOLVED, FilterKind.EVOLVED_NOW, FilterKind.MOVED_NOW,
        FilterKind.HAS_DAMAGED_BY_ATTACK, FilterKind.OTHER, FilterKind.OLD, FilterKind.TOOL, FilterKind.TOOL_NAMED,
        FilterKind.NO_TOOL, FilterKind.NO_ENERGY, FilterKind.SHARES_TYPE, FilterKind.HURT_LAST_TURN, FilterKind.HEALED_NOW,
        FilterKind.HIT_NOW, FilterKind.HP_LEFT,
        FilterKind.ATTACKED_NOW, FilterKind.ATTACKED_LAST, FilterKind.EVOLVED_LAST, FilterKind.FED_NOW,
        FilterKind.UNUSED, FilterKind.THEIRS, FilterKind.ENERGY_AT_MOST, FilterKind.HP_LEFT_AT_MOST, FilterKind.NOT_IT,
        FilterKind.ABOVE, FilterKind.BELOW, FilterKind.MOST, FilterKind.LEAST,
    }
)  # fmt: skip
_BARE = frozenset({Zone.TOP, Zone.PLAYER})
"""Places that no filter narrows."""
_OF_POKEMON = frozenset(
    {
        *(MeasureKind.HP, MeasureKind.MAX_HP, MeasureKind.DAMAGE_ON, MeasureKind.EXCESS, MeasureKind.TAKEN, MeasureKind.AGE),
        *(MeasureKind.RETREAT, MeasureKind.ENERGY_TYPES, MeasureKind.TOOLS),
    }
)
_SEEN = frozenset({MeasureKind.NAMES, MeasureKind.TYPES_AMONG})
_UNCOUNTED = frozenset({Zone.PLAYER, Zone.SPOT})
_OTHER_BENCHES = range(1, 3)
_MORE_COINS = range(2, 5)
_COINS_ADDED = range(1, 4)
_LENDERS = frozenset({(Side.MY, Zone.BENCH), (Side.OPP, Zone.ACTIVE), (Side.MY, Zone.DISCARD)})
_OF_CARDS = frozenset({Scope.SUPPORTER, Scope.ITEM, Scope.TRAINER})
_OF_TYPES = frozenset({ModifierKind.TYPES, ModifierKind.ALSO, ModifierKind.WEAKNESS})


def noun_faults(node: ast.Node) -> Iterator[Fault]:
    match node:
        case ast.Selector():
            yield from _selector(node)
        case ast.Measure(of=ast.Selector() as of):
            yield from _measured(node, of)
        case ast.Exists(what=what):
            yield from _tested(node, what)
        case ast.Modifier():
            yield from _modifier(node)
        case ast.Filter() if Energy.DRAGON in node.energies and node.kind is FilterKind.ENERGY:
            yield "no Energy is of type Dragon", node
        case ast.Filter(side=Side.BOTH | Side.TURN):
            yield "shares_type is with the own Active Pokémon or the opponent's", node
    if isinstance(node, ast.Measure) and node.energy is Energy.DRAGON:
        yield "no Energy is of type Dragon", node


def _selector(selector: ast.Selector) -> Iterator[Fault]:
    if selector.role and selector.role not in _LISTS and selector.quantifier is not Quantifier.ALL:
        yield f"{selector.role} is what it is, not so many of them", selector
    if selector.quantifier in DOWN_TO and selector.zone is not Zone.HAND:
        yield "downto is for a hand", selector
    kinds = {wanted.kind for wanted in selector.filters}
    if selector.zone in _BARE and kinds:
        yield f"{selector.zone} has no filters", selector
    if selector.zone is Zone.ZONE_NOW and kinds - {FilterKind.TYPE}:
        yield "the Energy in the Energy Zone has a type only", selector
    if selector.zone is Zone.ZONE_NEXT and kinds - {FilterKind.TYPE, FilterKind.SHARES_ENERGY}:
        yield "the next Energy has a type only", selector
    if selector.role is Role.IT:
        return
    if of_pokemon(selector) and kinds & _ONLY_CARDS:
        yield f"no Pokémon in play is {min(kinds & _ONLY_CARDS)}", selector
    if not of_pokemon(selector):
        allowed = _OF_TOOLS if selector.zone is Zone.TOOLS else frozenset()
        wrong = (kinds & (_ONLY_POKEMON | _OF_TOOLS)) - allowed
        if wrong:
            yield f"no card outside play is {min(wrong)}", selector


def _measured(measure: ast.Measure, of: ast.Selector) -> Iterator[Fault]:
    yield from _tested(measure, of)
    pokemon = of_pokemon(of)
    if measure.kind in _OF_POKEMON and not pokemon:
        yield f"{measure.kind} is of Pokémon in play", measure
    if measure.kind is MeasureKind.ENERGY and not pokemon and (of.zone is not Zone.DISCARD or of.filters):
        yield "energy is of Pokémon in play or of a discard pile", measure
    if measure.kind in _SEEN and of.zone in (Zone.TOP, Zone.ZONE_NEXT):
        yield f"{measure.kind} are of cards that are known", measure


def _tested(node: ast.Node, what: ast.Selector) -> Iterator[Fault]:
    if what.quantifier is not Quantifier.ALL:
        yield "nothing is picked here", node
    if what.zone in _UNCOUNTED or what.role is Role.THIS_ATTACK:
        yield "a player, a spot or an attack is not counted", node


def limited(modifier: ast.Modifier) -> bool:
    return modifier.at_most is not None or modifier.at_least is not None


def _modifier(modifier: ast.Modifier) -> Iterator[Fault]:
    in_play = modifier.vs is None or of_pokemon(modifier.vs) or modifier.kind is ModifierKind.BORROWS
    if modifier.vs and (modifier.vs.quantifier is not Quantifier.ALL or not in_play):
        yield "vs is any of some Pokémon", modifier
    if modifier.vs and modifier.vs.role and modifier.vs.role not in (Role.SELF, Role.HOST):
        yield "vs is any of some Pokémon", modifier
    places = modifier.amount.n if isinstance(modifier.amount, ast.Const) else 0
    if modifier.kind is ModifierKind.BENCH_SIZE and abs(places) not in _OTHER_BENCHES:
        yield "bench_size is 1 or 2 places more or fewer", modifier
    if modifier.kind is ModifierKind.COIN_TO_ATTACK and modifier.amount is not None and places not in _MORE_COINS:
        yield "coin_to_attack is a coin, or 2 to 4 of them", modifier
    if modifier.kind is ModifierKind.SLEEP_COINS and places not in _COINS_ADDED:
        yield "sleep_coins is 1 to 3 more", modifier
    if modifier.kind is ModifierKind.TAKES_AT_MOST and places < 10:
        yield "takes_at_most is a plain amount of 10 or more", modifier
    if modifier.kind is ModifierKind.BORROWS and modifier.vs and (modifier.vs.side, modifier.vs.zone) not in _LENDERS:
        yield "attacks are borrowed from my.bench, opp.active or my.discard", modifier
    if modifier.kind is ModifierKind.PREVENT and modifier.scope in _OF_CARDS and modifier.vs:
        yield "effects of cards are not those of a Pokémon", modifier
    if limited(modifier) and modifier.scope not in (Scope.DAMAGE, Scope.COST):
        yield "at_most and at_least are for damage and costs", modifier
    if modifier.scope is Scope.COST and not limited(modifier):
        yield "cannot cost says at_most or at_least how much", modifier
    if modifier.at_most is not None and modifier.at_least is not None:
        yield "at_most or at_least, not both", modifier
    if modifier.at_least is not None and modifier.at_least < 10 and modifier.scope is Scope.DAMAGE:
        yield "at_least is 10 or more", modifier
    if modifier.kind is ModifierKind.CANNOT and (modifier.scope is Scope.THIS_ATTACK) != (modifier.name is not None):
        yield "exactly cannot this_attack names an attack", modifier
    if modifier.kind is ModifierKind.CANNOT and modifier.vs:
        yield "cannot has no vs", modifier
    if modifier.kind in _OF_TYPES and len(set(modifier.energies)) < len(modifier.energies):
        yield "each type is said once", modifier
    if modifier.kind not in _OF_TYPES and Energy.DRAGON in modifier.energies:
        yield "no Energy is of type Dragon", modifier
