package evaluator

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*pharaon.State)) {
	t.Helper()
	bottest.Visit(t, kit.Game, game.Setup{Players: players}, who, Value, games, see)
}

// TestSolidPointsAreTheScore compares the certain points with the score. They differ only by the approximations of
// [view.points], and by the First Player token, which is certain only in the last round.
func TestSolidPointsAreTheScore(t *testing.T) {
	var f [Count]float32
	same, seats := 0, 0
	for players := 2; players <= 5; players++ {
		visit(t, bot.Random, players, 60, func(s *pharaon.State) {
			if s.Owing() != 0 {
				return
			}
			for i := range s.Seats() {
				_, solid := Features(s, i, f[:])
				seats++
				if int(solid) == s.Score(game.Seat(i)) {
					same++
				} else if s.Player[i].Nobles&(1<<17|1<<20|0b111110) == 0 { // nobles that score for gods
					t.Errorf("seat %d: certain points = %v, score = %d", i, solid, s.Score(game.Seat(i)))
				}
			}
		})
	}
	if same*100 < seats*97 {
		t.Errorf("certain points equal the score for only %d of %d seats", same, seats)
	}
}

// TestOpinionIsBetterThanTheScore checks that, among strong players, the evaluator predicts final scores much better
// than the current score does, for every number of players.
func TestOpinionIsBetterThanTheScore(t *testing.T) {
	for players := 2; players <= 5; players++ {
		type sight struct{ seat, score, value float64 }
		var sights []sight
		var byScore, byValue float64
		values := make([]float32, players)
		visit(t, bot.Greedy, players, 12, func(s *pharaon.State) {
			if s.Owing() == 0 {
				for _, at := range sights {
					end := float64(s.Score(game.Seat(at.seat)))
					byScore += math.Abs(end - at.score)
					byValue += math.Abs(end - at.value)
				}
				sights = sights[:0]
				return
			}
			Value(s, values)
			for i, v := range values {
				if math.IsNaN(float64(v)) || v < -50 || v > 400 {
					t.Fatalf("Value = %v", v)
				}
				sights = append(sights, sight{float64(i), float64(s.Score(game.Seat(i))), float64(v)})
			}
		})
		t.Logf("%d players: the evaluator's error is %.0f %% of the current score's", players, 100*byValue/byScore)
		if byValue > 0.5*byScore {
			t.Errorf("%d players: total error of the evaluator = %.0f, of the current score = %.0f",
				players, byValue, byScore)
		}
	}
}

// What a seat could do, what its gods lack and which nobles it holds are features. They are what the rules say.
func TestChances(t *testing.T) {
	var f [Count]float32
	var acts, lack, cards int
	for players := 2; players <= 5; players++ {
		visit(t, bot.Random, players, 6, func(s *pharaon.State) {
			for i := range s.Seats() {
				Features(s, i, f[:])
				seat := game.Seat(i)
				active := s.Round > 0 && !s.Player[i].Passed
				for q := range pharaon.Quarter(pharaon.Quarters) {
					can, free := active && s.WhyNotAct(seat, q).No == 0, 0
					if active {
						free = s.FreeSlots(s.Facing(q))
					}
					if f[canAct+int(q)] == 1 != can || f[slotsLeft+int(q)] != float32(free) {
						t.Fatalf("seat %d, quarter %d: can act %v, %v slots; want %v, %d", i, q, f[canAct+int(q)],
							f[slotsLeft+int(q)], can, free)
					}
					acts += int(f[canAct+int(q)])
				}
				if got := f[onTurn] == 1; got != (active && s.Owing().Has(seat)) {
					t.Fatalf("seat %d: on turn %v", i, got)
				}
				var want [lacking]float32
				for p, left := range s.Circle {
					right := s.Circle[(p+1)%len(s.Circle)]
					missing := max(s.Data.Edges[left].CW.Need-s.Elements(seat, left), 0) +
						max(s.Data.Edges[right].CCW.Need-s.Elements(seat, right), 0)
					if missing > 0 && missing <= lacking {
						want[missing-1] += float32(s.GodPP(p))
						lack++
					}
				}
				if got := [lacking]float32(f[lacks:]); got != want {
					t.Fatalf("seat %d: its gods lack %v, want %v", i, got, want)
				}
				for n := range uint8(pharaon.NobleCount) {
					if holds := s.Player[i].Nobles.Has(n + 1); f[held+int(n)] == 1 != holds {
						t.Fatalf("seat %d: noble %d %v, want %v", i, n+1, f[held+int(n)], holds)
					} else if holds {
						cards++
					}
				}
			}
		})
	}
	if acts == 0 || lack == 0 || cards == 0 {
		t.Errorf("seen: %d actions, %d gods, %d nobles", acts, lack, cards)
	}
}

func TestValueAllocatesNothing(t *testing.T) {
	for players := 1; players <= 5; players++ {
		seen := 0
		visit(t, bot.Random, players, 1, func(s *pharaon.State) {
			if seen++; seen%50 != 1 {
				return
			}
			values := make([]float32, s.Seats())
			if n := testing.AllocsPerRun(10, func() { Value(s, values) }); n > 0 {
				t.Fatalf("allocations = %v, want 0", n)
			}
		})
	}
}

// TestSolo evaluates solo games from the first decision to the end.
func TestSolo(t *testing.T) {
	values := make([]float32, 2)
	first, last := float32(0), float32(0)
	visit(t, bot.Greedy, 1, 10, func(s *pharaon.State) {
		Value(s, values)
		switch {
		case s.Owing() == 0:
			last += values[1]
			if got := float32(s.Score(1)); values[1] != got {
				t.Errorf("at the end the Traitor has %v, Value = %v", got, values[1])
			}
		case s.Round == 1 && first == 0:
			first = values[1] * 10
		}
	})
	if first < last/2 || first > last*2 {
		t.Errorf("mean Value of the Traitor in the first round = %.0f, mean final score = %.0f", first/10, last/10)
	}
}

func BenchmarkValue(b *testing.B) {
	for _, players := range []int{2, 4} {
		var middle *pharaon.State
		visit(b, bot.Random, players, 1, func(s *pharaon.State) {
			if s.Round == 3 && middle == nil {
				middle = s.Copy().(*pharaon.State)
			}
		})
		values := make([]float32, players)
		b.Run(string(rune('0'+players))+" players", func(b *testing.B) {
			for b.Loop() {
				Value(middle, values)
			}
		})
	}
}
