package kemet_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// Chapter 2.

func start(t *testing.T, players int) *kemet.State {
	t.Helper()
	return gametest.Begin[*kemet.State](t, kit.Game, game.Setup{Players: players})
}

// drawn is a game after all of Nature's choices of the set-up up to the districts.
func drawn(t *testing.T, players int, seed uint64) *kemet.State {
	t.Helper()
	s := start(t, players)
	r := game.NewRand(seed)
	roll(s, &r)
	return s
}

// KEM-2.1
func TestKEM_2_1_Layout(t *testing.T) {
	for players, side := range map[int]string{2: "A", 3: "B", 4: "A", 5: "B"} {
		s := start(t, players)
		if s.Board().Side != side {
			t.Errorf("%d players: side %s", players, s.Board().Side)
		}
		for tile := range uint8(kemet.TileCount) {
			if s.Sold().Has(tile) {
				t.Errorf("tile %d is sold", tile)
			}
		}
		for b := range s.Beast {
			if s.Beast[b] != kemet.NoSpace || s.BeastOwner(uint8(b)) != kemet.NoSeat {
				t.Errorf("creature %d is not on its tile", b)
			}
		}
		for seat := range players {
			if p := s.Player[seat]; p.Silver != kemet.TokenNone || p.Golden != kemet.TokenNone ||
				p.Battle.InHand != 1<<6-1 {
				t.Errorf("seat %d has %+v", seat, p)
			}
		}
	}
}

// The VP of a temple lies on it until somebody has a troop there; there are no others at the start (KEM-2.2).
func TestKEM_2_2_TempleVP(t *testing.T) {
	for players := 2; players <= kemet.MaxSeats; players++ {
		s := drawn(t, players, 1)
		equal(t, "VP", scores(s), make([]int, players))
		for temples := s.Board().Temples; temples != 0; temples = temples.Rest() {
			if s.TempleVP[temples.First()] != kemet.NoSeat {
				t.Error("a temple's VP is with somebody")
			}
			s.Station(0, temples.First(), 1)
		}
		s.GainVP(nil)
		if got, want := s.Score(0), s.Board().Temples.Len(); got != want {
			t.Errorf("%d players: %d VP on temples, want %d", players, got, want)
		}
	}
}

// The first card drawn is any of the 35, as likely as it has copies (KEM-2.3).
func TestKEM_2_3_Shuffled(t *testing.T) {
	s := given(t, 2, "{round: 0, active: 0, order: [], players: {1: {tokens: 0}}, pending: [{step: sunrise}, "+
		"{step: pyramids}, {step: first-order}, {step: districts, a: 3}, {step: draw, seat: 1}]}")
	all := gametest.Odds(s, 1, func(s *kemet.State) string {
		for k, n := range s.Player[0].Cards {
			if n > 0 {
				return kemet.CardNames[k]
			}
		}
		return ""
	})
	for k, card := range s.Data.Cards {
		if p := all[kemet.CardNames[k]]; math.Abs(p-float64(card.Count)/35) > 1e-9 {
			t.Errorf("%s: %f, there are %d of 35", card.ID, p, card.Count)
		}
	}
}

// KEM-2.4
func TestKEM_2_4_Cities(t *testing.T) {
	t.Run("KEM-Q57 all alike", func(t *testing.T) {
		for players, n := range map[int]int{2: 2, 3: 6, 4: 24, 5: 120} {
			gametest.Alike(t, gametest.Odds(start(t, players), players, func(s *kemet.State) string {
				var cities []string
				for seat := range players {
					cities = append(cities, fmt.Sprint(s.Player[seat].City))
				}
				return strings.Join(cities, " ")
			}), n)
			s := drawn(t, players, 1)
			s.Push(kemet.StepFirstOrder, 0, 0, 0)
			kemet.Steps.Await(&s.Stack)
			gametest.Alike(t, gametest.Odds(s, players, func(s *kemet.State) string { return fmt.Sprint(s.Order) }), n)
		}
	})
	for seat, p := range drawn(t, 5, 2).Player {
		if p.Prayer != 7 {
			t.Errorf("seat %d has %d PP", seat, p.Prayer)
		}
	}
}

