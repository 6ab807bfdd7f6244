"""`synth` as a user runs it, in this process, and the sites on paper behind a real socket."""

from tests.cli.conftest import synth
from tests.scraper.conftest import addresses, sites

__all__ = ["addresses", "sites", "synth"]
