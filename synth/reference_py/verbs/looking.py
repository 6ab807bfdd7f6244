"""Verbs that show or arrange cards without moving them between piles."""

from synth.dsl import ast
from synth.dsl.ast import Quantifier, Role, Side, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Option
from synth.reference_py.queries.measure import number
from synth.reference_py.queries.select import cards, players
from synth.reference_py.verbs.card_choice import ask_card
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS, look, shuffle
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place


def show(game: Game, chance: Chance, statement: ast.Show) -> None:
    what, effect = statement.what, game.running
    effect.did = False
    if what.zone is Zone.TOP:
        owners = [p for p in players(game, effect, what.side) if game.players[p].cards_in(Place.DECK)]
        if what.quantifier is not Quantifier.CHOOSE or len(owners) == 1:
            _look(game, chance, owners, what)
        elif owners:
            options = tuple(Option(int(player != effect.controller)) for player in owners)
            game.ask(Phase.CHOOSE_OPTION, effect.controller, options, _choose_deck, what)
        return
    found = cards(game, effect, what)
    if what.quantifier is Quantifier.RANDOM:
        found = _random(game, chance, found, what.n)
        if found:
            effect.call(None, found[-1])
    if what.role is not Role.MOVED:
        effect.found = _as_found(game, found)
    effect.did, effect.result = bool(found), len(found)
    for card in found:
        owner = game.players[card.player]
        if owner.place[card.at] in (Place.HAND, Place.DECK) and (card.player != effect.controller or statement.to is Side.BOTH):
            owner.seen[card.at] |= OPPONENT_KNOWS
    if what.zone is Zone.DECK and what.quantifier is Quantifier.RANDOM:
        for player in players(game, effect, what.side):
            shuffle(game, player)


def _random(game: Game, chance: Chance, found: list[Held], n: int) -> list[Held]:
    picked: list[Held] = []
    left = list(found)
    while left and len(picked) < n:
        picked.append(chance.among(Purpose.PICK_CARD, chance.count(Purpose.PICK_CARD), left, game.card))
        left.remove(picked[-1])
    return picked


def _as_found(game: Game, found: list[Held]) -> tuple[tuple[Held, int], ...]:
    return tuple((card, game.players[card.player].place[card.at]) for card in found)


def _choose_deck(game: Game, chance: Chance, answer: Option, what: ast.Selector) -> None:
    player = game.running.controller if answer.number == 0 else 1 - game.running.controller
    _look(game, chance, [player], what)


def _look(game: Game, chance: Chance, owners: list[int], what: ast.Selector) -> None:
    effect = game.running
    effect.found = ()
    for player in owners:
        found = look(game, chance, player, number(game, effect, what.top), knows(game, player))
        effect.found += _as_found(game, found)
        effect.did = bool(effect.found)
        if len(found) == 1:
            effect.call(None, found[0])


def knows(game: Game, player: int) -> int:
    """The bits of `seen` for a card of this player's deck that the effect's controller looks at."""
    return OWNER_KNOWS if player == game.running.controller else OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE


def order(game: Game, chance: Chance, statement: ast.Order) -> None:
    what, effect = statement.what, game.running
    for player in players(game, effect, what.side):
        if statement.how == "random":
            shuffle(game, player)
            continue
        found = look(game, chance, player, number(game, effect, what.top), knows(game, player))
        effect.found = _as_found(game, found)
        effect.left = len(found)
        _arrange(game, chance, what, player, len(found))


def _arrange(game: Game, chance: Chance, what: ast.Selector, player: int, n: int) -> None:
    """The new top card first, one a choice; `left` are still to be placed."""
    owner, effect = game.players[player], game.running
    if effect.left <= 1:
        effect.left = 0
        return
    place = n - effect.left + 1
    loose = [Held(player, at) for at in owner.cards_in(Place.DECK) if place <= owner.order[at] <= n]
    ask_card(game, chance, what, loose, False, _arranged, what, player, n)


def _arranged(game: Game, chance: Chance, card: Held, what: ast.Selector, player: int, n: int) -> None:
    owner = game.players[player]
    place, before = n - game.running.left + 1, owner.order[card.at]
    for at in owner.cards_in(Place.DECK):
        if place <= owner.order[at] < before:
            owner.order[at] += 1
    owner.order[card.at] = place
    game.running.left -= 1
    _arrange(game, chance, what, player, n)
