package table

import (
	"context"
	"net/netip"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/collusion"
	"ennead/internal/store"
)

// at returns a context of a request from an address.
func at(t *testing.T, address string) context.Context {
	t.Helper()
	return From(t.Context(), netip.MustParsePrefix(address))
}

// readyFrom opens a rated table at which these people sit, each of whom is ready from an address.
func (h *house) readyFrom(addresses []string, people ...PersonID) ID {
	h.t.Helper()
	id, err := h.sat(people...)
	must(h.t, err)
	for i, address := range addresses {
		must(h.t, h.Ready(at(h.t, address), id, game.Seat(i), [16]byte{byte(i), 7}))
	}
	return id
}

// openCases returns the open cases.
func (h *house) openCases() []Case {
	h.t.Helper()
	all, err := h.Cases(h.t.Context())
	must(h.t, err)
	return all
}

// dismiss settles a case.
func (h *house) dismiss(id string) {
	h.t.Helper()
	c, err := h.conf.Store.CaseOf(h.t.Context(), id)
	must(h.t, err)
	must(h.t, h.conf.Store.Rule(h.t.Context(), store.Ruling{ID: "dismiss " + id, At: h.now().UnixMilli(),
		Action: "dismiss", Case: id, Found: c.Text}))
}

// lost stores that somebody has just lost so many games to the other, who was no better. What is older than two years
// goes at any moment.
func (h *house) lost(one, other string, games int) {
	h.t.Helper()
	for n := range games {
		id := string(rune('a' + n))
		must(h.t, h.conf.Store.AddSigns(h.t.Context(), id, []store.Sign{{Person: one, Other: other, Table: id,
			Finished: h.now().UnixMilli() - int64(games-n), Ahead: -1, Expected: 0.5}}))
	}
}

// Who plays rated from one network is a case, once, with its tables. What is kept of networks means nothing at another
// table, and goes when the game has ended. Once moderators know them for neighbours, they are no case again.
func TestCaseOfNeighbours(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		h.accounts(ann, bek, cem)
		addresses := []string{"203.0.113.7/32", "203.0.113.200/32", "198.51.100.7/32"}
		first := h.readyFrom(addresses, ann, bek, cem)
		kept, err := h.conf.Store.Sittings(t.Context(), string(first))
		must(t, err)
		networks := map[string]bool{}
		for _, s := range kept {
			networks[s.Network] = true
			if strings.Contains(s.Network, "203") {
				t.Errorf("the address itself is kept: %+v", s)
			}
		}
		if len(kept) != 3 || len(networks) != 2 {
			t.Fatalf("of three people in two networks is kept %+v", kept)
		}
		second := h.readyFrom(addresses[:2], ann, bek)
		elsewhere, err := h.conf.Store.Sittings(t.Context(), string(second))
		must(t, err)
		if len(elsewhere) != 2 || networks[elsewhere[0].Network] {
			t.Errorf("another table knows the network as %+v", elsewhere)
		}
		third := h.readyFrom(addresses[:2], ann, bek) // while nobody is far ahead
		if all := h.openCases(); len(all) != 0 {
			t.Errorf("before a game has ended, there are %+v", all)
		}
		h.finishTimed(first)
		h.finishTimed(second)
		all := h.openCases()
		if len(all) != 1 || len(all[0].Findings) != 1 || all[0].Findings[0].Kind != collusion.Network ||
			len(all[0].Findings[0].Tables) != 2 {
			t.Fatalf("there are %+v", all)
		}
		if who := all[0].People; who != [2]PersonID{ann, bek} &&
			who != [2]PersonID{bek, ann} {
			t.Errorf("the case is about %v", who)
		}
		kept, err = h.conf.Store.Sittings(t.Context(), string(first))
		if err != nil || len(kept) != 0 {
			t.Errorf("after the game is kept %+v: %v", kept, err)
		}
		h.dismiss(all[0].ID)
		h.finishTimed(third)
		if all := h.openCases(); len(all) != 0 {
			t.Errorf("of known neighbours there is %+v", all)
		}
		_, err = h.CaseOf(t.Context(), "none")
		wants(t, err, ErrNoCase)
	})
}

// dismissing is a store in which something happens while a server judges two people.
type dismissing struct {
	store.Store
	meanwhile *func()
}

func (d dismissing) SignsOf(ctx context.Context, person, other string, after int64, most int) ([]store.Sign, error) {
	all, err := d.Store.SignsOf(ctx, person, other, after, most)
	(*d.meanwhile)()
	return all, err
}

// A case that a moderator closes while a server judges the same games stays closed.
func TestCaseClosedMeanwhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		meanwhile := func() {}
		h := open(t, func(c *Config) { c.Store = dismissing{c.Store, &meanwhile} })
		t.Cleanup(h.shut)
		h.lost("a", "b", 20)
		must(t, h.judge(t.Context(), "a", "b"))
		all := h.openCases()
		if len(all) != 1 {
			t.Fatalf("there are %+v", all)
		}
		meanwhile = func() { h.dismiss(all[0].ID) }
		must(t, h.judge(t.Context(), "a", "b"))
		if all := h.openCases(); len(all) != 0 {
			t.Errorf("it is open again: %+v", all)
		}
	})
}

