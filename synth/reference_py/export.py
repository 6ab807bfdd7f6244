"""The state as cells: every number of `layout.cells`, relative to the player whose turn it is."""

from functools import cache
from itertools import chain

from synth.reference_py.game import Game, Mark, Player, Spot
from synth.spec.layout import ENERGIES, HELD, WIDE, Phase, Shape, across, cells

_NOTHING_PENDING = {
    **{"row": 0, "source": 0, "left": 0, "it": -1, "heads": 0, "dealt": 0},
    **{"result": 0, "attack": 0, "attacker": 0, "hit": 0},
}


def export(game: Game) -> dict[str, int]:
    """Every cell by name."""
    return dict(zip(_names(game.shape), map(int, numbers(game)), strict=True))


@cache
def _names(shape: Shape) -> tuple[str, ...]:
    return tuple(cell.name for cell in cells(shape))


def numbers(game: Game) -> list[int]:
    """Every cell, in the order of the layout: what has no side, side 0, side 1."""
    shape = game.shape
    common = {
        "turn": game.turn,
        "turn_player": game.turn_player,
        "phase": game.phase,
        "decider": 0 if game.over else game.side(game.decider),
        "flow": game.flow,
        "winner": game.winner,
        "stadium": game.card(game.stadium).number if game.stadium else 0,
        "stadium_side": game.side(game.stadium.player) if game.stadium else 0,
        "supporter_played": game.supporter_played,
        "stadium_played": game.stadium_played,
        "stadium_used": game.stadium_used,
        "retreated": game.retreated,
        **pending(game),
        "again": game.again,
        "ending": game.ending if game.question else 0,
        "reflipped": game.reflipped,
        "overflow": 0,
    }
    found = [common[name] for name in _common_names(shape)]
    for player in game.sides():
        found += _side(game.players[player], player, shape)
    return found


@cache
def _common_names(shape: Shape) -> tuple[str, ...]:
    """The cells that have no side come first."""
    return tuple(name for name in _names(shape) if across(name) is None)


def pending(game: Game) -> dict[str, int]:
    """What an effect that waits for a choice has to remember."""
    effect = game.effect if game.question and game.phase is not Phase.PROMOTE else None
    if effect is None:
        return _NOTHING_PENDING
    source, it = game.find(effect.source), game.find(effect.it)
    attacker = game.find(effect.attacker) if effect.attack else None
    if effect.slot is not None:
        it = Spot(game.turn_player, effect.slot)
    return {
        "row": effect.row,
        "source": source.slot if source else 0,
        "left": effect.left,
        "it": it.slot + game.slots * game.side(it.player) if it else -1,
        "heads": effect.heads,
        "dealt": effect.dealt,
        "result": 0 if effect.slot is not None else effect.result,  # a retreat is no effect
        "attack": effect.attack,
        "attacker": attacker.slot + 1 if attacker else 0,
        "hit": sum(1 << spot.slot + game.slots * game.side(spot.player) for spot in map(game.find, effect.hit) if spot),
    }


def _side(player: Player, number: int, shape: Shape) -> list[int]:
    """All cells of a side."""
    declared = sum([1 << unit for unit in player.declared])
    found = [player.points, player.energy_now, player.energy_next, declared, player.poison, player.burn]
    found += (player.daze, player.daze_fresh or player.sleep_coins, player.moved, player.fallen, player.knockouts)
    found += (player.title, player.title_next)
    for mark in player.wide:
        found += (1 + mark.number, mark.worth, mark.turns)
    found += (0,) * (3 * (WIDE - len(player.wide)))
    found += player.times[1:]
    found += player.discarded
    for pokemon in player.slots:
        if pokemon is None:
            found += _empty(shape)
            continue
        found += (pokemon.card.number, pokemon.damage)
        found += [0 if at is None else player.cards[at] for at in pokemon.tools]
        found += (0,) * (shape.tools - len(pokemon.tools))
        last, now = pokemon.acted
        found += (
            pokemon.fresh,
            pokemon.used + 2 * pokemon.healed + 4 * pokemon.fed + 8 * pokemon.grew,
            pokemon.grown,
            pokemon.fought + 2 * now + 4 * last + 8 * pokemon.age,
            pokemon.spent,
            pokemon.struck + 2 * pokemon.hurt + 4 * pokemon.taken,
        )
        found += _held(pokemon.marks, number) if pokemon.marks else _NO_MARKS
        found += pokemon.energy
    found += chain.from_iterable(zip(player.cards, player.place, player.order, player.seen, strict=True))
    return found


_NO_MARKS = (0,) * (3 * HELD)


def _held(marks: tuple[Mark, ...], owner: int) -> list[int]:
    found: list[int] = []
    for mark in marks:
        found += (1 + 2 * mark.number + (mark.controller != owner), mark.worth, mark.turns)
    return found + [0] * (3 * (HELD - len(marks)))


@cache
def _empty(shape: Shape) -> tuple[int, ...]:
    return (0,) * (len(shape.slot_facts) + 3 * HELD + ENERGIES)
