"""The sixteen investigators as shipped, against arkham-board.md 8."""

from __future__ import annotations

from tests.rules.arkham.shipped import shipped

HOMES = {
    "amanda_sharpe": "bank_of_arkham", "ashcan_pete": "river_docks", "bob_jenkins": "general_store",
    "carolyn_fern": "arkham_asylum", "darrell_simmons": "newspaper", "dexter_drake": "ye_olde_magick_shoppe",
    "gloria_goldberg": "velmas_diner", "harvey_walters": "administration_building", "jenny_barnes": "train_station",
    "joe_diamond": "police_station", "kate_winthrop": "science_building", "mandy_thompson": "library",
    "michael_mcglen": "mas_boarding_house", "monterey_jack": "curiositie_shoppe", "sister_mary": "south_church",
    "vincent_lee": "st_marys_hospital",
}  # fmt: skip


def test_sixteen_investigators_begin_at_sixteen_homes() -> None:
    assert {one.id: one.home for one in shipped().investigators.values()} == HOMES


def test_sanity_and_stamina_make_ten() -> None:
    assert {one.sanity + one.stamina for one in shipped().investigators.values()} == {10}


def test_what_a_skill_gains_at_a_stop_its_partner_loses() -> None:
    for one in shipped().investigators.values():
        assert len(one.tracks) == 3
        for up, down in one.tracks:
            assert [b - a for a, b in zip(up, up[1:], strict=False)] == [1, 1, 1], one.id
            assert [b - a for a, b in zip(down, down[1:], strict=False)] == [-1, -1, -1], one.id


def test_a_sheet_tells_numbers_and_possessions() -> None:
    pete = shipped().investigators["ashcan_pete"]
    assert (pete.sanity, pete.stamina, pete.focus, pete.money, pete.clues) == (4, 6, 1, 1, 3)
    assert pete.tracks[0] == ((0, 1, 2, 3), (6, 5, 4, 3))
    assert (pete.fixed, dict(pete.random)) == (("duke",), {"common": 1, "unique": 1, "skill": 1})
    assert shipped().investigators["jenny_barnes"].random["common"] == 2


def test_abilities_that_act_on_the_town_have_a_text() -> None:
    texts = shipped().texts
    assert {one for one in shipped().investigators if texts[f"investigator.{one}"]} == {
        "kate_winthrop", "sister_mary", "jenny_barnes", "carolyn_fern", "vincent_lee", "harvey_walters",
        "michael_mcglen",
    }  # fmt: skip
