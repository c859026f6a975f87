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
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	id, err := s.House.Import(r.Context(), file, person, nil)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}
