"""Where an engine parts from the reference in a scenario: the same position, moves and random results on both."""

from collections.abc import Callable, Sequence

from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.chance import HashChance, Key
from synth.reference_py.export import export, numbers
from synth.reference_py.game import Game
from synth.reference_py.imagine import imagined
from synth.reference_py.rules.legal import legal_mask
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.errors import InputError
from synth.spec.layout import observation
from synth.verify.engines.seats import NotLoadable
from synth.verify.rollouts.comparing import reference_parts
from synth.verify.rollouts.imagining import can_be_compared
from synth.verify.scenarios.chance import OutOfScript, Script
from synth.verify.scenarios.keys import NoKey, find_key
from synth.verify.scenarios.moves import Illegal, Moves
from synth.verify.scenarios.position import build, known_cards
from synth.verify.scenarios.run import Rival
from synth.verify.scenarios.scenario import Scenario

LEGALITY, SEEN, IMAGINED, BREAKS = "legal actions", "observation", "imagined world", "the reference breaks"
Apart = dict[str, tuple[int, int]]


def parting(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival], worlds: Sequence[Key] = ()) -> frozenset[str]:
    """The cells on which they differ at first, or `legal actions`; none if they agree or the scenario cannot be played."""
    return frozenset(LEGALITY if name.startswith(LEGALITY) else name for name in values_apart(scenario, pool, rival, worlds))


def values_apart(scenario: Scenario, pool: CardPool, rival: Callable[[int], Rival], worlds: Sequence[Key] = ()) -> Apart:
    """What they differ in at first, with the value of the reference and that of the other engine. `worlds`: what players
    imagine with these keys is compared too."""
    try:
        game = build(pool, scenario)
        _loosen(game, scenario)
        engine = rival(game.cards)
        state = engine.load(export(game))
        found = _apart(game, engine, state, worlds)
        if found:
            # A position that an engine does not keep as it is shows nothing.
            return {name: values for name, values in found.items() if name.startswith((LEGALITY, SEEN, IMAGINED))}
        moves = Moves(game, Script.of(pool, scenario))
        for step in scenario.steps:
            for taken in moves.make(step.do) if step.do else ():
                state = engine.step(state, taken.action, find_key(taken.drawn))
                found = _apart(taken.game, engine, state, worlds)
                if found:
                    return found
    except (InputError, Unsupported, Illegal, OutOfScript, NoKey, NoRoom, NotLoadable):
        return {}
    except Exception as error:
        # A position that no game comes to may make an engine stumble: that is not the difference that is looked for as a rule.
        return {f"{BREAKS}: {type(error).__name__}": (1, 0)}
    return {}


def _loosen(game: Game, scenario: Scenario) -> None:
    """A deck in no order draws its first card by script all the same, and every engine can load it. What is known stays."""
    known = [*known_cards(game, scenario)]
    for player in game.players:
        player.order = [0] * len(player.order)
    for player, at, one in known:
        player.order[at] = one.at


def _apart(game: Game, engine: Rival, state: object, worlds: Sequence[Key]) -> Apart:
    actual, mask = engine.export(state), legal_mask(game)
    cells = {name: (value, actual.get(name, 0)) for name, value in export(game).items() if actual.get(name) != value}
    if cells:
        return cells
    mine, theirs = (_possible(game, legal) for legal in (mask, engine.legal_mask(state)))
    if mine != theirs:
        return {f"{LEGALITY}: {what}": (int(what in mine), int(what in theirs)) for what in sorted(mine ^ theirs)}
    return _seen_apart(game, mask, engine, state) or _worlds_apart(game, engine, state, worlds)


def _seen_apart(game: Game, mask: list[bool], engine: Rival, state: object) -> Apart:
    _, _, *views = reference_parts([game], [mask])
    entries = list(observation(game.shape))
    for player, view in enumerate(views):
        there = engine.observe(state, player)
        apart = {name: (here, seen) for name, here, seen in zip(entries, view[0].tolist(), there, strict=True) if here != seen}
        if apart:
            return {f"{SEEN} of player {player}: {name}": values for name, values in apart.items()}
    return {}


def _worlds_apart(game: Game, engine: Rival, state: object, keys: Sequence[Key]) -> Apart:
    for viewer in range(2):
        for key in keys if can_be_compared(game, viewer) else ():
            theirs = engine.imagine(state, viewer, key)
            mine = numbers(imagined(game, viewer, HashChance(key))) if theirs is not None else []
            if theirs is not None and mine != theirs:
                at = next(at for at, pair in enumerate(zip(mine, theirs, strict=True)) if pair[0] != pair[1])
                return {f"{IMAGINED} of player {viewer}": (mine[at], theirs[at])}
    return {}


def _possible(game: Game, mask: Sequence[bool]) -> set[str]:
    """Of equal cards one stands for all; which one depends on the order of a deck list that no game has."""
    table, cards = game.pool.actions(game.cards), game.players[game.decider].cards
    found = set()
    for action in (action for action, flag in enumerate(mask) if flag):
        group, _, offset = table.describe(action).partition(" ")
        found.add(f"{group} {game.pool[cards[int(offset)]].id}" if group in ("play", "card") else f"{group} {offset}".strip())
    return found
