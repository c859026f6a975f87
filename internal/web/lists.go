package web

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"time"

	"ennead/internal/clubs"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

const (
	mostTold = 8 // tables of which the lobby says what happened there
	lately   = 7 * 24 * time.Hour
	watched  = 12

	mostTimed = 40 // tables of which lists say how much time is left
)

// ownTables returns the visitor's tables: first those where they are to choose, by how much time they have there, and
// then the one that has waited longest first.
func (s *Server) ownTables(r *http.Request, lists page.Lists) (own page.Own, err error) {
	own = page.Own{Lists: lists, Games: s.offered()}
	person := s.visitor(r)
	if person == "" {
		return own, nil
	}
	mine, err := s.House.Mine(r.Context(), person)
	if err != nil {
		return own, err
	}
	for _, t := range mine {
		switch {
		case t.Waits():
			own.Asked = append(own.Asked, page.Asked{Summary: t})
		case t.Status == table.Over:
			if t.Mine != 0 && lists.Now.Sub(t.Updated) < lately {
				own.Over = append(own.Over, t)
			}
		case t.Status == table.Gathering, t.Status == table.Playing && t.Owing != 0:
			own.Waiting = append(own.Waiting, t)
		}
	}
	if own.Clocks, err = s.times(r, mine); err != nil {
		return own, err
	}
	slices.SortStableFunc(own.Asked, func(a, b page.Asked) int {
		return cmp.Or(own.ByTime(a.Summary, b.Summary), a.Updated.Compare(b.Updated))
	})
	for i := range own.Asked[:min(len(own.Asked), mostTold)] {
		t, err := s.visit(r, own.Asked[i].ID)
		if err != nil {
			return own, err
		}
		if s.boardOf(t) != nil {
			own.Asked[i].News = s.told(r, t).Meanwhile()
		}
	}
	own.Invited, err = s.House.InvitedTo(r.Context(), person)
	return own, err
}

// times returns the clocks of the visitor's tables, first of those where they are to choose.
func (s *Server) times(r *http.Request, mine []table.Summary) (map[table.ID]*page.Clocks, error) {
	var timed []table.Summary
	for _, t := range mine {
		if t.Status == table.Playing && t.Mine != 0 && t.Terms.Clock != "" {
			timed = append(timed, t)
		}
	}
	slices.SortStableFunc(timed, waitsFirst)
	all := map[table.ID]*page.Clocks{}
	for _, one := range timed[:min(len(timed), mostTimed)] {
		switch t, err := s.House.Look(r.Context(), one.ID); {
		case errors.Is(err, table.ErrNoTable), errors.Is(err, table.ErrElsewhere):
		case err != nil:
			return nil, err
		default:
			if clocks := s.clocks(t); clocks != nil {
				all[t.ID] = clocks
			}
		}
	}
	return all, nil
}

// waitsFirst orders tables: first those where the visitor is to choose.
func waitsFirst(a, b table.Summary) int {
	switch {
	case a.Waits() == b.Waits():
		return 0
	case a.Waits():
		return -1
	}
	return 1
}

// openTables returns the tables that wait for the visitor, as far as they fit what the address asks for. Those where
// somebody is whom the visitor likes come first.
func (s *Server) openTables(r *http.Request, lists page.Lists, liked map[string]bool) (page.OpenTables, error) {
	query := r.URL.Query()
	open := page.OpenTables{Lists: lists, Games: s.offered(), Liked: liked, Filter: page.Filter{
		Game: query.Get("game"), Free: number(r, "free", 0), Language: query.Get("language"),
		Begins: query.Get("begins"), Welcome: query.Get("newcomers") == "yes", Pace: query.Get("pace"),
		Rated: query.Get("rated") == "yes",
	}}
	all, err := s.House.OpenTo(r.Context(), s.visitor(r))
	if err != nil {
		return open, err
	}
	open.All = len(all)
	open.Rated = slices.ContainsFunc(all, func(t table.OpenTable) bool { return t.Terms.Rated })
	if v := who(r); v != nil && v.Kept() { // nobody else has a rating
		suited, err := s.House.Suited(r.Context(), s.visitor(r), all)
		if err != nil {
			return open, err
		}
		open.Narrows = len(suited) < len(all)
		if open.Filter.Suits = query.Get("suits") == "yes"; open.Filter.Suits {
			all = suited
		}
	}
	of, err := s.clubFilter(r, &open)
	if err != nil {
		return open, err
	}
	fits := func(t table.OpenTable) bool {
		return open.Filter.Fits(t) && (of == nil || slices.ContainsFunc(t.Seats, of))
	}
	for _, t := range all {
		if fits(t) {
			open.Fit = append(open.Fit, t)
		}
	}
	begun, err := s.House.Underway(r.Context(), s.visitor(r))
	for _, t := range begun {
		if fits(t) {
			open.Begun = append(open.Begun, t)
		}
	}
	slices.SortStableFunc(open.Fit, func(a, b table.OpenTable) int {
		switch likes := open.Likes(a); {
		case likes == open.Likes(b):
			return 0
		case likes:
			return -1
		}
		return 1
	})
	return open, err
}

