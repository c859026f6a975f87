package web

import (
	"net/http"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// viewer returns the seat whose view the reader has: of several seats one that is to move, otherwise the last used.
func (s *Server) viewer(r *http.Request, t *table.Table, held game.Seats) game.Seat {
	if held == 0 {
		return game.Spectator
	}
	last := game.Seat(cookieNumber(r, "as", int(held.First())))
	owing := t.Owing() & held
	switch {
	case owing != 0 && !owing.Has(last):
		return owing.First()
	case held.Has(last):
		return last
	}
	return held.First()
}

// reader returns who reads the page of a table. Who looks on with the eyes of a seat has the place of a spectator, who
// can do nothing there, and sees what the seat sees.
func (s *Server) reader(r *http.Request, t *table.Table) page.Reader {
	person := s.visitor(r)
	held, owner := s.House.Held(t, person), s.House.Owns(t, person)
	seat := s.viewer(r, t, held)
	reader := page.Reader{
		Held: held, Lent: s.House.Lent(r.Context(), t, person), Seat: seat, Log: seat, Owner: owner,
		Origin: s.origin(r), Links: s.links(t, held, owner), Drawn: r.URL.Query().Get("drawn") != "",
	}
	if held.Len() > 1 || t.Status == table.Over {
		reader.Log = game.Spectator // several people look at this screen; nothing is hidden in a finished game
	}
	if reader.Lent != 0 {
		reader.Log = reader.Lent.First()
	}
	if lost, ok := s.House.Lost(t, person); ok {
		reader.Lost = &lost
	}
	return reader
}

// veiled reports whether the reader holds several seats, and the one to move knows what the others must not see: then
// the page waits until the device has changed hands.
func (s *Server) veiled(r *http.Request, t *table.Table, p *page.Play) bool {
	if p.Reader.Held.Len() < 2 || t.Status != table.Playing {
		return false
	}
	return cookieNumber(r, "as", -1) != int(p.Reader.Seat) &&
		!t.Match.View(p.Reader.Seat).Equal(t.Match.View(game.Spectator))
}

// eyes returns whose view of a finished game is asked for.
func (s *Server) eyes(text string, p *page.Play) game.Seat {
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(p.Table.Seats) {
		p.Moment.Eyes = text
		return game.Seat(n - 1)
	}
	p.Moment.Eyes = "all"
	if text == "spectator" {
		p.Moment.Eyes = text
		return game.Spectator
	}
	return p.Reader.Seat
}

// turn returns which part of the board is on top: the one that the reader turned to, or on a narrow screen the part
// with the decision.
func turn(r *http.Request, b piece.Board) int {
	if n := number(r, "turn", -1); n >= 0 && n < 64 {
		return n
	}
	if narrow(r, b) {
		return piece.Facing
	}
	return 0
}

// narrow reports whether the screen is narrow for a board. A phone says so in its request; a script says it more
// precisely, in a cookie with the width of the window.
func narrow(r *http.Request, b piece.Board) bool {
	if width := cookieNumber(r, "width", 0); width > 0 {
		return width <= piece.Narrow(b)
	}
	return r.Header.Get("Sec-CH-UA-Mobile") == "?1" || strings.Contains(r.UserAgent(), "Mobi")
}