// A game that ends after a case was closed counts anew, even if its last move was made before.
func TestCaseOfALateEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		one, other := min(ann, bek), max(ann, bek)
		must(t, h.conf.Store.OpenCase(t.Context(), store.Case{ID: "c", Person: string(one), Other: string(other),
			Text: `[{"kind":"gifts","games":1,"of":1,"tables":["x"]}]`, Made: h.now().UnixMilli()}, 0))
		id := h.readyFrom([]string{"203.0.113.7/32", "203.0.113.200/32"}, ann, bek)
		for range 8 {
			at := h.after(id, time.Second)
			seat := at.Owing().First()
			_, err := h.Choose(t.Context(), id, seat, at.Version, at.Match.State.Moves(nil, seat)[0])
			must(t, err)
		}
		h.after(id, time.Second)
		h.dismiss("c")
		h.after(id, time.Second)
		_, err := h.CallTime(t.Context(), id)
		must(t, err)
		at := h.after(id, time.Second)
		if _, counts := at.result(); !counts || at.Status != Over {
			t.Fatalf("the table is %s, its result counts: %v", at.Status, counts)
		}
		if all := h.openCases(); len(all) != 1 || all[0].Findings[0].Kind != collusion.Network {
			t.Errorf("there are %+v", all)
		}
	})
}

// Networks of a game that does not count go with its end, too, and none is stored of a table that has ended.
func TestNetworksOfNoResult(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		id := h.readyFrom([]string{"203.0.113.7/32", "203.0.113.200/32"}, ann, bek)
		left := func(want int) {
			t.Helper()
			kept, err := h.conf.Store.Sittings(t.Context(), string(id))
			if err != nil || len(kept) != want {
				t.Errorf("kept is %+v, want %d: %v", kept, want, err)
			}
		}
		left(2)
		_, err := h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		at := h.finishTimed(id)
		synctest.Wait()
		if _, counts := at.result(); counts || at.Status != Over {
			t.Fatalf("the table is %s, its result counts: %v", at.Status, counts)
		}
		left(0)
		h.noteSitting(From(t.Context(), netip.MustParsePrefix("203.0.113.7/32")), at, 0)
		left(0)
	})
}

// Who plays from somewhere else, from a private network or at a table that is not rated, is no case.
func TestNoCase(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		plays := func(one, other string, addresses ...string) (cases int) {
			pair := []PersonID{PersonID(strings.Repeat(one+"-", 5)), PersonID(strings.Repeat(other+"-", 5))}
			h.accounts(pair...)
			h.finishTimed(h.readyFrom(addresses, pair...))
			synctest.Wait()
			return len(h.openCases())
		}
		for _, n := range []int{ // others each time: one pair may not play that often, nor unequal
			plays("eli", "fay", "203.0.113.7/32", "203.0.112.7/32"),
			plays("gus", "hal", "10.0.0.7/32", "10.0.0.8/32"),
			plays("ida", "jon", "::1/128", "::1/128"),
			plays("kim", "lea", "2001:db8:1::/64", "2001:db8:2::/64"),
		} {
			if n != 0 {
				t.Errorf("there are %d cases: %+v", n, h.openCases())
			}
		}
		if n := plays("mia", "ned", "2001:db8:1:1::/64", "2001:db8:1:2::/64"); n != 1 {
			t.Errorf("from two networks of one house there are %d cases", n)
		}
		h.accounts(ann, bek)
		s := people(2)
		id, err := h.Create(t.Context(), s, ann, 0)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "")
		must(t, err)
		must(t, h.Ready(at(t, "203.0.113.7/32"), id, 0, [16]byte{1}))
		kept, err := h.conf.Store.Sittings(t.Context(), string(id))
		if err != nil || len(kept) != 0 {
			t.Errorf("at a table that is not rated is kept %+v: %v", kept, err)
		}
	})
}

// Who wins game after game against the same person is a case, which says whom it favours. Once it is dismissed, the
// same games are no case again.
func TestCaseOfResults(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		one, two := "a", "b"
		h.lost(one, two, 20)
		must(t, h.judge(t.Context(), one, two))
		must(t, h.judge(t.Context(), one, two))
		all := h.openCases()
		if len(all) != 1 || all[0].Findings[0].Kind != collusion.Results || all[0].Findings[0].Favours != 2 {
			t.Fatalf("there are %+v", all)
		}
		h.dismiss(all[0].ID)
		must(t, h.judge(t.Context(), one, two))
		if all := h.openCases(); len(all) != 0 {
			t.Errorf("after it is dismissed there are %+v", all)
		}
		settled, err := h.CaseOf(t.Context(), all[0].ID)
		if err != nil || settled.Settled.IsZero() {
			t.Errorf("it is %+v: %v", settled, err)
		}
	})
}
