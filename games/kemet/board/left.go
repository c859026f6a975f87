package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Left is what does not lie on the map and concerns everybody.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return gomponents.Group{p.players()}
}

// players are a row for everybody, in the order of play.
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("players")}
	for _, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.row(seat))
	}
	return html.Section(html.ID("players"), html.Class("area"), html.Aria("labelledby", "players-title"),
		html.H2(html.ID("players-title"), html.Class("area-title"), text(p.word("players"))), html.Ol(rows...))
}

// row is what a seat has, and nothing that only its owner knows.
func (p *picture) row(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	vp, kept := p.s.Score(seat), p.s.Kept(seat)
	return html.Li(html.ID("player-"+seatNumber(seat)), class("player", when(p.s.Owing().Has(seat), "now")),
		piece.SeatMark(seat, 30),
		html.B(text(p.name(seat))),
		html.Span(html.Class("facts"), text(p.word("facts", "prayer", int(pl.Prayer), "units", p.units(seat), "all", p.s.Data.Limit.Units,
			"cards", int(pl.CardsN), "battle", int(pl.Battle.HandN), "tokens", int(pl.Tokens)))),
		html.Span(html.Class("worth"), p.points(vp, 22), html.I(text(p.word("kept", "kept", kept, "loose", vp-kept)))))
}

// units counts those of a seat that stand on the map.
func (p *picture) units(seat game.Seat) (n int) {
	for in := p.b.In; in != 0; in = in.Rest() {
		n += int(p.s.Units[seat][in.First()])
	}
	return n
}

// chapters are what opens a new entry of the chronicle: everything that a player or the house begins.
var chapters = map[string]bool{
	"kemet.event.turn": true, "kemet.event.day": true, "kemet.event.night": true, "kemet.event.combat": true, "kemet.event.over": true,
}

// Opens tells whether what is told begins something: a turn, a combat, the Day or the Night.
func (Board) Opens(told game.Message) bool { return chapters[told.Key] }

// Trail says which action is going on.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if p.phase() != day || p.s.Top().Step == kemet.StepToken {
		return nil
	}
	return html.P(html.Class("trail"), text(p.word("turn-of", "seat", p.s.Active)))
}
