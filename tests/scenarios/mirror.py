"""The reference in the place of the other engine."""

from synth.reference_py.engine import step
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.rules.legal import legal_mask


class Mirror:
    """The reference again, with chance from the key instead of the script."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def load(self, cells):
        assert cells == export(self._game)
        return self._game

    def step(self, state, action, key):
        return step(state, action, key)

    legal_mask = staticmethod(legal_mask)
    export = staticmethod(export)
