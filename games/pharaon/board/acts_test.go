package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestActs checks the ends of rounds, which change nothing that seats have: four lines each, and the gods at the end.
func TestActs(t *testing.T) {
	for players := 1; players <= 5; players++ {
		for g := range gametest.Many(1, 1, 6) {
			acts, beats := suite.Acts(t, game.Setup{Players: players}, uint64(100*players+g), rarelyPass,
				words(t), piecetest.Goods{}, nil)
			if acts != pharaon.Rounds || beats != 6 {
				t.Errorf("%d players: %d acts of up to %d beats, want %d of up to 6",
					players, acts, beats, pharaon.Rounds)
			}
		}
	}
}

// TestJudged checks that the gods told one by one are those of the score sheet, and that whoever meets a god that does
// not score is told so (PHA-11.5).
func TestJudged(t *testing.T) {
	split := 0
	for g := range gametest.Many(30, 30, 90) {
		var before, now game.State
		setup := game.Setup{Players: 2 + g%4}
		piecetest.Play(t, kit.Game, setup, uint64(g), rarelyPass, func(at *piecetest.Moment) bool {
			before, now = now, at.State.Copy()
			if at.Next != game.Spectator {
				return false
			}
			first := slices.IndexFunc(at.Last, board.Board{}.Begins)
			scene := at.Scene(game.Spectator, names)
			scene.Words = words(t).In("en").With(names)
			act := board.Board{}.Act(piece.Passage{
				Scene: scene, Before: before, Prior: at.Last[:first], Events: at.Last[first:],
			})
			s := now.(*pharaon.State)
			sums := act.Beats[len(act.Beats)-1].Figures
			for seat, points := range s.Sheet()[pharaon.ScoreGods].Points {
				if points != sums[seat] {
					t.Errorf("game %d: seat %d has %d PP from gods, the act says %d", g, seat, points, sums[seat])
				}
				met, _ := s.GodsMet(game.Seat(seat))
				if met != s.GodsOf(game.Seat(seat)) {
					split++
				}
			}
			return true
		})
	}
	if split == 0 {
		t.Error("nobody had to split elements")
	}
}
