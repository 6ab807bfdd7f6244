"""Pages that are broken or mean harm: each is told of in one clear line, costs no other card, and writes nothing elsewhere."""

import gzip
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from synth.scraper.output import write_scrape
from synth.spec.errors import InputError
from tests.scraper.paper_sites import (
    AMBER,
    BOUGHLING,
    CARDS,
    DECK,
    TEAPOT,
    TWIGLING,
    Z1,
    PaperAttack,
    PaperSites,
    card_html,
    card_json,
)

INDEX, GRID, FULL = "/limitless/cards", "/limitless/cards/Z1", "/limitless/cards/Z1?display=full"
SERIES, SET, CARD = "/tcgdex/v2/en/series/tcgp", "/tcgdex/v2/en/sets/Z1", "/tcgdex/v2/en/cards/Z1-001"
STANDINGS = "/play/api/tournaments/cup/standings"
ARTIST = '<div class="card-text-section card-text-artist">'
HTML, JSON = "text/html; charset=utf-8", "application/json"

Harm = Callable[[PaperSites], None]


def served(path: str, answer: object) -> Harm:
    """A page is something else."""
    return lambda sites: sites.answers.__setitem__(path, answer)


def raw(path: str, body: bytes, kind: str = HTML, status: int = 200, times: int = 1, **headers: str) -> Harm:
    """A page is these bytes, over and over, sent as they are asked for."""

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(times):
            yield body

    return served(path, lambda: httpx.Response(status, headers={"content-type": kind, **headers}, content=parts()))


def endless(path: str) -> Harm:
    return raw(path, b"x" * 2**20, times=100)


def lists_sets(path: str, *rows: tuple[str, str]) -> Harm:
    cells = "".join(f"<tr><td><b class='code'>{code}</b></td><td>{count}</td></tr>" for code, count in rows)
    return served(path, f"<table class='sets-table'>{cells}</table>")


def torn(card, old: str, new: str) -> Harm:
    """A part of a card's block on the HTML site is something else."""
    return lambda sites: sites.tear(card, old, new)


def both_say(card, **changes: object) -> Harm:
    cards = tuple(replace(known, **changes) if known is card else known for known in CARDS)
    return lambda sites: sites.put(cards)


def json_card(**changes: object) -> Harm:
    """The JSON site says something else of the first card."""
    return served(CARD, card_json(TWIGLING) | changes)


def attack(**changes: object) -> Harm:
    return json_card(attacks=[{"name": "Nod", "cost": ["Grass"], "damage": "10"} | changes])


def twin(*cards) -> Harm:
    """The page of the whole set has these cards once more."""
    return lambda sites: sites.answers.__setitem__(FULL, str(sites.answers[FULL]) + "".join(map(card_html, cards)))


def decklist(**changes: object) -> Harm:
    return served(STANDINGS, ({"decklist": DECK | changes}, {"decklist": DECK}))


def reset() -> httpx.Response:
    raise httpx.ReadError("connection reset")


