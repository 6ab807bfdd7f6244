"""What a verb that moves cards did, as the words before "in this way"."""

from synth.dsl.ast import Place, Put, Role, Side, Zone
from synth.dsl.english.nouns.traits import KIND_POKEMON

_WHERE = {
    Place.HAND: "put into {} hand",
    Place.DECK: "shuffled into {} deck",
    Place.DECK_BOTTOM: "put on the bottom of {} deck",
    Place.DECK_UNDER: "put on the bottom of {} deck",
    Place.DECK_TOP: "put on top of {} deck",
    Place.BENCH: "put onto {} Bench",
}


A_TOOL = "Pokémon Tool you discarded"


def moved_so(put: Put, actor: Side, seen: Side | None = None) -> str:
    """One of the things that were moved, and by whom; `seen` is whose cards were looked at."""
    what = put.what
    who = "your opponent" if actor is Side.OPP else "you"
    if put.place is Place.DISCARD and what.zone is Zone.TOOLS:
        return A_TOOL
    if what.side is Side.BOTH and put.place is Place.DISCARD:  # what "you" discarded would be a part of it
        return "card discarded"
    if put.place is Place.DISCARD:
        return f"{'Benched Pokémon' if what.zone is Zone.BENCH else 'card'} {who} discarded"
    if put.place not in _WHERE:
        return ""
    pokemon = KIND_POKEMON in what.filters or what.zone in (Zone.BENCH, Zone.PLAY, Zone.ACTIVE)
    noun = "Pokémon Tool" if what.zone is Zone.TOOLS else "Pokémon" if pokemon else "card"
    theirs = Side.OPP in (what.side, seen if what.role is Role.FOUND else None)
    if what.side is Side.BOTH:
        return f"{noun} either player {_WHERE[put.place].format('their')}"
    return f"{noun} {who} {_WHERE[put.place].format('their' if theirs else 'your')}"
