package web

import (
	"fmt"
	"io"
	"net/http"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// record sends the record of a table as its reader may see it now.
func (s *Server) record(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if text := t.Text(); text != "" { // it cannot be replayed, and hides nothing any more
		recordFile(w, t)
		_, _ = io.WriteString(w, text) //nolint:gosec // plain text, which no browser takes for anything else
		return
	}
	if t.Match == nil {
		s.problem(w, r, http.StatusConflict, page.Notice{Key: string(t.Reason)})
		return
	}
	seat := s.viewer(r, t, s.House.Held(t, s.visitor(r)))
	recordFile(w, t)
	if err := game.WriteRecord(w, t.Match.Game, t.Record(seat)); err != nil {
		s.Log.DebugContext(r.Context(), "record not sent completely", "err", err)
	}
}

// recordFile says that the answer is a file with the record of a table.
func recordFile(w http.ResponseWriter, t *table.Table) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s.txt"`, t.Game, t.ID))
}
