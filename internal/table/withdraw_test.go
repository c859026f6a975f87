package table

import (
	"context"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/clock"
	"ennead/internal/store"
)

// Whoever is banned leaves the tables that go on, as if they had left; others stay.
func TestWithdraw(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	gathering, running := h.pair(), h.pair()
	h.begin(running)
	for range 2 { // the second time there is nothing to do
		must(t, h.Withdraw(ctx, bek))
	}
	must(t, h.Withdraw(ctx, dan)) // who sits nowhere
	for _, id := range []ID{gathering, running} {
		at := h.look(id)
		if at.Seats[1].Taken || !at.Seats[0].Taken {
			t.Errorf("the seats are %+v", at.Seats)
		}
		if last := at.Happened[len(at.Happened)-1]; last.What != Left || last.Name != "Bek" || last.Seat != 1 {
			t.Errorf("it happened: %+v", last)
		}
	}
}

// reseated opens tables of Ann and Bek that cannot go on for one reason each, has something done, and returns them as
// they go on.
func reseated(t *testing.T, do func(h *house)) (h *house, tables map[string]*Table) {
	t.Helper()
	steward := func(c *Config) { c.Steward = "first" } // without one, the clocked table freezes again
	h = open(t, rules(variant{version: 1}), steward)
	ctx := t.Context()
	h.acquainted(ann, bek)
	gathering, running, older := h.pair(), h.pair(), h.pair()
	must(t, h.Ready(ctx, gathering, 1, [16]byte{1}))
	clocked, err := h.Create(ctx, people(2).timed("live quick"), ann, 0)
	must(t, err)
	_, err = h.Claim(ctx, clocked, h.key(clocked, 1), bek, "Bek")
	must(t, err)
	for _, id := range []ID{running, clocked, older} {
		h.begin(id)
		h.move(id, 0, "hide left")
	}
	for _, id := range []ID{gathering, running, clocked} {
		must(t, h.Shut(ctx, id, "cheating"))
	}
	h.reopen(rules(variant{version: 2}), steward) // under which the others cannot be replayed
	if at := h.look(older); at.Status != Frozen || at.Reason != ReasonOld {
		t.Fatalf("%s: %s", at.Status, at.Reason)
	}
	do(h)
	h.reopen(rules(variant{version: 1}), steward)
	tables = map[string]*Table{}
	for name, id := range map[string]ID{"gathering": gathering, "running": running, "clocked": clocked} {
		must(t, h.Thaw(ctx, id))
		tables[name] = h.look(id)
	}
	tables["older"] = h.look(older)
	return h, tables
}

// Whoever is banned has left the closed tables, too, and those that no program can read now: none of them gives back
// the seat when it goes on.
func TestBanAtFrozenTables(t *testing.T) {
	h, tables := reseated(t, func(h *house) {
		for range 2 { // the second time there is nothing to do
			must(t, h.Withdraw(t.Context(), bek))
		}
	})
	for name, at := range tables {
		want := Playing
		if name == "gathering" {
			want = Gathering
		}
		if at.Status != want || at.Seats[1].Taken || !at.Seats[0].Taken {
			t.Errorf("%s: the table is %s, and its seats are %+v", name, at.Status, at.Seats)
		}
		if names := at.Match.Record.Names; names[1] != "" || names[0] == "" {
			t.Errorf("%s: the record names %q", name, names)
		}
		if n := len(at.Happened); n != 1 || at.Happened[0].What != Left || at.Happened[0].Seat != 1 ||
			at.Happened[0].Name == "" || at.Happened[0].who != string(bek) ||
			at.Happened[0].Turns > len(at.Match.Record.Turns) { // a steward may have played since
			t.Errorf("%s: it happened: %+v", name, at.Happened)
		}
	}
	if at := tables["gathering"]; at.Seats[1].Ready || len(at.Match.Record.Bits) != 0 {
		t.Error("the seat is still ready")
	}
	if c := h.left(tables["clocked"].ID, 1); c.Status != clock.IsAbsent {
		t.Errorf("the clock of the free seat: %+v", c)
	}
	_, err := h.Claim(t.Context(), tables["running"].ID, h.key(tables["running"].ID, 1), cem, "Cem")
	must(t, err)
}

// A second browser of somebody who is banned loses the seat at a closed table, and its person keeps it.
func TestBanOfASecondBrowserAtAFrozenTable(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	id := h.pair()
	_, err := h.MakeLink(ctx, id, 1, bek, AddDevice)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), cem, "")
	must(t, err)
	must(t, h.CloseTable(ctx, id))
	must(t, h.Withdraw(ctx, cem))
	must(t, h.Thaw(ctx, id))
	if s := h.look(id).Seats[1]; !s.heldBy(string(bek)) || s.heldBy(string(cem)) || s.Devices() != 1 {
		t.Errorf("the seat is %+v", s)
	}
}

