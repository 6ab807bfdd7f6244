"""How long to wait before asking again."""

import random
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

RETRIED = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Statuses that say "not now"; any other refusal is an answer and is not asked for again."""


@dataclass(frozen=True)
class Backoff:
    tries: int = 5
    first: float = 0.5
    longest: float = 60.0
    """Seconds; a site that asks for a longer pause has, for this run, refused."""

    def wait(self, attempt: int, retry_after: float | None = None) -> float | None:
        """Seconds before try `attempt + 1`, or None when there shall be no further one."""
        if attempt >= self.tries or (retry_after or 0) > self.longest:
            return None
        ceiling = min(self.longest, self.first * 2.0 ** (attempt - 1))
        # Jitter keeps the requests of one burst from coming back as one burst.
        return max(retry_after or 0, ceiling * random.uniform(0.5, 1))


def seconds(retry_after: str | None, now: datetime | None = None) -> float | None:
    """The header in seconds; it may be a number or a date. An unreadable one counts as absent."""
    if not retry_after:
        return None
    if retry_after.strip().isdigit():
        return float(retry_after)
    try:
        date = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=UTC)
    return max(0.0, (date - (now or datetime.now(UTC))).total_seconds())
