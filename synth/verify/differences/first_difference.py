"""Where an engine parts from the reference in a scenario: the same position, moves and random results on both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.rules.legal import legal_mask
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.errors import InputError
from synth.verify.engines.seats import NotLoadable
from synth.verify.scenarios.chance import OutOfScript, Script
from synth.verify.scenarios.keys import NoKey, find_key
from synth.verify.scenarios.moves import Illegal, Moves
from synth.verify.scenarios.position import build
from synth.verify.scenarios.run import Rival
from synth.verify.scenarios.scenario import Scenario

LEGALITY = "legal actions"
Apart = dict[str, tuple[int, int]]


def parting(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival]) -> frozenset[str]:
    """The cells on which they differ at first, or `legal actions`; none if they agree or the scenario cannot be played."""
    return frozenset(LEGALITY if name.startswith(LEGALITY) else name for name in values_apart(scenario, pool, rival))


def values_apart(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival]) -> Apart:
    """What they differ in at first, with the value of the reference and that of the other engine."""
    try:
        game = build(pool, scenario)
        _loosen(game)
        engine = rival(game.cards)
        state = engine.load(export(game))
        found = _apart(game, engine, state)
        if found:
            return {name: values for name, values in found.items() if name.startswith(LEGALITY)}
        moves = Moves(game, Script.of(pool, scenario))
        for step in scenario.steps:
            for taken in moves.make(step.do) if step.do else ():
                state = engine.step(state, taken.action, find_key(taken.drawn))
                found = _apart(taken.game, engine, state)
                if found:
                    return found
    except (InputError, Unsupported, Illegal, OutOfScript, NoKey, NoRoom, NotLoadable):
        return {}
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        # A position that no game comes to may make an engine stumble: that is not the difference that is looked for.
        return {}
    return {}


def _loosen(game: Game) -> None:
    """A deck in no order draws its first card by script all the same, and every engine can load it."""
    for player in game.players:
        player.order = [0] * len(player.order)


def _apart(game: Game, engine: Rival, state: object) -> Apart:
    actual = engine.export(state)
    cells = {name: (value, actual.get(name, 0)) for name, value in export(game).items() if actual.get(name) != value}
    if cells:
        return cells
    mine, theirs = (_possible(game, mask) for mask in (legal_mask(game), engine.legal_mask(state)))
    return {f"{LEGALITY}: {what}": (int(what in mine), int(what in theirs)) for what in sorted(mine ^ theirs)}


def _possible(game: Game, mask: Sequence[bool]) -> set[str]:
    """Of equal cards one stands for all; which one depends on the order of a deck list that no game has."""
    table, cards = game.pool.actions(game.cards), game.players[game.decider].cards
    found = set()
    for action in (action for action, flag in enumerate(mask) if flag):
        group, _, offset = table.describe(action).partition(" ")
        found.add(f"{group} {game.pool[cards[int(offset)]].id}" if group in ("play", "card") else f"{group} {offset}".strip())
    return found
