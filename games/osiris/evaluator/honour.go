package evaluator

import (
	"math"
	"slices"

	"ennead/game"
	"ennead/games/osiris"
)

// Promises of bots (OSI-7.6). A governor who may get the second card of a visit promises the visitor a visit of its own
// in the next season, and means: the second card of that goes to you. Bots keep their promises, and reward those of
// others.

const (
	pledge = 0.2 // glory points that a visit which a governor owes is believed to cost it
	thanks = 0.2 // glory points that a promise is worth to the visitor
)

// visits is the action that is promised, as promises number it (OSI-3.2).
var visits = uint8(slices.Index(osiris.ActionNames, "visit"))

// promise promises a visit for the second card of one (OSI-7.5.5), to everybody's knowledge: only one governor does.
// Nobody does where a bribe, a promise of the visitor or a monument decides, or where the second card can be discarded.
func (d *negotiator) promise() bool {
	s, to := d.s, d.s.Receivers()
	if s.Season == osiris.Seasons || s.Seats() < 3 || !to.Has(d.seat) || to == d.seat.Set() || owes(s, d.seat) != 0 {
		return false
	}
	visitor := s.Top().Seat
	if promised(s, visitor, s.Season)&to != 0 || !listens(s, visitor, d.seat) {
		return false
	}
	for other := range game.Seat(s.Seats()) {
		if s.Book.Bribes[other][0].Number != 0 || promised(s, other, s.Season+1).Has(visitor) {
			return false
		}
	}
	more := d.hands[d.seat]
	more.closed++
	if gain := d.worth(d.seat, more).less(d.now[d.seat]); gain.least() < pledge {
		return false
	}
	d.moves = append(d.moves, clearDraft)
	d.say("to %d", visitor+1)
	d.say("audience public")
	d.say("promise visit %d", s.Season+1)
	return d.legal()
}

// listens reports whether a visitor rewards a promise of another governor for the next season: once a season, so that
// one promise is not rewarded twice, and never again once that governor has broken one.
func listens(s *osiris.State, visitor, by game.Seat) bool {
	if s.Book.Broken[by][visitor] > 0 || promised(s, by, s.Season).Has(visitor) && !visited(s, by) {
		return false
	}
	made := 0
	for at := osiris.FirstCity; at < osiris.FirstSection; at++ {
		if s.Standing[at].Owner == visitor {
			made++
		}
	}
	return made == 1
}

// owes returns the governors to whom a seat has promised a visit that is still to come, as far as the viewer knows.
func owes(s *osiris.State, by game.Seat) (to game.Seats) {
	if !visited(s, by) {
		to = promised(s, by, s.Season)
	}
	return to | promised(s, by, s.Season+1)
}

// promised returns the governors to whom a seat has promised a visit in a season, and who have not marked it yet.
func promised(s *osiris.State, by game.Seat, season uint8) (to game.Seats) {
	for i := range s.Book.Promises[by] {
		p := &s.Book.Promises[by][i]
		if p.Number != 0 && p.Action == visits && (p.Season == season || p.Season == 0 && season == s.Season) {
			to = to.With(p.To)
		}
	}
	return to
}

// visited reports whether a seat has visited a city this season.
func visited(s *osiris.State, seat game.Seat) bool { return s.Player[seat].Did>>visits&1 == 1 }

// Honour returns what a bot does instead of what it has chosen, to keep a promise of its own or to reward one of
// another governor; mostly that is what it has chosen. Margin says how many points ahead the bot expects to be after
// a move, if it has considered it. The view must be masked for the seat and does not change.
func Honour(view game.State, seat game.Seat, chosen game.Move, margin func(game.Move) (float64, bool)) game.Move {
	s := view.(*osiris.State)
	if !s.Book.Used {
		return chosen
	}
	if s.Top().Step == osiris.StepShare {
		return share(s, seat, chosen, margin)
	}
	to := promised(s, seat, s.Season)
	if to == 0 || visited(s, seat) || !breaks(s, seat, to, chosen) {
		return chosen
	}
	return instead(s, seat, chosen, margin, func(m game.Move) bool { return !breaks(s, seat, to, m) })
}

// breaks reports whether a move makes it impossible to keep a promise of a visit that could still be kept: the seat
// withdraws, sends its last worker elsewhere, or visits a city whose second card goes to somebody else.
func breaks(s *osiris.State, seat game.Seat, to game.Seats, m game.Move) bool {
	var open osiris.Places
	for other := range to.All() {
		open |= s.Sharing(seat, other)
	}
	workers := s.Player[seat].Workers.Sum()
	if open == 0 || workers == 0 {
		return false
	}
	switch m.Verb {
	case osiris.VWithdraw:
		return true
	case osiris.VSpecial:
		kind := s.Data.Card[m.A].Kind
		return workers == 1 && (sort[kind] == fHarvesters || kind == osiris.Caravaneer)
	case osiris.VAt:
		return !open.Has(m.A) && (workers == 1 || osiris.IsCity(osiris.Place(m.A)))
	}
	return false
}

// share gives the second card of a visit to a governor to whom it was promised, or if it is promised to nobody, to one
// who has promised something for it, as long as that costs no more than it is worth.
func share(s *osiris.State, seat game.Seat, chosen game.Move, margin func(game.Move) (float64, bool)) game.Move {
	to := promised(s, seat, s.Season) & s.Receivers()
	keeps := to != 0
	if !keeps {
		for other := range s.Receivers().All() {
			if promised(s, other, s.Season+1).Has(seat) && listens(s, seat, other) {
				to = to.With(other)
			}
		}
	}
	fits := func(m game.Move) bool { return m.Verb == osiris.VShare && to.Has(game.Seat(m.B)) }
	if to == 0 || fits(chosen) {
		return chosen
	}
	m := instead(s, seat, chosen, margin, fits)
	before, _ := margin(chosen)
	if after, known := margin(m); !keeps && known && after < before-thanks {
		return chosen
	}
	return m
}

// instead returns the best of the moves that fit: of those that the bot has considered the one with the greatest
// margin, otherwise one that is most like what it has chosen. It returns that if none fits.
func instead(
	s *osiris.State, seat game.Seat, chosen game.Move, margin func(game.Move) (float64, bool),
	fits func(game.Move) bool,
) game.Move {
	best, most := chosen, math.Inf(-1)
	for _, m := range s.Moves(nil, seat) {
		if !fits(m) {
			continue
		}
		points, known := margin(m)
		switch {
		case known && points > most:
			best, most = m, points
		case !known && (best == chosen || m.Verb == chosen.Verb && m.A == chosen.A && math.IsInf(most, -1)):
			best = m
		}
	}
	return best
}
