"""What a player does in the main phase and in setup, apart from attacking."""

from synth.dsl.ast import Deed, Event, Program
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.costs import retreat_cost
from synth.reference_py.rules import triggers
from synth.reference_py.rules.interjections import answer_all, respond, respond_armed, respond_stadium
from synth.reference_py.rules.knockout import settle
from synth.reference_py.rules.legal import ability_program, stadium_program, tool_targets
from synth.reference_py.rules.turn import next_turn
from synth.reference_py.rules.turn_end import end_turn
from synth.reference_py.verbs.energy_moves import attach_unit
from synth.reference_py.verbs.evolving import evolution_targets, put_on
from synth.reference_py.verbs.performing import perform
from synth.reference_py.verbs.piles import discard, leave_play
from synth.reference_py.verbs.switching import switch
from synth.reference_py.verbs.targets import choose
from synth.reference_py.verbs.units import pay
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
    unit, me.energy_now = me.energy_now - 1, 0
    game.next(settle, game.turn_player)
    attach_unit(game, Spot(game.turn_player, slot), unit)


def retreat(game: Game, chance: Chance, offset: int) -> None:
    me, slot = Spot(game.turn_player, 0), offset + 1
    game.retreated += 1
    game.note(game.turn_player, Deed.RETREATS)
    game.effect = Effect(Carrier.RULE, me.player, slot=slot)
    cost, values = retreat_cost(game, me), statics.unit_values(game, me)
    pay(game, chance, me, cost, (), me.player, _move_back, slot, values=values)


def _move_back(game: Game, chance: Chance, slot: int) -> None:
    """What waits for a retreat is asked while the Pokémon is still there, and happens once it has gone (rulebook 9.6)."""
    game.effect = None
    leaving = Spot(game.turn_player, 0)
    left, came = game.pokemon(leaving).serial, game.pokemon(Spot(game.turn_player, slot)).serial
    answers = respond(game, leaving, Event.RETREATS)
    for at, _ in game.spots():
        answers += respond(game, at, Event.RETREATS, it=left, player=leaving.player)
    answers += respond_stadium(game, Event.RETREATS, left) + respond_armed(game, leaving, Event.RETREATS)
    switch(game, game.turn_player, slot)
    for effect, _ in answers:
        effect.it, effect.new_active = left, came
    game.next(settle, game.turn_player)
    game.next(triggers.moved_up, came, left)
    answer_all(game, answers)


def ability(game: Game, chance: Chance, slot: int) -> None:
    pokemon = game.pokemon(Spot(game.turn_player, slot))
    program = known(ability_program(game, slot))
    pokemon.used = pokemon.used or program.event is Event.ONCE
    row = known(pokemon.card.ability).row
    game.effect = Effect(Carrier.ABILITY, game.turn_player, row, source=pokemon.serial)
    _resolve(game, program)


def use_stadium(game: Game, chance: Chance, offset: int) -> None:
    program, game.stadium_used = known(stadium_program(game)), True
    stadium = known(game.stadium)
    game.effect = Effect(Carrier.STADIUM, game.turn_player, known(game.card(stadium).trainer).row, card=stadium)
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
    targets = evolution_targets(game, held) if card.stage > 0 else []
    me.place[at] = Place.RESOLVING
    match card.kind:
        case Kind.POKEMON if card.stage > 0:
            game.effect = Effect(Carrier.RULE, held.player)
            choose(game, chance, held.player, targets, _evolve, held)
        case Kind.POKEMON | Kind.FOSSIL:
            pokemon = _put_down(game, held, fresh=True)
            game.note(held.player, Deed.BENCHED)
            game.next(settle, held.player)
            game.next(triggers.came, pokemon, Event.ON_BENCH)
            if card.kind is Kind.FOSSIL:
                _note_played(game, held)
            triggers.entered(game, chance, pokemon, Event.ON_BENCH)
        case Kind.TOOL:
            game.effect = Effect(Carrier.RULE, held.player)
            choose(game, chance, held.player, tool_targets(game), _equip, held)
        case Kind.STADIUM:
            _build(game, chance, held)
        case _:
            game.supporter_played += card.kind is Kind.SUPPORTER
            text = known(card.trainer)
            game.effect = Effect(Carrier.TRAINER, held.player, text.row, card=held)
            _resolve(game, known(text.program(Event.PLAY)))


def _put_down(game: Game, held: Held, fresh: bool) -> int:
    """The Active Spot is empty only in setup."""
    me = game.players[held.player]
    slot = known(me.free_bench_slot()) if me.slots[0] else 0
    me.place[held.at] = Place.IN_PLAY + slot
    return game.enter(held.player, slot, game.card(held), fresh).serial


def _evolve(game: Game, chance: Chance, spot: Spot, held: Held) -> None:
    game.effect = None
    put_on(game, spot, held)
    game.next(settle, game.turn_player)
    game.next(triggers.evolved, game.pokemon(spot).serial)
    game.next(triggers.came, game.pokemon(spot).serial, Event.ON_EVOLVE)
    triggers.entered(game, chance, game.pokemon(spot).serial, Event.ON_EVOLVE)


def _equip(game: Game, chance: Chance, spot: Spot, held: Held) -> None:
    game.effect = None
    game.pokemon(spot).equip(held.at)
    game.players[held.player].place[held.at] = Place.IN_PLAY + spot.slot
    game.next(settle, game.turn_player)
    _note_played(game, held)
    triggers.attached_card(game, chance, held, game.pokemon(spot).serial)


_PLAYED = {
    Kind.ITEM: Deed.ITEMS, Kind.FOSSIL: Deed.ITEMS, Kind.TOOL: Deed.TOOLS, Kind.STADIUM: Deed.STADIUMS,
    Kind.SUPPORTER: Deed.SUPPORTERS,
}  # fmt: skip


def _note_played(game: Game, held: Held) -> None:
    """A Trainer card was played: what waits for that comes before Knock Outs."""
    game.note(held.player, Deed.TRAINERS)
    game.note(held.player, _PLAYED[game.card(held).kind])
    game.next(triggers.played, held)


def _build(game: Game, chance: Chance, held: Held) -> None:
    """The old Stadium goes to its owner's discard pile; the new one may be used this turn (rulebook 8.26, 8.27, D18)."""
    if game.stadium:
        discard(game, game.stadium)
    game.stadium, game.stadium_played, game.stadium_used = held, True, False
    game.players[held.player].place[held.at] = Place.STADIUM
    game.next(settle, game.turn_player)
    _note_played(game, held)


def _resolve(game: Game, program: Program) -> None:
    game.next(_finish)
    game.next(perform, program.body)


def _finish(game: Game, chance: Chance) -> None:
    """A Trainer card goes to the discard pile once its effect is over (rulebook 8.3); then come Knock Outs."""
    effect, game.effect = game.running, None
    card = effect.card
    if card and game.players[card.player].place[card.at] == Place.RESOLVING:
        discard(game, card)
    if effect.ends_turn:
        game.flow = Flow.END
        game.next(end_turn)
    game.next(settle, game.turn_player)
    if effect.carrier is Carrier.TRAINER and card:
        _note_played(game, card)
    if effect.evolved is not None:
        game.next(triggers.came, effect.evolved, Event.ON_EVOLVE)
        triggers.entered(game, chance, effect.evolved, Event.ON_EVOLVE)
