package table

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
)

// The operator closes a table, reopens it and deletes it.
func TestHostTidies(t *testing.T) {
	h := open(t)
	playing, over := h.begun(people(2)), h.begun(people(2))
	gathering, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	h.finish(over)
	for _, id := range []ID{playing, gathering} {
		before := h.look(id)
		must(t, h.CloseTable(t.Context(), id))
		at := h.look(id)
		if at.Status != Frozen || at.Reason != ReasonHost {
			t.Errorf("%+v", at)
		}
		wants(t, h.CloseTable(t.Context(), id), ErrFrozen)
		h.reopen()
		must(t, h.Thaw(t.Context(), id))
		if got := h.look(id).Status; got != before.Status {
			t.Errorf("it is %s now, and was %s", got, before.Status)
		}
	}
	wants(t, h.CloseTable(t.Context(), over), ErrOver)
	h.begin(gathering)

	all, err := h.All(t.Context())
	must(t, err)
	if len(all) != 3 || all[0].ID != gathering || all[0].Size < 100 || all[0].Moves < 2 || len(all[0].Seats) != 2 {
		t.Errorf("%+v", all)
	}
	notices := h.conf.Bus.Subscribe(string(playing))
	defer notices.Close()
	must(t, h.Delete(t.Context(), playing))
	select {
	case <-notices.Notices():
	case <-time.After(patience):
		t.Error("nobody is told")
	}
	_, err = h.Look(t.Context(), playing)
	wants(t, err, ErrNoTable)
	for _, id := range []ID{playing, "aaaaaaaaaaaaaaaa"} {
		wants(t, h.Delete(t.Context(), id), ErrNoTable)
		wants(t, h.CloseTable(t.Context(), id), ErrNoTable)
		wants(t, h.Thaw(t.Context(), id), ErrNoTable)
	}
	h.look(over)
}

// A table can be deleted while its bots think.
func TestDeletedWhileBotsPlay(t *testing.T) {
	h := open(t, func(c *Config) { c.Pause = time.Millisecond })
	for range 20 {
		id, err := h.Create(t.Context(), crowd("first", "first", "first"), ann, game.Spectator)
		must(t, err)
		must(t, h.Delete(t.Context(), id))
	}
	deadline := time.Now().Add(patience)
	for {
		h.bots.mu.Lock()
		awake := len(h.bots.awake)
		h.bots.mu.Unlock()
		if awake == 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("goroutines attend to %d deleted tables\n%s", awake, h.log)
		}
		time.Sleep(5 * time.Millisecond)
	}
	if strings.Contains(h.log.String(), "bot cannot move yet") {
		t.Errorf("the log mentions a fault: %s", h.log)
	}
}

// In a still house nobody moves.
func TestStillHouse(t *testing.T) {
	h := open(t, func(c *Config) { c.Pause = time.Hour })
	id := h.begun(bots("first"))
	for h.step(id) {
	}
	before := h.look(id)
	h.reopen(func(c *Config) { c.Pause, c.Roles = 0, []Role{} })
	after := h.look(id)
	time.Sleep(20 * time.Millisecond)
	if again := h.look(id); after.Version != before.Version || again.Version != before.Version {
		t.Error("a bot has moved")
	}
	h.reopen(func(c *Config) { c.Roles = nil })
	h.eventually(id, "moved on", func(t *Table) bool { return t.Version > before.Version })
}

// Abandoned games are deleted if the house is configured to, each with a line in the log; finished ones stay for
// ever.
func TestForgetBegun(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Now = w.now })
	playing, stopped, finished, touched := h.begun(people(2)), h.begun(people(2)), h.begun(people(2)), h.begun(
		people(2))
	gathering, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	h.finish(finished)
	must(t, h.CloseTable(t.Context(), stopped))
	all := []ID{playing, stopped, finished, touched, gathering}
	w.pass(1000 * 24 * time.Hour)
	h.janitor.tidy(t.Context())
	for _, id := range all {
		h.look(id) // by default nothing is ever deleted
	}
	h.move(touched, 0, "hide left")
	h.reopen(func(c *Config) { c.ForgetBegun = 90 * 24 * time.Hour })
	h.janitor.tidy(t.Context())
	for _, id := range all {
		_, err := h.Look(t.Context(), id)
		if want := slices.Contains([]ID{playing, stopped}, id); want != errors.Is(err, ErrNoTable) {
			t.Errorf("table %s: %v", id, err)
		}
		if told := strings.Contains(h.log.String(),
			fmt.Sprintf(`"msg":"deleted an abandoned game","table":%q,"game":"sticks"`, id)); told != errors.Is(err,
			ErrNoTable) {
			t.Errorf("table %s: in the log is %t", id, told)
		}
	}
}