STOPS: dict[str, tuple[Harm, str, str]] = {
    # Without its list of sets or cards a run cannot know what it lost.
    "index is empty": (raw(INDEX, b""), INDEX, "ends before its end"),
    "index is cut off": (raw(INDEX, b"<html><table class='sets-table'><tr><td>"), INDEX, "ends before its end"),
    "index is 100 MB": (endless(INDEX), INDEX, "size: more than"),
    "index is a bomb": (raw(INDEX, gzip.compress(b"x" * 50_000_000), **{"content-encoding": "gzip"}), INDEX, "size: more than"),
    "index is no gzip": (raw(INDEX, b"plain", **{"content-encoding": "gzip"}), INDEX, "DecodingError"),
    "index is a picture": (raw(INDEX, b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "image/png"), INDEX, "charset"),
    "index is nested deeply": (served(INDEX, "<div>" * 20_000), INDEX, "markup: nested more than 200 deep"),
    "index has tags without end": (served(INDEX, "<a" * 100_000), INDEX, "markup: tags that do not end"),
    "index has comments without end": (served(INDEX, "<!--" * 100_000), INDEX, "markup: tags that do not end"),
    "index is another page": (served(INDEX, "<h1>Just a moment</h1>"), INDEX, "table.sets-table: the block is missing"),
    "index stands twice": (served(INDEX, "<table class='sets-table'></table>" * 2), INDEX, "stands 2 times"),
    "index has no sets": (served(INDEX, "<table class='sets-table'></table>"), INDEX, "no set is listed"),
    "index names a path": (lists_sets(INDEX, ("../../etc", "4")), INDEX, "'../../etc'"),
    "index counts in words": (lists_sets(INDEX, ("Z1", "many")), INDEX, "'many' cards"),
    "index names a set twice": (lists_sets(INDEX, ("Z1", "4"), ("Z1", "4")), INDEX, "listed twice"),
    "index is unknown charset": (raw(INDEX, b"<html></html>", "text/html; charset=utf-7"), INDEX, "utf-7 is no charset"),
    "index is encoded twice": (served(INDEX, "Pokémon".encode().decode("latin-1")), INDEX, "encoded twice"),
    "index redirects elsewhere": (raw(INDEX, b"", status=302, location="http://elsewhere.test/"), INDEX, "leads out of the site"),
    "index redirects to a file": (raw(INDEX, b"", status=302, location="file:///etc/passwd"), INDEX, "leads out of the site"),
    "index redirects to a lookalike": (
        raw(INDEX, b"", status=302, location="http://paper.test.evil.test/limitless/cards"), INDEX, "leads out of the site",
    ),
    "index redirects to credentials": (
        raw(INDEX, b"", status=302, location="http://paper.test@evil.test/limitless/"), INDEX, "leads out of the site",
    ),
    "index redirects for ever": (raw(INDEX, b"", status=302, location=INDEX), INDEX, "more than 4 in a row"),
    "index is refused": (raw(INDEX, b"", status=403), INDEX, "answered 403"),
    "index is broken": (raw(INDEX, b"", status=500), INDEX, "answered 500, after 3 tries"),
    "index says wait for a year": (raw(INDEX, b"", status=429, **{"retry-after": "31536000"}), INDEX, "429, after 1 tries"),
    "index hangs up": (served(INDEX, reset), INDEX, "ReadError"),
    "robots.txt is broken": (raw("/limitless/robots.txt", b"", status=500), "/limitless/robots.txt", "answered 500"),
    "grid is of another set": (
        served(GRID, '<div class="card-search-grid"><a href="/cards/Q9/1"></a></div>'), GRID, "Q9-001",
    ),
    "grid names a path": (
        served(GRID, '<div class="card-search-grid"><a href="/cards/..%2f..%2fetc/1"></a></div>'), GRID, "no set and number",
    ),
    "grid names a huge number": (
        served(GRID, f'<div class="card-search-grid"><a href="/cards/Z1/{"9" * 5000}"></a></div>'), GRID, "no set and number",
    ),
    "grid is empty": (served(GRID, '<div class="card-search-grid"></div>'), GRID, "found none"),
    "series is a web page": (raw(SERIES, b"<html>Sorry</html>", JSON), SERIES, "ends before its end"),
    "series is HTML": (served(SERIES, "<p>Sorry</p>"), SERIES, "not JSON"),
    "series is a list": (served(SERIES, ({"id": "Z1"},)), SERIES, "body"),
    "series is nested deeply": (raw(SERIES, b"[" * 100_000 + b"]" * 100_000, JSON), SERIES, "not JSON"),
    "series names a path": (
        served(SERIES, {"sets": [{"id": "../Z1", "cardCount": {"total": 4}}]}), SERIES, "'../Z1' is no code of a set",
    ),
    "set is of another set": (served(SET, {"id": "Q9", "cards": []}), SET, "found Q9"),
    "set names a path": (
        served(SET, {"id": "Z1", "cards": [{"id": "Z1-001", "localId": "../1"}]}), SET, "no set and number",
    ),
    "set has a card twice": (
        served(SET, {"id": "Z1", "cards": [{"id": "Z1-001", "localId": "001"}] * 2}), SET, "listed twice",
    ),
    "set lacks cards": (lambda sites: sites.put(size=9), "Z1 on limitless", "5 of 9 cards"),
}  # fmt: skip

