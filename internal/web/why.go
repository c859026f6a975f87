package web

import (
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// why explains a move of a bot, or says why it is not explained.
func (s *Server) why(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	at, err := strconv.Atoi(r.PathValue("at"))
	if err != nil || t.Match == nil {
		s.fail(w, r, table.ErrTurn)
		return
	}
	p := page.Why{Play: s.told(r, t)}
	if at < 0 || at >= p.Turns() {
		s.fail(w, r, table.ErrTurn)
		return
	}
	p.Moment.At = at
	status := http.StatusOK
	asks := p.Reader.Log
	if p.Reader.Lent != 0 { // the reasons of bots are for who plays against them
		asks = game.Spectator
	}
	if p.Why, err = s.House.Why(r.Context(), t.ID, asks, p.Raw(at+1)-1); err != nil {
		status, p.Notice = s.explain(r, err)
	}
	s.answer(w, r, status, p.Render())
}

// explained reports whether bots at this table can be asked for their reasons: once the game is over, or before that
// if only the reader sits there, on one seat.
func explained(t *table.Table, held game.Seats) bool {
	if t.Status == table.Over {
		return true
	}
	for i, seat := range t.Seats {
		if seat.Kind == table.Person && !held.Has(game.Seat(i)) {
			return false
		}
	}
	return held.Len() == 1
}
