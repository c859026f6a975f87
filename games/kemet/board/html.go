package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// class joins the classes that apply.
func class(names ...string) gomponents.Node {
	all := ""
	for _, n := range names {
		if n != "" && all != "" {
			all += " "
		}
		all += n
	}
	return html.Class(all)
}

// when is the class if it applies.
func when(applies bool, name string) string {
	if applies {
		return name
	}
	return ""
}

// spanFor is an element of a page with an identity, that can be clicked and focused if it stands for a
// legal move. Then its label begins with what is written on it, for those who speak to their machine.
func (p *picture) spanFor(ref, move, title, written, classes string, inside ...gomponents.Node) gomponents.Node {
	nodes := []gomponents.Node{html.ID(ref)}
	if title != "" {
		nodes = append(nodes, html.Title(title))
	}
	attrs, may := p.choice(move, "")
	for _, a := range attrs {
		switch {
		case a.Name == "class":
			classes += " " + a.Value
			continue
		case a.Name == "aria-label" && written != "":
			a.Value = written + ". " + a.Value
		}
		nodes = append(nodes, gomponents.Attr(a.Name, a.Value))
	}
	if !may && title != "" {
		nodes = append(nodes, html.Role("img"))
	}
	return html.Span(append(append(nodes, html.Class(classes)), inside...)...)
}

// name is who sits on a seat.
func (p *picture) name(seat game.Seat) string { return p.word("seat", "seat", seat) }

// seated tells whether the viewer sits at the table.
func (p *picture) seated() bool { return int(p.Viewer) < p.s.Seats() }

// text is a number or a few words as text of a page.
func text(words string) gomponents.Node { return gomponents.Text(words) }

func (p *picture) number(n int) gomponents.Node { return text(p.Words.Number(n)) }

// points is a cartouche as a picture.
func (p *picture) points(n int, h float64) gomponents.Node {
	shown := p.Words.Number(n)
	return piece.Picture(p.word("points", "n", n), piece.CartoucheWidth(shown, h)+4.5, h+2, func(c *svg.Canvas) {
		piece.Cartouche(c, shown, -1, 0, h)
	})
}

// phase is the part of the round that the game is in.
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

func seatNumber(seat game.Seat) string { return strconv.Itoa(int(seat) + 1) }
