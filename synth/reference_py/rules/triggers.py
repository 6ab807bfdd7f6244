"""Texts that wait for something a player does: attaching Energy, evolving, putting a Pokémon onto the Bench."""

from collections.abc import Callable

from synth.dsl.ast import Event, Program, Side
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Held, Option, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics, usable
from synth.reference_py.rules.interjections import (
    Answer,
    answer_all,
    body_of,
    hears,
    interject,
    respond,
    respond_armed,
    respond_stadium,
)
from synth.reference_py.verbs.coins import NO, YES
from synth.reference_py.verbs.performing import TELL
from synth.spec.cards import UNITS, Kind
from synth.spec.layout import Phase


def attached(game: Game, chance: Chance, serial: int, unit: int) -> None:
    """A unit came from the Energy Zone: what attacks left on the Pokémon, then Abilities by slot (rulebook 6.7)."""
    spot = game.find(serial)
    if spot is None:
        return
    answers: list[Answer] = respond_armed(game, spot, Event.ATTACHED_ZONE)
    for at, pokemon in game.spots():
        for carrier, text, card in statics.programs(game, at, Event.ATTACHED_ZONE):
            program = known(text.program(Event.ATTACHED_ZONE))
            effect = Effect(carrier, at.player, text.row, pokemon.serial, card=card, it=serial)
            if _is_about(program, at, spot, unit) and hears(game, effect, program):
                answers.append((effect, body_of(program)))
    stadium = game.card(game.stadium).trainer if game.stadium else None
    heard = stadium.program(Event.ATTACHED_ZONE) if stadium else None
    if heard and (heard.energy is None or UNITS[unit] == heard.energy):
        answers += respond_stadium(game, Event.ATTACHED_ZONE, serial)
    for effect, _ in answers:
        effect.hushed = True  # or two such texts would never end
    answer_all(game, answers)


def _is_about(program: Program, at: Spot, spot: Spot, unit: int) -> bool:
    """Own attachments count only on the Pokémon itself, the opponent's on any of theirs."""
    match program.whose:
        case Side.MY:
            near = at == spot
        case Side.OPP:
            near = at.player != spot.player
        case _:
            near = True
    return near and (program.energy is None or UNITS[unit] == program.energy)


def played(game: Game, chance: Chance, held: Held) -> None:
    """A Trainer card was played from hand and is over; the card itself does not hear of it."""
    kind = game.card(held).kind
    answers = _hear(game, Event.PLAYED, held.player, lambda program: _is_such(program, kind))
    answers = [answer for answer in answers if answer[0].card != held]
    if game.at(Spot(held.player, 0)):
        for effect, body in respond_armed(game, Spot(held.player, 0), Event.PLAYED):
            effect.it, effect.defender, effect.it_card = None, None, held
            answers.append((effect, body))
    _answer_quietly(game, answers)


def evolved(game: Game, chance: Chance, serial: int) -> None:
    """A Pokémon evolved, with a card from hand or by an effect."""
    spot = game.find(serial)
    if spot:
        _answer_quietly(game, _heard_of(game, Event.EVOLVES, spot, serial) + respond_armed(game, spot, Event.EVOLVES))


def came(game: Game, chance: Chance, serial: int, event: Event) -> None:
    """A Pokémon was put from hand onto the Bench or onto another one, or healed, or used an attack: what is said to it."""
    spot = game.find(serial)
    if spot:
        _answer_quietly(game, _heard_of(game, event, spot, serial) + respond_armed(game, spot, event))


def moved_up(game: Game, chance: Chance, serial: int, left: int) -> None:
    """A Pokémon came from the Bench to the Active Spot, and the one that was there went to the Bench."""
    answers: list[Answer] = []
    up, back = game.find(serial), game.find(left)
    if up:
        if up.player == game.turn_player:
            answers += respond(game, up, Event.ON_ACTIVE)
        answers += _heard_of(game, Event.ON_ACTIVE, up, serial) + respond_armed(game, up, Event.ON_ACTIVE)
    if back:
        answers += respond(game, back, Event.MOVES_BACK) + _heard_of(game, Event.MOVES_BACK, back, left)
    _answer_quietly(game, answers)


def _heard_of(game: Game, event: Event, spot: Spot, serial: int) -> list[Answer]:
    return _hear(game, event, spot.player, lambda program: True, serial)


def acted(game: Game, chance: Chance, player: int, event: Event) -> None:
    """A player drew a card, discarded one from hand, or got points; the Stadium tells it of that player."""
    _answer_quietly(game, _hear(game, event, player, lambda program: True, teller=player))


TELL |= {"evolved": evolved, "moved_up": moved_up, "came": came, "acted": acted}


def attached_card(game: Game, chance: Chance, held: Held, serial: int) -> None:
    """A Tool was attached from hand: its own text for that."""
    spot = game.find(serial)
    if spot:
        _answer_quietly(game, respond(game, spot, Event.ON_ATTACH, of=held))


def _answer_quietly(game: Game, answers: list[Answer]) -> None:
    """What they do themselves sets nothing of the kind off, or some texts would never end."""
    for effect, _ in answers:
        effect.hushed = True
    answer_all(game, answers)


def _is_such(program: Program, kind: Kind) -> bool:
    """A Fossil is an Item where it is played (rulebook 8.29)."""
    return program.card_kind in ("trainer", Kind.ITEM if kind is Kind.FOSSIL else kind)


def _hear(
    game: Game, event: Event, player: int, concerns: Callable[[Program], bool], it: int | None = None, teller: int | None = None
) -> list[Answer]:
    """Abilities and Tools that wait for something any Pokémon, or a player, did; then the Stadium."""
    answers: list[Answer] = []
    if event not in game.words.events:
        return answers
    for at, pokemon in game.spots():
        for carrier, text, card in statics.programs(game, at, event):
            program = known(text.program(event))
            effect = Effect(carrier, at.player, text.row, pokemon.serial, card=card, it=it)
            near = program.whose is Side.BOTH or program.whose is (Side.MY if at.player == player else Side.OPP)
            if near and concerns(program) and hears(game, effect, program):
                answers.append((effect, body_of(program)))
    stadium = game.card(game.stadium).trainer if game.stadium else None
    heard = stadium.program(event) if stadium else None
    return answers + (respond_stadium(game, event, it, player=teller) if heard and concerns(heard) else [])


def entered(game: Game, chance: Chance, serial: int, event: Event) -> None:
    """An Ability for coming from the hand: used right then or never; not asked if of no use (rulebook 10.9)."""
    spot = game.find(serial)
    ability = statics.ability(game, spot) if spot else None
    program = ability.program(event) if ability else None
    if spot is None or ability is None or program is None or program.whose:
        return
    effect = Effect(Carrier.ABILITY, spot.player, ability.row, serial)
    if usable.usable(game, effect, program):
        game.effect = effect
        if program.may:
            game.ask(Phase.CHOOSE_OPTION, spot.player, (YES, NO), _enter, program)
        else:
            _enter(game, chance, YES, program)


def _enter(game: Game, chance: Chance, answer: Option, program: Program) -> None:
    effect, game.effect = game.running, None
    if answer == YES:
        interject(game, chance, effect, program.body)
