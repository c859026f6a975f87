package web

import (
	"io"
	"net/http"
	"strconv"
)

// turns says at how many tables it is the visitor's turn; the script of a page shows it in the tab. Somebody to play
// with, of whom the visitor wanted to be told, counts like a table.
func (s *Server) turns(w http.ResponseWriter, r *http.Request) {
	count := 0
	if person := s.visitor(r); person != "" {
		var err error
		if count, err = s.House.Waiting(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	if stage(r).Told != "" {
		count++
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, strconv.Itoa(count))
}
