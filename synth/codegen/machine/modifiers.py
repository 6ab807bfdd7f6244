"""What continuous effects and marks change, asked by the rules: costs, protection, locks, immunity."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, popcount, those
from synth.codegen.machine import board, deck, questions
from synth.codegen.machine.chance import coin
from synth.codegen.machine.questions import ANY_SCOPE, HIGHEST, NOBODY, ON_PLAYER, OTHERS, SUM, some
from synth.codegen.machine.words import NOTHING, Carrier, KindOf, Level, ScopeOf
from synth.spec.layout import ENERGIES

COLORLESS = ENERGIES - 1
DAMAGE_OF_ABILITIES = 1 << ScopeOf.DAMAGE_OF_ATTACKS_AND_ABILITIES
DAMAGE = 1 << ScopeOf.DAMAGE | 1 << ScopeOf.DAMAGE_AND_EFFECTS | DAMAGE_OF_ABILITIES
EFFECTS = 1 << ScopeOf.EFFECTS | 1 << ScopeOf.DAMAGE_AND_EFFECTS
SUPPORTERS, ITEMS = (1 << ScopeOf.TRAINER | 1 << scope for scope in (ScopeOf.SUPPORTER, ScopeOf.ITEM))
FIRST_CONDITION = ScopeOf.POISONED
"""Special Conditions follow each other."""
assert ScopeOf.CONFUSED == FIRST_CONDITION + 4


def arms(g: Game, word: int, events: int) -> int:
    """Whether a mark may wait for one of these events (bits of a word)."""
    if g.c.kinds >> g.c.arms & 1 == 0:
        return 0
    return g.kinds >> g.c.arms & 1 and g.heard[word] & events


def total(g: Game, kind: Known, spot: int, scopes: int = ANY_SCOPE, other: int = NOBODY, title: int = NOBODY) -> int:
    """The sum of modifiers of a kind on a Pokémon, against another one, for an attack with this title: what names another attack
    does not count."""
    return questions.modified(g, SUM, OTHERS, kind, spot, scopes, other, title) if some(g, kind) else 0


def naming(g: Game, kind: Known, spot: int, scopes: int, other: int, title: int) -> int:
    """Only of those that name this attack; nothing for none."""
    if title == 0:
        return 0
    return total(g, kind, spot, scopes, other, title) - total(g, kind, spot, scopes, other, 0)


def immune(g: Game, spot: int, status: int) -> int:
    """Whether the Pokémon cannot have the condition (rulebook 12.7)."""
    return total(g, KindOf.IMMUNE, spot, 1 << ScopeOf.ANY | 1 << (FIRST_CONDITION + status)) > 0


def shielded(g: Game, ctx: int, spot: int) -> int:
    """Effects of an attack or a Trainer card do not reach a Pokémon that is protected from them (rulebook 11.22); what is not in
    play, they do."""
    if not can_be_kept_off(g, ctx) or spot < 0 or board.side_of(g, spot) == g.f_controller[ctx]:
        return 0
    if g.f_carrier[ctx] == Carrier.TRAINER:
        kind = g.t.kind[g.card[0, g.f_card[ctx] - 1]]
        scopes = SUPPORTERS if kind == deck.SUPPORTER else ITEMS
        return total(g, KindOf.PREVENT, spot, scopes) > 0
    attacker = board.find(g, g.f_attacker[ctx])
    return total(g, KindOf.PREVENT, spot, EFFECTS, attacker) > 0


def can_be_kept_off(g: Game, ctx: int) -> int:
    """Whether there are texts that protect from something, and this effect is of a kind that they may name."""
    if not some(g, KindOf.PREVENT):
        return 0
    return g.f_carrier[ctx] == Carrier.ATTACK or (g.f_carrier[ctx] == Carrier.TRAINER and g.f_card[ctx] > 0)


def reachable(g: Game, ctx: int, sel: int) -> int:
    """What a selector can hit."""
    found = questions.spots(g, Level.EFFECTS, ctx, sel)
    if can_be_kept_off(g, ctx):
        return those(spot for spot in bits(found) if not shielded(g, ctx, spot))
    return found


def on_player(g: Game, kind: Known, side: int, scopes: int = ANY_SCOPE) -> int:
    """Whether a modifier of a kind is in force on a player, by a continuous effect or a mark."""
    return questions.modified(g, ON_PLAYER, OTHERS, kind, side, scopes) if some(g, kind) else 0


def locked(g: Game, side: int, scope: int) -> int:
    """Whether a player is kept from playing such cards from hand."""
    return on_player(g, KindOf.LOCK, side, 1 << scope)


def fallen(g: Game, side: int, coins: int) -> int:
    """Coins that a player flips, as bits (1 is heads), unless texts say how all of them fall; tails goes before heads."""
    if on_player(g, KindOf.COINS, side, 1 << ScopeOf.TAILS):
        return 0
    return -1 if on_player(g, KindOf.COINS, side, 1 << ScopeOf.HEADS) else coins


def begins(g: Game, ctx: int, face: Known) -> int:
    """Whether a text in force at all times says that coins for this effect begin so: of a player, or for a Pokémon's attacks."""
    if on_player(g, KindOf.FIRST_COIN, g.f_controller[ctx], 1 << face):
        return 1
    spot = board.find(g, g.f_attacker[ctx]) if g.f_carrier[ctx] == Carrier.ATTACK else NOTHING
    return spot >= 0 and total(g, KindOf.FIRST_COIN, spot, 1 << face) > 0


