"""One question to a site, asked until there is a whole answer or none is to be had."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urljoin

import httpx

from synth.scraper.backoff import RETRIED, Backoff, seconds
from synth.scraper.pace import HostQueue
from synth.scraper.page import PageError


@dataclass(frozen=True)
class Limits:
    seconds: float = 20.0
    """For one answer, from the first byte sent to the last one read."""
    body_bytes: int = 8 * 2**20
    redirects: int = 4


class CutOff(Exception):
    """An answer that ends before its end, though the server closed it in good order."""


class Asker:
    def __init__(self, client: httpx.AsyncClient, agent: str, limits: Limits, backoff: Backoff) -> None:
        self.client, self.agent, self.limits, self.backoff = client, agent, limits, backoff
        self.answers: Counter[int] = Counter()

    async def ask(
        self, queue: HostQueue, url: str, conditions: Mapping[str, str], permitted: Callable[[str], Awaitable[None]]
    ) -> tuple[httpx.Response, bytes]:
        """Ask until there is an answer; give up with the reason of the last try."""
        attempt = 0
        while True:
            attempt += 1
            pause = None
            try:
                response, body = await self._follow(queue, url, conditions, permitted)
                self.answers[response.status_code] += 1
                if response.status_code not in RETRIED:
                    return response, body
                problem = f"the site answered {response.status_code}"
                pause = seconds(response.headers.get("retry-after"))
            except (httpx.RequestError, httpx.InvalidURL, TimeoutError, CutOff) as error:
                problem = f"{type(error).__name__} {error}".strip()
            wait = self.backoff.wait(attempt, pause)
            if wait is None:
                raise PageError(url, "answer", f"{problem}, after {attempt} tries")
            if pause:
                queue.pause(pause)
            await asyncio.sleep(wait)

    async def _follow(
        self, queue: HostQueue, url: str, conditions: Mapping[str, str], permitted: Callable[[str], Awaitable[None]]
    ) -> tuple[httpx.Response, bytes]:
        here = url
        for _ in range(self.limits.redirects + 1):
            async with queue.turn():
                response, body = await self._read(here, conditions)
            if not response.has_redirect_location:
                return response, body
            here = _target(here, response.headers["location"])
            await permitted(here)
        raise PageError(url, "redirect", f"more than {self.limits.redirects} in a row")

    async def _read(self, url: str, conditions: Mapping[str, str]) -> tuple[httpx.Response, bytes]:
        headers = {"User-Agent": self.agent, **conditions}
        async with asyncio.timeout(self.limits.seconds), self.client.stream("GET", url, headers=headers) as response:
            body = bytearray()
            async for part in response.aiter_bytes():
                body += part
                if len(body) > self.limits.body_bytes:
                    raise PageError(url, "size", f"more than {self.limits.body_bytes} bytes")
            if response.status_code == 200 and not _whole(response.headers.get("content-type", ""), bytes(body)):
                raise CutOff("the page ends before its end")
            return response, bytes(body)


def _whole(content_type: str, body: bytes) -> bool:
    """A page kept with its ETag is never sent again, so half a page must not be kept."""
    end = body[-2000:].rstrip()
    if "html" in content_type:
        return b"</html>" in end.lower()
    return "json" not in content_type or end.endswith((b"}", b"]"))


def _target(url: str, location: str) -> str:
    try:
        return urljoin(url, location)
    except ValueError as error:
        raise PageError(url, "redirect", f"to no address: {location!r}") from error
