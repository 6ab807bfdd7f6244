"""From a selector to the Pokémon it hits: all of them, chosen ones or random ones."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Quantifier, Selector
from synth.reference_py.chance import Chance
from synth.reference_py.game import Done, Effect, Game, Held, Spot
from synth.reference_py.queries.select import spots
from synth.reference_py.queries.shielding import shielded
from synth.spec.chance import Purpose
from synth.spec.layout import Phase

Fits = Callable[[Game, Spot], bool]


def reachable(
    game: Game, effect: Effect, selector: Selector, fits: Fits | None = None, shield: bool = True
) -> list[Spot]:
    """What the selector can hit: `fits` leaves out what the verb would do nothing to (rulebook 8.1).

    Damage of attacks is no effect that a `shield` keeps away.
    """
    found = [spot for spot in spots(game, effect, selector) if not (shield and shielded(game, effect, spot))]
    return [spot for spot in found if fits(game, spot)] if fits else found


def aim(
    game: Game,
    chance: Chance,
    selector: Selector,
    then: Callable[..., None],
    *args: Any,
    fits: Fits | None = None,
    shield: bool = True,
) -> None:
    """Calls `then(game, chance, spots, …)` once it is known which Pokémon are meant; not at all if there is none."""
    effect = game.running
    found = reachable(game, effect, selector, fits, shield)
    decider = effect.controller if selector.by == "my" else 1 - effect.controller
    match selector.quantifier:
        case Quantifier.CHOOSE:
            choose_some(game, chance, decider, found, selector.n, then, *args)
        case Quantifier.ANY | Quantifier.UP_TO:
            n = selector.n if selector.quantifier is Quantifier.UP_TO else len(found)
            _choose_any(game, decider, found, n, then, args)
        case Quantifier.RANDOM | Quantifier.BY_COIN:
            picked: list[Spot] = []
            n = selector.n if selector.quantifier is Quantifier.RANDOM else effect.heads
            while found and len(picked) < n:
                picked.append(random_spot(chance, found))
                found.remove(picked[-1])
            _hit(game, chance, picked, then, args)
        case _:
            # Nothing was picked: it is `it` for questions of this statement, not for those after it.
            game.next(_call_it, effect.it, effect.it_card, effect.spot, effect.chosen)
            _hit(game, chance, found, then, args)


def choose_some(
    game: Game, chance: Chance, decider: int, candidates: list[Spot], n: int, then: Callable[..., None], *args: Any
) -> None:
    """n different ones, one a choice; if there are no more than n it is all of them."""
    if n == 1:
        choose(game, chance, decider, candidates, _chosen, then, args)
    elif len(candidates) <= n:
        chance.forced += candidates
        _hit(game, chance, candidates, then, args)
    else:
        game.running.left = n
        game.ask(Phase.CHOOSE_SLOT, decider, tuple(candidates), _chosen_one, [], decider, candidates, then, args)


def _chosen_one(
    game: Game,
    chance: Chance,
    spot: Spot,
    before: list[Spot],
    decider: int,
    candidates: list[Spot],
    then: Callable[..., None],
    args: tuple[Any, ...],
) -> None:
    chosen = [*before, spot]
    left = [other for other in candidates if other not in chosen]
    game.running.left -= 1
    game.running.call(game.pokemon(spot).serial)
    if game.running.left:
        game.ask(Phase.CHOOSE_SLOT, decider, tuple(left), _chosen_one, chosen, decider, candidates, then, args)
    else:
        then(game, chance, chosen, *args)


def _choose_any(
    game: Game, decider: int, left: list[Spot], n: int, then: Callable[..., None], args: tuple[Any, ...]
) -> None:
    """One a choice, until done, n were chosen or none is left; each takes effect at once."""
    if left and n:
        answers = (Done(), *left)
        game.ask(Phase.CHOOSE_SLOT, decider, answers, _chosen_of_any, decider, left, n, then, args)


def _chosen_of_any(
    game: Game,
    chance: Chance,
    answer: Spot | Done,
    decider: int,
    left: list[Spot],
    n: int,
    then: Callable[..., None],
    args: tuple[Any, ...],
) -> None:
    if isinstance(answer, Spot):
        game.next(_choose_on, decider, [spot for spot in left if spot != answer], n - 1, then, args)
        then(game, chance, [answer], *args)


def _choose_on(
    game: Game, chance: Chance, decider: int, left: list[Spot], n: int, then: Callable[..., None], args: tuple[Any, ...]
) -> None:
    """What the one before set off comes first; who has left play by then is no candidate any more."""
    _choose_any(game, decider, [spot for spot in left if game.at(spot)], n, then, args)


def choose(game: Game, chance: Chance, decider: int, candidates: list[Spot], then: Callable[..., None], *args: Any) -> None:
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
    if len(found) == 1 and game.at(found[0]):
        game.running.call(game.pokemon(found[0]).serial)
    if found:
        then(game, chance, found, *args)


def _call_it(
    game: Game, chance: Chance, it: int | None, card: Held | None, spot: Spot | None, chosen: tuple[int, ...]
) -> None:
    game.running.call(it, card, spot)
    game.running.chosen = chosen
