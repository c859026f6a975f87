package web

import (
	"net/http"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// lessons presents the guided first games of all games.
func (s *Server) lessons(w http.ResponseWriter, r *http.Request) {
	p := page.Lessons{Site: s.site(r)}
	for _, k := range s.offered() {
		if g := s.House.Guide(k.ID()); g != nil {
			p.Guides = append(p.Guides, g)
		}
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// learn presents the guided first game of a game.
func (s *Server) learn(w http.ResponseWriter, r *http.Request) {
	s.showLearn(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showLearn(w http.ResponseWriter, r *http.Request, status int, notice page.Notice) {
	g := s.House.Guide(r.PathValue("game"))
	if g == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: table.ErrNoGuide.Key})
		return
	}
	p := page.Learn{Site: s.site(r), Guide: g, Notice: notice}
	if person := s.visitor(r); person != "" {
		var err error
		if p.Begun, err = s.House.Learning(r.Context(), g.Game, person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render())
}

// beginLearning opens the table of a guided first game.
func (s *Server) beginLearning(w http.ResponseWriter, r *http.Request) {
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	name, err := s.House.Name(r.Context(), person)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if name == "" {
		name = s.site(r).Words.Word("site.home.guest")
	}
	id, err := s.House.Learn(r.Context(), r.PathValue("game"), person, name, s.easiest())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}

// easiest returns the level of bots for somebody who has just learned a game.
func (s *Server) easiest() string {
	if len(s.Levels) == 0 {
		return ""
	}
	return s.Levels[0]
}

// waits says what a lesson waits for, at a table that follows a guide.
func (s *Server) waits(t *table.Table, seat game.Seat) page.Notice {
	place, ok := t.Lesson()
	moves := place.Moves(t.Match.State)
	if !ok || len(moves) == 0 {
		return page.Notice{Key: table.ErrLesson.Key}
	}
	rule := place.Lesson().Rule
	said := game.Say(rule, "site.learn.waits.free")
	if len(moves) == 1 {
		said = game.Say(rule, "site.learn.waits", "move", t.Match.Game.Label(t.Match.View(seat), seat, moves[0]))
	}
	return page.Notice{Said: &said}
}
