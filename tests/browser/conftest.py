"""Browser tests meet the same deals in every run, so that what fails once fails again; `--deal N` gives them others."""

from __future__ import annotations

from random import Random

import pytest


class Dealer(Random):
    """Draws in place of the module `secrets`."""

    def randbits(self, k: int) -> int:
        """Return a number of k bits."""
        return self.getrandbits(k)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of matches and bots from the test's name; tokens and ids of tables stay random."""
    dealer = Dealer(f"{request.config.getoption('--deal')} {request.node.nodeid}")
    monkeypatch.setattr("dvergar.server.opening.secrets", dealer)
    monkeypatch.setattr("dvergar.server.bots.secrets", dealer)
