"""What a policy is told about each move: what it would change at once (`play/outcomes.py` counts it)."""

from __future__ import annotations

import numpy as np

_SCALES = {
    **{"points": 1.0, "hp": 0.1, "active_hp": 0.1, "pokemon": 1.0, "energy": 0.5, "active_energy": 0.5},
    **{"hand": 0.5, "deck": 0.5, "ill": 1.0, "lasting": 1.0},
}
OF_SIDE = tuple(_SCALES)
"""Of both sides: points, HP left in tens, that of the Active Pokémon, Pokémon in play, units of Energy, cards in hand and deck,
Special Conditions, effects that last."""
_FLAGS = ("won", "lost", "turn_over", "other_phase", "decides_again")
CHANGES = (*(f"{who} {fact}" for who in ("my", "their") for fact in OF_SIDE), *_FLAGS)
SCALE = np.array([*_SCALES.values()] * 2 + [1.0] * len(_FLAGS), np.float32)
