"""Choices of cards: of the own deck list by place, of the other player's by rank, so that nothing hidden shows."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Quantifier, Selector
from synth.reference_py.chance import Chance
from synth.reference_py.game import Done, Game, Held
from synth.reference_py.queries.select import cards
from synth.spec.chance import Purpose
from synth.spec.layout import Phase


def distinct(game: Game, found: list[Held]) -> list[Held]:
    """Of equal cards only the one earliest in the deck list, wherever they lie: they are the same choice."""
    first: dict[tuple[int, int], Held] = {}
    for held in sorted(found):
        first.setdefault((held.player, game.card(held).number), held)
    return list(first.values())


def rank(game: Game, answers: tuple[Any, ...], card: Held) -> int:
    """The place of another player's card among the candidates, by number descending."""
    theirs = (held for held in answers if isinstance(held, Held) and held.player == card.player)
    numbers = sorted((game.card(held).number for held in theirs), reverse=True)
    return numbers.index(game.card(card).number)


def choose_card(game: Game, chance: Chance, what: Selector, then: Callable[..., None], *args: Any) -> None:
    """One card, which becomes `it`."""
    found = cards(game, game.running, what)
    if what.quantifier is Quantifier.RANDOM:
        if found:
            card = chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), found, game.card)
            _chosen(game, chance, card, then, args)
        return
    ask_card(game, chance, what, found, False, _chosen, then, args)


def _chosen(game: Game, chance: Chance, card: Held, then: Callable[..., None], args: tuple[Any, ...]) -> None:
    game.running.call(None, card)
    then(game, chance, card, *args)


def ask_card(
    game: Game,
    chance: Chance,
    what: Selector,
    found: list[Held],
    may_stop: bool,
    then: Callable[..., None],
    *args: Any,
) -> None:
    """Asks for one of the cards; equal ones only leave one answer."""
    effect = game.running
    decider = effect.controller if what.by == "my" else 1 - effect.controller
    candidates = distinct(game, found)
    if len(candidates) == 1 and not may_stop:
        chance.forced.append(candidates[0])
        then(game, chance, candidates[0], *args)
    elif candidates:
        answers = (Done(), *candidates) if may_stop else tuple(candidates)
        game.ask(Phase.CHOOSE_CARD, decider, answers, then, *args)
