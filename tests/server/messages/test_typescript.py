"""The message types that the page is built with."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.tools import typescript

SOURCES = Path(__file__).parents[3] / "ui/src"


def test_the_types_of_the_page_are_those_of_the_structs() -> None:
    for name, wanted in typescript.generate().items():
        assert (SOURCES / name).read_text(encoding="utf-8") == wanted, "run: python -m dvergar.tools.typescript ui/src"


def test_types_that_are_out_of_date_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([str(tmp_path)]) == 0
    assert typescript.main(["--check", str(tmp_path)]) == 0
    file = tmp_path / "games/nidavellir/messages.ts"
    file.write_text(file.read_text().replace("interface", "class", 1))
    assert typescript.main(["--check", str(tmp_path)]) == 1
    assert "nidavellir/messages.ts is out of date; write it anew" in capsys.readouterr().err
