"""What an attack or a Knock Out sets off: Abilities, then Tools, then what attacks have armed (rulebook 11.4, 14.4)."""

from __future__ import annotations

from synth.dsl.ast import Event
from synth.reference_py.chance import Chance
from synth.reference_py.damage import KO_ANY, KO_BY_ATTACK, defended, guard_coin, weakened
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.interlude import answer_all, interject, respond
from synth.reference_py.select import covers
from synth.reference_py.wounds import hurt


def react(game: Game, chance: Chance) -> None:
    """The opponent's Active Pokémon answers if the attack damaged it and it is still there (rulebook 11.23, D15)."""
    attack = game.effect
    spot = Spot(1 - attack.controller, 0)
    holder = game.at(spot)
    if holder and holder.serial in attack.hit:
        game.next(_hit_back, spot, attack)
        game.next(_react_with, spot, attack, Carrier.TOOL)
        game.next(_react_with, spot, attack, Carrier.ABILITY)


def _react_with(game: Game, chance: Chance, spot: Spot, attack: Effect, carrier: Carrier) -> None:
    for effect, body in respond(game, spot, Event.DAMAGED, attack):
        if effect.carrier is carrier:
            interject(game, chance, effect, body)


def _hit_back(game: Game, chance: Chance, spot: Spot, attack: Effect) -> None:
    base, receiver = game.players[spot.player].marks["hit_back"], game.find(attack.attacker)
    if base and receiver:
        answer_attack(game, chance, spot, receiver, base)


def answer_attack(game: Game, chance: Chance, holder: Spot, receiver: Spot, base: int) -> None:
    """Damage that an earlier attack has armed: Weakness counts, and the receiver's own protection (rulebook 11.20, D14).

    On the Bench it is flat (D16), and it sets nothing off.
    """
    if receiver.slot == 0:
        base = defended(game, chance, holder, receiver, weakened(game, holder, receiver, base))
    hurt(game.at(receiver), base)


def fall(game: Game, chance: Chance, attack: Effect | None, beaten: list[Spot]) -> None:
    """What Pokémon that are about to be Knocked Out set off. Pushed last first: the agenda is a stack."""
    for spot in reversed(beaten):
        game.next(_deny, spot, attack)
    killed = [spot for spot in beaten if attack and spot.player != attack.controller and game.at(spot).serial in attack.hit]
    if killed:
        game.next(_triumph, attack, tuple(game.at(spot).serial for spot in killed))
    for spot in reversed(killed):
        game.next(_last_words, spot, attack, Carrier.TOOL)
        game.next(_last_words, spot, attack, Carrier.ABILITY)


def _last_words(game: Game, chance: Chance, spot: Spot, attack: Effect, carrier: Carrier) -> None:
    for effect, body in respond(game, spot, Event.KO_BY_ATTACK, attack, guard_coin(game, KO_BY_ATTACK, spot, attack)):
        if effect.carrier is carrier:
            interject(game, chance, effect, body)


def _triumph(game: Game, chance: Chance, attack: Effect, killed: tuple[int, ...]) -> None:
    """The attacker's side: its Ability, its Tool, what this attack armed, what a Trainer armed for the turn."""
    attacker = game.find(attack.attacker)
    if attacker is None:
        return
    answers = respond(game, attacker, Event.MY_ATTACK_KOS, attack)
    for vow in attack.vows:
        # What it does to itself by then is no longer the attack's own damage.
        effect = Effect(Carrier.RULE, attack.controller, attack.row, attack.source)
        answers.append((effect, vow.body))
    armed = zip(game.pool.numbers.arms, game.players[attacker.player].armed, strict=True)
    for arm, copies in armed:
        if copies and arm.event is Event.MY_ATTACK_KOS:
            effect = Effect(Carrier.TRAINER, attacker.player)
            if covers(game, effect, arm.on, attacker):
                answers.append((effect, arm.body))
    answer_all(game, answers)


def _deny(game: Game, chance: Chance, spot: Spot, attack: Effect | None) -> None:
    for effect, body in respond(game, spot, Event.KO_ANY, attack, guard_coin(game, KO_ANY, spot, attack)):
        interject(game, chance, effect, body)
