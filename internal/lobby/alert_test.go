package lobby

import (
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
	"ennead/internal/table"
)

// news returns the game of which somebody is told.
func (h *house) news(p table.PersonID) string {
	h.t.Helper()
	person, err := h.Store.Person(h.t.Context(), string(p))
	must(h.t, err)
	a := h.Alerted(person.Alert)
	if a == nil {
		return ""
	}
	game, err := h.News(h.t.Context(), p, *a)
	must(h.t, err)
	return game
}

// Who wants to be told hears of those who look for the game since then, for a week, or until they have heard enough.
func TestToldOfSeekers(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), newClock(), table.Quotas{})
		ann, bek, cem := h.person("Ann"), h.person("Bek"), h.person("Cem")
		before := h.seeks("Dan", "sticks", 3)
		h.clock.later(time.Second)
		must(t, h.Tell(t.Context(), ann, "sticks"))
		must(t, h.Tell(t.Context(), bek, ""))
		wants(t, h.Tell(t.Context(), cem, "none"), ErrWish)
		told := func(when string, wants ...string) {
			t.Helper()
			h.clock.later(fresh)
			for i, p := range []table.PersonID{ann, bek, cem} {
				if got := h.news(p); got != wants[i] {
					t.Errorf("%s, person %d is told of %q, not %q", when, i+1, got, wants[i])
				}
			}
		}
		told("before anybody comes", "", "", "")
		must(t, h.Stop(t.Context(), before))
		eve := h.seeks("Eve", "knots", 3)
		told("when somebody looks for another game", "", "knots", "")
		must(t, h.Seek(t.Context(), Wish{Person: eve, Game: "sticks", Sizes: []int{3}}))
		told("when they look for both", "sticks", "knots", "")
		must(t, h.Store.Tie(t.Context(), store.Tie{Person: string(eve), Other: string(ann), Kind: store.TieBlock}))
		told("when one of them is blocked", "", "knots", "")
		must(t, h.Hush(t.Context(), bek))
		told("when the other has heard enough", "", "", "")
		must(t, h.Store.Untie(t.Context(), string(eve), string(ann), store.TieBlock))
		told("when nobody is blocked", "sticks", "", "")
		h.clock.later(alertLasts - time.Minute)
		told("nearly a week later", "sticks", "", "")
		h.clock.later(time.Minute)
		told("a week later", "", "", "")
	})
}

// They hear of public tables that somebody has opened since, but not of their own, nor of those where nobody may join.
func TestToldOfTables(t *testing.T) {
	h := open(t, engines["sqlite"](t)(), newClock(), table.Quotas{})
	h.Now = time.Now // as the tables have it
	ann, bek := h.person("Ann"), h.person("Bek")
	opens := func(p table.PersonID, public bool) table.ID {
		t.Helper()
		seats := []table.SeatSpec{{Kind: table.Person, Name: "Dan"}, {Kind: table.Person}}
		at, err := h.tables.Create(t.Context(), table.Spec{Game: "sticks", Public: public,
			Setup: game.Setup{Players: 2}, Seats: seats}, p, 0)
		must(t, err)
		return at
	}
	opens(bek, true)
	time.Sleep(2 * time.Millisecond)
	must(t, h.Tell(t.Context(), ann, ""))
	time.Sleep(2 * time.Millisecond)
	opens(bek, false)
	opens(ann, true)
	if got := h.news(ann); got != "" {
		t.Errorf("told of %q", got)
	}
	id := opens(bek, true)
	if got := h.news(ann); got != "sticks" {
		t.Errorf("told of %q", got)
	}
	must(t, h.tables.Join(t.Context(), id, 1, h.person("Cem"), "Cem"))
	if got := h.news(ann); got != "" {
		t.Errorf("told of %q, whose table is full", got)
	}
}

// They hear of no table that asks for another rating, for more reliability or for an account.
func TestToldOfFittingTables(t *testing.T) {
	h := open(t, engines["sqlite"](t)(), newClock(), table.Quotas{})
	h.Now = time.Now // as the tables have it
	ann, bek := h.person("Ann"), h.person("Bek")
	keeps := func(who table.PersonID, name string) {
		t.Helper()
		must(t, h.Store.EditPerson(t.Context(), string(who), func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", name, strings.ToLower(name)
			return nil
		}))
	}
	keeps(bek, "Bek")
	must(t, h.Tell(t.Context(), ann, ""))
	time.Sleep(2 * time.Millisecond)
	opens := func(terms table.Terms) table.ID {
		t.Helper()
		seats := []table.SeatSpec{{Kind: table.Person, Name: "Dan"}, {Kind: table.Person}, {Kind: table.Person}}
		terms.Clock = "live quick"
		id, err := h.tables.Create(t.Context(), table.Spec{Game: "sticks", Public: true, Terms: terms,
			Setup: game.Setup{Players: 3}, Seats: seats}, bek, game.Spectator)
		must(t, err)
		return id
	}
	told := func(when, want string) {
		t.Helper()
		if got := h.news(ann); got != want {
			t.Errorf("%s, Ann is told of %q, not %q", when, got, want)
		}
	}
	opens(table.Terms{Rated: true, From: table.FreshRating() + 1, To: table.MostRating})
	told("of a table for stronger players", "")
	open := opens(table.Terms{Rated: true})
	told("as a guest", "")
	keeps(ann, "Ann")
	told("with an account", "sticks")
	must(t, h.tables.Dissolve(t.Context(), open, bek))
	told("once it is gone", "")
	opens(table.Terms{Reliable: 81})
	told("of a table for the reliable", "")
	opens(table.Terms{Reliable: 80})
	told("of a table that asks for as much as Ann has", "sticks")
}

// What an unknown program has stored says nothing.
func TestAlertsOfOthers(t *testing.T) {
	h := open(t, engines["sqlite"](t)(), newClock(), table.Quotas{})
	for _, text := range []string{"", "{", `{"since":"x"}`, `{"since":1}`} {
		if a := h.Alerted(text); a != nil {
			t.Errorf("%q is %+v", text, a)
		}
	}
}
