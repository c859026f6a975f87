package table

import (
	"slices"
	"testing"
	"time"

	"ennead/internal/store"
)

// A table is opened for people who are to play together, once, however often that is asked.
func TestOpenFor(t *testing.T) {
	h := open(t)
	must(t, h.conf.Store.Arrive(t.Context(), store.Person{ID: string(bek), Kind: "guest", Name: "Bek"},
		store.Session{Hash: "a browser", Person: string(bek), Used: time.Now().UnixMilli()}))
	must(t, h.conf.Store.EditPerson(t.Context(), string(cem), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Cem", "cem"
		return nil
	}))
	id, spec := NewID(), people(4)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	spec.Terms.Language = "fr"
	all := []Sitter{{ann, "Guest"}, {bek, "Guest"}, {cem, "Guest"}}
	must(t, h.OpenFor(t.Context(), id, spec, bek, all))
	at := h.look(id)
	var names []string
	for _, s := range at.Seats {
		names = append(names, s.Name)
	}
	if !slices.Equal(append(names[:2:2], names[3]), []string{"Guest", "Bek", "Cem"}) || at.Public ||
		at.Status != Gathering || at.Terms.Language != "fr" || !h.Owns(at, bek) || h.Owns(at, ann) {
		t.Errorf("the table is %+v, with %q", at, names)
	}
	for seat, p := range map[int]PersonID{0: ann, 1: bek, 3: cem} {
		if h.Held(at, p) != 1<<seat || at.Seats[seat].Account != (p == cem) {
			t.Errorf("on seat %d is %+v", seat, at.Seats[seat])
		}
	}
	must(t, h.OpenFor(t.Context(), id, spec, ann, all[:1]))
	h.reopen()
	must(t, h.OpenFor(t.Context(), id, people(2), cem, nil))
	if again := h.look(id); again.Version != at.Version || len(again.Seats) != 4 || !h.Owns(again, bek) {
		t.Error("the table has changed")
	}

	for _, c := range []struct {
		id     ID
		spec   Spec
		owner  PersonID
		people []Sitter
		want   error
	}{
		{NewID(), people(2), ann, all[:1], ErrSeats}, {NewID(), people(2), ann, all, ErrSeats},
		{NewID(), people(5), ann, all, ErrSeats}, {NewID(), Spec{Game: "senet"}, ann, all, ErrNoGame},
		{NewID(), people(2), "short", all[:2], ErrPerson}, {NewID(), people(1), ann, nil, ErrSeats},
		{NewID(), people(2), ann, []Sitter{all[0], {"short", "A"}}, ErrPerson},
		{"../t", people(2), ann, all[:2], ErrNoTable},
	} {
		wants(t, h.OpenFor(t.Context(), c.id, c.spec, c.owner, c.people), c.want)
	}
	if list, err := h.All(t.Context()); err != nil || len(list) != 1 {
		t.Errorf("there are %d tables: %v", len(list), err)
	}
}
