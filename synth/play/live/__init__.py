"""One game at a time, between people and players: on the reference engine, which starts at once and tells what chance did."""

from importlib.util import find_spec

DEFAULT_OPPONENT = "policy" if find_spec("flax") else "greedy"
"""Who plays against people that choose nobody else; the first to be made ready. The policy, where what it needs is installed."""
