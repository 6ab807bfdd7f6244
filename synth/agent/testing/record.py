"""Record mode: the loopback server passes calls on to a real service and keeps the answers as a script for later.

    python -m synth.agent.testing.record FILE [--upstream URL]

then run a command with ANTHROPIC_BASE_URL set to the address it prints. The key is taken from
the environment of this command, and not kept.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from synth.agent.faults import ServiceFault
from synth.agent.files import append_line, read_lines
from synth.agent.messages import Request
from synth.agent.service import Anthropic, Service
from synth.agent.testing.replies import Refuse, Reply, Say
from synth.agent.testing.server import Body, Script, ScriptedService


def recording(service: Service, path: Path) -> Script:
    """Asks the service, and writes each question and whole answer down."""

    def script(body: Body) -> Reply:
        system = body["system"][0]["text"]
        request = Request(body["model"], body["max_tokens"], system, tuple(body["tools"]), tuple(body["messages"]))
        try:
            answer = service.answer(request)
        except ServiceFault as fault:
            return Refuse(529 if fault.again else 400, "api_error")
        append_line(path, {"digest": request.digest, "request": request.body(), "answer": answer.model_dump(mode="json")})
        return Say(answer.content, answer.stop_reason, answer.usage.model_dump())

    return script


def recorded(path: Path) -> Iterator[Reply]:
    """The answers of a recording, in the order in which they were given."""
    for line in read_lines(path):
        answer = line["answer"]
        yield Say(answer["content"], answer["stop_reason"], answer["usage"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--upstream", help="Address of the service; else the SDK's own.")
    given = parser.parse_args()
    upstream = Anthropic.from_environment(given.upstream)
    with ScriptedService(recording(upstream, given.file)).running() as server:
        print(server.url, flush=True)
        while True:
            time.sleep(3600)


if __name__ == "__main__":
    main()
