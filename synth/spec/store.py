"""The catalogue of cards: one readable JSON file a set in `catalogue/`, facts and programs, no card sentence.

A row is a card without what is usual (that it is a Pokémon; Stage 1 if it evolves); an effect in it is a list: its program, the
hash of its text, its wording if it has one. So is an attack: its name, cost, damage, effect and the sign after its damage, null
for what is usual, nothing after the last. An Ability is its name and effect. What is said of printings stands apart, `printed`:
for each value the numbers of the cards that have it, `[1, 9]` for all from 1 to 9. A printing that plays like an earlier one is
no row of its own: `same_as` there names that one. A bare list of cards, each with all its facts, is read too.
"""

import json
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from synth.spec.cards import Card, CardFacts, Kind, set_order
from synth.spec.errors import InputError, suggestion

CATALOGUE = Path(__file__).with_name("catalogue")

PRINT_FACT = "rarity"
"""What a catalogue says of a printing that plays like another."""
LEFT_TO_RECORDS = ("pack", "illustrator")
"""Facts of printings that sites disagree on saying, or that nothing here asks for."""
SAME = "same_as"
EFFECT = ("program", "text_hash", "wording")
"""What an effect in a row is a list of, unless there is more to say."""

ABILITY = ("name", "effect")
ATTACK = ("name", "cost", "damage", "effect", "op")
"""The same of an Ability, and of an attack."""

_MOST = 10_000
"""Cards of a set; a file that speaks of more is none of ours."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Catalogue:
    cards: Mapping[str, Card]
    """By id, in order of release."""

    @cached_property
    def unique(self) -> tuple[Card, ...]:
        """One printing, the first, of each card that plays differently."""
        first: dict[str, Card] = {}
        for card in self.cards.values():
            first.setdefault(card.play_id, card)
        return tuple(first.values())

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(card.name for card in self.cards.values())

    def get(self, card: str) -> Card:
        if card in self.cards:
            return self.cards[card]
        if not self.cards:
            raise InputError(f"unknown card {card}: the catalogue is empty; fill it with synth spec build")
        raise InputError(f"unknown card {card}{suggestion(card, self.cards) or '; synth spec list shows all'}")


def release(card: str) -> tuple[tuple[int, str], int]:
    """Sorts ids of printings in order of release."""
    set_code, number = card.rsplit("-", 1)
    return set_order(set_code), int(number)


def load_catalogue(sets: Sequence[str] | None = None, folder: Path = CATALOGUE) -> Catalogue:
    """The cards of these sets, or of all; over what ships lie the cards of the places in SYNTH_CARDS."""
    if folder == CATALOGUE and os.environ.get("SYNTH_CARDS"):
        # Their English is read, which the spec cannot do by itself: it asks by name for what can, if there is something to read.
        whole = import_module("synth.cards.places").laid_over_shipped(Catalogue(MappingProxyType(load_shelf(folder))))
        _known_sets(sets, dict.fromkeys(card.set for card in whole.cards.values()), folder)
        kept = {name: card for name, card in whole.cards.items() if not sets or card.set in sets}
        return Catalogue(MappingProxyType(kept))
    return Catalogue(MappingProxyType(load_shelf(folder, sets)))


def load_shelf(folder: Path, sets: Sequence[str] | None = None) -> dict[str, Card]:
    """The cards in a folder; definitions in other sets are looked up where a row names them."""
    files = {path.stem: path for path in sorted(folder.glob("*.json"))}
    _known_sets(sets, files, folder)
    shelf = _Shelf(files)
    ids = [card for code in (sets or files) for card in shelf.rows(code)]
    return {card: shelf.card(card) for card in sorted(ids, key=release)}


def _known_sets(wanted: Sequence[str] | None, known: Collection[str], folder: Path) -> None:
    for code in wanted or ():
        if code not in known:
            raise InputError(f"no set {code} in {folder}{suggestion(code, known)}; there are {' '.join(known) or 'none'}")


class _Shelf:
    """Reads set files when a card of theirs is first asked for."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files
        self._rows: dict[str, dict[str, Row]] = {}

    def rows(self, set_code: str) -> dict[str, Row]:
        if set_code not in self._rows:
            self._rows[set_code] = _read(self._files[set_code]) if set_code in self._files else {}
        return self._rows[set_code]

    def card(self, name: str) -> Card:
        set_code = name.rsplit("-", 1)[0]
        row = self.rows(set_code)[name]
        definition = row
        if SAME in row:
            first = row[SAME]
            definition = self.rows(str(first).rsplit("-", 1)[0]).get(first, {SAME: first})
            if SAME in definition:
                raise InputError(f"{self._files[set_code]}: card {name}: same_as {first} is no card with a definition")
        facts = {field: value for field, value in row.items() if field in ("id", PRINT_FACT)}
        known = {field: value for field, value in definition.items() if field != PRINT_FACT}
        try:
            return Card.model_validate({**known, **facts, "play_id": definition["id"]})
        except ValidationError as error:
            problem = error.errors()[0]
            field = ".".join(map(str, problem["loc"])) or "the whole card"
            raise InputError(f"{self._files[set_code]}: card {name}: {field}: {problem['msg']}") from None


