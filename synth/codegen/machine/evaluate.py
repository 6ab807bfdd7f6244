"""Selectors, amounts and conditions of the DSL as values of the step. The AST is known while writing, so each distinct
one becomes a few operations; what a selector does not ask for costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from synth.codegen.facts import SEARCHES, TYPES, card_matches, search_chunks
from synth.codegen.ir import FALSE, TRUE, Value, boolean, constant, either, maximum, minimum, total, where
from synth.codegen.machine import effective
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import BENCH, SIDES, Board
from synth.codegen.machine.stacks import has_evolved
from synth.codegen.pool import TRAITS, Answered, Guard, Unlowered, printed, tests_card
from synth.dsl.ast import (
    Amount,
    Compare,
    Condition,
    Filter,
    FilterKind,
    Measure,
    MeasureKind,
    MemoryKind,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.spec.cards import UNITS, Card, Energy, Status
from synth.spec.layout import ENERGIES, SLOTS, Daze, Place

DAZES = {Status.ASLEEP: Daze.ASLEEP, Status.PARALYZED: Daze.PARALYZED, Status.CONFUSED: Daze.CONFUSED}


@dataclass(eq=False)
class Scene:
    """Where an expression is read: the board, who the source is, what the running effect knows so far."""

    board: Board
    source: list[Value]
    """Flags of the slots of side 0: the Pokémon the effect is printed on."""
    heads: Value = field(default_factory=lambda: constant(0))
    coins: Value = field(default_factory=lambda: constant(0))
    dealt: Value = field(default_factory=lambda: constant(0))
    result: Value = field(default_factory=lambda: constant(0))
    """How much the statement before did."""
    did: Value = FALSE
    hand_room: Value = TRUE
    """Whether a card can come into the own hand."""
    card: list[Value] = field(default_factory=list)
    """Flags of own cards: the one that the statement before put away."""
    playing: Card | None = None
    """The Trainer card whose use is considered; it is still in the hand."""
    cost: list[Value] = field(default_factory=list)
    """Units of each type that the running attack costs."""
    it: list[Value] = field(default_factory=lambda: [FALSE] * (2 * SLOTS))
    found: list[Bits] = field(default_factory=list)
    """Cards of the own deck that were looked at, the uppermost first."""
    leaving: bool = False
    """Whether the Trainer card in question still counts among the own hand."""
    attacker: list[Value] = field(default_factory=list)
    """Flags of all slots: the Pokémon whose attack this answers; none: the source itself."""


def sides(side: Side | None) -> tuple[int, ...]:
    if side in (Side.MY, Side.TURN):
        # Only a Stadium speaks of the player whose turn it is; its effects are run for that player.
        return (0,)
    if side is Side.OPP:
        return (1,)
    if side is Side.BOTH:
        return (0, 1)
    raise Unlowered(f"side {side}")


def pokemon(selector: Selector, scene: Scene) -> list[Value]:
    """Flags of all eight slots: the Pokémon a selector speaks of, before any choice."""
    board = scene.board
    flags = [FALSE] * (2 * SLOTS)
    if selector.role is not None:
        if selector.role in (Role.SELF, Role.HOST):
            flags[:SLOTS] = scene.source
        elif selector.role is Role.ATTACKER:
            flags = list(scene.attacker) if scene.attacker else [*scene.source, *flags[SLOTS:]]
        elif selector.role is Role.DEFENDER:
            flags[SLOTS] = board.occupied(1, 0)
        elif selector.role is Role.IT:
            flags = list(scene.it)
        else:
            raise Unlowered(f"role {selector.role} as a Pokémon")
    else:
        if selector.zone is Zone.SPOT:
            return [TRUE if at // SLOTS in sides(selector.side) else FALSE for at in range(2 * SLOTS)]
        slots = {Zone.ACTIVE: (0,), Zone.BENCH: tuple(BENCH), Zone.PLAY: tuple(range(SLOTS))}.get(
            selector.zone or Zone.PLAYER
        )
        if slots is None:
            raise Unlowered(f"zone {selector.zone} as a place of Pokémon")
        for side in sides(selector.side):
            for slot in slots:
                flags[side * SLOTS + slot] = board.occupied(side, slot)
    for at, flag in enumerate(flags):
        for one in selector.filters:
            flag = flag & matches(one, scene, *divmod(at, SLOTS))
        flags[at] = flag
    return flags


def attachable(flags: list[Value], board: Board) -> list[Value]:
    """Those of the Pokémon that Energy from the Energy Zone may go to (rulebook 6.8)."""
    barred = [board[f"locked_zone_{side}"] > 0 for side in SIDES]
    return [flag & ~barred[at // SLOTS] if at % SLOTS == 0 else flag for at, flag in enumerate(flags)]


def matches(one: Filter, scene: Scene, side: int, slot: int) -> Value:
    """Whether the Pokémon in a slot passes a filter."""
    board = scene.board
    kind = one.kind
    if kind is FilterKind.TYPE:
        return effective.has_type(board, side, slot, one.energies)
    if kind in TRAITS:
        flag = board.fact(side, slot, f"trait_{board.pool.traits.number(one) - 1}") == 1
        return flag & ~effective.ability_lost(board, side, slot) if kind in OF_ABILITY else flag
    if kind is FilterKind.STAGE:
        return board.fact(side, slot, "stage") == one.n
    if kind is FilterKind.DAMAGED:
        return board.damage(side, slot) > 0
    if kind is FilterKind.UNDAMAGED:
        return board.damage(side, slot) == 0
    if kind is FilterKind.ACTIVE:
        return boolean(slot == 0)
    if kind is FilterKind.BENCHED:
        return boolean(slot != 0)
    if kind is FilterKind.STATUS and one.status is not None:
        return has_status(board, side, one.status) if slot == 0 else FALSE
    if kind is FilterKind.ANY_STATUS:
        return either(has_status(board, side, status) for status in Status) if slot == 0 else FALSE
    if kind is FilterKind.MOVED_NOW:
        return board[f"moved_{side}"] > 0 if slot == 0 else FALSE
    if kind is FilterKind.EVOLVED_NOW:
        grown = board[f"grown_{side}_{slot}"]
        if not one.names:
            return grown > 0
        numbers = [k for k, card in enumerate(board.pool.cards, start=1) if card.name in one.names]
        return either(grown == k for k in numbers)
    if kind is FilterKind.HAS_DAMAGED_BY_ATTACK:
        return board[f"struck_{side}_{slot}"] > 0
    if kind is FilterKind.OLD:
        return board[f"fresh_{side}_{slot}"] == 0
    if kind is FilterKind.EVOLVED:
        return has_evolved(board, side, slot)
    if kind is FilterKind.OTHER:
        return ~scene.source[slot] if side == 0 else TRUE
    if kind is FilterKind.ENERGY:
        return units_of(board, side, slot, one.energies) >= (one.n or 1)
    if kind is FilterKind.TOOL:
        return board[f"tool_{side}_{slot}"] > 0
    if kind is FilterKind.TOOL_NAMED:
        return is_card(board, board[f"tool_{side}_{slot}"], one.names)
    if kind is FilterKind.RETREAT:
        return effective.retreat_cost(board, side, slot) >= (one.n or 0)
    if kind is FilterKind.MAX_HP_AT_MOST:
        return effective.hp(board, side, slot) <= (one.n or 0) // 10
    raise Unlowered(f"filter {kind}")


def is_card(board: Board, number: Value, names: tuple[str, ...]) -> Value:
    """Whether a card number is one of a card with such a name."""
    return either(number == k for k, card in enumerate(board.pool.cards, start=1) if card.name in names)


def stadium(what: Selector, board: Board) -> Value:
    """Whether there is a Stadium in play that passes the selector's filters."""
    flag = board["stadium"] > 0
    for one in what.filters:
        if one.kind is not FilterKind.NAME:
            raise Unlowered(f"filter {one.kind} on a Stadium")
        flag = flag & is_card(board, board["stadium"], one.names)
    return flag


