"""Before the first night, and the turns of night and day.

`setup.py`, `bag.py`, `course.py`, `seating.py`, `joining.py`."""

from rules.clocktower import actions as act
from rules.clocktower import course, joining, seating, setup
from rules.clocktower import effects as ask
from rules.clocktower import events as ev
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.FillBag: Chapter(setup.check_fill, setup.fill),
    act.ShowAs: Chapter(setup.check_show, setup.show),
    act.GiveBluffs: Chapter(setup.check_bluffs, setup.give_bluffs),
    act.Nightfall: Chapter(course.check_nightfall, course.nightfall),
    act.Daybreak: Chapter(course.check_daybreak, course.daybreak),
    act.OpenNominations: Chapter(course.check_open, course.open_nominations),
    act.CloseNominations: Chapter(course.check_close, course.close_nominations),
    act.Declare: Chapter(course.check_declare, course.declare),
    act.SwapSeats: Chapter(seating.check_two, seating.swap_seats),
    act.MoveSeat: Chapter(seating.check_two, seating.move_seat),
    act.SwapTokens: Chapter(seating.check_two, seating.swap_tokens),
    act.LeaveCircle: Chapter(seating.check_leave, seating.leave),
    act.JoinCircle: Chapter(joining.check_join, joining.join),
}

REPLIES = {
    ask.DrawToken: Reply(lambda *_: (), setup.settle_token),
    ask.LaySlip: Reply(lambda *_: (), setup.settle_laid),
    ask.DrawSlip: Reply(setup.check_slip, setup.settle_slip),
}

AFTER = {
    ev.BagFilled: (setup.when_filled,),
    ev.SlipLaid: (setup.when_filled,),
    ev.TokenDrawn: (setup.when_filled,),
}

EVOLVE = {
    ev.BagFilled: setup.bag_filled,
    ev.SlipLaid: setup.slip_laid,
    ev.TokenDrawn: setup.token_drawn,
    ev.TownFull: setup.town_is_full,
    ev.ShownAs: setup.shown_as,
    ev.BluffsGiven: setup.bluffs_given,
    ev.NightFell: course.night_fell,
    ev.DayBroke: course.day_broke,
    ev.NominationsOpened: course.nominations_opened,
    ev.NominationsClosed: course.nominations_closed,
    ev.GameWon: course.game_won,
    ev.SeatsSwapped: seating.seats_swapped,
    ev.SeatMoved: seating.seat_moved,
    ev.SeatLeft: seating.seat_left,
    ev.SeatJoined: joining.seat_joined,
}

OFFERS = (course.forms, setup.forms, seating.forms, joining.forms)
