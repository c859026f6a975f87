package evaluator

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/bot/bottest"
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

func visit(t testing.TB, who bot.Kind, players, games int, see func(*kemet.State)) {
	t.Helper()
	bottest.Visit(t, kit.Game, game.Setup{Players: players}, who, Value, games, see)
}

// middle is a random game at the first token of its second round.
func middle(t testing.TB, players int) *kemet.State {
	t.Helper()
	var found *kemet.State
	visit(t, bot.Random, players, 1, func(s *kemet.State) {
		if found == nil && s.Round == 2 && s.Top().Step == kemet.StepToken {
			found = s.Copy().(*kemet.State)
		}
	})
	if found == nil {
		t.Fatal("no second round")
	}
	return found
}

// Opinions stay within what a game can bring, whoever looks, and name the score once the game is over.
func TestOpinionsAreBounded(t *testing.T) {
	for players := 2; players <= 5; players++ {
		values, seen := make([]float32, players), 0
		visit(t, bot.Random, players, 6, func(s *kemet.State) {
			Value(s, values)
			for i, v := range values {
				score := float64(s.Score(game.Seat(i)))
				if over := s.Owing() == 0; over && math.Abs(float64(v)-score) > 0.1 {
					t.Errorf("at the end seat %d has %v points, the judge says %v", i, score, v)
				}
				if math.IsNaN(float64(v)) || float64(v) < score-6 || float64(v) > score+25 {
					t.Fatalf("seat %d has %v points, the judge says %v", i, score, v)
				}
			}
			if seen++; seen%7 == 0 {
				for seat := range game.Seat(players) {
					masked(t, s, seat)
				}
			}
		})
	}
}

// masked checks that the opinion of who sees less is nearly that of who sees all: it rests on what is
// public, but for the cards of a combat.
func masked(t *testing.T, s *kemet.State, seat game.Seat) {
	t.Helper()
	full, part := make([]float32, s.Seats()), make([]float32, s.Seats())
	m := s.Copy()
	m.Mask(seat)
	Value(s, full)
	Value(m, part)
	most := 0.0
	if s.Fight.Space != kemet.NoSpace {
		most = 3
	}
	for i := range full {
		if d := math.Abs(float64(full[i] - part[i])); d > most {
			t.Fatalf("seat %d sees %v points for seat %d instead of %v", seat, part[i], i, full[i])
		}
	}
}

// What is plainly better for a seat is worth more to it.
func TestBetterIsWorthMore(t *testing.T) {
	tests := map[string]func(s *kemet.State){
		"a permanent VP":      func(s *kemet.State) { s.Player[0].CombatVP++ },
		"two more PP":         func(s *kemet.State) { s.Player[0].Prayer += 2 },
		"a tile":              func(s *kemet.State) { s.Player[0].Tiles = s.Player[0].Tiles.With(1) },
		"Domination":          func(s *kemet.State) { s.Player[0].Tiles = s.Player[0].Tiles.With(11) },
		"a pyramid level":     func(s *kemet.State) { s.Player[0].Level[kemet.Ruby]++ },
		"a card":              func(s *kemet.State) { s.Player[0].CardsN++ },
		"a unit on the board": func(s *kemet.State) { s.Units[0][home(s)]++ },
		"a temple":            func(s *kemet.State) { take(s, s.Board().Temples.First()) },
		"the Sanctuary":       func(s *kemet.State) { s.Units[0][s.Board().Sanctuary.First()] = 2 },
		"a silver token":      func(s *kemet.State) { s.Player[0].Silver = kemet.TokenReady },
		"an action token":     func(s *kemet.State) { s.Player[0].Tokens++ },
		"a foreign district":  func(s *kemet.State) { s.Units[0][s.Board().Districts[s.Player[1].City][0]] = 2 },
	}
	for name, better := range tests {
		s := middle(t, 3)
		level(s)
		before, after := make([]float32, 3), make([]float32, 3)
		Value(s, before)
		better(s)
		s.Recount()
		Value(s, after)
		if gain := after[0] - before[0]; gain <= 0.01 || gain > 2.5 {
			t.Errorf("%s is worth %+.3f", name, gain)
		}
		for other := 1; other < 3; other++ {
			if after[other] > before[other]+0.03 { // a token shifts the clock a little for everybody
				t.Errorf("%s is worth %+.3f to seat %d", name, after[other]-before[other], other)
			}
		}
	}
}

