package web

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// choose makes a move.
func (s *Server) choose(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.acting(w, r)
	if !ok {
		return
	}
	text := r.PostForm.Get("move")
	move, err := t.Match.Game.Lexicon().Parse(text)
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	asked := chosen(r)["confirm"] == "yes" && r.PostForm.Get("sure") == ""
	if asked && t.Version == version && ends(t, seat, move) {
		back(w, r, t.ID, url.Values{"sure": {text}})
		return
	}
	after, err := s.House.Choose(r.Context(), t.ID, seat, version, move)
	s.acted(w, r, t.ID, after, err)
}

// undo takes the last move back.
func (s *Server) undo(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.acting(w, r)
	if !ok {
		return
	}
	after, err := s.House.Undo(r.Context(), t.ID, seat, version)
	s.acted(w, r, t.ID, after, err)
}

// acting reads the two fields by which a form says for whom it acts and what it saw, and makes sure
// that the visitor holds that seat.
func (s *Server) acting(w http.ResponseWriter, r *http.Request) (t *table.Table, seat game.Seat, version int64, ok bool) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return nil, 0, 0, false
	}
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, 0, false
	}
	seat, err = formSeat(r, t)
	if err == nil {
		version, err = strconv.ParseInt(r.PostForm.Get("version"), 10, 64)
	}
	if err != nil || t.Match == nil {
		s.fail(w, r, errBadForm)
		return nil, 0, 0, false
	}
	if !s.House.Held(t, s.visitor(r)).Has(seat) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return nil, 0, 0, false
	}
	return t, seat, version, true
}

func formSeat(r *http.Request, t *table.Table) (game.Seat, error) {
	n, err := strconv.Atoi(r.PostForm.Get("seat"))
	if err != nil || n < 1 || n > len(t.Seats) {
		return 0, errBadForm
	}
	return game.Seat(n - 1), nil
}

// acted answers a move: by the way back to the table, or with the table as it is and what went wrong.
func (s *Server) acted(w http.ResponseWriter, r *http.Request, id table.ID, after *table.Table, err error) {
	if err == nil {
		s.sendOrBack(w, r, after)
		return
	}
	status, notice := s.explain(r, err)
	if errors.Is(err, table.ErrStale) {
		notice = page.Notice{Key: "site.problem.stale"}
	}
	now, look := s.House.Look(r.Context(), id)
	if status >= http.StatusInternalServerError || look != nil {
		s.problem(w, r, status, notice)
		return
	}
	s.sendTable(w, r, now, status, notice)
}

// sendOrBack saves a script the way back: it gets the table as it is after its move.
func (s *Server) sendOrBack(w http.ResponseWriter, r *http.Request, t *table.Table) {
	if r.Header.Get(fragmentHeader) != "" {
		s.sendTable(w, r, t, http.StatusOK, page.Notice{})
		return
	}
	back(w, r, t.ID, nil)
}

// ends tells whether the turn would pass on with a move: to another seat, or to chance. It is tried in
// a world that the seat cannot tell from the real one, so the answer tells nothing that is hidden.
func ends(t *table.Table, seat game.Seat, move game.Move) bool {
	world := t.Match.View(seat)
	if !t.Owing().Has(seat) || world.Refuse(seat, move) != nil {
		return false
	}
	chance := game.NewRand(uint64(t.Version))
	world.Guess(seat, &chance)
	world.Play(seat, move, nil)
	return !world.Owing().Has(seat)
}
