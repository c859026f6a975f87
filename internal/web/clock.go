package web

import (
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// clocks returns the clocks of a game; nil if it has none. Who sees a table late would learn from them what is held
// back.
func (s *Server) clocks(t *table.Table) *page.Clocks {
	rule, timed := t.Clock()
	if !timed || t.Behind > 0 {
		return nil
	}
	if book, runs := s.House.Clocks(t); runs {
		paused, _ := s.House.Paused(t)
		return &page.Clocks{Rule: rule, Book: book, Paused: paused, Adds: s.House.Adds(t)}
	}
	return nil
}
