package web

import (
	"net/http"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"
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
	p.Bots.Levels = s.Levels
	s.answer(w, r, http.StatusOK, p.Render(fragment(r)))
}

// analyse starts the analysis of a finished game. Anybody who may replay the game may ask.
func (s *Server) analyse(w http.ResponseWriter, r *http.Request) {
	id := table.ID(r.PathValue("id"))
	if err := s.House.AnalyseFor(r.Context(), id, s.visitor(r)); err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+string(id)+"/analysis", http.StatusSeeOther)
}

// told returns what pages about a table need to describe its game: who is reading, and everybody's name.
func (s *Server) told(r *http.Request, t *table.Table) *page.Play {
	p := s.of(r, t)
	p.Scene = s.scene(t, p.Site, p.Reader.Log)
	return p
}

// scene returns the game as a seat sees it now.
func (s *Server) scene(t *table.Table, site page.Site, seat game.Seat) piece.Scene {
	names := s.names(t, site)
	return piece.Scene{
		Game: t.Match.Game, State: t.Match.View(seat), Viewer: seat, Names: names, Words: site.Words.With(names),
	}
}

// weighed returns a bot's estimate of the decision after that many turns of an analysed game, nil if there is none.
func (s *Server) weighed(r *http.Request, t *table.Table, at int) (*analysis.Decision, error) {
	job, err := s.House.Analysis(r.Context(), t.ID)
	if err != nil || job.Report == nil {
		return nil, err
	}
	var last *analysis.Decision
	for i := range job.Report.Decisions {
		if d := &job.Report.Decisions[i]; d.At == at {
			last = d
		}
	}
	return last, nil
}
