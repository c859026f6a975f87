package page

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// stored is a game of three that is stored beside the rules, with everything that pages say of it.
type stored struct {
	t     *testing.T
	id    string
	match *game.Match
	words *locale.Catalogues
}

func storedGame(t *testing.T, id string) stored {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../../games", id, "testdata/records/three.txt"))
	must(t, err)
	moves, _, _ := strings.Cut(string(text), "----------\n") // then comes how it ended
	record, err := game.ReadRecord(strings.NewReader(moves), games.Find)
	must(t, err)
	match, err := game.Replay(games.Find(id), record)
	must(t, err)
	words, err := locale.New(append(games.Kit(id).Words, os.DirFS("../words"), piece.Words)...)
	must(t, err)
	return stored{t, id, match, words}
}

// page is what a seat reads after the first n turns.
func (s stored) page(n int, seat game.Seat) *Play {
	s.t.Helper()
	at, err := s.match.Upto(n)
	must(s.t, err)
	kit, names := games.Kit(s.id), []string{"Ann", "Bek", "Cem"}
	words := s.words.In("en")
	p := Of(Site{Words: words}, &table.Table{Game: s.id, ID: "x", Seats: make([]table.Seat, len(names)), Match: at,
		Status: table.Playing}, kit.Game, kit.Board, Reader{Held: game.Seats(0).With(seat), Seat: seat, Log: seat})
	p.Scene = piece.Scene{Game: kit.Game, State: at.View(seat), Viewer: seat, Names: names,
		Words: words.With(names).For(seat)}
	return p
}

// runs returns where a seat has made several moves in its turn, and how many.
func (s stored) runs() iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		turns, from := s.match.Record.Turns, 0
		for n := 1; n <= len(turns); n++ {
			if n < len(turns) && turns[n].Seat == turns[from].Seat {
				continue
			}
			deals := false
			for at := from; at < n; at++ {
				out, _ := s.match.IsOutOfTurn(at)
				deals = deals || out
			}
			if turns[from].Seat != game.Nature && n-from > 1 && !deals && !yield(n, n-from) {
				return
			}
			from = n
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
