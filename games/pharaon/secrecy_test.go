package pharaon_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// TestPHA_16_3_StartingNobles checks that only their drawer sees the nobles drawn at the start, as moves and as
// events, and that the size of the deck reveals nothing (PHA-16.3).
func TestPHA_16_3_StartingNobles(t *testing.T) {
	for seed := range uint64(20) {
		match, err := game.NewMatch(kit.Game, game.Record{Setup: game.Setup{Players: 4}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		drawers := map[int]game.Seat{}
		for match.State.(*pharaon.State).Round == 0 {
			s := match.State.(*pharaon.State)
			if s.Top().Step == pharaon.StepDeal {
				drawers[len(match.Record.Turns)] = s.Top().Seat
			}
			left := s.NobleDeck.Len()
			for seat := range game.Seat(4) {
				view := match.View(seat).(*pharaon.State)
				if view.NoblesLeft() != left {
					t.Fatalf("seat %d: nobles in the deck = %d, want %d", seat, view.NoblesLeft(), left)
				}
			}
			who := s.Owing().First()
			moves := s.Moves(nil, who)
			if err := match.Play(who, moves[r.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		if len(drawers) != 8 {
			t.Fatalf("nobles drawn = %d, want 8", len(drawers))
		}
		for _, seat := range []game.Seat{0, 1, 2, 3, game.Spectator} {
			for i, turn := range match.RecordFor(seat).Turns {
				drawer, secret := drawers[i]
				if hide := secret && drawer != seat; turn.Hidden != hide {
					t.Errorf("seat %d, move %d: hidden = %t", seat, i+1, turn.Hidden)
				}
				for _, e := range match.Events(i, seat) {
					if e.Kind == pharaon.EvDealt && (e.A == game.Unknown) != (drawer != seat) {
						t.Errorf("seat %d sees the event that seat %d drew noble %d", seat, drawer, e.A)
					}
				}
			}
		}
	}
}
