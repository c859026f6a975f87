package table

import (
	"bytes"
	"database/sql"
	"fmt"
	"maps"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/barter"
	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

// greetings counts lines: nobody says the same twice within a minute.
var greetings atomic.Int64

// speak has the person of a seat say a line and write a note on a move, unless they may not make it.
func speak(t *testing.T, h *House, id ID, seat game.Seat, who PersonID, move string) {
	t.Helper()
	must(t, h.Say(t.Context(), id, who, seat, fmt.Sprint(called[who], " says hello ", greetings.Add(1))))
	if at := looked(t, h, id); at.Status == Playing {
		_, err := h.Negotiate(t.Context(), id, seat, chain(t, move), called[who]+" wants gold")
		if refusal := (*game.Refusal)(nil); !asRefusal(err, &refusal) {
			must(t, err)
		}
	}
}

// show is a move by which a seat of two shows the other one something.
func show(seat game.Seat) string { return "show " + (1 - seat).Text() }

func looked(t *testing.T, h *House, id ID) *Table {
	t.Helper()
	at, err := h.Look(t.Context(), id)
	must(t, err)
	return at
}

// remains fills a house with everything that ann, who is called Annie, can leave. Bek was there each time.
type remains struct {
	over, packed, running, gathering, own, frozen, unplayed, before, handed, brought, phone ID
	lent, looked, looking, looksFrozen                                                      ID
}

func leaveRemains(t *testing.T, h *House, w *watch) (r remains) {
	ctx := t.Context()
	begun := func(names []string, who ...PersonID) ID {
		id := opened(t, h, names, who...)
		ready(t, h, id)
		w.pass(time.Minute)
		for seat, one := range who {
			speak(t, h, id, game.Seat(seat), one, show(game.Seat(seat)))
		}
		oneChoice(t, h, looked(t, h, id))
		w.pass(time.Minute)
		return id
	}
	r.packed = begun([]string{"Annie", "Bekki"}, ann, bek)
	playOn(t, h, r.packed)
	_, err := h.conf.Store.Pack(ctx, string(Over), w.now().Add(time.Hour).UnixMilli())
	must(t, err)
	r.over = begun([]string{"Bekki", "Annie"}, bek, ann)
	playOn(t, h, r.over)
	speak(t, h, r.over, 1, ann, show(1))
	r.running = begun([]string{"Annie", "Bekki"}, ann, bek)
	speak(t, h, r.running, 0, ann, "wish gold") // of which nobody else knows
	r.gathering = opened(t, h, []string{"Bekki", "Annie"}, bek, ann)
	r.own = opened(t, h, []string{"Annie", "Bekki"}, ann, bek)
	r.frozen = begun([]string{"Annie", "Bekki"}, ann, bek)
	must(t, h.CloseTable(ctx, r.frozen))
	r.unplayed = opened(t, h, []string{"Bekki", "Annie"}, bek, ann)
	must(t, h.Ready(ctx, r.unplayed, 1, [16]byte{1}))
	must(t, h.CloseTable(ctx, r.unplayed))
	r.before = begun([]string{"Bekki", "Annie"}, bek, ann)
	_, err = h.Leave(ctx, r.before, 1, ann)
	must(t, err)
	w.pass(time.Minute)
	_, err = h.Claim(ctx, r.before, h.SeatKey(looked(t, h, r.before), 1), cem, "Cemal")
	must(t, err)
	speak(t, h, r.before, 1, cem, show(1))
	r.handed = begun([]string{"Bekki", "Cemal"}, bek, cem)
	speak(t, h, r.handed, 1, cem, "wish gold")
	w.pass(time.Minute)
	at, err := h.MakeLink(ctx, r.handed, 1, cem, HandOver)
	must(t, err)
	_, err = h.Claim(ctx, r.handed, h.SeatKey(at, 1), ann, "Annie")
	must(t, err)
	w.pass(time.Minute)
	speak(t, h, r.handed, 1, ann, "wish gold") // which replaces his
	text := record(t, looked(t, h, r.over).Match.Game, looked(t, h, r.over).Record(0))
	r.brought, err = h.Import(ctx, strings.NewReader(text), ann, nil)
	must(t, err)
	w.pass(time.Minute)
	r.phone = begun([]string{"Bekki", "Danny"}, bek, dan)
	device(t, h, r.phone, 1, dan, ann)
	speak(t, h, r.phone, 1, ann, "wish gold")
	w.pass(time.Minute)
	looks := func(id ID, seat game.Seat, holder, who PersonID, name string) {
		_, err := h.MakeLink(ctx, id, seat, holder, Lends)
		must(t, err)
		_, err = h.Claim(ctx, id, h.SeatKey(looked(t, h, id), seat), who, name)
		must(t, err)
		w.pass(time.Minute)
	}
	r.lent = begun([]string{"Annie", "Bekki"}, ann, bek)
	looks(r.lent, 0, ann, dan, "Danny")
	_, err = h.Offer(ctx, r.lent, 0, ann)
	must(t, err)
	_, err = h.Stay(ctx, r.lent, 0, ann)
	must(t, err)
	w.pass(time.Minute)
	for _, id := range []*ID{&r.looked, &r.looking, &r.looksFrozen} {
		*id = begun([]string{"Bekki", "Cemal"}, bek, cem)
		looks(*id, 1, cem, ann, "Annie")
	}
	_, err = h.TakeBack(ctx, r.looked, 1, cem)
	must(t, err)
	must(t, h.CloseTable(ctx, r.looksFrozen))
	must(t, h.conf.Store.Arrive(ctx, store.Person{ID: string(ann)}, store.Session{Hash: "hers", Agent: "Firefox",
		Used: time.Now().UnixMilli()}))
	must(t, h.conf.Store.SetMail(ctx, store.Mail{Key: "k", Person: string(ann), Address: "Annie@nile"}))
	return r
}

// Whoever is erased is nowhere any more, in no relation and not even in the file; what others said and were stays.
func TestErase(t *testing.T) {
	eachErased(t, func(t *testing.T, h *House, w *watch) {
		r := leaveRemains(t, h, w)
		before := traced(t, h.conf.Store, "Ann")
		for _, where := range []string{"archive.record", "happenings.name", "happenings.next", "headers.header",
			"lines.text", "mails.address", "moves.note", "people.name", "seats.name"} {
			if before[where] == 0 {
				t.Errorf("before, the name is not in %s", where)
			}
		}
		ids := traced(t, h.conf.Store, string(ann))
		for _, where := range []string{"devices.person", "facts.person", "happenings.person", "mails.person",
			"people.person",
			"seats.person", "sessions.person", "tables.owner"} {
			if ids[where] == 0 {
				t.Errorf("before, the person is not in %s", where)
			}
		}
		versions := map[ID]int64{}
		for _, id := range []ID{r.packed, r.over, r.running, r.before, r.handed} {
			versions[id] = looked(t, h, id).Version
		}
		for range 2 {
			must(t, h.Erase(t.Context(), ann))
			nowhere(t, h)
		}
		for id, version := range versions {
			if at := looked(t, h, id); at.Version <= version {
				t.Errorf("version %d after %d: somebody may still see the table as it was", at.Version, version)
			}
		}
		what := map[string]*Seat{}
		for name, place := range map[string]struct {
			id   ID
			seat game.Seat
		}{
			"over": {r.over, 1}, "packed": {r.packed, 0}, "running": {r.running, 0}, "gathering": {r.gathering, 1},
			"frozen": {r.frozen, 0}, "unplayed": {r.unplayed, 1}, "handed": {r.handed, 1}, "phone": {r.phone, 1},
		} {
			at := looked(t, h, place.id)
			what[name] = &at.Seats[place.seat]
			if name := at.Match.Record.Names[place.seat]; name != "" {
				t.Errorf("the record calls the seat %q", name)
			}
			if at.Seats[1-place.seat].Name != "Bekki" || at.Match.Record.Names[1-place.seat] != "Bekki" {
				t.Errorf("Bek is called %q and %q", at.Seats[1-place.seat].Name, at.Match.Record.Names[1-place.seat])
			}
		}
		for name, s := range what {
			if over := name == "over" || name == "packed"; s.Gone() != over || s.Taken != over || s.Name != "" {
				t.Errorf("%s: %+v", name, s)
			}
		}
		if looked(t, h, r.over).Sociable() {
			t.Error("Bek can still talk to somebody who is gone")
		}
		if what["unplayed"].Ready {
			t.Error("the game could begin without her")
		}
		for _, id := range []ID{r.own, r.brought} {
			_, err := h.Look(t.Context(), id)
			wants(t, err, ErrNoTable)
		}
		at := looked(t, h, r.running)
		if !at.StillValid(1, versions[r.running]) {
			t.Error("Bek has to choose again")
		}
		if at.Free() != 1 || at.Happened[0].What != Left || h.Held(at, bek) != 2 {
			t.Errorf("%+v, %+v", at.Seats, at.Happened)
		}
		_, err := h.Claim(t.Context(), r.running, h.SeatKey(at, 0), dan, "Danny")
		must(t, err)
		if name, former := at.Player(0, 0); name != "" || !former {
			t.Errorf("the first to play was %q, %v", name, former)
		}
		playOn(t, h, r.running)
		must(t, h.Thaw(t.Context(), r.frozen))
		must(t, h.Thaw(t.Context(), r.looksFrozen))
		for _, id := range []ID{r.lent, r.looked, r.looking, r.looksFrozen} {
			for seat := range game.Seat(2) {
				if _, ok := looked(t, h, id).Onlooker(seat); ok {
					t.Error("somebody still looks on")
				}
			}
		}
		if at := looked(t, h, r.before); at.Seats[1].Name != "Cemal" {
			t.Errorf("%+v", at.Seats)
		}
		bekki := traced(t, h.conf.Store, "Bek ")
		if bekki["lines.text"] != 11 || bekki["moves.note"]+bekki["archive.record"] != 11 {
			t.Errorf("what Bek said has become %v", bekki)
		}
		if cemal := traced(t, h.conf.Store, "Cem "); cemal["lines.text"] != 6 || cemal["moves.note"] != 5 {
			t.Errorf("what Cem said has become %v", cemal)
		}
	})
}

// eachErased runs a test on each engine, and then searches the bytes of the file.
func eachErased(t *testing.T, test func(t *testing.T, h *House, w *watch)) {
	t.Run("postgres", func(t *testing.T) {
		w := newWatch()
		house := serve(t, 1, engines["postgres"], ofBarter(w)).houses[0]
		test(t, house, w)
	})
	t.Run("sqlite", func(t *testing.T) {
		w, path := newWatch(), sqlitetest.Database(t)
		t.Run("house", func(t *testing.T) {
			house := serve(t, 1, func(t *testing.T) func() store.Store {
				s, err := sqlite.Open(t.Context(), path)
				must(t, err)
				t.Cleanup(func() { must(t, s.Close()) })
				return func() store.Store { return s }
			}, ofBarter(w)).houses[0]
			test(t, house, w)
		})
		db, err := sql.Open("sqlite", path)
		must(t, err)
		_, err = db.ExecContext(t.Context(), "VACUUM")
		must(t, err)
		must(t, db.Close())
		file, err := os.ReadFile(path)
		must(t, err)
		if !bytes.Contains(file, []byte("Bek says hello")) {
			t.Error("the file does not show what others said: it would not show more")
		}
		if bytes.Contains(file, []byte("Ann")) {
			t.Error("the file still has the name")
		}
	})
}

// nowhere searches the store for ann. Only the row that says that she is gone has her id.
func nowhere(t *testing.T, h *House) {
	t.Helper()
	if found := traced(t, h.conf.Store, "Ann"); len(found) > 0 {
		t.Errorf("the name, a line or a note is still in %v", found)
	}
	if found := traced(t, h.conf.Store, string(ann)); !maps.Equal(found, map[string]int{"people.person": 1}) {
		t.Errorf("the person is still in %v", found)
	}
	p, err := h.conf.Store.Person(t.Context(), string(ann))
	must(t, err)
	if p.Kind != gone || p.Seen != 0 {
		t.Errorf("%+v", p)
	}
}

// If it is interrupted anywhere, the next time does the rest.
func TestEraseAgain(t *testing.T) {
	var cut *cutting
	w := newWatch()
	h := open(t, func(c *Config) {
		ofBarter(w)(0, c)
		cut = &cutting{Store: c.Store}
		c.Store = cut
	})
	leaveRemains(t, h.House, w)
	failed := 0
	for cut.after = 1; ; cut.after = failed + 1 { // each time it comes a step further
		err := h.Erase(t.Context(), ann)
		if err == nil {
			break
		}
		wants(t, err, errDead)
		failed++
	}
	cut.after = 0
	if failed < 5 {
		t.Errorf("it was interrupted only %d times", failed)
	}
	nowhere(t, h.House)
}

// Whatever people did, all of the one who is erased is gone, and all of the others is there.
func TestEraseWhateverHappened(t *testing.T) {
	seeds := uint64(4)
	if testing.Short() {
		seeds = 2 // one of each kind
	}
	eachErased(t, func(t *testing.T, h *House, w *watch) {
		for seed := range seeds {
			c := &company{t: t, h: h, w: w, r: game.NewRand(seed), move: "show 1"}
			if seed%2 == 0 {
				c.move = "wish gold" // each replaces the one before
			}
			for range 3 {
				id, err := h.Create(t.Context(), Spec{Game: "barter", Seats: make([]SeatSpec, 3)}.with(Person), bek, 0)
				must(t, err)
				c.ids = append(c.ids, id)
			}
			for range 150 {
				c.anything()
			}
			if found := traced(t, h.conf.Store, string(ann)); len(found) == 0 {
				t.Error("nothing is to be erased")
			}
			var before []map[string]int
			for _, who := range everybody[1:] {
				before = append(before, traced(t, h.conf.Store, called[who]))
			}
			must(t, h.Erase(t.Context(), ann))
			nowhere(t, h)
			for i, who := range everybody[1:] {
				after := traced(t, h.conf.Store, called[who])
				if seed%2 == 0 {
					delete(after, "moves.note") // what is in doubt is erased
					delete(before[i], "moves.note")
				}
				if !maps.Equal(after, before[i]) {
					t.Errorf("seed %d: of %s is left %v of %v", seed, called[who], after, before[i])
				}
			}
		}
	})
}

var (
	everybody = []PersonID{ann, bek, cem, dan}
	called    = map[PersonID]string{ann: "Ann", bek: "Bek", cem: "Cem", dan: "Dan"} // what their names begin with
)

// company are people who do anything that they may.
type company struct {
	t *testing.T
	h *House
	w *watch
	r game.Rand

	move string // on which they write notes
	ids  []ID
}

// anything has somebody do something at a table; it may be refused.
func (c *company) anything() {
	c.w.pass(30 * time.Second)
	ctx, h, id := c.t.Context(), c.h, c.ids[c.r.Intn(len(c.ids))]
	at, seat, who := looked(c.t, h, id), game.Seat(c.r.Intn(3)), everybody[c.r.Intn(len(everybody))]
	s := &at.Seats[seat]
	name := called[who] + []string{"ie", "y", "o"}[c.r.Intn(3)]
	free := h.Held(at, who) == 0
	switch c.r.Intn(9) {
	case 0:
		must(c.t, h.Rename(ctx, who, name))
	case 1:
		if !s.Taken && free {
			_, err := h.Claim(ctx, id, h.SeatKey(at, seat), who, name)
			must(c.t, err)
		}
	case 2:
		if s.Taken && c.r.Intn(2) == 0 && at.Status != Over {
			_, err := h.Leave(ctx, id, seat, PersonID(s.who))
			must(c.t, err)
		}
	case 3:
		if s.Taken && free && at.Status != Over {
			at, err := h.MakeLink(ctx, id, seat, PersonID(s.who), HandOver)
			must(c.t, err)
			_, err = h.Claim(ctx, id, h.SeatKey(at, seat), who, name)
			must(c.t, err)
		}
	case 4:
		if s.Taken {
			must(c.t, h.Ready(ctx, id, seat, [16]byte{byte(seat)}))
		}
	case 5:
		if at.Owing() != 0 {
			oneChoice(c.t, h, at)
		}
	default:
		if s.Taken && at.Sociable() {
			speak(c.t, h, id, seat, PersonID(s.who), c.move)
		}
	}
}

// ofBarter is a house with that clock in which barter is played, too.
func ofBarter(w *watch) func(int, *Config) {
	return func(_ int, c *Config) { c.Now, c.Bus, c.Games = w.now, bus.New(), append(c.Games, barter.Game) }
}
