"""A pool, or a game, in which one card says nothing: to see whether what it says matters."""

from copy import copy
from dataclasses import replace
from functools import lru_cache

from synth.dsl import ast
from synth.reference_py.cards import CardEffect, CardPool, PoolCard
from synth.reference_py.game import Game


def silent(card: PoolCard, attacks: bool = True) -> PoolCard:
    """The same card, without a word; its attacks do their printed damage, or all that they say."""
    mute = tuple(replace(attack, body=(), copies=False, recosts=False) for attack in card.attacks)
    return replace(
        card,
        ability=CardEffect(card.ability.row, ()) if card.ability else None,
        trainer=CardEffect(card.trainer.row, _unsaid(card.trainer.programs)) if card.trainer else None,
        attacks=mute if attacks else card.attacks,
        statics={},
        events=frozenset(),
    )


def _unsaid(programs: ast.Effect) -> ast.Effect:
    """What is played is still played."""
    return tuple(one.model_copy(update={"body": ()}) for one in programs if one.event is ast.Event.PLAY)


@lru_cache(maxsize=512)
def without(pool: CardPool, number: int, attacks: bool = True) -> CardPool:
    """All numbers stay as they are."""
    other = copy(pool)
    card = silent(pool[number], attacks)
    other.cards = [*pool.cards[:number], card, *pool.cards[number + 1 :]]
    other.attacks = pool.attacks | {attack.row: attack for attack in card.attacks}
    other.carriers = pool.carriers | {attack.row: card for attack in card.attacks}
    return other


def game_without(game: Game, number: int, attacks: bool = True) -> Game:
    """The same position, in which this card says nothing from now on, or only its attacks do. Nothing may be waiting in it."""
    twin = game.copy()
    twin.pool = without(game.pool, number, attacks)
    for player in twin.players:
        for pokemon in player.slots:
            if pokemon and pokemon.card.number == number:
                pokemon.card = twin.pool[number]
    return twin


def game_of_two(game: Game, numbers: frozenset[int], marks: frozenset[int]) -> Game:
    """The same position, in which only these cards say anything, and only what these statements have left behind is there."""
    twin = game.copy()
    twin.pool = only(game.pool, numbers)
    for player in twin.players:
        player.wide = type(player.wide)(mark for mark in player.wide if mark.number in marks)
        for pokemon in filter(None, player.slots):
            pokemon.marks = tuple(mark for mark in pokemon.marks if mark.number in marks)
            pokemon.card = twin.pool[pokemon.card.number]
    return twin


@lru_cache(maxsize=64)
def only(pool: CardPool, numbers: frozenset[int]) -> CardPool:
    """All numbers stay as they are; other cards say nothing."""
    other = copy(pool)
    other.cards = [card if card is None or card.number in numbers else silent(card) for card in pool.cards]
    said = [(attack, card) for card in other.cards if card for attack in card.attacks]
    other.attacks = pool.attacks | {attack.row: attack for attack, _ in said}
    other.carriers = pool.carriers | {attack.row: card for attack, card in said}
    return other


def game_without_marks(game: Game, numbers: frozenset[int]) -> Game:
    """The same position without what these statements have left behind."""
    twin = game.copy()
    for player in twin.players:
        player.wide = type(player.wide)(mark for mark in player.wide if mark.number not in numbers)
        for pokemon in filter(None, player.slots):
            pokemon.marks = tuple(mark for mark in pokemon.marks if mark.number not in numbers)
    return twin
