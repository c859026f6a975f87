package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/rating"
	"ennead/internal/store"
)

// accounts lets people arrive who have accounts.
func (h *house) accounts(people ...PersonID) {
	h.t.Helper()
	h.acquainted(people...)
	for _, who := range people {
		h.account(who, "Mx "+string(who[:3]), string(who))
	}
}

// rated describes a rated table of sticks for so many people.
func rated(seats int) Spec {
	s := people(seats).timed("live quick")
	s.Setup.Options, s.Terms.Rated = nil, true
	return s
}

// sat opens a rated table at which these people sit.
func (h *house) sat(people ...PersonID) (ID, error) {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), rated(len(people)), people[0], 0)
	must(h.t, err)
	for i, who := range people[1:] {
		if _, err := h.Claim(h.t.Context(), id, h.key(id, game.Seat(i+1)), who, ""); err != nil {
			return id, err
		}
	}
	return id, nil
}

// rating returns how somebody is rated at sticks.
func (h *house) rating(who PersonID) rating.Standing {
	h.t.Helper()
	list, err := h.conf.Store.RatingsOf(h.t.Context(), string(who))
	must(h.t, err)
	if len(list) == 0 {
		return rating.Standing{}
	}
	return list[0].Standing
}

// What cannot be rated is refused when a table is opened.
func TestRateable(t *testing.T) {
	h := open(t)
	h.accounts(ann)
	for name, test := range map[string]struct {
		change func(*Spec)
		want   error
	}{
		"as it should be": {func(*Spec) {}, nil},
		"a usual option":  {func(s *Spec) { s.Setup.Options = map[string]string{"rounds": "2"} }, nil},
		"an unusual one":  {func(s *Spec) { s.Setup.Options = map[string]string{"rounds": "3"} }, ErrRatedSetup},
		"no clocks":       {func(s *Spec) { s.Terms.Clock = "" }, ErrRatedClock},
		"a bot":           {func(s *Spec) { s.Seats[1] = SeatSpec{Kind: Bot, Level: "first"} }, ErrRatedBots},
	} {
		t.Run(name, func(t *testing.T) {
			spec := rated(3)
			test.change(&spec)
			_, err := h.Create(t.Context(), spec, ann, 0)
			wants(t, err, test.want)
		})
	}
	_, err := h.Create(t.Context(), rated(2), bek, 0)
	wants(t, err, ErrRatedGuest)
}

// Who may not play a rated game is refused a seat.
func TestRatedSeats(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek)
	id, err := h.sat(ann, cem)
	wants(t, err, ErrRatedGuest)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), ann, "")
	wants(t, err, ErrRatedSecond)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "")
	must(t, err)
	_, err = h.MakeLink(t.Context(), id, 1, bek, HandOver)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "")
	wants(t, err, ErrRatedHand)
	_, err = h.SetTerms(t.Context(), id, ann, false, Terms{Clock: "live quick"})
	wants(t, err, ErrRatedLate)
	_, err = h.SetTerms(t.Context(), id, ann, false, Terms{Rated: true})
	wants(t, err, ErrRatedClock)
	if !h.look(id).Terms.Rated {
		t.Error("the table is no longer rated")
	}
}

// The same people may begin three rated games a day, and only if none is far stronger than another.
func TestRatedCompany(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek, cem, dan)
	for range MostRated {
		_, err := h.sat(ann, bek)
		must(t, err)
	}
	_, err := h.sat(bek, ann)
	wants(t, err, ErrRatedOften)
	_, err = h.sat(ann, cem)
	must(t, err)
	for n := range 30 { // dan becomes much stronger
		must(t, h.conf.Store.AddResult(t.Context(), store.Result{Table: string(rune('a' + n)), Game: "sticks",
			Seats: []store.ResultSeat{{Person: string(dan), Rank: 1}, {Person: "somebody else", Rank: 2}}}))
	}
	_, err = h.sat(ann, dan)
	wants(t, err, ErrRatedApart)
}

// playedByTwo plays a rated game of ann, bek and cem to its end, which bek leaves soon.
func (h *house) playedByTwo() *Table {
	h.t.Helper()
	h.accounts(ann, bek, cem)
	id, err := h.sat(ann, bek, cem)
	must(h.t, err)
	h.ready(id)
	h.playTurns(id, 2)
	_, err = h.Leave(h.t.Context(), id, 1, bek)
	must(h.t, err)
	return h.finishTimed(id)
}