def flipped(g: Game, side: int, purpose: int, index: int) -> int:
    """A coin of its own that a player flips; 1 is heads."""
    return fallen(g, side, coin(g, purpose, index)) & 1


def bench_room(g: Game, side: int) -> int:
    """Pokémon that may be on a player's Bench. Texts that say the same do not add up: no two go further than one."""
    change = on_player(g, KindOf.BENCH_SIZE, side)
    return max(g.c.bench + g.t.bench_least[0], min(g.c.slots - 1, g.c.bench + change)) if change else g.c.bench


def free_bench(g: Game, side: int) -> int:
    """The leftmost place on a Bench for one more; NOTHING if there is none."""
    if g.c.slots - 1 == g.c.bench and not some(g, KindOf.BENCH_SIZE):
        return board.free_bench(g, side)
    return board.free_bench(g, side) if popcount(board.benched(g, side)) < bench_room(g, side) else NOTHING


def held_fast(g: Game, ctx: int, spot: int) -> int:
    """Whether effects of the opponent's cards do not switch the Pokémon there."""
    return board.side_of(g, spot) != g.f_controller[ctx] and kept_from(g, KindOf.CANNOT, ScopeOf.SWITCH, spot)


def kept_from(g: Game, kind: Known, scope: int, spot: int) -> int:
    return total(g, kind, spot, 1 << scope) > 0


def locked_there(g: Game, spot: int, scope: int) -> int:
    """Whether a lock is on a Pokémon, or on its player."""
    if not some(g, KindOf.LOCK):
        return 0
    return locked(g, board.side_of(g, spot), scope) or kept_from(g, KindOf.LOCK, scope, spot)


def evolve_locked(g: Game, spot: int) -> int:
    """Whether no card from hand may evolve it, by whatever means (rulebook 7.8)."""
    return locked_there(g, spot, ScopeOf.EVOLVE) or kept_from(g, KindOf.CANNOT, ScopeOf.EVOLVE, spot)


def may_attach(g: Game, spot: int) -> int:
    """Whether Energy from the Energy Zone may go there (rulebook 6.8)."""
    return not locked_there(g, spot, ScopeOf.ZONE_ENERGY)


def healable(g: Game, spot: int) -> int:
    return g.damage[spot] > 0 and not kept_from(g, KindOf.CANNOT, ScopeOf.HEAL, spot)


def raise_all(g: Game, kind: Known, least: int, spot: int) -> None:
    """The highest that modifiers of a kind say for a Pokémon and each type of unit: several do not add up (rulebook 6.11, 8.19).
    Left in `worth`."""
    for unit in range(ENERGIES + 1):
        g.worth[unit] = least
    if some(g, kind):
        questions.modified(g, HIGHEST, OTHERS, kind, spot)


def tools_allowed(g: Game, spot: int) -> int:
    """Tools that a Pokémon may have at once."""
    if g.c.tools == 1 or not some(g, KindOf.TOOL_SLOTS):
        return 1
    raise_all(g, KindOf.TOOL_SLOTS, 0, spot)
    return min(1 + g.worth[0], g.c.tools)


def weak_to(g: Game, spot: int) -> int:
    """Types that texts make a Pokémon weak to, as bits; 0 if none does."""
    raise_all(g, KindOf.WEAKNESS, 0, spot)
    return those(kind for kind in range(ENERGIES + 1) if g.worth[kind] > 0)


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
    if some(g, KindOf.COST):
        for unit in range(ENERGIES):
            # The type a change names is its scope here.
            change = questions.modified(g, SUM, OTHERS, KindOf.COST, spot, 1 << unit)
            g.cost[unit] = max(0, g.cost[unit] + change)


def payable(g: Game, spot: int) -> int:
    """Typed symbols need their type, Colorless ones take any unit; some units count for more than one, as `worth` says."""
    short = any(g.energy[spot, unit] * g.worth[unit] < g.cost[unit] for unit in range(COLORLESS))
    return not short and sum(g.energy[spot, unit] * g.worth[unit] - g.cost[unit] for unit in range(ENERGIES)) >= 0


def units_worth(g: Game, spot: int) -> int:
    """What all units of a Pokémon count for costs together, each as it is left in `worth`."""
    raise_all(g, KindOf.UNIT_VALUE, 1, spot)
    return sum(g.energy[spot, unit] * g.worth[unit] for unit in range(ENERGIES))


def named_as(g: Game, spot: int, name: int) -> int:
    """Whether a Pokémon counts as one of this name for evolving; the name that a text gives is its title."""
    return g.t.name[g.pokemon[spot]] == name or total(g, KindOf.EVOLVES_AS, spot, ANY_SCOPE, NOBODY, name) > 0
