package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status returns the state of a seat in a few words.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	switch {
	case p.s.Away.Has(seat):
		return p.Word("away")
	case p.s.Aside.Has(seat):
		return p.Word("aside")
	case p.s.Player[seat].Order > 0:
		return p.Word("withdrawn", "n", int(p.s.Player[seat].Order))
	case seat == p.s.Regent:
		return p.Word("regent")
	}
	return p.Word("status-waits")
}

// Order returns the seats clockwise from the Regent (OSI-3.2).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*osiris.State)
	return piece.Clockwise(s.Regent, s.Seats())
}

// Then returns the next seat to the left that has not withdrawn (OSI-3.2).
func (Board) Then(scene piece.Scene, of game.Seat) (game.Seat, bool) {
	s := scene.State.(*osiris.State)
	turn, ok := s.Waits(osiris.StepEndTurn)
	if !ok || turn.Seat != of {
		return 0, false
	}
	for seat := s.Next(of); seat != of; seat = s.Next(seat) {
		if !s.Gone.Has(seat) {
			return seat, true
		}
	}
	return 0, false
}

// Progress draws the season, with a pip for each.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	switch {
	case p.s.Owing() == 0:
		return piece.Progress(p.Word("progress-over"), 0, 0)
	case p.s.Season == 0:
		return piece.Progress(p.Word("progress-setup"), 0, 0)
	}
	n, all := int(p.s.Season), osiris.Seasons
	return piece.Progress(p.Word("progress", "n", n, "all", all), n, all)
}

// Dial returns nil: narrow screens show the whole board too, with the part to decide on first.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape reports that the board is wider than high.
func (Board) Landscape() bool { return true }
