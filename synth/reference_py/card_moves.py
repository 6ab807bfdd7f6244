"""Verbs about cards and places: draw, put, show, switch."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import MeasureKind, Quantifier, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.knockout import switch
from synth.reference_py.measure import EVERYTHING, amount
from synth.reference_py.piles import (
    OPPONENT_KNOWS,
    discard,
    draw,
    hand_is_full,
    hand_size,
    leave_deck,
    leave_play,
    look,
    shuffle,
)
from synth.reference_py.select import cards, players
from synth.reference_py.support import IN_PLAY
from synth.reference_py.targets import aim, reachable
from synth.spec.chance import Purpose
from synth.spec.layout import Place

_PLACES = {ast.Place.HAND: Place.HAND, ast.Place.DECK: Place.DECK, ast.Place.DISCARD: Place.DISCARD}


def draw_cards(game: Game, chance: Chance, statement: ast.Draw) -> None:
    for player in players(game, game.effect, statement.side):
        n = amount(game, game.effect, statement.amount)
        if isinstance(statement.amount, ast.Measure) and statement.amount.kind is MeasureKind.UNTIL:
            n -= hand_size(game, player)
        side = game.side(player)
        for _ in range(n):
            draw(game, chance, player, Purpose.EFFECT_DRAW, 32 * side + chance.count(Purpose.EFFECT_DRAW, side))


def put(game: Game, chance: Chance, statement: ast.Put) -> None:
    what = statement.what
    game.effect.did, game.effect.result = False, 0
    if what.role or what.zone in IN_PLAY:
        aim(game, chance, what, _put_pokemon, _PLACES[statement.place])
        return
    found = cards(game, game.effect, what)
    wanted = what.n if what.quantifier is Quantifier.RANDOM else EVERYTHING
    while found and game.effect.result < wanted:
        card = _pick(game, chance, found) if wanted < EVERYTHING else found[0]
        found.remove(card)
        if not _put_card(game, card, statement.place):
            break
        game.effect.result += 1
    game.effect.did = game.effect.result > 0
    if what.zone is Zone.DECK or statement.place is ast.Place.DECK:
        for player in players(game, game.effect, what.side):
            shuffle(game, player)


def _pick(game: Game, chance: Chance, found: list[Held]) -> Held:
    return chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), found, game.card)


def _put_pokemon(game: Game, chance: Chance, found: list[Spot], place: Place) -> None:
    for spot in found:
        leave_play(game, spot, place)
    game.effect.did = True


def _put_card(game: Game, card: Held, place: ast.Place) -> bool:
    """Whether there was room for it."""
    owner = game.players[card.player]
    slot = owner.free_bench_slot()
    if place is ast.Place.BENCH and slot is None:
        return False
    if place is ast.Place.HAND and hand_is_full(game, card.player):
        return False
    if owner.place[card.at] == Place.DECK:
        leave_deck(game, card.player, card.at)
    known = OPPONENT_KNOWS if place is ast.Place.HAND and owner.place[card.at] == Place.DISCARD else 0
    if place is ast.Place.BENCH:
        owner.place[card.at] = Place.IN_PLAY + slot
        game.enter(card.player, slot, game.card(card), fresh=True)
    elif place is ast.Place.DISCARD:
        discard(game, card)
    else:
        owner.place[card.at], owner.seen[card.at] = _PLACES[place], known
    return True


def show(game: Game, chance: Chance, statement: ast.Show) -> None:
    what = statement.what
    if what.zone is Zone.TOP:
        for player in players(game, game.effect, what.side):
            look(game, chance, player, amount(game, game.effect, what.top))
    else:
        for card in cards(game, game.effect, what):
            game.players[card.player].seen[card.at] |= OPPONENT_KNOWS


def switch_places(game: Game, chance: Chance, statement: ast.Switch) -> None:
    """Only an Active Pokémon is switched out; the one to come in is asked for only then."""
    out = [spot for spot in reachable(game, game.effect, statement.out) if spot.slot == 0]
    game.effect.did = False
    if out:
        aim(game, chance, statement.into, _switch)


def _switch(game: Game, chance: Chance, found: list[Spot]) -> None:
    if found[0].slot != 0:
        switch(game, found[0].player, found[0].slot)
        game.effect.did = True
