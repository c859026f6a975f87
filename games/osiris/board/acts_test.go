package board_test

import (
	"testing"
	"time"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestActs checks that the ends of seasons say what their turns changed, and that the last one scores all lots.
func TestActs(t *testing.T) {
	outside := func(e game.Event) (game.Seat, int) {
		if e.Kind != osiris.EvPoints {
			return game.Spectator, 0
		}
		_, n := osiris.PointsOf(e)
		return e.Seat, int(n)
	}
	for players := 2; players <= 5; players++ {
		for g := range gametest.Many(1, 1, 6) {
			acts, beats := suite.Acts(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t), piecetest.Goods{Signs: signs, Holds: holds}, outside)
			if acts != osiris.Seasons || beats != 4 {
				t.Errorf("%d players: %d acts of up to %d beats, want one for each season", players, acts, beats)
			}
		}
	}
}

// TestFramedLots compares the lots that an act frames with those that the rules count, on full boards.
func TestFramedLots(t *testing.T) {
	r := game.NewRand(7)
	longest, lots := time.Duration(0), 0
	for range gametest.Many(30, 10, 300) {
		state, err := kit.Game.New(game.Setup{Players: 3})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*osiris.State)
		for in := s.Data.Sites; in != 0; in = in.Rest() {
			if owner := game.Seat(r.Intn(4)); owner < 3 {
				s.Site[in.First()] = osiris.Building{Monument: osiris.Sphinx, Owner: owner, Second: osiris.NoSeat}
				s.Raised = s.Raised.With(in.First())
			}
		}
		scene := sceneOf(t, s, game.Spectator)
		scene.Words = words(t).In("en").With(names)
		begun := time.Now()
		act := board.Board{}.Act(piece.Passage{Scene: scene, Before: s,
			Events: []game.Event{{Kind: osiris.EvEnd, A: 1, Audience: game.Everyone}}})
		longest = max(longest, time.Since(begun))
		framed := [2][3]int{}
		for i, b := range act.Beats[2:] {
			for _, f := range b.Frames {
				framed[i][f.Seat]++
				lots++
			}
		}
		for seat := range game.Seat(3) {
			if rows, reaches := s.Lots(seat); framed[0][seat] != rows || framed[1][seat] != reaches {
				t.Errorf("seat %d: %d and %d lots are framed, the rules count %d and %d", seat, framed[0][seat],
					framed[1][seat], rows, reaches)
			}
		}
	}
	if lots == 0 || longest > time.Second {
		t.Errorf("%d lots, each act within %v", lots, longest)
	}
	t.Logf("%d lots, each act within %v", lots, longest)
}
