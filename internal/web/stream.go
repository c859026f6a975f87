package web

import (
	"net/http"
	"time"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// showStream shows a table as a spectator sees it, even if the visitor plays there, and as late as the address or the
// table asks, whichever is later.
func (s *Server) showStream(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if t.Status == table.Gathering || s.boardOf(t) == nil {
		back(w, r, t.ID, nil)
		return
	}
	t, err := t.Late(min(max(number(r, "delay", 0), 0), table.MaxDelay))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.House.Viewed(t.ID)
	s.answer(w, r, http.StatusOK, s.streamed(r, t).Stream(fragment(r)))
}

// streamed returns the page of a table for a spectator.
func (s *Server) streamed(r *http.Request, t *table.Table) page.Play {
	p := s.ofReader(r, t, page.Reader{Seat: game.Spectator, Log: game.Spectator, Origin: s.origin(r)})
	p.Scene = s.scene(t, p.Site, game.Spectator)
	p.Scene.Just = p.Just(p.Moment.At)
	p.Browser, p.Now = showed(r), time.Now()
	return p
}
