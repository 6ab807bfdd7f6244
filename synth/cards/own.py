"""Cards of one's own: a file with facts and plain English, or programs, as a source of cards like a scrape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, cast

from pydantic import BeforeValidator, Field, StringConstraints, ValidationError, model_validator

from synth.cards.documents import Document, Way, read_document
from synth.dsl import english
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.translate import Written, WrittenProgram, text_hash
from synth.spec.cards import Cost, Energy, Frozen, Kind, Name, PrintedCard, Tag, Tens, Text, card_id
from synth.spec.errors import InputError, suggestion

LARGEST_SET = 999
_STAGES = {"basic": 0, "stage 1": 1, "stage 2": 2}
_ENERGIES = {energy.name.lower(): energy for energy in Energy}


def _energy(given: Any) -> Any:
    """A letter, or the type's name."""
    return _ENERGIES.get(given.lower(), given) if isinstance(given, str) else given


def _stage(given: Any) -> Any:
    return _STAGES.get(given.lower(), given) if isinstance(given, str) else given


def _damage(given: Any) -> Any:
    """`30`, `30+` or `30x`, as a card prints it."""
    if isinstance(given, str) and given[:-1].isdigit() and given[-1] in "+x×":
        return {"damage": int(given[:-1]), "op": given[-1].replace("×", "x")}
    return {"damage": int(given) if isinstance(given, str) and given.isdigit() else given, "op": ""}


SetCode = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z0-9]{0,5}$")]
Type = Annotated[Energy, BeforeValidator(_energy)]


class _Saying(Frozen):
    """Something a card says: as printed, or as a program."""

    text: Text | None = None
    program: str | None = Field(default=None, min_length=1, max_length=2000)

    @model_validator(mode="after")
    def _once(self) -> _Saying:
        if self.text is not None and self.program is not None:
            raise ValueError("give text or program, not both")
        return self


class _Printed(Frozen):
    damage: Tens = 0
    op: str = ""


class OwnAttack(_Saying):
    name: Name
    cost: Cost = ""
    damage: Annotated[_Printed, BeforeValidator(_damage)] = _Printed()


class OwnAbility(_Saying):
    name: Name


class OwnCard(_Saying):
    name: Name
    number: int | None = Field(default=None, ge=1, le=LARGEST_SET)
    kind: Kind = Kind.POKEMON
    stage: Annotated[int, BeforeValidator(_stage), Field(ge=0, le=2)] = 0
    evolves_from: Name | None = None
    hp: Tens = 0
    type: Type | None = None
    weakness: Type | None = None
    retreat: int = Field(default=0, ge=0, le=5)
    tags: tuple[Tag, ...] = ()
    ability: OwnAbility | None = None
    attacks: tuple[OwnAttack, ...] = Field(default=(), max_length=2)


class OwnSet(Frozen):
    set: SetCode
    cards: tuple[OwnCard, ...] = Field(min_length=1, max_length=LARGEST_SET)


@dataclass(frozen=True)
class OwnCards:
    """The cards of a file, as printed; what was given as a program is in `written`, under a text that stands for it."""

    document: Document
    printed: tuple[PrintedCard, ...]
    written: Written
    ways: Mapping[tuple[str, str, Carrier], Way]
    """Where each text stands, by card, text and what carries it."""

    def where(self, card: str, text: str, carrier: Carrier) -> str:
        way = self.ways[card, text, carrier]
        return f"{self.document.where(way)}: {way[-1]}"


_KEYS = {key for part in (OwnSet, OwnCard, OwnAbility, OwnAttack) for key in part.model_fields}


def read_own(path: Path) -> OwnCards:
    document = read_document(path)
    try:
        own = OwnSet.model_validate(document.data)
    except ValidationError as error:
        raise InputError(_complaint(document, error)) from None
    ids = list(_ids(document, own))
    written: dict[tuple[str, Carrier], WrittenProgram] = {}
    ways: dict[tuple[str, str, Carrier], Way] = {}
    printed = tuple(_printed(document, at, card_id, own.cards[at], written, ways) for at, card_id in enumerate(ids))
    return OwnCards(document, printed, written, ways)


def _ids(document: Document, own: OwnSet) -> Iterator[str]:
    taken: dict[str, int] = {}
    for at, card in enumerate(own.cards):
        name = card_id(own.set, card.number or at + 1)
        if name in taken:
            where = document.where(("cards", at, "number"))
            raise InputError(f"{where}: card {card.name}: number: {name} is already card {own.cards[taken[name]].name}")
        taken[name] = at
        yield name


def _printed(
    document: Document,
    at: int,
    name: str,
    card: OwnCard,
    written: dict[tuple[str, Carrier], WrittenProgram],
    ways: dict[tuple[str, str, Carrier], Way],
) -> PrintedCard:
    here: Way = ("cards", at)

    def said(saying: _Saying, carrier: Carrier, way: Way) -> str | None:
        if saying.program is None:
            if saying.text is not None:
                ways[name, saying.text, carrier] = (*way, "text")
            return saying.text
        place = (*way, "program")
        try:
            text = _text_of(saying.program, carrier)
        except InputError as error:
            raise InputError(f"{document.where(place)}: card {card.name}: program: {error}") from None
        written[text_hash(text), carrier] = WrittenProgram(saying.program, "hand")
        ways[name, text, carrier] = place
        return text

    attacks = [
        {"name": one.name, "cost": one.cost, "damage": one.damage.damage, "op": one.damage.op}
        | {"text": said(one, "attack", (*here, "attacks", number))}
        for number, one in enumerate(card.attacks)
    ]
    ability = card.ability and {"name": card.ability.name, "text": said(card.ability, "ability", (*here, "ability"))}
    facts = card.model_dump(exclude={"number", "program", "text", "attacks", "ability"})
    fields = {**facts, "id": name, "attacks": attacks, "ability": ability, "text": said(card, card.kind, here)}
    try:
        return PrintedCard.model_validate(fields)
    except ValidationError as error:
        problem = error.errors()[0]
        field = ".".join(map(str, problem["loc"])) or "card"
        raise InputError(f"{document.where((*here, *problem['loc']))}: card {card.name}: {field}: {_message(problem)}") from None


def _text_of(program: str, carrier: Carrier) -> str:
    """The English of a program, or words that stand for it if it has none."""
    effect = parse_effect(program)
    plain = cast(english.Carrier, str(carrier))
    try:
        text = english.write(effect, plain)
        if english.read(text, plain).effect == effect:
            return text
    except ValueError:
        pass
    return f"as program {text_hash(program)} says"


def _complaint(document: Document, error: ValidationError) -> str:
    problem = error.errors()[0]
    way: Way = tuple(part for part in problem["loc"] if isinstance(part, int | str))
    field = ".".join(str(part) for part in way if not isinstance(part, int)) or "the file"
    if problem["type"] == "extra_forbidden":
        return f"{document.where(way)}: {field}: unknown key{suggestion(str(way[-1]), _KEYS)}"
    return f"{document.where(way)}: {field}: {_message(problem)}"


def _message(problem: Any) -> str:
    given = problem["input"]
    shown = f" (given {given!r:.60})" if isinstance(given, str | int | float) else ""
    return f"{str(problem['msg']).removeprefix('Value error, ')}{shown}"
