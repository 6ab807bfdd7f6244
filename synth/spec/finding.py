"""Cards by what people call them: the id of a printing, padded or not, or a name."""

from synth.spec.cards import Card, card_id
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue


def find_cards(wanted: str, catalogue: Catalogue) -> list[Card]:
    """The card with this id, or one printing of each card with this name."""
    set_code, _, number = wanted.rpartition("-")
    if set_code and number.isdecimal():
        return [catalogue.get(card_id(set_code, number))]
    plain = wanted.replace("’", "'").casefold()
    named = [card for card in catalogue.unique if card.name.casefold() == plain]
    if not named:
        close = suggestion(wanted, catalogue.names) or "; give an id such as A1-036, or a name; synth spec list shows all"
        raise InputError(f"no card is named {wanted}{close}")
    return named
