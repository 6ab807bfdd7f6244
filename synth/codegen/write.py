"""Files of a package → a folder on disk, whole or not at all."""

import tempfile
from pathlib import Path

KINDS = (".py", ".ll", ".txt")
"""How files of a package end; anything else in its folder is not ours."""


def write(files: dict[str, str], out: Path) -> None:
    """Replaces the folder by the new files in one move: a reader sees the old package or the new one."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent, ignore_cleanup_errors=True) as room:
        fresh, old = Path(room) / "fresh", Path(room) / "old"
        fresh.mkdir()
        for name, text in files.items():
            (fresh / name).write_text(text, encoding="utf-8")
        if not out.exists():
            fresh.replace(out)
            return
        out.replace(old)
        try:
            fresh.replace(out)
        except BaseException:
            old.replace(out)
            raise


def differences(files: dict[str, str], out: Path) -> list[str]:
    """Names of files on disk that are not what would be built."""
    there = {path.name for path in out.iterdir() if path.suffix in KINDS} if out.is_dir() else set()
    stale = {name for name, text in files.items() if name not in there or (out / name).read_text("utf-8") != text}
    return sorted(stale | (there - files.keys()))
