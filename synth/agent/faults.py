"""What can go wrong between asking and having an answer, sorted by what is to be done about it."""


class ServiceFault(Exception):
    """No answer: `again` if asking once more may help, `paid` if the call may have been billed all the same."""

    def __init__(self, what: str, *, again: bool, paid: bool, wait: float | None = None) -> None:
        super().__init__(what)
        self.again, self.paid, self.wait = again, paid, wait


class OutOfBudget(Exception):
    """The next call could cost more than is left; nothing was sent."""


class TooLong(Exception):
    """The prompt has grown beyond what its price is known for; nothing was sent."""


class Unanswered(Exception):
    """A conversation cannot go on: the service kept failing."""
