package web

import (
	"net/http"
	"time"

	"ennead/exam"
	"ennead/internal/gamekit"
	"ennead/internal/puzzle"
	"ennead/internal/web/page"
)

// puzzleOfDay leads to the puzzle of today, of the games in turn. Its day begins everywhere at once, at midnight UTC.
func (s *Server) puzzleOfDay(w http.ResponseWriter, r *http.Request) { s.toPuzzle(w, r, s.today()) }

// puzzleOfGame leads to today's puzzle for those who play only that game.
func (s *Server) puzzleOfGame(w http.ResponseWriter, r *http.Request) {
	s.toPuzzle(w, r, s.puzzles.DayOf(r.PathValue("game"), time.Now().UTC()))
}

func (s *Server) today() puzzle.ID { return s.puzzles.Day(time.Now().UTC()) }

func (s *Server) toPuzzle(w http.ResponseWriter, r *http.Request, to puzzle.ID) {
	if to == (puzzle.ID{}) {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	http.Redirect(w, r, to.Path(), http.StatusFound)
}

// puzzle asks for the best move of a position. Its address holds the attempt: move is given once for each choice so
// far, which may be a series of moves, and tell asks for the answer.
func (s *Server) puzzle(w http.ResponseWriter, r *http.Request) {
	found, err := s.puzzles.Read(puzzle.ID{Game: r.PathValue("game"), Key: r.PathValue("key")})
	switch {
	case err != nil:
		s.fail(w, r, err)
		return
	case found == nil:
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	kit := s.kit(found.ID.Game)
	attempt, status, notice := found.Begin(), http.StatusOK, page.Notice{}
	var made []string
	for _, text := range r.URL.Query()["move"] {
		if !attempted(kit, attempt, text) {
			status, notice = http.StatusBadRequest, page.Notice{Key: "site.puzzle.what"}
			break
		}
		made = append(made, text)
	}
	p := page.OfPuzzle(s.site(r), kit, found, attempt, r.URL.Query().Has("tell"))
	p.Made, p.Next, p.Today, p.Notice = made, s.puzzles.Next(found.ID), found.ID == s.today(), notice
	p.Style, p.Narrow = styleFile(kit.ID()), narrow(r, kit.Board)
	s.answer(w, r, status, p.Render())
}

// attempted makes a choice of an attempt; false if it is none.
func attempted(kit *gamekit.Kit, a *exam.Attempt, text string) bool {
	moves, err := page.ParseSeries(kit.Lexicon(), text)
	if err != nil {
		return false
	}
	for _, m := range moves {
		if !a.Make(m) {
			return false
		}
	}
	return true
}
