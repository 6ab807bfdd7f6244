"""Texts that wait for something a player does: attaching Energy, evolving, putting a Pokémon onto the Bench."""

from __future__ import annotations

from synth.dsl.ast import Event, Program
from synth.reference_py import statics, usable
from synth.reference_py.chance import Chance
from synth.reference_py.coins import NO, YES
from synth.reference_py.game import Carrier, Effect, Game, Option, Spot
from synth.reference_py.interlude import Answer, answer_all, interject
from synth.reference_py.measure import holds
from synth.reference_py.wounds import catch
from synth.spec.cards import UNITS, Status
from synth.spec.layout import Phase


def attached(game: Game, chance: Chance, serial: int, unit: int) -> None:
    """A unit came from the Energy Zone: what attacks left on the Pokémon, then Abilities by slot (rulebook 6.7)."""
    spot = game.find(serial)
    if spot is None:
        return
    if spot.slot == 0 and game.players[spot.player].marks["doze"]:
        catch(game, spot, Status.ASLEEP)
    answers: list[Answer] = []
    for at, pokemon in game.spots():
        if Event.ATTACHED_ZONE not in pokemon.card.events or statics.ability_lost(game, at):
            continue
        program = pokemon.card.ability.program(Event.ATTACHED_ZONE)
        effect = Effect(Carrier.ABILITY, at.player, pokemon.card.ability.row, pokemon.serial, it=serial)
        if _hears(program, at, spot, unit) and (program.condition is None or holds(game, effect, program.condition)):
            answers.append((effect, program.body))
    answer_all(game, answers)


def _hears(program: Program, at: Spot, spot: Spot, unit: int) -> bool:
    """Own attachments count only on the Pokémon itself, the opponent's on any of theirs."""
    near = at == spot if program.whose == "my" else at.player != spot.player
    return near and (program.energy is None or UNITS[unit] == program.energy)


def entered(game: Game, chance: Chance, serial: int, event: Event) -> None:
    """An Ability for coming from the hand: used right then or never; not asked if of no use (rulebook 10.9)."""
    spot = game.find(serial)
    ability = statics.ability(game, spot) if spot else None
    program = ability and ability.program(event)
    if not program:
        return
    effect = Effect(Carrier.ABILITY, spot.player, ability.row, serial)
    if usable.usable(game, effect, program):
        game.effect = effect
        if program.may:
            game.ask(Phase.CHOOSE_OPTION, spot.player, (YES, NO), _enter, program)
        else:
            _enter(game, chance, YES, program)


def _enter(game: Game, chance: Chance, answer: Option, program: Program) -> None:
    effect, game.effect = game.effect, None
    if answer == YES:
        interject(game, chance, effect, program.body)
