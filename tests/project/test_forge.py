"""The forge says what it can do, what it was asked wrongly, and what is missing on this machine."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FORGE = ROOT / "forge"
JOBS = ["play", "test", "check", "dev", "bench", "shots"]


@pytest.fixture
def forge() -> ModuleType:
    """The forge as a module."""
    loader = SourceFileLoader("forge", str(FORGE))
    spec = spec_from_loader("forge", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(FORGE), *words], capture_output=True, text=True)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_it_explains_every_job(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 0
    assert [job for job in JOBS if f"./forge {job}" not in done.stdout] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "no job is called 'dance'; there are: play, test, check, dev, bench, shots"),
        (["check", "all"], "forge check: takes nothing more, and there is 'all'"),
        (["dev", "--port", "1"], "forge dev: takes nothing more, and there is '--port 1'"),
        (["bench", "--fast"], "'--fast' is not understood; it takes [WHAT] [--json] [--quick]"),
        (["bench", "nains", "clone"], "'nains clone' is not understood"),
    ],
)
def test_it_refuses_what_it_does_not_know(words: list[str], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert told in done.stderr


def test_an_older_python_is_told_what_is_needed() -> None:
    ast.parse(FORGE.read_text(encoding="utf-8"), feature_version=(3, 7))  # so that it gets as far as saying so
    older = "import runpy, sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2'; runpy.run_path(sys.argv[1], run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", older, str(FORGE), "play"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "Python 3.11 or newer is needed, and this is 3.9.2" in done.stderr


def test_what_decides_an_install_changes_its_recipe(forge: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forge, "ROOT", tmp_path)
    (tmp_path / "ui/src").mkdir(parents=True)
    (tmp_path / "ui/node_modules").mkdir()
    (tmp_path / "pyproject.toml").write_text("one")
    (tmp_path / "ui/src/main.ts").write_text("one")
    first = forge.recipe("pyproject.toml", "ui")
    (tmp_path / "ui/node_modules/left.js").write_text("built")
    assert forge.recipe("pyproject.toml", "ui") == first
    (tmp_path / "ui/src/main.ts").write_text("two")
    second = forge.recipe("pyproject.toml", "ui")
    assert second != first
    (tmp_path / "ui/src/more.ts").write_text("")
    assert forge.recipe("pyproject.toml", "ui") != second


def test_an_environment_of_another_folder_is_made_anew(forge: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = []
    monkeypatch.setattr(forge.subprocess, "run", lambda words, check: made.append(words))
    here = {"python": sys.version, "home": str(tmp_path)}
    python = forge.tool("python", tmp_path)
    python.parent.mkdir()
    python.write_text("")
    forge.make(tmp_path, here, here)
    assert made == []
    forge.make(tmp_path, {**here, "home": "elsewhere"}, here)
    forge.make(tmp_path, {**here, "python": "3.11.0"}, here)
    assert [words[2:4] for words in made] == [["venv", "--clear"]] * 2


def test_chromium_is_the_one_named_or_the_one_on_path(forge: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(browser))
    assert forge.chromium() == str(browser)
    monkeypatch.delenv("CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert forge.chromium() == str(browser)


def test_without_a_chromium_it_stops_and_says_what_to_install(forge: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(forge.shutil, "which", lambda name: None)
    monkeypatch.setattr(forge.subprocess, "call", lambda *_, **__: 1)
    monkeypatch.delenv("CHROMIUM", raising=False)
    with pytest.raises(SystemExit) as stopped:
        forge.chromium()
    assert stopped.value.code == 2
    assert "name one in CHROMIUM" in capsys.readouterr().err


def test_nginx_is_the_one_named_or_else_it_says_what_to_install(
    forge: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proxy = tmp_path / "proxy"
    proxy.write_text("#!/bin/sh\n")
    proxy.chmod(0o755)
    monkeypatch.setenv("NGINX", str(proxy))
    assert forge.nginx() == str(proxy)
    monkeypatch.setattr(forge.shutil, "which", lambda name, path=None: None)
    with pytest.raises(SystemExit) as stopped:
        forge.nginx()
    assert stopped.value.code == 2
    assert "name one in NGINX" in capsys.readouterr().err


def test_without_a_compiler_it_stops_and_says_what_to_install(forge: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(forge.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stopped:
        forge.compiler()
    assert stopped.value.code == 2
    assert "apt-get install gcc python3-dev" in capsys.readouterr().err


def test_a_step_that_fails_ends_the_forge_with_its_status(forge: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        forge.step("the third step", [sys.executable, "-c", "raise SystemExit(7)"])
    assert stopped.value.code == 7
    assert "the third step: failed" in capsys.readouterr().err


def test_steps_beside_each_other_print_what_they_said_one_after_the_other(forge: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    talk = "import time; print({0!r}, flush=True); time.sleep(0.1); print({0!r}, flush=True)"
    forge.beside(*((name, [sys.executable, "-c", talk.format(name)]) for name in ("one", "two", "three")))
    said = capfd.readouterr().out.split()
    assert sorted(said[::2]) == ["one", "three", "two"]
    assert said[::2] == said[1::2]
    assert sorted(title for title, _ in forge.TIMES) == ["one", "three", "two"]
    assert forge.RUNNING == []


def test_a_step_that_fails_beside_others_shows_what_it_said_and_the_others_can_be_killed(forge: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    long = forge.Running("long", [sys.executable, "-c", "import time; time.sleep(60)"])
    with pytest.raises(SystemExit) as stopped:
        forge.beside(("short", [sys.executable, "-c", "print('why'); raise SystemExit(3)"]))
    assert stopped.value.code == 3
    assert capfd.readouterr().out == "why\n"
    assert list(forge.RUNNING) == [long]
    long.kill()
    assert long.process.wait(10) != 0


def test_what_is_compiled_in_full_serves_the_tests_and_the_other_way_round_not(forge: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(forge, "compiler", lambda: None)
    monkeypatch.setattr(forge, "make", lambda *_: None)
    monkeypatch.setattr(forge, "COMPILED", tmp_path)
    monkeypatch.setattr(forge, "Running", lambda title, words, env: begun.append(env["DVERGAR_COMPILE"]))
    now, _ = forge.begin_build(full=False)
    (tmp_path / "forge.json").write_text(json.dumps(now))
    assert forge.begin_build(full=False) is None
    now, _ = forge.begin_build(full=True)
    (tmp_path / "forge.json").write_text(json.dumps(now))
    assert forge.begin_build(full=False) is forge.begin_build(full=True) is None
    assert begun == ["quick", "1"]