// level empties the board and gives everybody the same.
func level(s *kemet.State) {
	for i := range s.Player {
		p := &s.Player[i]
		p.Prayer, p.Tiles, p.Level, p.Tokens, p.Silver = 5, 0, [3]uint8{1, 1, 1}, 4, kemet.TokenNone
		p.Place = [3]uint8{0, 1, 2}
		p.CombatVP, p.ControlVP, p.SanctuaryVP = 0, 0, 0
		s.Units[i] = [len(s.Units[0])]uint8{}
		s.PyrVP[i] = [3]game.Seat{kemet.NoSeat, kemet.NoSeat, kemet.NoSeat}
	}
	for i := range s.TempleVP {
		s.TempleVP[i] = kemet.NoSeat
	}
	s.Recount()
}

func home(s *kemet.State) uint8 { return s.Board().Districts[s.Player[0].City][0] }

func take(s *kemet.State, temple uint8) { s.Units[0][temple], s.TempleVP[temple] = 3, 0 }

// Of a temporary VP more is sure on the last Day, and prayer is worth less then.
func TestTheEndComesNear(t *testing.T) {
	worth := func(trigger game.Seat, tokens uint8, better func(s *kemet.State)) float32 {
		s := middle(t, 3)
		level(s)
		s.Trigger = trigger
		for i := range s.Player {
			s.Player[i].Tokens = tokens
		}
		before, after := make([]float32, 3), make([]float32, 3)
		Value(s, before)
		better(s)
		s.Recount()
		Value(s, after)
		return after[0] - before[0]
	}
	pray := func(s *kemet.State) { s.Player[0].Prayer += 3 }
	if early, late := worth(kemet.NoSeat, 4, pray), worth(1, 4, pray); late >= early/2 {
		t.Errorf("three PP are worth %.2f, and %.2f on the last Day", early, late)
	}
	hold := func(s *kemet.State) { s.TempleVP[s.Board().Temples.First()] = 0 }
	if early, late := worth(kemet.NoSeat, 4, hold), worth(1, 0, hold); late <= early {
		t.Errorf("the VP of a temple is worth %.2f, and %.2f when the last Day is over", early, late)
	}
}

// A larger troop has more to hope from a combat, and a smaller one on the other side more to fear.
func TestOddsOfACombat(t *testing.T) {
	fight := func(attackers, defenders uint8) []float32 {
		s := middle(t, 2)
		level(s)
		temple := s.Board().Temples.First()
		s.Units[0][temple], s.Units[1][temple], s.TempleVP[temple] = attackers, defenders, 1
		s.Recount()
		s.Fight = kemet.Fight{Space: temple}
		s.Fight.Side[1].Seat = 1
		values := make([]float32, 2)
		Value(s, values)
		return values
	}
	weak, even, strong := fight(2, 5), fight(3, 3), fight(5, 2)
	if !(weak[0]+0.3 < even[0] && even[0]+0.3 < strong[0]) {
		t.Errorf("an attacker expects %.2f, %.2f, %.2f", weak[0], even[0], strong[0])
	}
	if !(weak[1] > even[1]+0.3 && even[1] > strong[1]+0.3) {
		t.Errorf("a defender expects %.2f, %.2f, %.2f", weak[1], even[1], strong[1])
	}
}

func TestValueAllocatesNothing(t *testing.T) {
	for players := 2; players <= 5; players++ {
		values, seen := make([]float32, players), 0
		visit(t, bot.Random, players, 1, func(s *kemet.State) {
			if seen++; seen%50 != 1 && s.Owing() != 0 {
				return
			}
			if n := testing.AllocsPerRun(10, func() { Value(s, values) }); n > 0 {
				t.Fatalf("%v allocations", n)
			}
		})
	}
}

// BenchmarkValue looks at the positions of a game between greedy players, from the second round on: they
// hold tiles and fight, as the positions do that bots have to judge.
func BenchmarkValue(b *testing.B) {
	for _, players := range []int{2, 4} {
		var all []*kemet.State
		visit(b, bot.Greedy, players, 1, func(s *kemet.State) {
			if s.Round >= 2 {
				all = append(all, s.Copy().(*kemet.State))
			}
		})
		values, at := make([]float32, players), 0
		b.Run(string(rune('0'+players))+" players", func(b *testing.B) {
			for b.Loop() {
				Value(all[at%len(all)], values)
				at++
			}
		})
	}
}
