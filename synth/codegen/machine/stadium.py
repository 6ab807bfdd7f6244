"""What the Stadium in play does when something happens, told of the player whose turn it is."""

from synth.codegen.graphs.intrinsics import Game, Known, kernel
from synth.codegen.machine import board, events, flow, possible
from synth.codegen.machine.words import PROBE, Carrier


@kernel
def respond(g: Game, event: Known, it: int, unit: int) -> None:
    """Its program for the event: `it` is the Pokémon that it happened to, `unit` the Energy that came, if any."""
    if g.t.card_events[g.stadium] >> event & 1 == 0:
        return
    program = flow.program_of(g, g.stadium, event)
    if unit >= 0 and g.t.prog_unit[program] >= 0 and g.t.prog_unit[program] != unit:
        return
    if g.t.prog_condition[program] > 0:
        events.probe(g, Carrier.STADIUM, 0, 0)
        g.f_it[PROBE] = it
        g.f_card[PROBE] = board.stadium_card(g)
        if not possible.value(g, PROBE, g.t.prog_condition[program]):
            return
    events.note(g, events.TEXT, program, 0, 0, it, Carrier.STADIUM, board.stadium_card(g), events.NO_COIN)
