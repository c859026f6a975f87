package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status is the short state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	switch {
	case p.s.Player[seat].Order > 0:
		return p.Word("withdrawn", "n", int(p.s.Player[seat].Order))
	case seat == p.s.Regent:
		return p.Word("regent")
	}
	return p.Word("status-waits")
}

// Order is the seats from the Regent on, clockwise (OSI-3.2).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*osiris.State)
	return piece.Clockwise(s.Regent, s.Seats())
}

// Progress is the season, with a pip for each.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	switch {
	case p.s.Owing() == 0:
		return piece.Progress(p.Word("progress-over"), 0, 0)
	case p.s.Season == 0:
		return piece.Progress(p.Word("progress-setup"), 0, 0)
	}
	return piece.Progress(p.Word("progress", "n", int(p.s.Season), "all", seasons), int(p.s.Season), seasons)
}

// Dial is nothing: the board is shown whole on narrow screens too, what is decided on first.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape tells that the board is broader than high.
func (Board) Landscape() bool { return true }
