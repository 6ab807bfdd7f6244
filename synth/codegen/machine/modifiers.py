"""What continuous effects and marks change, asked by the rules: costs, protection, locks, immunity."""

from synth.codegen.graphs.intrinsics import Game, Known, kernel
from synth.codegen.machine import board, questions, select
from synth.codegen.machine.questions import ANY_SCOPE, KINDS, NOBODY, OTHERS
from synth.codegen.machine.words import Carrier, Level, ZoneOf
from synth.dsl.ast import ModifierKind, Scope
from synth.spec.layout import ENERGIES, HELD

SCOPES = {scope: number for number, scope in enumerate(Scope)}
TAKES, DEALS, PREVENT, LOCK = (
    KINDS[ModifierKind.TAKES], KINDS[ModifierKind.DEALS], KINDS[ModifierKind.PREVENT], KINDS[ModifierKind.LOCK],
)  # fmt: skip
CANNOT, COST, IMMUNE, UNIT_VALUE, TOOL_SLOTS = (
    KINDS[ModifierKind.CANNOT], KINDS[ModifierKind.COST], KINDS[ModifierKind.IMMUNE], KINDS[ModifierKind.UNIT_VALUE],
    KINDS[ModifierKind.TOOL_SLOTS],
)  # fmt: skip
EVOLVES_AS = KINDS[ModifierKind.EVOLVES_AS]
COLORLESS = ENERGIES - 1


def _bits(*scopes: Scope) -> int:
    return sum(1 << SCOPES[scope] for scope in scopes)


DAMAGE = _bits(Scope.DAMAGE, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES)
EFFECTS = _bits(Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS)
DAMAGE_OF_ABILITIES = _bits(Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES)
HEAL, EVOLVE, ZONE_ENERGY = SCOPES[Scope.HEAL], SCOPES[Scope.EVOLVE], SCOPES[Scope.ZONE_ENERGY]
ANY_CONDITION = SCOPES[Scope.ANY]
CONDITIONS = (
    SCOPES[Scope.POISONED], SCOPES[Scope.BURNED], SCOPES[Scope.ASLEEP], SCOPES[Scope.PARALYZED], SCOPES[Scope.CONFUSED],
)  # fmt: skip
FIRST_CONDITION = CONDITIONS[0]
assert tuple(range(FIRST_CONDITION, FIRST_CONDITION + 5)) == CONDITIONS


@kernel
def some(g: Game, kind: Known) -> int:
    """Whether something in play or in force gives this kind; where no card of the pool does, that is known before."""
    if g.c.kinds >> kind & 1 == 0:
        return 0
    return g.kinds >> kind & 1


@kernel
def arms(g: Game, events: int) -> int:
    """Whether a mark may wait for one of these events (bits)."""
    if g.c.kinds >> g.c.arms & 1 == 0:
        return 0
    return g.kinds >> g.c.arms & 1 and g.heard & events


@kernel
def total(g: Game, kind: Known, scopes: int, spot: int, other: int) -> int:
    """The sum of modifiers of a kind on a Pokémon, against another one."""
    if not some(g, kind):
        return 0
    return questions.modified(g, OTHERS, Level.STATICS, kind, scopes, NOBODY, spot, other)


@kernel
def titled(g: Game, kind: Known, scopes: int, title: int, spot: int, other: int) -> int:
    """The same, for an attack with this title: what names another attack does not count."""
    if not some(g, kind):
        return 0
    return questions.modified(g, OTHERS, Level.STATICS, kind, scopes, title, spot, other)


@kernel
def immune(g: Game, spot: int, status: int) -> int:
    """Whether the Pokémon cannot have the condition (rulebook 12.7)."""
    return total(g, IMMUNE, 1 << ANY_CONDITION | 1 << (FIRST_CONDITION + status), spot, NOBODY) > 0


@kernel
def shielded(g: Game, ctx: int, spot: int) -> int:
    """Effects of an attack do not reach a Pokémon that is protected from them (rulebook 11.22)."""
    if g.f_carrier[ctx] != Carrier.ATTACK or board.side_of(g, spot) == g.f_controller[ctx]:
        return 0
    if not some(g, PREVENT):
        return 0
    attacker = board.find(g, g.f_attacker[ctx])
    return total(g, PREVENT, EFFECTS, spot, attacker) > 0


