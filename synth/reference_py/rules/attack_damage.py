"""Damage of attacks: both sides' effects, Weakness, prevention, and placing it (rulebook 11C)."""

from collections.abc import Iterator, Sequence

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind, Scope
from synth.dsl.walk import statements
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.measure import holds, tens
from synth.reference_py.rules.arming import armed
from synth.reference_py.verbs.coins import toss
from synth.reference_py.verbs.damage_and_conditions import hurt
from synth.reference_py.verbs.piles import discard
from synth.spec.cards import Energy
from synth.spec.chance import Purpose

DEALT_CAP = 255
"""Tens of damage that an attack remembers, so that a cell of eight bits holds them."""
_DAMAGE = frozenset({Scope.DAMAGE, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES})
WOULD_DAMAGE, WOULD_KO, KO_ANY, KO_BY_ATTACK = range(4)
"""Kinds of coins that reactions flip."""


def guard_coin(game: Game, kind: int, spot: Spot, attack: Effect | None) -> tuple[Purpose, int]:
    """A coin of its own for every kind, spot and hit."""
    second = 128 if attack and attack.second else 0
    return Purpose.GUARD, second + 32 * kind + game.slots * game.side(spot.player) + spot.slot


TAKEN_CAP = 63
"""Tens of damage by attacks that a Pokémon remembers."""


def strike(game: Game, chance: Chance) -> None:
    """Places all damage of the attack at once; `dealt` may be more than the target had left (rulebook 11.18)."""
    effect = game.running
    if effect.failed:
        return
    attacker = game.find(effect.attacker)
    if attacker is None:
        return  # it has left play: nobody strikes
    defender = Spot(1 - effect.controller, 0)
    if effect.power:
        effect.struck[defender] = effect.struck.get(defender, 0) + effect.power
    final = {spot: _final(game, chance, attacker, spot, base) for spot, base in effect.struck.items() if game.at(spot)}
    for spot, dealt in final.items():
        if dealt > 0:
            _place(game, chance, spot, dealt)
            effect.hit |= {game.pokemon(spot).serial}
            game.pokemon(spot).struck |= spot == defender
            game.pokemon(spot).hurt |= spot.slot > 0 and spot.player == defender.player and _keeps(game, "hurt_last_turn")
            if spot.player == defender.player and _keeps(game, "taken"):
                game.pokemon(spot).taken = min(TAKEN_CAP, game.pokemon(spot).taken + dealt)
    effect.dealt = min(DEALT_CAP, final.get(defender, 0))


def _keeps(game: Game, memory: str) -> bool:
    return memory in game.pool.numbers.asked


def _final(game: Game, chance: Chance, attacker: Spot, target: Spot, base: int) -> int:
    # Damage to itself is flat; on the own Bench only protection counts (rulebook 11.13, D28).
    if target == attacker:
        return base
    if base <= 0:
        return 0
    if target.player == attacker.player:
        return defended(game, chance, attacker, target, base)
    base += _bonus(game, attacker, target)
    # Nothing stays nothing: no Weakness (rulebook 11.9, D7).
    if base <= 0:
        return 0
    ignores = {one.scope for one in game.running.ignores if _reaches(one, target)}
    ignores |= {
        one.modifier.scope for one in statics.given(game, ModifierKind.IGNORE, attacker) if statics.against(game, one, target)
    }
    if Scope.WEAKNESS not in ignores:
        base = weakened(game, attacker, target, base, Scope.EFFECTS in ignores)
    return base if Scope.EFFECTS in ignores else defended(game, chance, attacker, target, base)


def _reaches(ignore: ast.Modifier, target: Spot) -> bool:
    """Whether it is said of that one of the opponent's Pokémon: of the Active one, if nobody is named."""
    zone = ignore.vs.zone if ignore.vs else ast.Zone.ACTIVE
    return zone is ast.Zone.PLAY or (zone is ast.Zone.ACTIVE) == (target.slot == 0)


def weakened(game: Game, attacker: Spot, target: Spot, base: int, bare: bool = False) -> int:
    """Weakness of an Active Pokémon to one of the attacker's types; `bare` overlooks effects on it."""
    said = [] if bare else statics.given(game, ModifierKind.WEAKNESS, target)
    weak_to: set[Energy | None] = {energy for one in said for energy in one.modifier.energies}
    weak_to = weak_to or {game.pokemon(target).card.weakness}
    if target.slot != 0 or weak_to.isdisjoint(statics.types(game, attacker)):
        return base
    if not bare and statics.has(game, ModifierKind.NO_WEAKNESS, target):
        return base
    if statics.has(game, ModifierKind.WEAKNESS_X2, attacker):
        return base * 2
    return base + game.pool.rules.weakness_bonus // 10


def defended(game: Game, chance: Chance, attacker: Spot, target: Spot, base: int) -> int:
    """Effects on the target: numbers, coins, prevention, what works only once (rulebook 11.10, 11.24, D8)."""
    base += statics.damage_change(game, ModifierKind.TAKES, target, attacker)
    if base > 0:
        base = _hedge(game, chance, target, base, coins=True)
    if base <= 0 or statics.prevents(game, _DAMAGE, target, attacker, base):
        return 0
    left = _hedge(game, chance, target, base, coins=False)
    game.pokemon(target).spent |= left != base
    limits = statics.given(game, ModifierKind.TAKES_AT_MOST, target)
    return max(0, min([left, *(statics.tens(game, one) for one in limits if statics.against(game, one, attacker))]))