LOSES_A_CARD: dict[str, tuple[Harm, str, str]] = {
    "script in a name": (torn(TWIGLING, ">Twigling<", "><script>alert(1)</script>Twigling<"), "/Z1/1", "script"),
    "markup in a name": (torn(TWIGLING, ">Twigling<", ">Twig&lt;b&gt;ling<"), "=full", "Z1-001 name"),
    "escape sequence in a name": (torn(TWIGLING, ">Twigling<", ">Twig\x1b[2Jling<"), "=full", "Z1-001 name"),
    "turned writing in a name": (torn(TWIGLING, ">Twigling<", ">Twig\u202eling<"), "=full", "Z1-001 name"),
    "name without end": (torn(TWIGLING, ">Twigling<", f">{'Twig' * 30}<"), "=full", "Z1-001 name"),
    "no name": (torn(TWIGLING, ">Twigling<", "><"), "/Z1/1", ".card-text-name: the block is empty"),
    "text without end": (torn(TEAPOT, TEAPOT.text, "Pour. " * 400), "=full", "Z1-003 text"),
    "markup in a text": (torn(TEAPOT, TEAPOT.text, "&lt;img src=x&gt;"), "=full", "Z1-003 text"),
    "card links to a path": (torn(TWIGLING, "/cards/Z1/1", "/cards/../1"), "/Z1/1", "no set and number"),
    "card links elsewhere": (torn(TWIGLING, "/cards/Z1/1", "javascript:alert(1)"), "/Z1/1", "leads to no card"),
    "version links to a path": (
        torn(TWIGLING, "</table>", '<tr><td><a href="/cards/%2e%2e/7"></a></td></tr></table>'), "/Z1/1", "no set and number",
    ),
    "unknown letter in a cost": (torn(TWIGLING, ">GC<", ">GZ<"), "/Z1/1", "unknown Energy letter"),
    "unknown type": (torn(TWIGLING, "- Grass", "- Cheese"), "/Z1/1", "unknown Energy type 'Cheese'"),
    "unknown kind": (torn(TEAPOT, "- Supporter", "- Ritual"), "/Z1/3", "unknown kind of card"),
    "unknown section": (
        torn(TWIGLING, ARTIST, f'<div class="card-text-section">Pact: nod</div>{ARTIST}'),
        "/Z1/1", "unknown block 'Pact: nod'",
    ),
    "unknown rule": (torn(BOUGHLING, "</span> rule: 2 points.", "</span>treme rule: 9 points."), "/Z1/2", "unknown rule"),
    "two abilities": (
        torn(TWIGLING, '<div class="card-text-ability">', '<div class="card-text-ability"></div><div class="card-text-ability">'),
        "/Z1/1", ".card-text-ability: the block stands 2 times",
    ),
    "three attacks": (
        lambda sites: sites.reprint(BOUGHLING, attacks=BOUGHLING.attacks * 3), "=full", "Z1-002 attacks",
    ),
    "damage of odd size": (
        both_say(BOUGHLING, attacks=(PaperAttack("G", "Nod", "33"),)), "=full", "Z1-002 attacks.0.damage",
    ),
    "HP beyond all measure": (both_say(BOUGHLING, hp=14000), "=full", "Z1-002 hp"),
    "missing from both pages": (
        lambda sites: sites.answers.update({
            "/limitless/cards/Z1/4": httpx.Response(404),
            FULL: str(sites.answers[FULL]).replace(card_html(AMBER), ""),
        }),
        "/Z1/4", "answered 404",
    ),
    "another card on its page": (
        lambda sites: sites.answers.update({
            "/limitless/cards/Z1/4": sites.answers["/limitless/cards/Z1/3"],
            FULL: str(sites.answers[FULL]).replace(card_html(AMBER), ""),
        }),
        "/Z1/4", "Z1-004 expected, found Z1-003",
    ),
}  # fmt: skip

