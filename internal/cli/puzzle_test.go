package cli

import (
	"bufio"
	"strconv"
	"strings"
	"testing"

	"ennead/games"
	"ennead/internal/puzzle"
)

// The puzzles of all games are asked and solved in the terminal, in both languages: by the texts of moves and by their
// numbers. Whoever misses one is told the answer, too.
func TestPuzzles(t *testing.T) {
	book := puzzle.New(games.Kits)
	for _, lang := range []string{"en", "fr"} {
		for _, id := range book.Games() {
			var p *puzzle.Puzzle // the first that asks for the best move
			for _, one := range book.All(id) {
				var err error
				if p, err = book.Read(one); err != nil {
					t.Fatal(err)
				}
				if len(p.Best) > 0 {
					break
				}
			}
			right := strings.Join(strings.Split(p.Best[0], "; "), "\n") + "\n"
			for typed, key := range map[string]string{right: "cli.puzzle.solved", wrongly(p): "cli.puzzle.missed"} {
				c, text := paper(t, lang)
				c.in = bufio.NewReader(strings.NewReader("nonsense\n\n" + typed))
				s := &solver{console: c, puzzle: p, attempt: p.Begin(), kit: games.Kit(id)}
				s.board()
				if err := s.run(t.Context()); err != nil {
					t.Errorf("%s, %s: %q: %v", id, lang, typed, err)
				}
				s.told()
				c.Flush()
				why := strings.Fields(c.saidBy(p.Position).Why)[0]
				for _, part := range []string{c.words.Word(key), c.words.Word("cli.puzzle.what"), why} {
					if !strings.Contains(text.String(), part) {
						t.Errorf("%s, %s: %q does not say %q:\n%s", id, lang, typed, part, text)
					}
				}
				if strings.Contains(text.String(), "[cli.") {
					t.Errorf("%s, %s: a word is missing:\n%s", id, lang, text)
				}
			}
		}
	}
}

// wrongly returns what somebody types, by numbers, who misses a puzzle.
func wrongly(p *puzzle.Puzzle) string {
	for n := range p.Begin().Moves() {
		a, typed := p.Begin(), ""
		for at := n; !a.Over(); at = 0 {
			if moves := a.Moves(); len(moves) > 1 {
				typed += strconv.Itoa(at+1) + "\n"
				a.Make(moves[at])
			} else {
				a.Make(moves[0])
			}
		}
		if !a.Solved() {
			return typed
		}
	}
	return ""
}
