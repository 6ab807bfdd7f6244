"""A clone stays small: what is generated is not committed."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST = 13 * 2**19
"""bytes of all tracked files. It was 6 MB until tests were taken out to make room for the grammar, which helps nobody."""


def test_tracked_files_are_few_bytes() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    sizes = {name: (ROOT / name).lstat().st_size for name in listed if name and (ROOT / name).is_file()}  # a link is its name
    largest = sorted(sizes, key=lambda name: -sizes[name])[:5]
    assert 1_000_000 < sum(sizes.values()) < MOST, largest
