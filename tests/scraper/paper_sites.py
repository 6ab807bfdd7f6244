"""Both card sites and a rules page on paper: made-up cards in the sites' markup, to be torn in tests."""

import asyncio
import html
import json
import math
import zlib
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx

from synth.scraper.assemble import Scrape
from synth.scraper.backoff import Backoff
from synth.scraper.choices import Choices
from synth.scraper.fetch import LivePages, Manners
from synth.scraper.journal import Journal
from synth.scraper.pace import Pace
from synth.scraper.run import scrape_sets
from synth.scraper.sites import SiteUrls
from synth.scraper.snapshots import SnapshotStore

WORDS = {"G": "Grass", "R": "Fire", "W": "Water", "P": "Psychic", "C": "Colorless"}
HOST = "http://paper.test"
URLS = SiteUrls(*(f"{HOST}/{site}" for site in ("limitless", "tcgdex", "rules", "play")))
Z1 = Choices(sets=("Z1",), tournaments=1)
IMPATIENT = Manners(pace=Pace(8, math.inf), backoff=Backoff(tries=3, first=0.001))


@dataclass(frozen=True)
class PaperAttack:
    cost: str
    name: str
    damage: str = ""
    text: str = ""


@dataclass(frozen=True)
class PaperCard:
    number: int
    name: str
    hp: int = 0
    type: str = "G"
    stage: str = "Basic"
    evolves_from: str = ""
    weakness: str = "R"
    retreat: int | None = 1
    ability: tuple[str, str] | None = None
    attacks: tuple[PaperAttack, ...] = ()
    trainer: str = ""
    text: str = ""
    versions: tuple[str, ...] = ()
    details: str = " · ◊◊"
    rarity: str = "◊◊"


TWIGLING = PaperCard(
    1, "Twigling", 60, ability=("Rustle", "Once a day, wave at 1 [G] Pokémon."),
    attacks=(PaperAttack("GC", "Vortex"), PaperAttack("0", "Leaf’s Whip", "20x", "Toss 3 twigs. 20 damage for each.")),
    details=" · ◊◊ · Rosy  pack",
)  # fmt: skip
BOUGHLING = PaperCard(
    2, "Boughling ex", 140, stage="Stage 1", evolves_from="Twigling", weakness="", retreat=0,
    attacks=(PaperAttack("GGC", "X-Slam", "80+", "If it rains, 30 more damage."),),
)  # fmt: skip
TEAPOT = PaperCard(
    3, "Tea<br>Pot", trainer="Supporter", text="Pour tea.<br>Drink it − slowly.", details=" · Shop", rarity=""
)
AMBER = PaperCard(4, "Clay Fossil", hp=40, trainer="Item", text="Use it as if it were a 40-HP Basic [C] Pokémon.")
CARDS = (TWIGLING, BOUGHLING, TEAPOT, AMBER)

RULES = """<article><ul><li>A deck holds exactly 24 cards.</li>
<li>The Bench has room for 3 Pokémon.</li></ul></article>"""
DECK = {
    "pokemon": [{"count": 12, "set": "Z1", "number": "1", "name": "Twigling"}],
    "trainer": [{"count": 12, "set": "Z1", "number": "3", "name": "Tea Pot"}],
    "energy": ["Grass"],
}


def card_html(card: PaperCard, code: str = "Z1", tag: str = "div") -> str:
    link = f'<span class="card-text-name"><a href="/cards/{code}/{card.number}">{card.name}</a></span>'
    parts = _trainer_html(card, link) if card.trainer else _pokemon_html(card, link)
    rows = "".join(f'<tr><td><a href="/cards/{v}"> x </a></td><td>◊</td></tr>' for v in card.versions)
    return f"""<{tag} class="card-page-main"><!-- CARD ID 1 --><div class="card-text">{parts}
      <div class="card-text-section card-text-artist"> Illustrated by <a href="#">Ann  Ink</a></div></div>
     <div class="card-prints"><div class="prints-current-details"><span class="text-lg">Paper ({code})</span>
      <span> #{card.number}{card.details} </span></div>
     <table class="card-prints-versions"><tr><th>Versions</th></tr>
      <tr class="current"><td><a> Paper </a></td><td>{card.rarity}</td></tr>{rows}</table></div></{tag}>"""