@kernel
def reachable(g: Game, ctx: int, sel: int) -> int:
    """What a selector can hit."""
    found = questions.spots(g, Level.EFFECTS, ctx, sel)
    if some(g, PREVENT) and g.f_carrier[ctx] == Carrier.ATTACK:
        for spot in range(2 * g.c.slots):
            if found >> spot & 1 and shielded(g, ctx, spot):
                found &= ~(1 << spot)
    return found


@kernel
def locked(g: Game, side: int, scope: int) -> int:
    """Whether a player is kept from playing such cards from hand, by a continuous effect or a mark."""
    return on_player(g, LOCK, side, scope)


@kernel
def on_player(g: Game, kind: Known, side: int, scope: int) -> int:
    """Whether a modifier of a kind is in force on a player; scope -1: it has none."""
    if not some(g, kind):
        return 0
    for owner in range(2):
        for k in range(g.c.wide):
            mod = g.wide[owner, k] - 1
            if mod >= 0 and g.wide_turns[owner, k] <= 1 and g.t.mod_kind[mod] == kind:
                if locks(g, mod, scope, owner, 0, side):
                    return 1
    for spot in range(2 * g.c.slots):
        owner = board.side_of(g, spot)
        if g.t.card_kinds[g.pokemon[spot]] >> kind & 1 and not questions.lost_for(g, OTHERS, spot):
            if locked_by(g, kind, g.pokemon[spot], scope, owner, g.serial[spot], side):
                return 1
        for k in range(g.c.tools):
            if g.t.card_kinds[g.tool[spot, k]] >> kind & 1 and not questions.muted(g, spot):
                if locked_by(g, kind, g.tool[spot, k], scope, owner, g.serial[spot], side):
                    return 1
    if g.t.card_kinds[g.stadium] >> kind & 1:
        return locked_by(g, kind, g.stadium, scope, side, 0, side)
    return 0


@kernel
def locked_by(g: Game, kind: Known, card: int, scope: int, owner: int, source: int, side: int) -> int:
    first = g.t.card_first[card]
    for mod in range(first, first + g.t.card_count[card]):
        if g.t.mod_kind[mod] == kind and locks(g, mod, scope, owner, source, side):
            if g.t.mod_condition[mod] == 0:
                return 1
            ctx = questions.looks(g, OTHERS, owner, source)
            if questions.calc(g, Level.STATICS, ctx, g.t.mod_condition[mod]):
                return 1
    return 0


@kernel
def locks(g: Game, mod: int, scope: int, owner: int, source: int, side: int) -> int:
    what = g.t.mod_what[mod]
    if (scope >= 0 and g.t.mod_scopes[mod] >> scope & 1 == 0) or g.t.sel_zone[what] != ZoneOf.PLAYER:
        return 0
    ctx = questions.looks(g, OTHERS, owner, source)
    return select.sides(g, ctx, g.t.sel_side[what]) >> side & 1


@kernel
def evolve_locked(g: Game, spot: int) -> int:
    """Whether no card from hand may evolve it, by whatever means (rulebook 7.8)."""
    if locked(g, board.side_of(g, spot), EVOLVE):
        return 1
    return total(g, LOCK, 1 << EVOLVE, spot, NOBODY) + total(g, CANNOT, 1 << EVOLVE, spot, NOBODY) > 0


@kernel
def may_attach(g: Game, spot: int) -> int:
    """Whether Energy from the Energy Zone may go there (rulebook 6.8)."""
    if not some(g, LOCK):
        return 1
    return total(g, LOCK, 1 << ZONE_ENERGY, spot, NOBODY) == 0 and not locked(g, board.side_of(g, spot), ZONE_ENERGY)


@kernel
def healable(g: Game, spot: int) -> int:
    return g.damage[spot] > 0 and total(g, CANNOT, 1 << HEAL, spot, NOBODY) == 0


@kernel
def unit_values(g: Game, spot: int) -> None:
    """What a unit of each type counts for costs; several sources do not add up (rulebook 6.11). Left in `worth`."""
    for unit in range(ENERGIES):
        g.worth[unit] = 1
    if some(g, UNIT_VALUE):
        raise_all(g, UNIT_VALUE, spot)


@kernel
def tools_allowed(g: Game, spot: int) -> int:
    """Tools that a Pokémon may have at once; several permissions do not add up (rulebook 8.19)."""
    if g.c.tools == 1 or not some(g, TOOL_SLOTS):
        return 1
    g.worth[0] = 0
    raise_all(g, TOOL_SLOTS, spot)
    return min(1 + g.worth[0], g.c.tools)


