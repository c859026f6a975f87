package table

import (
	"errors"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

var errDisk = errors.New("the disk is on fire")

// variant is sticks with one difference.
type variant struct {
	game.Game
	version int
	broken  string // moves that begin with this break an invariant
}

func (v variant) Version() int { return v.version }

func (v variant) New(s game.Setup) (game.State, error) {
	if s.Options["rounds"] == "broken" {
		panic("no rounds")
	}
	state, err := v.Game.New(s)
	return &fragile{state, v}, err
}

type fragile struct {
	game.State
	rules variant
}

func (f *fragile) Play(seat game.Seat, m game.Move, log *game.Log) {
	f.State.Play(seat, m, log)
	if b := f.rules.broken; b != "" && strings.HasPrefix(f.rules.Lexicon().Text(m), b) {
		panic("an invariant broke")
	}
}

func (f *fragile) Copy() game.State        { return &fragile{f.State.Copy(), f.rules} }
func (f *fragile) CopyFrom(o game.State)   { f.State.CopyFrom(o.(*fragile).State) }
func (f *fragile) Equal(o game.State) bool { return f.State.Equal(o.(*fragile).State) }
func rules(v variant) func(*Config) {
	v.Game = sticks.Game
	return func(c *Config) { c.Games = []game.Game{v} }
}

func TestBrokenRulesFreezeTheirTableAlone(t *testing.T) {
	h := open(t, rules(variant{version: 1, broken: "hide right"}))
	spec := people(2)
	spec.Setup.Options = map[string]string{"rounds": "broken"}
	_, err := h.Create(t.Context(), spec, ann, 0)
	wants(t, err, ErrSetup)
	if strings.Contains(err.Error(), "goroutine") {
		t.Errorf("a stack trace is shown: %v", err)
	}

	id, other := h.begun(people(2)), h.begun(people(2))
	before := h.move(id, 0, "hide left")
	_, err = h.Choose(t.Context(), id, 1, before.Version, parse(t, "hide right"))
	wants(t, err, ErrFrozen)
	at := h.look(id)
	if at.Status != Frozen || at.Reason != ReasonRules || at.Version != before.Version+1 ||
		!at.Match.State.Equal(before.Match.State) {
		t.Errorf("%+v", at)
	}
	for _, want := range []string{"an invariant broke", "frozen_test.go"} {
		if !strings.Contains(h.log.String(), want) {
			t.Errorf("the log lacks %q", want)
		}
	}
	h.move(other, 0, "hide left")

	h.reopen(rules(variant{version: 1})) // repaired
	if got := h.look(id); got.Status != Frozen {
		t.Fatal("thawed by itself")
	}
	must(t, h.Thaw(t.Context(), id))
	h.move(id, 1, "hide right")
	h.reopen(rules(variant{version: 1, broken: "hide left"})) // broken for the stored record
	for _, id := range []ID{id, other} {
		at := h.look(id)
		if at.Status != Frozen || at.Reason != ReasonRules {
			t.Errorf("%+v", at)
		}
		wants(t, h.Thaw(t.Context(), id), ErrNotFrozen)
	}
	h.reopen(rules(variant{version: 1}))
	if got := h.look(id); got.Status != Playing {
		t.Errorf("a record that cannot be replayed is lost: %+v", got)
	}
}

func TestRulesThatBreakAtTheBeginning(t *testing.T) {
	h := open(t, rules(variant{version: 1, broken: "amulet"}))
	if _, err := h.Create(t.Context(), crowd("first", "first"), ann, game.Spectator); err == nil {
		t.Error("a table that cannot begin was opened")
	}
	id, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
	must(t, err)
	must(t, h.Ready(t.Context(), id, 0, [16]byte{}))
	wants(t, h.Ready(t.Context(), id, 1, [16]byte{}), ErrFrozen)
	if at := h.look(id); at.Status != Frozen || at.Reason != ReasonRules {
		t.Fatalf("%+v", at)
	}
	h.reopen(rules(variant{version: 1}))
	must(t, h.Thaw(t.Context(), id))
	if at := h.look(id); at.Status != Gathering {
		t.Fatalf("%+v", at)
	}
	must(t, h.Ready(t.Context(), id, 1, [16]byte{}))
	h.finish(id)
}

func TestOldRules(t *testing.T) {
	h := open(t)
	playing, over, practice := h.begun(people(2)), h.begun(people(2)), ID("")
	h.move(playing, 0, "hide left")
	h.finish(over)
	practice, err := h.Fork(t.Context(), over, 0, ann, nil)
	must(t, err)
	gathering, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)

	h.reopen(rules(variant{version: 2}))
	for _, id := range []ID{playing, practice} {
		at := h.look(id)
		if at.Status != Frozen || at.Reason != ReasonOld || at.Match == nil || at.Rules != 1 ||
			at.Record(0).Version != 1 || at.Seal == "" {
			t.Errorf("%+v", at)
		}
		_, err := h.Choose(t.Context(), id, 1, at.Version, parse(t, "hide left"))
		wants(t, err, ErrFrozen)
	}
	if strings.Contains(h.log.String(), "%!") {
		t.Errorf("a line of the log is incomplete: %s", h.log)
	}
	if n := len(h.look(playing).Match.Record.Turns); n != 3 {
		t.Errorf("%d turns", n)
	}
	h.begin(gathering) // nothing was played under the old rules
	h.reopen(rules(variant{version: 1}))
	for id, want := range map[ID]Status{playing: Playing, over: Over, practice: Playing, gathering: Frozen} {
		if got := h.look(id); got.Status != want {
			t.Errorf("%s, want %s", got.Status, want)
		}
	}
	h.reopen(func(c *Config) { c.Games = nil })
	if at := h.look(playing); at.Status != Frozen || at.Reason != ReasonNoGame || at.Match != nil ||
		at.Game != "sticks" || at.Owing() != 0 || at.Practice() {
		t.Errorf("%+v", at)
	}
	if list, err := h.Mine(t.Context(), ann); err != nil || len(list) != 4 {
		t.Errorf("%v, %v", list, err)
	}
	h.reopen(rules(variant{version: 1}))
	h.move(playing, 1, "hide left")
}

