package osiris_test

import (
	"fmt"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// OSI-2.1.1, OSI-2.1.2: what is in the supply once everybody has his tokens. OSI-2.1.6: the bag. OSI-2.2, OSI-2.3:
// neutral pieces.
func TestOSI_2_1_1_Setup(t *testing.T) {
	for _, want := range []struct {
		players        int
		supply, basic  uint8
		sites          int
		camels, places int
	}{{2, 11, 3, 12, 1, 3}, {3, 14, 4, 6, 1, 0}, {4, 17, 4, 0, 0, 0}, {5, 20, 4, 0, 0, 0}} {
		t.Run(fmt.Sprint(want.players), func(t *testing.T) {
			s, err := begun(game.Setup{Players: want.players})
			if err != nil {
				t.Fatal(err)
			}
			if s.Supply != (osiris.Tokens{want.supply, want.supply, want.supply}) {
				t.Errorf("the supply is %v", s.Supply)
			}
			for seat := range want.players {
				if p := &s.Player[seat]; p.Tokens != (osiris.Tokens{2, 2, 2}) ||
					p.Stock != [osiris.MonumentKinds]uint8{4, 3, 2} || p.Blessings != 31 {
					t.Errorf("seat %d has %+v", seat, p)
				}
			}
			b := want.basic
			if s.Bag != (osiris.Workers{b, 1, b, 1, b, 1}) || s.Deck.Len() != 25 {
				t.Errorf("in the bag are %v, in the pile %d cards", s.Bag, s.Deck.Len())
			}
			sites, camels, places := 0, 0, 0
			for i := range s.Site {
				if s.Site[i].Owner == osiris.Neutral {
					sites++
				}
			}
			for _, leader := range s.Leader {
				if leader == osiris.Neutral {
					camels++
				}
			}
			for i := range s.Plans {
				if s.Plans[i].Owner == osiris.Neutral {
					places++
					if !s.Data.Plans[i].Leftmost {
						t.Errorf("%s is reserved", osiris.PlanNames[i])
					}
				}
			}
			if sites != want.sites || camels != want.camels || places != want.places {
				t.Errorf("%d neutral monuments on sites, %d caravans out of use, %d cartouches reserved", sites, camels,
					places)
			}
		})
	}
}

// OSI-2.1.3 to OSI-2.1.5, OSI-2.1.8: points, cards, the barge and the blessings.
func TestOSI_2_1_4_Deal(t *testing.T) {
	s := ready(t, game.Setup{Players: 4}, 5)
	for seat := range game.Seat(4) {
		p := &s.Player[seat]
		// OSI-2.1.3, OSI-2.1.8
		if s.Score(seat) != 0 || p.Blessings != 1<<osiris.BlessingKinds-1 || p.Cards.Len() != 1 {
			t.Errorf("seat %d has %d GP, the blessings %b and the cards %b", seat, s.Score(seat), p.Blessings, p.Cards)
		}
	}
	if s.Season != 1 || s.Pile() != 21 || s.Spent != 0 { // OSI-2.1.5
		t.Errorf("season %d, %d cards in the pile", s.Season, s.Pile())
	}
	s = played(t, game.Setup{Players: 4}, 5, func(s *osiris.State) bool { return s.Top().Step == osiris.StepDraw })
	for _, m := range s.Moves(nil, game.Nature) {
		if s.VisibleTo(game.Nature, m) != s.Top().Seat.Set() {
			t.Fatalf("%s is seen by %b", osiris.Lexicon.Text(m), s.VisibleTo(game.Nature, m))
		}
	}
}

// OSI-0.9: what a table may choose, and that nothing else is taken.
func TestOSI_0_9_Options(t *testing.T) {
	for _, o := range []struct {
		key, value string
		chosen     func(s *osiris.State) bool
	}{
		{osiris.OptHorus, "all", func(s *osiris.State) bool { return s.KeepsAll }},
		{osiris.OptNegotiation, "off", func(s *osiris.State) bool { return s.Silent }},
		{osiris.OptHoldings, "shown", func(s *osiris.State) bool { return s.Open }},
	} {
		at := slices.IndexFunc(osiris.Options, func(is game.Option) bool { return is.Key == o.key })
		for value, want := range map[string]bool{osiris.Options[at].Default: false, o.value: true} {
			if s := gametest.Begin[*osiris.State](t, kit.Game, gametest.With(3, o.key+"="+value)); o.chosen(s) != want {
				t.Errorf("%s=%s is not what the table plays", o.key, value)
			}
		}
		gametest.BadSetups(t, kit.Game, gametest.BadSetup{Players: 3, Key: o.key, Value: "moon",
			Want: `"moon" is not one of`})
	}
}
