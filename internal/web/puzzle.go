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
func (s *Server) puzzleOfDay(w http.ResponseWriter, r *http.Request) {
	s.toPuzzle(w, r, s.puzzles.Day)
}

// puzzleOfGame leads to today's puzzle for those who play only that game.
func (s *Server) puzzleOfGame(w http.ResponseWriter, r *http.Request) {
	s.toPuzzle(w, r, func(day time.Time) (*puzzle.Puzzle, error) {
		return s.puzzles.DayOf(r.PathValue("game"), day)
	})
}

func (s *Server) toPuzzle(w http.ResponseWriter, r *http.Request, of func(day time.Time) (*puzzle.Puzzle, error)) {
	found, err := of(time.Now().UTC())
	switch {
	case err != nil:
		s.fail(w, r, err)
	case found == nil:
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
	default:
		http.Redirect(w, r, found.Path(), http.StatusFound)
	}
}

// puzzle asks for the best move of a position. Its address holds the attempt: move is given once for each choice so
// far, which may be a series of moves, and tell asks for the answer.
func (s *Server) puzzle(w http.ResponseWriter, r *http.Request) {
	game := r.PathValue("game")
	found, next, err := s.puzzles.Find(game, r.PathValue("key"))
	kit := s.kit(game)
	switch {
	case err != nil:
		s.fail(w, r, err)
		return
	case found == nil || kit == nil:
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	attempt, status, notice := found.Begin(), http.StatusOK, page.Notice{}
	var made []string
	for _, text := range r.URL.Query()["move"] {
		if !attempted(kit, attempt, text) {
			status, notice = http.StatusBadRequest, page.Notice{Key: "site.puzzle.what"}
			break
		}
		made = append(made, text)
	}
	today, err := s.puzzles.Day(time.Now().UTC())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.OfPuzzle(s.site(r), kit, found, attempt, r.URL.Query().Has("tell"))
	p.Made, p.Next, p.Today, p.Notice = made, next.Path(), found == today, notice
	p.Style, p.Narrow = styleFile(game), narrow(r, kit.Board)
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
