package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// sitters shows who sits at a table.
func (s *Server) sitters(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if t.Match == nil {
		s.problem(w, r, http.StatusConflict, page.Notice{Key: string(t.Reason)})
		return
	}
	are := map[game.Seat]page.Relation{}
	for i := range t.Seats {
		other, sits := t.Holder(game.Seat(i))
		if !sits {
			continue
		}
		relation, err := s.People.Relation(r.Context(), who(r), string(other))
		if err != nil {
			s.fail(w, r, err)
			return
		}
		are[game.Seat(i)] = page.Relation(relation)
	}
	s.answer(w, r, http.StatusOK, s.told(r, t).Sitters(are))
}

// sitting is somebody who sits at a table.
type sitting struct {
	t       *table.Table
	seat    game.Seat
	who     person.Acquaintance
	account bool // known at the table as an account; what a guest of before has become is nobody's business there
}

// seatedAt returns who sits on the seat of the address. Without anybody it has answered.
func (s *Server) seatedAt(w http.ResponseWriter, r *http.Request) (at sitting, ok bool) {
	t, ok := s.look(w, r)
	if !ok {
		return at, false
	}
	n, err := strconv.Atoi(r.PathValue("seat"))
	if err != nil || n < 1 || n > len(t.Seats) {
		s.fail(w, r, table.ErrNoSeat)
		return at, false
	}
	at = sitting{t: t, seat: game.Seat(n - 1)}
	other, sits := t.Holder(at.seat)
	if !sits {
		s.fail(w, r, table.ErrEmpty)
		return at, false
	}
	if at.who, err = s.People.Of(r.Context(), who(r), string(other)); err != nil {
		s.fail(w, r, err)
		return at, false
	}
	at.account = t.Seats[at.seat].Account && at.who.Kind == person.Account && at.who.Closed == 0
	return at, true
}

// sitter shows the page of whoever sits on a seat: that of their account, or one of the seat.
func (s *Server) sitter(w http.ResponseWriter, r *http.Request) {
	if at, ok := s.seatedAt(w, r); ok {
		s.showSitter(w, r, at, http.StatusOK, page.Notice{})
	}
}

func (s *Server) showSitter(w http.ResponseWriter, r *http.Request, at sitting, status int, notice page.Notice) {
	v := who(r)
	switch {
	case s.House.Held(at.t, s.visitor(r)).Has(at.seat):
		http.Redirect(w, r, "/me", http.StatusSeeOther)
		return
	case at.account:
		http.Redirect(w, r, page.PersonPath(at.who.Name), http.StatusSeeOther)
		return
	}
	p := page.Person{Site: s.site(r), Relation: page.Relation(at.who.Relation), Back: "/t/" + string(at.t.ID),
		Address: s.addressOf(at), Now: time.Now(), Done: reported(r), Notice: notice}
	p.Name = s.names(at.t, p.Site)[at.seat]
	if v != nil {
		p.Token = s.People.Token(v, at.who.ID)
	}
	s.answer(w, r, status, p.Render())
}

// addressOf returns the address of the page of a seat.
func (s *Server) addressOf(at sitting) string {
	return "/t/" + string(at.t.ID) + "/people/" + strconv.Itoa(int(at.seat)+1)
}

// ofGuests are the deeds that need no account.
var ofGuests = []string{"mute", "unmute", "block", "unblock"}

// meetSitter does something about whoever sits on a seat, if it is still the person whom the page showed.
func (s *Server) meetSitter(w http.ResponseWriter, r *http.Request) {
	at, ok := s.seatedAt(w, r)
	if !ok {
		return
	}
	v, err := who(r), r.ParseForm()
	switch {
	case err != nil || !slices.Contains(ofGuests, r.PostForm.Get("do")):
		err = errors.Join(errBadForm, err)
	case v != nil && r.PostForm.Get("who") != s.People.Token(v, at.who.ID):
		err = table.ErrStale
	default:
		err = s.does(r, at.who.ID)
	}
	if err != nil {
		status, notice := s.explain(r, err)
		if v == nil {
			s.problem(w, r, status, notice)
			return
		}
		s.showSitter(w, r, at, status, notice)
		return
	}
	http.Redirect(w, r, s.addressOf(at), http.StatusSeeOther)
}
