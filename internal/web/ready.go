package web

import (
	"crypto/rand"
	"encoding/hex"
	"net/http"
	"net/url"
	"strconv"

	"ennead/internal/web/page"
)

// ready adds random bits for the visitor's seats. If no script sends them, the server draws them itself, and says so.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	held := s.House.Held(t, s.visitor(r))
	if held == 0 {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return
	}
	query := url.Values{}
	for seat := range held.All() {
		if t.Seats[seat].Ready {
			continue
		}
		bits, drawn, err := luck(r.PostForm.Get("bits-" + strconv.Itoa(int(seat)+1)))
		if err == nil {
			err = s.House.Ready(r.Context(), t.ID, seat, bits)
		}
		if err != nil {
			s.fail(w, r, err)
			return
		}
		if drawn {
			query.Set("drawn", "yes")
		}
	}
	back(w, r, t.ID, query)
}

// luck reads 16 bytes in hexadecimal, or draws them if the text is empty.
func luck(text string) (bits [16]byte, drawn bool, err error) {
	if text == "" {
		_, _ = rand.Read(bits[:]) // never fails
		return bits, true, nil
	}
	if b, err := hex.DecodeString(text); err == nil && len(b) == len(bits) {
		return [16]byte(b), false, nil
	}
	return bits, false, errBadForm
}
