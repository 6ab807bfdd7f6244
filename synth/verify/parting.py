"""Where an engine parts from the reference in a scenario: the same position, moves and random results on both."""

from __future__ import annotations

from collections.abc import Callable

from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.legal import legal_mask
from synth.spec.errors import InputError
from synth.verify.scenario import Scenario
from synth.verify.scenario_chance import OutOfScript, Script
from synth.verify.scenario_keys import NoKey, find_key
from synth.verify.scenario_moves import Illegal, Moves
from synth.verify.scenario_position import build
from synth.verify.scenario_run import Rival

LEGALITY = "legal actions"
NOWHERE: frozenset[str] = frozenset()


class NotLoadable(Exception):
    """The engine was built for games that never come to this position."""


def parting(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival]) -> frozenset[str]:
    """The cells on which they differ at first, or `legal actions`; none if they agree or the scenario cannot be played."""
    try:
        game = build(pool, scenario)
        _loosen(game)
        engine = rival(game.cards)
        state = engine.load(export(game))
        found = _apart(game, engine, state)
        if found:
            return found & {LEGALITY}
        moves = Moves(game, Script.of(pool, scenario))
        for step in scenario.steps:
            for taken in moves.make(step.do) if step.do else ():
                state = engine.step(state, taken.action, find_key(taken.drawn))
                found = _apart(taken.game, engine, state)
                if found:
                    return found
    except (InputError, Unsupported, Illegal, OutOfScript, NoKey, NotLoadable):
        return NOWHERE
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        # A position that no game comes to may make an engine stumble: that is not the difference that is looked for.
        return NOWHERE
    return NOWHERE


def _loosen(game: Game) -> None:
    """A deck in no order draws its first card by script all the same, and every engine can load it."""
    for player in game.players:
        player.order = [0] * len(player.order)


def _apart(game: Game, engine: Rival, state: object) -> frozenset[str]:
    actual = engine.export(state)
    cells = frozenset(name for name, value in export(game).items() if actual.get(name) != value)
    if not cells and list(engine.legal_mask(state)) != legal_mask(game):
        return frozenset({LEGALITY})
    return cells
