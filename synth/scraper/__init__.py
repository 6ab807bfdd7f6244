"""From web pages to card records.

The way data goes, a module a step: `fetch` asks the sites politely and `snapshots` keeps what they answered;
`limitless` and `tcgdex` read a page into a `Sighting`, what one site says of one printing; `harvest` gathers those of
a set; `merge` settles where the sites differ, helped by `checks`; `assemble` makes `records` of it and `output` writes
them. `run` is the whole way. Only `fetch` knows the network: everything after it can be repeated from snapshots alone.
"""
