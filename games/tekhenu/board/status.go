package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status is the short state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	return p.Word("status-balance", "n", signed(p.s.Balance(seat)))
}

// Order is the seats in turn order, once there is one (TEK-3.12).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*tekhenu.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// The rounds between rotations, judgements of Maat and scorings (TEK-4.1).
const (
	roundsAll, perRotation, perMaat, perScoring = 16, 2, 4, 8
)

// Progress is the round, with a pip for each of the rounds, and what comes after it.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	round := int(p.s.Round)
	switch {
	case p.s.Owing() == 0:
		return piece.Progress(p.Word("progress-over"), 0, 0)
	case round == 0:
		return piece.Progress(p.Word("progress-setup"), 0, 0)
	}
	key := "progress-rotation"
	next := round + round%perRotation
	switch {
	case next%perScoring == 0:
		key = "progress-scoring"
	case next%perMaat == 0:
		key = "progress-maat"
	}
	return piece.Progress(p.Word(key, "round", round, "rounds", roundsAll, "next", next), round, roundsAll)
}

// Dial is nothing: the board is shown whole on narrow screens too, what is decided on first.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape tells that the board is broader than high.
func (Board) Landscape() bool { return true }
