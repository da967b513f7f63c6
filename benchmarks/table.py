"""Print the figures of both builds side by side; reads from standard input what `./forge bench --json` prints."""

from __future__ import annotations

import json
import sys
from typing import Any


def table(found: dict[str, dict[str, Any]]) -> str:
    """Lay the figures out, one line each."""
    plain, compiled = found["plain"], found["compiled"]
    turns = f"{plain['reference_us']:.3f} and {compiled['reference_us']:.3f} µs"
    lines = [
        f"Python {plain['python']}; a ratio counts turns of the reference loop ({turns} here)",
        f"{'':24}{'plain, µs':>11}{'ratio':>9}{'a second':>12}{'compiled, µs':>14}{'ratio':>9}{'a second':>12}{'faster':>10}",
    ]
    for key, old in plain["figures"].items():
        new = compiled["figures"][key]
        cells = f"{old['us']:>11.2f}{old['ratio']:>9.1f}{old['per_second']:>12,.0f}{new['us']:>14.2f}{new['ratio']:>9.1f}{new['per_second']:>12,.0f}"
        lines.append(f"{key:24}{cells}{old['us'] / new['us']:>8.1f} x")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(json.load(sys.stdin)))
