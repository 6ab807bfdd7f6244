"""Questions that end early because no card of the two deck lists speaks of them."""

from collections.abc import Callable

import pytest

from synth.dsl.ast import Event, ModifierKind
from synth.reference_py import game as game_module
from synth.reference_py.cards import CardPool
from synth.reference_py.export import export
from synth.reference_py.play import random_game
from synth.reference_py.words import Words
from synth.spec.decks import Deck
from tests.daily_seed import daily_seed

SEED = daily_seed()
Draft = Callable[[int], tuple[Deck, Deck]]
SEEDS = range(SEED, SEED + 12)


def _played(pool: CardPool, draft: Draft) -> list[dict[str, int]]:
    return [export(game) for seed in SEEDS for game, _ in random_game(pool, draft(seed), seed)]


def test_games_are_the_same_if_every_question_is_looked_up(
    pool: CardPool, draft: Draft, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = _played(pool, draft)

    def everything(pool: CardPool, first: tuple[int, ...], second: tuple[int, ...]) -> Words:
        return Words(pool, first, second, frozenset(ModifierKind), frozenset(Event))

    monkeypatch.setattr(game_module, "words_of", everything)
    assert short == _played(pool, draft)


def test_other_deck_lists_have_other_words(pool: CardPool, draft: Draft) -> None:
    game, _ = next(random_game(pool, draft(SEED), SEED))
    speaker = next(card for card in pool.cards if card and ModifierKind.MAX_HP in card.statics)
    silent = next(card for card in pool.cards if card and not card.statics)
    for player in game.players:
        player.cards = (silent.number,) * len(player.cards)
    assert ModifierKind.MAX_HP not in game.words.modifiers
    twin = game.copy()
    twin.players[1].cards = (speaker.number, *twin.players[1].cards[1:])
    assert ModifierKind.MAX_HP in twin.words.modifiers
    assert ModifierKind.MAX_HP not in game.words.modifiers
