"""Verbs about damage and Special Conditions."""

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind, Quantifier, Role, Scope
from synth.dsl.numbering import burns_more, sleep_coins
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Game, Option, Pokemon, Spot
from synth.reference_py.queries import statics
from synth.reference_py.queries.measure import MANY, number, points
from synth.reference_py.queries.special_conditions import DAZES, has_status
from synth.reference_py.rules.immunity import lose
from synth.reference_py.verbs.performing import TELL
from synth.reference_py.verbs.targets import Fits, aim, random_spot, reachable
from synth.spec.cards import Status
from synth.spec.chance import Purpose
from synth.spec.layout import Phase

_ABILITIES = frozenset({Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES})
DAMAGE_CAP = 120
"""Tens of damage counted on a Pokémon, so that a cell of eight bits holds them."""


def hurt(pokemon: Pokemon, by: int) -> None:
    pokemon.damage = min(DAMAGE_CAP, pokemon.damage + by)


def damage(game: Game, chance: Chance, statement: ast.Damage) -> None:
    """Damage by an Ability or a Trainer is flat (rulebook 10.8); that of an attack is already placed."""
    if game.running.carrier is Carrier.ATTACK:
        return
    by = points(game, game.running, statement.amount)
    game.running.did = False
    if statement.times is None:
        aim(game, chance, statement.to, _damage, by, fits=hurtable)
        return
    # With repetition: a Pokémon already beaten can be picked again (rulebook 17.11).
    found = reachable(game, game.running, statement.to, hurtable)
    for _ in range(number(game, game.running, statement.times, MANY) if found else 0):
        hurt(game.pokemon(random_spot(chance, found)), by)
        game.running.did = by > 0


def hurtable(game: Game, spot: Spot) -> bool:
    """Few texts protect from the damage of Abilities."""
    effect = game.effect
    if effect is None or effect.carrier is not Carrier.ABILITY:
        return True
    source = game.find(effect.source)
    return source is None or not statics.prevents(game, _ABILITIES, spot, source)


def _damage(game: Game, chance: Chance, found: list[Spot], by: int) -> None:
    for spot in found:
        hurt(game.pokemon(spot), by)
    game.running.did |= by > 0


def heal(game: Game, chance: Chance, statement: ast.Heal, after: ast.Block) -> None:
    game.running.did, game.running.result = False, 0
    aim(game, chance, statement.what, _heal, points(game, game.running, statement.amount), fits=relieved_by(after))


def relieved_by(after: ast.Block) -> Fits:
    """Whom healing can choose: a damaged Pokémon, or one with a condition that the same text then takes (8.1)."""
    cures = [one for one in after if isinstance(one, ast.Cure) and one.what.role is Role.IT]
    return lambda game, spot: _healable(game, spot) or any(can_recover(game, spot, cure) for cure in cures)


def _healable(game: Game, spot: Spot) -> bool:
    return game.pokemon(spot).damage > 0 and not statics.has(game, ModifierKind.CANNOT, spot, Scope.HEAL)


def can_recover(game: Game, spot: Spot, statement: ast.Cure) -> bool:
    return any(has_status(game, spot, status) for status in statement.statuses or Status)


def _heal(game: Game, chance: Chance, found: list[Spot], by: int) -> None:
    found = [spot for spot in found if _healable(game, spot)]
    before = sum(game.pokemon(spot).damage for spot in found)
    healed: list[int] = []
    for spot in found:
        pokemon = game.pokemon(spot)
        pokemon.healed |= by > 0 and "healed_now" in game.pool.numbers.asked
        pokemon.damage = max(0, pokemon.damage - by)
        healed += [pokemon.serial] if by > 0 else []
    game.running.result = (before - sum(game.pokemon(spot).damage for spot in found)) * 10
    game.running.did = game.running.result > 0
    for serial in reversed(healed if not game.running.hushed else []):
        game.next(TELL["came"], serial, Event.HEALED)


def set_hp(game: Game, chance: Chance, statement: ast.SetHp) -> None:
    game.running.did = False
    aim(game, chance, statement.what, _set_hp, points(game, game.running, statement.amount))


def _set_hp(game: Game, chance: Chance, found: list[Spot], remaining: int) -> None:
    """Neither damage nor healing (rulebook 11.17); remaining HP never rises by it."""
    for spot in found:
        pokemon = game.pokemon(spot)
        lost = statics.max_hp(game, spot) - remaining
        if lost > pokemon.damage:
            pokemon.damage, game.running.did = lost, True


def move_damage(game: Game, chance: Chance, statement: ast.MoveDamage) -> None:
    """Neither heals nor damages; as much as there is. The giver is picked before the taker."""
    game.running.did = False
    by = points(game, game.running, statement.amount)
    takers = reachable(game, game.running, statement.to)

    def fits(game: Game, spot: Spot) -> bool:
        return gives(game, spot, takers, statement.how, by)

    if statement.source.quantifier is not Quantifier.ALL:
        aim(game, chance, statement.source, _from, statement, fits=fits)
    elif givers := reachable(game, game.running, statement.source, fits):
        _from(game, chance, givers, statement)


