"""Records that somebody has changed: each is taken or refused with a reason, never a failure of the server, and nobody waits long for it."""

from __future__ import annotations

import hashlib
import random
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dvergar.server.app import create_app
from serving import Browser, serving, thread_bots
from support import HERE, HOUSE

RECORDS = 300  # 5,000 with --long
LETTERS = "0123456789 -()\n:,.abcdefz\x00\u202eé\U0001f600"


def mutated(text: str, dice: random.Random) -> str:
    """Return a record with a few things wrong: letters, numbers, lines, their order, its length."""
    for _ in range(dice.choice([1, 1, 1, 2, 5])):
        lines, at, how = text.split("\n"), dice.randrange(len(text)), dice.randrange(9)
        line = dice.randrange(len(lines))
        if how == 0:
            text = text[:at] + dice.choice(LETTERS) + text[at + 1 :]
        elif how == 1:
            text = text[:at] + text[at + dice.randrange(1, 40) :]
        elif how == 2:
            text = text[:at] + "".join(dice.choice(LETTERS) for _ in range(dice.randrange(1, 20))) + text[at:]
        elif how == 3:
            text = "\n".join([*lines[:line], *lines[line + 1 :]])
        elif how == 4:
            text = "\n".join([*lines[:line], lines[line], *lines[line:]])
        elif how == 5:
            other = dice.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
            text = "\n".join(lines)
        elif how == 6:  # among the first lines: another game, seat count, seed or option
            lines[line % 8] = lines[line % 8].rpartition(" ")[0] + dice.choice([" 0", " -1", " 99", " 1e9", " null", " []", " " + "9" * 60, " toy", ""])
            text = "\n".join(lines)
        elif how == 7:
            text = text[:at]
        else:
            lines[line] = dice.choice(lines)
            text = "\n".join(lines)
        if not text:
            return "x"
    return text


def sealed(text: str) -> str:
    """Return a record whose last line fits it again, so that it is played."""
    lines = text.rstrip("\n").split("\n")
    moves = len(lines) - 2 - lines.index("moves") if "moves" in lines else 0
    end, whole = lines[-1].split(), "\n".join(lines[:-1]) + "\n"
    if len(end) != 6:
        return text
    end[1], end[5] = str(moves), hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()
    return whole + " ".join(end) + "\n"


@pytest.mark.timeout(3600)
def test_a_mutated_record_is_taken_or_refused(tmp_path: Path, scale: int) -> None:
    dice = random.Random(18)
    originals = [path.read_text(encoding="utf-8") for id in HOUSE for path in sorted((HERE / "records" / id).glob("*.record"))]
    assert len(originals) >= len(HOUSE)
    count, waits, taken = RECORDS if scale == 1 else 5_000, [], 0
    with serving(create_app(tmp_path, bots=thread_bots())) as address, ThreadPoolExecutor(1) as pool:
        anna, bert = Browser(address), Browser(address)
        table = bert.table("me", "me", "me", game="nidavellir")
        for number in range(count):
            text = mutated(dice.choice(originals), dice)
            sent = pool.submit(anna.post, "/api/records", {"text": sealed(text) if number % 3 else text})
            if number % 10 == 0:
                begun = time.monotonic()
                assert bert.get(f"/api/tables/{table}").status == 200
                waits.append(time.monotonic() - begun)
            answer = sent.result()
            assert answer.status in (201, 404, 409, 413, 422), (number, answer.body)
            if answer.status == 201:
                taken += 1
                assert anna.get(f"/api/tables/{answer.json['table']['id']}").status == 200
                anna.cookies.clear()
            else:
                assert answer.json["word"].startswith("error-"), answer.body
    waits.sort()
    late = waits[len(waits) * 99 // 100]
    print(f"{taken} of {count} mutated records were taken; others wait {statistics.median(waits) * 1000:.1f} ms, p99 {late * 1000:.1f} ms")
    assert taken < count / 2
    assert statistics.median(waits) < 0.5
