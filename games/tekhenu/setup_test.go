package tekhenu

import (
	"math/rand/v2"
	"testing"

	"ennead/game"
)

// opened is a table right after New.
func opened(t testing.TB, setup game.Setup) *State {
	t.Helper()
	s, c, err := table(setup)
	if err != nil {
		t.Fatal(err)
	}
	s.begin(c)
	return s
}

// playOut plays any moves until the condition holds, the game is over or nobody can move.
func playOut(t testing.TB, s *State, r *rand.Rand, until func(*State) bool) {
	t.Helper()
	var buf []game.Move
	for n := 0; s.Owing() != 0 && !until(s); n++ {
		seat := s.Owing().First()
		buf = s.Moves(buf[:0], seat)
		if len(buf) == 0 {
			t.Fatalf("no move for seat %s in step %d %q", seat.Text(), s.Top().Step, steps[s.Top().Step].Name)
		}
		s.Play(seat, buf[r.IntN(len(buf))], nil)
	}
}

// TEK-3.1 to TEK-3.7, TEK-17.1: what lies on the board before cards are drawn.
func TestBoardIsSet(t *testing.T) {
	for players, want := range map[int]struct{ bag, seats int }{1: {2, 2}, 2: {2, 2}, 3: {6, 3}, 4: {8, 4}} {
		s := opened(t, game.Setup{Players: players})
		playOut(t, s, rand.New(rand.NewPCG(1, uint64(players))), func(s *State) bool { return s.Top().Step == StepFill || s.Deck != s.Data.Decks[s.Count] })
		dice := 0
		for g := range s.Dial {
			n := 0
			for _, d := range s.Dial[g] {
				n += d.Len()
			}
			if n != s.Data.PerSection {
				t.Errorf("%d players: %d dice at %s", players, n, godNames[g])
			}
		}
		for _, n := range s.Bag {
			dice += int(n)
		}
		if dice != want.bag || s.Seats() != want.seats {
			t.Errorf("%d players: %d dice in the bag, %d seats", players, dice, s.Seats())
		}
		if s.TileStack.Len() != tileCount-len(s.Display) {
			t.Errorf("%d tiles in the stack", s.TileStack.Len())
		}
		for slot, g := range s.HorusTiles {
			if int(s.Slot[g]) != slot {
				t.Errorf("the tile of %s is on slot %d and %d", godNames[g], slot, s.Slot[g])
			}
		}
	}
}