// A rated game that ends changes the ratings of its people at once, by how they came off.
func TestRatedGame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		at := h.playedByTwo()
		list := Ranks(at)
		ranks := []int{list[0].Place, list[1].Place, list[2].Place}
		want := rating.Fold(make([]rating.Standing, 3), ranks, rating.SeasonOf(at.Updated))
		for i, r := range list {
			if got := h.rating(PersonID(r.who)); got != want[i] {
				t.Errorf("who came off at place %d has %+v, want %+v", r.Place, got, want[i])
			}
		}
		if list[2].who != string(bek) {
			t.Errorf("the last place is that of %s", list[2].who)
		}
		if _, err := h.conf.Store.Job(t.Context(), jobOf(rateJob, at.ID)); err == nil {
			t.Error("there is still a job to store the result")
		}
	})
}

// ready adds the bits of all seats.
func (h *house) ready(id ID) {
	h.t.Helper()
	for i := range h.look(id).Seats {
		must(h.t, h.Ready(h.t.Context(), id, game.Seat(i), [16]byte{byte(i), 7}))
	}
}

// resultless is a store that cannot store results.
type resultless struct{ store.Store }

func (resultless) AddResult(context.Context, store.Result) error { return store.ErrUnreachable }

// What a server did not store, the next one does, once.
func TestResultLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward, c.Store = "first", resultless{c.Store} })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		h.finishTimed(id)
		if got := h.rating(ann); got.Games != 0 {
			t.Fatalf("a store that stores no result has rated: %+v", got)
		}
		h.reopen()
		time.Sleep(2 * holds)
		synctest.Wait()
		if a, b := h.rating(ann), h.rating(bek); a.Games != 1 || b.Games != 1 {
			t.Errorf("after the server is back: %+v, %+v", a, b)
		}
	})
}

// An open house whose store fails once tries again by itself.
func TestResultAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		failing := &stumbling{fails: 1}
		h := open(t, func(c *Config) {
			failing.Store = c.Store
			c.Steward, c.Store = "first", failing
		})
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		h.finishTimed(id)
		if got := h.rating(ann); got.Games != 0 {
			t.Fatalf("a store that fails has rated: %+v", got)
		}
		time.Sleep(2 * leaves)
		synctest.Wait()
		if a, b := h.rating(ann), h.rating(bek); a.Games != 1 || b.Games != 1 {
			t.Errorf("after a while: %+v, %+v", a, b)
		}
	})
}

// stumbling is a store that fails to store its first results.
type stumbling struct {
	store.Store
	fails int
}

func (f *stumbling) AddResult(ctx context.Context, r store.Result) error {
	if f.fails--; f.fails >= 0 {
		return store.ErrUnreachable
	}
	return f.Store.AddResult(ctx, r)
}

// A table becomes rated, and unrated again, while its host sits there alone. A seat that another browser may hold keeps
// it from that.
func TestRatedBySeveral(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek)
	spec := rated(2)
	spec.Terms.Rated = false
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	terms := spec.Terms
	terms.Rated = true
	_, err = h.SetTerms(t.Context(), id, ann, false, terms)
	must(t, err)
	_, err = h.SetTerms(t.Context(), id, ann, false, spec.Terms)
	must(t, err)
	_, err = h.MakeLink(t.Context(), id, 0, ann, AddDevice)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 0), dan, "")
	must(t, err)
	_, err = h.SetTerms(t.Context(), id, ann, false, terms)
	wants(t, err, ErrRatedHand)
}

// won stores that somebody has won a game against somebody else.
func (h *house) won(table string, who PersonID) {
	h.t.Helper()
	must(h.t, h.conf.Store.AddResult(h.t.Context(), store.Result{Table: table, Game: "sticks",
		Finished: h.now().UnixMilli(),
		Seats:    []store.ResultSeat{{Person: string(who), Rank: 1}, {Person: "somebody else", Rank: 2}}}))
}

// Whoever is erased while they play is no new player for the others: their rating counts, under a name that is
// nobody's.
func TestRatedErased(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		for n := range 5 { // bek is no beginner
			h.won(string(rune('a'+n)), bek)
		}
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		h.playTurns(id, 3)
		was := h.rating(bek)
		must(t, h.Erase(t.Context(), bek))
		at := h.finishTimed(id)
		want := rating.Fold([]rating.Standing{{}, was}, []int{1, 2}, rating.SeasonOf(at.Updated))
		if got := h.rating(ann); got != want[0] {
			t.Errorf("ann has %+v, want %+v", got, want[0])
		}
		result, err := h.conf.Store.ResultOf(t.Context(), string(id))
		must(t, err)
		for _, s := range result.Seats {
			if s.Person == string(bek) {
				t.Error("the result names who has been erased")
			}
		}
	})
}

// interrupted is a store in which something happens once before an erasure edits what happened at a table.
type interrupted struct {
	stumbling
	meanwhile func()
}

