"""Damage of attacks: both sides' effects, Weakness, prevention, and placing it (rulebook 11C)."""

from synth.codegen.graphs.intrinsics import Game, bits, plays
from synth.codegen.machine import board, events, flow, frames, modifiers, possible, questions
from synth.codegen.machine.modifiers import DAMAGE
from synth.codegen.machine.questions import ANY_SCOPE, LOWEST, OTHERS
from synth.codegen.machine.words import PROBE, Carrier, Do, EventOf, Kept, KindOf, Level, ScopeOf
from synth.spec.layout import Place

IGNORES_WEAKNESS, IGNORES_EFFECTS = 1, 2
"""Of the Active Pokémon; effects on Benched ones are the next bit."""
WITHOUT_COINS, WITH_COINS, ALL_TEXTS = range(3)
TAKEN_CAP = 63
"""Tens of damage by attacks that a Pokémon remembers."""


def guard_index(g: Game, kind: int, spot: int) -> int:
    """A coin of its own for every kind of reaction, spot and hit."""
    return 128 * g.strike_second + 32 * kind + spot


@plays(Do.STRIKE)
def strike(g: Game, ctx: int, pc: int) -> None:
    """Places all damage of the attack at once; `dealt` may be more than the target had left (rulebook 11.18)."""
    attacker = board.find(g, g.f_attacker[ctx])
    defender = (1 - g.f_controller[ctx]) * g.c.slots
    g.strike_second = g.f_second[ctx]
    if g.f_power[ctx] != 0:
        g.base[defender] += g.f_power[ctx]
    for spot in range(2 * g.c.slots):
        if g.base[spot] != 0:
            dealt = 0
            if g.pokemon[spot] > 0 and attacker >= 0:
                dealt = final(g, ctx, attacker, spot, g.base[spot])
            g.base[spot] = dealt
    for spot in range(2 * g.c.slots):
        if g.base[spot] > 0:
            place(g, ctx, spot, g.base[spot])
            g.f_hit[ctx] |= 1 << g.serial[spot]
            if spot == defender:
                g.struck[spot] |= 1
            elif board.side_of(g, spot) == board.side_of(g, defender) and g.t.kept[0] >> Kept.HURT & 1:
                g.struck[spot] |= 2
            if board.side_of(g, spot) == board.side_of(g, defender) and g.t.kept[0] >> Kept.TAKEN & 1:
                g.struck[spot] = g.struck[spot] & 3 | min(TAKEN_CAP, (g.struck[spot] >> 2) + g.base[spot]) << 2
    g.f_dealt[ctx] = min(255, max(0, g.base[defender]))
    for spot in range(2 * g.c.slots):
        g.base[spot] = 0


def final(g: Game, ctx: int, attacker: int, target: int, base: int) -> int:
    # Damage to itself is flat; on the own Bench only protection counts (rulebook 11.13, D28).
    if target == attacker:
        return base
    if base <= 0:
        return 0
    if board.side_of(g, target) == board.side_of(g, attacker):
        return defended(g, ctx, attacker, target, base)
    base += bonus(g, ctx, attacker, target)
    # Nothing stays nothing: no Weakness (rulebook 11.9, D7).
    if base <= 0:
        return 0
    ignores = g.f_ignores[ctx] if board.is_active(g, target) else g.f_ignores[ctx] >> 1 & IGNORES_EFFECTS
    if questions.some(g, KindOf.IGNORE):
        if modifiers.total(g, KindOf.IGNORE, attacker, 1 << ScopeOf.WEAKNESS, target):
            ignores |= IGNORES_WEAKNESS
        if modifiers.total(g, KindOf.IGNORE, attacker, 1 << ScopeOf.EFFECTS, target):
            ignores |= IGNORES_EFFECTS
    if ignores & IGNORES_WEAKNESS == 0:
        base = weakened(g, attacker, target, base, ignores & IGNORES_EFFECTS)
    if ignores & IGNORES_EFFECTS:
        return base
    return defended(g, ctx, attacker, target, base)


