"""A scrape of the paper sites that kills itself when it is about to put its Nth file in place: FOLDER N."""

import os
import signal
import sys
from pathlib import Path

from synth.scraper import files
from synth.scraper.files import only_writer
from synth.scraper.journal import Journal
from synth.scraper.output import JOURNAL_FILE, SNAPSHOTS_FOLDER, clear_leftovers, write_scrape
from tests.scraper.paper_sites import Z1, PaperSites


def main(folder: Path, left: int) -> None:
    replace = files.Path.replace

    def perhaps_die(self: Path, target: Path) -> Path:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        return replace(self, target)

    files.Path.replace = perhaps_die  # type: ignore[method-assign]
    sites = PaperSites()
    sites.put()
    with only_writer(folder):
        clear_leftovers(folder)
        journal = Journal(folder / SNAPSHOTS_FOLDER / JOURNAL_FILE)
        write_scrape(folder, sites.scrape(folder / SNAPSHOTS_FOLDER, journal=journal), Z1)
        journal.finish()
    print(sum(asked for path, asked in sites.asked.items() if "robots" not in path))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
