"""What was done, and what chance did with it."""

from collections.abc import Iterator

from synth.play.live.chance import Coins, Picked, Roll
from synth.play.words.happening import Happening, Line
from synth.play.words.moves import copied_words, option_words, shown_card
from synth.play.words.voice import unit_name
from synth.reference_py.game import Spot
from synth.reference_py.rules.attack import usable_attacks
from synth.spec.layout import Phase

SHORT = 20
"""Letters of an answer that is told as it was given."""


def done(it: Happening) -> Iterator[Line]:
    """The move itself; what is put down face down is not told."""
    group, offset = it.action
    if it.before.phase is Phase.SETUP and it.actor == 1:
        if group == "end":
            yield Line("move", it.voice.does(1, "finish setting up"))
        return
    words = _words(it, group, offset)
    if words:
        yield Line("move", it.voice.does(it.actor, words))


def _words(it: Happening, group: str, offset: int) -> str:
    before = it.before
    match group:
        case "end":
            if before.phase is Phase.SETUP:
                return "finish setting up"
            return "end the turn" if before.phase is Phase.MAIN else "choose no more"
        case "attach":
            unit = unit_name(before.sides[it.actor].energy_now - 1)
            return f"attach {unit} Energy to {it.spot(before, it.own(offset))}"
        case "retreat":
            return f"retreat {it.standing(it.own(0))} for {it.standing(it.own(offset + 1))}"
        case "attack":
            attacks = dict(usable_attacks(it.done.before, Spot(it.done.before.turn_player, 0), prior=True))
            return f"attack with {it.standing(it.own(0))}: {attacks[offset].name}"
        case "ability":
            standing = before.slot(it.own(offset))
            assert standing is not None, "only a Pokémon has an Ability to use"
            card = it.library.card(standing.card)
            return f"use {card.name}'s Ability: {card.ability.name if card.ability else ''}"
        case "discard":
            return f"discard {it.standing(it.own(offset))} from play"
        case "play":
            return f"play {it.name(it.held(offset))}"
        case "stadium":
            return f"use {it.name(before.stadium)}"
        case "slot":
            return f"choose {it.spot(before, it.own(offset))}"
        case "energy":
            return f"choose {unit_name(offset)} Energy"
        case "card" | "rank" if it.done.before.question is None:
            return f"attack with {it.name(it.held(offset))}'s attack"
        case "card":
            number = it.held(offset)
            if it.actor == 0 or shown_card(before, it.after, number):
                return f"choose {it.name(number)}"
            return "choose a card"
        case "rank":
            return f"choose one of {it.voice.of(1 - it.actor)} cards"
        case "option":
            said = option_words(it.library, it.done.before, before.row, offset)
            # What a card offers stands on the card; only short answers are repeated.
            return f"answer “{said}”" if len(said) <= SHORT else f"choose option {offset + 1}"
        case "copy":
            verb = "choose" if it.done.before.question else "attack with"
            return f"{verb} {copied_words(it.library, it.done.before, offset)}"
    return ""


def chance(it: Happening) -> Iterator[Line]:
    for roll in it.done.rolls:
        yield coin_line(roll) if isinstance(roll, Coins) else Line("coins", f"At random: {_picked(it, roll)}")


def _picked(it: Happening, roll: Roll) -> str:
    assert isinstance(roll, Picked)
    if isinstance(roll.what, Spot):
        return it.spot(it.before, roll.what.slot + it.before.slots * (roll.what.player ^ it.before.viewer))
    return roll.what


def coin_line(roll: Coins) -> Line:
    faces = [("tails", "heads")[face] for face in roll.faces]
    words = f"{'Coin' if len(faces) == 1 else f'{len(faces)} coins'}: {', '.join(faces) or 'none'}"
    if len(faces) > 1:
        words += f" ({sum(roll.faces)} heads)"
    return Line("coins", f"{words}{f' ({roll.why})' if roll.why else ''}", roll.faces)