def _pokemon_html(card: PaperCard, link: str) -> str:
    evolves = f" - Evolves from\n <a>{card.evolves_from}</a>" if card.evolves_from else ""
    ability = card.ability and (
        f'<div class="card-text-ability"><p class="card-text-ability-info">Ability:\n {card.ability[0]}</p>'
        f'<p class="card-text-ability-effect">{_symbols(card.ability[1])}</p></div>'
    )
    attacks = "".join(
        f'<div class="card-text-attack"><p class="card-text-attack-info"><span class="ptcg-symbol">{a.cost}</span>\n'
        f' {a.name} {a.damage} </p><p class="card-text-attack-effect"> {_symbols(a.text)} </p></div>'
        for a in card.attacks
    )
    rule = '<span class="ptcg-symbol ex-symbol">e</span><span>x</span> rule: 2 points.' if " ex" in card.name else ""
    weakness = WORDS.get(card.weakness, "none")
    return f"""<div class="card-text-section"><p class="card-text-title">{link}
       - {WORDS[card.type]}      - {card.hp} HP   </p>
      <p class="card-text-type"> Pokémon\n - {card.stage}{evolves} </p></div>
     <div class="card-text-section">{ability or ""}{attacks}</div>
     <div class="card-text-section"><p class="card-text-wrr">
       Weakness: {weakness} <br> Retreat: {card.retreat} <br></p></div>
     <div class="card-text-section"><p class="card-text-wrr">{rule}</p></div>"""


def _trainer_html(card: PaperCard, link: str) -> str:
    hp = f" - {card.hp} HP" if card.hp else ""
    return f"""<div class="card-text-section"><p class="card-text-title">{link}{hp} </p>
      <p class="card-text-type"> Trainer\n - {card.trainer} </p></div>
     <div class="card-text-section">{card.text}</div>"""


def _symbols(text: str) -> str:
    span = '<span class="ptcg-symbol"><span class="copy-only">[</span>G<span class="copy-only">]</span></span>'
    return html.escape(text, quote=False).replace("[G]", span)


def card_json(card: PaperCard, code: str = "Z1") -> dict[str, object]:
    common = {"id": f"{code}-{card.number:03d}", "name": card.name.replace("<br>", " "), "illustrator": "Ann Ink"}
    if card.trainer:
        text = card.text.replace("<br>", " ")
        return {**common, "category": "Trainer", "trainerType": card.trainer, "effect": text}
    attacks = [
        {"name": a.name, "cost": [WORDS[c] for c in a.cost if c != "0"], "damage": a.damage}
        | ({"effect": a.text.replace("[G]", "{G}")} if a.text else {})
        for a in card.attacks
    ]
    return {
        **common, "category": "Pokemon", "hp": card.hp, "types": [WORDS[card.type]],
        "stage": card.stage.replace(" ", ""),
        "suffix": "EX" if card.name.endswith(" ex") else None, "evolveFrom": card.evolves_from or None,
        "weaknesses": [{"type": WORDS[card.weakness], "value": "+20"}] if card.weakness else [],
        "retreat": card.retreat, "attacks": attacks,
        "abilities": [{"name": card.ability[0], "effect": card.ability[1]}] if card.ability else [],
    }  # fmt: skip


