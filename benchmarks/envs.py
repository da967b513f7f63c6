"""Measure the learning environments of one build and print the figures as JSON: `envs.py [GAME] [SEATS] [--quick]`, three-seat Nidavellir by default.

`us` is microseconds of a step on this machine, `ratio` the same in turns of the reference loop of `measure.py`, timed beside it in the same
process. `play` draws its actions inside, `step` takes those that `random_actions` gave, `observed` is the same with a uint8 observation
and a mask for each step; `aec` is a step of the PettingZoo environment, observation and mask included.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys

from measure import Bench

from dvergar.engine import state as states
from dvergar.envs import pettingzoo
from dvergar.envs.batch import BatchEnv

MATCHES = 128


def play(env: BatchEnv, steps: int) -> int:
    """Play random steps inside."""
    env.play(steps)
    return steps * MATCHES


def step(env: BatchEnv, steps: int) -> int:
    """Play random steps one by one."""
    for _ in range(steps):
        env.step(env.random_actions())
    return steps * MATCHES


def alone(id: str, seats: int, steps: int) -> int:
    """Play random steps of a PettingZoo environment."""
    env = pettingzoo.env(id, seats=seats)
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.reset()
            continue
        env.step(int(info["action_mask"].argmax()))
        assert observation is not None
    return steps


def main(argv: list[str]) -> None:
    """Measure what is asked for and print it."""
    quick = "--quick" in argv
    rest = [text for text in argv if not text.startswith("--")]
    id = rest[0] if rest else "nidavellir"
    seats = int(rest[1]) if len(rest) > 1 else 3
    bench = Bench(3 if quick else 15)
    blind, seeing = BatchEnv(id, seats=seats, observe=False), BatchEnv(id, seats=seats)
    for env in (blind, seeing):
        env.reset(MATCHES, seed=1)
    steps = 20 if quick else 200
    bench.take(f"{id}-{seats}/play", lambda: play(blind, steps))
    bench.take(f"{id}-{seats}/step", lambda: step(blind, steps))
    bench.take(f"{id}-{seats}/observed", lambda: step(seeing, steps // 4))
    bench.take(f"{id}-{seats}/aec", lambda: alone(id, seats, steps * 5))
    build = "plain" if str(states.__file__).endswith(".py") else "compiled"
    reference = round(statistics.median(bench.turn_us), 4)
    print(json.dumps({"build": build, "python": platform.python_version(), "reference_us": reference, "figures": bench.figures}))


if __name__ == "__main__":
    main(sys.argv[1:])
