"""What a player does in the main phase and in setup, apart from attacking."""

from __future__ import annotations

from synth.dsl.ast import Event, Program
from synth.reference_py.chance import Chance
from synth.reference_py.energy_moves import pay
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.knockout import settle, switch
from synth.reference_py.legal import ability_program, evolution_targets, retreat_cost
from synth.reference_py.piles import discard, leave_play
from synth.reference_py.resolve import perform
from synth.reference_py.targets import choose
from synth.reference_py.turn import end_turn, next_turn
from synth.spec.cards import Kind
from synth.spec.layout import Flow, Phase, Place


def end(game: Game, chance: Chance, offset: int) -> None:
    if game.phase is Phase.SETUP:
        next_turn(game, chance)
    else:
        game.flow = Flow.END
        end_turn(game, chance)


def attach(game: Game, chance: Chance, slot: int) -> None:
    me = game.players[game.turn_player]
    me.slots[slot].energy[me.energy_now - 1] += 1
    me.energy_now = 0


def retreat(game: Game, chance: Chance, offset: int) -> None:
    me, slot = game.turn_player, offset + 1
    game.retreated = True
    game.effect = Effect(Carrier.RULE, me, slot=slot)
    pay(game, chance, Spot(me, 0), retreat_cost(game), (), me, _move_back, slot)


def _move_back(game: Game, chance: Chance, slot: int) -> None:
    game.effect = None
    switch(game, game.turn_player, slot)


def ability(game: Game, chance: Chance, slot: int) -> None:
    pokemon = game.players[game.turn_player].slots[slot]
    program = ability_program(game, slot)
    pokemon.used = pokemon.used or program.event is Event.ONCE
    row = pokemon.card.ability.row
    game.effect = Effect(Carrier.ABILITY, game.turn_player, row, source=pokemon.serial)
    _resolve(game, program)


def discard_fossil(game: Game, chance: Chance, slot: int) -> None:
    leave_play(game, Spot(game.turn_player, slot), Place.DISCARD)
    settle(game, chance, game.turn_player)


def play(game: Game, chance: Chance, at: int) -> None:
    held = Held(game.turn_player, at)
    card, me = game.card(held), game.players[game.turn_player]
    me.seen[at] = 0
    if game.phase is Phase.SETUP:
        _put_down(game, held, fresh=False)
        return
    me.place[at] = Place.RESOLVING
    if card.kind is Kind.POKEMON and card.stage > 0:
        game.effect = Effect(Carrier.RULE, held.player)
        choose(game, chance, held.player, evolution_targets(game, held), _evolve, held)
    elif card.kind in (Kind.POKEMON, Kind.FOSSIL):
        _put_down(game, held, fresh=True)
    else:
        game.supporter_played = game.supporter_played or card.kind is Kind.SUPPORTER
        game.effect = Effect(Carrier.TRAINER, held.player, card.trainer.row, card=held)
        _resolve(game, card.trainer.programs[0])


def _put_down(game: Game, held: Held, fresh: bool) -> None:
    """The Active Spot is empty only in setup."""
    me = game.players[held.player]
    slot = me.free_bench_slot() if me.slots[0] else 0
    me.place[held.at] = Place.IN_PLAY + slot
    game.enter(held.player, slot, game.card(held), fresh)


def _evolve(game: Game, chance: Chance, spot: Spot, held: Held) -> None:
    """Damage, Energy and Tools stay; conditions and effects of attacks end (rulebook 7.4, 7.6)."""
    owner, pokemon = game.players[spot.player], game.at(spot)
    game.effect = None
    pokemon.card, pokemon.fresh, pokemon.used = game.card(held), True, False
    owner.place[held.at] = Place.IN_PLAY + spot.slot
    if spot.slot == 0:
        owner.recover()
        owner.moved = False
    settle(game, chance, game.turn_player)


def _resolve(game: Game, program: Program) -> None:
    game.next(_finish)
    game.next(perform, program.body)


def _finish(game: Game, chance: Chance) -> None:
    """A Trainer card goes to the discard pile once its effect is over (rulebook 8.3); then come Knock Outs."""
    if game.effect.card:
        discard(game, game.effect.card)
    game.effect = None
    settle(game, chance, game.turn_player)