def coming(what: Selector, board: Board) -> Value:
    """Whether the next Energy of a Zone is there, and of such a type."""
    if any(one.kind is not FilterKind.TYPE for one in what.filters):
        raise Unlowered("a filter on the next Energy")
    types = [UNITS.index(energy) + 1 for one in what.filters for energy in one.energies] or range(1, ENERGIES + 1)
    return either(board[f"energy_next_{side}"] == unit for side in sides(what.side) for unit in types)


OF_ABILITY = (FilterKind.ABILITY, FilterKind.ABILITY_NOT)
PILES = {Zone.HAND: Place.HAND, Zone.DECK: Place.DECK, Zone.DISCARD: Place.DISCARD}

OF_ONE: dict[MeasureKind, Callable[[Board, int, int], Value]] = {
    MeasureKind.HP: lambda board, side, slot: maximum(effective.hp(board, side, slot) - board.damage(side, slot), 0),
    MeasureKind.MAX_HP: lambda board, side, slot: effective.hp(board, side, slot),
    MeasureKind.DAMAGE_ON: lambda board, side, slot: board.damage(side, slot),
    MeasureKind.RETREAT: lambda board, side, slot: effective.retreat_cost(board, side, slot),
}
"""Measures of a single Pokémon; HP and damage in tens."""


