package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// orders shows the standing orders of one of the visitor's seats in a running game.
func (s *Server) orders(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	held := s.House.Held(t, s.visitor(r))
	if held == 0 {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return
	}
	if t.Status != table.Playing || s.boardOf(t) == nil {
		back(w, r, t.ID, nil)
		return
	}
	p := s.of(r, t)
	if n := game.Seat(number(r, "seat", 0) - 1); n < game.MaxSeats && held.Has(n) {
		p.Reader.Seat = n
	}
	p.Scene = s.scene(t, p.Site, p.Reader.Seat)
	p.Path = r.URL.Path
	s.answer(w, r, http.StatusOK, p.Orders())
}

// order gives a seat a standing order, or ends it. It depends on nothing that a page could have missed.
func (s *Server) order(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	give := r.PostForm.Has("give")
	text := r.PostForm.Get(map[bool]string{true: "give", false: "end"}[give])
	all := t.Orders(seat)
	i := slices.IndexFunc(all, func(o table.Order) bool { return o.Text() == text })
	if i < 0 {
		s.fail(w, r, errBadForm)
		return
	}
	after, err := s.House.Order(r.Context(), t.ID, seat, all[i], give)
	if err != nil || r.PostForm.Get("from") != "orders" {
		s.acted(w, r, t.ID, after, err)
		return
	}
	to := url.URL{Path: "/t/" + string(t.ID) + "/orders", RawQuery: "seat=" + strconv.Itoa(int(seat)+1)}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
}
