package web

import (
	"errors"
	"net/http"
	"slices"

	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// found founds a club.
func (s *Server) found(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	id, err := s.Clubs.Found(r.Context(), r.PostForm.Get("name"), s.visitor(r))
	if err != nil {
		status, notice := s.explain(r, err)
		if status >= http.StatusInternalServerError {
			s.problem(w, r, status, notice)
			return
		}
		s.showContests(w, r, status, notice)
		return
	}
	http.Redirect(w, r, page.ClubPath(id), http.StatusSeeOther)
}

// club shows a club to a member.
func (s *Server) club(w http.ResponseWriter, r *http.Request) {
	s.showClub(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showClub(w http.ResponseWriter, r *http.Request, status int, n page.Notice) {
	c, err := s.Clubs.Look(r.Context(), r.PathValue("club"), s.visitor(r))
	if err == nil {
		err = contests.Unlend(c.Contests)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Club{Site: s.site(r), Club: c, Games: s.several(), Notice: n}
	p.Path = page.ClubPath(c.ID)
	if c.Link != "" {
		p.Link = s.origin(r) + page.JoinPath(c.ID, c.Link)
	}
	for _, k := range p.Games {
		if p.Game == "" || k.ID() == r.URL.Query().Get("game") {
			p.Game = k.ID()
		}
	}
	if p.Appointed, err = s.appointed(r, c); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render())
}

// appointed returns the public tables that begin at a time and where a member of a club sits, as the visitor sees them.
func (s *Server) appointed(r *http.Request, c *clubs.Club) (list []table.Summary, err error) {
	open, err := s.House.OpenTo(r.Context(), s.visitor(r))
	if err != nil {
		return nil, err
	}
	all, err := s.House.Public(r.Context(), s.visitor(r))
	for _, t := range open {
		all = append(all, t.Summary)
	}
	member := memberSeat(c)
	for _, t := range all {
		there := func(o table.Summary) bool { return o.ID == t.ID }
		if t.Status == table.Gathering && !t.Terms.BeginsAt().IsZero() && t.Terms.Contest == "" &&
			slices.ContainsFunc(t.Seats, member) && !slices.ContainsFunc(list, there) {
			list = append(list, t)
		}
	}
	return list, err
}

// memberSeat returns what reports whether a member of a club sits on a seat. Only accounts have a name that nobody else
// has.
func memberSeat(c *clubs.Club) func(table.Seat) bool {
	members := map[string]bool{}
	for _, m := range c.Members {
		members[m.Name] = m.Account
	}
	return func(seat table.Seat) bool { return seat.Taken && seat.Account && members[seat.Name] }
}

// changeClub does what a member wants with their club.
func (s *Server) changeClub(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	ctx, id, by, name := r.Context(), r.PathValue("club"), s.visitor(r), r.PostForm.Get("name")
	next, err := page.ClubPath(id), errBadForm
	switch r.PostForm.Get("do") {
	case "rename":
		err = s.Clubs.Rename(ctx, id, by, name)
	case "renew":
		err = s.Clubs.Renew(ctx, id, by)
	case "appoint":
		err = s.Clubs.Appoint(ctx, id, by, name, r.PostForm.Get("role"))
	case "remove":
		err = s.Clubs.Remove(ctx, id, by, name)
	case "leave":
		next, err = "/contests", s.Clubs.Leave(ctx, id, by)
	case "dissolve":
		next, err = "/contests", s.Clubs.Dissolve(ctx, id, by)
	}
	switch {
	case err == nil:
		http.Redirect(w, r, next, http.StatusSeeOther)
	case errors.Is(err, errBadForm), errors.Is(err, clubs.ErrNone):
		s.fail(w, r, err)
	default:
		status, notice := s.explain(r, err)
		if status >= http.StatusInternalServerError {
			s.problem(w, r, status, notice)
			return
		}
		s.showClub(w, r, status, notice)
	}
}

// askJoin shows a club to somebody who has its secret address.
func (s *Server) askJoin(w http.ResponseWriter, r *http.Request) {
	c, err := s.Clubs.Invited(r.Context(), r.PathValue("club"), r.PathValue("ticket"))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, page.Joining{Site: s.site(r), Name: c.Name, Members: len(c.Members),
		Address: page.JoinPath(c.ID, c.Link), May: s.kept(r)}.Render())
}

// joinClub makes whoever has the secret address a member.
func (s *Server) joinClub(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("club")
	if err := s.Clubs.Join(r.Context(), id, r.PathValue("ticket"), s.visitor(r)); err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, page.ClubPath(id), http.StatusSeeOther)
}
