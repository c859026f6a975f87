package board

import (
	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// text returns a number or a few words as a text node.
func text(words string) gomponents.Node { return gomponents.Text(words) }

// note returns a few words to put next to a title.
func note(words string) []gomponents.Node { return []gomponents.Node{text(words)} }

func (p *picture) number(n int) gomponents.Node { return text(p.Number(n)) }

// points draws a cartouche with a number of VP.
func (p *picture) points(n int, h float64) gomponents.Node {
	return piece.PointsPicture(p.Number(n), p.Word("points", "n", n), h)
}

// phase is a part of the game: the set-up, a part of a round, or the end.
type phase int

const (
	setUp phase = iota
	day
	night
	dawn
	over
)

func (p *picture) phase() phase {
	switch {
	case p.s.Owing() == 0:
		return over
	case p.s.Round == 0:
		return setUp
	case p.s.Active != kemet.NoSeat:
		return day
	case p.s.Top().Step == kemet.StepOrder:
		return dawn
	}
	return night
}
