package osiris

import (
	"fmt"
	"testing"

	"ennead/game"
)

// OSI-2.1.1, OSI-2.1.2: what is in the supply once everybody has his tokens. OSI-2.1.6: the bag. OSI-2.2, OSI-2.3: neutral pieces.
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
			if s.Supply != (Tokens{want.supply, want.supply, want.supply}) {
				t.Errorf("the supply is %v", s.Supply)
			}
			for seat := range want.players {
				if p := &s.Player[seat]; p.Tokens != (Tokens{2, 2, 2}) || p.Stock != [monuments]uint8{4, 3, 2} || p.Blessings != 31 {
					t.Errorf("seat %d has %+v", seat, p)
				}
			}
			b := want.basic
			if s.Bag != (Workers{b, 1, b, 1, b, 1}) || s.Deck.Len() != 25 {
				t.Errorf("in the bag are %v, in the pile %d cards", s.Bag, s.Deck.Len())
			}
			sites, camels, places := 0, 0, 0
			for i := range s.Site {
				if s.Site[i].Owner == Neutral {
					sites++
				}
			}
			for _, leader := range s.Leader {
				if leader == Neutral {
					camels++
				}
			}
			for i := range s.Plans {
				if s.Plans[i].Owner == Neutral {
					places++
					if !s.Data.Plans[i].Leftmost {
						t.Errorf("%s is reserved", planNames[i])
					}
				}
			}
			if sites != want.sites || camels != want.camels || places != want.places {
				t.Errorf("%d neutral monuments on sites, %d caravans out of use, %d cartouches reserved", sites, camels, places)
			}
		})
	}
}