// clubFilter fills in the clubs of the visitor, and returns what tells the seats of members of the one that is asked
// for; nil if none is. Nobody asks for a club of others.
func (s *Server) clubFilter(r *http.Request, open *page.OpenTables) (of func(table.Seat) bool, err error) {
	if !s.kept(r) {
		return nil, nil
	}
	own, err := s.Clubs.Of(r.Context(), s.visitor(r))
	if err != nil {
		return nil, err
	}
	for _, c := range own {
		open.Clubs = append(open.Clubs, page.ClubLink{ID: c.ID, Name: c.Name})
		if c.ID != r.URL.Query().Get("club") {
			continue
		}
		club, err := s.Clubs.Look(r.Context(), c.ID, s.visitor(r))
		switch {
		case errors.Is(err, clubs.ErrNone): // they have left it since
		case err != nil:
			return nil, err
		default:
			open.Filter.Club, of = c.ID, memberSeat(club)
		}
	}
	return of, nil
}

// watching returns the public games that anybody may look on at, and those that are over.
func (s *Server) watching(r *http.Request, lists page.Lists) (page.Watching, error) {
	w := page.Watching{Lists: lists, Games: s.offered()}
	tables, err := s.House.Public(r.Context(), s.visitor(r))
	for _, t := range tables {
		begins := t.Status == table.Gathering && !waitsForPeople(t)
		runs := t.Status == table.Playing && t.Owing != 0
		switch {
		case (begins || runs) && t.Terms.Watch == table.WatchAll && len(w.Running) < watched:
			w.Running = append(w.Running, t)
		case t.Status == table.Over && len(w.Over) < watched:
			w.Over = append(w.Over, t)
		}
	}
	return w, err
}

// waitsForPeople reports whether a seat of a table is free.
func waitsForPeople(t table.Summary) bool {
	return slices.ContainsFunc(t.Seats, func(s table.Seat) bool { return s.Kind == table.Person && !s.Taken })
}

// listed fills in the lists of the lobby. What nobody else is here for is offered to those who are alone.
func (s *Server) listed(r *http.Request, lists page.Lists, p *page.Lobby) (err error) {
	if p.Own, err = s.ownTables(r, lists); err != nil {
		return err
	}
	p.Friend = page.Friends{Lists: lists}
	liked := map[string]bool{}
	if v := who(r); v != nil && v.Kept() {
		all, err := s.acquaintances(r, v, lists.Site)
		if err != nil {
			return err
		}
		for _, a := range all {
			liked[a.Name] = a.Account && (a.Relation.Friend || a.Relation.Favourite)
			if a.Relation.Friend {
				p.Friend.All = append(p.Friend.All, a)
			}
		}
	}
	if p.Open, err = s.openTables(r, lists, liked); err != nil {
		return err
	}
	if p.Watch, err = s.watching(r, lists); err != nil {
		return err
	}
	looking := 0
	for _, n := range p.Quick.Looking {
		looking += n
	}
	if looking == 0 && p.Open.All == 0 && len(p.Open.Begun) == 0 {
		p.Alone = &page.Deserted{Lists: lists, Games: s.offered(), Bots: len(s.Levels) > 0}
	}
	return nil
}

// opening shows the page on which somebody opens a table of their own.
func (s *Server) opening(w http.ResponseWriter, r *http.Request) {
	s.showOpening(w, r, r.URL.Query().Get("game"), http.StatusOK, page.Notice{}, nil)
}

// showOpening shows that page for a game, the first one if the id is empty, with the form as it was sent if it was
// refused.
func (s *Server) showOpening(
	w http.ResponseWriter, r *http.Request, id string, status int, notice page.Notice, sent page.Sent,
) {
	h, err := s.homeOf(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h.Path, h.Notice, h.Sent = "/play", notice, sent
	for _, k := range h.Games {
		if k.ID() == cmp.Or(id, h.Games[0].ID()) {
			boxes, err := s.boxesOf(r, k.ID())
			if err != nil {
				s.fail(w, r, err)
				return
			}
			s.answer(w, r, status, page.Opening{Home: h, Game: k, Boxes: boxes,
				Box: r.URL.Query().Get("components"), Brings: s.House.TakesComponents()}.Render())
			return
		}
	}
	s.fail(w, r, table.ErrNoGame)
}
