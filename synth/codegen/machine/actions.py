"""What the player did: the action as flags, and everything that needs no effect row."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.draft import ANYTIME
from synth.codegen.facts import CLASSES
from synth.codegen.ir import FALSE, TRUE, Value, constant, either, maximum, minimum, stage, total, where
from synth.codegen.machine import effective, prior, statics
from synth.codegen.machine.board import BENCH, Board, at_least_two, exactly_one, free_bench
from synth.codegen.machine.cards import move
from synth.codegen.machine.triggers.units import Units
from synth.dsl.ast import ModifierKind
from synth.spec.cards import Kind
from synth.spec.layout import ENERGIES, SLOTS, ActionTable, Phase, Place, action_groups


@dataclass(eq=False)
class Action:
    """Flags of the legal action taken; a whole group is missing where the pool never needs it."""

    table: ActionTable
    number: Value
    legal: Value
    places: int

    def of(self, group: str) -> list[Value]:
        """One flag an action of the whole group; those that the pool never needs are not in the table."""
        whole = next(g.size for g in action_groups(self.places) if g.name == group)
        size = next((g.size for g in self.table.groups if g.name == group), 0)
        first = self.table.first(group) if size else 0
        return [self.legal & (self.number == first + k) if k < size else FALSE for k in range(whole)]


@dataclass(eq=False)
class Started:
    """An effect that begins with this action."""

    row: Value
    source: list[Value]
    attack: Value
    any: Value


@dataclass(eq=False)
class Played:
    """A card that comes from the hand with this action."""

    row: Value
    """Row of a Trainer."""
    waits: Value
    """It must be said where it goes."""
    benched: list[Value]
    evolved: list[Value]


def play_cards(board: Board, action: Action) -> Played:
    """Plays a card from hand, or puts the one that waits for its slot there."""
    places = range(board.pool.places)
    played = action.of("play")
    slots = [flag & (board["phase"] == Phase.CHOOSE_SLOT) & (board["row"] == 0) for flag in action.of("slot")[:SLOTS]]
    placing = either(slots)
    subject = [flag | (placing & board.in_place(0, k, Place.RESOLVING)) for k, flag in zip(places, played, strict=True)]
    anything = either(subject)
    number = constant(0)
    for k, flag in enumerate(subject):
        number = where(flag, board[f"card_0_{k}"], number)
    hand = board.facts.hand
    card = hand.read(number)
    cls = hand.get(card, "cls")
    words = board.facts.table.read(number)

    basic = anything & ((hand.get(card, "basic") == 1) | (cls == CLASSES.index(Kind.FOSSIL)))
    setup = board["phase"] == Phase.SETUP
    first = setup & ~board.occupied(0, 0)
    spots = [basic & first, *(basic & ~first & free for free in free_bench(board))]

    evolution = anything & (hand.get(card, "from") > 0)
    options = evolution_targets(board, hand.get(card, "from"))
    only = exactly_one(options)
    onto = [evolution & where(placing, flag, only & option) for flag, option in zip(slots, options, strict=True)]
    waits = evolution & ~placing & ~only
    equips = [FALSE] * SLOTS
    if board.has_tools:
        tool = anything & (cls == CLASSES.index(Kind.TOOL))
        free = tool_targets(board)
        sole = exactly_one(free)
        equips = [tool & where(placing, flag, sole & option) for flag, option in zip(slots, free, strict=True)]
        waits = waits | (tool & ~placing & ~sole)

    trainer = either(cls == CLASSES.index(kind) for kind in (Kind.ITEM, Kind.SUPPORTER)) & anything
    board.put("supporter_played", anything & (cls == CLASSES.index(Kind.SUPPORTER)), 1)
    before = [board[f"pokemon_0_{slot}"] for slot in range(SLOTS)]
    target = where(trainer | waits, int(Place.RESOLVING), int(Place.IN_PLAY))
    builds = anything & (cls == CLASSES.index(Kind.STADIUM))
    if board.has_stadiums:
        build_stadium(board, builds, number)
        target = where(builds, int(Place.STADIUM), target)
    for slot in range(SLOTS):
        target = where(spots[slot] | onto[slot] | equips[slot], int(Place.IN_PLAY) + slot, target)
    row = where(trainer, hand.get(card, "effect_row"), 0)
    stage("played card")
    for slot in range(SLOTS):
        board.put(f"tool_0_{slot}", equips[slot], number)
        board.place_pokemon(slot, spots[slot] | onto[slot], number, words)
        board.put(f"fresh_0_{slot}", onto[slot] | (spots[slot] & ~setup), 1)
        if "grown" not in board.pool.numbers.forgotten:
            board.put(f"grown_0_{slot}", onto[slot], before[slot])
        # A new user of its Ability (rulebook 10.3).
        board.put(f"used_0_{slot}", onto[slot], 0)
    for k, flag in enumerate(subject):
        board.put(f"place_0_{k}", flag, target)
        board.put(f"seen_0_{k}", flag, 0)
    board.clear_conditions(0, onto[0])
    # Evolved, it has not moved this turn (rulebook 7.6).
    board.put("moved_0", onto[0], 0)
    benched = [spot & ~setup for spot in spots]
    return Played(row, waits, benched, onto)


def tool_targets(board: Board) -> list[Value]:
    """One Tool a Pokémon, whatever its text wants (rulebook 8.18, 8.19)."""
    return [board.occupied(0, slot) & (board[f"tool_0_{slot}"] == 0) for slot in range(SLOTS)]


def build_stadium(board: Board, when: Value, number: Value) -> None:
    """The old Stadium goes to its owner's discard pile; the new one may be used this turn (rulebook 8.26, 8.27)."""
    board.drop_stadium(when)
    board.put("stadium", when, number)
    board.put("stadium_played", when, 1)
    board.put("stadium_used", when, 0)


