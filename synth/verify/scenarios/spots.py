"""Names of spots: `active`, `bench.0`, with a seat before them absolute."""

import re

from synth.reference_py.game import Spot

_SPOT = re.compile(r"(?:([AB])\.)?(?:(active)|bench\.([0-6]))")


def parse_spot(text: str, relative_to: int) -> Spot | None:
    """The spot, seen from a player unless it names the seat; None for anything else."""
    match = _SPOT.fullmatch(text)
    if not match:
        return None
    seat, active, bench = match.groups()
    return Spot("AB".index(seat) if seat else relative_to, 0 if active else int(bench) + 1)


def is_absolute(text: str) -> bool:
    return text[:2] in ("A.", "B.")


def spot_name(spot: Spot) -> str:
    return f"{'AB'[spot.player]}." + ("active" if spot.slot == 0 else f"bench.{spot.slot - 1}")