// Two cards each, in the order of the seats (KEM-2.5).
func TestKEM_2_5_Cards(t *testing.T) {
	s := start(t, 3)
	r := game.NewRand(5)
	var drawers []game.Seat
	for s.Owing().Has(game.Nature) {
		if s.Top().Step == kemet.StepDraw {
			drawers = append(drawers, s.Top().Seat)
		}
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
	equal(t, "draws", drawers, []game.Seat{0, 0, 1, 1, 2, 2})
	for seat := range 3 {
		if s.Player[seat].CardsN != 2 || s.Player[seat].Cards.Len() != 2 {
			t.Errorf("seat %d has %d cards", seat, s.Player[seat].CardsN)
		}
	}
	if s.PileN != 29 {
		t.Errorf("%d cards in the pile", s.PileN)
	}
}

// All at once, in secret: nobody sees another's choice before the last is made (KEM-2.6).
func TestKEM_2_6_Districts(t *testing.T) {
	t.Run("KEM-Q59 before the order exists", func(t *testing.T) {
		s := drawn(t, 3, 1)
		if s.Owing() != 7 || s.Order[0] != kemet.NoSeat {
			t.Fatalf("seats %b owe a choice", s.Owing())
		}
		only(t, s, "1 leave 1", "1 leave 2", "1 leave 3", "2 leave 1", "2 leave 2", "2 leave 3", "3 leave 1",
			"3 leave 2", "3 leave 3")
		play(t, s, "2 leave 1", "1 leave 3")
		for seat := range game.Seat(3) {
			view := *s
			view.Mask(seat)
			for other := range game.Seat(2) {
				if seen := view.Empty[other] != game.Unknown; seen != (seat == other) {
					t.Errorf("seat %d sees the choice of seat %d: %t", seat, other, seen)
				}
			}
			if view.Held(0)|view.Held(1) != 0 {
				t.Error("units stand before all have chosen")
			}
			r := game.NewRand(uint64(seat))
			view.Determinize(seat, &r)
			if view.Empty[0]-1 > 2 || view.Empty[1]-1 > 2 || view.Empty[2] != 0 {
				t.Errorf("seat %d guesses %v", seat, view.Empty)
			}
		}
		if s.Owing() != 4 || s.VisibleTo(2, game.Move{Verb: kemet.VLeave, A: 1}) != game.Seat(2).Set() {
			t.Errorf("seats %b owe a choice", s.Owing())
		}
		play(t, s, "3 leave 2")
		for seat, empty := range []uint8{2, 0, 1} {
			for d := range uint8(3) {
				want := uint8(5)
				if d == empty {
					want = 0
				}
				if n := s.Units[seat][s.District(game.Seat(seat), d)]; n != want {
					t.Errorf("seat %d has %d units in district %d", seat, n, d+1)
				}
			}
			if s.Reserve(game.Seat(seat)) != 2 {
				t.Errorf("seat %d has %d in reserve", seat, s.Reserve(game.Seat(seat)))
			}
		}
	})
}

// Then chance draws the order of play, and who stands leftmost plays first (KEM-2.7).
func TestKEM_2_7_FirstOrder(t *testing.T) {
	s := drawn(t, 3, 1)
	play(t, s, "1 leave 1", "2 leave 1", "3 leave 1")
	if !s.Owing().Has(game.Nature) {
		t.Fatal("chance owes the order")
	}
	play(t, s, "* seat 3", "* seat 1", "* seat 2")
	equal(t, "order", s.Order[:3], []game.Seat{2, 0, 1})
	for _, seat := range []string{"3", "1", "2"} { // KEM-2.8, in that order
		play(t, s, seat+" pyramid ruby 1 1", seat+" pyramid sapphire 1 2", seat+" pyramid diamond 1 3")
	}
	t.Run("KEM-2.9 the first round begins", func(t *testing.T) {
		for s.Top().Step == kemet.StepAsk {
			play(t, s, s.Owing().First().Text()+" pass")
		}
		if s.Round != 1 || s.Active != 2 || s.Top() != (kemet.Frame{Step: kemet.StepToken, Seat: 2}) {
			t.Errorf("round %d, seat %d, asked %s", s.Round, s.Active, kemet.Steps[s.Top().Step].Name)
		}
		for seat, p := range s.Player[:3] {
			if p.Tokens != 5 || p.Covered != 0 {
				t.Errorf("seat %d has %d tokens", seat, p.Tokens)
			}
		}
	})
}

// Every way to share the levels out: 1/1/1 in six places, 2/1/0 in six of colours and six of places, each
// by two orders of choosing or six (KEM-2.8).
func TestKEM_2_8_Pyramids(t *testing.T) {
	s := given(t, 2, "{round: 0, active: 0, order: [2, 1], players: {1: {tokens: 0}}, pending: [{step: sunrise}, "+
		"{step: pyramids, a: 2}, {step: pyramid, seat: 1}]}")
	found := map[string]int{}
	var walk func(s *kemet.State)
	walk = func(s *kemet.State) {
		if s.Top().Step != kemet.StepPyramid {
			levels := slices.Sorted(slices.Values(s.Player[0].Level[:]))
			found[fmt.Sprint(levels)]++
			return
		}
		for _, m := range s.Moves(nil, 0) {
			next := *s
			next.Play(0, m, nil)
			walk(&next)
		}
	}
	walk(s)
	if len(found) != 2 || found["[1 1 1]"] != 6*6 || found["[0 1 2]"] != 6*6*2 {
		t.Errorf("%v", found)
	}
}
