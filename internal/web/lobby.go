package web

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// play shows where people find each other.
func (s *Server) play(w http.ResponseWriter, r *http.Request) {
	s.showPlay(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showPlay(w http.ResponseWriter, r *http.Request, status int, notice page.Notice) {
	state, err := s.Lobby.Status(r.Context(), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if at := waitedFor(state, r); at != "" {
		http.Redirect(w, r, "/t/"+at, http.StatusSeeOther)
		return
	}
	lists := s.lists(r)
	lists.Path = "/play"
	p := page.Lobby{Site: lists.Site, Notice: notice,
		Quick: page.Matching{Games: s.offered(), Status: state, Level: s.Lobby.Level}}
	if !fragment(r) {
		p.Alert = page.Alert{Site: lists.Site, Games: p.Quick.Games, On: s.alertOf(r), Now: lists.Now}
		p.Contests, err = s.Contests.Any(r.Context())
		p.Contests = p.Contests || s.kept(r)
		if err := errors.Join(err, s.listed(r, lists, &p)); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render(fragment(r)))
}

// waitedFor returns the table whose page somebody waits for, if it is open by now; a page without script asks for that.
func waitedFor(state lobby.Status, r *http.Request) string {
	if state.Search == nil || state.Search.Found == nil || !state.Search.Found.Open {
		return ""
	}
	if id := string(state.Search.Found.ID); r.URL.Query().Get("at") == id {
		return id
	}
	return ""
}

// seek makes a visitor look for one more game. A stranger becomes a guest.
func (s *Server) seek(w http.ResponseWriter, r *http.Request) {
	wish, err := wished(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if s.kit(wish.Game) == nil {
		s.played(w, r, "", lobby.ErrWish)
		return
	}
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	name, err := s.House.Name(r.Context(), person)
	if err == nil {
		v := who(r)
		wish.Person, wish.Guest = person, v == nil || !v.Kept()
		wish.Name, wish.Called = name, s.site(r).Words.Word("site.home.guest")
		err = s.Lobby.Seek(r.Context(), wish)
	}
	if err == nil {
		err = s.hushed(r)
	}
	s.played(w, r, "", err)
}

// wished reads the form of somebody who looks for a game.
func wished(r *http.Request) (w lobby.Wish, err error) {
	if err := r.ParseForm(); err != nil {
		return w, errors.Join(errBadForm, err)
	}
	w.Game, w.Language = r.PostForm.Get("game"), r.PostForm.Get("language")
	if w.Language != "" && !slices.Contains(locale.Langs, w.Language) || len(r.PostForm["size"]) > page.MostSizes {
		return w, errBadForm
	}
	if err := numbers(r.PostForm, map[string]*int{"window": &w.Window}); err != nil {
		return w, err
	}
	for _, text := range r.PostForm["size"] {
		if text == page.AnySize {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil {
			return w, errBadForm
		}
		w.Sizes = append(w.Sizes, n)
	}
	return w, nil
}

// stopSeeking makes a visitor look no longer.
func (s *Server) stopSeeking(w http.ResponseWriter, r *http.Request) {
	s.played(w, r, "", s.Lobby.Stop(r.Context(), s.visitor(r)))
}

// accept accepts the table for which a visitor is asked. Whoever is the last to do so goes there.
func (s *Server) accept(w http.ResponseWriter, r *http.Request) {
	id, err := proposed(r)
	open := false
	if err == nil {
		open, err = s.Lobby.Accept(r.Context(), s.visitor(r), id)
	}
	if !open {
		id = ""
	}
	s.played(w, r, id, err)
}

// refuse refuses it.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request) {
	id, err := proposed(r)
	if err == nil {
		err = s.Lobby.Refuse(r.Context(), s.visitor(r), id)
	}
	s.played(w, r, "", err)
}

func proposed(r *http.Request) (table.ID, error) {
	if err := r.ParseForm(); err != nil {
		return "", errors.Join(errBadForm, err)
	}
	return table.ID(r.PostForm.Get("table")), nil
}

// fill lets a bot take the last seat beside a visitor who looks for a game. If they need nobody else, they go there.
func (s *Server) fill(w http.ResponseWriter, r *http.Request) {
	person := s.visitor(r)
	err := s.Lobby.WithBot(r.Context(), person)
	var stage lobby.Stage
	if err == nil {
		stage, err = s.Lobby.Here(r.Context(), person)
	}
	s.played(w, r, stage.Table, err)
}

// played answers a form of the lobby: with the way to a table, to the lobby, or with the lobby and what is wrong.
func (s *Server) played(w http.ResponseWriter, r *http.Request, at table.ID, err error) {
	switch {
	case err != nil:
		status, notice := s.explain(r, err)
		if status >= http.StatusInternalServerError || errors.Is(err, errBadForm) {
			s.problem(w, r, status, notice)
			return
		}
		s.showPlay(w, r, status, notice)
	case at != "":
		http.Redirect(w, r, "/t/"+url.PathEscape(string(at)), http.StatusSeeOther)
	default:
		http.Redirect(w, r, "/play", http.StatusSeeOther)
	}
}

// searching says that a visitor is here, and returns how far their search for a game has come. Without the answer the
// site goes on.
func (s *Server) searching(ctx context.Context, person string) lobby.Stage {
	stage, err := s.Lobby.Here(ctx, table.PersonID(person))
	if err != nil && ctx.Err() == nil {
		s.Log.ErrorContext(ctx, "cannot tell whether a visitor looks for a game", "err", err)
	}
	return stage
}
