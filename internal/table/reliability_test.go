package table

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"ennead/internal/store"
)

// inOrder returns games of somebody with another, those that ended last first: s for one to its end, l for one that
// they left, b for one with a bot alone that they left, and o for one of others; t for one to its end in which their
// time was up once, a for one that they left after they had offered their seat, and x for one that they left after
// their time was up twice.
func inOrder(games string) (list []PastGame) {
	for _, kind := range games {
		g := PastGame{Seats: make([]PastSeat, 2)}
		g.Seats[0].Went = kind == 'l' || kind == 'b' || kind == 'a' || kind == 'x'
		g.Seats[0].Announced = kind == 'a'
		switch kind {
		case 't':
			g.Seats[0].Strikes = 1
		case 'x':
			g.Seats[0].Strikes = 2
		case 'b':
			g.Bots = 1
		case 'o':
			g.Mine = -1
		}
		list = append(list, g)
	}
	slices.Reverse(list)
	return list
}

// Points are won and lost in the order in which games ended, from 0 to 100, and five games in a row make amends.
func TestReliabilityOf(t *testing.T) {
	for _, test := range []struct {
		games    string
		points   int
		counted  int
		rateable bool
	}{
		{"", 80, 0, true},
		{"ssss", 84, 4, true},
		{"sssss", 85, 5, true},
		{"sssssssssssssssssssssssssl", 85, 26, true},
		{"lsssssssssssssssssssssssss", 90, 26, true},
		{"bbbbo", 80, 0, true},
		{"ll", 50, 2, true},
		{"lll", 35, 3, false},
		{"lllssss", 39, 7, false},
		{"lllsssss", 40, 8, true},
		{"llllllll", 0, 8, false},
		{"llllllllssss", 4, 12, false},
		{"llllllllsssss", 5, 13, true},
		{"llllllllsssssl", 0, 14, false},
		{"t", 78, 1, true},
		{"tttttttttttttttttttt", 40, 20, true},
		{"a", 75, 1, true},
		{"aaaaaaaaa", 35, 9, false},
		{"aaaaaaaaattttt", 25, 14, true},
		{"x", 59, 1, true},
		{"llllltx", 0, 7, false},
	} {
		r := ReliabilityOf(inOrder(test.games))
		if r.Points != test.points || r.Games != test.counted || r.Rateable() != test.rateable ||
			r.New() != (test.counted < 5) {
			t.Errorf("%q comes to %+v, rateable: %v", test.games, r, r.Rateable())
		}
	}
}

// madeUp stores a game of two at a table that is not public, which nobody has played.
func (h *house) madeUp(n int, who PersonID, went bool) {
	h.t.Helper()
	id, at := "madeup"+strconv.Itoa(1e9+n), h.now().Add(time.Duration(n-100)*time.Hour).UnixMilli()
	t := &store.Table{Row: store.Row{ID: id, Game: "sticks", Status: "over", Created: at, Updated: at}}
	var facts []store.Fact
	for i, person := range []string{string(who), "somebody-else-here"} {
		t.Seats = append(t.Seats, store.Seat{Kind: "person", Name: "Somebody", Person: person})
		facts = append(facts, store.Fact{Table: id, Seat: uint8(i), Person: person, Game: "sticks", Finished: at,
			Players: 2, Rank: i + 1, Firsts: 1, Went: went && i == 0})
	}
	must(h.t, h.conf.Store.Create(h.t.Context(), t))
	version, err := h.conf.Store.Version(h.t.Context(), id)
	must(h.t, err)
	must(h.t, h.conf.Store.SetFacts(h.t.Context(), id, version, facts))
}

// Who has left many games neither opens a rated table nor sits down at one, nor has their own be rated, until they have
// finished five. Other tables are as open to them as before, and so are the rounds of a contest.
func TestRatedAfterLeaving(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek)
	for n := range 4 {
		h.madeUp(n, bek, true)
	}
	_, err := h.Create(t.Context(), rated(2), bek, 0)
	wants(t, err, ErrRatedLeft)
	_, err = h.sat(ann, bek)
	wants(t, err, ErrRatedLeft)
	public := rated(2)
	public.Public = true
	id, err := h.Create(t.Context(), public, ann, 0)
	must(t, err)
	wants(t, h.Join(t.Context(), id, 1, bek, ""), ErrRatedLeft)
	if h.look(id).Seats[1].Taken {
		t.Error("bek sits there all the same")
	}
	two := []Sitter{{Person: ann}, {Person: bek}}
	wants(t, h.OpenFor(t.Context(), NewID(), rated(2), ann, two), ErrRatedLeft)
	contest := rated(2)
	contest.Terms.Contest = "spring"
	must(t, h.OpenFor(t.Context(), NewID(), contest, "", two))

	unrated := rated(2)
	unrated.Terms.Rated = false
	own, err := h.Create(t.Context(), unrated, bek, 0)
	must(t, err)
	_, err = h.SetTerms(t.Context(), own, bek, false, rated(2).Terms)
	wants(t, err, ErrRatedLeft)
	for n := range 5 {
		wants(t, h.Join(t.Context(), id, 1, bek, ""), ErrRatedLeft)
		h.madeUp(4+n, bek, false)
	}
	must(t, h.Join(t.Context(), id, 1, bek, ""))
	_, err = h.SetTerms(t.Context(), own, bek, false, rated(2).Terms)
	must(t, err)
}