def evolution_targets(board: Board, name: Value) -> list[Value]:
    """Own slots that a card evolving from this name can go on (rulebook 7.3)."""
    return [
        (name > 0) & evolves(board, slot, name) & may_evolve(board, slot) for slot in range(SLOTS)
    ]


def evolves(board: Board, slot: int, name: Value) -> Value:
    """Whether the Pokémon in an own slot has this name, or counts as having it for evolving."""
    fits = name == board.fact(0, slot, "name")
    for other, static in lent_names(board):
        fits = fits | ((name == other) & statics.works_at(board, static, 0, slot))
    return fits


def lent_names(board: Board) -> list[tuple[int, statics.Static]]:
    """Numbers of the names that some Pokémon have for evolving besides their own."""
    found = statics.statics(board, ModifierKind.EVOLVES_AS)
    named = [(board.pool.names.get(static.give.modifier.name or "", 0), static) for static in found]
    return [(number, static) for number, static in named if number]


def may_evolve(board: Board, slot: int) -> Value:
    """Not if it came or evolved this turn, nor under a lock; the turn and locks on the player are tested before."""
    early = statics.applies(board, ModifierKind.EVOLVE_EARLY, (0, slot))
    late = board[f"fresh_0_{slot}"] == 0
    if any(statics.statics(board, ModifierKind.EVOLVE_EARLY)):
        late = late & (board["turn"] > 2)
    return (late | early) & effective.can_be_evolved(board, slot)


def attach_energy(board: Board, action: Action) -> Value:
    """Returns 1 + the type of the unit that came from the Energy Zone; 0 for none."""
    flags = action.of("attach")
    came = where(either(flags), board["energy_now_0"], 0)
    for slot, flag in enumerate(flags):
        for unit in range(ENERGIES - 1):
            board.add(f"energy_0_{slot}_{unit}", flag & (board["energy_now_0"] == unit + 1), 1)
    board.put("energy_now_0", either(flags), 0)
    return came


def units_attached(board: Board, action: Action) -> Units:
    """What `attach_energy` has attached in this step."""
    came = Units()
    for slot, flag in enumerate(action.of("attach")):
        for unit in range(ENERGIES - 1):
            came.add(slot, unit, (flag & (board["unit_came"] == unit + 1)).number_value())
    return came