def names_several(what: Selector) -> bool:
    """Whether a selector can mean more than one Pokémon; of those a measure is the sum."""
    return what.role is None and (what.zone is not Zone.ACTIVE or what.side is Side.BOTH)


TENS = frozenset({MeasureKind.HP, MeasureKind.MAX_HP, MeasureKind.DAMAGE_ON, MeasureKind.DEALT})


def cards_of(what: Selector, board: Board, side: int) -> list[Value]:
    """Flags of a player's cards in a pile that pass the selector's filters."""
    assert what.zone is not None
    flags = [board.in_place(side, card, PILES[what.zone]) for card in range(board.pool.places)]
    if not what.filters:
        return flags
    number = board.pool.searches.number(what.filters)
    return [flag & fits(board, side, card, constant(number)) for card, flag in enumerate(flags)]


def fits(board: Board, side: int, card: int, number: Value) -> Value:
    """Whether a card passes the search with a number (from 1)."""
    result = FALSE
    for chunk in range(search_chunks(board.pool)):
        at = number - 1 - chunk * SEARCHES
        inside = (at >= 0) & (at < SEARCHES)
        bits = board.card_fact(side, card, f"searches_{chunk}") >> minimum(maximum(at, 0), SEARCHES - 1)
        result = result | (inside & ((bits & 1) == 1))
    return result


def can_leap(board: Board, filters: tuple[Filter, ...], slot: int) -> Value:
    """Whether the own hand holds a card that the Pokémon evolves into past a stage (rulebook 7.11)."""
    held = cards_of(Selector(side=Side.MY, zone=Zone.HAND, filters=printed(filters)), board, 0)
    name = board.fact(0, slot, "name")
    via = (board.card_fact(0, card, "via") == name for card in range(board.pool.places))
    allowed = (board["locked_evolve_0"] == 0) & effective.can_be_evolved(board, slot)
    return allowed & either(flag & one for flag, one in zip(held, via, strict=True))


def units_of(board: Board, side: int, slot: int, energies: tuple[Energy, ...]) -> Value:
    """Units, whatever each pays (rulebook 6.11)."""
    if not energies:
        return board.units(side, slot)
    return total(board.energy(side, slot, UNITS.index(energy)) for energy in energies)


def has_status(board: Board, side: int, status: Status) -> Value:
    if status is Status.POISONED:
        return board[f"poison_{side}"] > 0
    if status is Status.BURNED:
        return board[f"burn_{side}"] > 0
    return board[f"daze_{side}"] == int(DAZES[status])


