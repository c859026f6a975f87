package table

import (
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

// old is a program that knows only the first rules of sticks, both one that knows the second as well.
func old(c *Config) { c.Games = []game.Game{sticks.Game} }

func both(c *Config) { c.Games, c.Build = []game.Game{sticks.Game, sticks.Corrected}, "v2" }

func corrected(c *Config) { c.Games = []game.Game{sticks.Corrected} }

// besideAs opens another program on the same store, and returns what ends it.
func (h *house) besideAs(changes ...func(*Config)) (*house, func()) {
	h.t.Helper()
	other := *h
	for _, change := range changes {
		change(&other.conf)
	}
	var err error
	other.House, err = Open(h.t.Context(), other.conf)
	must(h.t, err)
	ended := false
	end := func() {
		if !ended {
			ended = true
			other.Close()
		}
	}
	h.t.Cleanup(end)
	return &other, end
}

func (h *house) rulesOf(id ID) int {
	h.t.Helper()
	t := h.look(id)
	if t.Match.Game.Version() != t.Rules || t.Match.Record.Version != t.Rules || t.Record(0).Version != t.Rules {
		h.t.Errorf("table of rules %d is played as %d, its record says %d", t.Rules, t.Match.Game.Version(),
			t.Record(0).Version)
	}
	return t.Rules
}

// A table keeps the version of its rules to its end, and what is continued from it has that version too. New tables
// have the newest.
func TestTableKeepsItsRules(t *testing.T) {
	h := open(t, by(count))
	begun, waiting := h.begun(people(2)), ID("")
	waiting, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	h.move(begun, 0, "hide left")

	h.reopen(both)
	if games := h.Games(); len(games) != 1 || games[0] != h.Newest("sticks") || games[0].Version() != 2 {
		t.Errorf("the house offers %v", games)
	}
	if g := h.Game("sticks", 1); g == nil || g.Version() != 1 || h.Game("sticks", 3) != nil ||
		h.Game("senet", 1) != nil {
		t.Errorf("version 1 is %v", g)
	}
	next := h.begun(people(2))
	h.begin(waiting)
	for range 2 {
		for id, want := range map[ID]int{begun: 1, waiting: 1, next: 2} {
			if got := h.rulesOf(id); got != want || h.look(id).Status != Playing {
				t.Errorf("rules %d instead of %d, %s", got, want, h.look(id).Status)
			}
			h.step(id)
		}
		h.reopen()
	}
	for id, want := range map[ID]int{begun: 1, waiting: 1, next: 2} {
		at := h.finish(id)
		if at.Status != Over || h.rulesOf(id) != want || at.Older() {
			t.Errorf("%+v", at)
		}
		must(t, h.Analyse(t.Context(), id))
		if a := h.settled(id); a.State != AnalysisDone {
			t.Errorf("the analysis is %s", a.State)
		}
		fork, err := h.Fork(t.Context(), id, 5, bek, nil)
		must(t, err)
		imported, err := h.Import(t.Context(), strings.NewReader(record(t, at.Match.Game, at.Match.Record)), bek, nil)
		must(t, err)
		for name, made := range map[string]ID{"fork": fork, "import": imported} {
			if got := h.rulesOf(made); got != want {
				t.Errorf("a %s of rules %d has rules %d", name, want, got)
			}
		}
	}
}

// A new table has the highest version that all living servers know.
func TestNewTablesHaveRulesThatAllKnow(t *testing.T) {
	h := open(t, both)
	version := func() int {
		t.Helper()
		id, err := h.Create(t.Context(), people(2), ann, 0)
		must(t, err)
		return h.rulesOf(id)
	}
	wantsRules := func(when string, want int) {
		t.Helper()
		if got := version(); got != want {
			t.Errorf("%s: rules %d instead of %d", when, got, want)
		}
	}
	wantsRules("alone", 2)
	_, end := h.besideAs(both)
	wantsRules("beside one that knows the same", 2)
	end()
	_, end = h.besideAs(old)
	wantsRules("beside an old one", 1)
	end()
	wantsRules("after the old one", 2)
	_, end = h.besideAs(corrected)
	wantsRules("beside one that has given up the old rules", 2)
	end()
	_, _ = h.besideAs(old, func(c *Config) { c.Roles = []Role{} })
	wantsRules("beside one that is open only for a moment", 2)

	must(t, h.conf.Store.Appear(t.Context(), store.Node{ID: "dead", Rules: `{"sticks":[1]}`}, alive))
	wantsRules("beside an old one that is killed later", 1)
	must(t, h.conf.Store.Appear(t.Context(), store.Node{ID: "odd", Rules: "?"}, alive))
	_, err := h.Create(t.Context(), people(2), ann, 0)
	if err == nil {
		t.Error("what another server knows cannot be read, and a table is made")
	}
}

// Each server gives signs of life, with what it is, and departs when it is closed.
func TestSignsOfLife(t *testing.T) {
	h := open(t, both)
	nodes, err := h.conf.Store.Nodes(t.Context(), alive)
	must(t, err)
	if len(nodes) != 1 || nodes[0].Build != "v2" || nodes[0].Rules != `{"sticks":[1,2]}` || nodes[0].Schema == 0 {
		t.Fatalf("%+v", nodes)
	}
	deadline := time.Now().Add(patience)
	for first := nodes[0].Seen; nodes[0].Seen == first; {
		if time.Sleep(50 * time.Millisecond); time.Now().After(deadline) {
			t.Fatal("no second sign of life")
		}
		nodes, err = h.conf.Store.Nodes(t.Context(), alive)
		must(t, err)
	}
	h.Close()
	nodes, err = h.conf.Store.Nodes(t.Context(), alive)
	must(t, err)
	if len(nodes) != 0 {
		t.Errorf("after its end: %+v", nodes)
	}
}

// A server that meets a table of rules that only another has leaves it alone: it neither shows nor freezes it, and its
// bots keep away. Once nobody has them, it is frozen here, until somebody has them again; nothing of that is stored.
func TestTableOfRulesThatOthersKnow(t *testing.T) {
	h := open(t, old)
	later, end := h.besideAs(corrected)
	spec := people(2)
	spec.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
	id := later.begun(spec)
	over := later.finish(later.begun(people(2)))
	version := later.look(id).Version

	strange := func(err error) {
		t.Helper()
		wants(t, err, ErrElsewhere)
	}
	alone := func() {
		t.Helper()
		_, err := h.Look(t.Context(), id)
		strange(err)
		_, err = h.Choose(t.Context(), id, 0, version, parse(t, "hide left"))
		strange(err)
		_, err = h.Fork(t.Context(), over.ID, 5, bek, nil)
		strange(err)
		strange(h.Analyse(t.Context(), over.ID))
		strange(h.Say(t.Context(), id, ann, 0, "hello"))
		text := record(t, over.Match.Game, over.Match.Record)
		_, err = h.Import(t.Context(), strings.NewReader(text), bek, nil)
		strange(err)
		h.bots.wake(t.Context(), id)
		h.bots.all.Wait()
		if h.log.String() != "" {
			t.Errorf("the log says %s", h.log)
		}
	}
	alone()
	mine, err := h.Mine(t.Context(), ann)
	must(t, err)
	if len(mine) != 2 {
		t.Errorf("%d tables are listed", len(mine))
	}
	if now := later.look(id); now.Status != Playing {
		t.Fatalf("it is %s there", now.Status)
	}
	end()

	for range 2 { // the second time from memory
		if at := h.look(id); at.Status != Frozen || at.Reason != ReasonOld {
			t.Errorf("nobody has its rules, and it is %s: %s", at.Status, at.Reason)
		}
	}
	h.log.text.Reset()
	later, _ = h.besideAs(corrected)
	alone()
	if at := later.finish(id); at.Status != Playing && at.Status != Over {
		t.Errorf("there it is %s", at.Status)
	}
	later.eventually(id, "over", func(t *Table) bool {
		later.step(id)
		return t.Status == Over
	})
}

// A finished game of rules that nobody has is shown under the newest; when a server with its own comes back, it is left
// to that.
func TestFinishedGameGoesBackToItsRules(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	h.finish(id)
	h.reopen(corrected)
	if at := h.look(id); at.Status != Over || !at.Older() {
		t.Fatalf("%+v", at)
	}
	_, end := h.besideAs(old)
	_, err := h.Look(t.Context(), id)
	wants(t, err, ErrElsewhere)
	end()
	if at := h.look(id); !at.Older() {
		t.Errorf("%+v", at)
	}
}

// A server that cannot give a person's new name to all of their tables has another finish that.
func TestRenameIsFinishedElsewhere(t *testing.T) {
	h := open(t, old)
	mine, end := h.besideAs(corrected)
	spec := people(2)
	spec.Seats[0].Name = "Ann"
	theirs, err := mine.Create(t.Context(), spec, ann, 0)
	must(t, err)
	ours, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	wants(t, h.Rename(t.Context(), ann, "Anat"), ErrElsewhere)
	if name := h.look(ours).Seats[0].Name; name != "Anat" {
		t.Errorf("she is called %q", name)
	}
	end()
	mine, _ = h.besideAs(both)
	must(t, mine.Rename(t.Context(), ann, "Anat"))
	name, err := h.Name(t.Context(), ann)
	must(t, err)
	if now := mine.look(theirs).Seats[0].Name; now != "Anat" || name != "Anat" {
		t.Errorf("she is called %q there, and known as %q", now, name)
	}
}

// A guide knows only the newest rules: its tables have these, and one that began under older ones leaves it and goes on
// with bots.
func TestGuideHasTheNewestRules(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	id, err := h.Learn(t.Context(), "sticks", ann, "Ann", "first")
	must(t, err)
	h.reopen(both)
	if _, guided := h.look(id).Lesson(); guided || h.rulesOf(id) != 1 || h.look(id).Status != Playing {
		t.Errorf("%+v", h.look(id))
	}
	h.eventually(id, "over", func(t *Table) bool {
		h.step(id)
		return t.Status == Over
	})
	fresh, err := h.Learn(t.Context(), "sticks", ann, "Ann", "first")
	must(t, err)
	if _, guided := h.look(fresh).Lesson(); !guided || h.rulesOf(fresh) != 2 {
		t.Errorf("%+v", h.look(fresh))
	}
	other, _ := h.besideAs(old)
	_, err = other.Look(t.Context(), fresh)
	wants(t, err, ErrElsewhere)
	if place, err := other.Learning(t.Context(), "sticks", ann); place != nil || err != nil {
		t.Errorf("the old program goes on at %+v, %v", place, err)
	}
}
