"""The state as cells: every number of `layout.cells` by name, relative to the player whose turn it is."""

from __future__ import annotations

from functools import cache

from synth.reference_py.game import Game, Player, Spot
from synth.spec.layout import ENERGIES, SLOTS, Counts, Phase, cells

_NO_ATTACK = {"result": 0, "attack": 0, "attacker": 0, "hit": 0}


@cache
def _nothing(cards: int, counts: Counts) -> dict[str, int]:
    return {cell.name: 0 for cell in cells(cards, counts)}


@cache
def _forgotten(cards: int, counts: Counts, facts: frozenset[str]) -> dict[str, int]:
    """Cells of memories that no card of the pool asks for."""
    return {cell.name: 0 for cell in cells(cards, counts) if cell.name.partition("_")[0] in facts}


def export(game: Game) -> dict[str, int]:
    numbers = game.pool.numbers
    found = _nothing(game.cards, numbers.counts) | {
        "turn": game.turn,
        "turn_player": game.turn_player,
        "phase": int(game.phase),
        "decider": 0 if game.over else game.side(game.decider),
        "flow": int(game.flow),
        "winner": int(game.winner),
        "stadium": game.card(game.stadium).number if game.stadium else 0,
        "stadium_side": game.side(game.stadium.player) if game.stadium else 0,
        "supporter_played": int(game.supporter_played),
        "stadium_played": int(game.stadium_played),
        "stadium_used": int(game.stadium_used),
        "retreated": int(game.retreated),
        **pending(game),
        "again": game.again,
        "ending": game.ending if game.question else 0,
        "first_heads": int(game.first_heads),
        "reflipped": int(game.reflipped),
        "retreat_less": game.retreat_less,
    }
    for k, copies in enumerate(game.discounts):
        found[f"discount{k}"] = copies
    for k, copies in enumerate(game.boosts):
        found[f"boost{k}"] = copies
    for side, player in enumerate(game.sides()):
        found |= _side(game.players[player], side)
    return found | _forgotten(game.cards, numbers.counts, numbers.forgotten)


def pending(game: Game) -> dict[str, int]:
    """What an effect that waits for a choice has to remember."""
    effect = game.effect if game.question and game.phase is not Phase.PROMOTE else None
    if effect is None:
        return {"row": 0, "source": 0, "left": 0, "it": -1, "heads": 0, "dealt": 0, **_NO_ATTACK}
    source, it = game.find(effect.source), game.find(effect.it)
    attacker = game.find(effect.attacker) if effect.attack else None
    if effect.slot is not None:
        it = Spot(game.turn_player, effect.slot)
    return {
        "row": effect.row,
        "source": source.slot if source else 0,
        "left": effect.left,
        "it": it.slot + SLOTS * game.side(it.player) if it else -1,
        "heads": effect.heads,
        "dealt": effect.dealt,
        "result": 0 if effect.slot is not None else effect.result,  # a retreat is no effect
        "attack": effect.attack,
        "attacker": attacker.slot + 1 if attacker else 0,
        "hit": sum(1 << spot.slot + SLOTS * game.side(spot.player) for spot in map(game.find, effect.hit) if spot),
    }


def _side(player: Player, side: int) -> dict[str, int]:
    found = {
        f"points_{side}": player.points,
        f"energy_now_{side}": player.energy_now,
        f"energy_next_{side}": player.energy_next,
        f"declared_{side}": declared_mask(player),
        f"poison_{side}": player.poison,
        f"burn_{side}": player.burn,
        f"daze_{side}": int(player.daze),
        f"daze_fresh_{side}": int(player.daze_fresh),
        f"moved_{side}": int(player.moved),
        f"fallen_{side}": player.fallen,
        f"knockouts_{side}": player.knockouts,
        f"title_{side}": player.title,
        f"title_next_{side}": player.title_next,
    }
    for lock, value in player.locks.items():
        found[f"{lock}_{side}"] = value
    for k, copies in enumerate(player.surges):
        found[f"surge{k}_{side}"], found[f"surge{k}_next_{side}"] = copies, player.surges_next[k]
    for k, copies in enumerate(player.guards):
        found[f"guard{k}_{side}"] = copies
    for k, waiting in enumerate(player.armed):
        found[f"armed{k}_{side}"] = waiting
    for k, times in enumerate(player.times[1:], start=1):
        found[f"times{k}_{side}"] = times
    for mark, value in player.marks.items():
        found[f"{mark}_{side}"] = value
    for unit in range(ENERGIES):
        found[f"discarded_{side}_{unit}"] = player.discarded[unit]
    for slot, pokemon in enumerate(player.slots):
        at = f"{side}_{slot}"
        found[f"pokemon_{at}"] = pokemon.card.number if pokemon else 0
        found[f"damage_{at}"] = pokemon.damage if pokemon else 0
        found[f"fresh_{at}"] = int(pokemon.fresh) if pokemon else 0
        found[f"trap_{at}"] = player.traps[slot]
        if pokemon is None:
            continue
        found[f"used_{at}"] = int(pokemon.used)
        found[f"tool_{at}"] = 0 if pokemon.tool is None else player.cards[pokemon.tool]
        found[f"grown_{at}"] = pokemon.grown
        found[f"fought_{at}"] = int(pokemon.fought)
        found[f"spent_{at}"] = int(pokemon.spent)
        found[f"struck_{at}"] = int(pokemon.struck)
        for unit in range(ENERGIES):
            found[f"energy_{at}_{unit}"] = pokemon.energy[unit]
    for at, card in enumerate(player.cards):
        found[f"card_{side}_{at}"] = card
        found[f"place_{side}_{at}"] = int(player.place[at])
        found[f"order_{side}_{at}"] = player.order[at]
        found[f"seen_{side}_{at}"] = player.seen[at]
    return found


def declared_mask(player: Player) -> int:
    return sum(1 << unit for unit in player.declared)
