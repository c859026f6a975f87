package lobby

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Two people who look for the same sit at one table, which nobody else finds, under their names.
func TestTwoMeet(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), newClock(), table.Quotas{})
		ann := h.seeks("Ann", "sticks")
		h.round(2 * time.Second)
		bek := h.seeks("Bek", "sticks", 2)
		f := h.found(ann)
		if f == nil || f.Game != "sticks" || f.Players != 2 || f.Left != asked || f.Missing != 1 || f.Accepted ||
			!slices.Equal(f.Others, []Other{{"Bek", false}}) {
			t.Fatalf("Ann is asked for %+v", f)
		}
		id, opened := h.accept(ann)
		if f := h.found(ann); opened || !f.Accepted || f.Open || h.all() != 0 {
			t.Fatalf("a table is open that only one has accepted: %+v", f)
		}
		if f := h.found(bek); f.Missing != 0 || f.Accepted {
			t.Errorf("Bek is asked for %+v", f)
		}
		if _, opened = h.accept(bek); !opened {
			t.Fatal("the table is not open")
		}
		at, err := h.tables.Look(t.Context(), id)
		must(t, err)
		names := []string{at.Seats[0].Name, at.Seats[1].Name}
		slices.Sort(names)
		if at.Public || at.Status != table.Gathering || !h.tables.Owns(at, ann) || len(at.Seats) != 2 ||
			h.tables.Held(at, ann)|h.tables.Held(at, bek) != 3 || !slices.Equal(names, []string{"Ann", "Bek"}) {
			t.Errorf("the table is %+v", at)
		}
		for _, p := range []table.PersonID{ann, bek} {
			stage, err := h.Here(t.Context(), p)
			must(t, err)
			if stage != (Stage{Table: id}) || !h.found(p).Open {
				t.Errorf("%s is at %+v", p, stage)
			}
		}
		h.round(shown)
		if h.looks(ann) || h.looks(bek) || h.all() != 1 {
			t.Error("who sits down still looks")
		}
		h.seeks("Ann", "sticks")
	})
}

// Who refuses leaves the queue, who does not answer, too; the others keep their place.
func TestRefuse(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), newClock(), table.Quotas{})
		ann, bek := h.seeks("Ann", "sticks", 3), h.seeks("Bek", "sticks", 3)
		cem := h.seeks("Cem", "sticks", 3)
		h.accept(ann)
		must(t, h.Refuse(t.Context(), bek, h.found(bek).ID))
		if h.looks(bek) || h.found(ann) != nil || h.found(cem) != nil || !h.looks(ann) || !h.looks(cem) {
			t.Fatal("Bek has not gone, or the others have")
		}
		h.clock.later(3 * time.Second)
		dan := h.seeks("Dan", "sticks", 3)
		first := h.found(dan).ID
		h.accept(cem)
		h.accept(dan)
		h.round(asked)
		if h.looks(ann) || !h.looks(cem) || !h.looks(dan) || h.found(cem) != nil {
			t.Fatal("Ann has not gone, or the others have")
		}
		_, err := h.Accept(t.Context(), ann, first)
		wants(t, err, ErrPast)
		wants(t, h.Refuse(t.Context(), cem, first), ErrPast)
		must(t, h.Stop(t.Context(), cem))
		must(t, h.Stop(t.Context(), cem))
		h.round(away)
		if h.looks(dan) || h.all() != 0 {
			t.Error("Dan, who is away, still looks, or there is a table")
		}
	})
}

