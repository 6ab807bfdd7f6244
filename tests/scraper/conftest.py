from __future__ import annotations

import pytest

from tests.scraper.paper_sites import PaperSites


@pytest.fixture
def sites() -> PaperSites:
    """Both sites with the four made-up cards of set Z1."""
    made_up = PaperSites()
    made_up.put()
    return made_up
