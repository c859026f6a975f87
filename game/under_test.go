package game_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// Both versions of the rules play side by side: each match has the moves of its own, however it is reached.
func TestTwoVersionsOfTheRules(t *testing.T) {
	if at := game.At(sticks.Corrected, 2); at != sticks.Corrected {
		t.Errorf("the newest version is another game: %v", at)
	}
	for _, g := range []game.Game{sticks.Game, sticks.Corrected} {
		m, err := game.NewMatch(g, game.Record{Setup: game.Setup{Players: 2}})
		if err != nil {
			t.Fatal(err)
		}
		again := g.Version() == 2 // whether the amulet may be worn twice
		for _, text := range strings.Split("* amulet gold,* amulet clay,1 hide left,2 hide left,* throw 1,1 wear,"+
			"1 lay red,* throw 1,2 leave,* throw 1", ",") {
			who, what, _ := strings.Cut(text, " ")
			seat, err := game.ParseSeat(who)
			if err != nil {
				t.Fatal(err)
			}
			move, err := g.Lexicon().Parse(what)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Play(seat, move); err != nil {
				t.Fatal(text, err)
			}
		}
		wear, err := g.Lexicon().Parse("wear")
		if err != nil {
			t.Fatal(err)
		}
		loaded, err := g.Load(m.Record.Setup, g.Position(m.State))
		if err != nil {
			t.Fatal(err)
		}
		half, err := m.Upto(len(m.Record.Turns))
		if err != nil {
			t.Fatal(err)
		}
		for name, s := range map[string]game.State{"played": m.State, "copied": m.Copy().State, "loaded": loaded,
			"replayed": half.State} {
			if legal := s.Why(0, wear).No == 0; legal != again {
				t.Errorf("rules %d, %s: the amulet may be worn again: %t", g.Version(), name, legal)
			}
		}
		if m.Record.Version != g.Version() || m.Record.Setup.Rules != 0 {
			t.Errorf("the record says %d and %+v", m.Record.Version, m.Record.Setup)
		}
	}
}

// The words of a record are those of its own version.
func TestRecordIsReadUnderItsVersion(t *testing.T) {
	for header, want := range map[string]int{"rules 1\n": 1, "rules 7\n": 7, "": 0} {
		text := "ennead record 1\ngame sticks\nplayers 2\n" + header + "moves\n* amulet gold\n"
		asked := -1
		r, err := game.ReadRecordUnder(strings.NewReader(text), func(id string, version int) game.Game {
			asked = version
			return sticks.Find(id)
		})
		if err != nil || asked != want || r.Version != want {
			t.Errorf("%q: asked for %d, read %+v, %v", header, asked, r, err)
		}
	}
}

func TestBefore(t *testing.T) {
	for _, c := range []struct {
		under   game.Under
		version int
		want    bool
	}{{0, 2, false}, {1, 2, true}, {2, 2, false}, {3, 2, false}} {
		if got := c.under.Before(c.version); got != c.want {
			t.Errorf("under %d, before %d: %t", c.under, c.version, got)
		}
	}
}
