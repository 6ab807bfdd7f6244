"""Pages from the sites, asked for politely and kept, or from snapshots alone."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Protocol
from urllib.parse import urlsplit

import httpx

from synth.scraper.agent import PRODUCT, user_agent
from synth.scraper.ask import Asker, Limits
from synth.scraper.backoff import Backoff
from synth.scraper.journal import Journal
from synth.scraper.pace import HostQueue, Pace
from synth.scraper.page import Page, PageError
from synth.scraper.robots import Robots
from synth.scraper.sites import Site, SiteUrls
from synth.scraper.snapshots import Snapshot, SnapshotStore, digest

ROBOTS_PATH = "/robots.txt"
ROBOTS_LIFETIME = timedelta(days=1)
"""How long a robots.txt may be relied on without asking again (RFC 9309, 2.4)."""

KEPT = frozenset({200, 404, 410})
"""Answers worth a snapshot: a page, or the plain statement that there is none."""


class Pages(Protocol):
    async def get(self, site: Site, path: str) -> Page:
        """The page, or a PageError that says why there is none."""


class StoredPages:
    """The snapshots of an earlier run, and nothing else; a page that failed then fails in the same words."""

    def __init__(self, store: SnapshotStore) -> None:
        self.store = store

    async def get(self, site: Site, path: str) -> Page:
        if failure := self.store.failure(site, path):
            raise failure
        snapshot = self.store.find(site, path)
        if snapshot is None:
            raise PageError(f"{site}:{path or '/'}", "snapshot", "no snapshot; run once without --offline")
        return _answered(self.store, snapshot)


@dataclass(frozen=True)
class Manners:
    """How the sites are to be asked."""

    agent: str = field(default_factory=user_agent)
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    backoff: Backoff = field(default_factory=Backoff)
    say: Callable[[str], None] = lambda line: None
    """Told what a person should know about a site's terms."""


class LivePages:
    """The sites themselves; what they answer is kept, and asked about by ETag when it is already there."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        urls: SiteUrls,
        store: SnapshotStore,
        manners: Manners,
        journal: Journal | None = None,
    ) -> None:
        self.urls, self.store, self.manners, self.journal = urls, store, manners, journal
        self._asker = Asker(client, manners.agent, manners.limits, manners.backoff)
        self._queues: dict[str, HostQueue] = {}
        self._robots: dict[Site, asyncio.Task[Robots]] = {}

    @property
    def answers(self) -> Counter[int]:
        """How many answers of each status came from the sites."""
        return self._asker.answers

    async def get(self, site: Site, path: str) -> Page:
        known = self.store.find(site, path)
        url = self.urls.url(site, path)
        if known and self.journal and url in self.journal and self._intact(known):
            return _answered(self.store, known)
        try:
            await self._check(site, url, url)
            snapshot = await self._fetch(site, path, url)
        except PageError as error:
            self.store.failed(site, path, error)
            raise
        if self.journal:
            self.journal.add(url)
        return _answered(self.store, snapshot)

    async def _fetch(self, site: Site, path: str, url: str) -> Snapshot:
        """The answer of the site as it is on disk now."""
        known = self.store.find(site, path)
        # An ETag means something only to the server that gave it.
        held = known if known and known.url == url and self._intact(known) else None
        conditions = {"If-None-Match": held.etag, "If-Modified-Since": held.last_modified} if held else {}

        async def permitted(target: str) -> None:
            await self._check(site, target, url)

        queue = self._queue(self.urls.root(site))
        sent = {name: value for name, value in conditions.items() if value}
        response, body = await self._asker.ask(queue, url, sent, permitted)
        if response.status_code == 304 and held:
            self.store.answered(held)
            return held
        if response.status_code not in KEPT:
            raise PageError(url, "status", f"the site answered {response.status_code}")
        snapshot = Snapshot(
            site=site,
            path=path,
            url=url,
            fetched=datetime.now(UTC).isoformat(timespec="seconds"),
            status=response.status_code,
            etag=response.headers.get("etag"),
            last_modified=response.headers.get("last-modified"),
            content_type=response.headers.get("content-type", ""),
            sha256=digest(body),
        )
        self.store.keep(snapshot, body)
        return snapshot

    def _queue(self, root: str) -> HostQueue:
        parts = urlsplit(root)
        if parts.netloc not in self._queues:
            self._queues[parts.netloc] = HostQueue(self.manners.pace.for_host(parts.hostname or ""))
        return self._queues[parts.netloc]

    def _intact(self, snapshot: Snapshot) -> bool:
        try:
            self.store.page(snapshot)
        except PageError:
            return False
        return True

    async def _check(self, site: Site, url: str, asked: str) -> None:
        """`url` is what was asked for, or where that was redirected to; it must lie in the site and be permitted."""
        path = self.urls.within(site, url)
        if path is None:
            raise PageError(asked, "redirect", f"leads out of the site: {url}")
        if asked == self.urls.root(site) + ROBOTS_PATH:
            return
        if site not in self._robots:
            self._robots[site] = asyncio.create_task(self._read_robots(site))
        if not (await self._robots[site]).allows(PRODUCT, site, path):
            raise PageError(asked, "robots.txt", f"the site asks programs not to read {path}; leave it out with --source")

    async def _read_robots(self, site: Site) -> Robots:
        url = self.urls.root(site) + ROBOTS_PATH
        known = self.store.find(site, ROBOTS_PATH)
        if not known or known.url != url or not _recent(known) or not self._intact(known):
            known = await self._fetch(site, ROBOTS_PATH, url)
        # RFC 9309: a file that is not there allows everything; one that cannot be had is an error, which allows nothing.
        text = self.store.page(known).body.decode("utf-8", "replace") if known.status == 200 else ""
        robots = Robots(text)
        queue = self._queue(self.urls.root(site))
        queue.pace = queue.pace.slowed(robots.delay(PRODUCT))
        if robots.api_permission and not robots.allows(PRODUCT, site, "/"):
            self.manners.say(f"{site}: robots.txt bars crawlers and says of its API: {robots.api_permission}")
        return robots


def _recent(snapshot: Snapshot) -> bool:
    try:
        return datetime.now(UTC) - datetime.fromisoformat(snapshot.fetched) < ROBOTS_LIFETIME
    except (ValueError, TypeError):
        return False


def _answered(store: SnapshotStore, snapshot: Snapshot) -> Page:
    if snapshot.status != 200:
        raise PageError(snapshot.url, "status", f"the site answered {snapshot.status}")
    return store.page(snapshot)
