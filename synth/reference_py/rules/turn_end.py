"""The end of a turn and the Pokémon Checkup after it (rulebook 13)."""

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind
from synth.dsl.numbering import LAST_ROW, counted, remembered
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.queries import statics
from synth.reference_py.rules.arming import armed, quiet
from synth.reference_py.rules.checkup import check_up
from synth.reference_py.rules.interjections import Answer, answer_all, respond, respond_stadium
from synth.reference_py.rules.knockout import settle
from synth.reference_py.rules.turn import next_turn
from synth.reference_py.verbs.marks import count_down
from synth.spec.layout import MOST_TOOLS, Flow

AGE_CAP = 31
"""Turns in play that are counted, so that a cell of eight bits holds them beside three flags."""
_OF_ENDING_PLAYER = (Event.TURN_END_MY, Event.TURN_END_EACH)
_OF_OTHER_PLAYER = (Event.TURN_END_OPP, Event.TURN_END_EACH)
_ENDS = frozenset({*_OF_ENDING_PLAYER, *_OF_OTHER_PLAYER, Event.TURN_END_FIRST})


def end_turn(game: Game, chance: Chance) -> None:
    game.ending = 2 * _steps_a_side(game) if quiet(game, _ENDS) else 0
    _next_step(game, chance)


def _steps_a_side(game: Game) -> int:
    """Abilities slot by slot, Tools, what is armed at the other side's slots, the Stadium: as many in every pool."""
    return (2 + MOST_TOOLS) * game.slots + 1


def _next_step(game: Game, chance: Chance) -> None:
    """All effects of the player whose turn ends, then the other's; Knock Outs after each (rulebook 13.1, 13.3, D30)."""
    steps = _steps_a_side(game)
    while game.ending < 2 * steps:
        step, game.ending = game.ending, game.ending + 1
        if _take(game, *divmod(step, steps)):
            return
    game.ending = 0
    player = game.turn_player
    at_once = statics.of_player(game, ModifierKind.ANOTHER_TURN, player)
    again = at_once or statics.of_player(game, ModifierKind.TURN_AFTER_CHECKUP, player)
    _expire(game, again)
    game.flow = Flow.AGAIN if again else Flow.NEXT
    game.next(next_turn)
    # After a Checkup the player whose turn comes promotes first (rulebook 14.9, D3).
    game.next(settle, player if again else 1 - player)
    if at_once:
        # The turn of the paralysis is over all the same.
        game.players[player].daze_fresh = False
    else:
        check_up(game, chance)


def _take(game: Game, side: int, step: int) -> bool:
    """One step; whether anything happened."""
    player, slots = game.sides()[side], game.slots
    tools = slots * MOST_TOOLS
    if step < slots:
        answers = _ability_answers(game, Spot(player, step))
    elif step < slots + tools:
        slot, place = divmod(step - slots, MOST_TOOLS)
        answers = _tool_answers(game, Spot(player, slot), place)
    elif step < 2 * slots + tools:
        answers = _delayed(game, Spot(1 - player, step - slots - tools))
    else:
        answers = respond_stadium(game, Event.TURN_END_EACH) if side == 0 else []
    if answers:
        game.next(_next_step)
        game.next(settle, game.turn_player)
        answer_all(game, answers)
    return bool(answers)


def _tool_answers(game: Game, spot: Spot, place: int) -> list[Answer]:
    """Of the Tool at this place of a Pokémon."""
    pokemon = game.at(spot)
    at = pokemon.tools[place] if pokemon and place < len(pokemon.tools) else None
    return [] if at is None else _answers(game, spot, Held(spot.player, at))


def _ability_answers(game: Game, spot: Spot) -> list[Answer]:
    pokemon = game.at(spot)
    return [] if pokemon is None or _ENDS.isdisjoint(pokemon.card.events) else _answers(game, spot, None)


def _answers(game: Game, spot: Spot, card: Held | None) -> list[Answer]:
    """Of a Tool, or (no card) of the Ability."""
    events: tuple[Event, ...] = _OF_ENDING_PLAYER if spot.player == game.turn_player else _OF_OTHER_PLAYER
    if spot.player == game.turn_player and game.turn <= 2:
        events += (Event.TURN_END_FIRST,)
    return [answer for event in events for answer in respond(game, spot, event, of=card or "ability")]


def _delayed(game: Game, spot: Spot) -> list[Answer]:
    """What earlier effects have armed at this Pokémon or its spot (rulebook 13.2)."""
    if game.at(spot) is None:
        return []
    return [(effect, arm.body) for effect, arm in armed(game, spot, _ENDS) if _ends_for(game, arm.event, effect.controller)]


def _ends_for(game: Game, event: Event, player: int) -> bool:
    """Whether this is such an end of a turn for the player whose effect it is."""
    own = player == game.turn_player
    match event:
        case Event.TURN_END_MY:
            return own
        case Event.TURN_END_OPP:
            return not own
        case Event.TURN_END_FIRST:
            return own and game.turn <= 2
    return True


def _expire(game: Game, again: bool) -> None:
    """What lasts for a turn, and what was to last for the opponent's next turn, is over before the Checkup (rulebook 13.7).
    If another turn of the same player follows, it is this player's turn that will be the last one for the opponent."""
    me = game.players[game.turn_player]
    for deed in ast.Deed:
        now, last = (game.pool.title(counted(deed, span)) for span in (ast.Span.THIS_TURN, ast.Span.LAST_TURN))
        me.times[last] = me.times[now] if last else 0
        me.times[now] = 0
    for part in LAST_ROW:
        now, last = (game.pool.title(remembered(part, span)) for span in (ast.Span.THIS_TURN, ast.Span.LAST_TURN))
        me.times[last], me.times[now] = me.times[now], 0
    game.stadium_played = game.stadium_used = game.reflipped = False
    game.supporter_played = game.retreated = 0
    for player in game.players:
        player.moved = False
        for pokemon in player.slots:
            if pokemon:
                pokemon.fresh = pokemon.used = pokemon.healed = pokemon.fed = False
                if player is me:
                    pokemon.grew = pokemon.grown > 0 and "evolved_last" in game.pool.numbers.asked
                pokemon.grown = 0
    # Energy left in the Zone vanishes, it is not discarded (rulebook 6.5, D9).
    me.energy_now = 0
    me.title, me.title_next = me.title_next, 0
    for pokemon in me.slots:
        if pokemon:
            pokemon.age = min(AGE_CAP, pokemon.age + 1) if "age" in game.pool.numbers.asked else 0
            pokemon.acted = (pokemon.acted[1], False)
    past = game.players[1 - game.turn_player] if again else me
    past.fallen = 0
    for pokemon in past.slots:
        if pokemon:
            pokemon.struck = pokemon.hurt = False
            pokemon.taken = 0
    count_down(game, again)
