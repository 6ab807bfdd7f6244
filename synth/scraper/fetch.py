"""Pages from the sites, asked for politely, or from snapshots alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol
from urllib.parse import urljoin

import httpx

from synth import __version__
from synth.scraper.backoff import RETRIED, Backoff, seconds
from synth.scraper.page import Page, PageError
from synth.scraper.robots import Robots
from synth.scraper.sites import Site, SiteUrls
from synth.scraper.snapshots import Snapshot, SnapshotStore, digest

AGENT = f"synth/{__version__} (card spec builder; one reader, few requests)"
ROBOTS_PATH = "/robots.txt"
KEPT = frozenset({200, 404, 410})
"""Answers worth a snapshot: a page, or the plain statement that there is none."""


class Pages(Protocol):
    async def get(self, site: Site, path: str) -> Page:
        """The page, or a PageError that says why there is none."""


@dataclass(frozen=True)
class Limits:
    concurrency: int = 8
    seconds: float = 20.0
    body_bytes: int = 16 * 2**20
    redirects: int = 4


LIMITS, BACKOFF = Limits(), Backoff()


class StoredPages:
    """The snapshots of an earlier run, and nothing else."""

    def __init__(self, store: SnapshotStore) -> None:
        self.store = store

    async def get(self, site: Site, path: str) -> Page:
        snapshot = self.store.find(site, path)
        if snapshot is None:
            raise PageError(f"{site}:{path or '/'}", "snapshot", "no snapshot; run once without --offline")
        return _answered(self.store, snapshot)


class LivePages:
    """The sites themselves; what they answer is kept, and asked about by ETag when it is already there."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        urls: SiteUrls,
        store: SnapshotStore,
        limits: Limits = LIMITS,
        backoff: Backoff = BACKOFF,
    ) -> None:
        self.client, self.urls, self.store, self.limits, self.backoff = client, urls, store, limits, backoff
        self.answers: Counter[int] = Counter()
        self._turn = asyncio.Semaphore(limits.concurrency)
        self._robots: dict[Site, asyncio.Task[Robots]] = {}

    async def get(self, site: Site, path: str) -> Page:
        url = self.urls.url(site, path)
        await self._check(site, url, url)
        known = self.store.find(site, path)
        # An ETag means something only to the server that gave it.
        etag = known.etag if known and known.url == url and self._intact(known) else None
        response, body = await self._ask(site, url, etag)
        if response.status_code == 304 and known and etag:
            return _answered(self.store, known)
        if response.status_code not in KEPT:
            raise PageError(url, "status", f"the site answered {response.status_code}")
        snapshot = Snapshot(
            site=site,
            path=path,
            url=url,
            fetched=datetime.now(UTC).isoformat(timespec="seconds"),
            status=response.status_code,
            etag=response.headers.get("etag"),
            content_type=response.headers.get("content-type", ""),
            sha256=digest(body),
        )
        self.store.keep(snapshot, body)
        return _answered(self.store, snapshot)

    def _intact(self, snapshot: Snapshot) -> bool:
        try:
            self.store.page(snapshot)
        except PageError:
            return False
        return True

    async def _read_robots(self, site: Site) -> Robots:
        response, body = await self._ask(site, self.urls.root(site) + ROBOTS_PATH, None)
        if response.status_code == 200:
            return Robots(body.decode("utf-8", "replace"))
        # RFC 9309: a file that is not there allows everything, a server at fault allows nothing.
        return Robots("" if 400 <= response.status_code < 500 else "User-agent: *\nDisallow: /")

    async def _check(self, site: Site, url: str, asked: str) -> None:
        """`url` is what was asked for, or where that was redirected to; it must lie in the site and be permitted."""
        path = self.urls.within(site, url)
        if path is None:
            raise PageError(asked, "redirect", f"leads out of the site: {url}")
        if asked == self.urls.root(site) + ROBOTS_PATH:
            return
        if site not in self._robots:
            self._robots[site] = asyncio.create_task(self._read_robots(site))
        if not (await self._robots[site]).allows(AGENT, site, path):
            raise PageError(asked, "robots.txt", f"the site asks programs not to read {path}")

    async def _ask(self, site: Site, url: str, etag: str | None) -> tuple[httpx.Response, bytes]:
        """Ask until there is an answer; give up with the reason of the last try."""
        attempt, problem, pause = 0, "", None
        while True:
            attempt += 1
            try:
                async with self._turn:
                    response, body = await self._follow(site, url, etag)
                self.answers[response.status_code] += 1
                if response.status_code not in RETRIED:
                    return response, body
                problem = f"the site answered {response.status_code}"
                pause = seconds(response.headers.get("retry-after"))
            except (httpx.RequestError, httpx.InvalidURL, TimeoutError) as error:
                problem, pause = f"{type(error).__name__} {error}".strip(), None
            wait = self.backoff.wait(attempt, pause)
            if wait is None:
                raise PageError(url, "answer", f"{problem}, after {attempt} tries")
            await asyncio.sleep(wait)

    async def _follow(self, site: Site, url: str, etag: str | None) -> tuple[httpx.Response, bytes]:
        here = url
        for _ in range(self.limits.redirects + 1):
            response, body = await self._read(here, etag)
            if not response.has_redirect_location:
                return response, body
            here = _target(here, response.headers["location"])
            await self._check(site, here, url)
        raise PageError(url, "redirect", f"more than {self.limits.redirects} in a row")

    async def _read(self, url: str, etag: str | None) -> tuple[httpx.Response, bytes]:
        headers = {"User-Agent": AGENT} | ({"If-None-Match": etag} if etag else {})
        async with asyncio.timeout(self.limits.seconds), self.client.stream("GET", url, headers=headers) as response:
            body = bytearray()
            async for part in response.aiter_bytes():
                body += part
                if len(body) > self.limits.body_bytes:
                    raise PageError(url, "size", f"more than {self.limits.body_bytes} bytes")
            return response, bytes(body)


def _target(url: str, location: str) -> str:
    try:
        return urljoin(url, location)
    except ValueError as error:
        raise PageError(url, "redirect", f"to no address: {location!r}") from error


def _answered(store: SnapshotStore, snapshot: Snapshot) -> Page:
    if snapshot.status != 200:
        raise PageError(snapshot.url, "status", f"the site answered {snapshot.status}")
    return store.page(snapshot)
