package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// What is chosen for a card stands beside it: every way to go on, each legal, until somebody else acts or another kind
// of choice comes.
func TestCardsTogether(t *testing.T) {
	seen := map[uint8]int{}
	for seed := range uint64(6) {
		piecetest.Play(t, suite.Game, game.Setup{Players: 3}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			if at.Next == game.Nature || at.Next == game.Spectator ||
				at.State.(*pyramidion.State).Top().Step != pyramidion.StepCard {
				return false
			}
			scene := at.Scene(at.Next, nil)
			scene.Words = words(t).In("fr").With([]string{"Ann", "Bek", "Cem"})
			shown := 0
			for _, g := range piece.Groups(board.Board{}, scene, at.Moves) {
				shown += len(g.Moves)
				for _, m := range g.Moves {
					ends := 0
					for _, both := range g.With(m) {
						s := at.State.Copy()
						for _, move := range both.Series {
							if !legal(s, at.Next, move) {
								t.Fatalf("seed %d, move %d: %v of %v is not legal", seed, at.N, move, both.Series)
							}
							s.Play(at.Next, move, nil)
						}
						ends++
						seen[both.Series[1].Verb]++
					}
					if g.Title != "" && (ends < 2 || len(g.Moves) != 1) {
						t.Errorf("seed %d, move %d: %d ways to go on below %q", seed, at.N, ends, g.Title)
					}
				}
			}
			if shown != len(at.Moves) {
				t.Errorf("seed %d, move %d: %d of %d moves have a button", seed, at.N, shown, len(at.Moves))
			}
			return false
		})
	}
	for _, verb := range []uint8{pyramidion.VCategory, pyramidion.VGain, pyramidion.VRecruit} {
		if seen[verb] == 0 {
			t.Errorf("verb %d follows no card", verb)
		}
	}
}

func legal(s game.State, seat game.Seat, move game.Move) bool {
	return slices.Contains(s.Moves(nil, seat), move)
}
