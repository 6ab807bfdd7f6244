"""What a run is to read, kept with its result so that the next one can do the same again."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from synth.scraper.sites import CARD_SITES, Site
from synth.spec.errors import InputError

EVERY_SET = "all"
CHOICES_FILE = "scrape.json"


class Choices(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    sets: tuple[Annotated[str, StringConstraints(min_length=1, max_length=20)], ...] = (EVERY_SET,)
    sources: tuple[Site, ...] = tuple(Site)
    tournaments: int = Field(default=10, ge=0, le=200)
    """Newest tournaments whose decklists become deck files."""

    @property
    def reads_cards(self) -> bool:
        return any(site in self.sources for site in CARD_SITES)


def read_choices(folder: Path) -> Choices | None:
    """Those of the last finished run in a folder, if there was one."""
    path = folder / CHOICES_FILE
    try:
        return Choices.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValidationError) as error:
        raise InputError(f"{path}: cannot be read; remove it and say --sets again") from error