func (s *interrupted) EditHappened(ctx context.Context, id string, edit func([]store.Happening)) error {
	if do := s.meanwhile; do != nil {
		s.meanwhile = nil
		do()
	}
	return s.stumbling.EditHappened(ctx, id, edit)
}

// A game may end while somebody is erased, and its result be stored only then. They are no new player in it, either.
func TestRatedErasedAtTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		between := &interrupted{}
		h := open(t, func(c *Config) { c.Steward, between.Store, c.Store = "first", c.Store, between })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		h.won("before", bek)
		between.fails = 1
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		h.playTurns(id, 3)
		was := h.rating(bek)
		between.meanwhile = func() {
			synctest.Wait() // for the steward, who ends the game
			if h.look(id).Status != Over {
				t.Error("the game does not end while Bek is erased")
			}
		}
		must(t, h.Erase(t.Context(), bek))
		time.Sleep(2 * leaves) // until the result is stored
		synctest.Wait()
		ranks := Ranks(h.look(id))
		want := rating.Fold([]rating.Standing{{}, was}, []int{ranks[0].Place, ranks[1].Place},
			rating.SeasonOf(h.look(id).Updated))
		if got := h.rating(ann); got != want[0] {
			t.Errorf("ann has %+v, want %+v", got, want[0])
		}
	})
}

// stuck is a store in which only the table that changes first can be changed.
type stuck struct {
	store.Store
	first string
	on    bool
}

func (s *stuck) Change(ctx context.Context, c *store.Change) error {
	if s.on && s.first == "" {
		s.first = c.ID
	}
	if s.on && s.first != c.ID {
		return errDisk
	}
	return s.Store.Change(ctx, c)
}

// Whoever is erased in two calls, since the first has failed at a table, is the same nobody at all of them: their games
// count under one name.
func TestRatedErasedInTwoCalls(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		failing := &stuck{}
		h := open(t, func(c *Config) { c.Steward, failing.Store, c.Store = "first", c.Store, failing })
		t.Cleanup(h.shut)
		h.accounts(ann, bek, cem)
		h.won("before", bek)
		var ids []ID
		for _, other := range []PersonID{ann, cem} {
			id, err := h.sat(other, bek)
			must(t, err)
			h.ready(id)
			h.playTurns(id, 2) // so that Bek's steward cannot end the game alone
			ids = append(ids, id)
		}
		failing.on = true
		wants(t, h.Erase(t.Context(), bek), errDisk)
		failing.on = false
		must(t, h.Erase(t.Context(), bek))
		before, err := h.conf.Store.ResultOf(t.Context(), "before")
		must(t, err)
		nobody := before.Seats[0].Person
		for _, id := range ids {
			var left []string
			for _, one := range h.look(id).Happened {
				if one.What == Left {
					left = append(left, one.who)
				}
			}
			if nobody == string(bek) || !slices.Equal(left, []string{nobody}) {
				t.Errorf("%q have left, not %q", left, nobody)
			}
		}
	})
}

// A result has the time of the last turn, whatever happens at the table before it is stored.
func TestResultTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward, c.Store = "first", resultless{c.Store} })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		ended := h.finishTimed(id)
		time.Sleep(time.Hour)
		at, err := h.edit(t.Context(), id, func(t *Table) error {
			t.Terms.Language = "fr"
			return nil
		})
		must(t, err)
		r, ok := at.result()
		if last := ended.Made(len(ended.Match.Record.Turns) - 1); !ok || r.Finished != last.UnixMilli() ||
			at.Updated.Sub(last) < time.Hour {
			t.Errorf("the result has the time %d, the last turn %v", r.Finished, last)
		}
	})
}

// A game that could not be rated any more, such as after the server's components have changed, is played again unrated.
func TestRematchUnrated(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek)
	spec := rated(2)
	spec.Terms.Rated, spec.Setup.Options = false, map[string]string{"rounds": "3"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "")
	must(t, err)
	last := h.look(id).copy()
	last.Terms.Rated = true // as it was under the former components
	next, err := h.openAgain(t.Context(), last, ann)
	must(t, err)
	if at := h.look(next); at.Terms.Rated || at.Terms.Unrated != UnratedSetup || at.Terms.Clock == "" ||
		!at.Seats[1].Taken {
		t.Errorf("the next game has the terms %+v, and the seats %+v", at.Terms, at.Seats)
	}
	terms := h.look(next).Terms
	terms.Language, terms.Unrated = "fr", "" // as a form knows nothing of it
	at, err := h.SetTerms(t.Context(), next, ann, false, terms)
	wants(t, err, nil)
	if at.Terms.Unrated != UnratedSetup {
		t.Errorf("other terms forget why it is not rated: %+v", at.Terms)
	}

	bots := h.look(id).copy()
	bots.Terms.Rated, bots.Seats[1] = true, Seat{Kind: Bot, Level: "first"}
	next, err = h.openAgain(t.Context(), bots, ann)
	must(t, err)
	if at := h.look(next); at.Terms.Rated || at.Terms.Unrated != UnratedBots {
		t.Errorf("with a bot the next game has the terms %+v", at.Terms)
	}
	for _, why := range []string{"", UnratedBots} {
		plain := h.look(id).copy()
		plain.Terms.Unrated = why // why the game before that one was rated, and this one not
		next, err = h.openAgain(t.Context(), plain, ann)
		must(t, err)
		if at := h.look(next); at.Terms.Unrated != "" {
			t.Errorf("after a game that was not rated: %+v", at.Terms)
		}
	}
}