def measure(what: Measure, scene: Scene) -> Value:
    """A number read from the game; damage and HP in tens."""
    board = scene.board
    if what.kind is MeasureKind.HEADS:
        return scene.heads
    if what.kind is MeasureKind.TAILS:
        return (scene.coins - scene.heads).within(0, 32)
    if what.kind is MeasureKind.DEALT:
        return scene.dealt
    if what.kind is MeasureKind.COUNT and what.of is not None and what.of.zone is Zone.STADIUM:
        return stadium(what.of, board).number_value()
    if what.kind is MeasureKind.COUNT and what.of is not None:
        if what.of.role is Role.FOUND:
            number = board.pool.searches.number(what.of.filters) if what.of.filters else 0
            seen = [flag for top in scene.found for flag in enumerate(top.flags())]
            return total(flag & fits(board, 0, card, constant(number)) if number else flag for card, flag in seen)
        if what.of.zone is Zone.PLAY_AND_HAND:
            parts = [what.of.model_copy(update={"zone": zone}) for zone in (Zone.PLAY, Zone.HAND)]
            return total(measure(what.model_copy(update={"of": part}), scene) for part in parts).within(0, 40)
        if what.of.zone in PILES:
            there = total(flag for side in sides(what.of.side) for flag in cards_of(what.of, board, side)).within(0, 40)
            return maximum(there - 1, 0) if counts_itself(what.of, scene) else there
        if what.of.zone is Zone.TOOLS and not what.of.filters:
            return total(board[f"tool_{side}_{slot}"] > 0 for side in sides(what.of.side) for slot in range(SLOTS))
        return total(pokemon(what.of, scene))
    if what.kind is MeasureKind.NAMES and what.of is not None:
        return different_names(what.of, scene)
    if what.kind is MeasureKind.ENERGY and what.of is not None and what.of.zone is Zone.DISCARD:
        units = (UNITS.index(what.energy),) if what.energy else range(ENERGIES)
        return total(board[f"discarded_{side}_{unit}"] for side in sides(what.of.side) for unit in units).within(0, 120)
    if what.kind is MeasureKind.ENERGY and what.of is not None:
        types = (what.energy,) if what.energy else ()
        flags = pokemon(what.of, scene)
        return total(
            flags[side * SLOTS + slot] * units_of(board, side, slot, types) for side in SIDES for slot in range(SLOTS)
        ).within(0, 120)
    if what.kind is MeasureKind.EXTRA and what.energy is not None:
        # The cost is paid as the attacker likes best (rulebook 6.12).
        unit = UNITS.index(what.energy)
        spare = board.energy(0, 0, unit) - scene.cost[unit]
        return maximum(minimum(spare, board.units(0, 0) - total(scene.cost)), 0)
    if what.kind is MeasureKind.POINTS:
        return board[f"points_{sides(what.side)[0]}"]
    if what.kind is MeasureKind.KNOCKOUTS:
        return board[f"knockouts_{sides(what.side)[0]}"]
    if what.kind is MeasureKind.TIMES_USED and what.name:
        return board[f"times{board.pool.numbers.titles[what.name]}_0"]
    if what.kind is MeasureKind.POINTS_NEEDED:
        return maximum(board.pool.rules.points_to_win - board[f"points_{sides(what.side)[0]}"], 0)
    if what.kind is MeasureKind.RESULT:
        return scene.result
    if what.kind is MeasureKind.HALF and what.arg is not None:
        return amount(what.arg, scene) >> 1
    if what.kind in OF_ONE and what.of is not None:
        values = [(flag, OF_ONE[what.kind](board, *divmod(at, SLOTS))) for at, flag in enumerate(pokemon(what.of, scene))]
        if names_several(what.of):
            return total(where(flag, one, 0) for flag, one in values)
        value = constant(0)
        for flag, one in values:
            value = where(flag, one, value)
        return value
    if what.kind is MeasureKind.ENERGY_TYPES and what.of is not None:
        flags = pokemon(what.of, scene)
        held = [
            flag & (board.energy(*divmod(at, SLOTS), unit) > 0)
            for unit in range(ENERGIES)
            for at, flag in enumerate(flags)
        ]
        return total(either(held[unit * len(flags) : (unit + 1) * len(flags)]) for unit in range(ENERGIES))
    raise Unlowered(f"measure {what.kind}")


def different_names(what: Selector, scene: Scene) -> Value:
    """How many names there are among cards of a pile, or among Pokémon in play."""
    board = scene.board
    if what.zone not in PILES:
        flags = pokemon(what, scene)
        names = [board.fact(*divmod(at, SLOTS), "name") for at in range(len(flags))]
        new = [~either(flags[k] & (names[k] == names[at]) for k in range(at)) for at in range(len(flags))]
        return total(flag & one for flag, one in zip(flags, new, strict=True))
    known: dict[str, list[int]] = {}
    for number, card in enumerate(board.pool.cards, start=1):
        if all(card_matches(one, card) for one in what.filters):
            known.setdefault(card.name, []).append(number)
    cards = [(side, at) for side in sides(what.side) for at in range(board.pool.places)]
    piled = [(board.in_place(side, at, PILES[what.zone]), board[f"card_{side}_{at}"]) for side, at in cards]
    there = (either(flag & (card == k) for flag, card in piled for k in numbers) for numbers in known.values())
    return total(there).within(0, 40)


