"""The service behind the `anthropic` SDK: one streamed call, checked to be whole; every failure becomes a ServiceFault.

The SDK's own retries are off, because every attempt has to be paid for; what its types do not check is checked here: a 200
may carry HTML, broken JSON or too few fields, and a stream that is cut ends like one that is not.
"""

from __future__ import annotations

import os
from typing import Protocol

import anthropic
import httpx2
from pydantic import ValidationError

from synth.agent.faults import ServiceFault
from synth.agent.messages import Answer, Request
from synth.spec.errors import InputError

KEY = "ANTHROPIC_API_KEY"
_TIMEOUT = 300.0


class Service(Protocol):
    def answer(self, request: Request) -> Answer:
        """The answer, whole and checked, or a ServiceFault."""


class Anthropic:
    def __init__(self, key: str, base_url: str | None = None, timeout: float = _TIMEOUT) -> None:
        self._client = anthropic.Anthropic(api_key=key, base_url=base_url, max_retries=0, timeout=timeout)

    @classmethod
    def from_environment(cls, base_url: str | None = None) -> Anthropic:
        key = os.environ.get(KEY)
        if not key:
            raise InputError(f"{KEY} is not set; set it, look at the cost with --dry-run, or give --replay DIR")
        return cls(key, base_url)

    def close(self) -> None:
        self._client.close()

    def answer(self, request: Request) -> Answer:
        try:
            return self._read(request)
        except anthropic.APIStatusError as error:
            raise _of_status(error) from None
        except (anthropic.APIConnectionError, httpx2.TransportError) as error:
            raise ServiceFault(f"the connection failed: {type(error).__name__}", again=True, paid=True) from None
        except anthropic.AnthropicError as error:
            raise ServiceFault(f"the call failed: {type(error).__name__}", again=False, paid=True) from None

    def _read(self, request: Request) -> Answer:
        with self._client.messages.stream(**request.body()) as stream:
            try:
                ended = [event.type for event in stream][-1:] == ["message_stop"]
                if not ended:
                    raise ServiceFault("the stream was cut", again=True, paid=True)
                return Answer.model_validate(stream.current_message_snapshot.to_dict(mode="json", warnings=False))
            except (anthropic.AnthropicError, httpx2.TransportError):
                raise
            except ValidationError as error:
                where = ".".join(map(str, error.errors()[0]["loc"]))
                raise ServiceFault(f"the answer is not whole: {where}", again=True, paid=True) from None
            except (ValueError, TypeError, AttributeError, LookupError, RuntimeError, AssertionError) as error:
                # The SDK builds its objects unchecked, so what is missing shows as any of these.
                raise ServiceFault(f"the answer cannot be read: {type(error).__name__}", again=True, paid=True) from None


def _of_status(error: anthropic.APIStatusError) -> ServiceFault:
    """An error inside a stream has status 200: it came after the work had begun."""
    status = error.status_code
    began = status < 400
    kind = error.type or "no type of error"
    what = f"the service answered {kind} inside the stream" if began else f"the service answered {status} ({kind})"
    again = began or status in (408, 409, 429) or status >= 500
    return ServiceFault(what, again=again, paid=began, wait=_retry_after(error.response))


def _retry_after(response: httpx2.Response) -> float | None:
    try:
        return max(0.0, float(response.headers.get("retry-after", "")))
    except ValueError:
        return None
