"""A difference found in a long game → a small scenario that shows it: the latest start from which it still comes about,
then everything left out that it does not need."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import advance, new_game
from synth.reference_py.game import Game
from synth.reference_py.rules.legal import legal_mask
from synth.spec.chance import step_key
from synth.verify.differences.first_difference import BREAKS, IMAGINED, LEGALITY, SEEN, parting
from synth.verify.differences.smaller import smaller
from synth.verify.differences.to_scenario import Results, ToldChance, Untold, move_of, scenario_of
from synth.verify.rollouts.comparing import OVERFLOW
from synth.verify.rollouts.imagining import AFTER
from synth.verify.rollouts.verifier import Difference
from synth.verify.scenarios.chance import Script
from synth.verify.scenarios.facts import NONE, fact
from synth.verify.scenarios.moves import Moves
from synth.verify.scenarios.position import build
from synth.verify.scenarios.run import Rival
from synth.verify.scenarios.scenario import Scenario, Step

Engine = Callable[[int], Rival]
TRIES = 3_000
"""Scenarios that are tried for one difference at most."""

LOOK_BACK = 40
"""Decisions before the difference among which the start is sought."""

WORLDS = 4
"""Keys of worlds that players imagine, if they are what differs: the first is that of the campaign."""

_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True)
class _Moment:
    """A decision of the game that went apart."""

    game: Game
    action: int | None
    """None after the last one."""
    results: Results


def kind_of(difference: Difference) -> str:
    """Differences of one kind have one cause as a rule: the same cell, whoever's and wherever."""
    return _family(difference.what.partition(" of ")[0] if "legality" in difference.what else difference.what)


def shrink(
    difference: Difference, pool: CardPool, engine: Engine, tick: Callable[[int], None] = lambda _: None
) -> Scenario | None:
    """A scenario that makes the engine part from the reference in the same kind of cell, or None if none can be stated."""
    start = new_game(pool, difference.decks, step_key(difference.seed, 0))
    return shrink_from(start, difference.seed, difference.actions, difference.what, engine, tick)


def shrink_from(
    start: Game,
    seed: int,
    actions: Sequence[int],
    what: str,
    engine: Engine,
    tick: Callable[[int], None] = lambda _: None,
    tries: int = TRIES,
    apart: Callable[[Scenario], frozenset[str]] | None = None,
) -> Scenario | None:
    """The same for a game that began in any position, with the keys of a seed. `apart`: how what differs is found, if not by
    playing both engines here."""
    if what == OVERFLOW:
        return None
    pool, wanted, at = start.pool, _wanted(what), AFTER + len(actions)
    worlds = [step_key(seed, at + more) for more in range(WORLDS)] if IMAGINED in what else []
    found = [*_starts(list(_moments(start, seed, actions)), f"The engines differ: {what}")]
    look = apart or (lambda scenario: parting(scenario, pool, engine, worlds))
    for families in ({wanted}, None):
        # What differs first may be another thing in a smaller position; something else is better than nothing.

        def shows(scenario: Scenario, families: set[str] | None = families) -> bool:
            names = {_family(name) for name in look(scenario)}
            return bool(names & families) if families else any(not name.startswith(BREAKS) for name in names)

        for scenario in found:
            if shows(scenario):
                return _with_facts(_smallest(scenario, shows, tick, tries), pool)
    return None


def _wanted(what: str) -> str:
    """The family of what a campaign says of a difference."""
    kind, _, cell = what.partition(" ")
    if IMAGINED in what:
        return IMAGINED
    return _family(LEGALITY if kind == "legality" else cell if kind == "cell" else what)


def _family(cell: str) -> str:
    """A cell without whose and where: both change when cards are left out."""
    return IMAGINED if cell.startswith(IMAGINED) else SEEN if cell.startswith(SEEN) else _DIGITS.sub("#", cell)


def _starts(moments: Sequence[_Moment], name: str) -> Iterator[Scenario]:
    """The end of the game from ever earlier decisions on; the position after it comes first, as a mask may be wrong there."""
    moments = moments[-LOOK_BACK:]
    for first in range(len(moments) - 1, -1, -1):
        rest = moments[first:]
        try:
            moves = [move_of(one.game, one.action) for one in rest if one.action is not None]
            yield scenario_of(rest[0].game, moves, [one.results for one in rest], name)
        except Untold:
            continue


def _moments(game: Game, seed: int, actions: Sequence[int]) -> Iterator[_Moment]:
    for number, action in enumerate(actions, start=1):
        chance = ToldChance(step_key(seed, number), game.turn_player)
        try:
            after = advance(game, action, chance)
        except Exception:  # a reference with a fault may break: that is then what is shown
            yield _Moment(game, action, chance.results)
            return
        yield _Moment(game, action, chance.results)
        game = after
    yield _Moment(game, None, Results())


def _smallest(
    start: Scenario, shows: Callable[[Scenario], bool], tick: Callable[[int], None], tries: int
) -> Scenario:
    """Takes whatever can be taken away, as long as anything can."""
    found, candidates = start, smaller(start)
    for tried in range(1, tries + 1):
        candidate = next(candidates, None)
        if candidate is None:
            break
        tick(tried)
        if shows(candidate):
            found, candidates = candidate, smaller(candidate)
    return found


def _with_facts(scenario: Scenario, pool: CardPool) -> Scenario:
    """Says at the end what the last move changes by the reference, or what is possible: the file states what should be."""
    made = [step for step in scenario.steps if step.do]
    try:
        moves = Moves(build(pool, scenario), Script.of(pool, scenario))
        before = after = _facts(moves.game)
        for step in made:
            before = after
            moves.make(step.do or "")
            after = _facts(moves.game)
        changed = {name: value for name, value in after.items() if before.get(name) != value}
        possible = [move_of(moves.game, action) for action, flag in enumerate(legal_mask(moves.game)) if flag]
    except Exception:  # a reference that breaks says nothing of what should be
        return scenario.model_copy(update={"steps": tuple(made) or scenario.steps})
    said = [Step(expect=changed)] if changed else [Step(legal=tuple(dict.fromkeys(possible)))]
    return scenario.model_copy(update={"steps": (*made, *said)})


def _facts(game: Game) -> dict[str, object]:
    spots = [f"{seat}.{spot}" for seat in "AB" for spot in ("active", "bench.0", "bench.1", "bench.2")]
    facts = ("card", "damage", "energy", "conditions")
    names = [f"{spot}.{what}" for spot in spots if fact(game, spot) != NONE for what in facts]
    names += [f"{seat}.{what}" for seat in "AB" for what in ("hand_size", "deck_size", "points")]
    return {name: fact(game, name) for name in (*names, "to_act", "winner")}
