"""One game at a time, between people and players: on the reference engine, which starts at once and tells what chance did."""

DEFAULT_OPPONENT = "greedy"
"""Who plays against people that choose nobody else; the first to be made ready."""
