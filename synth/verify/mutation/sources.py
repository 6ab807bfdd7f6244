"""What was made once is kept for as long as the sources stay that say how it is made."""

import hashlib
from pathlib import Path

_ROOT = Path(__file__).parents[2]


def sources_key(*names: str) -> str:
    """Of some modules and folders of synth."""
    digest = hashlib.sha256()
    for name in names:
        place = _ROOT / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
