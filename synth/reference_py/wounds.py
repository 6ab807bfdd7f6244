"""Verbs about damage and Special Conditions."""

from __future__ import annotations

from synth.dsl import ast
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Game, Pokemon, Spot
from synth.reference_py.measure import tens
from synth.reference_py.select import DAZES
from synth.reference_py.targets import aim
from synth.spec.cards import Status
from synth.spec.layout import Daze

DAMAGE_CAP = 120
"""Tens of damage counted on a Pokémon, so that a cell of eight bits holds them."""


def hurt(pokemon: Pokemon, by: int) -> None:
    pokemon.damage = min(DAMAGE_CAP, pokemon.damage + by)


def damage(game: Game, chance: Chance, statement: ast.Damage) -> None:
    """Damage by an Ability or a Trainer is flat (rulebook 10.8); that of an attack is already placed."""
    if game.effect.carrier is not Carrier.ATTACK:
        aim(game, chance, statement.to, _damage, tens(game, game.effect, statement.amount))


def _damage(game: Game, chance: Chance, found: list[Spot], by: int) -> None:
    for spot in found:
        hurt(game.at(spot), by)


def heal(game: Game, chance: Chance, statement: ast.Heal) -> None:
    game.effect.did, game.effect.result = False, 0
    aim(game, chance, statement.what, _heal, tens(game, game.effect, statement.amount), fits=is_damaged)


def is_damaged(pokemon: Pokemon) -> bool:
    return pokemon.damage > 0


def _heal(game: Game, chance: Chance, found: list[Spot], by: int) -> None:
    before = sum(game.at(spot).damage for spot in found)
    for spot in found:
        pokemon = game.at(spot)
        pokemon.damage = max(0, pokemon.damage - by)
    game.effect.result = (before - sum(game.at(spot).damage for spot in found)) * 10
    game.effect.did = game.effect.result > 0


def set_hp(game: Game, chance: Chance, statement: ast.SetHp) -> None:
    aim(game, chance, statement.what, _set_hp, tens(game, game.effect, statement.amount))


def _set_hp(game: Game, chance: Chance, found: list[Spot], remaining: int) -> None:
    """Neither damage nor healing (rulebook 11.17); remaining HP never rises by it."""
    for spot in found:
        pokemon = game.at(spot)
        pokemon.damage = max(pokemon.damage, pokemon.card.hp - remaining)


def afflict(game: Game, chance: Chance, statement: ast.Afflict) -> None:
    aim(game, chance, statement.what, _afflict, statement)


def _afflict(game: Game, chance: Chance, found: list[Spot], statement: ast.Afflict) -> None:
    for spot in found:
        if spot.slot == 0:
            for status in statement.statuses:
                _catch(game, spot.player, status, statement.strength)


def poison_strength(game: Game, strength: int | None) -> int:
    return (strength or game.pool.rules.poison) // 10


def _catch(game: Game, player: int, status: Status, strength: int | None) -> None:
    patient = game.players[player]
    match status:
        case Status.POISONED:
            patient.poison = poison_strength(game, strength)
        case Status.BURNED:
            patient.burn = 1
        case _:
            patient.daze = DAZES[status]
            # Caught in the own turn, Paralysis outlasts the Checkup of that turn (rulebook 12.3).
            patient.daze_fresh = status is Status.PARALYZED and player == game.turn_player


def cure(game: Game, chance: Chance, statement: ast.Cure) -> None:
    aim(game, chance, statement.what, _cure, statement.statuses or tuple(Status))


def _cure(game: Game, chance: Chance, found: list[Spot], statuses: tuple[Status, ...]) -> None:
    for spot in found:
        patient = game.players[spot.player]
        if spot.slot != 0:
            continue
        if Status.POISONED in statuses:
            patient.poison = 0
        if Status.BURNED in statuses:
            patient.burn = 0
        if patient.daze in (DAZES.get(status) for status in statuses):
            patient.daze, patient.daze_fresh = Daze.NONE, False
