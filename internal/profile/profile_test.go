package profile_test

import (
	"math"
	"testing"
	"time"

	"ennead/internal/learnt"
	"ennead/internal/profile"
	"ennead/internal/table"
)

var noon = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

// kinds are what is compared at every game.
func kinds(string) []learnt.Kind {
	return []learnt.Kind{{Key: "hand", Deeds: []string{"", "left", "right"}}, {Key: "bank", Deeds: []string{"red"}}}
}

// seat returns how somebody came off.
func seat(name string, rank, place int, hand string) table.PastSeat {
	s := table.PastSeat{Kind: table.Person, Name: name, Account: name != "", Rank: rank, Place: place}
	if hand != "" {
		s.Deeds = []learnt.Did{{Kind: "hand", Deed: hand}}
	}
	return s
}

// played returns a game of the first of these seats.
func played(game string, seats ...table.PastSeat) table.PastGame {
	g := table.PastGame{Game: game, Finished: noon, Players: len(seats), Rated: true, Seats: seats}
	for _, s := range seats {
		if s.Rank == 1 {
			g.Firsts++
		}
	}
	return g
}

// Four games are summed up as one does it by hand: a shared victory is half a one, games with bots count only against
// people, and who left has not finished.
func TestOf(t *testing.T) {
	shared := played("senet", seat("Ann", 1, 2, "left"), seat("Bek", 1, 1, "right"))
	three := played("senet", seat("Ann", 3, 3, "left"), seat("Bek", 1, 1, ""), seat("Cem", 2, 2, ""))
	left := played("mehen", seat("Ann", 2, 1, ""), seat("Cem", 1, 2, "left"))
	left.Seats[0].Went = true
	bots := played("senet", seat("Ann", 1, 1, "right"), seat("Bek", 2, 2, ""), table.PastSeat{Kind: table.Bot, Rank: 3})
	bots.Bots = 1
	alone := played("senet", seat("Ann", 1, 1, "right"), table.PastSeat{Kind: table.Bot, Rank: 2})
	alone.Bots = 1
	shared.Pace, shared.Seats[0].Stints = table.PaceDays, []time.Duration{time.Hour, 3 * time.Hour, 2 * time.Hour}
	others := played("senet", seat("Bek", 1, 1, ""), seat("Cem", 2, 2, ""))
	others.Mine = -1

	p := profile.Of([]table.PastGame{shared, three, left, bots, alone, others}, kinds)
	if p.Begun != 4 || p.Finished != 3 {
		t.Errorf("%d of %d games are finished", p.Finished, p.Begun)
	}
	if len(p.Games) != 2 || p.Games[0].Game != "senet" || p.Games[1].All.Games != 1 {
		t.Fatalf("%+v", p.Games)
	}
	senet := p.Games[0]
	if l := senet.All; l.Games != 2 || l.Won != .5 || l.Rank() != 2 || math.Abs(l.Luck()-5./12) > 1e-9 {
		t.Errorf("%+v", l)
	}
	if len(senet.Players) != 2 || senet.Players[0].Number != 2 || senet.Players[0].Won != .5 ||
		len(senet.Places) != 1 || senet.Places[0].Number != 3 {
		t.Errorf("%+v, %+v", senet.Players, senet.Places)
	}
	if len(senet.Kinds) != 1 || len(senet.Kinds[0].Lines) != 1 || senet.Kinds[0].Lines[0].Games != 2 {
		t.Errorf("%+v", senet.Kinds)
	}
	bek := profile.Head{Name: "Bek", Together: 3, Before: 1, After: 1}
	if len(p.Heads) != 2 || p.Heads[0] != bek || p.Heads[1] != (profile.Head{Name: "Cem", Together: 2, After: 2}) {
		t.Errorf("%+v", p.Heads)
	}
	if len(p.Speeds) != 1 || p.Speeds[0] != (profile.Speed{Pace: table.PaceDays, Stints: 3, Median: 2 * time.Hour}) {
		t.Errorf("%+v", p.Speeds)
	}
	against := profile.Against([]table.PastGame{shared, three, left, bots}, "Bek")
	if len(against) != 1 || against[0] != (profile.AtGame{Game: "senet", Head: bek}) {
		t.Errorf("%+v", against)
	}
}

func TestFilter(t *testing.T) {
	g := played("senet", seat("Ann", 1, 1, ""), seat("Bek", 2, 2, ""), seat("", 3, 3, ""))
	for _, test := range []struct {
		f    profile.Filter
		fits bool
	}{
		{profile.Filter{}, true},
		{profile.Filter{Game: "senet", Players: 3, Ended: profile.Won, With: "Bek", Within: time.Hour, Rated: true},
			true},
		{profile.Filter{Game: "mehen"}, false},
		{profile.Filter{Players: 2}, false},
		{profile.Filter{Ended: profile.Lost}, false},
		{profile.Filter{With: "Ann"}, false},
		{profile.Filter{With: "Cem"}, false},
		{profile.Filter{Within: time.Minute}, false},
	} {
		if got := test.f.Fits(g, noon.Add(time.Minute*30)); got != test.fits {
			t.Errorf("%+v: %v", test.f, got)
		}
	}
	g.Rated = false
	if (profile.Filter{Rated: true}).Fits(g, noon) {
		t.Error("a game that is not rated fits")
	}
	g.Mine = -1
	if (profile.Filter{}).Fits(g, noon) {
		t.Error("a game of others fits")
	}
}

// Wilson's interval of 16 victories in 26 games, as tables give it.
func TestShare(t *testing.T) {
	l := profile.Line{Games: 26, Won: 16}
	s := l.Share()
	if math.Abs(s.Rate-.615) > .001 || math.Abs(s.CI95[0]-.425) > .005 || math.Abs(s.CI95[1]-.776) > .005 {
		t.Errorf("%+v", s)
	}
	if !l.Few(27) || l.Few(26) {
		t.Error("26 games are less than 26, or not less than 27")
	}
}
