"""evolve by an effect, and back: `put top_card to hand`."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.facts import card_matches
from synth.codegen.ir import Value, constant, either, stage, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board
from synth.codegen.machine.run import Run
from synth.codegen.machine.stacks import stack
from synth.codegen.pool import Unlowered, printed
from synth.dsl.ast import Evolve, Exists, Filter, FilterKind, Place, Put, Quantifier, Role, Selector, Side, Zone
from synth.spec import layout
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

FROM_IT = Filter(kind=FilterKind.EVOLVES_FROM_IT)


def lower_evolve(stmt: Evolve, draft: Draft) -> None:
    """With a random card of the own deck."""
    card = stmt.card
    if card.zone is not Zone.DECK or card.side is not Side.MY or card.quantifier is not Quantifier.RANDOM or card.n != 1:
        raise Unlowered(f"evolve with {card.quantifier} of {card.zone}")
    if FROM_IT not in card.filters or stmt.what.role not in (Role.SELF, Role.IT):
        raise Unlowered("evolve with any card")
    name = draft.say("evolve")
    filters = printed(card.filters)
    for one in filters:
        card_matches(one, None)
    draft.set(f"{name}_for", draft.pool.searches.number(filters) if filters else 0)
    draft.on(name, stmt.what, draft.later)


def evolve(run: Run) -> None:
    board = run.board
    for name in run.said("evolve"):
        number = run.row(f"{name}_for")
        flags = run.targets(name)[:SLOTS]
        when = run.does(name) & either(flags)
        below: Value = constant(0)
        for slot, flag in enumerate(flags):
            below = where(flag, board.fact(0, slot, "name"), below)
        fit = [
            board.in_place(0, card, layout.Place.DECK) & (below > 0) & (board.card_fact(0, card, "from") == below)
            for card in range(board.pool.places)
        ]
        if run.used(f"{name}_for"):
            fit = [flag & ((number == 0) | run.passes(f"{name}_for", 0, card)) for card, flag in enumerate(fit)]
        picked = run.chance.pick(Bits.of(fit), Purpose.PICK_CARD, 0, when)
        found = picked.any()
        stage("evolution")
        put_on(board, [flag & found for flag in flags], picked.flags())
        board.shuffle(0, when)


def put_on(board: Board, slots: list[Value], cards: list[Value]) -> None:
    """The flagged card evolves the Pokémon in the flagged own slot; conditions and effects of attacks end (rulebook 7.4)."""
    number, place = constant(0), constant(0)
    for card, flag in enumerate(cards):
        number = where(flag, board[f"card_0_{card}"], number)
    for slot, flag in enumerate(slots):
        place = where(flag, int(layout.Place.IN_PLAY) + slot, place)
    words = board.facts.table.read(number)
    for slot, flag in enumerate(slots):
        if "grown" not in board.pool.numbers.forgotten:
            board.put(f"grown_0_{slot}", flag, board[f"pokemon_0_{slot}"])
        board.place_pokemon(slot, flag, number, words)
        board.put(f"fresh_0_{slot}", flag, 1)
        board.put(f"used_0_{slot}", flag, 0)
    for card, flag in enumerate(cards):
        board.put(f"place_0_{card}", flag, place)
        board.put(f"order_0_{card}", flag, 0)
        board.put(f"seen_0_{card}", flag, 0)
    board.clear_conditions(0, slots[0])
    board.put("moved_0", slots[0], 0)


def lower_devolve(stmt: Put, draft: Draft) -> None:
    """`it` is the opponent's Active, which the condition has just tested."""
    tested = draft.guards[-1].what if draft.guards and isinstance(draft.guards[-1], Exists) else None
    if tested is None or (tested.side, tested.zone) != (Side.OPP, Zone.ACTIVE) or stmt.place is not Place.HAND:
        raise Unlowered(f"put {stmt.what.role} to {stmt.place}")
    name = draft.say("devolve")
    draft.set(f"{name}_on", draft.pool.targets.number(Selector(side=Side.OPP, zone=Zone.ACTIVE)))


def devolve(run: Run) -> None:
    """The uppermost card goes to its owner's hand, or is discarded if that is full (rulebook 7.14)."""
    board = run.board
    for name in run.said("devolve"):
        here = stack(board, 1, 0)
        tops = [flag & (board[f"card_1_{card}"] == board["pokemon_1_0"]) for card, flag in enumerate(here)]
        stages = [board.card_fact(1, card, "stage") for card in range(board.pool.places)]
        below: Value = constant(0)
        for level in range(2):
            for card, flag in enumerate(here):
                below = where(flag & ~tops[card] & (stages[card] == level), board[f"card_1_{card}"], below)
        when = run.does(name) & run.targets(name)[SLOTS] & (below > 0)
        room = zones.hand_room(board, 1)
        stage("devolution")
        for card, flag in enumerate(tops):
            gone = when & flag
            board.put(f"place_1_{card}", gone, where(room, int(layout.Place.HAND), int(layout.Place.DISCARD)))
            board.put(f"seen_1_{card}", gone, where(room, 2, 0))
        board.put("pokemon_1_0", when, below)
        words = board.facts.table.read(below)
        board.set_words(1, 0, [where(when, new, kept) for new, kept in zip(words, board.words(1, 0), strict=True)])
        board.put("grown_1_0", when, 0)
        board.put("used_1_0", when, 0)
        board.clear_conditions(1, when)
