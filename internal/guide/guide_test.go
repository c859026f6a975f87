package guide

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/game"
	"ennead/internal/sticks"
)

const whole = `
players: 2
chance: sticks 1
learner: 1
others: [Maya]
lessons:
  - {name: hide, rule: STK-2, moves: [1 hide left | hide right, 2 hide left]}
  - {name: keep, rule: STK-4, moves: [1 keep]}
`

func read(text string) (*Guide, error) {
	return Read(fstest.MapFS{"guide.yaml": {Data: []byte(text)}}, sticks.Game)
}

// Read reports what is wrong with a guide.
func TestRead(t *testing.T) {
	if _, err := read(whole); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"players: 2", "players: 9", "sticks is for 2 to 4 players"},
		{"chance: sticks 1", "", "nothing is said about chance"},
		{"learner: 1", "learner: 3", "nobody can sit in seat 3"},
		{"others: [Maya]", "others: []", "has no name"},
		{"others: [Maya]", "others: [Maya, Ani]", "there is no seat for Ani"},
		{"1 keep", "\"* keep\"", "no player's move"},
		{"1 keep", "1 juggle", "juggle"},
		{"name: keep", "title: keep", "title"},
	} {
		_, err := read(strings.Replace(whole, c.old, c.new, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "guide of sticks") {
			t.Errorf("%q instead of %q: %v, want %q", c.new, c.old, err, c.want)
		}
	}
	if _, err := Read(fstest.MapFS{}, sticks.Game); err == nil {
		t.Error("a missing guide can be read")
	}
}

// A game follows its guide as long as the players follow the script, whatever chance draws.
func TestPlace(t *testing.T) {
	g, err := read(whole)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: g.Setup})
	if err != nil {
		t.Fatal(err)
	}
	moves := 0
	for {
		place, err := g.Advance(m)
		if err != nil {
			t.Fatal(err)
		}
		if place.Over() {
			break
		}
		offered := place.Moves(m.State)
		if place.Number() != moves || place.Seat() != 0 || len(offered) == 0 {
			t.Fatalf("after %d choices it is lesson %d, seat %d may make %v", moves, place.Number(), place.Seat(),
				offered)
		}
		if err := m.Play(0, offered[len(offered)-1]); err != nil {
			t.Fatal(err)
		}
		moves++
	}
	if moves != 2 || g.Start().Over() {
		t.Errorf("the guide is over after %d choices", moves)
	}
	if again, ok := g.Place(m.Record.Turns); !ok || !again.Over() || again.Lesson() != g.End() {
		t.Errorf("the record is at %+v, %t", again, ok)
	}
	if err := m.Play(0, m.State.Moves(nil, 0)[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := g.Advance(m); !errors.Is(err, ErrLeft) {
		t.Errorf("a game that went beyond its guide: %v", err)
	}
}

// A learner is shown what players did, consecutive equal events once, and nothing that the guide leaves out.
func TestNews(t *testing.T) {
	g, err := read(strings.Replace(whole, "lessons:", "untold: [dull]\nlessons:", 1))
	if err != nil {
		t.Fatal(err)
	}
	var news []News
	for _, e := range []struct {
		seat game.Seat
		key  string
	}{{0, "dull"}, {1, "hide"}, {1, "hide"}, {0, "hide"}, {game.Nature, "flip"}, {0, "hide"}, {game.Spectator, "end"},
		{0, "keep"}} {
		news = g.Add(news, e.seat, game.Say("", e.key), e.key)
	}
	var got []string
	for _, n := range news {
		got = append(got, fmt.Sprint(n.Seat, n.Text, n.Times))
	}
	if want := []string{"1hide2", "0hide2", "0keep1"}; !slices.Equal(got, want) {
		t.Errorf("a learner is shown %q, want %q", got, want)
	}
	if !slices.Equal(g.Untold(), []string{"dull"}) {
		t.Errorf("%q stay untold", g.Untold())
	}
}

// The set-up is made by itself, including the learner's choices, and belongs to no lesson.
func TestLaid(t *testing.T) {
	g, err := read(strings.Replace(whole, "lessons:\n  - {name: hide, rule: STK-2, moves: [1 hide left | hide right, "+
		"2 hide left]}",
		"laid: [1 hide left, 2 hide left]\nlessons:", 1))
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: g.Setup})
	if err != nil {
		t.Fatal(err)
	}
	place, err := g.Advance(m)
	if err != nil || !place.Waits() || place.Number() != 0 || place.Lesson().Name != "keep" {
		t.Fatalf("the first lesson is %+v, %v", place, err)
	}
	before := len(m.Record.Turns)
	if laid := g.Laid(m.Record.Turns); laid != before || before < 2 {
		t.Errorf("%d of %d turns set up the table", laid, before)
	}
	if err := m.Play(0, place.Moves(m.State)[0]); err != nil {
		t.Fatal(err)
	}
	if laid := g.Laid(m.Record.Turns); laid != before {
		t.Errorf("then %d of %d turns", laid, len(m.Record.Turns))
	}
	if _, err := read(strings.Replace(whole, "lessons:", "laid: [1 juggle]\nlessons:", 1)); err == nil ||
		!strings.Contains(err.Error(), "laid: ") {
		t.Errorf("a move that does not exist: %v", err)
	}
}
