"""Positions, moves and what came of them in plain words; pages and terminals say the same."""
