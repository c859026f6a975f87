package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status returns the state of a seat in a few words.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	return p.Word("status-balance", "n", signed(p.s.Balance(seat)))
}

// Order returns the seats in turn order (TEK-3.12), once there is one.
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*tekhenu.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// Then returns the next seat of the round, or the first of the next one, before which nothing changes the order
// (TEK-4.2, TEK-5.2).
func (Board) Then(scene piece.Scene, of game.Seat) (next game.Seat, ok bool) {
	s := scene.State.(*tekhenu.State)
	if turn, ok := s.Waits(tekhenu.StepEndTurn); !ok || turn.Seat != of {
		return 0, false
	}
	for f := range s.Frames() { // the next turn waits on top of the later ones
		if f.Step == tekhenu.StepTurn || f.Step == tekhenu.StepBotTurn {
			next, ok = f.Seat, true
		}
	}
	if !ok && s.Round%tekhenu.PerRotation != 0 {
		next, ok = s.Order[0], true
	}
	return next, ok
}

// The number of rounds between rotations, judgements of Maat and scorings (TEK-4.1).
const (
	perRotation = tekhenu.PerRotation
	perMaat     = perRotation * tekhenu.PerMaat
	perScoring  = perMaat * tekhenu.PerScoring
)

// Progress draws the round, with a pip for each round and what follows it.
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
	return piece.Progress(p.Word(key, "round", round, "rounds", tekhenu.Rounds, "next", next), round, tekhenu.Rounds)
}

// Dial returns nil: narrow screens show the whole board, too.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape reports that the board is wider than high.
func (Board) Landscape() bool { return true }