def counts_itself(what: Selector, scene: Scene) -> bool:
    """Whether the card being played, which is still in the hand, would be counted there: it has left it (rulebook 8.3)."""
    mine = what.zone is Zone.HAND and what.side is not Side.OPP
    return mine and scene.playing is not None and all(card_matches(one, scene.playing) for one in what.filters)


def amount(what: Amount, scene: Scene) -> Value:
    if what.node == "const":
        return constant(what.n)
    if what.node == "scaled":
        return measure(what.of, scene) * what.k
    if what.node == "measure":
        return measure(what, scene)
    raise Unlowered(f"amount {what.node}")


def condition(what: Condition, scene: Scene) -> Value:
    if what.node == "exists" and tests_card(what.what):
        number = constant(scene.board.pool.searches.number(what.what.filters))
        return either(flag & fits(scene.board, 0, card, number) for card, flag in enumerate(scene.card))
    if what.node == "exists":
        if what.what.zone is Zone.STADIUM:
            return stadium(what.what, scene.board)
        if what.what.zone is Zone.ZONE_NEXT:
            return coming(what.what, scene.board)
        if what.what.zone in PILES:
            return either(flag for side in sides(what.what.side) for flag in cards_of(what.what, scene.board, side))
        return either(pokemon(what.what, scene))
    if what.node == "compare":
        left, right = _comparable(what, scene)
        return {
            "==": lambda: left == right,
            "!=": lambda: left != right,
            ">=": lambda: left >= right,
            "<=": lambda: left <= right,
            ">": lambda: left > right,
            "<": lambda: left < right,
        }[what.op]()
    if what.node == "not":
        return ~condition(what.condition, scene)
    if what.node == "all_of":
        result = TRUE
        for part in what.conditions:
            result = result & condition(part, scene)
        return result
    if what.node == "one_of":
        value = amount(what.what, scene)
        return either(value == n for n in what.values)
    if what.kind is MemoryKind.SUPPORTER_PLAYED:
        return scene.board["supporter_played"] > 0
    if what.kind is MemoryKind.USED_ATTACK and what.name:
        return scene.board["title_0"] == scene.board.pool.numbers.titles[what.name]
    if what.kind is MemoryKind.FIRST_ATTACK:
        return either(flag & (scene.board[f"fought_0_{slot}"] == 0) for slot, flag in enumerate(scene.source))
    if what.kind is MemoryKind.FIRST_DAMAGE:
        return either(flag & (scene.board[f"spent_0_{slot}"] == 0) for slot, flag in enumerate(scene.source))
    if what.kind is MemoryKind.KNOCKED_OUT:
        fallen = scene.board["fallen_0"]
        return fallen > 0 if what.energy is None else ((fallen >> TYPES.index(what.energy)) & 1) == 1
    if what.kind is MemoryKind.DID:
        return scene.did
    if what.kind is MemoryKind.FIRST_TURN:
        return scene.board["turn"] <= 2
    raise Unlowered(f"memory of {what.kind}")


NO_OPTION = 7
"""Stands for the answer while no option has been chosen."""


def all_hold(guards: tuple[Guard, ...], scene: Scene, option: Value | None = None) -> Value:
    """Whether everything holds that a statement stands under; `option`: what the player has answered."""
    result = TRUE
    for guard in guards:
        if isinstance(guard, Answered):
            result = result & ((option if option is not None else constant(NO_OPTION)) == guard.option)
        else:
            result = result & condition(guard, scene)
    return result


def _comparable(what: Compare, scene: Scene) -> tuple[Value, Value]:
    """Both sides of a comparison; a number beside HP or damage is meant in tens too."""
    sides_ = []
    in_tens = any(getattr(part, "kind", None) in TENS for part in (what.left, what.right))
    for part in (what.left, what.right):
        sides_.append(constant(part.n // 10) if in_tens and part.node == "const" else amount(part, scene))
    return sides_[0], sides_[1]