// A name that moderators have taken away does not come back with a closed table.
func TestRenameAtFrozenTables(t *testing.T) {
	_, tables := reseated(t, func(h *house) {
		h.ruled("rename", store.MeasureRename, bek, func(p *store.Person, m *store.Measure) {
			m.Former, m.Name = p.Name, "Player 7"
			p.Name = m.Name
		})
		h.Follow(t.Context(), "rename")
	})
	for name, at := range tables {
		if s := at.Seats[1]; s.Name != "Player 7" || !s.heldBy(string(bek)) {
			t.Errorf("%s: the seat is %+v", name, s)
		}
		if names := at.Match.Record.Names; names[1] != "Player 7" || names[0] == "Player 7" {
			t.Errorf("%s: the record names %q", name, names)
		}
	}
}

// A name that moderators have taken away is not beside a seat whose person lets its bearer look on, nor in the lines of
// the chronicle, whether the table is closed or not. Names of others stay.
func TestRenameOfWhoLooksOn(t *testing.T) {
	for name, frozen := range map[string]bool{"running": false, "frozen": true} {
		t.Run(name, func(t *testing.T) {
			h := open(t)
			h.acquainted(ann, bek, cem, dan)
			id := h.company(ann, cem)
			must(t, h.lend(id, 0, ann, bek, "Bek"))
			_, err := h.TakeBack(t.Context(), id, 0, ann)
			must(t, err)
			must(t, h.lend(id, 0, ann, bek, ""))
			must(t, h.lend(id, 1, cem, dan, "Dan"))
			if frozen {
				must(t, h.CloseTable(t.Context(), id))
			}
			version := h.look(id).Version
			h.ruled("rename", store.MeasureRename, bek, func(p *store.Person, m *store.Measure) {
				m.Former, m.Name = p.Name, "Player 7"
				p.Name = m.Name
			})
			h.Follow(t.Context(), "rename")
			if h.look(id).Version == version {
				t.Error("the table has no other version")
			}
			if frozen {
				must(t, h.Thaw(t.Context(), id))
			}
			at := h.look(id)
			if name, _ := at.Onlooker(0); name != "Player 7" {
				t.Errorf("%q looks on", name)
			}
			if name, _ := at.Onlooker(1); name != "Dan" {
				t.Errorf("another is called %q", name)
			}
			for _, one := range at.Happened {
				if one.Next == "Bek" {
					t.Errorf("the chronicle says %+v", one)
				}
			}
		})
	}
}

// Whoever is muted says nothing at any table, until it ends.
func TestMuted(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	id := h.pair()
	must(t, h.conf.Store.EditPerson(ctx, string(bek), func(p *store.Person) error {
		p.MutedTill = w.now().UnixMilli() + 1000
		return nil
	}))
	wants(t, h.Say(ctx, id, bek, 1, "Hello"), ErrMuted)
	wants(t, h.SayPhrase(ctx, id, bek, 1, "hello"), ErrMuted)
	must(t, h.Say(ctx, id, ann, 0, "Hello"))
	_, err := h.MakeLink(ctx, id, 1, bek, AddDevice)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), cem, "")
	must(t, err)
	wants(t, h.Say(ctx, id, cem, 1, "Hello from a second browser"), ErrMuted)
	w.pass(time.Second)
	must(t, h.SayPhrase(ctx, id, bek, 1, "hello"))
	if n := len(h.said(id)); n != 2 {
		t.Errorf("%d lines are said", n)
	}
}

// ruled stores a measure about somebody, with the job that follows from it.
func (h *house) ruled(id, kind string, who PersonID, edit func(*store.Person, *store.Measure)) {
	h.t.Helper()
	now := h.now().UnixMilli()
	must(h.t, h.conf.Store.Rule(h.t.Context(), store.Ruling{ID: id, At: now, Action: kind, Subject: string(who),
		Measure: id, Ends: kind == store.MeasureBan,
		Edit: func(p *store.Person, m *store.Measure) error {
			m.Kind, m.Made = kind, now
			edit(p, m)
			return nil
		},
		Jobs: []store.Job{{JobID: store.JobID{Kind: store.FollowJob, Key: id}, Due: now}}}))
}

func (h *house) ban(who PersonID) {
	h.t.Helper()
	h.ruled("ban of "+string(who), store.MeasureBan, who, func(p *store.Person, m *store.Measure) {
		p.BannedSince = m.Made
	})
}

