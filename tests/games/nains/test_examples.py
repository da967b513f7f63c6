"""The worked examples of the spec (section 10) that are played; those that are only numbers are in `vectors.toml`."""

from __future__ import annotations

from games.nains.build import Built

PLAIN = ["S T2 Ff5", "S T2 Ff5", "S T2 Ff5"]
ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}  # a Talion dwarf completes the line


def test_T1_order_and_gems_of_three() -> None:
    built = Built(seats=3, gems=[3, 5, 1], taverns=PLAIN).bid("5 3 4", "2 3 4", "2 3 4")
    assert built.state.order() == [0, 1, 2]
    built.pick("S", "T2")
    assert built.state.gems == [3, 1, 5]


def test_T2_two_groups_of_equal_coins() -> None:
    built = Built(seats=5, gems=[3, 1, 5, 4, 2], taverns=["S S T2 Ff5 L7"] * 3).bid("3 4 5", "3 4 5", "0 4 5", "0 4 5", "0 4 5")
    assert built.state.order() == [0, 1, 2, 3, 4]
    built.pick("S", "S", "T2")
    assert [event.kind for event in built.events].count("traded") == 1  # at the end of its own turn, before the gems
    assert built.state.gems == [3, 1, 5, 4, 2]
    built.pick("Ff5").do("transform(1,pouch)")
    assert built.state.gems == [1, 3, 2, 4, 5]
    assert built.state.tavern == 1


def test_T3_a_talion_dwarf_for_the_zero() -> None:
    built = Built(coins=["0 2 3 4 5"], taverns=["L7 S T2", *PLAIN[1:]]).bid("0 4 5", "5 3 4").pick("S", "L7")
    assert built.asked == ("transform", 0)
    assert built.legal() == ["transform(1,pouch)", "transform(2,pouch)"]
    built.do("transform(2,pouch)")
    assert built.told("transformed") == [{"old": 3, "old_kind": "base", "new": 5, "bonus": 1, "place": "@nains-place-pouch"}]
    assert built.told("traded")[0] == {"kept": 2, "old": 5, "old_kind": "royal", "new": 7, "sum": 7}
    assert built.pouch(0) == [2, 7]
    assert built.state.treasure[5] == 2


def test_T4_a_gap_in_the_treasure() -> None:
    built = Built(coins=["0 2 3 4 5"], taverns=["L7 S T2", *PLAIN[1:]], treasure={5: 0, 6: 0}).bid("3 4 5", "2 3 4").pick("L7")
    assert built.on(0, 0) == 7


def test_T6_a_first_and_a_second_line() -> None:
    army = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
    built = Built(armies=[army], taverns=["L7 S T2", *PLAIN[1:]], coins=["0 2 3 4 5"]).bid("4 2 3", "2 3 4").pick("L7")
    assert built.on(0, 0) == 5
    assert built.asked == ("hero", 0)
    built.do("hero(ulrog)")
    assert built.grades(0) == [1, 1, 1, 2, 1]
    assert built.asked == ("turn", 1)
    army = {"shield": "S S", "temple": "T2 T2", "errants": "E9 E10", "forge": "Ff5 Fu5", "talion": "L7"}
    built = Built(armies=[army], taverns=["L7 S T2", *PLAIN[1:]], recruits=[1, 0]).bid("4 2 3", "2 3 4").pick("L7").do("hero(fey)")
    assert built.grades(0) == [2, 3, 2, 2, 2]
    assert built.asked == ("turn", 1)


def test_T7_volgrir_completes_two_more_lines() -> None:
    army = {"temple": "T2 T2 T2", "errants": "E9 E10 E11", "forge": "Ff5 Fu5 Fa3", "talion": "L7 L7 L7"}
    built = Built(armies=[army], taverns=PLAIN).bid("4 2 3", "2 3 4").pick("S").do("hero(volgrir)")
    assert (built.state.lines[0], built.state.recruits[0]) == (3, 1)
    built.do("hero(jorun)")
    assert built.asked == ("hero", 0)
    built.do("hero(gurdan)")
    assert built.asked == ("turn", 1)


def test_T8_two_mercenaries() -> None:
    army = {"shield": "S S", "temple": "T2 T2", "errants": "E9 E10", "talion": "L7 L7 L7"}
    built = Built(armies=[army], taverns=PLAIN).bid("4 2 3", "2 3 4").pick("Ff5")
    assert built.asked == ("hero", 0)
    assert built.hired() == {"forge"}
    built.do("mercenary(tadgar,forge)")
    assert built.heroes() == []  # a second one is forced
    assert built.hired() == {"shield", "temple", "errants", "forge", "talion"}
    built.do("mercenary(lygdr,temple)")
    assert built.grades(0) == [2, 3, 2, 2, 3]
    assert (built.state.lines[0], built.state.recruits[0]) == (2, 2)
    assert built.asked == ("turn", 1)


