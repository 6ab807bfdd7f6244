"""The JSON card site: its sets, and a card as a sighting."""

import re
from typing import TypeVar

from pydantic import ValidationError

from synth.scraper.page import Page
from synth.scraper.sighting import SET_CODE, Reader, Sighting, Value
from synth.scraper.sites import Site
from synth.scraper.tcgdex_answers import Answer, CardAnswer, SeriesAnswer, SetAnswer
from synth.scraper.wording import UnknownSymbol, energy, pack, plain
from synth.spec.cards import set_order

SERIES_PATH = "/v2/en/series/tcgp"
GLYPHS = {"Diamond": "◊", "Star": "☆", "Shiny": "*"}
TRAINERS = {"Item": "item", "Supporter": "supporter", "Tool": "tool", "Stadium": "stadium"}
COUNTS = {"One": 1, "Two": 2, "Three": 3, "Four": 4}
RARITIES = {f"{count} {word}": glyph * COUNTS[count] for count in COUNTS for word, glyph in GLYPHS.items()} | {"Crown": "♛"}
"""Those of promos and any others are none."""

_FOSSIL = re.compile(r"\bas if it were an? (\d+)-HP Basic \[(\w)\] Pokémon\b")

Model = TypeVar("Model", bound=Answer)


def set_path(set_code: str) -> str:
    return f"/v2/en/sets/{set_code}"


def card_path(card: str) -> str:
    return f"/v2/en/cards/{card}"


def sets(page: Page) -> dict[str, int]:
    """The sets the site carries with their number of cards, oldest first."""
    briefs = _read(page, SeriesAnswer).sets
    strange = [brief.id for brief in briefs if not SET_CODE.fullmatch(brief.id)]
    if strange:
        raise Reader(page.url).fail("sets", f"{strange[0]!r} is no code of a set")
    return {brief.id: brief.card_count.total for brief in sorted(briefs, key=lambda brief: set_order(brief.id))}


def set_cards(page: Page, set_code: str) -> tuple[str, ...]:
    """Ids of the cards the site carries of a set."""
    read = Reader(page.url)
    answer = _read(page, SetAnswer)
    cards = tuple(read.printing(set_code, brief.local_id, "cards") for brief in answer.cards)
    strangers = [brief.id for brief, card in zip(answer.cards, cards, strict=True) if brief.id != card]
    if answer.id != set_code or strangers:
        raise read.fail("cards", f"cards of {set_code} expected, found {strangers[:3] or answer.id}")
    if len(set(cards)) != len(cards):
        raise read.fail("cards", "a card is listed twice")
    return cards


def card(page: Page, expected: str) -> Sighting:
    read = Reader(page.url)
    answer = _read(page, CardAnswer)
    if answer.id != expected:
        raise read.fail("id", f"{expected} expected, found {answer.id!r}")
    try:
        facts = _pokemon(read, answer) if answer.category == "Pokemon" else _trainer(read, answer)
    except UnknownSymbol as error:
        raise read.fail("types", str(error)) from error
    packs = answer.boosters or []
    facts |= {
        "name": plain(answer.name),
        "rarity": RARITIES.get(answer.rarity or "", ""),
        "pack": pack(f"{packs[0].name} pack") if len(packs) == 1 else None,
        "illustrator": plain(answer.illustrator or ""),
    }
    return Sighting(expected, Site.TCGDEX, page.url, facts, unread=tuple(answer.unread()))


def _pokemon(read: Reader, answer: CardAnswer) -> dict[str, Value]:
    if answer.hp is None or not answer.types or answer.stage is None or not answer.attacks:
        raise read.fail("card", "a Pokémon without hp, types, stage or attacks")
    ability = answer.abilities[0] if answer.abilities else None
    facts: dict[str, Value] = {
        "kind": "pokemon",
        "stage": ["Basic", "Stage1", "Stage2"].index(answer.stage),
        "evolves_from": plain(answer.evolve_from) if answer.evolve_from else None,
        "hp": answer.hp,
        "type": energy(answer.types[0]),
        "weakness": energy(answer.weaknesses[0].type) if answer.weaknesses else None,
        "retreat": answer.retreat,
        "ex": answer.suffix == "EX",
        "attacks": len(answer.attacks),
        "ability.name": plain(ability.name) if ability else None,
        "ability.text": read.text(ability.effect, "abilities.0.effect") if ability else None,
    }
    for index, attack in enumerate(answer.attacks):
        place = f"attacks.{index}"
        damage, op = read.damage(plain(str(attack.damage)), f"{place}.damage")
        facts |= {
            f"{place}.name": plain(attack.name),
            f"{place}.cost": "".join(energy(word) for word in attack.cost),
            f"{place}.damage": damage,
            f"{place}.op": op,
            f"{place}.text": read.text(attack.effect, f"{place}.effect") if attack.effect else None,
        }
    return facts


def _trainer(read: Reader, answer: CardAnswer) -> dict[str, Value]:
    if answer.trainer_type not in TRAINERS:
        raise read.fail("trainerType", f"unknown kind of card {answer.trainer_type!r}")
    if answer.effect is None:
        raise read.fail("effect", "a Trainer card without a text")
    text = read.text(answer.effect, "effect")
    facts: dict[str, Value] = {"text": text, "kind": TRAINERS[answer.trainer_type]}
    # The site files Fossils under Item; what they say of themselves tells them apart.
    fossil = _FOSSIL.search(text)
    return facts | {"kind": "fossil", "hp": int(fossil[1]), "type": fossil[2]} if fossil else facts


def _read(page: Page, model: type[Model]) -> Model:
    try:
        return model.model_validate(page.json())
    except ValidationError as error:
        first = error.errors()[0]
        raise Reader(page.url).fail(".".join(map(str, first["loc"])) or "body", first["msg"]) from error
