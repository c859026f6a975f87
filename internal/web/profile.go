package web

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/profile"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// deedsOf returns what is compared at a game.
func (s *Server) deedsOf(game string) []learnt.Kind {
	if k := s.kit(game); k != nil {
		return k.Deeds
	}
	return nil
}

// games shows the games of an account that anybody may know of, and what they come to.
func (s *Server) games(w http.ResponseWriter, r *http.Request) {
	other, ok := s.called(w, r)
	if !ok {
		return
	}
	v := who(r)
	if v != nil && v.ID == other.ID {
		http.Redirect(w, r, "/me/games", http.StatusSeeOther)
		return
	}
	p := page.Profile{Site: s.site(r), Name: other.Name, Address: page.ProfilePath(other.Name)}
	if v != nil && v.Kept() {
		mine, err := s.House.Past(r.Context(), table.PersonID(v.ID), false, profile.Most)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		p.Against = profile.Against(mine, other.Name)
	}
	s.showGames(w, r, p, other.ID)
}

// myGames shows a person their own games.
func (s *Server) myGames(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	s.showGames(w, r, page.Profile{Site: s.site(r), Name: v.Name, Own: true, Address: "/me/games"}, v.ID)
}

// showGames shows the games of a person.
func (s *Server) showGames(w http.ResponseWriter, r *http.Request, p page.Profile, id string) {
	past, err := s.House.Past(r.Context(), table.PersonID(id), !p.Own, profile.Most)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if p.Own { // all of their games, as reliability counts them
		p.Sure = table.ReliabilityOf(past)
	} else if p.Sure, err = s.House.Reliability(r.Context(), table.PersonID(id)); err != nil {
		s.fail(w, r, err)
		return
	}
	past = slices.DeleteFunc(past, func(g table.PastGame) bool { return s.kit(g.Game) == nil })
	p.Past, p.Full = profile.Of(past, s.deedsOf), len(past) >= profile.Most
	p.Filter, p.Page = s.filter(r)
	for _, g := range past {
		if !slices.Contains(p.Names, g.Game) {
			p.Names = append(p.Names, g.Game)
		}
	}
	slices.Sort(p.Names)
	p.Fit = fitting(past, p.Filter)
	p.All = len(p.Fit)
	first := min((p.Page-1)*page.PastAtOnce, p.All)
	p.Fit = p.Fit[first:min(first+page.PastAtOnce, p.All)]
	if p.Filter.Game != "" {
		if err := s.gameFigures(r.Context(), &p, id); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// mostMoments is of how many rated games the course of a rating is shown, the last ones.
const mostMoments = 500

// gameFigures adds what is shown only of one game.
func (s *Server) gameFigures(ctx context.Context, p *page.Profile, id string) (err error) {
	if p.Usual, err = usualState(s.kit(p.Filter.Game)); err != nil {
		return err
	}
	p.Course, err = s.House.Course(ctx, table.PersonID(id), p.Filter.Game, mostMoments)
	return err
}

// usualState returns a game with the usual components, for names of what is in it.
func usualState(g game.Game) (game.State, error) {
	least, _ := g.Players()
	return g.New(game.Setup{Players: least})
}

// fitting returns the games that fit.
func fitting(all []table.PastGame, f profile.Filter) (list []table.PastGame) {
	now := time.Now()
	for _, g := range all {
		if f.Fits(g, now) {
			list = append(list, g)
		}
	}
	return list
}

// mostPages is the last page of a list that can be asked for.
const mostPages = profile.Most/page.PastAtOnce + 1

// filter reads which games are asked for, and which page of them. What cannot be is not asked for.
func (s *Server) filter(r *http.Request) (f profile.Filter, number int) {
	q := r.URL.Query()
	if s.kit(q.Get("game")) != nil {
		f.Game = q.Get("game")
	}
	if n, err := strconv.Atoi(q.Get("players")); err == nil && n > 0 && n <= game.MaxSeats {
		f.Players = n
	}
	if ended := q.Get("ended"); ended == profile.Won || ended == profile.Lost {
		f.Ended = ended
	}
	if name, err := s.People.Name(q.Get("with")); err == nil && q.Get("with") != "" {
		f.With = name
	}
	if days, err := strconv.Atoi(q.Get("within")); err == nil && slices.Contains(page.Within, days) {
		f.Within = time.Duration(days) * 24 * time.Hour
	}
	f.Rated = q.Get("rated") == "yes"
	number, err := strconv.Atoi(q.Get("page"))
	if err != nil || number < 1 || number > mostPages {
		number = 1
	}
	return f, number
}

// openings shows what was done in the public rated games of a game.
func (s *Server) openings(w http.ResponseWriter, r *http.Request) {
	k := s.kit(r.PathValue("game"))
	if k == nil || !slices.Contains(s.several(), k) {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	now := time.Now()
	all, err := s.openers.Of(r.Context(), k.ID(), now)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Openings{Site: s.site(r), Game: k.ID(), Games: s.several(), Openings: all, Now: now}
	most := 0
	for i, t := range all.Tables { // at first that with most games
		if t.Games > most {
			p.At, most = i, t.Games
		}
	}
	for i, t := range all.Tables {
		if strconv.Itoa(t.Players) == r.URL.Query().Get("players") {
			p.At = i
		}
	}
	if p.Usual, err = usualState(k); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, p.Render())
}
