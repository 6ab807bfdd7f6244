"""What a policy is told about each move: what it changes at once, and by the end of the turn (`play/outcomes.py` counts it)."""

from typing import NamedTuple

import numpy as np

from synth.shapes import Changes, Moves

_SCALES = {
    **{"points": 1.0, "hp": 0.1, "active_hp": 0.1, "pokemon": 1.0, "energy": 0.5, "active_energy": 0.5},
    **{"hand": 0.5, "deck": 0.5, "ill": 1.0, "lasting": 1.0},
}
OF_SIDE = tuple(_SCALES)
"""Of both sides: points, HP left in tens, that of the Active Pokémon, Pokémon in play, units of Energy, cards in hand and deck,
Special Conditions, effects that last."""
_COUNTS = {f"{who} {fact}": scale for who in ("my", "their") for fact, scale in _SCALES.items()}
_ENDS = {"won": 1.0, "lost": 1.0}
_AT_ONCE = _COUNTS | _ENDS | {"turn_over": 1.0, "other_phase": 1.0, "decides_again": 1.0}
_ONWARD = _COUNTS | _ENDS | {"regret": 0.1}
AT_ONCE, ONWARD = tuple(_AT_ONCE), tuple(_ONWARD)
"""`regret`: by how much the position at the end of the turn is worse than after the best move, by a simple count."""
AT_ONCE_SCALE, ONWARD_SCALE = (np.array(list(scales.values()), np.float32) for scales in (_AT_ONCE, _ONWARD))
TOLD = 24
"""Moves of a decision that something is told about; of the others, if there ever are more, nothing is."""


class Told(NamedTuple):
    """Of each decision, for its legal moves in order; zeros where nothing is known."""

    move: Moves
    """action numbers; the number of all actions stands for none"""
    at_once: Changes
    onward: Changes