def bonus(g: Game, ctx: int, attacker: int, target: int) -> int:
    """Effects for and on the attacker; each reaches the targets it names: the Active Pokémon, or all (rulebook 11.11)."""
    added = modifiers.total(g, KindOf.DEALS, attacker, ANY_SCOPE, target)
    if questions.some(g, KindOf.BONUS):
        added += modifiers.total(g, KindOf.BONUS, attacker, ANY_SCOPE, target, 0)
        for k in range(2):
            added += modifiers.naming(g, KindOf.BONUS, attacker, ANY_SCOPE, target, frames.title_of(g, ctx, k))
    return added


def weakened(g: Game, attacker: int, target: int, base: int, bare: int) -> int:
    """Weakness of an Active Pokémon to one of the attacker's types; `bare` overlooks effects on it."""
    said = 0 if bare else modifiers.weak_to(g, target)
    weakness = said if said else g.t.weakness[g.pokemon[target]]
    if not board.is_active(g, target) or weakness & questions.types(g, Level.EFFECTS, attacker) == 0:
        return base
    if not bare and modifiers.total(g, KindOf.NO_WEAKNESS, target):
        return base
    if modifiers.total(g, KindOf.WEAKNESS_X2, attacker):
        return base * 2
    return base + g.c.weakness_bonus


def defended(g: Game, ctx: int, attacker: int, target: int, base: int) -> int:
    """Effects on the target: numbers, coins, prevention, what works only once (rulebook 11.10, 11.24, D8)."""
    base += modifiers.total(g, KindOf.TAKES, target, ANY_SCOPE, attacker)
    if base > 0:
        base = hedged(g, ctx, target, base, WITH_COINS)
    if base <= 0:
        return 0
    if questions.some(g, KindOf.PREVENT):
        g.blow = base
        prevented = modifiers.total(g, KindOf.PREVENT, target, DAMAGE, attacker)
        g.blow = 0
        if prevented:
            return 0
    left = hedged(g, ctx, target, base, WITHOUT_COINS)
    if left != base:
        g.spent[target] = 1
    if questions.some(g, KindOf.TAKES_AT_MOST):
        most = questions.modified(g, LOWEST, OTHERS, KindOf.TAKES_AT_MOST, target, ANY_SCOPE, attacker)
        left = min(left, most) if most else left
    return max(0, left)


def hedged(g: Game, ctx: int, target: int, base: int, coins: int) -> int:
    """What texts and armed effects do about this hit; those with coins come before those without."""
    g.promised = base
    replaced(g, ctx, target, EventOf.WOULD_DAMAGE, 0, coins)
    return g.promised


def replaced(g: Game, ctx: int, target: int, event: int, kind: int, coins: int) -> int:
    """Goes through what stands in for something that would happen to a Pokémon: its Ability's text, its Tools', what is armed;
    until nothing is left of the damage, or (1) one saves the Pokémon."""
    if g.heard[event >> 5] >> (event & 31) & 1 == 0:
        return 0
    for text in bits(events.texts(g, target, event)):
        program = flow.program_of(g, events.card_at(g, target, text), event)
        if coins == ALL_TEXTS or g.t.prog_flips[program] == coins:
            eyes(g, ctx, Carrier.TOOL if text else Carrier.ABILITY, board.side_of(g, target), g.serial[target], target, kind)
            g.f_card[PROBE] = events.tool_card(g, target, text)
            if g.t.prog_condition[program] == 0 or possible.value(g, PROBE, g.t.prog_condition[program]):
                if promise(g, g.t.prog_pc[program]) or (event == EventOf.WOULD_DAMAGE and g.promised <= 0):
                    return 1
    first = g.answers
    events.respond_armed(g, target, event)
    end = g.answers
    g.answers = first
    for k in range(first, end):
        mod = g.found_answer[k, 2]
        if coins == ALL_TEXTS or g.t.mod_flips[mod] == coins:
            eyes(g, ctx, Carrier.RULE, g.found_answer[k, 1] >> 2 & 1, g.found_answer[k, 3], target, kind)
            g.f_defender[PROBE] = g.serial[target]
            if promise(g, g.t.mod_pc[mod]) or (event == EventOf.WOULD_DAMAGE and g.promised <= 0):
                return 1
    return 0


