"""What an attack or a Knock Out sets off: Abilities, then Tools, then what attacks have armed (rulebook 11.4, 14.4)."""

from synth.dsl.ast import Event
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.queries.select import covers
from synth.reference_py.rules.attack_damage import KO_ANY, KO_BY_ATTACK, guard_coin
from synth.reference_py.rules.interjections import answer_all, interject, respond, respond_armed, respond_stadium
from synth.reference_py.verbs.performing import TELL


def react(game: Game, chance: Chance) -> None:
    """The opponent's Active Pokémon answers if the attack damaged it and it is still there (rulebook 11.23, D15); then texts that
    wait for an attack that was used."""
    attack = game.running
    game.next(TELL["came"], attack.attacker, Event.ATTACKS)
    spot = Spot(1 - attack.controller, 0)
    holder = game.at(spot)
    if holder and holder.serial in attack.hit:
        game.next(_hit_back, holder.serial, attack)
        for card in (*reversed(game.tools(spot)), None):
            game.next(_react_with, holder.serial, attack, card)


def _react_with(game: Game, chance: Chance, serial: int, attack: Effect, card: Held | None) -> None:
    """Its Ability, or one of its Tools: each is asked when it is its turn."""
    spot = game.find(serial)
    for effect, body in respond(game, spot, Event.DAMAGED, attack, of=card or "ability") if spot else ():
        interject(game, chance, effect, body)


def _hit_back(game: Game, chance: Chance, serial: int, attack: Effect) -> None:
    spot = game.find(serial)
    if spot:
        answer_all(game, respond_armed(game, spot, Event.DAMAGED, attack))


def fall(game: Game, chance: Chance, attack: Effect | None, beaten: list[Spot]) -> None:
    """What Pokémon that are about to be Knocked Out set off. Pushed last first: the agenda is a stack."""
    for spot in reversed(beaten):
        game.next(_deny, game.pokemon(spot).serial, attack)
    killed = [spot for spot in beaten if attack and spot.player != attack.controller and game.pokemon(spot).serial in attack.hit]
    if killed:
        game.next(_triumph, attack)
    for spot in reversed(killed):
        game.next(_mourn, game.pokemon(spot).serial, attack)
        game.next(_what_was_armed, game.pokemon(spot).serial, attack)
        for card in (*reversed(game.tools(spot)), None):
            game.next(_last_words, game.pokemon(spot).serial, attack, card)


def _last_words(game: Game, chance: Chance, serial: int, attack: Effect, card: Held | None) -> None:
    """Of its Ability, or of one of its Tools."""
    spot = game.find(serial)
    if spot is None:
        return
    coin = guard_coin(game, KO_BY_ATTACK, spot, attack)
    for effect, body in respond(game, spot, Event.KO_BY_ATTACK, attack, coin, of=card or "ability"):
        interject(game, chance, effect, body)


def _what_was_armed(game: Game, chance: Chance, serial: int, attack: Effect) -> None:
    spot = game.find(serial)
    if spot:
        answer_all(game, respond_armed(game, spot, Event.KO_BY_ATTACK, attack))


def _mourn(game: Game, chance: Chance, serial: int, attack: Effect) -> None:
    """Texts of its owner's Pokémon that wait for any of them to fall."""
    fallen = game.find(serial)
    if fallen is None:
        return
    answers = []
    for spot in (Spot(fallen.player, slot) for slot in range(game.slots)):
        if game.at(spot):
            answers += respond(game, spot, Event.ALLY_KO, attack, it=serial)
    answer_all(game, answers)


def _triumph(game: Game, chance: Chance, attack: Effect) -> None:
    """The attacker's side: its Ability, its Tools, what this attack armed, what earlier effects armed."""
    attacker = game.find(attack.attacker)
    if attacker is None:
        return
    answers = respond(game, attacker, Event.MY_ATTACK_KOS, attack)
    for vow in attack.vows:
        # What it does to itself by then is no longer the attack's own damage.
        effect = Effect(Carrier.RULE, attack.controller, attack.row, attack.source, defender=attack.defender)
        effect.it = attack.attacker
        if covers(game, effect, vow.on, attacker):
            answers.append((effect, vow.body))
    answer_all(game, answers + respond_armed(game, attacker, Event.MY_ATTACK_KOS, attack))


def _deny(game: Game, chance: Chance, serial: int, attack: Effect | None) -> None:
    spot = game.find(serial)
    if spot:
        answers = respond(game, spot, Event.KO_ANY, attack, guard_coin(game, KO_ANY, spot, attack))
        answers += respond_armed(game, spot, Event.KO_ANY, attack)
        for at, _ in game.spots():
            answers += respond(game, at, Event.FALLS, attack, it=serial, player=spot.player)
        answers += respond_stadium(game, Event.FALLS, serial, attack)
        answer_all(game, answers)
