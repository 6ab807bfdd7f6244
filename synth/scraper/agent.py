"""Who is asking: the name this program gives the sites, with a way to reach the person who runs it."""

import re

from synth.spec.errors import InputError
from synth.version import __version__

PRODUCT = "synth"
"""The name a site's robots.txt may address."""

_CONTACT = re.compile(r"[!-~](?:[ -~]{0,118}[!-~])?")


def user_agent(contact: str | None = None) -> str:
    """A header in plain ASCII; whatever would break out of it is refused."""
    if contact is None:
        return f"{PRODUCT}/{__version__} (card spec builder)"
    if not _CONTACT.fullmatch(contact) or "(" in contact or ")" in contact:
        raise InputError("--contact must be an address or URL: up to 120 ASCII characters, no brackets")
    return f"{PRODUCT}/{__version__} (card spec builder; +{contact})"
