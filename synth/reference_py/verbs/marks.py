"""Marks: how lasting effects are set, added up, counted down and ended (rulebook 16)."""

from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind
from synth.reference_py.game import Game, Mark, Player, Pokemon
from synth.reference_py.queries.covering import PICKED_ATTACK
from synth.spec.layout import HELD, WIDE

TENS = frozenset(
    {
        *(ModifierKind.TAKES, ModifierKind.TAKES_AT_MOST, ModifierKind.DEALS, ModifierKind.BONUS),
        *(ModifierKind.MAX_HP, ModifierKind.POISON, ModifierKind.BURN),
    }
)
"""Modifiers whose amount is damage or HP."""
WORTH_CAP = 9999
"""The most that a mark remembers, either way, so that a cell of sixteen bits holds it."""


class NoRoom(Exception):
    """A lasting effect more than a state has room for."""


def turns_of(game: Game, duration: Duration, controller: int) -> int:
    """Ends of turns until it is over."""
    own = controller == game.turn_player
    match duration:
        case Duration.THIS_TURN:
            return 1
        case Duration.OPP_TURN:
            return 2 if own else 3
        case Duration.MY_TURN:
            return 3 if own else 2
        case Duration.WHILE_ACTIVE | Duration.WHILE_SELF_ACTIVE | Duration.REST_OF_GAME:
            return 0
    raise ValueError(f"nothing lasts for {duration}")


def mark_side(game: Game, player: Player, mark: Mark) -> None:
    player.wide = _added(game, player.wide, mark, WIDE)


def mark_pokemon(game: Game, pokemon: Pokemon, mark: Mark) -> None:
    if _is_weakness(game, mark) and any(_is_weakness(game, old) for old in pokemon.marks):
        # A Pokémon has the Weakness that it got last.
        pokemon.marks = tuple(mark if _is_weakness(game, old) else old for old in pokemon.marks)
    else:
        pokemon.marks = _added(game, pokemon.marks, mark, HELD)


def _is_weakness(game: Game, mark: Mark) -> bool:
    statement = game.pool.numbers.statements[mark.number]
    return isinstance(statement, ast.Give) and statement.modifier.kind is ModifierKind.WEAKNESS


def _added(game: Game, marks: tuple[Mark, ...], new: Mark, room: int) -> tuple[Mark, ...]:
    """Equal ones of the same turn are one, whose amounts add up: nothing grows from turn to turn (rulebook 16.8).

    A value of units and a number of Tools is the highest (6.11, 8.19), a limit of damage the lowest.
    """
    statement = game.pool.numbers.statements[new.number]
    modifier = statement.modifier if isinstance(statement, ast.Give) else None
    once = isinstance(statement, ast.Give) and statement.once
    for at, old in enumerate(marks):
        same = (old.number, old.controller, old.turns) == (new.number, new.controller, new.turns)
        adds = modifier is not None and modifier.scope not in PICKED_ATTACK
        if same and (adds or old.worth == new.worth):
            worth = old.worth
            if modifier and modifier.kind in (ModifierKind.UNIT_VALUE, ModifierKind.TOOL_SLOTS, ModifierKind.SLEEP_COINS):
                worth = max(worth, new.worth)
            elif modifier and modifier.kind is ModifierKind.TAKES_AT_MOST:
                worth = min(worth, new.worth)
            elif modifier and modifier.amount is not None and not once:
                worth = clipped(worth + new.worth)
            return (*marks[:at], old._replace(worth=worth), *marks[at + 1 :])
    if len(marks) == room:
        raise NoRoom(f"more than {room} lasting effects at once")
    return (*marks, new)


def clipped(worth: int) -> int:
    return max(-WORTH_CAP, min(WORTH_CAP, worth))


def end_with_active(game: Game, player: int) -> None:
    """The player's Active Pokémon goes to the Bench, evolves, devolves or leaves play: what its attacks have laid on others for
    as long as it is Active ends."""
    if Duration.WHILE_SELF_ACTIVE not in game.pool.numbers.asked:
        return
    me, other = game.players[player], game.players[1 - player]
    me.wide = tuple(mark for mark in me.wide if not _ends(game, mark, player))
    for pokemon in filter(None, other.slots):
        pokemon.marks = tuple(mark for mark in pokemon.marks if not _ends(game, mark, player))


def _ends(game: Game, mark: Mark, player: int) -> bool:
    lasts = game.pool.numbers.statements[mark.number].duration
    return mark.controller == player and lasts is Duration.WHILE_SELF_ACTIVE


def count_down(game: Game, again: bool) -> None:
    """The end of a turn: what was for it is over. If the same player has another turn, that is the one next to come for whoever
    waits for a turn of this player, and nobody's who waits for one of the opponent."""
    for player in game.players:
        player.wide = _left(player.wide, again)
        for pokemon in player.slots:
            if pokemon and pokemon.marks:
                pokemon.marks = _left(pokemon.marks, again)


def _left(marks: tuple[Mark, ...], again: bool) -> tuple[Mark, ...]:
    return tuple(mark._replace(turns=_sooner(mark.turns, again)) for mark in marks if mark.turns != 1)


def _sooner(turns: int, again: bool) -> int:
    if again:
        return turns - 2 if turns % 2 else turns
    return max(0, turns - 1)
