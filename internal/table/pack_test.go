package table

import (
	"bytes"
	"context"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"ennead/game"
	"ennead/internal/store"
)

// text returns the record of a table.
func (h *house) text(id ID) string {
	h.t.Helper()
	var b bytes.Buffer
	must(h.t, game.WriteRecord(&b, h.Game("sticks"), h.look(id).Match.Record))
	return b.String()
}

// stored returns a table as the store has it.
func (h *house) stored(id ID) *store.Table {
	h.t.Helper()
	s, err := h.conf.Store.Load(h.t.Context(), string(id))
	must(h.t, err)
	return s
}

// A finished game that nobody has touched for a day is packed, and everything goes on as before.
func TestPack(t *testing.T) {
	w := newWatch()
	h := open(t, by(count), func(c *Config) { c.Pack, c.Now = 24*time.Hour, w.now })
	old, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), old, h.key(old, 1), bek, "Bek")
	must(t, err)
	h.begin(old)
	running := h.begun(people(2))
	h.finish(old)
	h.step(running)
	w.pass(23 * time.Hour)
	late := h.begun(people(2))
	h.finish(late)
	stored, text, list := h.stored(old), h.text(old), h.listed()
	made := h.look(old).Made(1)
	w.pass(2 * time.Hour)
	h.janitor.tidy(t.Context())
	if n, err := h.conf.Store.Pack(t.Context(), string(Over), w.now().UnixMilli()); n != 1 || err != nil {
		t.Errorf("besides the late one %d tables were unpacked: %v", n-1, err)
	}
	h.reopen()

	if diff := cmp.Diff(stored, h.stored(old)); diff != "" {
		t.Errorf("-before +after:\n%s", diff)
	}
	if diff := cmp.Diff(list, h.listed()); diff != "" {
		t.Errorf("-before +after:\n%s", diff)
	}
	after := h.look(old)
	if got := h.text(old); got != text || !after.Made(1).Equal(made) || made.IsZero() {
		t.Errorf("the record has become\n%s", got)
	}
	if f, err := Inspect(t.Context(), h.conf, old); err != nil || f.Reason != "" || !f.Verified ||
		f.Moves != len(stored.Moves) {
		t.Errorf("a check finds %+v, %v", f, err)
	}
	_, err = h.Undo(t.Context(), old, 0, after.Version)
	wants(t, err, ErrOver)
	must(t, h.Say(t.Context(), old, ann, 0, "well played"))
	must(t, h.Analyse(t.Context(), old))
	if a := h.settled(old); a.State != AnalysisDone {
		t.Errorf("%+v", a)
	}
	fork, err := h.Fork(t.Context(), old, 3, ann, []SeatSpec{{Kind: Person, Name: "Ann"}, {Kind: Person, Name: "Bek"}})
	must(t, err)
	h.step(fork)
	wants(t, h.CloseTable(t.Context(), old), ErrOver)
	if now := h.look(old); now.Version != after.Version || h.text(old) != text {
		t.Errorf("it has version %d and the record\n%s", now.Version, h.text(old))
	}
	must(t, h.CloseTable(t.Context(), running)) // which was not packed
	must(t, h.Thaw(t.Context(), running))
	h.finish(running)
	must(t, h.Delete(t.Context(), old))
	_, err = h.Look(t.Context(), old)
	wants(t, err, ErrNoTable)
}

// listed returns what lists are made of.
func (h *house) listed() []store.Entry {
	h.t.Helper()
	all, err := h.conf.Store.All(h.t.Context())
	must(h.t, err)
	return all
}

// Without being asked to, a house packs nothing.
func TestPackOnlyWhenAsked(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Now = w.now })
	id := h.begun(people(2))
	h.finish(id)
	w.pass(1000 * time.Hour)
	h.janitor.tidy(t.Context())
	if n, err := h.conf.Store.Pack(t.Context(), string(Over), w.now().UnixMilli()); n != 1 || err != nil {
		t.Errorf("%d were still unpacked: %v", n, err)
	}
}

// slowly is a store that packs one table and has no time for more.
type slowly struct {
	store.Store
	packed atomic.Int64
}

func (s *slowly) Pack(ctx context.Context, _ string, _ int64) (int, error) {
	if _, limited := ctx.Deadline(); !limited {
		return 0, nil
	}
	s.packed.Add(1)
	return 1, context.DeadlineExceeded
}

// If there is much to pack, the janitor goes on with it in its next round.
func TestPackInTurns(t *testing.T) {
	w, slow := newWatch(), &slowly{}
	h := open(t, func(c *Config) {
		c.Pack, c.Now = time.Hour, w.now
		slow.Store, c.Store = c.Store, slow
	})
	h.janitor.tidy(t.Context())
	before := slow.packed.Load()
	h.janitor.tidy(t.Context())
	if now := slow.packed.Load(); now <= before || strings.Contains(h.log.String(), "cannot pack") {
		t.Errorf("it packed %d and then %d times\n%s", before, now, h.log)
	}
}
