"""One self-contained page: the modules and styles of the local page in one file; nothing is asked from elsewhere."""

import html
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[1] / "web" / "static"
MODULES = ("dom.js", "card.js", "face.js", "log.js", "peek.js", "board.js", "choice.js", "watch.js")
"""In the order in which they import each other; no two have a top-level name in common."""
STYLES = ("page.css", "board.css")
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

_START = """
const recorded = async () => JSON.parse(document.getElementById("recording").textContent);
const shown = watchPage(document.getElementById("view"), [document.title], recorded);
document.addEventListener("keydown", (event) => shown.key(event));
"""


def joined(modules: Sequence[str]) -> str:
    """Modules as one script: what they import from each other is already there."""
    parts = []
    for name in modules:
        text = (STATIC / name).read_text("utf-8")
        text = re.sub(r'^import .*? from "\./[a-z]+\.js";\n', "", text, flags=re.MULTILINE)
        parts.append(re.sub(r"^export ", "", text, flags=re.MULTILINE))
    return "\n".join(parts)


def styles(names: Sequence[str] = STYLES) -> str:
    return "\n".join((STATIC / name).read_text("utf-8") for name in names)


def as_data(value: Any) -> str:
    """JSON that cannot end the element it stands in."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def game_page(recording: dict[str, Any]) -> str:
    title = html.escape(recording["title"])
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title><style>{styles()}</style></head>
<body><header><h1>{title}</h1></header><main id="view" tabindex="-1"></main>
<script type="application/json" id="recording">{as_data(recording)}</script>
<script type="module">{joined(MODULES)}{_START}</script></body></html>
"""
