package web

import (
	"net/http"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// analysis shows a bot's analysis of a finished game, or its progress.
func (s *Server) analysis(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if t.Status != table.Over {
		s.fail(w, r, table.ErrNotOver)
		return
	}
	job, err := s.House.Analysis(r.Context(), t.ID)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Analysis{Play: s.told(r, t), Job: job}
	s.answer(w, r, http.StatusOK, p.Render(r.Header.Get(fragmentHeader) != ""))
}

// analyse starts the analysis of a finished game. Anybody who may replay the game may ask.
func (s *Server) analyse(w http.ResponseWriter, r *http.Request) {
	id := table.ID(r.PathValue("id"))
	if err := s.House.Analyse(r.Context(), id); err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+string(id)+"/analysis", http.StatusSeeOther)
}

// told returns what pages about a table need to describe its game: who is reading, and everybody's name.
func (s *Server) told(r *http.Request, t *table.Table) page.Play {
	p := page.Play{Site: s.site(r), Table: t, Game: s.House.Game(t.Game), Board: s.board(t.Game)}
	p.Held = s.House.Held(t, s.visitor(r))
	p.Viewer = s.viewer(r, t, p.Held)
	p.Reads(reader(t, p))
	p.Scene.Names = s.names(t, p.Site)
	p.Scene.Words = p.Words.With(p.Scene.Names)
	p.Scene.Game, p.Scene.State, p.Scene.Viewer = t.Match.Game, t.Match.View(p.Reader), p.Reader
	return p
}

// weighed adds a bot's estimate of the next decision to the replay of an analysed game.
func (s *Server) weighed(r *http.Request, p *page.Play) error {
	job, err := s.House.Analysis(r.Context(), p.Table.ID)
	if err != nil || job.Report == nil {
		return err
	}
	for i, d := range job.Report.Decisions {
		if d.At == p.At {
			p.Weighed = &job.Report.Decisions[i]
		}
	}
	return nil
}