def test_T9_T10_ties_of_four_and_five() -> None:
    built = Built(seats=4, gems=[2, 5, 3, 4], taverns=["S T2 Ff5 E9"] * 3).bid(*["2 3 4"] * 4)
    assert built.state.order() == [1, 3, 2, 0]
    built.pick("S", "T2", "Ff5")
    assert built.state.gems == [5, 2, 4, 3]
    built = Built(seats=5, gems=[3, 1, 5, 2, 4], taverns=["S T2 Ff5 E9 S"] * 3).bid(*["0 3 4"] * 5)
    assert built.state.order() == [2, 4, 0, 3, 1]
    built.pick("S", "T2", "Ff5", "E9")
    assert built.state.gems == [3, 5, 1, 4, 2]


def test_T11_a_plain_exchange() -> None:
    built = Built(coins=["0 2 3 4 5"], taverns=PLAIN).bid("0 2 3", "5 3 4").pick("S", "T2")
    assert built.told("traded")[0] == {"kept": 4, "old": 5, "old_kind": "base", "new": 9, "sum": 9}
    assert built.coins(0) == [0, 2, 3, 4, 9]


def test_T12_a_loss_at_the_top() -> None:
    built = Built(coins=["0 2 3 24 25"], taverns=PLAIN).bid("0 2 3", "5 3 4").pick("S", "T2")
    assert built.pouch(0) == [23, 24]
    assert built.state.treasure[25] == 1


def test_T14_a_coin_that_grows_changes_no_order() -> None:
    built = Built(gems=[5, 2], taverns=["L7 S T2", *PLAIN[1:]]).bid("4 2 3", "4 2 3").pick("L7")
    assert built.on(0, 0) == 5
    assert built.asked == ("turn", 1)
    built.pick("S")
    assert built.state.gems == [2, 5]


def end_of_era(armies: list[dict[str, str]], coins: list[str], **more: object) -> Built:
    """Return a game that has just ended its first Era with these armies."""
    built = Built(seats=len(armies), armies=armies, coins=coins, **more)  # type: ignore[arg-type]
    built.state.round = built.state.setup.rounds
    built.state.end_round()
    return built


def test_T15_ordo() -> None:
    one = {"talion": "L7"}
    assert end_of_era([one, {}], ["0 2 3 7 9"]).coins(0) == [0, 3, 5, 7, 9]
    two = end_of_era([one, {}], ["0 5 5r 9 12"])
    assert two.coins(0) == [0, 5, 9, 10, 12]
    assert two.told("traded")[0]["old_kind"] == "base"
    three = end_of_era([{"talion": "L7 kardum"}, {}], ["3s 4 7 9 12"])
    assert three.coins(0) == [3, 7, 9, 11, 12]


def test_T17_upgrade_derdhr_and_exchange_in_one_turn() -> None:
    built = Built(armies=[ALMOST], coins=["0 2 3 4 5"], taverns=["L7 S T2", *PLAIN[1:]]).bid("0 2 3", "5 3 4").pick("S", "L7")
    built.do("transform(4,pouch)")
    assert built.asked == ("hero", 0)
    assert built.pouch(0) == [4, 6]
    built.do("hero(derdhr)")
    assert built.asked == ("transform", 0)
    assert built.state.bonus == 5
    assert built.legal() == ["transform(1,grognard)", "transform(2,hallebarde)", "transform(3,pouch)", "transform(4,pouch)"]
    built.do("transform(4,pouch)")
    assert built.told("transformed")[-1]["new"] == 11
    assert built.coins(0) == [0, 2, 3, 4, 15]
    assert (built.state.treasure[6], built.state.treasure[11]) == (2, 3)


def test_T18_paria_tokens() -> None:
    built = Built(armies=[{"errants": "E9 E9 E12 E12"}])
    assert built.line(0, "errants") == 21
    built.put(0, "errants", "droh")
    assert (built.line(0, "errants"), built.grades(0)[2]) == (43, 6)
    built = Built(taverns=["E9 S T2", "E9 S T2", "E9 S T2"]).bid("5 4 3", "2 3 4").pick("E9", "S", "E9")
    assert built.told("paria") == [{"card": "@nains-card-e1_errants_9"}]
    assert built.line(0, "errants") == 9


def test_T19_the_temple_card_by_card() -> None:
    built = Built(armies=[{"temple": "T3 T2 T1o T0o"}])
    assert built.line(0, "temple") == 18
    built.put(0, "temple", "lygdr")
    assert built.line(0, "temple") == 41
    built.put(0, "temple", "gaat")
    assert built.line(0, "temple") == 8 * 3 + 23
    built.put(0, "temple", "fey")
    assert built.line(0, "temple") == 13 * 3 + 23