// A bot takes the last seat when all agree who have looked for long enough.
func TestWithBot(t *testing.T) {
	s := engines["sqlite"](t)()
	h := open(t, s, newClock(), table.Quotas{})
	ann := h.seeks("Ann", "sticks", 3)
	h.round(30 * time.Second)
	bek := h.seeks("Bek", "sticks", 3)
	search := func(p table.PersonID) *Search {
		t.Helper()
		got, err := h.Status(t.Context(), p)
		must(t, err)
		return got.Search
	}
	if search(ann).MayFill {
		t.Error("a bot is offered too early")
	}
	h.round(30 * time.Second)
	if !search(ann).MayFill || !search(bek).MayFill {
		t.Fatal("no bot is offered")
	}
	must(t, h.WithBot(t.Context(), bek))
	h.round(time.Second)
	if s := search(bek); s.MayFill || !s.Fill || s.Found != nil {
		t.Errorf("Bek's search is %+v", s)
	}
	must(t, h.WithBot(t.Context(), ann))
	if f := h.found(ann); f == nil || !f.Bot || f.Players != 3 || len(f.Others) != 1 {
		t.Fatalf("Ann is asked for %+v", f)
	}
	h.accept(bek)
	id, _ := h.accept(ann)
	at, err := h.tables.Look(t.Context(), id)
	must(t, err)
	bots := 0
	for _, s := range at.Seats {
		if s.Kind == table.Bot && s.Level == "scribe" {
			bots++
		}
	}
	if len(at.Seats) != 3 || bots != 1 || h.tables.Held(at, ann).Len()+h.tables.Held(at, bek).Len() != 2 {
		t.Errorf("the seats are %+v", at.Seats)
	}

	// Alone for two, the table opens with the click.
	cem := h.seeks("Cem", "sticks")
	for range 6 {
		h.round(10 * time.Second)
		_, err := h.Here(t.Context(), cem)
		must(t, err)
	}
	must(t, h.WithBot(t.Context(), cem))
	stage, err := h.Here(t.Context(), cem)
	must(t, err)
	if at, err = h.tables.Look(t.Context(), stage.Table); err != nil || len(at.Seats) != 2 || !h.tables.Owns(at, cem) {
		t.Errorf("Cem is at %+v: %v", stage, err)
	}

	h.Level = ""
	wants(t, h.WithBot(t.Context(), cem), ErrWish)
	dan := h.seeks("Dan", "knots")
	h.round(filling)
	if search(dan).MayFill {
		t.Error("a bot is offered where there is none")
	}
}

// Nobody sees anything of those from whom they are parted, whoever has blocked the other.
func TestPartedSeeNothing(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), newClock(), table.Quotas{})
		ann, bek, cem := h.seeks("Ann", "sticks", 2), h.person("Bek"), h.person("Cem")
		must(t, h.Store.Tie(t.Context(), store.Tie{Person: string(bek), Other: string(ann), Kind: store.TieBlock}))
		looking := func(p table.PersonID) int {
			t.Helper()
			s, err := h.Status(t.Context(), p)
			must(t, err)
			return s.Looking["sticks"]
		}
		for p, want := range map[table.PersonID]int{ann: 0, bek: 0, cem: 1, "": 1} {
			if got := looking(p); got != want {
				t.Errorf("%q sees %d people look", p, got)
			}
		}
		h.seeks("Bek", "sticks", 2)
		h.round(time.Minute)
		if h.found(ann) != nil || h.found(bek) != nil {
			t.Error("they meet")
		}
		if looking(ann) != 0 || looking(bek) != 0 || looking(cem) != 2 {
			t.Error("they see each other")
		}

		// A block while both are asked parts them, too, even after the first has accepted.
		dan, eve := h.seeks("Dan", "knots", 2), h.seeks("Eve", "knots", 2)
		first, _ := h.accept(dan)
		must(t, h.Store.Tie(t.Context(), store.Tie{Person: string(dan), Other: string(eve), Kind: store.TieBlock}))
		h.accept(eve)
		h.round(time.Second)
		if _, err := h.tables.Look(t.Context(), first); !errors.Is(err, table.ErrNoTable) {
			t.Errorf("there is a table: %v", err)
		}
		if !h.looks(dan) || h.found(dan) != nil || h.found(eve) != nil {
			t.Error("they do not look any more, or are asked again")
		}
	})
}

