package pyramidion_test

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// until is a game in which Nature and the players have made their first choices up to a moment.
func until(t testing.TB, setup game.Setup, there func(s *pyramidion.State) bool) *pyramidion.State {
	t.Helper()
	for seed := range uint64(50) {
		if s := played(t, setup, seed, there); s != nil {
			return s
		}
	}
	t.Fatal("no game comes there")
	return nil
}

// asked tells a moment by its step.
func asked(step pyramidion.Step) func(*pyramidion.State) bool {
	return func(s *pyramidion.State) bool { return s.Top().Step == step }
}

// PYR-3.1 to PYR-3.6, PYR-3.10: the table before anything is drawn.
func TestPYR_3_1_Setup(t *testing.T) {
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		s, err := begun(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		t.Run("PYR-3.1", func(t *testing.T) {
			if s.Goods != [pyramidion.SiteCount]pyramidion.Goods{} || s.Sundials != 0 || s.Manned() ||
				s.Site != pyramidion.NoSite {
				t.Errorf("on the sites lie %v, sundials %b", s.Goods, s.Sundials)
			}
		})
		t.Run("PYR-3.2", func(t *testing.T) {
			for seat := range game.Seat(players) {
				if s.Left(seat, pyramidion.Torturers) != 5 || s.Left(seat, pyramidion.Negotiators) != 5 ||
					s.Data.Base[seat].Len() != 5 {
					t.Errorf("seat %d has %d and %d troops", seat, s.Left(seat, pyramidion.Torturers),
						s.Left(seat, pyramidion.Negotiators))
				}
			}
		})
		t.Run("PYR-3.3", func(t *testing.T) {
			if s.DeckLen() != 40 || s.Deck&^s.Data.Deck != 0 || s.Spent != 0 {
				t.Errorf("the pile is %b", s.Deck)
			}
		})
		t.Run("PYR-3.4", func(t *testing.T) {
			if s.Supply != (pyramidion.Goods{35, 35, 35, 35, 35, 10}) {
				t.Errorf("the supply is %v", s.Supply)
			}
		})
		t.Run("PYR-3.5", func(t *testing.T) {
			if s.Tokens != 0 || s.Data.Tokens.Len() != 6 {
				t.Errorf("revolt tokens %b lie face up", s.Tokens)
			}
		})
		t.Run("PYR-3.10", func(t *testing.T) {
			for seat := range game.Seat(players) {
				if s.Player[seat] != (pyramidion.Player{}) || s.Score(seat) != 0 {
					t.Errorf("seat %d has %+v", seat, s.Player[seat])
				}
			}
		})
		if s.Round != 0 || s.Owing() != game.Nature.Set() {
			t.Errorf("round %d, owing %b", s.Round, s.Owing())
		}
	}
}

