"""The planner: positions that a good team never gets wrong, answers that depend on nothing hidden, and strength."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dvergar import Rng
from dvergar.bots import levels, policy
from dvergar.engine.policy import decide
from dvergar.games.die_zwerge.bot.evaluation import PLAIN, SHARP
from dvergar.games.die_zwerge.bot.policies import Planner
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import WON
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import GAME, act, again, army, at, dice, give, go, lay, names, next_gear, phase, put, show, table


def chosen(state: ZwergeState, weights: list[float] = PLAIN) -> str:
    """Return what the planner does."""
    action = decide(Planner(weights), state, state.active, 1)
    assert action in state.choices
    return GAME.actions.name(action)


def walked(state: ZwergeState, *roll: int, weights: list[float] = PLAIN) -> str:
    """Let the planner move with these dice, and return where it stops."""
    assert chosen(state, weights) == "move"
    act(dice(state, *roll), "move")
    while phase(state) == "step":
        act(state, chosen(state, weights))
    return at(state, state.dwarf)


def team(*spots: str, scene: str = "ruestet_euch") -> ZwergeState:
    """Return four dwarves: Boëndal acts, then Balyndis, Bavragor, Tungdil."""
    state = show(table("boendal", "balyndis", "bavragor", "tungdil"), 3, scene)
    for dwarf, spot in enumerate(spots):
        put(state, dwarf, spot)
    return again(state)


def forge_together() -> tuple[ZwergeState, set[str]]:
    state = team("A3", "A2", "A2", "E5", scene="feuerklinge")
    return again(state, 1), {"card(scenario)"}


def forge_waits_for_the_helper() -> tuple[ZwergeState, set[str]]:
    state = team("B4", "A2", "G6", "I5", scene="feuerklinge")
    return again(state, 1), {"message", "pass"}


def strike_the_last_token() -> tuple[ZwergeState, set[str]]:
    state = team("E5", "E5", "E5", "E5", scene="besiegt_nodonn")
    state.tokens = 1
    return again(state), {"fight"}


def gate_under_the_feet() -> tuple[ZwergeState, set[str]]:
    return again(team("D4", "A3", "D4", "D4", scene="haltet_die_tore"), 1), {"card(scenario)"}


def kings_under_the_feet() -> tuple[ZwergeState, set[str]]:
    return again(team("D4", "A5", "I1", "D4", scene="koenige_der_menschen"), 1), {"card(scenario)"}


def beat_the_scenarios_troops() -> tuple[ZwergeState, set[str]]:
    return again(team("F6", scene="erobert_toboribor")), {"fight"}


def last_step_of_the_council() -> tuple[ZwergeState, set[str]]:
    state = team("D4", scene="unterstuetzt_balendilin")
    state.council = 3
    return again(state, 1), {"message"}


def flee_bislipur() -> tuple[ZwergeState, set[str]]:
    state = team("D4")
    state.council = -4
    return again(state, 3), {"message"}


def make_equipment() -> tuple[ZwergeState, set[str]]:
    state = team("D4")
    state.council = 4
    return again(state, 1), {"craft"}


def runes_under_the_feet() -> tuple[ZwergeState, set[str]]:
    return again(show(team("D4", "E5"), 0, "alte_runen"), 1), {"card(0)"}


def spirits_save_a_step() -> tuple[ZwergeState, set[str]]:
    return again(show(team("F4", "F3", "I5", "A1"), 0, "geister_der_ahnen"), 3), {"card(0)", "message"}


def no_fight_with_one_health() -> tuple[ZwergeState, set[str]]:
    state = army(team("D4"), D4="e1")
    state.health[0] = 1
    return again(state), {"message", "move", "pass"}


def doom_rather_than_the_last_health() -> tuple[ZwergeState, set[str]]:
    state = lay(team("D3"), D4="R01")
    state.health[0] = 1
    return go(state, frames.PRICE, 0), {"doom"}


def health_rather_than_meet() -> tuple[ZwergeState, set[str]]:
    state = lay(team("D3"), D4="R01")
    state.doom = 1
    return go(state, frames.PRICE, 0), {"health"}


def health_while_there_is_plenty() -> tuple[ZwergeState, set[str]]:
    return go(team("D3"), frames.PRICE, 0), {"health"}


def wound_the_healthiest() -> tuple[ZwergeState, set[str]]:
    state = team()
    state.health = [1, 2, 4, 1]
    return go(state, frames.TARGET, 1), {"dwarf(2)"}


def heal_the_weakest() -> tuple[ZwergeState, set[str]]:
    state = team()
    state.health = [3, 1, 2, 3]
    return go(state, frames.HEALING, 1, 1), {"dwarf(1)"}


def save_a_life_with_beer() -> tuple[ZwergeState, set[str]]:
    state = give(team(), 2, "bier")
    state.health = [4, 1, 4, 4]
    return go(state, frames.GUARDED, 1, 0), {"beer(1)"}


def shield_the_dying() -> tuple[ZwergeState, set[str]]:
    state = give(team(), 2, "schild")
    state.health = [4, 1, 4, 4]
    return go(state, frames.GUARDED, 1, 0), {"use"}


def shield_nobody_with_the_last_health() -> tuple[ZwergeState, set[str]]:
    state = give(team(), 2, "schild")
    state.health = [4, 3, 1, 4]
    return go(state, frames.GUARDED, 1, 0), {"decline"}


def disguise_against_doom() -> tuple[ZwergeState, set[str]]:
    return go(show(give(team(), 2, "verkleidung"), 0, "tions_kreaturen"), frames.TRIGGER), {"use"}


def keep_the_disguise_for_worse() -> tuple[ZwergeState, set[str]]:
    return go(show(give(team(), 2, "verkleidung"), 0, "bogglin_ueberfall"), frames.TRIGGER), {"decline"}


def weapon_for_the_fighter() -> tuple[ZwergeState, set[str]]:
    return go(next_gear(team(), "waffe"), frames.REWARD, GAME.data.card("rette_balendilin")), {"dwarf(0)"}  # type: ignore[attr-defined]


def tools_for_a_smith() -> tuple[ZwergeState, set[str]]:
    return go(next_gear(team(), "werkzeug"), frames.REWARD, GAME.data.card("rette_balendilin")), {"dwarf(1)", "dwarf(2)"}  # type: ignore[attr-defined]


def boots_for_the_slow() -> tuple[ZwergeState, set[str]]:
    return go(next_gear(team(), "stiefel"), frames.REWARD, GAME.data.card("rette_balendilin")), {"dwarf(2)"}  # type: ignore[attr-defined]


def keenfire_for_the_fighter() -> tuple[ZwergeState, set[str]]:
    return go(team(), frames.FORGED), {"dwarf(0)"}


def scenario_troops_before_others() -> tuple[ZwergeState, set[str]]:
    state = army(team("F6", scene="erobert_toboribor"), F6="o1")
    return act(dice(again(state), 4, 1, 1, 1), "fight", "decline"), {"hit(scenario,orc)"}


def roll_again_after_a_miss() -> tuple[ZwergeState, set[str]]:
    state = again(army(put(table("boindil", "tungdil"), 0, "D4"), D4="o2"))
    return act(dice(state, 1, 2, 3, 3), "fight"), {"reroll(ability)"}


def keep_a_good_roll() -> tuple[ZwergeState, set[str]]:
    state = again(army(put(table("boindil", "tungdil"), 0, "D4"), D4="o2 t2"))
    return act(dice(state, 5, 6, 5, 1), "fight"), {"decline"}


def raise_what_kills() -> tuple[ZwergeState, set[str]]:
    state = again(army(put(table("boendal", "tungdil"), 0, "D4"), D4="e1"))
    return act(dice(state, 3, 5, 1, 1), "fight"), {"die(1)"}


def leave_a_die_out() -> tuple[ZwergeState, set[str]]:
    state = team()
    state.bans = 1
    return go(state, frames.RECRUIT, 0, 0, 0), {"use"}


def stop_doom_at_the_second_gate() -> tuple[ZwergeState, set[str]]:
    return again(show(team("I3", "A2", "A2", "E5", scene="feuerklinge"), 0, "tions_kreaturen")), {"fight"}


def threats_no_longer_matter_in_the_last_scenario() -> tuple[ZwergeState, set[str]]:
    state = show(team("I3", "E1", "C7", "A3", scene="haltet_die_tore"), 0, "tions_kreaturen")
    return again(state), {"card(scenario)"}


def eat_before_it_is_too_late() -> tuple[ZwergeState, set[str]]:
    state = give(team(), 0, "bier")
    state.health = [1, 3, 4, 4]
    return again(state), {"beer(0)"}


POSITIONS: list[Callable[[], tuple[ZwergeState, set[str]]]] = [
    forge_together,
    forge_waits_for_the_helper,
    strike_the_last_token,
    gate_under_the_feet,
    kings_under_the_feet,
    beat_the_scenarios_troops,
    last_step_of_the_council,
    flee_bislipur,
    make_equipment,
    runes_under_the_feet,
    spirits_save_a_step,
    no_fight_with_one_health,
    doom_rather_than_the_last_health,
    health_rather_than_meet,
    health_while_there_is_plenty,
    wound_the_healthiest,
    heal_the_weakest,
    save_a_life_with_beer,
    shield_the_dying,
    shield_nobody_with_the_last_health,
    disguise_against_doom,
    keep_the_disguise_for_worse,
    weapon_for_the_fighter,
    tools_for_a_smith,
    boots_for_the_slow,
    keenfire_for_the_fighter,
    scenario_troops_before_others,
    roll_again_after_a_miss,
    keep_a_good_roll,
    raise_what_kills,
    leave_a_die_out,
    stop_doom_at_the_second_gate,
    threats_no_longer_matter_in_the_last_scenario,
    eat_before_it_is_too_late,
]


BOTH = pytest.mark.parametrize("weights", [PLAIN, SHARP], ids=["journeyman", "master"])


@BOTH
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_positions_that_a_good_team_never_gets_wrong(position: Callable[[], tuple[ZwergeState, set[str]]], weights: list[float]) -> None:
    state, good = position()
    assert len(names(state)) > 1
    assert chosen(state, weights) in good


@BOTH
@pytest.mark.parametrize(
    ("spots", "scene", "dwarf", "roll", "goal"),
    [
        (("D5", "I5", "I5", "F4"), "zusammenkunft", 0, (4, 1, 1), "F4"),
        (("F5", "I5", "I5", "I5"), "erobert_toboribor", 0, (4, 1, 1), "F6"),
        (("E4", "I5", "I5", "I5"), "erobert_dson_balsur", 0, (6, 1, 1), "C5"),
        (("I5", "B4", "A2", "I5"), "feuerklinge", 1, (6, 1, 1), "A2"),
        (("E1", "D6", "C7", "A3"), "haltet_die_tore", 1, (6, 1, 1), "C7"),
    ],
    ids=["meet", "orcs", "elves", "forge", "gate"],
)
def test_moves_end_where_the_work_is(spots: tuple[str, ...], scene: str, dwarf: int, roll: tuple[int, ...], goal: str, weights: list[float]) -> None:
    state = team(*spots, scene=scene)
    if scene == "haltet_die_tore":
        state.ticks = 0b1011  # only the fourth dwarves' gate is left
    assert walked(again(state, dwarf), *roll, weights=weights) == goal


def test_whoever_waits_for_a_meeting_stays() -> None:
    state = team("D5", "I5", "I5", "F4", scene="zusammenkunft")
    assert chosen(again(state, 3)) != "move"


def test_the_way_leads_through_tunnels_and_round_perished_land() -> None:
    state = team("F1", scene="zusammenkunft")
    put(state, 3, "I5")
    show(state, 3, "erobert_dson_balsur")
    put(state, 0, "H5")
    lay(state, C6="R01", D5="R02")
    act(dice(again(state), 6, 6, 5), "move")
    while phase(state) == "step":
        act(state, chosen(state))
    assert state.health[0] == 4
    assert state.tripped == 1


def test_equal_views_give_equal_answers() -> None:
    for seed in range(3):
        state = GAME.new(4, seed)
        assert isinstance(state, ZwergeState)
        rng = Rng(seed)
        while state.actors():
            seat = state.actors()[0]
            answers = {decide(Planner(), state, seat, seed) for seed in range(3)}
            assert len(answers) == 1
            state.apply(seat, policy(GAME, "random").choose(state, seat, rng) if rng.below(3) == 0 else answers.pop())


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("options", [{}, {"expert_threshold": "on", "hero_choice": "draft", "difficulty": "heroic"}], ids=["default", "hard"])
def test_it_plays_at_every_table(seats: int, options: dict[str, object]) -> None:
    if seats == 1:
        options = {**options, "dwarves": 4}
    state = GAME.new(seats, 3, options)
    rng = Rng(1)
    while state.actors():
        seat = state.actors()[0]
        action = Planner().choose(state, seat, rng)
        assert action in state.legal(seat)
        state.apply(seat, action)


def won(level: str, games: int) -> int:
    count = 0
    for seed in range(games):
        state = GAME.new(4, seed)
        assert isinstance(state, ZwergeState)
        bot, rng = policy(GAME, level), Rng(seed)
        while state.actors():
            state.apply(state.active, bot.choose(state, state.active, rng))
        count += state.outcome == WON
    return count


def test_four_planners_win_most_easy_games_and_chance_none() -> None:
    """The full figures (200 games at each difficulty) come from `benchmarks/zwerge.py`."""
    assert list(levels(GAME)) == ["random", "apprentice", "journeyman", "greedy", "former", "master", "grandmaster"]
    assert won("random", 20) == 0
    assert won("greedy", 40) >= 30


def opinions(state: ZwergeState) -> dict[str, float]:
    """Return what the search thinks of each action at first sight, by name."""
    heuristics = GAME.heuristics()
    assert heuristics is not None
    return dict(zip(map(GAME.actions.name, state.choices), heuristics.weigh(state, state.active, state.choices), strict=True))


def test_masters_try_no_action_that_is_lost() -> None:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    state = again(army(team("B2", "E5", "E5", "E5", scene="zusammenkunft"), B2="o1"))
    assert max(opinions(state).values()) == 1.0
    assert opinions(state)["pass"] < heuristics.least < opinions(state)["fight"]
    act(dice(state, 5, 5, 5), "move")
    assert phase(state) == "step"
    assert opinions(state)["stop"] < heuristics.least


def test_masters_try_steps_that_lead_to_jobs() -> None:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    state = again(army(team("D4", "I4", "I4", "I4"), B3="o2", F4="o2"))
    act(dice(state, 5, 5, 5), "move")
    tried = {name for name, opinion in opinions(state).items() if opinion >= heuristics.least}
    assert 2 <= len(tried) < len(state.choices)
    assert "stop" not in tried