func TestWrongWishes(t *testing.T) {
	h := open(t, engines["sqlite"](t)(), newClock(), table.Quotas{Open: 1, OpenNetwork: 9, Opening: 5,
		OpeningNetwork: 9})
	ann := h.person("Ann")
	for _, w := range []Wish{{Game: "senet"}, {}, {Game: "sticks", Sizes: []int{1}},
		{Game: "sticks", Sizes: []int{5, -3}}} {
		w.Person = ann
		wants(t, h.Seek(t.Context(), w), ErrWish)
	}
	wants(t, h.Seek(t.Context(), Wish{Person: "short", Game: "sticks"}), table.ErrPerson)
	must(t, h.Seek(t.Context(), Wish{Person: ann, Game: "sticks", Sizes: []int{2, 9}}))
	for range 9 { // they look already
		must(t, h.Seek(t.Context(), Wish{Person: ann, Game: "knots"}))
	}
	for range 4 {
		must(t, h.Stop(t.Context(), ann))
		must(t, h.Seek(t.Context(), Wish{Person: ann, Game: "knots"}))
	}
	must(t, h.Stop(t.Context(), ann))
	wants(t, h.Seek(t.Context(), Wish{Person: ann, Game: "knots"}), table.ErrManyAtOnce)
	bek := h.person("Bek")
	_, err := h.tables.Create(t.Context(), table.Spec{Game: "sticks", Seats: []table.SeatSpec{{Kind: table.Person},
		{Kind: table.Person}}}, bek, game.Spectator)
	must(t, err)
	wants(t, h.Seek(t.Context(), Wish{Person: bek, Game: "sticks"}), table.ErrManyOpen)
}

// dying is a store that dies before, or after, a table is made.
type dying struct {
	store.Store
	before, after bool
}

var errDead = errors.New("this server is dead")

func (d *dying) Create(ctx context.Context, t *store.Table) error {
	if d.before {
		return errDead
	}
	err := d.Store.Create(ctx, t)
	if d.after {
		return errors.Join(err, errDead)
	}
	return err
}

func (d *dying) EditWants(ctx context.Context, edit func([]store.Want) ([]store.Want, error)) error {
	if made, err := d.Store.All(ctx); d.after && (err != nil || len(made) > 0) {
		return errDead
	}
	return d.Store.EditWants(ctx, edit)
}

// If the server of whoever accepts last dies, another opens the table, and there is one.
func TestServerDiesWhenAllHaveAccepted(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		for name, d := range map[string]dying{"before the table is made": {before: true},
			"before the queue knows it": {after: true}} {
			t.Run(name, func(t *testing.T) {
				time := newClock()
				d.Store = another()
				dead, alive := open(t, &d, time, table.Quotas{}), open(t, another(), time, table.Quotas{})
				before := alive.all()
				ann, bek := dead.seeks(strings.ToUpper(name[7:10]), "sticks", 2), dead.seeks(name[7:10], "sticks", 2)
				dead.accept(ann)
				id := dead.found(bek).ID
				_, err := dead.Accept(t.Context(), bek, id)
				wants(t, err, errDead)
				alive.round(rounds)
				alive.round(rounds)
				at, err := alive.tables.Look(t.Context(), id)
				must(t, err)
				if !alive.found(ann).Open || !alive.found(bek).Open || alive.all() != before+1 ||
					alive.tables.Held(at, ann).Len() != 1 || alive.tables.Held(at, bek).Len() != 1 {
					t.Errorf("%d tables are open; the one for them: %+v", alive.all()-before, at)
				}
				must(t, alive.tables.Delete(t.Context(), id))
				alive.round(shown)
			})
		}
	})
}

