"""What a decision changed on the board and among the cards, as far as the viewer sees it."""

from collections import Counter
from collections.abc import Iterator

from synth.play.live.board import Side, Standing
from synth.play.words.happening import Happening, Line
from synth.play.words.voice import counted, units_in_words
from synth.spec.layout import Phase, Place


def changes(it: Happening) -> Iterator[Line]:
    face_up = it.before.phase is Phase.SETUP and it.after.phase is not Phase.SETUP
    if face_up:
        yield from _revealed(it)
    for side in (1 - it.actor, it.actor):
        old, new = it.before.sides[side], it.after.sides[side]
        yield from _board(it, side, old, new, face_up and side == 1)
    if it.before.stadium != it.after.stadium:
        if it.after.stadium:
            yield Line("change", f"{it.name(it.after.stadium)} is the Stadium now")
        else:
            yield Line("change", f"The Stadium {it.name(it.before.stadium)} is gone")
    for side in (0, 1):
        gained = it.after.sides[side].points - it.before.sides[side].points
        if gained > 0:
            total = it.after.sides[side].points
            yield Line("change", f"{it.voice.does(side, 'get')} {counted(gained, 'point')} ({total} now)")


def _revealed(it: Happening) -> Iterator[Line]:
    for side in (0, 1):
        names = [it.name(one.card) for one in it.after.sides[side].slots if one]
        if names:
            bench = f", {', '.join(names[1:])} on the Bench" if names[1:] else ""
            yield Line("change", f"{it.voice.does(side, 'have')} {names[0]} in the Active Spot{bench}")


def _board(it: Happening, side: int, old: Side, new: Side, fresh: bool) -> Iterator[Line]:
    first = it.before.slots * side
    was = {one.serial: (slot, one) for slot, one in enumerate(old.slots) if one}
    now = {one.serial: (slot, one) for slot, one in enumerate(new.slots) if one}
    for serial, (slot, one) in was.items():
        if serial not in now:
            what, fell = _first_up(it.spot(it.before, first + slot)), _fell(it, old, new, one.card)
            yield Line("change", f"{what} {'is Knocked Out' if fell else 'leaves play'}", (), first + slot, "KO" if fell else "")
    for serial, (slot, one) in now.items():
        if serial in was:
            hurt = one.damage - was[serial][1].damage
            mark = f"−{hurt}" if hurt > 0 else f"+{-hurt}" if hurt < 0 else ""
            for text in _changed(it, side, was[serial][1], one):
                yield Line("change", text, (), first + slot, mark)
                mark = ""  # once a Pokémon
            if slot == 0 and was[serial][0] != 0:
                yield Line("change", f"{it.name(one.card)} is in {it.voice.of(side)} Active Spot now")
        elif not fresh and it.before.phase is not Phase.SETUP:
            yield Line("change", f"{it.name(one.card)} comes into play")
    if not fresh:
        yield from (Line("change", text) for text in _conditions(it, side, old, new))


def _fell(it: Happening, old: Side, new: Side, card: int) -> bool:
    """Its card went to the discard pile, and nobody put it there."""
    thrown = it.action[0] == "discard"
    return not thrown and new.cards_in(Place.DISCARD).count(card) > old.cards_in(Place.DISCARD).count(card)


def _changed(it: Happening, side: int, old: Standing, new: Standing) -> Iterator[str]:
    name, whose = it.name(new.card), it.voice.of(side)
    if old.card != new.card:
        yield f"{_first_up(whose)} {it.name(old.card)} becomes {name}"
    if new.damage > old.damage:
        yield f"{_first_up(whose)} {name} takes {new.damage - old.damage} damage: {new.hp} of {new.max_hp} HP left"
    elif new.damage < old.damage:
        yield f"{_first_up(whose)} {name} is healed by {old.damage - new.damage}: {new.hp} of {new.max_hp} HP"
    elif new.max_hp != old.max_hp and new.card == old.card:
        yield f"{_first_up(whose)} {name} has {new.hp} of {new.max_hp} HP now"
    gained = [max(0, b - a) for a, b in zip(old.energy, new.energy, strict=True)]
    lost = [max(0, a - b) for a, b in zip(old.energy, new.energy, strict=True)]
    group, _ = it.action
    if any(gained) and not (group == "attach" and sum(gained) == 1 and side == it.actor):
        yield f"{_first_up(whose)} {name} gets {units_in_words(gained)}"
    if any(lost):
        yield f"{_first_up(whose)} {name} loses {units_in_words(lost)}"
    came, gone = (Counter(a) - Counter(b) for a, b in ((new.tools, old.tools), (old.tools, new.tools)))
    yield from (f"{_first_up(whose)} {name} loses {it.name(tool)}" for tool in gone.elements())
    yield from (f"{_first_up(whose)} {name} carries {it.name(tool)}" for tool in came.elements())


def _conditions(it: Happening, side: int, old: Side, new: Side) -> Iterator[str]:
    same = old.slots[0] and new.slots[0] and old.slots[0].serial == new.slots[0].serial
    had = old.conditions if same else ()
    if new.slots[0]:
        name = f"{_first_up(it.voice.of(side))} {it.name(new.slots[0].card)}"
        yield from (f"{name} is {condition}" for condition in new.conditions if condition not in had)
        yield from (f"{name} is no longer {condition}" for condition in had if condition not in new.conditions)


def _cards(it: Happening, side: int, old: Side, new: Side) -> Iterator[str]:
    if it.before.phase is Phase.SETUP and side == 1:
        return  # Pokémon face down counted as cards in hand
    played = int(it.action[0] == "play" and side == it.actor)
    if side == 0:
        mine = Counter(new.cards_in(Place.HAND)) - Counter(old.cards_in(Place.HAND))
        gone = sum((Counter(old.cards_in(Place.HAND)) - Counter(new.cards_in(Place.HAND))).values()) - played
        if mine:
            yield f"{it.voice.does(0, 'take')} {', '.join(map(it.name, mine.elements()))} into the hand"
        if gone > 0:
            yield f"{counted(gone, 'card').capitalize()} left {it.voice.of(0)} hand"
    else:
        more = new.hand - old.hand + played
        if more > 0:
            yield f"{it.voice.does(1, 'take')} {counted(more, 'card')} into the hand"
        elif more < 0:
            yield f"{counted(-more, 'card').capitalize()} left {it.voice.of(1)} hand"
    thrown = Counter(new.cards_in(Place.DISCARD)) - Counter(old.cards_in(Place.DISCARD))
    in_play = Counter(card for one in old.slots if one for card in (one.card, *one.tools))
    thrown -= in_play
    if played:
        thrown -= Counter([it.held(it.action[1])])
    left_hand_or_deck = old.hand + old.deck > new.hand + new.deck + played
    if thrown and left_hand_or_deck:
        yield f"Discarded: {', '.join(map(it.name, thrown.elements()))}"


def cards(it: Happening) -> Iterator[Line]:
    """Cards that came and went; those drawn for a new turn after it is announced."""
    begins = it.after.turn > max(0, it.before.turn) and it.after.phase is not Phase.OVER
    starter = 0 if it.after.my_turn else 1
    for side in (1 - starter, starter):
        if begins and side == starter:
            yield Line("turn", f"Turn {it.after.turn}: {it.voice.names[starter]}")
        if it.before.phase is not Phase.SETUP or it.after.phase is not Phase.SETUP:
            for text in _cards(it, side, it.before.sides[side], it.after.sides[side]):
                yield Line("change", text)


def _first_up(words: str) -> str:
    return f"Your{words[4:]}" if words.startswith("your") else words
