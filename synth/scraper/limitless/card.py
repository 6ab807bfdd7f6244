"""One card of the HTML site, from its own page or from the page of the whole set."""

import re

from bs4 import Tag

from synth.scraper.limitless.blocks import BlockReader, classes, select, soup, words
from synth.scraper.limitless.index import linked
from synth.scraper.page import Page, PageError
from synth.scraper.sighting import Sighting, Value
from synth.scraper.sites import Site
from synth.scraper.wording import UnknownSymbol, energy, pack, plain
from synth.spec.cards import UNITS

CARD_BLOCK = ".card-page-main"
TRAINERS = {"Item": "item", "Supporter": "supporter", "Tool": "tool", "Stadium": "stadium"}
STAGES = {"Basic": 0, "Stage 1": 1, "Stage 2": 2}
RARITIES = {"Crown Rare": "♛"} | {glyph * many: glyph * many for glyph in "◊☆*♛" for many in (1, 2, 3, 4)}
NO_ARTIST = "Unknown"
UNWANTED = ("script", "style", "iframe", "object", "template")
_TRAINER_PARTS = frozenset({"card-text-title", "card-text-artist", "card-text-flavor"})
_POKEMON_PARTS = _TRAINER_PARTS | {"card-text-attack", "card-text-ability", "card-text-wrr"}

_POKEMON_TITLE = re.compile(r"- (\w+) - (\d+) HP")
_TRAINER_TITLE = re.compile(r"(?:- (\d+) HP)?")
_POKEMON_LINE = re.compile(r"Pokémon - ([\w ]+?)(?: - Evolves from (.+))?")
_TRAINER_LINE = re.compile(r"Trainer - (.+)")
_ATTACK = re.compile(r"(.+?)(?: (\d+[+x]?))?")
_WEAKNESS_RETREAT = re.compile(r"Weakness: (\w+) Retreat: (\d+)")
_EX_RULE = re.compile(r"(Mega Evolution )?ex rule: .+")
_PRINT_LINE = re.compile(r"#(\d+)(?: · (.+))?")


def cards(page: Page) -> list[Sighting | PageError]:
    """Every card block of a page, in order; a block that cannot be read is its error."""
    blocks = select(soup(page), CARD_BLOCK)
    if not blocks:
        raise PageError(page.url, CARD_BLOCK, "the block is missing")
    return [_attempt(page, block) for block in blocks]


def _attempt(page: Page, block: Tag) -> Sighting | PageError:
    try:
        return _card(page, block)
    except PageError as error:
        return error


def _card(page: Page, block: Tag) -> Sighting:
    read = BlockReader(page.url)
    text = read.one(block, ".card-text")
    card = linked(read, read.one(read.one(text, ".card-text-name"), "a"), ".card-text-name a")
    read = BlockReader(page.url, card)
    if text.find(UNWANTED):
        raise read.fail(".card-text", "has a script or the like in it")
    sections = [tag for tag in text.find_all(True, recursive=False) if "card-text-section" in classes(tag)]
    if len(sections) < 2:
        raise read.fail(".card-text-section", "the block with the card's text is missing")
    facts: dict[str, Value] = {"name": read.line(text, ".card-text-name")}
    title = plain(words(read.one(text, ".card-text-title"))).removeprefix(str(facts["name"])).strip()
    line = read.line(text, ".card-text-type")
    if line.startswith("Pokémon"):
        facts |= _pokemon(read, text, title, line)
        others, parts = sections, _POKEMON_PARTS
    else:
        facts |= _trainer(read, sections[1], title, line)
        others, parts = [sections[0], *sections[2:]], _TRAINER_PARTS
    facts |= _print(read, block, card)
    _nothing_else(read, others, parts)
    prints = read.one(block, ".card-prints-versions")
    versions = tuple(linked(read, link, ".card-prints-versions a") for link in prints.select("tr:not(.current) a"))
    return Sighting(card, Site.LIMITLESS, page.url, facts, (card, *versions))


def _pokemon(read: BlockReader, block: Tag, title: str, line: str) -> dict[str, Value]:
    heading, kind = _POKEMON_TITLE.fullmatch(title), _POKEMON_LINE.fullmatch(line)
    if not heading:
        raise read.fail(".card-text-title", f"{title!r} is not '- Type - N HP'")
    if not kind or kind[1] not in STAGES:
        raise read.fail(".card-text-type", f"unknown kind of card {line!r}")
    strips = select(block, ".card-text-wrr")
    strip = next((p for p in strips if "Weakness:" in p.get_text()), None)
    numbers = strip and _WEAKNESS_RETREAT.fullmatch(plain(words(strip)))
    if not numbers:
        raise read.fail(".card-text-wrr", "no line with Weakness and Retreat")
    attacks = select(block, ".card-text-attack")
    if not attacks:
        raise read.fail(".card-text-attack", "the block is missing")
    rules = [rule for p in strips if p is not strip and (rule := plain(words(p)))]
    if len(rules) > 1 or not all(_EX_RULE.fullmatch(rule) for rule in rules):
        raise read.fail(".card-text-wrr", f"unknown rule {rules[-1][:60]!r}")
    facts: dict[str, Value] = {
        "kind": "pokemon",
        "stage": STAGES[kind[1]],
        "evolves_from": kind[2],
        "hp": int(heading[2]),
        "type": _energy(read, heading[1], ".card-text-title"),
        "weakness": None if numbers[1] == "none" else _energy(read, numbers[1], ".card-text-wrr"),
        "retreat": int(numbers[2]),
        "ex": bool(rules),
        "mega": any(rule.startswith("Mega") for rule in rules),
        "attacks": len(attacks),
    }
    facts |= _ability(read, block)
    for index, attack in enumerate(attacks):
        facts |= {f"attacks.{index}.{key}": value for key, value in _attack(read, attack).items()}
    return facts