// Whoever is banned sits down nowhere, opens no table, looks for no game and is not invited.
func TestBannedSitNowhere(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.acquainted(ann, bek)
	h.account(bek, "Bek", "bek")
	spec := people(2)
	spec.Public = true
	id, err := h.Create(ctx, spec, ann, 0)
	must(t, err)
	key := h.key(id, 1)
	h.ban(bek)
	wants(t, h.Join(ctx, id, 1, bek, ""), ErrBanned)
	_, err = h.Claim(ctx, id, key, bek, "")
	wants(t, err, ErrBanned)
	_, err = h.Create(ctx, spec, bek, 0)
	wants(t, err, ErrBanned)
	wants(t, h.MayLook(ctx, bek), ErrBanned)
	wants(t, h.OpenFor(ctx, NewID(), people(2), ann, []Sitter{{ann, "Ann"}, {bek, "Bek"}}), ErrBanned)
	_, err = h.Invite(ctx, id, ann, "Bek")
	wants(t, err, ErrUninvitable)
	if h.look(id).Seats[1].Taken {
		t.Error("Bek sits at the table")
	}
}

// traceless is a store that does not find the tables of a person the first times.
type traceless struct {
	store.Store
	fails int
}

func (f *traceless) Traces(ctx context.Context, who string) ([]string, error) {
	if f.fails--; f.fails >= 0 {
		return nil, store.ErrUnreachable
	}
	return f.Store.Traces(ctx, who)
}

// A ban that fails at the tables is done again until it is done, and once more for whoever was just sitting down.
func TestBanInTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		failing := &traceless{fails: 2}
		h := open(t, func(c *Config) {
			failing.Store = c.Store
			c.Store = failing
		})
		t.Cleanup(h.shut)
		h.acquainted(ann, bek)
		first, second := h.pair(), h.pair()
		_, err := h.Leave(t.Context(), second, 1, bek)
		must(t, err)
		h.ban(bek)
		h.Follow(t.Context(), "ban of "+string(bek))
		if !h.look(first).Seats[1].Taken {
			t.Fatal("a store that finds no tables has freed a seat")
		}
		time.Sleep(3 * leaves)
		synctest.Wait()
		if h.look(first).Seats[1].Taken {
			t.Error("the seat is not free after a while")
		}
		if _, err := h.conf.Store.Job(t.Context(), store.JobID{Kind: store.FollowJob,
			Key: "ban of " + string(bek)}); err == nil {
			t.Error("there is still a job")
		}
	})
}

// Somebody whose request began before the ban sits down after it, and leaves again.
func TestBanWhileSittingDown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek)
		id := h.pair()
		_, err := h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		was, err := h.sitter(t.Context(), bek, "Bek")
		must(t, err)
		h.ban(bek)
		h.Follow(t.Context(), "ban of "+string(bek))
		_, err = h.edit(t.Context(), id, func(t *Table) error { return t.sitDown(1, was, h.now()) })
		must(t, err)
		time.Sleep(2 * settling)
		synctest.Wait()
		if h.look(id).Seats[1].Taken {
			t.Error("whoever is banned still sits there")
		}
	})
}

// What a server did not do, the next one does.
func TestBanLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek)
		id := h.pair()
		h.ban(bek)
		h.reopen()
		time.Sleep(2 * holds)
		synctest.Wait()
		if h.look(id).Seats[1].Taken {
			t.Error("the seat is not free")
		}
	})
}

// A ban of somebody's second browser leaves them their seat.
func TestBanOfASecondBrowser(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	id := h.pair()
	_, err := h.MakeLink(ctx, id, 1, bek, AddDevice)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), cem, "")
	must(t, err)
	must(t, h.Withdraw(ctx, cem))
	if s := h.look(id).Seats[1]; !s.heldBy(string(bek)) || s.heldBy(string(cem)) || s.Devices() != 1 {
		t.Errorf("the seat is %+v", s)
	}
}

// However often moderators change a name, its person may change it themselves.
func TestRenamesOfModerators(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.acquainted(ann, bek)
	id := h.pair()
	before := "Bek"
	for n := range 2 * mostRenames {
		name := "Player " + strconv.Itoa(n)
		h.ruled(name, store.MeasureRename, bek, func(p *store.Person, m *store.Measure) {
			m.Former, m.Name = p.Name, name
			p.Name = name
		})
		h.Follow(ctx, name)
		if is := h.look(id).Seats[1].Name; is != name {
			t.Fatalf("the seat is called %q, not %q after %q", is, name, before)
		}
		before = name
	}
	must(t, h.Rename(ctx, bek, "Becky"))
}