@dataclass
class PaperSites:
    """Answers by path; a test replaces what it wants torn. A list of answers is given one at a time, the last stays."""

    answers: dict[str, object] = field(default_factory=dict)
    asked: Counter[str] = field(default_factory=Counter)
    agents: set[str] = field(default_factory=set)
    """Who has asked."""
    confirmed: set[str] = field(default_factory=set)
    """Paths that were answered with 304."""

    def put(self, cards: tuple[PaperCard, ...] = CARDS, code: str = "Z1", size: int | None = None) -> None:
        link = f'<a href="/cards/{code}">'
        row = f'<tr><td>{link} Paper <span class="code annotation">{code}</span></a></td><td></td>'
        row += f"<td>{link}{size or len(cards)}</a></td></tr>"
        grid = "".join(f'<a href="/cards/{code}/{card.number}"><img></a>' for card in cards)
        full = "".join(card_html(card, code) for card in cards)
        ids = [{"id": f"{code}-{card.number:03d}", "localId": f"{card.number:03d}"} for card in cards]
        self.answers |= {
            "/limitless/cards": f'<table class="data-table sets-table"><tr><th>Set</th></tr>{row}</table>',
            f"/limitless/cards/{code}": f'<div class="card-search-grid">{grid}</div>',
            f"/limitless/cards/{code}?display=full": f'<div class="cards-full">{full}</div>',
            "/tcgdex/v2/en/series/tcgp": {"sets": [{"id": code, "cardCount": {"total": len(cards)}}]},
            f"/tcgdex/v2/en/sets/{code}": {"id": code, "cards": ids},
            "/rules": RULES,
            "/play/api/tournaments?game=POCKET&limit=1": ({"id": "cup"},),
            "/play/api/tournaments/cup/standings": ({"placing": 1, "decklist": DECK},),
        }
        for card in cards:
            self.answers[f"/limitless/cards/{code}/{card.number}"] = card_html(card, code, "section")
            self.answers[f"/tcgdex/v2/en/cards/{code}-{card.number:03d}"] = card_json(card, code)

    def reprint(self, card: PaperCard, **changes: object) -> None:
        """The HTML site now says something else of one card, on both pages that show it."""
        changed = card_html(replace(card, **changes))  # type: ignore[arg-type]
        self.tear(card, card_html(card), changed)

    def tear(self, card: PaperCard, old: str, new: str) -> None:
        """Replace a part of a card's block on both pages that show it."""
        block = card_html(card)
        assert old in block, f"{old!r} is not in the block of {card.name}"
        torn = block.replace(old, new)
        full = "/limitless/cards/Z1?display=full"
        self.answers[full] = str(self.answers[full]).replace(block, torn)
        self.answers[f"/limitless/cards/Z1/{card.number}"] = torn

    def __call__(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode()
        self.asked[path] += 1
        self.agents.add(request.headers.get("user-agent", ""))
        answer = self.answers.get(path, httpx.Response(404))
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        if isinstance(answer, Exception):
            raise answer
        if callable(answer):
            return answer()
        if isinstance(answer, httpx.Response):
            return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)
        return self._page(request, answer)

    def _page(self, request: httpx.Request, answer: object) -> httpx.Response:
        if request.url.path.endswith("robots.txt"):
            return httpx.Response(200, headers={"content-type": "text/plain"}, content=str(answer).encode())
        kind = "text/html" if isinstance(answer, str) else "application/json"
        text = f"<html><body>{answer}</body></html>" if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
        body = text.encode()
        etag = f'"{zlib.crc32(body):x}"'
        if request.headers.get("if-none-match") == etag:
            self.confirmed.add(request.url.raw_path.decode())
            return httpx.Response(304, headers={"etag": etag})
        return httpx.Response(200, headers={"etag": etag, "content-type": f"{kind}; charset=utf-8"}, content=body)

    def scrape(
        self,
        folder: Path,
        choices: Choices = Z1,
        *,
        most_failures: float = 0.25,
        manners: Manners = IMPATIENT,
        journal: Journal | None = None,
    ) -> Scrape:
        async def go() -> Scrape:
            async with httpx.AsyncClient(transport=httpx.MockTransport(self)) as client:
                pages = LivePages(client, URLS, SnapshotStore(folder), manners, journal)
                return await scrape_sets(pages, choices, most_failures, lambda *_: None)

        return asyncio.run(go())
