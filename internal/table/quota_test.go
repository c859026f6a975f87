package table

import (
	"context"
	"fmt"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

var small = Quotas{Open: 2, OpenNetwork: 4, Running: 3, RunningNetwork: 5, Opening: 6, OpeningNetwork: 9}

// from returns the context of a request from that network.
func from(t *testing.T, network string) context.Context {
	return From(t.Context(), netip.MustParsePrefix(network))
}

func stranger(n int) PersonID { return PersonID(fmt.Sprintf("somebody without a name %d", n)) }

// A visitor who opens tables without end is stopped by their own quota; one who takes another name for each, by that
// of the network.
func TestOpenTables(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed, func(c *Config) { c.Quotas = small })
	create := func(network string, who PersonID) error {
		w.pass(time.Hour) // so that recent openings do not count
		_, err := h.Create(from(t, network), people(2), who, 0)
		return err
	}
	must(t, create("192.0.2.1/32", ann))
	must(t, create("192.0.2.1/32", ann))
	wants(t, create("192.0.2.1/32", ann), ErrManyOpen)
	wants(t, create("192.0.2.2/32", ann), ErrManyOpen) // from whatever network she comes
	must(t, create("192.0.2.1/32", stranger(1)))
	must(t, create("192.0.2.1/32", stranger(2)))
	wants(t, create("192.0.2.1/32", stranger(3)), ErrManyOpen)
	must(t, create("192.0.2.2/32", stranger(3)))

	for i := range small.OpenNetwork { // the networks of one connection count as one
		must(t, create(fmt.Sprintf("2001:db8:0:%x::/64", i), stranger(10+i)))
	}
	wants(t, create("2001:db8:0:ff::/64", stranger(20)), ErrManyOpen)
	must(t, create("2001:db8:0:100::/64", stranger(20)))

	h.reopen() // open tables are stored
	wants(t, create("192.0.2.1/32", stranger(3)), ErrManyOpen)
	for i := range 3 * small.OpenNetwork { // a request without a network has no network quota
		_, err := h.Create(t.Context(), people(2), stranger(30+i), 0)
		w.pass(time.Hour)
		must(t, err)
	}
}

// Simultaneous requests open no more tables than consecutive ones.
func TestOpenTablesAtOnce(t *testing.T) {
	h := open(t, func(c *Config) { c.Quotas = small })
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() { _, _ = h.Create(from(t, "192.0.2.1/32"), people(2), stranger(i), 0) })
	}
	all.Wait()
	_, ours, err := h.conf.Store.Opened(t.Context(), string(Gathering), "", h.network(from(t, "192.0.2.1/32")), 0)
	if err != nil || ours != small.OpenNetwork {
		t.Errorf("%d tables are open, %v", ours, err)
	}
}

// Games in progress count while something happens in them, however they began.
func TestRunningGames(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed, func(c *Config) { c.Quotas = small })
	over := h.begun(people(2))
	h.finish(over)
	ctx := from(t, "192.0.2.1/32")
	for range small.Running {
		w.pass(time.Hour)
		_, err := h.Fork(ctx, over, 1, bek, nil)
		must(t, err)
	}
	_, err := h.Fork(ctx, over, 1, bek, nil)
	wants(t, err, ErrManyRunning)
	w.pass(asleep - time.Hour) // the first of them has been inactive for long enough
	_, err = h.Fork(ctx, over, 1, bek, nil)
	must(t, err)
	_, err = h.Fork(ctx, over, 1, bek, nil)
	wants(t, err, ErrManyRunning)
}

// However the tables end, the number opened in ten minutes is limited.
func TestTablesWithinTenMinutes(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.begun(people(2))
	h.finish(id)
	text := record(t, sticks.Game, h.look(id).Match.Record)
	h.reopen(func(c *Config) { c.Quotas = small })
	bring := func(who PersonID) error {
		_, err := h.Import(from(t, "192.0.2.1/32"), strings.NewReader(text), who, nil)
		return err
	}
	for range small.Opening {
		must(t, bring(ann))
	}
	wants(t, bring(ann), ErrManyAtOnce)
	for i := range small.OpeningNetwork - small.Opening {
		must(t, bring(stranger(i)))
	}
	wants(t, bring(bek), ErrManyAtOnce)
	w.pass(shortWhile)
	must(t, bring(bek))
}

func TestQuotasTimes(t *testing.T) {
	if got := UsualQuotas.Times(1); got != UsualQuotas {
		t.Errorf("once: %+v", got)
	}
	if got := UsualQuotas.Times(0); got != (Quotas{}) {
		t.Errorf("none: %+v", got)
	}
	if got := small.Times(0.01); got != (Quotas{1, 1, 1, 1, 1, 1, 1, 1, 1}) {
		t.Errorf("almost none: %+v", got)
	}
	if got := small.Times(1e300); got.Open < 1<<30 {
		t.Errorf("more than there can be: %+v", got)
	}
}