// PYR-3.6, PYR-3.7, PYR-3.9: what is turned up, each as likely as any other.
func TestPYR_3_6_TurnedUp(t *testing.T) {
	s, err := begun(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	gametest.Alike(t, gametest.Odds(s, 1, func(s *pyramidion.State) string { return pyramidion.SpreadNames[s.Spread] }),
		10)
	s.Play(game.Nature, game.Move{Verb: pyramidion.VSpread, A: 4}, nil)
	if s.Spread != 4 || s.Spreads.Has(4) || s.Spreads.Len() != 9 || s.Used != 0 {
		t.Errorf("%d is face up, of %b", s.Spread, s.Spreads)
	}
	t.Run("PYR-3.7", func(t *testing.T) {
		gametest.Alike(t, gametest.Odds(s, 2, func(s *pyramidion.State) string { return fmt.Sprint(s.Row) }), 20*19/2)
		row := until(t, game.Setup{Players: 3}, asked(pyramidion.StepOrder))
		if row.Row.Len() != 5 || row.PileLen() != 15 || row.Row&row.Pile != 0 {
			t.Errorf("the row is %b, the pile %b", row.Row, row.Pile)
		}
	})
}

// PYR-3.8, PYR-3.9: each order of play is as likely as any other; the order tokens 1 to n are available, no others.
func TestPYR_3_8_Order(t *testing.T) {
	for players, n := range map[int]int{2: 2, 3: 6, 4: 24} {
		s := until(t, game.Setup{Players: players}, asked(pyramidion.StepOrder))
		gametest.Alike(t, gametest.Odds(s, players, func(s *pyramidion.State) string { return fmt.Sprint(s.Order) }), n)
		t.Run("PYR-3.9", func(t *testing.T) {
			free := until(t, game.Setup{Players: players}, asked(pyramidion.StepActivate)).Numbers()
			if free != 1<<(players+1)-2 {
				t.Errorf("%d players: the tokens %b are available", players, free)
			}
		})
	}
}

// PYR-8.1 to PYR-8.5: five base cards and four others each, of a pile of forty.
func TestPYR_8_4_Deal(t *testing.T) {
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		s := until(t, game.Setup{Players: players}, asked(pyramidion.StepActivate))
		for seat := range game.Seat(players) {
			hand := s.Player[seat].Hand
			if hand.Len() != 9 || hand&s.Data.Base[seat] != s.Data.Base[seat] || (hand&s.Data.Deck).Len() != 4 {
				t.Errorf("%d players: seat %d holds %v", players, seat, hand)
			}
		}
		if s.DeckLen() != 40-4*players || s.Spent != 0 {
			t.Errorf("%d players: %d cards in the pile", players, s.DeckLen())
		}
	}
	t.Run("PYR-8.2", func(t *testing.T) { // each two cards are as likely
		s := until(t, game.Setup{Players: 2}, asked(pyramidion.StepDraw))
		gametest.Alike(t, gametest.Odds(s, 2,
			func(s *pyramidion.State) string { return fmt.Sprint(s.Player[s.Order[0]].Hand) }), 40*39/2)
	})
	t.Run("PYR-8.5", func(t *testing.T) { // play order, four at a time, the card of Thebes last
		s := given(t, 3, "{order: [2, 3, 1], sites: {thebes: {torturer: 3}}, pending: ["+first+
			", {step: activate, seat: 2}]}")
		s.Stack.Pop()
		s.Stack.Pop() // the sites
		s.Push(pyramidion.StepSite, 0, 0, 0)
		s.Push(pyramidion.StepDeal, 0, 0, 0)
		pyramidion.Steps.Settle(s, &s.Stack, nil)
		var got []game.Seat
		for s.Top().Step == pyramidion.StepDraw {
			got = append(got, s.Top().Seat)
			s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
		}
		if want := "[1 1 1 1 2 2 2 2 0 0 0 0 2]"; fmt.Sprint(got) != want {
			t.Errorf("cards go to %v, not %s", got, want)
		}
	})
	t.Run("PYR-8.3", func(t *testing.T) { // one card more for the torturer of Thebes, whoever else stands there
		s := given(t, 2, "{sites: {thebes: {torturer: 2, negotiator: 1}}}")
		s.Stack = flow.Stack{}
		s.Push(pyramidion.StepSite, 0, 0, 0)
		s.Push(pyramidion.StepDeal, 0, 0, 0)
		pyramidion.Steps.Settle(s, &s.Stack, nil)
		for s.Top().Step == pyramidion.StepDraw {
			s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
		}
		if s.Player[0].Hand.Len() != 9 || s.Player[1].Hand.Len() != 10 {
			t.Errorf("hands of %d and %d", s.Player[0].Hand.Len(), s.Player[1].Hand.Len())
		}
	})
	t.Run("PYR-Q42", func(t *testing.T) { // the order does not depend on what is dealt
		for seed := range uint64(5) {
			var got []game.Seat
			s := played(t, game.Setup{Players: 4}, seed, func(s *pyramidion.State) bool {
				if f := s.Top(); f.Step == pyramidion.StepDraw && s.Round == 1 {
					got = append(got, f.Seat)
				}
				return s.Top().Step == pyramidion.StepActivate
			})
			for i, seat := range got {
				if seat != s.Order[i/4] {
					t.Fatalf("cards go to %v, the order is %v", got, s.Order)
				}
			}
		}
	})
}