// The house is well if it can write; many callers cost no more than one.
func TestWell(t *testing.T) {
	w := newWatch()
	f := &faulty{}
	h := open(t, func(c *Config) { f.Store, c.Store, c.Now = c.Store, f, w.now })
	for range 1000 {
		must(t, h.Well(t.Context()))
	}
	if f.pulses != 1 {
		t.Errorf("a thousand callers made the store write %d times", f.pulses)
	}
	for _, c := range []struct{ err, want error }{
		{fmt.Errorf("write: %w", store.ErrFull), ErrFull}, {store.ErrDamaged, ErrDamaged}, {store.ErrDisk, ErrDisk},
		{store.ErrUnreachable, ErrAway}, {fmt.Errorf("%w (%w)", store.ErrUnknown, store.ErrUnreachable), ErrUnsure},
		{errDisk, errDisk}, {nil, nil},
	} {
		f.fail(c.err)
		w.pass(2 * fresh)
		if err := h.Well(t.Context()); !errors.Is(err, c.want) {
			t.Errorf("got %v, want %v", err, c.want)
		}
	}
}

// Well does not wait for a disk that does not respond.
func TestWellOnADeadDisk(t *testing.T) {
	d := &dead{free: make(chan struct{})}
	h := open(t, func(c *Config) { d.Store, c.Store = c.Store, d })
	defer close(d.free)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := h.Well(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

type dead struct {
	store.Store
	free chan struct{}
}

func (d *dead) Pulse(ctx context.Context, mark []byte) error {
	<-d.free
	return nil
}

// A house with damaged pages opens, serves the tables that it can read, and says which it cannot.
func TestDamagedPages(t *testing.T) {
	if testing.Short() {
		t.Skip("one page after the other") // nothing for the race detector
	}
	h := open(t)
	var ids []ID
	for range 60 {
		ids = append(ids, h.begun(people(4)))
	}
	h.shut()
	text, err := os.ReadFile(h.path)
	must(t, err)
	const page = 4096
	opened, served, frozen := 0, 0, 0
	for from := 5; from+4 < len(text)/page; from += 4 {
		spoilt := slices.Clone(text)
		for i := from * page; i < (from+4)*page; i++ {
			spoilt[i] ^= 0xa5
		}
		must(t, os.WriteFile(h.path, spoilt, 0o600))
		s, err := sqlite.Open(t.Context(), h.path)
		if err != nil {
			wants(t, err, store.ErrDamaged)
			continue
		}
		conf := h.conf
		conf.Store = s
		house, err := Open(t.Context(), conf)
		if err != nil {
			wants(t, err, store.ErrDamaged)
			must(t, s.Close())
			continue
		}
		opened++
		for _, id := range ids {
			switch at, err := house.Look(t.Context(), id); {
			case err != nil && !errors.Is(err, store.ErrDamaged) && !errors.Is(err, ErrNoTable):
				t.Errorf("pages from %d, table %s: %v", from, id, err)
			case err != nil:
			case at.Reason == ReasonUnread:
				frozen++
				_, err := house.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
				wants(t, err, ErrFrozen)
			case at.Status == Playing:
				served++
			}
		}
		if _, err := house.Mine(t.Context(), ann); err != nil {
			t.Errorf("pages from %d: %v", from, err)
		}
		house.Close()
		_ = s.Close() // it may not be able to write
	}
	t.Logf("of %d pages, 4 at a time: %d houses opened, %d tables served, %d frozen", len(text)/page, opened, served,
		frozen)
	if opened == 0 || served == 0 || frozen == 0 {
		t.Errorf("%d houses opened, %d tables served, %d frozen", opened, served, frozen)
	}
	must(t, os.WriteFile(h.path, text, 0o600))
	h.reopen()
}
