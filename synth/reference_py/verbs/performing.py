"""Runs the statements of an effect one after the other; any of them may stop to ask. The verbs register themselves."""

from collections.abc import Callable

from synth.dsl import ast
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game

PAYABLE: list[Callable[..., bool]] = []
"""Whether a cost can be paid in full; if not, the rest of its block is not done."""
VERBS: dict[type[ast.Node], Callable[..., None]] = {}
TELL: dict[str, Callable[..., None]] = {}
"""What happens when a Pokémon evolved, or moved up, by a verb: texts that wait for it answer."""


def tell_of(game: Game, who: list[int], event: ast.Event) -> None:
    """These players did it, one entry for each time: of the player whose turn it is is told first."""
    if event in game.words.events and not game.running.hushed:
        for player in sorted(who, key=game.side, reverse=True):
            game.next(TELL["acted"], player, event)


def perform(game: Game, chance: Chance, block: ast.Block, at: int = 0) -> None:
    """The statement at this place, then the rest."""
    if at >= len(block) or game.running.failed:
        return
    statement = block[at]
    if isinstance(statement, ast.Pay) and not PAYABLE[0](game, game.running, statement):
        return
    if at + 1 < len(block):
        game.next(perform, block, at + 1)
    if isinstance(statement, ast.Choose | ast.Heal):
        # What may be chosen depends on what is done with it.
        VERBS[type(statement)](game, chance, statement, block[at + 1 :])
    else:
        VERBS[type(statement)](game, chance, statement)