def _read(path: Path) -> dict[str, Row]:
    content = _parsed(path)
    cards, printed = (content.get("cards"), content.get("printed")) if isinstance(content, dict) else (content, {})
    if not isinstance(cards, list) or not isinstance(printed, dict):
        raise InputError(f"{path}: expected a list of cards, or `cards` and what is `printed`")
    rows: dict[str, Row] = {}
    for place, row in enumerate(cards):
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise InputError(f"{path}: entry {place}: expected a card with an id")
        if row["id"] in rows or row["id"].rsplit("-", 1)[0] != path.stem:
            raise InputError(f"{path}: card {row['id']}: stands twice, or belongs into the file of another set")
        if isinstance(row.get("ability"), list):
            row["ability"] = _named(row["ability"], ABILITY)
        if isinstance(row.get("attacks"), list):
            row["attacks"] = [_named(attack, ATTACK) if isinstance(attack, list) else attack for attack in row["attacks"]]
        for carrier in _carriers(row):
            if isinstance(carrier["effect"], list):
                carrier["effect"] = _named(carrier["effect"], EFFECT)
        rows[row["id"]] = row if isinstance(content, list) or SAME in row else _usual(row) | row
    for field in (SAME, *(field for field in printed if field != SAME)):
        for value, card in _said(path, field, printed.get(field, {})):
            if field == SAME and card not in rows:
                rows[card] = {"id": card}
            elif card not in rows or field in rows[card] or field == SAME:
                raise InputError(f"{path}: printed: {field}: {value}: {card} is no card, or has one already")
            rows[card][field] = value
    return rows


def _named(said: list[Any], fields: Sequence[str]) -> Row:
    """What a list says; more than that stays as it is, for the model to refuse."""
    extra = {"said": said} if len(said) > len(fields) else {}
    return {field: value for field, value in zip(fields, said, strict=False) if value is not None} | extra


def _said(path: Path, field: str, values: Any) -> Iterator[tuple[str, str]]:
    """What a fact of printings says of which card."""
    if field not in (SAME, PRINT_FACT) or not isinstance(values, dict):
        raise InputError(f"{path}: printed: {field}: expected one of {SAME}, {PRINT_FACT}, with values")
    for value, numbers in values.items():
        for run in numbers if isinstance(numbers, list) else (numbers,):
            match run:
                case int(first), int(last) if first <= last < _MOST:
                    cards = range(first, last + 1)
                case int(first):
                    cards = range(first, first + 1)
                case _:
                    raise InputError(f"{path}: printed: {field}: {value}: expected numbers or [first, last], not {run!r}")
            yield from ((value, f"{path.stem}-{number:03}") for number in cards)


