import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from tests.scraper.paper_sites import PaperSites


@pytest.fixture
def sites() -> PaperSites:
    """Both sites with the four made-up cards of set Z1."""
    made_up = PaperSites()
    made_up.put()
    return made_up


@pytest.fixture
def addresses(sites: PaperSites) -> Iterator[dict[str, str]]:
    """The paper sites behind a loopback server, as environment."""

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *args):
            pass

        def do_GET(self):
            answer = sites(httpx.Request("GET", f"http://paper.test{self.path}", headers=dict(self.headers)))
            self.send_response(answer.status_code)
            for name, value in answer.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.content)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    base = f"http://127.0.0.1:{server.server_port}"
    yield {f"SYNTH_{site.upper()}_URL": f"{base}/{site}" for site in ("limitless", "tcgdex", "rules", "play")}
    server.shutdown()
    thread.join()
    server.server_close()
