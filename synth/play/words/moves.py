"""Legal moves and choices in words, for who decides; and what a move looked like to the other player."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from synth.play.live.board import Board, known_cards
from synth.play.live.pool import Library
from synth.play.words.facts import printed_damage
from synth.play.words.texts import option_texts
from synth.play.words.voice import unit_name
from synth.reference_py.cards import CardAttack
from synth.reference_py.game import AttackOf, Game, Held, Spot
from synth.reference_py.rules.attack import usable_attacks
from synth.reference_py.rules.legal import answer_action
from synth.spec.cards import Kind
from synth.spec.layout import Phase


@dataclass(frozen=True)
class Offer:
    """A legal move as the player who decides is shown it."""

    action: int
    group: str
    offset: int
    label: str
    slot: int = -1
    """of the board, own 0 to 3, the other player's 4 to 7: where a click or a drop makes it"""
    card: int = 0
    """number of the card it is about"""
    place: int = -1
    """in the own deck list: the card in hand that is played"""


def decode(game: Game, action: int) -> tuple[str, int]:
    group, _, offset = game.pool.actions(game.cards).describe(action).partition(" ")
    return group, int(offset or 0)


def offers(library: Library, game: Game, seen: Board, legal: Sequence[int]) -> list[Offer]:
    """Every legal move of who decides, ending last; `seen` is that player's view."""
    found = sorted((_offer(library, game, seen, action) for action in legal), key=lambda offer: offer.group == "end")
    said = Counter(offer.label for offer in found)
    return [_told_apart(library, seen, offer) if said[offer.label] > 1 else offer for offer in found]


def _told_apart(library: Library, seen: Board, offer: Offer) -> Offer:
    """The same words with the place of the Pokémon or the number of the card: others are called the same."""
    if offer.slot < 0:
        return replace(offer, label=f"{offer.label} ({library.card(offer.card).id})") if offer.card else offer
    at, standing = offer.slot % seen.slots, seen.slot(offer.slot)
    left = f", {standing.hp} of {standing.max_hp} HP" if standing else ""
    return replace(offer, label=f"{offer.label} ({f'place {at}' if at else 'Active'}{left})")


def spot_words(library: Library, seen: Board, slot: int, mine: str = "your", theirs: str = "the opponent's") -> str:
    """`your Active Charmander`, `Bulbasaur on the opponent's Bench`."""
    standing, whose = seen.slot(slot), mine if slot < seen.slots else theirs
    name = library.card(standing.card).name if standing else "empty place"
    return f"{whose} Active {name}" if slot % seen.slots == 0 else f"{name} on {whose} Bench"


def _offer(library: Library, game: Game, seen: Board, action: int) -> Offer:
    group, offset = decode(game, action)
    match group:
        case "play":
            number = seen.seen[f"my_card_{offset}"]
            return Offer(action, group, offset, _play_words(library, seen, number), card=number, place=offset)
        case "card" | "rank" if game.question is None:
            number = seen.seen[f"my_card_{offset}"]
            lent = library.card(number)
            return Offer(action, group, offset, f"{lent.attacks[group == 'rank'].name} of {lent.name}", card=number)
        case "card":
            number = seen.seen[f"my_card_{offset}"]
            return Offer(action, group, offset, library.card(number).name, card=number, place=offset)
        case "attach":
            unit = unit_name(seen.me.energy_now - 1)
            return Offer(action, group, offset, f"Attach {unit} Energy to {spot_words(library, seen, offset)}", offset)
        case "retreat":
            return Offer(action, group, offset, f"Retreat for {_name(library, seen, offset + 1)}", offset + 1)
        case "attack":
            attack = dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))[offset]
            return Offer(action, group, offset, f"Attack: {attack.name}{_worth(library, attack)}", 0)
        case "ability":
            standing = seen.me.slots[offset]
            assert standing is not None, "only a Pokémon has an Ability to use"
            card = library.card(standing.card)
            return Offer(action, group, offset, f"Use {card.name}'s Ability: {card.ability.name if card.ability else ''}", offset)
        case "discard":
            return Offer(action, group, offset, f"Discard {_name(library, seen, offset)}", offset)
        case "slot":
            return Offer(action, group, offset, _first_up(spot_words(library, seen, offset)), offset)
        case "energy":
            return Offer(action, group, offset, f"{unit_name(offset)} Energy")
        case "stadium":
            return Offer(action, group, offset, f"Use {library.card(seen.stadium).name}", card=seen.stadium)
        case "option":
            return Offer(action, group, offset, option_words(library, game, seen.row, offset))
        case "copy" | "rank":
            return _answer(library, game, seen, action, group, offset)
    return Offer(action, "end", 0, _end_words(seen))


