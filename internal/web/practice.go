package web

import (
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// record sends the record of a table as its reader may have it now.
func (s *Server) record(w http.ResponseWriter, r *http.Request) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if t.Match == nil {
		s.problem(w, r, http.StatusConflict, page.Notice{Key: string(t.Reason)})
		return
	}
	seat := s.viewer(r, t, s.House.Held(t, s.visitor(r)))
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s.txt"`, t.Game, t.ID))
	if err := game.WriteRecord(w, t.Match.Game, t.Match.Seen(seat)); err != nil {
		s.Log.Debug("a record was not sent whole", "err", err)
	}
}

// importRecord opens the file of a record.
func (s *Server) importRecord(w http.ResponseWriter, r *http.Request) {
	file, _, err := r.FormFile("record")
	var large *http.MaxBytesError
	if err != nil {
		if !errors.As(err, &large) {
			err = errBadForm
		}
		s.fail(w, r, err)
		return
	}
	defer file.Close()
	id, err := s.House.Import(r.Context(), file, s.welcome(w, r), nil)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}

// fork goes on from a moment of a finished game, as practice.
func (s *Server) fork(w http.ResponseWriter, r *http.Request) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	turns, err := strconv.Atoi(r.PostForm.Get("turns"))
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	names := s.names(t, s.site(r))
	var seats []table.SeatSpec
	for _, seat := range playerSeats(t) {
		who := r.PostForm.Get("seat-" + strconv.Itoa(int(seat)+1))
		if who == page.SeatMe {
			seats = append(seats, table.SeatSpec{Kind: table.Person, Name: names[seat]})
		} else {
			seats = append(seats, table.SeatSpec{Kind: table.Bot, Level: who})
		}
	}
	id, err := s.House.Fork(r.Context(), t.ID, turns, s.welcome(w, r), seats)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}
