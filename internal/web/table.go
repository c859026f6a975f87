package web

import (
	"net/http"
	"net/url"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// fragmentHeader asks for the part of a table's page that changes.
const fragmentHeader = "X-Fragment"

// showTable shows a table to anybody who has its address: to its players from their seats, to everybody else as
// spectators.
func (s *Server) showTable(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	s.sendTable(w, r, t, http.StatusOK, page.Notice{})
}

// sendTable answers with the page of a table, or the part that changes.
func (s *Server) sendTable(w http.ResponseWriter, r *http.Request, t *table.Table, status int, notice page.Notice) {
	g, board := s.House.Game(t.Game), s.board(t.Game)
	if g == nil || board == nil || t.Match == nil {
		notice := page.Notice{Key: string(t.Reason)}
		if t.Text() != "" {
			notice.Record = "/t/" + string(t.ID) + "/record"
		}
		s.problem(w, r, http.StatusConflict, notice)
		return
	}
	s.House.Viewed(t.ID)
	fragment := r.Header.Get(fragmentHeader) != ""
	p := page.Play{Site: s.site(r), Table: t, Game: g, Board: board, Levels: s.Levels, Notice: notice}
	p.Held = s.House.Held(t, s.visitor(r))
	p.Owner = s.House.Owns(t, s.visitor(r))
	p.Viewer = s.viewer(r, t, p.Held)
	p.Reads(reader(t, p))
	p.Origin, p.Links = s.origin(r), s.links(t, p)
	p.Rule = func(id string) string { return s.rule(t.Game, p.Words.Lang(), id) }
	p.Since, p.From = number(r, "since", -1), headerNumber(r, "X-Turns")
	p.Told, p.Absences = headerNumber(r, "X-Happened"), s.absences(t, s.visitor(r))
	if lost, ok := s.House.Lost(t, s.visitor(r)); ok {
		p.Lost = &lost
	}
	p.Drawn = r.URL.Query().Get("drawn") != ""
	p.Whole = r.URL.Query().Get("log") == "whole"
	p.Explained = explained(t, p.Held)
	if place, ok := t.Lesson(); ok {
		p.Teaches(place)
		p.Explained = false // the others do what the guide says, and have no reasons of their own
	}
	p.Scene.Names = s.names(t, p.Site)
	p.Scene.Words = p.Words.With(p.Scene.Names)
	p.Scene.Game, p.Scene.State, p.Scene.Viewer, p.Scene.Turn = t.Match.Game, t.Match.View(game.Spectator), game.Spectator, turn(r, board)
	if fragment {
		p.Known = known(r)
	} else {
		p.Since = seen(r, p)
	}
	s.remember(w, r, t, p)
	if err := s.talk(r, &p, beside); err != nil {
		s.fail(w, r, err)
		return
	}

	switch {
	case t.Status == table.Gathering:
		s.answer(w, r, status, p.Gather(fragment))
		return
	case s.veiled(r, t, p):
		s.answer(w, r, status, p.Curtain(fragment))
		return
	}
	if err := s.show(r, t, &p); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render(fragment))
}

// show fills in what is shown: the current game, or a past moment of it.
func (s *Server) show(r *http.Request, t *table.Table, p *page.Play) error {
	match, query := t.Match, r.URL.Query()
	if query.Has("at") {
		at := min(max(number(r, "at", p.At), 0), p.At)
		past, err := match.Upto(p.Raw(at))
		if err != nil {
			return err
		}
		match, p.At, p.Replay = past, at, true
	}
	eyes := p.Viewer
	if p.Replay {
		eyes = p.Reader // the past may contain what only one of them was to see
	}
	p.Scene.State = match.View(eyes)
	if t.Status == table.Over {
		eyes = s.eyes(query.Get("eyes"), p)
		p.Scene.State = match.State
		if p.Eyes != "all" {
			p.Scene.State = match.View(eyes)
		}
		if p.Replay {
			if err := s.weighed(r, p); err != nil {
				return err
			}
		}
		p.Verified, p.Broken = game.VerifyContext(r.Context(), p.Game, t.Match.Record)
		if t.Match.Record.Secret == "" {
			p.Verified, p.Broken = nil, nil
		}
	}
	p.Scene.Viewer = eyes
	p.Scene.Active = !p.Replay && p.Viewer != game.Spectator && t.Owing().Has(p.Viewer)
	if last := p.LastTold(p.At); last >= 0 {
		p.Scene.Just = p.Events(last)
	}
	if text := query.Get("sure"); text != "" && p.Scene.Active {
		if m, err := p.Game.Lexicon().Parse(text); err == nil && game.Allowed(p.Game, p.Scene.State, p.Viewer, m) == nil {
			p.Sure = &m
		}
	}
	return nil
}

// reader returns who may read the chronicle on that page.
func reader(t *table.Table, p page.Play) game.Seat {
	if p.Held.Len() > 1 || t.Status == table.Over {
		return game.Spectator // several people look at this screen; nothing is hidden in a finished game
	}
	return p.Viewer
}

// back redirects to a table after a form; a script that sent the form follows and gets the part that changed.
func back(w http.ResponseWriter, r *http.Request, id table.ID, query url.Values) {
	to := "/t/" + string(id)
	if len(query) > 0 {
		to += "?" + query.Encode()
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}
