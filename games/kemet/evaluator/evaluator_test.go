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

// middle returns a random game at the first token of its second round.
func middle(t testing.TB, players int) *kemet.State {
	t.Helper()
	var found *kemet.State
	visit(t, bot.Random, players, 1, func(s *kemet.State) {
		if found == nil && s.Round == 2 && s.Top().Step == kemet.StepToken {
			found = s.Copy().(*kemet.State)
		}
	})
	if found == nil {
		t.Fatal("the game has no second round")
	}
	return found
}

// Values stay within what a game can give, for every viewer, and equal the score when the game is over.
func TestValuesAreBounded(t *testing.T) {
	for players := 2; players <= 5; players++ {
		values, seen := make([]float32, players), 0
		visit(t, bot.Random, players, 6, func(s *kemet.State) {
			Value(s, values)
			for i, v := range values {
				score := float64(s.Score(game.Seat(i)))
				if over := s.Owing() == 0; over && math.Abs(float64(v)-score) > 0.1 {
					t.Errorf("at the end seat %d has %v VP, Value gives %v", i, score, v)
				}
				if math.IsNaN(float64(v)) || float64(v) < score-6 || float64(v) > score+25 {
					t.Fatalf("seat %d has %v VP, Value gives %v", i, score, v)
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

// masked checks that hiding what the seat cannot see hardly changes the values. They depend on public facts, except
// for the cards in a combat.
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
			t.Fatalf("for viewer %d the value of seat %d is %v, want about %v", seat, i, part[i], full[i])
		}
	}
}

// Whatever is clearly better for a seat raises its value.
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
			t.Errorf("%s is worth %+.3f, want 0.01 to 2.5", name, gain)
		}
		for other := 1; other < 3; other++ {
			if after[other] > before[other]+0.03 { // a token changes the clock a little for every seat
				t.Errorf("%s is worth %+.3f to seat %d, want nothing", name, after[other]-before[other], other)
			}
		}
	}
}

// level clears the board and gives all seats the same.
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

// On the last Day temporary VP are worth more than before, and prayer less.
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
		t.Errorf("three PP are worth %.2f early and %.2f on the last Day, want less than half", early, late)
	}
	hold := func(s *kemet.State) { s.TempleVP[s.Board().Temples.First()] = 0 }
	if early, late := worth(kemet.NoSeat, 4, hold), worth(1, 0, hold); late <= early {
		t.Errorf("the VP of a temple is worth %.2f early and %.2f after the last Day, want more", early, late)
	}
}

// The larger its troop, the more a side expects from a combat.
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
		t.Errorf("attackers of rising strength expect %.2f, %.2f, %.2f", weak[0], even[0], strong[0])
	}
	if !(weak[1] > even[1]+0.3 && even[1] > strong[1]+0.3) {
		t.Errorf("defenders of falling strength expect %.2f, %.2f, %.2f", weak[1], even[1], strong[1])
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
				t.Fatalf("got %v allocations, want none", n)
			}
		})
	}
}

// BenchmarkValue evaluates the positions of a game between greedy players from the second round on. The players hold
// tiles and fight, as in the positions that bots evaluate.
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
