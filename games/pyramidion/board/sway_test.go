package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
)

// TestSways checks that the totals of a lane say what they win as things stand, that others have as many, and what
// acts on them.
func TestSways(t *testing.T) {
	s := onSite(t, 3)
	base := func(seat int) pyramidion.Card {
		return pyramidion.FirstBase + pyramidion.Card(seat*pyramidion.BaseCards)
	}
	with := func(effect pyramidion.Effect) pyramidion.Card { return pyramidion.Card(s.Data.With[effect].First()) }
	play := func(seat int, cards ...pyramidion.Card) {
		s.Player[seat].InPlay = 0
		for _, c := range cards {
			s.Player[seat].InPlay = s.Player[seat].InPlay.With(uint8(c))
		}
	}
	scene := piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en").With(names)}
	says := func(when, id, want string) {
		t.Helper()
		for _, scene.Turn = range []int{0, piece.Facing} {
			drawn := board.Board{}.Board(scene)
			_, part, _ := strings.Cut(drawn, `id="`+id+`"`)
			if part, _, _ = strings.Cut(part, "</g>"); !strings.Contains(part, want) {
				t.Errorf("%s: %s lacks %q: %s", when, id, want, part)
			}
		}
	}
	play(0, base(0))
	says("one card", "total-1-bargaining", "the most for now")
	play(1, base(1))
	says("equal cards", "total-1-bargaining", "tied with Mei &lt;b&gt;, so nobody has the most")
	says("equal cards", "total-2-bargaining", ">tied<")
	play(2, with(pyramidion.Slaver))
	says("a Slaver", "total-1-bargaining", "1 less while in play: Slaver")
	says("a Slaver", "total-2-bargaining", ">−1<")
	play(2, with(pyramidion.Rebels))
	says("a revolt", "total-1-influence", "these cards are discarded if the revolt is worth more")
	says("a revolt", "total-1-influence", "#py-blast")
	play(2, with(pyramidion.Lithographer))
	s.Raised = pyramidion.RaisedOwn
	says("a raise", "category-influence", "3 of it only while the Lithographer is in play")
	s.Raised = 0
	play(1)
	scene.Just = []game.Event{{Kind: pyramidion.EvRemoved, Seat: 2, A: uint8(base(1)), B: 1, Audience: game.Everyone}}
	says("a Bandit", "total-2-bargaining", "has just discarded Merchant")
}
