"""Players by name: `random`, `greedy`, `policy:RUN`, `search:RUN@128`, `search@100ms` …"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import synth.policy
from synth.engines.engine import Engine
from synth.extras import need
from synth.spec.errors import InputError, suggestion

if TYPE_CHECKING:
    from synth.play.player import Player

SIMPLE = ("random", "attack", "evolve", "greedy", "expert")
LEARNED = ("policy", "argmax", "search")
"""These take a run folder after a colon; without one they play the policy that ships."""

COSTLY = {"greedy": 256, "expert": 256, "search": 128}
"""Players that try many actions for each they take: so many games side by side at most."""


_BUDGET = re.compile(r"(?P<who>search(?::.+)?)@(?P<number>\d{1,6})(?P<unit>ms)?")


def split_budget(name: str) -> tuple[str, str]:
    """A name, and the budget of a search after an `@`: simulations, or milliseconds."""
    found = _BUDGET.fullmatch(name)
    if found is None:
        return name, ""
    if int(found["number"]) < 1:
        raise InputError(f"{name}: a search needs one simulation or more")
    return found["who"], found["number"] + (found["unit"] or "")


def find_player(name: str, engine: Engine) -> Player:
    check_player(name)
    plain, budget = split_budget(name)
    if budget:
        return _searching(plain, budget, name, engine)
    kind, _, place = name.partition(":")
    if kind in SIMPLE and not place:
        return _simple(kind, engine)
    if kind in LEARNED:
        return _learned(kind, Path(place) if place else None, name, engine)
    return _learned("policy", Path(name), name, engine)


def check_player(name: str) -> None:
    """Raises an InputError where there is no such player, no policy for it, or what it needs is not installed."""
    name = split_budget(name)[0]
    kind, _, place = name.partition(":")
    if kind == "human":
        raise InputError("a person plays one game at a time: synth simulate A B -n 1 --players human,policy")
    if kind in SIMPLE and not place:
        return
    if kind in LEARNED or Path(name).is_dir():
        need("flax")
        path = policy_file(Path(place) if kind in LEARNED and place else None if kind in LEARNED else Path(name))
        if not path.is_file():
            raise InputError(f"no policy in {path}; synth train --out RUN makes one")
        return
    known = (*SIMPLE, *LEARNED, "human")
    more = suggestion(name, known) or f"; there are {', '.join(known)}, and run folders of synth train"
    raise InputError(f"no player {name}{more}")


def _simple(kind: str, engine: Engine) -> Player:
    # Imported here: who only looks for a name needs no JAX.
    from synth.play import greedy, scripted

    made: dict[str, Callable[[Engine], Player]] = {
        **{"random": scripted.RandomPlayer, "attack": scripted.attach_and_attack, "evolve": scripted.evolution_first},
        **{"greedy": greedy.greedy, "expert": greedy.expert},
    }
    return made[kind](engine)


def _learned(kind: str, place: Path | None, name: str, engine: Engine) -> Player:
    # Imported here: the simple players need neither flax nor a policy.
    from synth.play.learned import PolicyPlayer
    from synth.policy.store import load_policy

    function, parameters = load_policy(policy_file(place)).on(engine)
    if kind == "search":
        from synth.play.search import SearchPlayer

        return SearchPlayer(function, parameters, name)
    return PolicyPlayer(function, parameters, name, sampled=kind == "policy")


def _searching(plain: str, budget: str, name: str, engine: Engine) -> Player:
    from synth.play.budget import MOST, within
    from synth.play.search import SearchPlayer

    player = find_player(plain, engine)
    assert isinstance(player, SearchPlayer)
    if budget.endswith("ms"):
        return replace(within(player, float(budget.removesuffix("ms"))), name=name)
    if int(budget) > MOST:
        raise InputError(f"{name}: {MOST} simulations at most")
    return replace(player, simulations=int(budget), name=name)


def policy_file(place: Path | None) -> Path:
    """The file of a policy: in a run folder, given by name, or the one that ships."""
    if place is None:
        return Path(synth.policy.__file__).with_name("shipped.npz")
    return place / "policy.npz" if place.is_dir() else place


def batch_for(names: tuple[str, ...], batch: int) -> int:
    return min(batch, *(COSTLY.get(re.split("[:@]", name)[0], batch) for name in names))
