"""The game as prompts are told of it: its name, and the guides to its language and its scenarios."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import synth.dsl
import synth.verify.scenarios

_ASIDE = "\n### "
"""What follows the first small heading of the language guide is about the language's own growth."""


@dataclass(frozen=True)
class Game:
    name: str
    language: str
    syntax: str
    scenarios: str
    example: str
    """Scenarios that hold."""


@lru_cache(maxsize=1)
def pocket() -> Game:
    dsl, scenarios = (Path(package.__file__ or "").parent for package in (synth.dsl, synth.verify.scenarios))
    return Game(
        name="Pokémon TCG Pocket",
        language=(dsl / "guide.md").read_text(encoding="utf-8").split(_ASIDE)[0].strip(),
        syntax=(dsl / "syntax.lark").read_text(encoding="utf-8").strip(),
        scenarios=(scenarios / "guide.md").read_text(encoding="utf-8").strip(),
        example=(scenarios / "example.yaml").read_text(encoding="utf-8").strip(),
    )
