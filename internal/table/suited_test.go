package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// A table suits whoever may sit down there, and nobody else: with an account, near enough in rating to what it asks for
// and to the others once one seat is left, and as reliable as it asks.
func TestSuited(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek, cem)
	must(t, h.conf.Store.Arrive(t.Context(), store.Person{ID: string(dan), Kind: "guest", Name: "Dan"},
		store.Session{Hash: "a browser", Person: string(dan), Used: time.Now().UnixMilli()}))
	for n := range 30 { // Cem becomes much stronger
		must(t, h.conf.Store.AddResult(t.Context(), store.Result{Table: string(rune('a' + n)), Game: "sticks",
			Seats: []store.ResultSeat{{Person: string(cem), Rank: 1}, {Person: "somebody else", Rank: 2}}}))
	}
	opens := func(by PersonID, seats int, at game.Seat, terms Terms) ID {
		t.Helper()
		spec := rated(seats)
		terms.Clock, spec.Public = spec.Terms.Clock, true
		spec.Terms = terms
		id, err := h.Create(t.Context(), spec, by, at)
		must(t, err)
		return id
	}
	one, other := PersonID(strings.Repeat("one", 6)), PersonID(strings.Repeat("other", 4))
	tables := map[string]ID{
		"plain":      opens(one, 2, game.Spectator, Terms{}),
		"rated":      opens(ann, 2, 0, Terms{Rated: true}),
		"rated of 3": opens(ann, 3, 0, Terms{Rated: true}),
		"strong":     opens(one, 3, game.Spectator, Terms{Rated: true, From: FreshRating() + 1}),
		"weak":       opens(other, 3, game.Spectator, Terms{Rated: true, To: FreshRating()}),
		"reliable":   opens(other, 2, game.Spectator, Terms{Reliable: firstPoints + 1}),
	}
	for who, want := range map[PersonID][]string{
		bek: {"plain", "rated", "rated of 3", "weak"}, cem: {"plain", "rated of 3", "strong"}, dan: {"plain"},
		"": {"plain"},
	} {
		open, err := h.OpenTo(t.Context(), who)
		must(t, err)
		list, err := h.Suited(t.Context(), who, open)
		must(t, err)
		for name, id := range tables {
			suits := slices.ContainsFunc(list, func(o OpenTable) bool { return o.ID == id })
			if suits != slices.Contains(want, name) {
				t.Errorf("the table %s suits %.4s: %v", name, string(who), suits)
			}
			if who == "" {
				continue
			}
			seat := h.look(id).Free().First()
			switch err := h.Join(t.Context(), id, seat, who, ""); {
			case (err == nil) != suits:
				t.Errorf("the table %s suits %.4s: %v, who is told: %v", name, string(who), suits, err)
			case err == nil:
				_, err := h.Leave(t.Context(), id, seat, who)
				must(t, err)
			}
		}
	}
}
