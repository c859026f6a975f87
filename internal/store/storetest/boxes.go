package storetest

import (
	"sync"
	"testing"

	"ennead/internal/store"
)

// boxes stores components under their hash, once and unchanged.
func boxes(t *testing.T, s store.Store) {
	ctx := t.Context()
	_, err := s.Box(ctx, "aa")
	wants(t, err, store.ErrNotFound)
	first := store.Box{Hash: "aa", Game: "senet", Name: "Mine", Text: "sticks: 4\n", Maker: "ann", Created: 1}
	must(t, s.AddBox(ctx, first, 2))
	again := first
	again.Name, again.Text, again.Maker = "Theirs", "sticks: 5\n", "bek"
	must(t, s.AddBox(ctx, again, 2))
	got, err := s.Box(ctx, "aa")
	must(t, err)
	same(t, got, first)
	second := store.Box{Hash: "bb", Game: "senet", Name: "Other", Text: "sticks: 6\n", Maker: "ann", Created: 2}
	must(t, s.AddBox(ctx, second, 2))
	third := second
	third.Hash = "cc"
	wants(t, s.AddBox(ctx, third, 2), store.ErrMany)
	must(t, s.AddBox(ctx, first, 2)) // is stored already
	third.Name = "a\x00"
	wants(t, s.AddBox(ctx, third, 9), store.ErrText)
	list, err := s.BoxesOf(ctx, "ann")
	must(t, err)
	first.Text, second.Text = "", ""
	same(t, list, []store.Box{second, first})

	must(t, s.LeaveBox(ctx, "aa", "bek")) // it is not theirs
	must(t, s.LeaveBox(ctx, "bb", "ann"))
	list, err = s.BoxesOf(ctx, "ann")
	must(t, err)
	same(t, list, []store.Box{first})
	second.Maker, second.Name = "bek", "Another name"
	must(t, s.AddBox(ctx, second, 2))
	got, err = s.Box(ctx, "bb")
	must(t, err)
	second.Text = "sticks: 6\n"
	same(t, got, second)
}

// boxesAtOnce has somebody store more boxes at once than they may have.
func boxesAtOnce(t *testing.T, s store.Store) {
	var all sync.WaitGroup
	for _, hash := range []string{"a", "b", "c", "d", "e", "f"} {
		all.Go(func() {
			_ = s.AddBox(t.Context(), store.Box{Hash: hash, Game: "senet", Name: "N", Text: hash, Maker: "ann"}, 2)
		})
	}
	all.Wait()
	list, err := s.BoxesOf(t.Context(), "ann")
	must(t, err)
	same(t, len(list), 2)
}

// boxesErased: the components of who is erased stay, without a name of theirs.
func boxesErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.AddBox(ctx, store.Box{Hash: "aa", Game: "senet", Name: "Mine", Text: "x", Maker: "ann"}, 2))
	must(t, s.Erase(ctx, "ann", "gone"))
	got, err := s.Box(ctx, "aa")
	must(t, err)
	same(t, got, store.Box{Hash: "aa", Game: "senet", Text: "x"})
}
