package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"

	"ennead/internal/clubs"
	"ennead/internal/contest"
	"ennead/internal/contests"
	"ennead/internal/gamekit"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/post"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// contests lists the contests that everybody finds, and those of the visitor.
func (s *Server) contests(w http.ResponseWriter, r *http.Request) {
	s.showContests(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showContests(w http.ResponseWriter, r *http.Request, status int, n page.Notice) {
	all, mine, err := s.Contests.List(r.Context(), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Contests{Site: s.site(r), All: all, Mine: mine, May: s.kept(r), Notice: n}
	p.Path = "/contests"
	own, err := s.Clubs.Of(r.Context(), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	for _, c := range own {
		p.Clubs = append(p.Clubs, page.ClubLink{ID: c.ID, Name: c.Name})
	}
	s.answer(w, r, status, p.Render())
}

// kept reports whether the visitor has an account.
func (s *Server) kept(r *http.Request) bool {
	v := who(r)
	return v != nil && v.Kept()
}

// contested returns the games in which contests are held.
func (s *Server) contested() (kits []*gamekit.Kit) {
	for _, k := range s.several() {
		if len(contests.Sizes(k.Game)) > 0 {
			kits = append(kits, k)
		}
	}
	return kits
}

// newContest shows the form by which somebody announces a contest.
func (s *Server) newContest(w http.ResponseWriter, r *http.Request) {
	if !s.kept(r) {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	games := s.contested()
	if len(games) == 0 {
		s.fail(w, r, contests.ErrTerms)
		return
	}
	d := contests.Draft{Game: games[0].ID(), Kind: contest.Swiss, Listed: true}
	for _, k := range games {
		if k.ID() == r.URL.Query().Get("game") {
			d.Game = k.ID()
		}
	}
	d.Table, d.Length, d.Clock, d.Hours, d.Club = 4, 4, "days normal", 168, r.URL.Query().Get("club")
	s.showNewContest(w, r, http.StatusOK, d, page.Notice{})
}

func (s *Server) showNewContest(w http.ResponseWriter, r *http.Request, status int, d contests.Draft, n page.Notice) {
	p := page.NewContest{Site: s.site(r), Games: s.contested(), Draft: d, Notice: n}
	p.Path = "/contests/new"
	if d.Club != "" {
		c, err := s.Clubs.Look(r.Context(), d.Club, s.visitor(r))
		if err != nil {
			s.fail(w, r, err)
			return
		}
		p.Club = c.Name
	}
	s.answer(w, r, status, p.Render())
}

// announce announces a contest.
func (s *Server) announce(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	form := r.PostForm
	d := contests.Draft{Title: form.Get("title"), Kind: contest.Kind(form.Get("kind")), Game: form.Get("game"),
		Club:   form.Get("club"),
		Listed: form.Get("visible") != page.VisibleLink, Terms: contests.Terms{Clock: form.Get("pace"),
			Rated: form.Get("rated") != ""}}
	for name, into := range map[string]*int{"table": &d.Table, "rounds": &d.Length, "hours": &d.Hours,
		"begins": &d.Begins, "reliable": &d.Reliable, "size": &d.Size, "ahead": &d.Ahead} {
		if slices.Contains([]string{"reliable", "size", "ahead"}, name) && form.Get(name) == "" {
			continue // nothing is asked for
		}
		n, err := strconv.Atoi(form.Get(name))
		if err != nil {
			s.fail(w, r, errBadForm)
			return
		}
		*into = n
	}
	if s.kit(d.Game) == nil {
		s.fail(w, r, contests.ErrTerms)
		return
	}
	id, err := s.Contests.Create(r.Context(), d, s.visitor(r))
	if err != nil {
		status, notice := s.explain(r, err)
		if !s.kept(r) || status >= http.StatusInternalServerError {
			s.problem(w, r, status, notice)
			return
		}
		s.showNewContest(w, r, status, d, notice)
		return
	}
	http.Redirect(w, r, page.ContestPath(id), http.StatusSeeOther)
}

// contest shows a contest.
func (s *Server) contest(w http.ResponseWriter, r *http.Request) {
	s.showContest(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showContest(w http.ResponseWriter, r *http.Request, status int, n page.Notice) {
	k, err := s.Contests.Look(r.Context(), r.PathValue("contest"), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Contest{Site: s.site(r), Contest: k, May: s.kept(r), Address: s.origin(r) + page.ContestPath(k.ID),
		Notice: n}
	p.Path = page.ContestPath(k.ID)
	s.lookedAt(r, k.ID)
	if k.Club != "" {
		c, err := s.Clubs.Look(r.Context(), k.Club, s.visitor(r))
		if err != nil && !errors.Is(err, clubs.ErrNone) {
			s.fail(w, r, err)
			return
		}
		if p.Barred = err != nil; c != nil {
			p.Club = c.Name
		}
	}
	s.answer(w, r, status, p.Render())
}

// changeContest does what somebody wants with a contest: themselves, or as its organiser.
func (s *Server) changeContest(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	ctx, id, by := r.Context(), r.PathValue("contest"), s.visitor(r)
	number := func(name string) int {
		n, _ := strconv.Atoi(r.PostForm.Get(name)) // 0 is no number of anything
		return n
	}
	next, err := page.ContestPath(id), errBadForm
	switch r.PostForm.Get("do") {
	case "season":
		begins, wrong := strconv.Atoi(r.PostForm.Get("begins"))
		if wrong != nil { // 0 would be when the organiser says so
			break
		}
		var season string
		if season, err = s.Contests.NextSeason(ctx, id, by, r.PostForm.Get("title"), begins); err == nil {
			next = page.ContestPath(season)
		}
	case "enter":
		err = s.Contests.Enter(ctx, id, by)
	case "withdraw":
		err = s.Contests.Withdraw(ctx, id, by)
	case "start":
		err = s.Contests.Start(ctx, id, by)
	case "cancel":
		err = s.Contests.Cancel(ctx, id, by)
	case "remove":
		err = s.Contests.Remove(ctx, id, by, number("entry"))
	case "end":
		err = s.Contests.EndRound(ctx, id, by, number("round"))
	}
	switch {
	case err == nil:
		http.Redirect(w, r, next, http.StatusSeeOther)
	case errors.Is(err, errBadForm), errors.Is(err, contests.ErrNone):
		s.fail(w, r, err)
	default:
		status, notice := s.explain(r, err)
		if status >= http.StatusInternalServerError {
			s.problem(w, r, status, notice)
			return
		}
		s.showContest(w, r, status, notice)
	}
}

// untitle takes the title of a contest away on behalf of a moderator.
func (s *Server) untitle(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	k, err := s.Contests.Look(r.Context(), r.PathValue("contest"), "")
	if err == nil && k.Title != "" {
		if err = s.People.Untitle(r.Context(), by, k.Organiser, k.ID); err == nil {
			err = s.Contests.Untitle(r.Context(), k.ID)
		}
		if err == nil {
			s.tellUntitled(r.Context(), k)
		}
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, page.ContestPath(k.ID), http.StatusSeeOther)
}

// tellUntitled tells the organiser of a contest by mail that its title has been taken away.
func (s *Server) tellUntitled(ctx context.Context, k *contests.Contest) {
	to, err := s.People.Person(ctx, k.Organiser)
	if err != nil {
		return // they have been erased
	}
	s.writeTo(ctx, to, func(site page.Site) (subject, text string) {
		return page.UntitledLetter(site, to.Name, k.ContestRow, s.URL.String())
	})
}

// judgeContest ends a contest or calls it off on behalf of a moderator who neither plays in it nor decides about it, as
// its organiser or the owner of its club. The line of the audit comes first, so that nothing is done without one.
func (s *Server) judgeContest(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	ctx, do, reason := r.Context(), r.PostForm.Get("do"), r.PostForm.Get("reason")
	k, err := s.Contests.Look(ctx, r.PathValue("contest"), table.PersonID(by.ID))
	if err == nil {
		err = k.MayJudge(do == person.Ended)
	}
	if err == nil && (k.Mine != nil || k.Organised) {
		err = person.ErrMay
	}
	if err == nil {
		err = s.People.AboutContest(ctx, by, do, k.Organiser, k.ID, reason)
	}
	if err == nil && do == person.Ended {
		err = s.Contests.End(ctx, k.ID, reason)
	} else if err == nil {
		err = s.Contests.CallOff(ctx, k.ID, reason)
	}
	if errors.Is(err, contests.ErrNone) {
		s.fail(w, r, err)
		return
	}
	if err != nil {
		status, notice := s.explain(r, err)
		if status >= http.StatusInternalServerError {
			s.problem(w, r, status, notice)
			return
		}
		s.showContest(w, r, status, notice)
		return
	}
	s.tellJudged(ctx, k, do, reason)
	http.Redirect(w, r, page.ContestPath(k.ID), http.StatusSeeOther)
}

// tellJudged tells what moderators did with a contest by mail: its organiser, and those who play in it.
func (s *Server) tellJudged(ctx context.Context, k *contests.Contest, do, reason string) {
	var all []person.Person
	add := func(id string) {
		to, err := s.People.Person(ctx, id)
		if err == nil && !slices.ContainsFunc(all, func(p person.Person) bool { return p.ID == id }) {
			all = append(all, to)
		}
	}
	add(k.Organiser)
	for _, e := range k.Entries {
		if e.Account && e.Leaves == 0 {
			add(e.Person)
		}
	}
	s.tellAll(ctx, all, func(site page.Site, to person.Person) (subject, text string) {
		return page.ContestLetter(site, to.Name, k.ContestRow, do, reason, s.URL.String())
	}, k.Organiser)
}

// tellAll sends a letter of moderators to people who have not said that they want no letters; to those who must hear of
// it in any case.
func (s *Server) tellAll(
	ctx context.Context, all []person.Person, write func(page.Site, person.Person) (subject, text string),
	must ...string,
) {
	if s.Post == nil {
		return
	}
	var letters []post.Letter
	for _, to := range all {
		if !slices.Contains(must, to.ID) && notice.Parse(to.Notices).Mail == notice.Off {
			continue
		}
		letter := s.letterTo(ctx, to, func(site page.Site) (subject, text string) { return write(site, to) })
		if letter.To != "" {
			letters = append(letters, letter)
		}
	}
	s.Post.QueueAll(letters)
}

// contestFile sends a contest as a file that the command line verifies.
func (s *Server) contestFile(w http.ResponseWriter, r *http.Request) {
	k, err := s.Contests.Look(r.Context(), r.PathValue("contest"), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h, seed := k.File()
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Disposition", `attachment; filename="contest.json"`)
	_ = contest.Write(w, h, seed) // it fails if the visitor has left, which is no error of the site
}
