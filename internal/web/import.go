package web

import (
	"errors"
	"net/http"
)

// importRecord opens the file of a record.
func (s *Server) importRecord(w http.ResponseWriter, r *http.Request) {
	file, _, err := r.FormFile("record")
	if err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
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
