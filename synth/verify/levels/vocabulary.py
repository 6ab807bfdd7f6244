"""The words of a pool that can meet: effects that are used, and what lasts, holds or waits beside them."""

from collections.abc import Iterator
from dataclasses import dataclass

from synth.dsl import ast
from synth.dsl.ast import Event
from synth.dsl.numbering import Lasting, lasts
from synth.dsl.walk import blocks, statements
from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.game import Game, Spot
from synth.reference_py.rules.attack import usable_attacks
from synth.verify.rollouts.coverage import USED

PRINTED = "printed damage"
"""What an attack without a text does."""
_REACHES = frozenset({"if", "repeat", "may", "modal", "pay", "before", "require"})
"""Verbs that only say when others are run."""


@dataclass(frozen=True)
class Vocabulary:
    """Cards by what they say."""

    verbs: dict[str, list[int]]
    """Effects that a player uses."""
    others: dict[str, list[int]]
    """`static takes`, `lasting cannot`, `on damaged`: cards that say this and nothing else of the kind."""


def vocabulary(pool: CardPool) -> Vocabulary:
    found = Vocabulary({PRINTED: []}, {})
    for card in pool.cards[1:]:
        assert card is not None
        for verb in {verb for block in used_blocks(card) for verb in verbs_of(block)}:
            found.verbs.setdefault(verb, []).append(card.number)
        if any(not attack.body and attack.damage for attack in card.attacks):
            found.verbs[PRINTED].append(card.number)
        said = set(standing_words(card))
        if len(said) == 1:
            found.others.setdefault(said.pop(), []).append(card.number)
    return found


def used_blocks(card: PoolCard) -> Iterator[ast.Block]:
    for text in filter(None, (card.ability, card.trainer)):
        yield from (program.body for program in text.programs if program.event in USED)
    yield from (attack.body for attack in card.attacks)


def verbs_of(block: ast.Block) -> set[str]:
    return {str(statement.verb) for statement in said_now(block)} - _REACHES


def said_now(block: ast.Block) -> Iterator[ast.Stmt]:
    """What is done when it is used; what an `arm` says is done later."""
    for one in block:
        yield one
        if not isinstance(one, ast.Arm):
            for inner in blocks(one):
                yield from said_now(inner)


def standing_words(card: PoolCard) -> Iterator[str]:
    """What it says that matters to others: continuous effects, lasting ones, events it waits for."""
    for text in filter(None, (card.ability, card.trainer)):
        for program in text.programs:
            if program.event is Event.STATIC:
                yield from (f"static {one.modifier.kind.value}" for one in statements(program.body) if isinstance(one, ast.Give))
            elif program.event not in USED:
                yield f"on {program.event.value}"
    for block in used_blocks(card):
        for one in statements(block):
            if isinstance(one, ast.Give | ast.Arm) and lasts(one):
                yield lasting_word(one)


def lasting_word(statement: Lasting) -> str:
    if isinstance(statement, ast.Arm):
        return f"armed {statement.event.value}"
    return f"lasting {statement.modifier.kind.value}"


def used_by(game: Game, action: int) -> tuple[int, set[str]] | None:
    """The card whose text an action runs, and its verbs."""
    group, _, offset = game.pool.actions(game.cards).describe(action).partition(" ")
    player = game.players[game.decider]
    if group == "attack":
        attack = dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True)).get(int(offset))
        if attack is None:
            return None
        return game.pool.carriers[attack.row].number, verbs_of(attack.body) or {PRINTED}
    card = None
    if group == "play":
        card = game.pool[player.cards[int(offset)]]
    elif group == "ability" and (pokemon := player.slots[int(offset)]):
        card = pokemon.card
    elif group == "stadium" and game.stadium:
        card = game.card(game.stadium)
    if card is None:
        return None
    texts = [text for text in (card.ability, card.trainer) if text]
    verbs = {verb for text in texts for one in text.programs if one.event in USED for verb in verbs_of(one.body)}
    return (card.number, verbs) if verbs else None
