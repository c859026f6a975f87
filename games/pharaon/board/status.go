package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Status is the short state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string { return newPicture(scene).status(seat) }

func (p *picture) status(seat game.Seat) string {
	pl := &p.s.Player[seat]
	switch {
	case p.s.Owing() == 0:
		return p.word("status-rank", "n", p.s.Rank(seat))
	case p.s.Owing().Has(seat) && seat == p.Viewer:
		return p.word("status-you")
	case p.s.Owing().Has(seat):
		return p.word("status-plays")
	case pl.Passed && pl.Row > 0:
		return p.word("status-passed", "n", int(pl.Row))
	case pl.Passed:
		return p.word("status-passed-last")
	case p.s.Solo && p.s.Automata().Has(seat):
		return p.word("status-jars", "n", int(p.s.Plot.Jars))
	}
	tokens := 0
	for _, n := range pl.Tokens {
		tokens += int(n)
	}
	return p.word("status-tokens", "n", tokens)
}

// Order is the seats clockwise from the First Player.
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*pharaon.State)
	first, order := s.First, make([]game.Seat, s.Seats())
	if first == pharaon.NoSeat {
		first = 0 // not drawn yet
	}
	for i := range order {
		order[i] = (first + game.Seat(i)) % game.Seat(len(order))
	}
	return order
}

// shortStatus leaves room for the tokens that may stand beside a name.
func (p *picture) shortStatus(seat game.Seat) string {
	if pl := &p.s.Player[seat]; pl.Passed && pl.Row > 0 && p.s.Owing() != 0 && !p.s.Owing().Has(seat) {
		return p.word("status-row", "n", int(pl.Row))
	}
	return p.status(seat)
}

// Progress is the round, in words and as pips.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	text := p.word("progress", "n", int(p.s.Round))
	switch {
	case p.s.Owing() == 0:
		text = p.word("progress-over")
	case p.s.Round == 0:
		text = p.word("progress-setup")
	}
	pips := []gomponents.Node{html.Class("pips"), html.Aria("hidden", "true")}
	for n := 1; n <= 5; n++ {
		state := ""
		switch {
		case n < int(p.s.Round) || p.s.Owing() == 0:
			state = "past"
		case n == int(p.s.Round):
			state = "now"
		}
		pips = append(pips, html.I(html.Class(state)))
	}
	return html.Span(html.Class("progress-line"), html.Span(gomponents.Text(text)), html.Span(pips...))
}

// Dial is a bar with one button per quarter, which lays that quarter on top.
func (Board) Dial(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	nodes := []gomponents.Node{html.Class("dial"), html.Role("group"), html.Aria("label", p.word("dial"))}
	for at, q := range p.s.Circle {
		if at >= p.laid() {
			break
		}
		free := p.s.FreeSlots(p.s.Facing(q))
		slots := []gomponents.Node{html.Class("free")}
		for i := range p.s.Slots() {
			slots = append(slots, html.I(html.Class(when(i >= free, "taken"))))
		}
		_, may := p.legal["quarter "+quarterName[q]]
		nodes = append(nodes, html.Button(html.Type("submit"), html.Name("turn"), html.Value(p.Words.Number(at)),
			class(when(at == p.Turn, "on"), when(may || p.acting(q), "open")), html.Aria("pressed", map[bool]string{true: "true", false: "false"}[at == p.Turn]),
			html.Aria("label", p.quarterText(q)),
			sign(quarterGlyph[q], 22, "g-out"),
			piece.Picture("", 22, 22, costDrawing(p.s.Facing(q))), html.Span(slots...)))
	}
	return html.Div(nodes...)
}

// facing is the position of the quarter that the present decision is about.
func (p *picture) facing() int {
	if q, ok := p.active(); ok {
		return p.s.At(q)
	}
	return 0
}
