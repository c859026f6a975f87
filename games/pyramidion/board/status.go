package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status returns the short status of a seat.
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

// Order returns the play order, as at Gizeh (PYR-4.2).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*pyramidion.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// Then returns the next seat clockwise that can play a card on the active site (PYR-9.2.1).
func (Board) Then(scene piece.Scene, of game.Seat) (game.Seat, bool) {
	s := scene.State.(*pyramidion.State)
	if top := s.Top(); top.Step != pyramidion.StepCard || top.Seat != of {
		return 0, false
	}
	for _, seat := range piece.Clockwise(of, s.Seats())[1:] {
		if p := &s.Player[seat]; !p.Passed && p.Hold() > 0 && p.Played < s.ByPlayers().MostCards {
			return seat, true
		}
	}
	return 0, false
}

// Progress returns the round and its phase, with a pip for each phase. In the fifth phase it names the active site.
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
	said := p.Word("progress", "n", int(p.s.Round), "phase", phase, "what", what)
	return piece.Progress(said, phase, pyramidion.Phases)
}

// Dial returns nothing: narrow screens show the whole board too, with the part to decide on first.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Narrows returns the screen width up to which the board uses the narrow layout. On wider screens the letters of the
// wide layout are legible.
func (Board) Narrows() int { return 1279 }

// Landscape reports that the board is wider than it is high.
func (Board) Landscape() bool { return true }