def strike_back(game: Game, chance: Chance, found: list[Spot], base: int) -> None:
    """Damage that an earlier attack has armed: Weakness counts, and the receiver's own protection (rulebook 11.20, D14).

    On the Bench it is flat (D16), and it sets nothing off.
    """
    for spot in found:
        source = game.find(game.running.source)
        by = base
        if by > 0 and spot.slot == 0 and source and source.player != spot.player:
            by = defended(game, chance, source, spot, weakened(game, source, spot, by))
        hurt(game.pokemon(spot), by)
        game.running.did |= by > 0


def _hedge(game: Game, chance: Chance, target: Spot, base: int, coins: bool) -> int:
    """What texts and armed effects do about this hit; those with coins come before those without."""
    for effect, body in _replacements(game, target, Event.WOULD_DAMAGE, WOULD_DAMAGE, hit := [base]):
        if any(isinstance(statement, ast.Flip) for statement in statements(body)) is not coins:
            continue
        for change in _promises(game, chance, effect, body):
            if isinstance(change, ast.Put):
                _use_up(game, effect)
            elif isinstance(change, ast.Give) and change.modifier.kind is ModifierKind.PREVENT:
                base = 0
            elif isinstance(change, ast.Give):
                base += tens(game, effect, change.modifier.amount)
        hit[0] = base
        if base <= 0:
            break
    return base


def _replacements(
    game: Game, target: Spot, event: Event, kind: int, hit: Sequence[int] = (0,)
) -> Iterator[tuple[Effect, ast.Block]]:
    """What stands in for something that would happen to this Pokémon: its Ability's text, its Tool's, what is armed.

    `hit` is the damage that is left when each of them is asked.
    """
    pokemon, coin = game.pokemon(target), guard_coin(game, kind, target, game.effect)
    attacker = game.running.attacker if game.effect else None
    for carrier, found, card in statics.programs(game, target, event):
        program = known(found.program(event))
        effect = Effect(carrier, target.player, found.row, pokemon.serial, it=pokemon.serial, attacker=attacker, coin=coin)
        effect.card, effect.dealt = card, min(DEALT_CAP, hit[0])
        if program.condition is None or holds(game, effect, program.condition):
            yield effect, program.body
    for effect, arm in armed(game, target, frozenset({event})):
        effect.attacker, effect.coin, effect.dealt = attacker, coin, min(DEALT_CAP, hit[0])
        yield effect, arm.body


def _promises(game: Game, chance: Chance, effect: Effect, body: ast.Block) -> Iterator[ast.Give | ast.SetHp | ast.Put]:
    """The statements that a replacement comes to, once its coin has fallen."""
    for statement in body:
        match statement:
            case ast.Flip():
                toss(game, chance, effect, statement)
            case ast.If():
                taken = statement.then if holds(game, effect, statement.condition) else statement.other
                yield from _promises(game, chance, effect, taken)
            case ast.Give() | ast.SetHp() | ast.Put():
                yield statement


def _place(game: Game, chance: Chance, spot: Spot, dealt: int) -> None:
    """Damage that would Knock Out may leave some HP instead (rulebook 11.26); asked of the Pokémon as it was before."""
    pokemon, hp = game.pokemon(spot), statics.max_hp(game, spot)
    left = _endured(game, chance, spot) if pokemon.damage + dealt >= hp else None
    before = min(pokemon.damage, hp - 1)
    hurt(pokemon, dealt)
    if left is not None:
        pokemon.damage = max(before, hp - left)


def _endured(game: Game, chance: Chance, spot: Spot) -> int | None:
    """Tens of HP that the first text or armed effect that saves the Pokémon leaves it."""
    for effect, body in list(_replacements(game, spot, Event.WOULD_KO, WOULD_KO)):
        left = None
        for promise in _promises(game, chance, effect, body):
            if isinstance(promise, ast.Put):
                _use_up(game, effect)
            elif isinstance(promise, ast.SetHp) and left is None:
                left = tens(game, effect, promise.amount)
        if left is not None:
            return left
    return None


def _use_up(game: Game, effect: Effect) -> None:
    """A Tool that stood in for something goes to the discard pile at once."""
    spot = game.find(effect.source)
    if effect.card and spot and effect.card in game.tools(spot):
        game.pokemon(spot).lose_tool(effect.card.at)
        discard(game, effect.card)


def _bonus(game: Game, attacker: Spot, target: Spot) -> int:
    """Effects for and on the attacker; each reaches the targets it names: the Active Pokémon, or all (rulebook 11.11)."""
    named = sum(
        statics.tens(game, found)
        for found in statics.given(game, ModifierKind.BONUS, attacker)
        if statics.against(game, found, target) and _for_this_attack(game, found.modifier.name)
    )
    return named + statics.damage_change(game, ModifierKind.DEALS, attacker, target)


def _for_this_attack(game: Game, name: str | None) -> bool:
    return name is None or game.pool.title(name) in game.running.titles
