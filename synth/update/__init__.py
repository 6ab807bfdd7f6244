"""A new set the same evening: scrape, read, build, verify, play the scenarios, and one page of what came in.

`steps` does each once and remembers it, `incoming` says what changed against the cards that ship, `page` writes it down.
"""