// The tables that a rated contest opens are rated only where their people could play a rated game with each other: they
// are not too far apart, have not begun three such games within a day, and all have a seat. All are opened in any case.
func TestRatedContestTables(t *testing.T) {
	h := open(t)
	h.accounts(ann, bek, cem, dan)
	two := []Sitter{{Person: ann}, {Person: bek}}
	opens := func(people []Sitter) *Table {
		t.Helper()
		spec := rated(len(people))
		spec.Terms.Contest, spec.Terms.Begins = "spring", h.now().Add(time.Hour).UnixMilli()
		id := NewID()
		must(t, h.OpenFor(t.Context(), id, spec, "", people))
		return h.look(id)
	}
	for n := range MostRated + 1 {
		at := opens(two)
		if at.Terms.Rated != (n < MostRated) {
			t.Errorf("table %d is rated: %v", n+1, at.Terms.Rated)
		}
		if n > 0 {
			continue
		}
		_, err := h.Leave(t.Context(), at.ID, 1, bek) // who may come back, and is not counted again
		must(t, err)
		must(t, h.Join(t.Context(), at.ID, 1, bek, ""))
		if !h.look(at.ID).Terms.Rated {
			t.Error("after somebody has come back, the table is not rated")
		}
	}
	must(t, h.conf.Store.EditPerson(t.Context(), string(cem), func(p *store.Person) error {
		p.BannedSince = 1
		return nil
	}))
	if at := opens([]Sitter{{Person: ann}, {Person: cem}}); at.Terms.Rated || at.Free() == 0 {
		t.Errorf("a table with an empty seat is rated: %+v", at.Seats)
	}
	for n := range 30 { // dan becomes much stronger
		must(t, h.conf.Store.AddResult(t.Context(), store.Result{Table: string(rune('a' + n)), Game: "sticks",
			Seats: []store.ResultSeat{{Person: string(dan), Rank: 1}, {Person: "somebody else", Rank: 2}}}))
	}
	if at := opens([]Sitter{{Person: ann}, {Person: dan}}); at.Terms.Rated {
		t.Error("a table of two who are far apart is rated")
	}
}

// interposed is the store of a server to which something happens just before it stores a table.
type interposed struct {
	store.Store
	before func() error
}

func (o *interposed) Create(ctx context.Context, t *store.Table) error {
	if do := o.before; do != nil {
		o.before = nil
		if err := do(); err != nil {
			return err
		}
	}
	return o.Store.Create(ctx, t)
}

// A table of a rated contest that several servers open at once, or one again that died before it had stored it, counts
// as one game of its people, and is rated whoever opens it.
func TestContestTableCountsOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		stores := make([]*interposed, 2)
		s := serve(t, 2, engine, func(i int, c *Config) {
			stores[i] = &interposed{Store: c.Store}
			c.Store = stores[i]
		})
		ctx := t.Context()
		for name, who := range map[string]PersonID{"Ann": ann, "Bek": bek} {
			must(t, stores[0].EditPerson(ctx, string(who), func(p *store.Person) error {
				p.Kind, p.Name, p.NameKey = "account", name, strings.ToLower(name)
				return nil
			}))
		}
		spec := rated(2)
		spec.Terms.Contest, spec.Terms.Begins = "spring", s.houses[0].now().Add(time.Hour).UnixMilli()
		opens := func(server int, id ID) error {
			return s.houses[server].OpenFor(ctx, id, spec, "", []Sitter{{Person: ann}, {Person: bek}})
		}
		for n := range MostRated + 1 {
			id := NewID()
			switch n {
			case 0:
				stores[0].before = func() error { return opens(1, id) }
			case 1:
				stores[0].before = func() error { return errDead }
				wants(t, opens(0, id), errDead)
				must(t, opens(1, id))
			}
			must(t, opens(0, id))
			at, err := s.houses[1].Look(ctx, id)
			must(t, err)
			if at.Terms.Rated != (n < MostRated) {
				t.Errorf("table %d is rated: %v", n+1, at.Terms.Rated)
			}
		}
	})
}