def retreat(board: Board, action: Action) -> tuple[Value, Value]:
    """Pays and switches (rulebook 9.1); returns whether units are still to be chosen, and whether the switch was made."""
    starts = action.of("retreat")
    picks = [flag & (board["row"] == 0) for flag in action.of("energy")]
    begins, goes_on = either(starts), either(picks)
    board.put("retreated", begins, 1)
    for unit, flag in enumerate(picks):
        board.add(f"energy_0_0_{unit}", flag, -1)
        board.add(f"discarded_0_{unit}", flag, 1)
    values = [effective.unit_value(board, 0, 0, unit) for unit in range(ENERGIES)]
    paid = total(where(flag, value, 0) for flag, value in zip(picks, values, strict=True)) if picks else constant(0)
    left = where(begins, effective.retreat_cost(board, 0, 0), maximum(board["left"] - paid, 0))
    held = [board.energy(0, 0, unit) for unit in range(ENERGIES)]
    one_type = ~at_least_two([units > 0 for units in held])
    worth = total(effective.worth(board, 0, 0, unit) for unit in range(ENERGIES))
    forced = one_type | (left >= worth) | (left == 0)
    active = begins | goes_on
    settled = active & forced
    due = left
    for unit, value in enumerate(values):
        # The last unit may be worth more than what is still to pay.
        needed = due if value.hi == 1 else where(value == 2, (due + 1) >> 1, due)
        gone = where(settled, minimum(held[unit], needed), 0)
        board[f"energy_0_0_{unit}"] = held[unit] - gone
        board.add(f"discarded_0_{unit}", settled, gone)
        due = maximum(due - gone * value, 0) if value.hi > 1 else due
    waits = active & ~forced
    bench = [begins & flag | goes_on & (board["it"] == slot) for slot, flag in zip(BENCH, starts, strict=True)]
    board["left"] = where(waits, left, where(active, 0, board["left"]))
    slot = total(where(flag, number, 0) for number, flag in zip(BENCH, bench, strict=True)).within(0, SLOTS - 1)
    board["it"] = where(waits, slot, where(active, constant(-1), board["it"]))
    goes = [settled & flag for flag in bench]
    stage("retreated")
    board.swap_active(0, goes, TRUE)
    return waits, settled


def discard_fossil(board: Board, action: Action) -> None:
    board.empty_slots(0, action.of("discard"), Place.DISCARD)


def promote(board: Board, action: Action) -> None:
    """The decider fills its Active Spot."""
    flags = [flag & (board["phase"] == Phase.PROMOTE) for flag in action.of("slot")[:SLOTS]]
    for side in range(2):
        mine = board["decider"] == side
        bring_up(board, side, [mine & flags[slot] for slot in BENCH])


def bring_up(board: Board, side: int, flags: list[Value]) -> None:
    """A Benched Pokémon moves into the empty Active Spot; that is no switch (rulebook 9.7)."""
    board.swap_active(side, flags, constant(0))


def start_effect(board: Board, action: Action, trainer_row: Value) -> Started:
    """The row of an attack, Ability or Trainer that begins now."""
    attacks, abilities, stadium = action.of("attack"), action.of("ability"), action.of("stadium")[0]
    row = trainer_row
    if any(not (flag.is_const and not flag.const) for flag in attacks):
        for flag, (_, attack_row) in zip(attacks, prior.attacks(board), strict=False):
            row = where(flag, attack_row, row)
    for slot, flag in enumerate(abilities):
        row = where(flag, board.fact(0, slot, "row"), row)
        board.put(f"used_0_{slot}", flag & ~_anytime(board, slot), 1)
    row = where(stadium, board.facts.table.at(board["stadium"], "row"), row)
    board.put("stadium_used", stadium, 1)
    using = either(abilities)
    source = [where(using, flag, TRUE if slot == 0 else FALSE) for slot, flag in enumerate(abilities)]
    return Started(row, source, either(attacks), row > 0)


def _anytime(board: Board, slot: int) -> Value:
    """Whether a Pokémon's Ability can be used as often as one likes."""
    return board.fact(0, slot, "activated") == ANYTIME if "activated" in board.facts.table.fields else FALSE


def finish_card(board: Board, when: Value) -> None:
    """A Trainer whose effect is over goes to the discard pile (rulebook 8.3)."""
    flags = [when & board.in_place(0, k, Place.RESOLVING) for k in range(board.pool.places)]
    move(board, 0, flags, Place.DISCARD)