LOSES_NOTHING: dict[str, tuple[Harm, str, str]] = {
    # Another page or the other site has what the torn one lacks.
    "whole set is 100 MB": (endless(FULL), FULL, "size: more than"),
    "whole set is missing": (raw(FULL, b"", status=404), FULL, "answered 404"),
    "whole set has a card twice": (twin(replace(TWIGLING, hp=70)), FULL, "Z1-001: stands twice with different contents"),
    "whole set has a stranger": (twin(replace(TWIGLING, number=9)), FULL, "Z1-009: is not listed"),
    "hp is a text": (json_card(hp="60"), CARD, "hp"),
    "hp is a list": (json_card(hp=[60]), CARD, "hp"),
    "hp is true": (json_card(hp=True), CARD, "hp"),
    "hp is a fraction": (json_card(hp=60.5), CARD, "hp"),
    "hp has 5000 digits": (raw(CARD, b'{"hp": ' + b"9" * 5000 + b"}", JSON), CARD, "not JSON"),
    "hp stands twice": (raw(CARD, b'{"hp": 60, "hp": 70}', JSON), CARD, "a key stands twice"),
    "name is an object": (json_card(name={"en": "Twigling"}), CARD, "name"),
    "name is half a character": (raw(CARD, b'{"category": "Pokemon", "id": "Z1-001", "name": "\\ud800"}', JSON), CARD, "name"),
    "id is a path": (json_card(id="../../Z1-001"), CARD, "Z1-001 expected"),
    "two types": (json_card(types=["Grass", "Fire"]), CARD, "types"),
    "attacks are an object": (json_card(attacks={"name": "Nod"}), CARD, "attacks"),
    "attack without a name": (attack(name=""), CARD, "attacks.0.name"),
    "attack text is a number": (attack(effect=7), CARD, "attacks.0.effect"),
    "attack cost is unknown": (attack(cost=["Cheese"]), CARD, "unknown Energy type"),
    "attack damage is a wish": (attack(damage="lots"), CARD, "attacks.0.damage"),
    "unknown suffix": (json_card(suffix="GX"), CARD, "suffix"),
    "unknown weakness": (json_card(weaknesses=[{"type": "Fire", "value": "x2"}]), CARD, "weaknesses.0.value"),
    "unknown key": (json_card(resistances=[{"type": "Grass"}]), CARD, "resistances: unknown key, not read, in 1 cards"),
    "card is null": (raw(CARD, b"null", JSON), CARD, "ends before its end"),
    "card is missing": (raw(CARD, b"", status=404), CARD, "answered 404"),
    "card redirects elsewhere": (raw(CARD, b"", status=301, location="//elsewhere.test/"), CARD, "leads out of the site"),
    "rules are nested deeply": (served("/rules", "<p>" * 5000), "/rules", "nested more than 200 deep"),
    "rules contradict themselves": (
        served("/rules", "<p>A deck has 20 cards.</p><p>A deck has 60 cards.</p>"), "/rules", "stated as [20, 60]",
    ),
    "rules are absurd": (served("/rules", f"<p>A deck has {'9' * 50} cards.</p>"), "/rules", "which cannot be"),
    "decks are a text": (served(STANDINGS, {"error": "no"}), STANDINGS, "a list expected"),
    "deck of 10,000 cards": (decklist(pokemon=[DECK["pokemon"][0] | {"count": 10_000}]), STANDINGS, "0.decklist.pokemon.0.count"),
    "deck of no cards": (decklist(pokemon=[], trainer=[]), STANDINGS, "0 cards, a deck has 24"),
    "deck names a path": (decklist(pokemon=[DECK["pokemon"][0] | {"set": "../Z1"}]), STANDINGS, "0.decklist.pokemon.0.set"),
    "deck has two lines in a name": (decklist(trainer=[DECK["trainer"][0] | {"name": "Tea\nPot"}]), STANDINGS, "0.name"),
    "tournament names a path": (
        served("/play/api/tournaments?game=POCKET&limit=1", ({"id": "../../cup"},)), "/play/api/tournaments", "0.id",
    ),
}  # fmt: skip


def run(sites: PaperSites, folder: Path) -> tuple[list[str], int | None]:
    """What a user is told, and how many cards there are; None when the run was stopped."""
    try:
        scrape = sites.scrape(folder / "out/snapshots", Z1)
    except InputError as error:
        return [str(error)], None
    write_scrape(folder / "out", scrape, Z1)
    return [str(error) for error in scrape.report.errors], len(scrape.records["Z1"])


def check(sites: PaperSites, folder: Path, harm: Harm, page: str, problem: str) -> int | None:
    harm(sites)
    started = time.monotonic()
    told, cards = run(sites, folder)
    assert [line for line in told if page in line and problem in line], told
    assert all(line.isprintable() and len(line) < 1000 for line in told)
    assert {path.name for path in folder.iterdir()} <= {"out"}
    written = {path.relative_to(folder / "out").parts[0] for path in (folder / "out").rglob("*") if path.is_file()}
    assert written <= {"cards", "decks", "snapshots", "report.json", "rules.json", "scrape.json"}
    assert time.monotonic() - started < 20
    return cards


@pytest.mark.parametrize("case", STOPS)
def test_a_list_that_cannot_be_trusted_stops_the_run(sites, tmp_path, case):
    assert check(sites, tmp_path, *STOPS[case]) is None
    assert not (tmp_path / "out/cards").exists()


@pytest.mark.parametrize("case", LOSES_A_CARD)
def test_a_card_that_cannot_be_trusted_is_left_out_alone(sites, tmp_path, case):
    assert check(sites, tmp_path, *LOSES_A_CARD[case]) == len(CARDS) - 1


@pytest.mark.parametrize("case", LOSES_NOTHING)
def test_a_page_that_cannot_be_trusted_is_made_up_for_by_another(sites, tmp_path, case):
    assert check(sites, tmp_path, *LOSES_NOTHING[case]) == len(CARDS)
