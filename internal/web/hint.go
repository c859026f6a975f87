package web

import (
	"errors"
	"net/http"

	"ennead/internal/table"
)

// hint shows what the strongest bot would do in the visitor's place. The answer comes when the bot has thought; a
// visitor who has chosen meanwhile is shown the table as it is then.
func (s *Server) hint(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.actForm(w, r)
	if !ok {
		return
	}
	err := s.House.Hint(r.Context(), t.ID, seat, version)
	if err != nil && !errors.Is(err, table.ErrStale) {
		s.acted(w, r, t.ID, nil, err)
		return
	}
	if t, ok = s.look(w, r); ok {
		s.sendOrBack(w, r, t)
	}
}
