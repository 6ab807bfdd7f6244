"""The reference engine: plain Python that interprets effect programs, the judge of every generated engine."""

from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.engine import legal_mask, new_game, rewards, step
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.observe import observation
from synth.reference_py.play import random_game

__all__ = [
    "CardPool",
    "Game",
    "Unsupported",
    "export",
    "legal_mask",
    "new_game",
    "observation",
    "random_game",
    "rewards",
    "step",
]
