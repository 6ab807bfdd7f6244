"""Tests, one folder a part; a package, so that `tests` means these wherever they are run."""
