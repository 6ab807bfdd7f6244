"""Runs scenarios on the reference engine, and on another engine beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.rules.legal import legal_mask
from synth.spec.errors import InputError
from synth.verify.scenarios.chance import OutOfScript, Script
from synth.verify.scenarios.facts import fact, same
from synth.verify.scenarios.keys import find_key
from synth.verify.scenarios.moves import Illegal, Moves, Taken
from synth.verify.scenarios.position import build
from synth.verify.scenarios.scenario import Scenario, Step

Cells = dict[str, int]


class Rival(Protocol):
    """An engine that is held to the reference: built for the pool and the number of cards a player has."""

    def load(self, cells: Cells) -> Any: ...

    def legal_mask(self, state: Any) -> list[bool]: ...

    def step(self, state: Any, action: int, key: tuple[int, int]) -> Any: ...

    def export(self, state: Any) -> Cells: ...

    def observe(self, state: Any, viewer: int) -> list[int]: ...

    def imagine(self, state: Any, viewer: int, key: tuple[int, int]) -> list[int] | None:
        """Cells of a world that a player imagines; None from an engine that imagines none."""


@dataclass(frozen=True)
class Outcome:
    name: str
    failure: str | None = None

    @property
    def holds(self) -> bool:
        return self.failure is None


class _Failed(Exception):
    """Something a scenario states is not so."""


def run(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival] | None = None) -> Outcome:
    """Whether everything the scenario states is so; `rival` makes the other engine for a number of cards a player."""
    try:
        game = build(pool, scenario)
    except Unsupported as error:
        return Outcome(scenario.name, f"not supported by the reference: {error}")
    moves = Moves(game, Script.of(pool, scenario))
    try:
        shadow = _Shadow(rival(game.cards), game) if rival else None
        for number, step in enumerate(scenario.steps, start=1):
            _take(moves, step, f"step {number}", shadow)
    except (_Failed, OutOfScript) as error:
        return Outcome(scenario.name, str(error))
    return Outcome(scenario.name)


def _take(moves: Moves, step: Step, where: str, shadow: _Shadow | None) -> None:
    if step.do is not None:
        try:
            taken = moves.make(step.do)
        except (Illegal, OutOfScript) as error:
            raise _Failed(f"{where} `{step.do}`: {error}") from None
        if shadow:
            for one in taken:
                shadow.follow(one, f"{where} `{step.do}`")
    for move in step.legal or ():
        if not moves.possible(move):
            raise _Failed(f"{where}: expected `{move}` to be legal, it is not")
    for move in step.illegal or ():
        if moves.possible(move):
            raise _Failed(f"{where}: expected `{move}` to be illegal, it is legal")
    for name, expected in (step.expect or {}).items():
        try:
            actual = fact(moves.game, name)
        except InputError as error:
            raise InputError(f"{where}: expect: {error}") from None
        if not same(moves.game, name, expected, actual):
            raise _Failed(f"{where}: {name}: expected {expected}, actual {actual}")


class _Shadow:
    """The other engine, given the same position, actions and random results."""

    def __init__(self, engine: Rival, game: Game) -> None:
        self._engine = engine
        self._state = engine.load(export(game))
        self._compare(game, "at the start")

    def follow(self, taken: Taken, where: str) -> None:
        self._state = self._engine.step(self._state, taken.action, find_key(taken.drawn))
        self._compare(taken.game, where)

    def _compare(self, game: Game, where: str) -> None:
        wanted, actual = export(game), self._engine.export(self._state)
        for cell, value in wanted.items():
            if actual.get(cell) != value:
                raise _Failed(f"{where}: cell {cell}: reference {value}, other engine {actual.get(cell)}")
        if list(self._engine.legal_mask(self._state)) != legal_mask(game):
            raise _Failed(f"{where}: the engines disagree about the legal actions")
