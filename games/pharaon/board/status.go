package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Status returns the short status of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string { return newPicture(scene).status(seat) }

func (p *picture) status(seat game.Seat) string {
	if status := p.Status(seat); status != "" {
		return status
	}
	pl := &p.s.Player[seat]
	switch {
	case pl.Passed && pl.Row > 0:
		return p.Word("status-passed", "n", int(pl.Row))
	case pl.Passed:
		return p.Word("status-passed-last")
	case p.s.Solo && p.s.Automata().Has(seat):
		return p.Word("status-jars", "n", int(p.s.Plot.Jars))
	}
	tokens := 0
	for _, n := range pl.Tokens {
		tokens += int(n)
	}
	return p.Word("status-tokens", "n", tokens)
}

// Order returns the seats clockwise from the First Player.
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*pharaon.State)
	return piece.Clockwise(s.First, s.Seats())
}

// Then returns the next seat clockwise that has not passed (PHA-3.6).
func (Board) Then(scene piece.Scene, of game.Seat) (game.Seat, bool) {
	s := scene.State.(*pharaon.State)
	turn, ok := s.Waits(pharaon.StepNext)
	if !ok || turn.Seat != of || s.Solo || s.Player[of].Passed {
		return 0, false
	}
	for _, seat := range piece.Clockwise(of, s.Seats())[1:] {
		if !s.Player[seat].Passed {
			return seat, true
		}
	}
	return 0, false
}

// shortStatus leaves room for tokens next to the name.
func (p *picture) shortStatus(seat game.Seat) string {
	if pl := &p.s.Player[seat]; pl.Passed && pl.Row > 0 && p.s.Owing() != 0 && !p.s.Owing().Has(seat) {
		return p.Word("status-row", "n", int(pl.Row))
	}
	return p.status(seat)
}

// rounds is the number of rounds of a game (PHA-3.1).
const rounds = pharaon.Rounds

// Progress returns the round, in words and as pips.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	text := p.Word("progress", "n", int(p.s.Round))
	switch {
	case p.s.Owing() == 0:
		text = p.Word("progress-over")
	case p.s.Round == 0:
		text = p.Word("progress-setup")
	}
	now := int(p.s.Round)
	if p.s.Owing() == 0 {
		now = rounds + 1
	}
	return piece.Progress(text, now, rounds)
}

// Dial returns a bar with one button per quarter, which turns that quarter to the top.
func (Board) Dial(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	nodes := []gomponents.Node{html.Class("dial"), html.Role("group"), html.Aria("label", p.Word("dial"))}
	for at, q := range p.s.Circle {
		if at >= p.s.Laid() {
			break
		}
		free := p.s.FreeSlots(p.s.Facing(q))
		slots := []gomponents.Node{html.Class("free")}
		for i := range p.s.Slots() {
			slots = append(slots, html.I(piece.Class(piece.When(i >= free, "taken"))))
		}
		_, may := p.Legal["quarter "+quarterName[q]]
		nodes = append(nodes, html.Button(html.Name("turn"), html.Value(p.Number(at)),
			html.Data("shows", piece.ID("quarter", quarterName[q])),
			piece.Class(piece.When(at == p.Turn, "on"), piece.When(may || p.acting(q), "open")),
			html.Aria("pressed", strconv.FormatBool(at == p.Turn)),
			html.Aria("label", p.quarterText(q)),
			piece.Sign("g-"+quarterGlyph[q], 22, "g-out"),
			piece.Sign("q-"+colour(p.s.Facing(q)), 22, ""), html.Span(slots...)))
	}
	return html.Div(nodes...)
}

// facing returns the position of the quarter of the current decision.
func (p *picture) facing() int {
	if q, ok := p.active(); ok {
		return p.s.At(q)
	}
	return 0
}