def _ability(read: BlockReader, block: Tag) -> dict[str, Value]:
    if not select(block, ".card-text-ability"):
        return {"ability.name": None, "ability.text": None}
    ability = read.one(block, ".card-text-ability")
    label, _, name = read.line(ability, ".card-text-ability-info").partition(": ")
    if label != "Ability" or not name:
        raise read.fail(".card-text-ability-info", f"unknown kind of ability {label!r}")
    effect = ".card-text-ability-effect"
    return {"ability.name": name, "ability.text": read.text(words(read.one(ability, effect)), effect)}


def _attack(read: BlockReader, attack: Tag) -> dict[str, Value]:
    info = ".card-text-attack-info"
    cost = read.line(read.one(attack, info), ".ptcg-symbol")
    line = read.line(attack, info).removeprefix(cost).strip()
    named = _ATTACK.fullmatch(line)
    if not named:
        raise read.fail(info, "the attack has no name")
    if cost != "0" and not set(cost) <= set(UNITS):
        raise read.fail(info, f"unknown Energy letter in the cost {cost!r}")
    damage, op = read.damage(named[2] or "", info)
    effect = ".card-text-attack-effect"
    text = words(read.one(attack, effect))
    return {
        "name": named[1],
        "cost": "" if cost == "0" else cost,
        "damage": damage,
        "op": op,
        "text": read.text(text, effect) if text.strip() else None,
    }


def _trainer(read: BlockReader, section: Tag, title: str, line: str) -> dict[str, Value]:
    heading, kind = _TRAINER_TITLE.fullmatch(title), _TRAINER_LINE.fullmatch(line)
    if not kind or kind[1] not in TRAINERS:
        raise read.fail(".card-text-type", f"unknown kind of card {line!r}")
    if not heading or (heading[1] and kind[1] != "Item"):
        raise read.fail(".card-text-title", f"{title!r} does not belong to a Trainer card")
    if "card-text-artist" in classes(section):
        raise read.fail(".card-text-section", "the block with the card's text is missing")
    facts: dict[str, Value] = {"kind": TRAINERS[kind[1]], "text": read.text(words(section), ".card-text-section")}
    # An Item with HP is a Fossil: it is played as a Colorless Pokémon (rulebook 8.29).
    return facts | {"kind": "fossil", "hp": int(heading[1]), "type": "C"} if heading[1] else facts


def _print(read: BlockReader, block: Tag, card: str) -> dict[str, Value]:
    details = ".prints-current-details"
    line = _PRINT_LINE.fullmatch(read.line(read.one(block, details), "span:last-child"))
    if not line or int(line[1]) != int(card[-3:]):
        raise read.fail(details, f"the number of {card} expected")
    rarity = plain(words(read.one(read.one(block, ".card-prints-versions"), "tr.current td:last-child")))
    if rarity and rarity not in RARITIES:
        raise read.fail(".card-prints-versions", f"unknown rarity {rarity!r}")
    places = [part.strip() for part in (line[2] or "").split("·") if part.strip() and part.strip() not in RARITIES]
    credits = read.one(block, ".card-text-artist")
    artists = [artist for link in credits.find_all("a") if (artist := plain(words(link)))]
    if not artists:
        raise read.fail(".card-text-artist a", "the block is missing")
    return {
        "rarity": RARITIES.get(rarity, ""),
        "pack": pack(places[0]) if places else None,
        "illustrator": " & ".join(artist for artist in artists if artist != NO_ARTIST),
    }


def _nothing_else(read: BlockReader, sections: list[Tag], parts: frozenset[str]) -> None:
    """A section nobody has read may be a rule of a kind that is new."""
    for section in sections:
        known = {name for tag in (section, *section.find_all(True)) for name in classes(tag)} & parts
        if not known and (said := plain(words(section))):
            raise read.fail(".card-text-section", f"unknown block {said[:60]!r}")


def _energy(read: BlockReader, word: str, block: str) -> str:
    try:
        return energy(word)
    except UnknownSymbol as error:
        raise read.fail(block, str(error)) from error