def test_T21_runes() -> None:
    built = Built(armies=[{"forge": "Ff2m Ff5 Fu5 ulrog", "command": "jorun"}], elite=["redwin"])
    assert [built.line(0, key) for key in ("forge", "command")] == [48, 18]
    assert [Built(armies=[{"command": "jorun"}]).line(0, key) for key in ("forge", "command")] == [1, 3]


def test_T22_malt() -> None:
    army = {"shield": "Sm Sm Sm", "errants": "E5m E6m", "talion": "L3m"}
    built = Built(armies=[army])
    assert built.line(0, "malt") == 6
    built.put(0, "command", "gurdan")
    assert built.line(0, "malt") == 7
    built.put(0, "command", "borogam")
    assert built.line(0, "malt") == 20
    assert Built(armies=[army], elite=["liquor_certification"]).line(0, "malt") == 12


def test_T24_svara() -> None:
    built = Built(seats=3, armies=[ALMOST], taverns=["L7 S T2", *PLAIN[1:]], top="S T2 E9 Ff3 L7").bid("5 4 3", "4 3 2", "3 2 5").pick("L7")
    assert len(built.state.later) == 37
    built.do("hero(svara)")
    assert built.asked == ("svara", 0)
    assert [built.word(one) for one in built.state.peek()] == ["S", "T2", "E9", "Ff3", "L7"]
    built.do("svara(1)")
    assert built.column(0, "temple") == "T2 T2"
    assert len(built.state.later) == 36
    built.finish()
    assert len(built.state.deck) == built.state.dealt


def test_T24_svara_and_the_last_card() -> None:
    built = Built(seats=3, armies=[ALMOST], age=2, round=4, taverns=["L7 S T2", *PLAIN[1:]]).bid("5 4 3", "4 3 2", "3 2 5").pick("L7")
    last = built.word(built.state.deck[built.state.dealt])
    built.do("hero(svara)")
    assert built.phase != "svara"
    assert any(last in built.column(0, cls).split() for cls in built.t.classes)
    assert len(built.state.deck) == built.state.dealt
    other = Built(seats=3, age=2, round=4).bid("5 4 3", "4 3 2", "3 2 5")
    assert len(other.state.deck) - other.state.dealt == 1


def test_T25_svara_brings_a_talion_dwarf_to_a_zero() -> None:
    for choice, coins in (("transform(1,pouch)", [5, 14]), ("transform(4,pouch)", [2, 12])):
        army = {"shield": "S", "errants": "E9", "forge": "Ff5", "talion": "L7"}
        built = Built(armies=[army], coins=["0 2 3 4 9"], taverns=PLAIN, top="L7 S T2 E9 Ff3").bid("0 3 4", "5 3 4").pick("S", "T2").do("hero(svara)")
        assert built.asked == ("svara", 0)
        built.do("svara(0)")
        assert built.asked == ("transform", 0)
        built.do(choice)
        assert built.pouch(0) == coins


def test_T28_two_players_at_the_second_tavern() -> None:
    built = Built(taverns=[PLAIN[0], "E12 T3 L3m", PLAIN[2]]).bid("5 4 3", "2 3 4").pick("S", "T2")
    assert built.told("leftover") == [{"card": "@nains-card-e1_forge_fehu_5", "tavern": "@nains-tavern-yjdad", "slot": 2}]
    built.pick("E12")
    assert built.asked == ("discard", 0)
    assert built.legal() == ["discard(1)", "discard(2)"]
    built.do("discard(1)")
    assert built.discarded() == ["Ff5", "T3"]
    assert built.column(1, "talion") == "L3m"
    assert built.on(1, 1) == 5  # the 3 became 4, and there is none: 5
    assert built.asked == ("turn", 1)
    assert built.state.tavern == 2


def test_T29_a_final_tie() -> None:
    built = Built(seats=3, elite=["ordo redwin", "aral liquor_certification"], age=2, round=4)
    built.state.points[4] = 250
    built.state.points[9] = built.state.scores()[0] - built.state.scores()[1]
    assert built.state.scores()[0] == built.state.scores()[1] > 250
    built.state.end_round()
    assert built.state.winners() == [0]
    assert built.told("over")[0]["count"] == 1
    assert built.state.game.view(built.state, None).prompt.why_args["points"] == 0


def test_T30_the_shield() -> None:
    built = Built(armies=[{"shield": "S S S S S abokar tadgar volgrir"}], elite=["tiss"])
    assert built.grades(0)[0] == 9
    assert [built.line(0, key) for key in ("shield", "elite")] == [96, 18]


def test_T31_a_new_game() -> None:
    assert Built(seats=5).state.scores() == [14] * 5
