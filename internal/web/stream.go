package web

import (
	"net/http"
	"time"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// showStream shows a table as a spectator sees it, even if the visitor plays there, and as late as the address asks in
// moves and in minutes, or the table in moves, whichever is latest.
func (s *Server) showStream(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if t.Status == table.Gathering || s.boardOf(t) == nil {
		back(w, r, t.ID, nil)
		return
	}
	delay := min(max(number(r, "delay", 0), 0), table.MaxDelay)
	minutes := min(max(number(r, "minutes", 0), 0), table.MaxMinutes)
	now, by := s.House.Time(), time.Duration(minutes)*time.Minute
	again := time.Duration(0)
	if next, ok := t.NextAfter(now.Add(-by)); ok && minutes > 0 {
		again = next.Add(by).Sub(now)
	}
	t, err := s.House.Stream(t, delay, by)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.House.Viewed(t.ID)
	p := s.streamed(r, t)
	p.Minutes, p.Moves, p.Again = minutes, max(delay, t.Terms.Delay), again
	s.answer(w, r, http.StatusOK, p.Stream(fragment(r)))
}

// streamed returns the page of a table for a spectator.
func (s *Server) streamed(r *http.Request, t *table.Table) *page.Play {
	p := s.ofReader(r, t, page.Reader{Seat: game.Spectator, Log: game.Spectator, Origin: s.origin(r)})
	p.Scene = s.scene(t, p.Site, game.Spectator)
	p.Scene.Just = p.Just(p.Moment.At)
	p.Browser, p.Now = showed(r), time.Now()
	return p
}
