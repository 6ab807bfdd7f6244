"""What lasts from earlier effects, as a scenario says it: by the card that left it, and which of its statements it was."""

from collections.abc import Iterator, Sequence

from synth.dsl import ast
from synth.dsl.numbering import Lasting as Statement
from synth.dsl.numbering import lasts
from synth.dsl.walk import statements
from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.game import Game, Mark
from synth.spec.errors import InputError
from synth.spec.layout import HELD, WIDE
from synth.verify.scenarios.scenario import Lasting
from synth.verify.scenarios.spots import parse_spot, spot_name

SEATS = "AB"


def said_by(card: PoolCard) -> list[Statement]:
    """Statements that leave something behind, in the order in which they are printed."""
    texts = [text.programs for text in (card.ability, card.trainer) if text]
    blocks = [program.body for programs in texts for program in programs] + [attack.body for attack in card.attacks]
    found = (one for block in blocks for one in statements(block))
    return [one for one in found if isinstance(one, ast.Give | ast.Arm) and lasts(one)]


def leave(game: Game, lasting: Sequence[Lasting]) -> None:
    """Puts it there, in the order in which it was set."""
    for one in lasting:
        number = _number(game.pool, one)
        mark = Mark(number, SEATS.index(one.of), one.amount, one.turns)
        if one.on in SEATS:
            player = game.players[SEATS.index(one.on)]
            if len(player.wide) == WIDE:
                raise InputError(f"lasting: at most {WIDE} over the side of a player")
            player.wide = (*player.wide, mark)
            continue
        spot = parse_spot(one.on, game.turn_player)
        pokemon = spot and spot.slot < game.slots and game.at(spot)
        if not pokemon:
            raise InputError(f"lasting: no Pokémon at {one.on}")
        if len(pokemon.marks) == HELD:
            raise InputError(f"lasting: at most {HELD} on a Pokémon")
        pokemon.marks = (*pokemon.marks, mark)


def left_in(game: Game) -> Iterator[Lasting]:
    """The inverse: all that lasts there."""
    for number, player in enumerate(game.players):
        yield from (_told(game.pool, mark, SEATS[number]) for mark in player.wide)
    for spot, pokemon in game.spots():
        yield from (_told(game.pool, mark, spot_name(spot)) for mark in pokemon.marks)


def _told(pool: CardPool, mark: Mark, on: str) -> Lasting:
    statement, row = pool.numbers.statements[mark.number], pool.numbers.rows[mark.number]
    card = next(card for card in pool.cards[1:] if card and row in _rows(card))
    text = said_by(card).index(statement) + 1
    return Lasting(by=card.id, text=text, on=on, of="AB"[mark.controller], amount=mark.worth, turns=mark.turns)


def _rows(card: PoolCard) -> set[int]:
    return {one.row for one in (card.ability, card.trainer, *card.attacks) if one}


def _number(pool: CardPool, one: Lasting) -> int:
    said = said_by(pool[pool.number_of[one.by]])
    if one.text > len(said):
        raise InputError(f"lasting: {one.by} has {len(said)} texts that leave something behind")
    return pool.numbers.lasting[said[one.text - 1]]