// Changing cookies does not allow more chat: a seat has its own limit, and so does a network.
func TestTalkOfManyNames(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := from(t, "192.0.2.1/32")
	said := 0
	for i := range 10 {
		id := h.pair()
		for n := range mostAtOnce + 1 {
			who := []PersonID{ann, bek}[i%2]
			if h.Say(ctx, id, who, game.Seat(i%2), fmt.Sprint("on and on ", n)) == nil {
				said++
			}
		}
		h.talk.mu.Lock()
		for _, who := range []PersonID{ann, bek} { // as if they had come with new cookies
			known, _ := h.who(who)
			delete(h.talk.done, known)
		}
		h.talk.mu.Unlock()
	}
	if said != mostOfANetwork {
		t.Errorf("%d lines were written, not %d", said, mostOfANetwork)
	}
}

// A new name may change a thousand tables, so name changes are limited.
func TestRenamesHaveAPace(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	for i := range mostRenames {
		must(t, h.Rename(t.Context(), ann, fmt.Sprint("Ann ", i)))
	}
	must(t, h.Rename(t.Context(), ann, fmt.Sprint("Ann ", mostRenames-1))) // not a new one
	wants(t, h.Rename(t.Context(), ann, "Ann"), ErrRenaming)
	must(t, h.Rename(t.Context(), bek, "Bek"))
	w.pass(renaming)
	must(t, h.Rename(t.Context(), ann, "Ann"))
}

// One person's tables do not fill the public list, and those waiting for people come first.
func TestPublicListIsFair(t *testing.T) {
	h := open(t)
	spec := people(2)
	spec.Public = true
	for range 50 {
		_, err := h.Create(t.Context(), spec, ann, 0)
		must(t, err)
	}
	over := h.begun(spec)
	h.finish(over)
	theirs, err := h.Create(t.Context(), spec, cem, 0)
	must(t, err)
	list, err := h.Public(t.Context(), "")
	must(t, err)
	if len(list) != 4 || list[0].ID != theirs || list[3].ID != over {
		t.Errorf("%d tables: %+v", len(list), list)
	}
}

// A guest has so many tables in all, whether they wait or are played; who has an account has more. What nobody has
// touched for some time does not count.
func TestTablesInAll(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed, func(c *Config) { c.Quotas = Quotas{Guest: 3, Account: 5} })
	over := h.begun(people(2))
	h.finish(over)
	ctx := from(t, "192.0.2.1/32")
	waits := func(who PersonID) error {
		w.pass(time.Hour)
		_, err := h.Create(ctx, people(2), who, 0)
		return err
	}
	plays := func(who PersonID) error {
		w.pass(time.Hour)
		_, err := h.Fork(ctx, over, 1, who, nil)
		return err
	}
	guest, kept := stranger(1), stranger(2)
	must(t, h.conf.Store.EditPerson(t.Context(), string(kept), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Kept", "kept"
		return nil
	}))
	must(t, waits(guest))
	must(t, plays(guest))
	must(t, plays(guest))
	wants(t, waits(guest), ErrManyGuest)
	wants(t, plays(guest), ErrManyGuest)
	must(t, waits(stranger(3))) // others have their own
	for range 4 {
		must(t, plays(kept))
	}
	must(t, waits(kept))
	wants(t, waits(kept), ErrManyRunning)
	wants(t, plays(kept), ErrManyRunning)
	w.pass(leftAlone) // the games of the guest
	must(t, plays(guest))
	must(t, plays(guest))
	wants(t, plays(guest), ErrManyGuest)
	wants(t, plays(kept), ErrManyRunning)
	w.pass(asleep)
	must(t, plays(kept))
}

// A guest asks for so many analyses a day, and so do all visitors of a network who are nobody yet. Who has an account
// asks for any number, and nothing counts that has been done.
func TestAnalysesOfADay(t *testing.T) {
	h := open(t, by(count), func(c *Config) { c.Quotas = Quotas{Analyses: 2} })
	ctx := from(t, "192.0.2.1/32")
	fresh := func() ID {
		id := h.begun(people(2))
		h.finish(id)
		return id
	}
	guest, kept := stranger(1), stranger(2)
	must(t, h.conf.Store.EditPerson(t.Context(), string(kept), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Kept", "kept"
		return nil
	}))
	done := fresh()
	must(t, h.AnalyseFor(ctx, done, guest))
	h.settled(done)
	must(t, h.AnalyseFor(ctx, done, guest)) // it is there
	must(t, h.AnalyseFor(ctx, fresh(), guest))
	wants(t, h.AnalyseFor(ctx, fresh(), guest), ErrAnalyses)
	must(t, h.AnalyseFor(ctx, done, guest))
	must(t, h.AnalyseFor(ctx, fresh(), ""))
	must(t, h.AnalyseFor(ctx, fresh(), ""))
	wants(t, h.AnalyseFor(ctx, fresh(), ""), ErrAnalyses)
	must(t, h.AnalyseFor(from(t, "192.0.2.2/32"), fresh(), ""))
	for range 3 {
		must(t, h.AnalyseFor(ctx, fresh(), kept))
	}
}

// What a host has who says nothing: the figures of docs/hosting.md.
func TestUsualQuotas(t *testing.T) {
	want := Quotas{Open: 6, OpenNetwork: 40, Running: 60, RunningNetwork: 400, Opening: 20, OpeningNetwork: 80,
		Guest: 10, Account: 60, Analyses: 5}
	if UsualQuotas != want {
		t.Errorf("%+v instead of %+v", UsualQuotas, want)
	}
}
