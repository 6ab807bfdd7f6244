"""Files of texts, a line each: what carries it, then the text and what is said about it, with bars between."""

from pathlib import Path
from typing import cast

from synth.dsl.english import Carrier


def parted(name: str) -> list[tuple[Carrier, *tuple[str, ...]]]:
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    return [cast(tuple[Carrier, *tuple[str, ...]], tuple(line.split(" | "))) for line in lines]
