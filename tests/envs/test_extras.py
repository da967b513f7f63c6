"""Who lacks a library is told how to get it."""

from __future__ import annotations

import sys

import pytest

from dvergar.envs.setup import MissingExtra, needed


@pytest.mark.parametrize(("module", "library"), [("pettingzoo", "pettingzoo"), ("numpy.random", "numpy")])
def test_a_missing_library_is_named_with_its_remedy(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # Python takes that for a module that cannot be imported
    with pytest.raises(MissingExtra, match=rf"dvergar\.envs\.x needs {library}, which is not installed: pip install 'dvergar\[envs\]'") as caught:
        needed(module, "dvergar.envs.x")
    assert caught.value.word == "error-extra"
