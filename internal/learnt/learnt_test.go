package learnt_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"ennead/arena"
	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/sticks"
)

// move reads a move of sticks.
func move(t *testing.T, text string) game.Move {
	t.Helper()
	m, err := sticks.Game.Lexicon().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// kinds are what is compared at sticks: the hands, the banks, and what one does with one's first throw.
func kinds(t *testing.T) []learnt.Kind {
	t.Helper()
	throws := []string{"keep", "leave", "wear"}
	return []learnt.Kind{
		{Key: "hand", Deeds: []string{"", "left", "right"}, Number: learnt.Verb(move(t, "hide left").Verb)},
		{Key: "bank", Deeds: []string{"red", "black"}, Number: learnt.Verb(move(t, "lay red").Verb)},
		{Key: "first", Deeds: throws, Opens: true, Number: func(_ game.State, m game.Move) (int, bool) {
			for i, text := range throws {
				if m == move(t, text) {
					return i, true
				}
			}
			return 0, false
		}},
	}
}

// record returns the record of a game of two with these moves; a * is chance.
func record(t *testing.T, rounds, moves string) *game.Record {
	t.Helper()
	r := &game.Record{Setup: game.Setup{Players: 2, Options: map[string]string{"rounds": rounds}}}
	for line := range strings.Lines(moves) {
		seat, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		turn := game.Turn{Seat: game.Nature, Move: move(t, text)}
		if seat != "*" {
			turn.Seat = game.Seat(seat[0] - '1')
		}
		r.Turns = append(r.Turns, turn)
	}
	return r
}

const begins = "* amulet clay\n* amulet gold\n1 hide left\n2 hide right\n"

// The first seat keeps its throws of 3 and 1 and wins, the second one leaves 5 and 4: two games counted by hand. Only
// the first throw of a seat opens; a seat counts once for what it does twice.
func TestCount(t *testing.T) {
	c := learnt.NewCounter(sticks.Game, kinds(t))
	for rounds, more := range map[string]string{
		"1": "* throw 3\n1 keep\n1 lay red\n* throw 5\n2 leave\n",
		"2": "* throw 3\n1 keep\n1 lay red\n* throw 5\n2 leave\n* throw 1\n1 keep\n1 lay red\n* throw 4\n2 leave\n",
	} {
		if err := c.Add(0, record(t, rounds, begins+more)); err != nil {
			t.Fatal(err)
		}
	}
	want := learnt.Table{Players: 2, Games: 2, Kinds: map[string][]learnt.Deed{
		"hand": {
			{Deed: "left", Offered: 4, Chosen: 2, Could: 4, Did: 2, Won: 2},
			{Deed: "right", Offered: 4, Chosen: 2, Could: 4, Did: 2, Other: 2},
		},
		"bank": {
			{Deed: "red", Offered: 3, Chosen: 3, Could: 2, Did: 2, Won: 2},
			{Deed: "black", Offered: 3, Could: 2, Other: 2},
		},
		"first": {
			{Deed: "keep", Offered: 4, Chosen: 2, Could: 4, Did: 2, Won: 2},
			{Deed: "leave", Offered: 4, Chosen: 2, Could: 4, Did: 2, Other: 2},
			{Deed: "wear", Offered: 4, Could: 4, Other: 2},
		},
	}}
	if got := c.Table(2); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	keep := want.Kinds["first"][0]
	if keep.Taken() != .5 || keep.With().Rate != 1 || keep.Without().Rate != 0 {
		t.Errorf("chosen %v, won %v, without %v", keep.Taken(), keep.With(), keep.Without())
	}
}

// A shared victory is won in equal parts.
func TestSharedVictory(t *testing.T) {
	c := learnt.NewCounter(sticks.Game, kinds(t))
	r := record(t, "1", begins+"* throw 3\n1 keep\n1 lay red\n* throw 3\n2 keep\n2 lay red")
	if err := c.Add(0, r); err != nil {
		t.Fatal(err)
	}
	if red := c.Table(2).Kinds["bank"][0]; red.Did != 2 || red.Won != 1 || red.Other != 0 {
		t.Errorf("%+v", red)
	}
}

// A file that fits neither the game nor its deeds, or contradicts itself, is refused.
func TestRead(t *testing.T) {
	deed := learnt.Deed{Deed: "red", Offered: 3, Chosen: 3, Could: 2, Did: 2, Won: 2}
	good := learnt.Counted{Game: "sticks", Version: 1, Series: []learnt.Table{
		{Players: 2, Games: 1, Kinds: map[string][]learnt.Deed{"bank": {deed}}}}}
	text, err := json.Marshal(good)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := learnt.Read(text, sticks.Game, kinds(t)); err != nil || !reflect.DeepEqual(*got, good) {
		t.Fatalf("%+v, %v", got, err)
	}
	for wrong, right := range map[string]string{
		`{`: `{"game"`, `"sand"`: `"sticks"`, `"boat"`: `"bank"`, `"blue"`: `"red"`,
		`"offered":1`: `"offered":3`, `"did":3`: `"did":2`, `"deed":""`: `"deed":"red"`,
		`"won":9`: `"won":2`, `"other":1`: `"other":0`,
		`"x":1,"did"`: `"did"`,
	} {
		bad := strings.Replace(string(text), right, wrong, 1)
		if got, err := learnt.Read([]byte(bad), sticks.Game, kinds(t)); err == nil {
			t.Errorf("%s reads as %+v", bad, got)
		}
	}
	if !learnt.Vague(arena.ShareOf(0, 0)) || learnt.Vague(arena.ShareOf(50, 100)) {
		t.Error("of no games something is known, or of a hundred nothing")
	}
}

// What a seat gets without a choice counts as its own, but not as chosen; nor does what all its moves come to.
func TestGot(t *testing.T) {
	amulet := []learnt.Kind{
		{Key: "amulet", Deeds: []string{"", "clay", "bronze", "gold"},
			Number: func(game.State, game.Move) (int, bool) { return 0, false },
			Got:    func(_ game.State, e game.Event) (int, bool) { return int(e.A), e.Kind == 0 }}, // the deal
		{Key: "plays", Deeds: []string{"plays"}, Number: func(game.State, game.Move) (int, bool) { return 0, true }},
	}
	c := learnt.NewCounter(sticks.Game, amulet)
	if err := c.Add(0, record(t, "1", begins+"* throw 3\n1 keep\n1 lay red\n* throw 5\n2 leave\n")); err != nil {
		t.Fatal(err)
	}
	want := map[string][]learnt.Deed{
		"plays": {{Deed: "plays", Could: 2, Did: 2, Won: 1}},
		"amulet": {
			{Deed: "clay", Could: 1, Did: 1, Won: 1},
			{Deed: "gold", Could: 1, Did: 1},
		},
	}
	if got := c.Table(2).Kinds; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
}

// Of a record is read what each seat did, once and in order, and in which order they had their first turns.
func TestReadRecord(t *testing.T) {
	got, err := learnt.ReadRecord(sticks.Game, kinds(t), record(t, "2",
		begins+"* throw 3\n1 keep\n1 lay red\n* throw 5\n2 leave\n"+
			"* throw 1\n1 leave\n* throw 4\n2 keep\n2 lay black\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := []learnt.Done{
		{Place: 1, Deeds: []learnt.Did{{Kind: "hand", Deed: "left"}, {Kind: "first", Deed: "keep"},
			{Kind: "bank", Deed: "red"}}},
		{Place: 2, Deeds: []learnt.Did{{Kind: "hand", Deed: "right"}, {Kind: "first", Deed: "leave"},
			{Kind: "bank", Deed: "black"}}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	for _, done := range append(got, learnt.Done{}) {
		if again := learnt.ReadDeeds(learnt.WriteDeeds(done.Deeds)); !reflect.DeepEqual(again, done.Deeds) {
			t.Errorf("%+v is read as %+v", done.Deeds, again)
		}
	}
}