def _parsed(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InputError(f"{path}: cannot be read as UTF-8 JSON ({error})") from None


def is_catalogue(path: Path) -> bool:
    """Whether a file is a catalogue's: records name the card they play as, a catalogue's rows do not."""
    content = _parsed(path)
    if isinstance(content, dict):
        return "cards" in content
    return isinstance(content, list) and bool(content) and isinstance(content[0], dict) and "play_id" not in content[0]


def write_catalogue(cards: Iterable[Card], folder: Path) -> list[Path]:
    """Writes one file a set, the same bytes for the same cards; returns the files."""
    by_id = {card.id: card for card in sorted(cards, key=lambda card: release(card.id))}
    sets: dict[str, list[Card]] = {}
    for card in by_id.values():
        sets.setdefault(card.set, []).append(card)
    folder.mkdir(parents=True, exist_ok=True)
    for set_code, members in sets.items():
        rows = [_row(card) for card in members if by_id.get(card.play_id, card) is card]
        blocks = ",\n".join(_block(row) for row in rows)
        printed = ",\n".join(_printed(members, by_id))
        text = f'{{"cards":[\n{blocks}\n],\n"printed":{{\n{printed}\n}}}}\n'
        (folder / f"{set_code}.json").write_text(text, encoding="utf-8")
    return [folder / f"{set_code}.json" for set_code in sets]


def _printed(cards: Sequence[Card], by_id: Mapping[str, Card]) -> Iterator[str]:
    """For each print fact a line for each value: the numbers of the cards that have it."""
    for field in (SAME, PRINT_FACT):
        numbers: dict[str, list[int]] = {}
        for card in cards:
            if value := _first(card, by_id) if field == SAME else getattr(card, field):
                numbers.setdefault(str(value), []).append(release(card.id)[1])
        if numbers:
            lines = (f" {_short(value)}:{_short(_runs(numbers[value]))}" for value in sorted(numbers))
            yield f"{_short(field)}:{{\n" + ",\n".join(lines) + "}"


def _runs(numbers: Sequence[int]) -> list[Any]:
    """Ascending numbers; three or more in a row are the first and the last of them."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [one for run in found for one in (run if len(run) < 3 else [[run[0], run[-1]]])]


def _first(card: Card, by_id: Mapping[str, Card]) -> str | None:
    """Another printing that has the definition of this card."""
    first = by_id.get(card.play_id, card)
    if gameplay(card) != gameplay(first):
        raise InputError(f"card {card.id} does not play like {first.id}, though both have the play_id {first.id}")
    return None if first is card else first.id


def linked(cards: Iterable[Card]) -> list[Card]:
    """The cards in order of release, each with the first printing among them that plays alike."""
    first: dict[str, str] = {}
    found = []
    for card in sorted(cards, key=lambda card: release(card.id)):
        play_id = first.setdefault(gameplay(card), card.id)
        found.append(card if card.play_id == play_id else card.model_copy(update={"play_id": play_id}))
    return found


def _row(card: Card) -> Row:
    """The card without what is at its default, or usual."""
    row = card.model_dump(mode="json", exclude_defaults=True, exclude={"play_id", PRINT_FACT, *LEFT_TO_RECORDS})
    for carrier in _carriers(row):
        carrier["effect"] = _listed(carrier["effect"], EFFECT)
    if "ability" in row:
        row["ability"] = _listed(row["ability"], ABILITY)
    if "attacks" in row:
        row["attacks"] = [_listed(attack, ATTACK) for attack in row["attacks"]]
    usual = _usual(row)
    return {field: value for field, value in row.items() if usual.get(field) != value}


def _usual(row: Row) -> Row:
    """What a row of a catalogue does not say; a bare list of cards says it."""
    return {"kind": Kind.POKEMON.value} | ({"stage": 1} if "evolves_from" in row else {})


def _listed(said: Row, fields: Sequence[str]) -> Row | list[Any]:
    if not said.keys() <= set(fields):
        return said
    last = max(fields.index(field) for field in said)
    return [said.get(field) for field in fields[: last + 1]]


def _carriers(row: Row) -> Iterator[Row]:
    """Whatever of a card has an effect: the card itself, its Ability, its attacks."""
    attacks = row.get("attacks")
    for carrier in (row, row.get("ability"), *(attacks if isinstance(attacks, list) else ())):
        if isinstance(carrier, dict) and "effect" in carrier:
            yield carrier


def gameplay(card: CardFacts) -> str:
    """Equal for two printings exactly when they play alike."""
    return card.model_dump_json(exclude={"id", "play_id", PRINT_FACT, *LEFT_TO_RECORDS})


_OWN_LINE = ("ability", "attacks", "effect")
"""Fields that begin a line of a card's block."""


def _block(row: Row) -> str:
    lines: list[str] = []
    line = ""
    for field, value in row.items():
        text = f"{_short(field)}:{_value(field, value)}"
        if field in _OWN_LINE and line:
            lines, line = [*lines, line], text
        else:
            line = f"{line},{text}" if line else text
    return "{" + ",\n ".join([*lines, line]) + "}"


def _value(field: str, value: Any) -> str:
    if field == "attacks":
        return "[" + ",\n  ".join(map(_short, value)) + "]"
    return _short(value)


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