// PYR-1.3, PYR-3.11, PYR-DP20: what a table may choose, and that nothing else is taken.
func TestPYR_DP20_Options(t *testing.T) {
	for value, want := range map[string]uint8{"10": 10, "12": 12, "15": 15, "boats": 0} {
		s, err := begun(game.Setup{Players: 3, Options: map[string]string{pyramidion.OptTarget: value}})
		if err != nil || s.Data.Targets[s.Target] != want {
			t.Errorf("target %s is %v, %v", value, s, err)
		}
	}
	s, err := begun(game.Setup{Players: 3})
	if err != nil || s.Data.Targets[s.Target] != 10 || !s.Statues || s.Endless { // PYR-1.2
		t.Errorf("by itself a table has %v, %v", s, err)
	}
	s, err = begun(game.Setup{Players: 3, Options: map[string]string{pyramidion.OptAlexandria: "no-statue",
		pyramidion.OptGuard: "off"}})
	if err != nil || s.Statues || !s.Endless {
		t.Errorf("a table has %v, %v", s, err)
	}
	t.Run("PYR-1.3", func(t *testing.T) { // no solo mode, no fifth player: PYR-Q1
		gametest.BadSetups(t, kit.Game, gametest.BadSetup{Players: 2, Key: pyramidion.OptTarget, Value: "11",
			Want: `option "target": "11" is not one of`},
			gametest.BadSetup{Players: 2, Key: pyramidion.OptGuard, Value: "", Want: `option "guard"`})
	})
	t.Run("PYR-3.11", func(t *testing.T) { // colours have no effect: the base cards of all are alike
		c := ownData()
		for n := pyramidion.FirstBase + pyramidion.BaseCards; n <= pyramidion.MaxCards; n++ {
			if c.Card[n] != c.Card[n-pyramidion.BaseCards] ||
				c.Ankhs.Has(uint8(n)) != c.Ankhs.Has(uint8(n-pyramidion.BaseCards)) {
				t.Errorf("%s is not as %s", pyramidion.CardNames[n], pyramidion.CardNames[n-pyramidion.BaseCards])
			}
		}
	})
}

// PYR-Q1, PYR-Q2, PYR-Q3: players, cards and order tokens.
func TestPYR_Q2_Counts(t *testing.T) {
	least, most := kit.Game.Players()
	c := ownData()
	t.Run("PYR-Q1", func(t *testing.T) {
		if least != 2 || len(c.Base) != most {
			t.Errorf("%d to %d players", least, most)
		}
	})
	if c.Deck.Len() != 40 || (c.With[pyramidion.Goddess]&c.Deck) != 0 || (c.Of[pyramidion.Special]&c.Deck).Len() != 9 {
		t.Errorf("the deck has %d cards, %d of them special", c.Deck.Len(), (c.Of[pyramidion.Special] & c.Deck).Len())
	}
	t.Run("PYR-Q3", func(t *testing.T) {
		s := given(t, 2, "{active: {site: gizeh, activator: 1}, players: {1: {hand: [T01, B-red-T1]}}, pending: ["+
			first+", {step: card, seat: 1}]}")
		play(t, s, "1 play T01")
		only(t, s, "1 number 1", "1 number 2", "1 decline")
	})
}

// PYR-DP20, PYR-14.9: rounds are counted as far as a number of the state goes, if no guard ends the game; PYR-Q38.
func TestPYR_Q38_Endless(t *testing.T) {
	with := func(guard string) *pyramidion.State {
		s, err := begun(game.Setup{Players: 2, Options: map[string]string{pyramidion.OptGuard: guard}})
		if err != nil {
			t.Fatal(err)
		}
		var buf []game.Move
		for n := 0; s.Owing() != 0 && n < 100_000; n++ { // nobody loads a boat
			seat := s.Owing().First()
			buf = s.Moves(buf[:0], seat)
			m := buf[n%len(buf)]
			if s.Top().Step == pyramidion.StepLoad || s.Top().Step == pyramidion.StepCard {
				m = buf[len(buf)-1]
			}
			s.Play(seat, m, nil)
		}
		return s
	}
	if s := with("on"); s.Round != 40 || s.Owing() != 0 {
		t.Errorf("with a guard the game ends in round %d", s.Round)
	}
	if s := with("off"); s.Round != pyramidion.MaxRounds || s.Owing() == 0 {
		t.Errorf("without a guard round %d is the last", s.Round)
	}
}
