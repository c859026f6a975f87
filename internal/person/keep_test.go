package person_test

import (
	"strings"
	"testing"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/person"
)

// Accounts have names that do not look alike.
func TestFree(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	token, _ := h.account("Ani")
	ani := h.recognize(token)
	_, guest := h.guest()
	h.account("Oca") // whose name can be written in Cyrillic letters, too
	h.account("!!!")
	for name, want := range map[string]error{
		"Ani": person.ErrName, "ANI": person.ErrName, "Àní": person.ErrName, "A n.i": person.ErrName,
		"An1": person.ErrName, "Оса": person.ErrName, "!!!": person.ErrName,
		"Anippe": nil, "?!": nil, "": nickname.ErrForm, "Аni": nickname.ErrMixed,
	} {
		got, err := h.Free(ctx, guest.ID, name)
		wants(t, err, want)
		if want == nil {
			same(t, got, name)
		}
	}
	got, err := h.Free(ctx, ani.ID, "  àni ")
	must(t, err)
	same(t, got, "àni")

	must(t, h.Store.SetName(ctx, guest.ID, "Bek")) // guests share theirs
	_, other := h.guest()
	_, err = h.Free(ctx, other.ID, "Bek")
	must(t, err)
}

// An account changes its name twice a year, and how it is written at any time.
func TestRename(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	token, _ := h.account("Ani")
	id := h.recognize(token).ID
	h.account("Bek")
	rename := func(name string, want error, left int) {
		t.Helper()
		before := h.stored(id).Name
		wants(t, h.Rename(ctx, id, name), want)
		if want == nil {
			before = name
		}
		same(t, h.stored(id).Name, before)
		same(t, h.MayRename(h.stored(id)), left)
	}
	rename("ANI", nil, 2)
	rename("b e k", person.ErrName, 2)
	rename("", nickname.ErrForm, 2)
	rename("Anippe", nil, 1)
	h.later(100 * day)
	rename("Ànippe", nil, 1)
	_, guest := h.guest()
	_, err := h.Free(ctx, guest.ID, "Ani") // the old name is free
	must(t, err)
	rename("Hapu", nil, 0)
	rename("Hori", person.ErrRenamed, 0)
	rename("Anippe", person.ErrRenamed, 0)
	rename("HAPU", nil, 0)
	h.later(265*day - time.Millisecond)
	rename("Hori", person.ErrRenamed, 0)
	h.later(time.Millisecond)
	rename("Hori", nil, 0)
	rename("Huya", person.ErrRenamed, 0)
	h.later(100 * day)
	rename("Huya", nil, 0)
	h.later(1000 * day)
	rename("Huya", nil, 2)

	wants(t, h.Rename(ctx, guest.ID, "Cleo"), person.ErrStranger)
	wants(t, h.Rename(ctx, "nobody", "Cleo"), person.ErrStranger)
	same(t, h.stored(guest.ID).Name, "")
}

// Whoever is slower with a name has it with a number.
func TestNumbered(t *testing.T) {
	h := begin(t)
	long := strings.Repeat("é", nickname.Most)
	for _, name := range []string{"Ani", long, "?!"} {
		var names []string
		var begun []func()
		for range 3 {
			_, v := h.guest()
			c, d := h.beginKey(v, name), newDevice(t)
			begun = append(begun, func() {
				must(t, h.AddKey(t.Context(), v, origin(t, home), c.Ticket, d.create(c), ""))
				names = append(names, h.stored(v.ID).Name)
			})
		}
		for _, end := range begun {
			end()
		}
		for i, got := range names {
			same(t, got, nickname.Numbered(name, i+1))
			if clean, err := nickname.Clean(got); err != nil || clean != got {
				t.Errorf("%q is no name: %v", got, err)
			}
		}
	}
}
