package osiris_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// OSI-2.1.7: Nature draws the first Regent; every governor is equally likely.
func TestOSI_2_1_7_FirstRegent(t *testing.T) {
	s, err := begun(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	if s.Owing() != game.Nature.Set() {
		t.Fatalf("owing: got %b, want Nature", s.Owing())
	}
	var texts []string
	for _, m := range s.Moves(nil, game.Nature) {
		texts = append(texts, osiris.Lexicon.Text(m))
		if s.Weight(m) != 1 {
			t.Errorf("weight of %s: got %d, want 1", osiris.Lexicon.Text(m), s.Weight(m))
		}
	}
	if want := []string{"regent 1", "regent 2", "regent 3", "regent 4"}; !slices.Equal(texts, want) {
		t.Errorf("moves: got %v, want %v", texts, want)
	}
	s.Play(game.Nature, game.Move{Verb: osiris.VRegent, A: 2}, nil)
	if s.Regent != 2 {
		t.Errorf("Regent: got %d, want 2", s.Regent)
	}
}

// OSI-RUL-47: a board on which the terrain B4 borders the segments 3 and 4.
func TestOSI_RUL_47_TwoSegments(t *testing.T) {
	var text []string
	for line := range strings.Lines(string(kit.Game.Components())) {
		if strings.Contains(line, "- {id: B4") {
			line = strings.Replace(line, "segments: [3]", "segments: [3, 4]", 1)
		}
		text = append(text, line)
	}
	s, err := begun(game.Setup{Players: 5, Components: []byte(strings.Join(text, ""))})
	if err != nil {
		t.Fatal(err)
	}
	b4 := uint8(slices.Index(osiris.PlaceNames, "B4"))
	site := func(name string) osiris.Site { return osiris.Site(slices.Index(osiris.SiteNames, name)) }
	for season := 1; season <= osiris.Seasons; season++ {
		if got, want := s.Data.Reached[season].Has(b4), season >= 3; got != want {
			t.Errorf("season %d: within reach of basic workers: got %v, want %v", season, got, want)
		}
		if got, want := s.Data.Segment[season].Has(uint8(site("B4b"))), season >= 3; got != want {
			t.Errorf("season %d: along the segment of the barge: got %v, want %v", season, got, want)
		}
	}
	for _, c := range []struct {
		sites string
		lots  int
	}{
		{"B4b Q3a Q3b F4a", 1}, {"B4b B5a F5b Q5a", 1}, {"B4b Q3a Q3b F4a B5a F5b Q5a", 1},
		{"B4b B4a Q3a Q3b F4a B5a F5b Q5a", 2}, {"B4b Q3a Q3b B5a F5b", 0},
	} {
		then := *s
		for name := range strings.FieldsSeq(c.sites) {
			then.Site[site(name)] = osiris.Building{Monument: osiris.Obelisk, Owner: 1, Second: osiris.NoSeat}
		}
		then.Survey()
		if _, reaches := then.Lots(1); reaches != c.lots {
			t.Errorf("%s: got %d segment lots, want %d", c.sites, reaches, c.lots)
		}
	}
}

// OSI-RUL-54: a seat that is taken over, at any time, has something to choose, and the game ends.
func TestOSI_RUL_54_TakenOver(t *testing.T) {
	for players := 2; players <= osiris.MaxSeats; players++ {
		for seed := range uint64(8) {
			s, err := begun(game.Setup{Players: players})
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed)
			left := game.Seat(seed) % game.Seat(players)
			n := 0
			for ; s.Owing() != 0 && n < 5_000; n++ {
				seat := s.Owing().First()
				moves := s.Moves(nil, seat)
				if len(moves) == 0 {
					t.Fatalf("seat %d has nothing to choose", seat)
				}
				m := moves[r.Intn(len(moves))]
				if seat == left && n > 60 {
					m = moves[len(moves)-1]
				}
				s.Play(seat, m, nil)
			}
			if s.Owing() != 0 {
				t.Errorf("%d governors: the game did not end", players)
			}
		}
	}
}
