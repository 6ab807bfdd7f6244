"""A position in lines of text, for terminals."""

from collections.abc import Iterator

from synth.play.live.board import Board, Standing
from synth.play.live.pool import Library
from synth.play.words.lasting import lasting
from synth.play.words.voice import Voice, unit_name
from synth.spec.cards import UNITS
from synth.spec.layout import Phase, Place


def position_lines(library: Library, seen: Board, voice: Voice) -> Iterator[str]:
    """Both sides, the other player's first, then the own hand."""
    stage = f"turn {seen.turn}" if seen.turn > 0 else "setup"
    stadium = f"; Stadium: {library.card(seen.stadium).name}" if seen.stadium else ""
    yield f"{stage}{stadium}"
    for which, who in ((1, "their"), (0, "my")):
        side = seen.sides[which]
        thrown = side.cards_in(Place.DISCARD)
        zone = f"Energy {unit_name(side.energy_now - 1)}" if side.energy_now else "no Energy"
        after = f", then {unit_name(side.energy_next - 1)}" if side.energy_next else ""
        yield (
            f"{voice.names[which]}: {side.points} points, {side.hand} in hand, {side.deck} in the deck, "
            f"{len(thrown)} discarded; {zone}{after}"
        )
        for slot, standing in enumerate(side.slots):
            if standing:
                where = "Active" if slot == 0 else f"Bench {slot}"
                yield f"  {where:7} {_standing(library, standing, side.conditions if slot == 0 else ())}"
        yield from (f"  in force: {words}" for words in lasting(library, seen.seen, who))
        if thrown:
            yield f"  discard pile: {', '.join(library.card(card).name for card in thrown)}"
    if seen.phase is not Phase.OVER:
        yield f"hand: {', '.join(library.card(card).name for _, card in seen.hand) or 'empty'}"


def _standing(library: Library, one: Standing, conditions: tuple[str, ...]) -> str:
    units = "".join(str(unit) * n for unit, n in zip(UNITS, one.energy, strict=True))
    tool = "".join(f", {library.card(tool).name}" for tool in one.tools)
    marks = f", {', '.join(conditions)}" if conditions else ""
    return f"{library.card(one.card).name} {one.hp} of {one.max_hp} HP {units}{tool}{marks}".rstrip()
