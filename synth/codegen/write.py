"""Files of a package → a folder on disk, whole or not at all."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

KINDS = (".py", ".ll", ".txt")
"""How files of a package end; anything else in its folder is not ours."""


def write(files: dict[str, str], out: Path) -> None:
    """Replaces the folder by the new files in one move: a reader sees the old package or the new one."""
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        fresh.chmod(0o755)
        for name, text in files.items():
            (fresh / name).write_text(text, encoding="utf-8")
        if out.exists():
            old = fresh.with_name(fresh.name + "-old")
            out.replace(old)
            fresh.replace(out)
            shutil.rmtree(old)
        else:
            fresh.replace(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def differences(files: dict[str, str], out: Path) -> list[str]:
    """Names of files on disk that are not what would be built."""
    there = {path.name for path in out.iterdir() if path.suffix in KINDS} if out.is_dir() else set()
    stale = {name for name, text in files.items() if name not in there or (out / name).read_text("utf-8") != text}
    return sorted(stale | (there - files.keys()))