// Two servers do the same at once: nobody is asked twice, and there is one table for each group.
func TestServersRace(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		time := newClock()
		two := []*house{open(t, another(), time, table.Quotas{}), open(t, another(), time, table.Quotas{})}
		const people = 24
		all := make([]table.PersonID, people)
		for i := range all {
			all[i] = two[0].person("person" + string(rune('a'+i)))
		}
		together := func(do func(h *house, i int) error) {
			t.Helper()
			var wait sync.WaitGroup
			for i := range all {
				for _, h := range two {
					wait.Go(func() {
						if err := do(h, i); err != nil {
							t.Error(err)
						}
					})
				}
			}
			wait.Wait()
		}
		together(func(h *house, i int) error {
			return h.Seek(t.Context(), Wish{Person: all[i], Name: "Ann", Game: "sticks", Sizes: []int{3}})
		})
		together(func(h *house, _ int) error { return h.pass(t.Context()) })
		asked := map[table.ID]int{}
		for _, p := range all {
			f := two[0].found(p)
			if f == nil {
				t.Fatalf("%s is asked for nothing", p)
			}
			asked[f.ID]++
		}
		if len(asked) != people/3 {
			t.Errorf("there are %d groups", len(asked))
		}
		together(func(h *house, i int) error {
			f := h.found(all[i])
			_, err := h.Accept(t.Context(), all[i], f.ID)
			return errors.Join(err, h.pass(t.Context()))
		})
		if n := two[1].all(); n != people/3 {
			t.Errorf("there are %d tables", n)
		}
		for id, n := range asked {
			at, err := two[1].tables.Look(t.Context(), id)
			must(t, err)
			sitting := 0
			for _, p := range all {
				sitting += two[1].tables.Held(at, p).Len()
			}
			if n != 3 || sitting != 3 {
				t.Errorf("%d are asked for a table, %d sit there", n, sitting)
			}
		}
	})
}

// A server does its rounds by itself, of two only one at a time, and nothing while nobody looks.
func TestRounds(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), newClock(), table.Quotas{})
		looking, err := h.turn(t.Context())
		must(t, err)
		if looking {
			t.Error("somebody looks")
		}
		ann := h.seeks("Ann", "sticks")
		h.seeks("Bek", "sticks")
		h.clock.later(settles)
		other := Open(Config{Store: h.Store, House: h.tables, Jobs: true, Now: h.clock.now})
		for end := time.Now().Add(time.Minute); h.found(ann) == nil; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("nobody does the rounds")
			}
		}
		must(t, h.Stop(t.Context(), ann))
		if looking, err = h.turn(t.Context()); err != nil || !looking {
			t.Errorf("nobody looks: %v", err)
		}
		claim, err := h.Store.ClaimJob(t.Context(), matching, h.server, holds)
		must(t, err)
		if claim.Held {
			t.Error("two servers do the rounds")
		}
		other.Close()
	})
}

// While nobody looks, a server that is alone asks the store for nothing, and wakes when somebody does.
func TestSleeps(t *testing.T) {
	s := &counting{Store: engines["sqlite"](t)()}
	h := open(t, s, newClock(), table.Quotas{})
	l := Open(Config{Store: s, House: h.tables, Jobs: true, Alone: true, Now: h.clock.now})
	defer l.Close()
	for end := time.Now().Add(time.Minute); s.reads() == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it does not look at the queue when it begins")
		}
	}
	before := s.reads()
	time.Sleep(rounds + rounds/4)
	if n := s.reads() - before; n != 0 {
		t.Errorf("it has read the queue %d times while nobody looked", n)
	}
	h.Lobby = l
	ann := h.seeks("Ann", "sticks")
	h.seeks("Bek", "sticks")
	h.clock.later(settles)
	for end := time.Now().Add(time.Minute); h.found(ann) == nil; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it sleeps on")
		}
	}
}

// counting counts how often the queue is read.
type counting struct {
	store.Store
	mu sync.Mutex
	n  int
}

func (c *counting) Wants(ctx context.Context) ([]store.Want, error) {
	c.mu.Lock()
	c.n++
	c.mu.Unlock()
	return c.Store.Wants(ctx)
}

func (c *counting) reads() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.n
}
