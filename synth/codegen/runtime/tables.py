"""The tables of the pool, as they are kept beside the machine."""

from __future__ import annotations

from pathlib import Path

import numpy as np

_DTYPES = {"u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "u32": np.uint32, "i32": np.int32}


def read_tables(path: Path) -> dict[str, np.ndarray]:
    """Lines of `name dtype: numbers`."""
    tables = {}
    for line in path.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            head, _, numbers = line.partition(":")
            name, dtype = head.split()
            tables[name] = np.array(numbers.split(), np.int64).astype(_DTYPES[dtype])
    return tables
