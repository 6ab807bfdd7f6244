"""Sections as one self-contained page."""

import html
from collections.abc import Sequence
from pathlib import Path

from synth.report.parts import Section

POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

STYLE, SCRIPT = (Path(__file__).with_name(name).read_text("utf-8") for name in ("report.css", "report.js"))


def page(title: str, sections: Sequence[Section], note: str = "", refresh: int = 0) -> str:
    """`refresh`: seconds after which a browser reads the file again, while something is still being measured."""
    again = f'<meta http-equiv="refresh" content="{refresh}">' if refresh else ""
    parts = "".join(f"<section><h2>{html.escape(one.title)}</h2>{one.body}</section>" for one in sections)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="Content-Security-Policy" content="{POLICY}">{again}
<title>{html.escape(title)}</title><style>{STYLE}</style></head>
<body><h1>{html.escape(title)}</h1><p class="soft">{html.escape(note)}</p>{parts}
<script>{SCRIPT}</script></body></html>
"""
