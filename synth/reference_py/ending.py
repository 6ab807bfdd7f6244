"""The end of a turn and the Pokémon Checkup after it (rulebook 13)."""

from __future__ import annotations

from synth.dsl.ast import Event
from synth.reference_py.chance import Chance
from synth.reference_py.checkup import check_up
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.interlude import Answer, answer_all, respond
from synth.reference_py.knockout import settle
from synth.reference_py.turn import next_turn
from synth.reference_py.wounds import hurt
from synth.spec.layout import MARKS_IN_TURN, MARKS_OF_OPPONENT, MARKS_OF_OWNER, SLOTS, Flow

STEPS_A_SIDE = 3 * SLOTS + 2
"""Abilities of slots 0 to 3, Tools of slots 0 to 3, doom, traps of slots 0 to 3, the Stadium."""
_OF_ENDING_PLAYER = (Event.TURN_END_MY, Event.TURN_END_EACH)
_OF_OTHER_PLAYER = (Event.TURN_END_OPP, Event.TURN_END_EACH)
_ENDS = frozenset({*_OF_ENDING_PLAYER, *_OF_OTHER_PLAYER, Event.TURN_END_FIRST})


def end_turn(game: Game, chance: Chance) -> None:
    game.ending = 2 * STEPS_A_SIDE if _quiet(game) else 0
    _next_step(game, chance)


def _quiet(game: Game) -> bool:
    """Nothing in play could do anything at the end of a turn: nearly always so."""
    me = game.players[game.turn_player]
    if game.stadium or me.marks["doom"] or any(me.traps):
        return False
    return all(pokemon.tool is None and _ENDS.isdisjoint(pokemon.card.events) for _, pokemon in game.spots())


def _next_step(game: Game, chance: Chance) -> None:
    """All effects of the player whose turn ends, then the other's; Knock Outs after each (rulebook 13.1, 13.3, D30)."""
    while game.ending < 2 * STEPS_A_SIDE:
        step, game.ending = game.ending, game.ending + 1
        if _take(game, *divmod(step, STEPS_A_SIDE)):
            return
    game.ending = 0
    _expire(game)
    game.flow = Flow.NEXT
    game.next(next_turn)
    # After a Checkup the player whose turn comes promotes first (rulebook 14.9, D3).
    game.next(settle, 1 - game.turn_player)
    check_up(game, chance)


def _take(game: Game, side: int, step: int) -> bool:
    """One step; whether anything happened."""
    player = game.sides()[side]
    if step < 2 * SLOTS:
        answers = _answers(game, Spot(player, step % SLOTS), Carrier.ABILITY if step < SLOTS else Carrier.TOOL)
    elif step == 3 * SLOTS + 1:
        answers = _stadium(game) if side == 0 else []
    else:
        return side == 1 and _delayed(game, step - 2 * SLOTS)
    if answers:
        game.next(_next_step)
        game.next(settle, game.turn_player)
        answer_all(game, answers)
    return bool(answers)


def _answers(game: Game, spot: Spot, carrier: Carrier) -> list[Answer]:
    pokemon = game.at(spot)
    if pokemon is None or (pokemon.tool is None if carrier is Carrier.TOOL else _ENDS.isdisjoint(pokemon.card.events)):
        return []
    events = _OF_ENDING_PLAYER if spot.player == game.turn_player else _OF_OTHER_PLAYER
    if spot.player == game.turn_player and game.turn <= 2:
        events += (Event.TURN_END_FIRST,)
    return [answer for event in events for answer in respond(game, spot, event) if answer[0].carrier is carrier]


def _delayed(game: Game, step: int) -> bool:
    """What the other player's attacks have left on the ending player's Active Pokémon and spots (rulebook 13.2)."""
    me = game.players[game.turn_player]
    slot = max(0, step - 1)
    by = me.marks["doom"] if step == 0 else me.traps[slot]
    if not by or me.slots[slot] is None:
        return False
    hurt(me.slots[slot], by)
    game.next(_next_step)
    game.next(settle, game.turn_player)
    return True


def _stadium(game: Game) -> list[Answer]:
    text = game.stadium and game.card(game.stadium).trainer
    program = text and text.program(Event.TURN_END_EACH)
    return [(Effect(Carrier.STADIUM, game.turn_player, text.row), program.body)] if program else []


def _expire(game: Game) -> None:
    """What lasts for a turn, and what was to last for the opponent's next turn, is over before the Checkup (rulebook 13.7)."""
    game.supporter_played = game.retreated = game.stadium_played = game.stadium_used = False
    game.first_heads = game.reflipped = False
    game.retreat_less = 0
    game.boosts, game.discounts = [0] * len(game.boosts), [0] * len(game.discounts)
    for player in game.players:
        player.moved = False
        for pokemon in player.slots:
            if pokemon:
                pokemon.fresh = pokemon.used = False
                pokemon.grown = 0
    me, opponent = (game.players[player] for player in game.sides())
    # Energy left in the Zone vanishes, it is not discarded (rulebook 6.5, D9).
    me.energy_now = me.fallen = 0
    me.locks = dict.fromkeys(me.locks, 0)
    me.title, me.title_next = me.title_next, 0
    me.surges, me.surges_next = me.surges_next, [0] * len(me.surges)
    me.traps = [0] * SLOTS
    for pokemon in me.slots:
        if pokemon:
            pokemon.struck = False
    for mark in MARKS_OF_OPPONENT:
        me.marks[mark] = 0
    for mark in MARKS_IN_TURN:
        me.marks[mark], me.marks[f"{mark}_next"] = me.marks[f"{mark}_next"], 0
    _expire_arms(game)
    opponent.guards = [0] * len(opponent.guards)
    for mark in MARKS_OF_OWNER:
        opponent.marks[mark] = 0
    opponent.marks["exposed"], opponent.marks["exposed_next"] = opponent.marks["exposed_next"], 0


def _expire_arms(game: Game) -> None:
    me, opponent = (game.players[player] for player in game.sides())
    for arm, number in game.pool.numbers.arms.items():
        over = me if arm.duration == "this_turn" else opponent
        over.armed[number] = 0
