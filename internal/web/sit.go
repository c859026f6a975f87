package web

import (
	"crypto/hmac"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// invitation is the page behind the link of a seat. Looking changes nothing: mail programs look too.
func (s *Server) invitation(w http.ResponseWriter, r *http.Request) {
	s.invite(w, r, r.PathValue("key"), http.StatusOK, page.Notice{})
}

func (s *Server) invite(w http.ResponseWriter, r *http.Request, key string, status int, notice page.Notice) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	seat := game.Spectator
	for i, sitting := range t.Seats {
		if sitting.Kind == table.Person && hmac.Equal([]byte(key), []byte(s.House.SeatKey(t.ID, game.Seat(i)))) {
			seat = game.Seat(i)
		}
	}
	if seat == game.Spectator {
		s.fail(w, r, table.ErrKey)
		return
	}
	person := s.visitor(r)
	if s.House.Held(t, person).Has(seat) {
		back(w, r, t.ID, nil)
		return
	}
	page := page.Invitation{Site: s.site(r), Table: t, Seat: seat, Key: key, Notice: notice}
	if t.Seats[seat].Taken {
		page.Sitter = t.Seats[seat].Name
	}
	if person != "" {
		if page.Name, err = s.House.Name(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, page.Render())
}

// claim takes the seat of a link.
func (s *Server) claim(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	id, key := table.ID(r.PathValue("id")), r.PostForm.Get("key")
	person := s.welcome(w, r)
	_, err := s.House.Claim(r.Context(), id, key, person, r.PostForm.Get("name"))
	if errors.Is(err, table.ErrName) && r.PostForm.Get("name") == "" {
		_, err = s.House.Claim(r.Context(), id, key, person, s.site(r).Words.Word("site.home.guest"))
	}
	if errors.Is(err, table.ErrName) {
		status, notice := s.explain(r, err)
		s.invite(w, r, key, status, notice)
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}

// join takes a free seat of a public table.
func (s *Server) join(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.formTable(w, r)
	if !ok {
		return
	}
	person, name := s.welcome(w, r), r.PostForm.Get("name")
	err := s.House.Join(r.Context(), t.ID, seat, person, name)
	if errors.Is(err, table.ErrName) && name == "" {
		err = s.House.Join(r.Context(), t.ID, seat, person, s.site(r).Words.Word("site.home.guest"))
	}
	s.acted(w, r, t.ID, t, err)
}

// unveil lets a seat of several look, once the device is in the right hands.
func (s *Server) unveil(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.formTable(w, r)
	if !ok {
		return
	}
	if !s.House.Held(t, s.visitor(r)).Has(seat) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return
	}
	s.setCookie(w, r, &http.Cookie{Name: "as", Value: strconv.Itoa(int(seat)), Path: "/t/" + string(t.ID)})
	back(w, r, t.ID, nil)
}

// formTable reads a form that names a seat of a table.
func (s *Server) formTable(w http.ResponseWriter, r *http.Request) (*table.Table, game.Seat, bool) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, false
	}
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return nil, 0, false
	}
	seat, err := formSeat(r, t)
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, false
	}
	return t, seat, true
}

// ready adds the luck of the visitor's seats. Where no script sends bits the server draws them itself,
// and says so.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
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

// luck reads 16 bytes in hexadecimal, or draws them where there is nothing to read.
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
