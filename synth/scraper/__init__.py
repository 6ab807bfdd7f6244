"""From web pages to card records.

The way data goes, a module a step: `fetch` gets pages, by `ask` from the sites (at their `pace`, as their `robots`
allow, noted in the `journal`) or from the `snapshots` of what they answered; `limitless` and `tcgdex` read a page
into a `Sighting`, what one site says of one printing; `harvest` gathers those of a set; `merge` settles where the
sites differ, helped by `checks`; `assemble` makes `records` and a `report` of it and `output` writes them. `run` is
the whole way. Only `ask` knows the network: everything after `fetch` can be repeated from snapshots alone.
"""
