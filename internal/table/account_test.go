package table

import (
	"testing"

	"ennead/internal/store"
)

// TestAccountsAreMarked seats a guest who then keeps their games: a seat says whether nobody else may have its name.
func TestAccountsAreMarked(t *testing.T) {
	h := open(t)
	spec := people(2)
	spec.Seats[0].Name = "Ann"
	opens := func() ID {
		t.Helper()
		id, err := h.Create(t.Context(), spec, ann, 0)
		must(t, err)
		return id
	}
	id := opens()
	marked := func(want bool) {
		t.Helper()
		if got := h.look(id).Seats[0]; got.Account != want {
			t.Errorf("the seat of %s is an account's: %v", got.Name, got.Account)
		}
	}
	marked(false)
	must(t, h.conf.Store.EditPerson(t.Context(), string(ann), func(p *store.Person) error {
		p.Kind, p.NameKey = "account", "ann"
		return nil
	}))
	marked(false)
	must(t, h.Renamed(t.Context(), ann, "Ann"))
	marked(true)
	if !h.look(opens()).Seats[0].Account {
		t.Error("an account that sits down is not marked")
	}
	spec.Seats[0].Name, spec.Seats[1].Name = "Nefertari", "Ramses" // it sits under no name but its own
	named := opens()
	_, err := h.Claim(t.Context(), named, h.key(named, 1), ann, "Ramses")
	must(t, err)
	for i, want := range []string{"Ann", "Ann 2"} {
		if got := h.look(named).Seats[i]; got.Name != want || !got.Account {
			t.Errorf("seat %d is called %s", i+1, got.Name)
		}
	}
	_, err = h.MakeLink(t.Context(), id, 0, ann, HandOver)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 0), bek, "Bek")
	must(t, err)
	marked(false)
}
