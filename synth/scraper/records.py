"""Card records on disk: one JSON file a set, a card a line, read back with errors that name file, card and field."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from synth.scraper.merge import Conflict
from synth.scraper.sighting import Facts
from synth.scraper.tags import tags
from synth.spec.cards import Kind, PrintedCard, set_order
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec

CARDS_FOLDER = "cards"
RULES_FILE = "rules.json"
UNFINISHED = ".unfinished"
"""Stands in a scrape folder while its files are being replaced."""
DERIVED = ("set", "number", "ex", "mega", "points")
"""Fields a record states although they follow from others; they must agree with them."""


@dataclass(frozen=True)
class Record:
    card: PrintedCard
    play_id: str
    """First printing with the same gameplay."""
    conflicts: tuple[Conflict, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """In the field order of the records; a Trainer has none of a Pokémon's fields."""
        card = self.card
        fields = card.model_dump(mode="json")
        common = {"id": card.id, "set": card.set, "number": card.number, "name": card.name, "kind": card.kind.value}
        if card.is_pokemon:
            common |= {name: fields[name] for name in ("stage", "evolves_from", "hp", "type", "weakness", "retreat")}
            common |= {"ex": card.ex, "mega": card.mega, "points": card.points}
            common |= {name: fields[name] for name in ("ability", "attacks", "tags")}
        else:
            common |= {"hp": card.hp, "type": fields["type"]} if card.kind is Kind.FOSSIL else {}
            common["text"] = card.text
        # A card from the catalogue comes without its pack.
        common |= {name: fields[name] for name in ("rarity", "pack", "illustrator") if name != "pack" or card.pack}
        common["play_id"] = self.play_id
        common["conflicts"] = [
            {"field": conflict.field, "chosen": conflict.chosen, "values": conflict.values}
            for conflict in self.conflicts
        ]
        return common


def printed(card_id: str, facts: Facts) -> PrintedCard:
    """A card of its facts; pydantic's ValidationError where they do not make one."""
    plain = {name: value for name, value in facts.items() if "." not in name and name not in ("attacks", "ex", "mega")}
    count = int(facts.get("attacks") or 0)
    parts = ("name", "cost", "damage", "op", "text")
    has_ability = facts.get("ability.name") is not None or facts.get("ability.text") is not None
    ability = {part: facts[f"ability.{part}"] for part in ("name", "text")} if has_ability else None
    attacks = tuple({part: facts.get(f"attacks.{index}.{part}") for part in parts} for index in range(count))
    curated = tags(str(facts["name"]), card_id.rsplit("-", 1)[0]) if facts["kind"] == "pokemon" else ()
    return PrintedCard.model_validate({**plain, "id": card_id, "ability": ability, "attacks": attacks, "tags": curated})


def dumps(records: Iterable[Record]) -> str:
    """A file of records: deterministic, one card a line."""
    lines = ",\n".join(json.dumps(record.to_json(), ensure_ascii=False) for record in records)
    return f"[\n{lines}\n]\n"


def read_printed(source: Path | str) -> list[PrintedCard]:
    """Cards of a scrape folder, or of a folder or file of such records, in order of release."""
    source = Path(source)
    cards: dict[str, PrintedCard] = {}
    for path in _files(source):
        for place, record in enumerate(_load(path)):
            card = _printed_record(path, place, record)
            if card.id in cards:
                raise InputError(f"{path}: card {card.id}: field id: stands twice in {source}")
            cards[card.id] = card
    return sorted(cards.values(), key=lambda card: (set_order(card.set), card.number))


def read_rules(source: Path | str) -> RuleSpec:
    """The rules of a scrape folder, or of its rules file."""
    path = Path(source)
    path = path / RULES_FILE if path.is_dir() else path
    content = _parse(path)
    try:
        return RuleSpec.model_validate({name: entry["value"] for name, entry in content.items()})
    except (AttributeError, KeyError, TypeError) as error:
        raise InputError(f"{path}: expected an object of {{value, source}} by rule; run synth scrape again") from error
    except ValidationError as error:
        raise InputError(f"{path}: rule {_first(error)}") from error


def _files(source: Path) -> list[Path]:
    if source.is_file():
        return [source]
    if (source / UNFINISHED).exists():
        finish = f"synth scrape --offline --out {source}"
        raise InputError(f"{source}: a scrape was interrupted while it was writing; finish it with {finish}")
    folder = source / CARDS_FOLDER if (source / CARDS_FOLDER).is_dir() else source
    files = sorted(folder.glob("*.json"))
    if not files:
        raise InputError(f"{source}: no card records there; give a scrape folder or a file of records (synth scrape)")
    return files


def _parse(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise InputError(f"{path}: not UTF-8 JSON ({error})") from error


def _load(path: Path) -> list[Any]:
    content = _parse(path)
    if not isinstance(content, list):
        raise InputError(f"{path}: expected a list of card records, found {type(content).__name__}")
    return content


def _printed_record(path: Path, place: int, record: Any) -> PrintedCard:
    if not isinstance(record, dict):
        raise InputError(f"{path}: entry {place}: expected a card record, found {type(record).__name__}")
    known = PrintedCard.model_fields
    fields = {name: value for name, value in record.items() if name in known}
    where = f"{path}: card {record.get('id', f'at entry {place}')}"
    strange = set(record) - set(known) - {*DERIVED, "play_id", "conflicts"}
    if strange:
        raise InputError(f"{where}: field {min(strange)}: is no field of a card")
    if isinstance(fields.get("tags"), list):
        # A tag with a question mark is disputed; the rulebook's default (19.3) is that the card has none.
        fields["tags"] = [tag for tag in fields["tags"] if not str(tag).endswith("?")]
    try:
        card = PrintedCard.model_validate(fields)
    except ValidationError as error:
        raise InputError(f"{where}: field {_first(error)}") from error
    for name in DERIVED:
        if name in record and record[name] != getattr(card, name):
            raise InputError(f"{where}: field {name}: is {record[name]!r} but follows to be {getattr(card, name)!r}")
    return card


def _first(error: ValidationError) -> str:
    problem = error.errors()[0]
    field = ".".join(map(str, problem["loc"])) or "(the whole card)"
    return f"{field}: {problem['msg']} (given {problem['input']!r:.60})"
