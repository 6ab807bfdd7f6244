"""Scenarios that are a little smaller than a given one: fewer moves, cards, Pokémon, Energy, facts."""

from collections.abc import Iterator
from typing import Any

from synth.verify.scenarios.scenario import Memory, Past, PlayerPosition, Scenario, Standing, Zone

PILES = ("deck", "hand", "discard", "bench", "known")
PLAIN: dict[str, Any] = {"points": 0, "discard_energy": "", "memory": Memory(), "zone": Zone(), "energy_types": None}
BARE: dict[str, Any] = {
    "energy": "", "tools": (), "damage": 0, "conditions": (), "played_this_turn": False, "evolved_this_turn": False,
    "moved_to_active_this_turn": False, "ability_used": False, "under": None,
    "past": Past(),
}  # fmt: skip


def smaller(scenario: Scenario) -> Iterator[Scenario]:
    """The boldest first."""
    yield from (_with(scenario, steps=steps) for steps in _shorter(scenario.steps) if steps)
    yield from (_with(scenario, **{name: None}) for name in ("stadium", "turn") if getattr(scenario, name))
    yield from (_with(scenario, lasting=rest) for rest in _shorter(scenario.lasting))
    for seat in ("A", "B"):
        player = getattr(scenario, seat)
        yield from (_with(scenario, **{seat: other}) for other in _lesser(player))
    for name in ("coins", "picks", "rolls"):
        yield from (_with(scenario, **{name: rest}) for rest in _shorter(getattr(scenario, name)))


def _lesser(player: PlayerPosition) -> Iterator[PlayerPosition]:
    for pile in PILES:
        yield from (_with(player, **{pile: rest}) for rest in _shorter(getattr(player, pile)))
    yield from (_with(player, **{name: value}) for name, value in PLAIN.items() if getattr(player, name) != value)
    yield from (_with(player, active=other) for other in _barer(player.active))
    yield from (_with(player, memory=other) for other in _plainer(player.memory))
    for place, pokemon in enumerate(player.bench):
        for other in _barer(pokemon):
            yield _with(player, bench=(*player.bench[:place], other, *player.bench[place + 1 :]))


def _barer(pokemon: Standing) -> Iterator[Standing]:
    yield from (_with(pokemon, **{name: value}) for name, value in BARE.items() if getattr(pokemon, name) != value)
    yield from (_with(pokemon, energy=rest) for rest in _shorter(pokemon.energy))
    yield from (_with(pokemon, past=other) for other in _plainer(pokemon.past))
    if pokemon.damage > 10:
        yield _with(pokemon, damage=10)


def _plainer(part: Memory | Past) -> Iterator[Any]:
    """Without one of several facts."""
    usual = type(part)()
    told = [name for name in type(part).model_fields if getattr(part, name) != getattr(usual, name)]
    yield from (_with(part, **{name: getattr(usual, name)}) for name in told if len(told) > 1)


def _shorter(items: Any) -> Iterator[Any]:
    """Without all of them, a half, a quarter …, down to a single one."""
    size = len(items)
    while size:
        for start in range(0, len(items), size):
            yield items[:start] + items[start + size :]
        size //= 2


def _with(part: Any, **changes: Any) -> Any:
    return part.model_copy(update=changes)
