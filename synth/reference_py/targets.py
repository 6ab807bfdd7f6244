"""From a selector to the Pokémon it hits: all of them, a chosen one or a random one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Quantifier, Selector
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game, Pokemon, Spot
from synth.reference_py.select import shielded, spots
from synth.spec.chance import Purpose
from synth.spec.layout import Phase


def reachable(
    game: Game, effect: Effect, selector: Selector, fits: Callable[[Pokemon], bool] | None = None
) -> list[Spot]:
    """What the selector can hit: `fits` leaves out what the verb would do nothing to (rulebook 8.1)."""
    found = [spot for spot in spots(game, effect, selector) if not shielded(game, effect, spot)]
    return [spot for spot in found if fits(game.at(spot))] if fits else found


def aim(
    game: Game,
    chance: Chance,
    selector: Selector,
    then: Callable[..., None],
    *args: Any,
    fits: Callable[[Pokemon], bool] | None = None,
) -> None:
    """Calls `then(game, chance, spots, …)` once it is known which Pokémon are meant; not at all if there is none."""
    effect = game.effect
    found = reachable(game, effect, selector, fits)
    match selector.quantifier:
        case Quantifier.CHOOSE:
            decider = effect.controller if selector.by == "my" else 1 - effect.controller
            choose(game, chance, decider, found, _chosen, then, args)
        case Quantifier.RANDOM:
            picked = []
            while found and len(picked) < selector.n:
                picked.append(random_spot(chance, found))
                found.remove(picked[-1])
            _hit(game, chance, picked, then, args)
        case _:
            _hit(game, chance, found, then, args)


def choose(
    game: Game, chance: Chance, decider: int, candidates: list[Spot], then: Callable[..., None], *args: Any
) -> None:
    """Asks for a slot; with one candidate there is nothing to ask, with none nothing to do."""
    if len(candidates) == 1:
        chance.forced.append(candidates[0])
        then(game, chance, candidates[0], *args)
    elif candidates:
        game.ask(Phase.CHOOSE_SLOT, decider, tuple(candidates), then, *args)


def random_spot(chance: Chance, candidates: list[Spot]) -> Spot:
    return chance.among(Purpose.PICK_POKEMON, chance.count(Purpose.PICK_POKEMON), candidates)


def _chosen(game: Game, chance: Chance, spot: Spot, then: Callable[..., None], args: tuple[Any, ...]) -> None:
    _hit(game, chance, [spot], then, args)


def _hit(game: Game, chance: Chance, found: list[Spot], then: Callable[..., None], args: tuple[Any, ...]) -> None:
    if len(found) == 1:
        game.effect.it = game.at(found[0]).serial
    if found:
        then(game, chance, found, *args)
