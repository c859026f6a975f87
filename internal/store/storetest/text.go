package storetest

import (
	"testing"

	"ennead/internal/store"
)

// unstorable: a text that one engine could not keep is refused by all, and leaves no trace.
func unstorable(t *testing.T, s store.Store) {
	want := sample("a")
	want.Header += "any other text is kept: \x01 \u007f \ufffd \U0010ffff"
	must(t, s.Create(t.Context(), want))
	for _, text := range []string{"\x00", "a\x00b", "\xff", "\xed\xa0\x80"} {
		for _, spoil := range []func(*store.Table){
			func(t *store.Table) { t.ID = text },
			func(t *store.Table) { t.Header = text },
			func(t *store.Table) { t.Network = text },
			func(t *store.Table) { t.Seats[1].Name = text },
			func(t *store.Table) { t.Moves[1].Note = text },
		} {
			table := sample("b")
			spoil(table)
			wants(t, s.Create(t.Context(), table), store.ErrText)
		}
		for _, spoil := range []func(*store.Change){
			func(c *store.Change) { c.Reason = text },
			func(c *store.Change) { c.Header = &text },
			func(c *store.Change) { c.Seats = []store.Seat{{Devices: []string{text}}} },
			func(c *store.Change) { c.Moves = []store.Move{{Text: text}} },
			func(c *store.Change) { c.Happened = []store.Happening{{Next: text}} },
		} {
			c := change(want)
			spoil(c)
			wants(t, s.Change(t.Context(), c), store.ErrText)
		}
		_, err := s.Say(t.Context(), "a", store.Line{Text: text}, 9)
		wants(t, err, store.ErrText)
		wants(t, s.SetName(t.Context(), "ann", text), store.ErrText)
		_, err = s.Name(t.Context(), text)
		wants(t, err, store.ErrNotFound)
	}
	same(t, load(t, s, "a"), want)
	ids, err := s.IDs(t.Context())
	must(t, err)
	same(t, ids, []string{"a"})
}
