package table

import (
	"context"
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// nameLast gives a person a name as the last one that they used.
func nameLast(t *testing.T, h *House, person PersonID, name string) {
	t.Helper()
	must(t, h.conf.Store.SetName(t.Context(), string(person), name))
}

// device lets a person hold the seat of another with one more browser.
func device(t *testing.T, h *House, id ID, seat game.Seat, holder, more PersonID) {
	t.Helper()
	at, err := h.MakeLink(t.Context(), id, seat, holder, AddDevice)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.SeatKey(at, seat), more, "")
	must(t, err)
}

// opened opens a table with these people on its seats, by these names.
func opened(t *testing.T, h *House, names []string, who ...PersonID) ID {
	t.Helper()
	spec := people(len(who))
	spec.Game = "barter"
	for i := range spec.Seats {
		spec.Seats[i].Name = names[i]
	}
	id, err := h.Create(t.Context(), spec, who[0], 0)
	must(t, err)
	for i := 1; i < len(who); i++ {
		at, err := h.Look(t.Context(), id)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.SeatKey(at, game.Seat(i)), who[i], names[i])
		must(t, err)
	}
	return id
}

// ready begins the game.
func ready(t *testing.T, h *House, id ID) {
	t.Helper()
	at, err := h.Look(t.Context(), id)
	must(t, err)
	for i := range at.Seats {
		must(t, h.Ready(t.Context(), id, game.Seat(i), [16]byte{byte(i)}))
	}
}

// playOn plays a game to its end.
func playOn(t *testing.T, h *House, id ID) {
	t.Helper()
	for {
		at, err := h.Look(t.Context(), id)
		must(t, err)
		if at.Owing() == 0 {
			return
		}
		oneChoice(t, h, at)
	}
}

// oneChoice makes a choice of the turn.
func oneChoice(t *testing.T, h *House, at *Table) {
	t.Helper()
	seat := at.Owing().First()
	for _, m := range at.Match.State.Moves(nil, seat) {
		if outOfTurn, _ := game.IsOutOfTurn(at.Match.State, m); !outOfTurn {
			_, err := h.Choose(t.Context(), at.ID, seat, at.Version, m)
			must(t, err)
			return
		}
	}
	t.Fatal("there is no choice")
}

func names(t *Table) (all []string) {
	for _, s := range t.Seats {
		all = append(all, s.Name)
	}
	return all
}

// eachHouse runs a test with a house on each engine.
func eachHouse(t *testing.T, test func(t *testing.T, h *House), change ...func(*Config)) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		test(t, serve(t, 1, engine, func(_ int, c *Config) {
			c.Bus, c.Games = bus.New(), append(c.Games, barter.Game)
			for _, one := range change {
				one(c)
			}
		}).houses[0])
	})
}

// A guest's seats, further browsers and tables become those of an account, with its name; and nothing tells of it.
func TestAdopt(t *testing.T) {
	eachHouse(t, func(t *testing.T, h *House) {
		ctx := t.Context()
		gathering := opened(t, h, []string{"Ani", "Meri"}, ann, cem)
		running := opened(t, h, []string{"Ani", "Dan"}, ann, cem)
		guestOf := opened(t, h, []string{"Cem", "Ani", "Kid"}, cem, ann, ann)
		over := opened(t, h, []string{"Ani", "Cem"}, ann, cem)
		shared := opened(t, h, []string{"Cem", "Ani"}, cem, ann)
		both := opened(t, h, []string{"Dan", "Cem"}, dan, cem)
		for _, id := range []ID{running, guestOf, over, shared, both} {
			ready(t, h, id)
		}
		playOn(t, h, over)
		device(t, h, shared, 0, cem, ann) // a family with one browser: it holds both seats
		device(t, h, both, 0, dan, ann)
		device(t, h, both, 0, dan, bek)
		left := opened(t, h, []string{"Cem", "Ani"}, cem, ann)
		ready(t, h, left)
		_, err := h.Leave(ctx, left, 1, ann)
		must(t, err)
		nameLast(t, h, ann, "Ani")
		nameLast(t, h, bek, "Meri")

		all := []ID{gathering, running, guestOf, over, shared, both, left}
		happened := map[ID]int{}
		for _, id := range all {
			at, err := h.Look(ctx, id)
			must(t, err)
			happened[id] = len(at.Happened)
			if err := h.MayAdopt(at, ann, bek); err != nil {
				t.Errorf("%v", err)
			}
		}
		for range 2 { // the second time nothing is left to do
			brought, err := h.Adopt(ctx, ann, bek, append(all, newID()))
			must(t, err)
			if want := all[:len(all)-1]; !slices.Equal(brought, want) {
				t.Errorf("%v are brought, want %v", brought, want)
			}
		}
		for id, want := range map[ID][]string{
			gathering: {"Meri 2", "Meri"}, running: {"Meri", "Dan"}, guestOf: {"Cem", "Meri", "Kid"},
			over: {"Ani", "Cem"}, shared: {"Cem", "Meri"}, both: {"Dan", "Cem"},
		} {
			at, err := h.Look(ctx, id)
			must(t, err)
			if got := names(at); !slices.Equal(got, want) || !slices.Equal(at.Match.Record.Names, want) {
				t.Errorf("the names are %q, and %q in the record, want %q", got, at.Match.Record.Names, want)
			}
			if h.Held(at, ann) != 0 || h.Owns(at, ann) || h.Held(at, bek) == 0 || len(at.Happened) != happened[id] {
				t.Errorf("%s: seats %+v of %s, %+v", at.Status, at.Seats, at.owner, at.Happened)
			}
		}
		at, err := h.Look(ctx, both)
		must(t, err)
		if at.Seats[0].Devices() != 2 || at.Seats[0].who != string(dan) {
			t.Errorf("%+v", at.Seats[0])
		}
		at, err = h.Look(ctx, running)
		must(t, err)
		if !h.Owns(at, bek) {
			t.Error("the table is not the account's")
		}
		for what, found := range traced(t, h.conf.Store, string(ann)) {
			if found > 0 && what != "people.person" {
				t.Errorf("%s has the guest in %d places", what, found)
			}
		}
		for _, h := range []*House{h, reread(t, h)} { // from memory, and as it is stored
			at, err = h.Look(ctx, gathering)
			must(t, err)
			if h.Held(at, bek) != 1 {
				t.Errorf("%+v", at.Seats)
			}
		}
	})
}