def eyes(g: Game, ctx: int, carrier: int, side: int, source: int, target: int, kind: int) -> None:
    """The context of a text that stands in."""
    frames.probe(g, carrier, side, source)
    g.f_it[PROBE] = g.serial[target]
    g.f_attacker[PROBE] = g.f_attacker[ctx]
    g.f_dealt[PROBE] = min(255, max(0, g.promised))
    g.f_coin[PROBE] = 1 + guard_index(g, kind, target)


def promise(g: Game, pc: int) -> int:
    """What a replacement comes to: changes of the damage (in `promised`), or HP that are left (1, in `promised`)."""
    saved = 0
    while g.t.op[pc] != Do.END:
        op = g.t.op[pc]
        if op == Do.FLIP:
            flow.toss(g, PROBE, g.t.op_a[pc], 1)
        elif op == Do.UNLESS:
            if not possible.value(g, PROBE, g.t.op_a[pc]):
                pc = g.t.op_b[pc] - 1
        elif op == Do.GOTO:
            pc = g.t.op_a[pc] - 1
        elif op == Do.PREVENT:
            g.promised = 0
        elif op == Do.CHANGE:
            g.promised += possible.value(g, PROBE, g.t.op_a[pc])
        elif op == Do.SAVE and not saved:
            g.promised = possible.value(g, PROBE, g.t.op_a[pc])
            saved = 1
        elif op == Do.USE_UP:
            use_up(g)
        pc += 1
    return saved


def use_up(g: Game) -> None:
    """A Tool that stood in for something goes to the discard pile at once."""
    card = g.f_card[PROBE] - 1
    spot = board.find(g, g.f_source[PROBE])
    if card >= 0 and spot >= 0 and board.lose_tool(g, spot, card & 31):
        board.send(g, card >> 5, card & 31, Place.DISCARD)
        board.look_again(g)


def place(g: Game, ctx: int, spot: int, dealt: int) -> None:
    """Damage that would Knock Out may leave some HP instead (rulebook 11.26); asked of the Pokémon as it was before."""
    hp = questions.max_hp(g, spot)
    saved = 0
    if g.damage[spot] + dealt >= hp:
        saved = replaced(g, ctx, spot, EventOf.WOULD_KO, 1, ALL_TEXTS)
    before = min(g.damage[spot], hp - 1)
    board.hurt(g, spot, dealt)
    if saved:
        g.damage[spot] = max(before, hp - g.promised)


@plays(Do.HURT)
def hurt(g: Game, ctx: int, pc: int) -> None:
    """Damage by an Ability or a Trainer is flat (rulebook 10.8); what an attack has armed is like an attack to an opposing Active
    Pokémon (11.20, D14), and flat on the Bench (D16). `unit` tens to every Pokémon in `set`."""
    if g.f_carrier[ctx] == Carrier.ATTACK:
        return
    for spot in bits(g.f_set[ctx]):
        by = g.f_unit[ctx]
        if g.f_carrier[ctx] == Carrier.ARMED and by > 0 and board.is_active(g, spot):
            source = board.find(g, g.f_source[ctx])
            if source >= 0 and board.side_of(g, source) != board.side_of(g, spot):
                g.strike_second = g.f_second[ctx]
                by = defended(g, ctx, source, spot, weakened(g, source, spot, by, 0))
        board.hurt(g, spot, by)
        if by > 0:
            g.f_did[ctx] = 1
