package board_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestGolden(t *testing.T) {
	scene := reach(t, 4, 31, 200, pharaon.StepPay)
	scene.Words = words(t).In("en").With(names)
	got := strings.ReplaceAll(board.Board{}.Board(scene), "><", ">\n<") + "\n"
	const path = "testdata/pay.svg"
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; look at the drawing, then run with -update", path)
	}
}

// TestSize checks the size of what a browser gets. The limits of the design are 150 KB for the first view and 10 KB a
// move.
func TestSize(t *testing.T) {
	b := board.Board{}
	for players := 1; players <= 5; players++ {
		scene := reach(t, players, 5, 150, pharaon.StepPay)
		if scene.State == nil {
			t.Fatalf("%d players: no payment", players)
		}
		scene.Words = words(t).In("fr").With(names)
		update := piecetest.Zipped(suite.All(t, scene))
		first := update + piecetest.Zipped(piece.CSS, b.Style(), b.Symbols(scene))
		t.Logf("%d players: a move is %d bytes (board uncompressed %d), the first view %d",
			players, update, len(b.Board(scene)), first)
		if update > 10_000 || first > 60_000 {
			t.Errorf("%d players: a move is %d bytes, the first view %d", players, update, first)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	scene := reach(b, 4, 31, 200, pharaon.StepPay)
	scene.Words = words(b).In("en").With(names)
	for _, part := range []struct {
		name string
		draw func()
	}{
		{"board", func() { board.Board{}.Board(scene) }},
		{"all", func() { suite.All(b, scene) }},
	} {
		b.Run(part.name, func(b *testing.B) {
			for b.Loop() {
				part.draw()
			}
		})
	}
}

func Example() {
	s, _ := kit.Game.New(game.Setup{Players: 2})
	all, _ := locale.New(text.Words)
	picture := board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: all.In("en")})
	fmt.Println(strings.HasPrefix(picture, `<svg id="board"`))
	// Output: true
}
