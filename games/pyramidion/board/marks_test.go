package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece/piecetest"
)

// TestMarks checks that lasting effects are visible on the table exactly while they last.
func TestMarks(t *testing.T) {
	marks := []struct {
		rule, needle string
		is           func(s *pyramidion.State) bool
	}{
		{"PYR-16.9.1: raised minimums", `class="py-up"`, func(s *pyramidion.State) bool { return s.Raised != 0 }},
		{"PYR-16.7: what the Philosopher copies", " · copies ",
			func(s *pyramidion.State) bool { return s.Copied.Card != 0 }},
		{"PYR-16.8: the Slaver", `tm tb tn">−1<`,
			func(s *pyramidion.State) bool { return s.Effects(pyramidion.Slaver) > 0 }},
		{"PYR-10.1.1: a revolt", `id="revolt"`,
			func(s *pyramidion.State) bool { return s.Effects(pyramidion.Rebels) > 0 }},
		{"PYR-17.1: an order token that is taken", ", taken by ", func(s *pyramidion.State) bool {
			taken := false
			for seat := range s.Seats() {
				taken = taken || s.Player[seat].Token != 0
			}
			return taken
		}},
		{"PYR-9.5.2: a sundial", "#py-dial", func(s *pyramidion.State) bool { return s.Sundials != 0 }},
		{"PYR-17.8: the boat of Karnak", " may load it", func(s *pyramidion.State) bool { return s.Private != 0 }},
		{"PYR-12.4: torturers that have fetched", "has fetched this round",
			func(s *pyramidion.State) bool { return s.Fetchers != 0 }},
	}
	seen := make([]int, len(marks))
	for seed := range uint64(4) {
		piecetest.Play(t, kit.Game, game.Setup{Players: 4}, seed, eager, func(at *piecetest.Moment) bool {
			s := at.State.(*pyramidion.State)
			exchanging := s.Top().Step == pyramidion.StepIn || s.Top().Step == pyramidion.StepOut
			if at.N%7 != 0 || at.Next == game.Nature || at.Next == game.Spectator || exchanging {
				return false
			}
			scene := at.Scene(game.Spectator, names)
			scene.Just, scene.Words = nil, words(t).In("en").With(names)
			drawn := board.Board{}.Board(scene)
			for i, mark := range marks {
				is := mark.is(s)
				if is != strings.Contains(drawn, mark.needle) {
					t.Fatalf("%s: holds = %t, drawn = %t", mark.rule, is, !is)
				}
				if is {
					seen[i]++
				}
			}
			return false
		})
	}
	for i, mark := range marks {
		if seen[i] == 0 {
			t.Errorf("%s: never came up", mark.rule)
		}
	}
}
