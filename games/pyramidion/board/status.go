package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status is the short state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	if p.s.Player[seat].Passed {
		return p.Word("passed")
	}
	return p.Word("status-waits")
}

// Order is the play order, in the order of the places at Gizeh (PYR-4.2).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*pyramidion.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// Progress is the round and its phase, with a pip for each; in the fifth phase with the site that is active.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	phase := p.s.Phase()
	switch {
	case p.s.Owing() == 0:
		return piece.Progress(p.Word("progress-over"), 0, 0)
	case phase == 0:
		return piece.Progress(p.Word("progress-setup"), 0, 0)
	}
	what := p.Word("phase-" + p.Number(phase))
	if p.s.Site != pyramidion.NoSite {
		what = p.Term(siteKey(p.s.Site))
	}
	if p.chart.narrow {
		return piece.Progress(p.Word("progress-narrow", "n", int(p.s.Round), "what", what), phase, pyramidion.Phases)
	}
	return piece.Progress(p.Word("progress", "n", int(p.s.Round), "phase", phase, "what", what), phase,
		pyramidion.Phases)
}

// Dial is nothing: the board is shown whole on narrow screens too, what is decided on first.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Narrows is the width up to which the board is laid out for narrow screens: beyond it the letters of the wide layout
// can be read.
func (Board) Narrows() int { return 1279 }

// Landscape tells that the board is broader than high.
func (Board) Landscape() bool { return true }
