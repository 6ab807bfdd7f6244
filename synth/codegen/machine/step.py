"""One decision, from the action to the next legal mask."""

from synth.codegen.graphs.intrinsics import Game, bits, clear, lowest, matches
from synth.codegen.machine import actions, attack, board, deck, frames, legal, run
from synth.codegen.machine.frames import DONE
from synth.codegen.machine.words import BLANK, NOTHING
from synth.spec.layout import Phase, Winner


def step(g: Game, action: int) -> None:
    """The game after an action. One outside the mask loses; after the end nothing changes."""
    if g.winner > 0:
        return
    g.drew = 0
    g.again_asked = 0
    begin(g)
    if action < 0 or action >= g.c.actions or g.mask[action] == 0:
        other = 1 - (g.turn_player ^ g.decider)
        frames.end_game(g, Winner.PLAYER_0 + other)
        finish(g)
        return
    if g.waits:
        take_answer(g, action)
    else:
        frames.clear_attack(g)
        take_action(g, action)
    while g.tasks > 0 and not g.waits and g.winner == 0:
        run.run_task(g)
    finish(g)


def begin(g: Game) -> None:
    """The room to work in, as at the beginning of every step."""
    for purpose in range(24):
        g.drawn[purpose] = 0
    g.answers = 0
    g.blow = 0


def take_answer(g: Game, action: int) -> None:
    """An answer by its group: a slot, a unit, a card (another player's from 64 on), an attack, an option; or done."""
    answer = DONE
    for first in (g.c.first_slot, g.c.first_energy, g.c.first_copy, g.c.first_option, g.c.first_card):
        if action >= first:
            answer = action - first
    if action >= g.c.first_rank:
        answer = 64 + action - g.c.first_rank
    g.answer = answer
    g.waits = 0
    g.phase = Phase.MAIN


def take_action(g: Game, action: int) -> None:
    if action == 0:
        actions.end(g)
    elif action == g.c.first_stadium:
        actions.use_stadium(g)
    elif action < g.c.first_retreat:
        actions.attach(g, action - g.c.first_attach)
    elif action < g.c.first_attack:
        actions.retreat(g, action - g.c.first_retreat + 1)
    elif action < g.c.first_ability:
        attack.announce(g, action)
    elif action < g.c.first_discard:
        actions.ability(g, action - g.c.first_ability)
    elif action < g.c.first_play:
        actions.discard_fossil(g, action - g.c.first_discard)
    elif action < g.c.first_slot:
        actions.play(g, action - g.c.first_play)
    else:
        attack.announce(g, action)


def goes_on(g: Game, turn: int) -> int:
    """The game is not over, and this turn has not begun."""
    return g.winner == 0 and g.turn < turn


def ranked_by(g: Game, action: int) -> int:
    """The place of its rank: of the card that is played, of the attack of the Active Pokémon, of any other action."""
    attack = action - g.c.first_attack
    if g.c.first_play <= action < g.c.first_slot:
        return g.c.actions + 3 * g.card[g.decider, action - g.c.first_play]
    return g.c.actions + 3 * g.pokemon[g.decider * g.c.slots] + 1 + attack if 0 <= attack < 2 else action


def finish(g: Game) -> None:
    """What the layout shows of an effect that waits, and the mask."""
    if g.winner > 0:
        for action in range(g.c.actions):
            g.mask[action] = 0
    elif g.waits:
        frames.forget(g)
    else:
        g.decider = 0
        legal.find_actions(g)
    show_pending(g)
    assert looked(g)


def looked(g: Game) -> bool:
    """Whether what the game knows of modifiers and events is so."""
    kinds, heard, more = g.kinds, g.heard[0], g.heard[1]
    board.look_again(g)
    return bool((kinds, heard, more) == (g.kinds, g.heard[0], g.heard[1]))


def show_pending(g: Game) -> None:
    ctx = g.frame if g.waits and g.phase != Phase.PROMOTE and g.frame >= 0 else BLANK
    source = board.find(g, g.f_source[ctx])
    attacker = board.find(g, g.f_attacker[ctx]) if g.f_attack[ctx] > 0 else NOTHING
    g.row = g.f_row[ctx]
    g.source = board.slot_of(g, source) if source >= 0 else 0
    g.left = g.f_left[ctx]
    g.it = g.f_slot[ctx] if g.f_slot[ctx] > 0 else board.find(g, g.f_it[ctx])
    g.heads = g.f_heads[ctx]
    g.dealt = g.f_dealt[ctx]
    g.result = 0 if g.f_slot[ctx] > 0 else g.f_result[ctx]
    g.attack = g.f_attack[ctx]
    g.attacker = board.slot_of(g, attacker) + 1 if attacker >= 0 else 0
    g.hit = board.with_serials(g, g.f_hit[ctx]) if g.f_hit[ctx] else 0


def legal_again(g: Game) -> None:
    """The mask of a position that was set up from its cells; nothing waits in it."""
    board.look_again(g)
    deck.sort_lists(g)
    g.frame = -1
    g.tasks = 0
    g.waits = 0
    for spot in bits(board.in_play(g)):
        if g.serial[spot] == 0:
            g.serial[spot] = 1 + spot
    g.serials = 2 * g.c.slots
    # Which card of the deck list each Tool in play is.
    for spot in range(2 * g.c.slots):
        clear(g.tool_at, spot)
        for k in range(g.c.tools):
            unknown = board.stack(g, spot) & matches(g.card, board.side_of(g, spot) * g.c.cards, g.c.cards, g.tool[spot, k])
            g.tool_at[spot, k] = 1 + lowest(unknown) if g.tool[spot, k] > 0 and unknown else 0
    finish(g)