@kernel
def raise_all(g: Game, kind: Known, spot: int) -> None:
    """Raises what is in `worth` to the highest that modifiers of a kind say for a Pokémon."""
    for k in range(HELD):
        mark = g.mark[spot, k] - 1
        if mark >= 0 and g.mark_turns[spot, k] <= 1 and g.t.mod_kind[mark >> 1] == kind:
            raise_values(g, g.t.mod_types[mark >> 1], g.mark_worth[spot, k])
    for side in range(2):
        for k in range(g.c.wide):
            mod = g.wide[side, k] - 1
            if mod >= 0 and g.wide_turns[side, k] <= 1 and g.t.mod_kind[mod] == kind:
                ctx = questions.looks(g, OTHERS, side, 0)
                if questions.covers(g, Level.STATICS, ctx, g.t.mod_what[mod], spot):
                    raise_values(g, g.t.mod_types[mod], g.wide_worth[side, k])
    for at in range(2 * g.c.slots):
        if g.pokemon[at] > 0 and not questions.lost_for(g, OTHERS, at):
            values_of_card(g, kind, g.pokemon[at], board.side_of(g, at), g.serial[at], spot)
        for k in range(g.c.tools):
            if g.tool[at, k] > 0 and not questions.muted(g, at):
                values_of_card(g, kind, g.tool[at, k], board.side_of(g, at), g.serial[at], spot)
    if g.stadium > 0:
        values_of_card(g, kind, g.stadium, board.side_of(g, spot), 0, spot)


@kernel
def raise_values(g: Game, types: int, value: int) -> None:
    for unit in range(ENERGIES):
        if types >> unit & 1:
            g.worth[unit] = max(g.worth[unit], value)


@kernel
def values_of_card(g: Game, kind: Known, card: int, owner: int, source: int, spot: int) -> None:
    if g.t.card_kinds[card] >> kind & 1 == 0:
        return
    first = g.t.card_first[card]
    for mod in range(first, first + g.t.card_count[card]):
        if g.t.mod_kind[mod] == kind:
            ctx = questions.looks(g, OTHERS, owner, source)
            if g.t.mod_condition[mod] == 0 or questions.calc(g, Level.STATICS, ctx, g.t.mod_condition[mod]):
                if questions.covers(g, Level.STATICS, ctx, g.t.mod_what[mod], spot):
                    raise_values(g, g.t.mod_types[mod], questions.calc(g, Level.STATICS, ctx, g.t.mod_amount[mod]))


@kernel
def attack_cost(g: Game, spot: int, row: int) -> None:
    """Changes add up; a symbol is only taken away if its type is named, and never below none. Left in `cost`."""
    for unit in range(ENERGIES):
        g.cost[unit] = g.t.row_cost[row, unit]
    first = g.t.row_recost[row]
    if first > 0:
        ctx = questions.looks(g, OTHERS, board.side_of(g, spot), g.serial[spot])
        for at in range(g.t.row_recosts[row]):
            if questions.calc(g, Level.STATICS, ctx, g.t.recost_if[first + at]):
                for unit in range(ENERGIES):
                    g.cost[unit] = g.t.recost[first + at, unit]
                break
    if some(g, COST):
        for unit in range(ENERGIES):
            # The type a change names is its scope here.
            change = questions.modified(g, OTHERS, Level.STATICS, COST, 1 << unit, NOBODY, spot, NOBODY)
            g.cost[unit] = max(0, g.cost[unit] + change)


@kernel
def payable(g: Game, spot: int) -> int:
    """Typed symbols need their type, Colorless ones take any unit; some units count for more than one, as `worth` says."""
    short = 0
    need = 0
    have = 0
    for unit in range(ENERGIES):
        worth = g.energy[spot, unit] * g.worth[unit]
        need += g.cost[unit]
        have += worth
        short |= (unit != COLORLESS) & (worth < g.cost[unit])
    return (short == 0) & (have >= need)


@kernel
def units_worth(g: Game, spot: int) -> int:
    """What all units of a Pokémon count for costs together, each as it is left in `worth`."""
    unit_values(g, spot)
    have = 0
    for unit in range(ENERGIES):
        have += g.energy[spot, unit] * g.worth[unit]
    return have


@kernel
def named_as(g: Game, spot: int, name: int) -> int:
    """Whether a Pokémon counts as one of this name for evolving."""
    if g.t.name[g.pokemon[spot]] == name:
        return 1
    # The name a text gives is its title here.
    return titled(g, EVOLVES_AS, ANY_SCOPE, name, spot, NOBODY) > 0
