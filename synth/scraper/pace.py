"""How often one host may be asked: so many requests under way, so many begun in a second, none while it asks for a pause."""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    at_once: int = 4
    per_second: float = 4.0

    def for_host(self, host: str) -> Pace:
        """A server on this machine is nobody else's: it is asked as fast as it answers."""
        return Pace(max(self.at_once, 8), math.inf) if is_local(host) else self

    def slowed(self, delay: float | None) -> Pace:
        """No faster than one request in `delay` seconds, which a robots.txt may ask for."""
        return Pace(self.at_once, min(self.per_second, 1 / delay)) if delay else self


class HostQueue:
    """Lets requests to one host through, in order."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._places = asyncio.Semaphore(pace.at_once)
        self._next = 0.0
        """Time of the event loop before which no request may begin."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._places:
            while (wait := self._next - _now()) > 0:  # a pause may be asked for while others already wait
                await asyncio.sleep(wait)
            self._next = _now() + 1 / self.pace.per_second
            yield

    def pause(self, seconds: float) -> None:
        self._next = max(self._next, _now() + seconds)


def is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _now() -> float:
    return asyncio.get_running_loop().time()
