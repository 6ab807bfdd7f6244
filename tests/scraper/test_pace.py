"""How often a host is asked."""

import asyncio
import itertools
import math
import time
from dataclasses import replace

import httpx
import pytest

from synth.scraper.agent import user_agent
from synth.scraper.pace import HostQueue, Pace, is_local
from synth.scraper.robots import Robots
from synth.spec.errors import InputError
from tests.scraper.paper_sites import CARDS, IMPATIENT

INDEX = "/limitless/cards"


def begun(pace: Pace, requests: int, each: float = 0.0, pause: float = 0.0) -> tuple[list[float], int]:
    """When so many requests began, since the first, and how many were under way at most; the first may ask for a pause."""
    starts: list[float] = []
    under_way: list[int] = []

    async def ask(queue: HostQueue) -> None:
        async with queue.turn():
            starts.append(time.monotonic())
            under_way.append(under_way[-1] + 1 if under_way else 1)
            if pause and len(starts) == 1:
                queue.pause(pause)
            await asyncio.sleep(each)
            under_way.append(under_way[-1] - 1)

    async def go() -> None:
        queue = HostQueue(pace)
        await asyncio.gather(*(ask(queue) for _ in range(requests)))

    asyncio.run(go())
    return [start - starts[0] for start in starts], max(under_way)


def test_requests_to_a_host_begin_no_faster_than_the_pace():
    starts, _ = begun(Pace(at_once=8, per_second=50), 6)
    gaps = [later - earlier for earlier, later in itertools.pairwise(starts)]
    assert min(gaps) >= 0.019


def test_no_more_are_under_way_than_the_pace_allows():
    assert begun(Pace(at_once=3, per_second=math.inf), 12, each=0.005)[1] == 3


def test_a_pause_holds_back_even_those_who_already_wait():
    starts, _ = begun(Pace(at_once=8, per_second=200), 4, pause=0.1)
    assert min(starts[1:]) >= 0.1


def test_only_this_machine_is_asked_without_a_limit():
    assert Pace(4, 2).for_host("127.0.0.1").per_second == math.inf
    assert Pace(4, 2).for_host("cards.example") == Pace(4, 2)
    assert is_local("localhost") and is_local("::1") and not is_local("127.0.0.1.example")


def test_a_robots_txt_may_ask_for_a_slower_pace():
    robots = Robots("User-agent: *\nCrawl-delay: 2\nRequest-rate: 1/5\nDisallow:\n")
    assert robots.delay("synth") == 5
    assert Pace(4, 4).slowed(5.0) == Pace(4, 0.2)
    assert Pace(4, 4).slowed(0.01) == Pace(4, 4).slowed(None) == Pace(4, 4)


def test_a_site_that_asks_to_wait_is_not_asked_before(sites, tmp_path):
    at: list[float] = []
    page = sites.answers[INDEX]

    def busy() -> httpx.Response:
        at.append(time.monotonic())
        return httpx.Response(429, headers={"retry-after": "1"})

    def then() -> httpx.Response:
        at.append(time.monotonic())
        return sites._page(httpx.Request("GET", f"http://paper.test{INDEX}"), page)

    sites.answers[INDEX] = [busy, then]
    assert len(sites.scrape(tmp_path).records["Z1"]) == len(CARDS)
    assert at[1] - at[0] >= 1


def test_the_sites_are_told_who_asks_and_how_to_reach_them(sites, tmp_path):
    agent = user_agent("mailto:ann@paper.test")
    assert agent.startswith("synth/") and "+mailto:ann@paper.test" in agent
    sites.scrape(tmp_path, manners=replace(IMPATIENT, agent=agent))
    assert sites.agents == {agent}


@pytest.mark.parametrize("contact", ["", " ", "a\r\nCookie: x", "a) evil (", "ä@paper.test", "a" * 121])
def test_a_contact_that_would_break_the_header_is_refused(contact):
    with pytest.raises(InputError, match="--contact"):
        user_agent(contact)
