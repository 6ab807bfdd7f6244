"""From web pages to card records.

The way data goes, a module a step: `fetch` asks the sites politely and `snapshots` keeps what they answered; `limitless`
and `tcgdex` read a page into a `Sighting`, what one site says of one printing; `merge` settles where they differ, helped
by `checks`; `records` is the result on disk and `run` the whole way. Only `fetch` knows the network: everything after it
can be repeated from the snapshots alone.
"""