def _first_up(words: str) -> str:
    return words[:1].upper() + words[1:]


def _worth(library: Library, attack: CardAttack) -> str:
    """`, 30+` as it is printed; nothing for an attack without damage."""
    row = library.rows[attack.row]
    said = printed_damage(row.card.attacks[row.index]) if row else str(10 * attack.damage or "")
    return f", {said}" if said else ""


def _name(library: Library, seen: Board, slot: int) -> str:
    standing = seen.slot(slot)
    return library.card(standing.card).name if standing else "nothing"


def _play_words(library: Library, seen: Board, number: int) -> str:
    card = library.card(number)
    if seen.phase is Phase.SETUP:
        return f"Put {card.name} into the Active Spot" if seen.me.slots[0] is None else f"Put {card.name} onto the Bench"
    if card.is_pokemon and card.stage:
        return f"Evolve into {card.name}"
    if card.kind in (Kind.POKEMON, Kind.FOSSIL):
        return f"Put {card.name} onto the Bench"
    return f"Attach {card.name}" if card.kind is Kind.TOOL else f"Play {card.name}"


def _end_words(seen: Board) -> str:
    if seen.phase is Phase.SETUP:
        return "Ready"
    return "End the turn" if seen.phase is Phase.MAIN else "Done"


def option_words(library: Library, game: Game, row: int, offset: int) -> str:
    """A printed option, a condition to choose, a deck to look at; or yes and no."""
    question = game.question
    for part in question.args if question else ():
        if isinstance(part, tuple) and part and isinstance(part[0], CardAttack):
            return str(part[offset].name)
        if options := getattr(part, "options", None):
            said = option_texts(library.rows[row], len(options))
            return said[offset] if said else f"Option {offset + 1}"
        if getattr(part, "how", "") == "choose" and (statuses := getattr(part, "statuses", None)):
            return str(statuses[offset]).capitalize()
        if getattr(part, "zone", "") == "top":
            return ("Your deck", "The opponent's deck")[offset]
    return ("Yes", "No")[offset] if offset < 2 else f"Option {offset + 1}"


def _answer(library: Library, game: Game, seen: Board, action: int, group: str, offset: int) -> Offer:
    """A choice whose meaning only the question knows; without a question, an attack of another Pokémon."""
    answers = game.question.answers if game.question else ()
    found = next((one for one in answers if answer_action(game, one) == (group, offset)), None) or _lent(game, offset)
    if isinstance(found, AttackOf):
        slot = found.spot.slot + (0 if found.spot.player == game.decider else seen.slots)
        standing = seen.slot(slot)
        assert standing is not None
        card = library.card(standing.card)
        return Offer(action, group, offset, f"{card.attacks[found.number].name} of {spot_words(library, seen, slot)}", slot)
    assert isinstance(found, Held)
    card = library.card(game.card(found).number)
    return Offer(action, group, offset, card.name, card=game.card(found).number)


def shown_card(before: Board, after: Board, number: int) -> bool:
    """Whether the viewer saw where a card of the other player went, and so may be told its name."""
    old, new = (Counter(found for found in known_cards(view.them) if found[0] == number) for view in (before, after))
    return old != new


def _lent(game: Game, offset: int) -> AttackOf:
    slot, number = divmod(offset, 2)
    return AttackOf(Spot(game.turn_player if slot else 1 - game.turn_player, slot), number)


def copied_words(library: Library, game: Game, offset: int) -> str:
    """The attack that an answer to a question about copying means, or that is borrowed."""
    answers = game.question.answers if game.question else ()
    found = next((one for one in answers if answer_action(game, one) == ("copy", offset)), None) or _lent(game, offset)
    assert isinstance(found, AttackOf)
    pokemon = game.at(found.spot)
    assert pokemon is not None
    return f"{pokemon.card.name}'s {pokemon.card.attacks[found.number].name}"
