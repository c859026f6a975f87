package storetest

import (
	"math"
	"testing"

	"ennead/internal/store"
)

// traces: whoever opened a table, sits there or has lost a seat is known there.
func traces(t *testing.T, s store.Store) {
	for _, id := range []string{"b", "a"} {
		table := sample(id)
		table.Owner = "owner of " + id
		must(t, s.Create(t.Context(), table))
	}
	for person, want := range map[string][]string{
		"owner of b": {"b"}, "ann": {"a", "b"}, "ann's tablet": {"a", "b"}, "bek": {"a", "b"}, "cem": nil, "": nil,
	} {
		got, err := s.Traces(t.Context(), person)
		must(t, err)
		same(t, got, want)
	}
}

// happenedTo: a person is found where something of one kind has happened to them, once.
func happenedTo(t *testing.T, s store.Store) {
	for id, kind := range map[string]string{"b": "left", "a": "left", "c": "looks"} {
		table := sample(id)
		for at := range int64(2) {
			table.Happened = append(table.Happened, store.Happening{At: 5 + at, Kind: kind, Name: "Ann", Person: "zoe"})
		}
		must(t, s.Create(t.Context(), table))
	}
	for asked, want := range map[[2]string][]string{
		{"zoe", "left"}: {"a", "b"}, {"zoe", "looks"}: {"c"}, {"zoe", "sat"}: nil,
		{"dan", "left"}: nil, {"", "left"}: nil,
	} {
		got, err := s.HappenedTo(t.Context(), asked[0], asked[1])
		must(t, err)
		same(t, got, want)
	}
}

// retold: only the texts of a table's own entries change.
func retold(t *testing.T, s store.Store) {
	for _, id := range []string{"a", "b"} {
		table := sample(id)
		table.Happened = append(table.Happened, store.Happening{At: 5, Kind: "left", Name: "Ann", Person: "ann"})
		must(t, s.Create(t.Context(), table))
	}
	want, other := load(t, s, "a"), load(t, s, "b")
	edit := func(list []store.Happening) {
		same(t, len(list), 2)
		list[0].Name, list[0].Next, list[0].Person = "", "☥", "cem"
	}
	for range 2 {
		must(t, s.EditHappened(t.Context(), "a", edit))
		edit(want.Happened)
		same(t, load(t, s, "a"), want)
		same(t, load(t, s, "b"), other)
	}
	wants(t, s.EditHappened(t.Context(), "a", func(list []store.Happening) { list[1].Name = "\x00" }), store.ErrText)
	must(t, s.EditHappened(t.Context(), "none", func(list []store.Happening) { same(t, len(list), 0) }))
	same(t, load(t, s, "a"), want)
}

func unsaid(t *testing.T, s store.Store) {
	var all []store.Line
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(t.Context(), sample(id)))
		all = nil
		for i := range 6 {
			l := store.Line{Seat: uint8(i % 2), Text: "line", Said: int64(i)}
			var err error
			l.Number, err = s.Say(t.Context(), id, l, 10)
			must(t, err)
			all = append(all, l)
		}
	}
	must(t, s.Unsay(t.Context(), "a", 1, 1, 3))
	lines, err := s.Lines(t.Context(), "a", 10)
	must(t, err)
	same(t, lines, []store.Line{all[0], all[2], all[4], all[5]})
	must(t, s.Unsay(t.Context(), "a", 0, 0, math.MaxInt64))
	lines, err = s.Lines(t.Context(), "a", 10)
	must(t, err)
	same(t, lines, all[5:])
	lines, err = s.Lines(t.Context(), "b", 10)
	must(t, err)
	same(t, lines, all)
}

// tidied: a guest stays as long as anything tells of them.
func tidied(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s) // zo is an account, and éa tied to it
	table := sample("a")
	table.Owner = "owner"
	must(t, s.Create(ctx, table))
	for _, id := range []string{"owner", "ann", "ann's phone", "bek", "nobody", "closed", "late", "unused", "invited"} {
		must(t, s.SetName(ctx, id, "Cem"))
	}
	must(t, s.EditPerson(ctx, "closed", func(p *store.Person) error {
		p.Closed = 1
		return nil
	}))
	for person, used := range map[string]int64{"unused": 99, "late": 100} {
		must(t, s.Arrive(ctx, store.Person{ID: person}, store.Session{Hash: person, Used: used}))
	}
	for hash, expires := range map[string]int64{"expired": 200, "fresh": 201} {
		must(t, s.PutTicket(ctx, store.Ticket{Hash: hash, Kind: "device", Person: "invited", Data: []byte{},
			Expires: expires}))
	}
	tidy := func(want int, now int64) {
		t.Helper()
		n, err := s.Tidy(ctx, 100, now)
		must(t, err)
		same(t, n, want)
	}
	tidy(2, 200)
	for _, id := range []string{"nobody", "unused"} {
		_, err := s.Person(ctx, id)
		wants(t, err, store.ErrNotFound)
	}
	for _, id := range []string{"zo", "éa", "owner", "ann", "ann's phone", "bek", "closed", "late", "invited"} {
		_, err := s.Person(ctx, id)
		must(t, err)
	}
	_, _, err := s.Session(ctx, "unused")
	wants(t, err, store.ErrNotFound)
	_, _, err = s.Session(ctx, "late")
	must(t, err)
	_, err = s.Ticket(ctx, "expired")
	wants(t, err, store.ErrNotFound)
	_, err = s.Ticket(ctx, "fresh")
	must(t, err)
	tidy(0, 200)
	tidy(1, 201)
	_, err = s.Person(ctx, "invited")
	wants(t, err, store.ErrNotFound)
}

func owned(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	for _, owner := range []string{"bek", ""} {
		want := load(t, s, "a")
		c := change(want)
		c.Owner = &owner
		must(t, s.Change(t.Context(), c))
		want.Owner = owner
		want.Version++
		same(t, load(t, s, "a"), want)
		must(t, s.Change(t.Context(), change(want)))
		same(t, load(t, s, "a").Owner, owner)
	}
	zero, c := "\x00", change(load(t, s, "a"))
	c.Owner = &zero
	wants(t, s.Change(t.Context(), c), store.ErrText)
}