def gives(game: Game, giver: Spot, takers: list[Spot], how: str, by: int) -> bool:
    """Whether damage can go from there to one of the others."""
    return any(_can_move(game, giver, taker, how, by) for taker in takers)


def _can_move(game: Game, giver: Spot, taker: Spot, how: str, by: int) -> bool:
    """`sparing`: only if the taker stays in play; `swapped`: also if only the taker has damage on it."""
    had, has = game.pokemon(giver).damage, game.pokemon(taker).damage
    if giver == taker or not (had or (how == "swapped" and has)):
        return False
    return how != "sparing" or has + min(had, by) < statics.max_hp(game, taker)


def _from(game: Game, chance: Chance, givers: list[Spot], statement: ast.MoveDamage) -> None:
    by = points(game, game.running, statement.amount)
    if statement.how:
        (giver,) = givers
        aim(game, chance, statement.to, _to, givers, statement, fits=lambda game, s: _can_move(game, giver, s, statement.how, by))
        return
    others = lambda game, spot: any(giver != spot for giver in givers)  # noqa: E731
    aim(game, chance, statement.to, _to, givers, statement, fits=others)


def _to(game: Game, chance: Chance, takers: list[Spot], givers: list[Spot], statement: ast.MoveDamage) -> None:
    if statement.how == "swapped":
        one, other = game.pokemon(givers[0]), game.pokemon(takers[0])
        one.damage, other.damage, game.running.did = other.damage, one.damage, True
        return
    for giver in givers:
        for taker in takers:
            if taker != giver and game.at(giver) and is_damaged(game, giver):
                moved = min(game.pokemon(giver).damage, points(game, game.running, statement.amount))
                game.pokemon(giver).damage -= moved
                hurt(game.pokemon(taker), moved)
                game.running.did = True


def is_damaged(game: Game, spot: Spot) -> bool:
    return game.pokemon(spot).damage > 0


def afflict(game: Game, chance: Chance, statement: ast.Afflict) -> None:
    aim(game, chance, statement.what, _afflict, statement)


def _afflict(game: Game, chance: Chance, found: list[Spot], statement: ast.Afflict) -> None:
    found = [spot for spot in found if spot.slot == 0]
    if statement.how == "choose":
        for spot in reversed(found):
            game.next(_ask_condition, spot, statement)
        return
    # One for all of them; what already affects them may be picked as well.
    same = (_pick(chance, [*statement.statuses]),) if statement.how == "random" and found else ()
    for spot in found:
        statuses = same or statement.statuses
        if statement.how == "random_new":
            new = [status for status in statuses if not has_status(game, spot, status)]
            statuses = (_pick(chance, new),) if new else ()
        for status in statuses:
            catch(game, spot, status, statement)


def _ask_condition(game: Game, chance: Chance, spot: Spot, statement: ast.Afflict) -> None:
    options = tuple(Option(k) for k in range(len(statement.statuses)))
    game.ask(Phase.CHOOSE_OPTION, game.running.controller, options, _afflict_chosen, spot, statement)


def _afflict_chosen(game: Game, chance: Chance, answer: Option, spot: Spot, statement: ast.Afflict) -> None:
    catch(game, spot, statement.statuses[answer.number], statement)


def _pick(chance: Chance, statuses: list[Status]) -> Status:
    return chance.among(Purpose.PICK_OPTION, chance.count(Purpose.PICK_OPTION), statuses, lambda status: status.value)


def poison_strength(game: Game, strength: int | None) -> int:
    return (strength or game.pool.rules.poison) // 10


def burn_level(by: ast.Afflict) -> int:
    """1 for the usual damage, or 1 and the tens of another one."""
    return 1 + (by.strength or 0) // 10 if burns_more(by) else 1


def catch(game: Game, spot: Spot, status: Status, by: ast.Afflict) -> None:
    """Nothing happens to a Pokémon that is immune, nor is anything replaced (rulebook 12.7)."""
    if statics.immune(game, spot, status):
        return
    patient = game.players[spot.player]
    match status:
        case Status.POISONED:
            # The newest poison counts, also a weaker one (rulebook 12.6).
            patient.poison = poison_strength(game, by.strength)
        case Status.BURNED:
            patient.burn = burn_level(by)
        case _:
            patient.daze = DAZES[status]
            coins = sleep_coins(by)
            patient.sleep_coins = coins if status is Status.ASLEEP and coins > 1 else 0
            # Caught in the own turn, Paralysis outlasts the Checkup of that turn (rulebook 12.3).
            patient.daze_fresh = status is Status.PARALYZED and spot.player == game.turn_player


def cure(game: Game, chance: Chance, statement: ast.Cure) -> None:
    game.running.did = False
    aim(game, chance, statement.what, _cure, statement)


def _cure(game: Game, chance: Chance, found: list[Spot], statement: ast.Cure) -> None:
    for spot in found:
        had = [status for status in statement.statuses or Status if has_status(game, spot, status)]
        if statement.how == "random" and had:
            had = [_pick(chance, had)]
        for status in had:
            lose(game.players[spot.player], status)
            game.running.did = True