// reread opens the store a second time, for a house that has nothing in memory.
func reread(t *testing.T, h *House) *House {
	t.Helper()
	conf := h.conf
	conf.Roles = []Role{}
	other, err := Open(t.Context(), conf)
	must(t, err)
	t.Cleanup(other.Close)
	return other
}

// Nobody gets the seats of two who play against each other, and a frozen table stays as it is.
func TestAdoptNoRival(t *testing.T) {
	eachHouse(t, func(t *testing.T, h *House) {
		ctx := t.Context()
		rivals := opened(t, h, []string{"Ani", "Bek", "Cem"}, ann, bek, ann)
		ready(t, h, rivals)
		gathering := opened(t, h, []string{"Ani", "Bek"}, ann, bek)
		frozen := opened(t, h, []string{"Ani", "Cem"}, ann, cem)
		ready(t, h, frozen)
		must(t, h.CloseTable(ctx, frozen))
		fine := opened(t, h, []string{"Ani", "Cem"}, ann, cem)
		all := []ID{rivals, gathering, frozen, fine}
		for i, want := range []error{ErrSecond, ErrSecond, ErrFrozen, nil} {
			at, err := h.Look(ctx, all[i])
			must(t, err)
			wants(t, h.MayAdopt(at, ann, bek), want)
		}
		brought, err := h.Adopt(ctx, ann, bek, all)
		must(t, err)
		if !slices.Equal(brought, []ID{fine}) {
			t.Errorf("%v are brought", brought)
		}
		for _, id := range all[:3] {
			at, err := h.Look(ctx, id)
			must(t, err)
			if h.Held(at, ann) == 0 || !h.Owns(at, ann) {
				t.Errorf("%+v", at.Seats)
			}
		}
		if _, err := h.Adopt(ctx, ann, ann, all); err != nil {
			t.Error(err)
		}
	})
}

// What is interrupted is finished by the next call.
func TestAdoptAgain(t *testing.T) {
	var cut *cutting
	h := open(t, func(c *Config) {
		ofBarter(newWatch())(0, c)
		cut = &cutting{Store: c.Store}
		c.Store = cut
	})
	var all []ID
	for range 3 {
		all = append(all, opened(t, h.House, []string{"Ani", "Cem"}, ann, cem))
	}
	for left := 1; ; left++ {
		cut.after = left
		brought, err := h.Adopt(t.Context(), ann, bek, all)
		if err == nil {
			if !slices.Equal(brought, all) {
				t.Errorf("%v are brought", brought)
			}
			break
		}
		wants(t, err, errDead)
	}
	cut.after = 0
	for _, id := range all {
		if at := h.look(id); h.Held(at, bek) != 1 || h.Held(at, ann) != 0 {
			t.Errorf("%+v", at.Seats)
		}
	}
}

// cutting is a store that fails after so many writes; 0 for never.
type cutting struct {
	store.Store
	after int
}

func (c *cutting) write() error {
	if c.after == 0 {
		return nil
	}
	if c.after--; c.after == 0 {
		c.after = 1 // and again
		return errDead
	}
	return nil
}

func (c *cutting) Change(ctx context.Context, change *store.Change) error {
	if err := c.write(); err != nil {
		return err
	}
	return c.Store.Change(ctx, change)
}

func (c *cutting) EditHappened(ctx context.Context, id string, edit func([]store.Happening)) error {
	if err := c.write(); err != nil {
		return err
	}
	return c.Store.EditHappened(ctx, id, edit)
}

func (c *cutting) Unsay(ctx context.Context, id string, seat uint8, from, to int64) error {
	if err := c.write(); err != nil {
		return err
	}
	return c.Store.Unsay(ctx, id, seat, from, to)
}

func (c *cutting) Delete(ctx context.Context, id string, seen int64) error {
	if err := c.write(); err != nil {
		return err
	}
	return c.Store.Delete(ctx, id, seen)
}

func (c *cutting) Erase(ctx context.Context, person, gone string, cancelled ...store.Notice) error {
	if err := c.write(); err != nil {
		return err
	}
	return c.Store.Erase(ctx, person, gone, cancelled...)
}