func TestBadStoredRecord(t *testing.T) {
	h := open(t)
	for name, spoil := range map[string]func(*store.Change){
		"unknown move":  func(c *store.Change) { c.Moves[0].Text = "jump" },
		"illegal move":  func(c *store.Change) { c.Moves[0].Text = "lay red" },
		"unknown seat":  func(c *store.Change) { c.Moves[0].Seat = 12 },
		"broken header": func(c *store.Change) { text := "nonsense"; c.Header = &text },
		"empty header":  func(c *store.Change) { text := ""; c.Header = &text },
	} {
		id := h.begun(people(2))
		at := h.look(id)
		c := &store.Change{
			ID: string(id), Expected: at.Version, Status: string(Playing), Owing: 0b11,
			From: len(at.Match.Record.Turns), Moves: []store.Move{{Seat: 0, Text: "hide left"}},
		}
		spoil(c)
		must(t, h.conf.Store.Change(t.Context(), c))
		got := h.look(id)
		if got.Status != Frozen || got.Reason != ReasonRecord {
			t.Errorf("%s: %+v", name, got)
		}
		wants(t, h.Thaw(t.Context(), id), ErrNotFrozen)
	}
}

func TestCatalogueKeys(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range Problems() {
		if seen[p.Key] || !strings.HasPrefix(p.Key, "table.error.") || p.Error() == "" {
			t.Errorf("%q", p.Key)
		}
		seen[p.Key] = true
	}
	for _, r := range Reasons() {
		if seen[string(r)] || !strings.HasPrefix(string(r), "table.frozen.") {
			t.Errorf("%q", r)
		}
		seen[string(r)] = true
	}
}
