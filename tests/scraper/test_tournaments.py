"""Decklists become deck files; what is not a decklist names the page and the place."""

import asyncio
import json

import pytest

from synth.scraper.page import Page, PageError
from synth.scraper.sites import Site
from synth.scraper.tournaments import deck_files, tournaments_path

ENTRY = {"count": 2, "set": "Z1", "number": "7", "name": "Glimmerfin"}
GOOD = [{"placing": 3, "decklist": {"pokemon": [ENTRY], "trainer": [ENTRY | {"name": "Lantern"}], "energy": ["Water"]}}]


class Shelf:
    """Pages by path; what is missing cannot be read."""

    def __init__(self, answers: dict[str, object]) -> None:
        self.answers = answers

    async def get(self, site: Site, path: str) -> Page:
        url = f"http://play.test{path}"
        if path not in self.answers:
            raise PageError(url, "status", "404")
        return Page(site, path, url, "application/json", json.dumps(self.answers[path]).encode())


def read(standings: object, identity: str = "cup-1") -> tuple[dict[str, str], tuple[PageError, ...]]:
    answers = {tournaments_path(1): [{"id": identity}], f"/api/tournaments/{identity}/standings": standings}
    return asyncio.run(deck_files(Shelf(answers), 1, 4))


def test_a_decklist_becomes_a_deck_file():
    files, problems = read(GOOD)
    assert not problems
    assert files == {"cup-1-001.txt": "Energy: Water\n2 Glimmerfin Z1 7\n2 Lantern Z1 7\n"}


def test_a_player_without_a_decklist_is_left_out():
    assert read([{"placing": 1, "decklist": None}, *GOOD])[0].keys() == {"cup-1-002.txt"}


@pytest.mark.parametrize(
    ("standings", "place"),
    [
        ({"placing": 1}, "standings"),
        (["first"], "standings.0"),
        ([{"decklist": {"pokemon": [ENTRY], "energy": ["Cheese"]}}], "standings.0.decklist.energy.0"),
        ([{"decklist": {"pokemon": [ENTRY | {"count": 3}]}}], "standings.0.decklist: 3 cards, a deck has 4"),
        ([{"placing": 1, "decklist": {"pokemon": [ENTRY | {"count": 0}]}}], "0.decklist.pokemon.0.count"),
        ([{"placing": 1, "decklist": {"pokemon": [ENTRY | {"set": "../Z1"}]}}], "0.decklist.pokemon.0.set"),
        ([{"placing": 1, "decklist": {"pokemon": [ENTRY | {"name": "two\nlines"}]}}], "0.decklist.pokemon.0.name"),
    ],
)
def test_what_is_no_decklist_names_its_place(standings: object, place: str):
    files, problems = read(standings)
    assert not files
    assert place in str(problems[0]) and "cup-1" in str(problems[0])


def test_a_decklist_that_cannot_be_read_does_not_hide_the_others():
    files, problems = read([{"decklist": {"pokemon": [ENTRY]}}, *GOOD])
    assert files.keys() == {"cup-1-002.txt"} and "standings.0.decklist" in str(problems[0])


def test_a_tournament_cannot_name_a_path():
    files, problems = read(GOOD, identity="../../etc")
    assert not files and "0.id" in str(problems[0])


def test_a_tournament_that_cannot_be_read_does_not_hide_the_others():
    answers = {tournaments_path(3): [{"id": "gone"}, {"id": "../x"}, {"id": "cup-1"}], "/api/tournaments/cup-1/standings": GOOD}
    files, problems = asyncio.run(deck_files(Shelf(answers), 3, 4))
    assert files.keys() == {"cup-1-001.txt"}
    assert "gone" in str(problems[0]) and "tournaments.1.id" in str(problems[1])
