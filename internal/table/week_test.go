package table

import (
	"container/heap"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// turnOf is what happens next at a table of [TestWeek]: somebody moves, or comes, or a time is up.
type turnOf struct {
	at    time.Time
	id    ID
	seat  game.Seat // who moves, or whose seat is taken; [game.Spectator] if a time is up
	comes bool
}

type agenda []turnOf

func (a agenda) Len() int           { return len(a) }
func (a agenda) Less(i, j int) bool { return a[i].at.Before(a[j].at) }
func (a agenda) Swap(i, j int)      { a[i], a[j] = a[j], a[i] }
func (a *agenda) Push(x any)        { *a = append(*a, x.(turnOf)) }
func (a *agenda) Pop() any {
	last := (*a)[len(*a)-1]
	*a = (*a)[:len(*a)-1]
	return last
}

// Games over days are lived through: some people are quick, some slow, some sleep, and some never come again. Some say
// that they must go, and are replaced, or are not; and the last one who is there may end the game. Every game ends, no
// time is up before or long after its moment, whoever reads a table anew finds the same clocks, and whoever stayed
// comes off better than who went. With ENNEAD_LONG=1 there are a thousand tables.
func TestWeek(t *testing.T) {
	tables := 20
	if os.Getenv("ENNEAD_LONG") != "" {
		tables = 1000
	}
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		w := newWatch()
		h := serve(t, 1, engine, func(_ int, c *Config) {
			c.Now, c.Bus, c.Steward, c.Workers = w.now, bus.New(), "first", 1
		}).houses[0]
		r := rand.New(rand.NewPCG(18, 5))
		people := []PersonID{ann, bek, cem, dan}
		usual := []time.Duration{time.Hour, 10 * time.Hour, 20 * time.Hour, time.Minute}
		must(t, h.SetQuiet(t.Context(), bek, quietHours(t, "Europe/Paris 22:00 07:00")))
		var todo agenda
		sits, guests, away := map[ID][]PersonID{}, map[ID]turnOf{}, map[ID]game.Seats{}
		// Some of what may happen is sure to: at one table each, somebody ends the game, somebody comes for another,
		// nobody does, and three of four stay.
		var ends, replaced, unreplaced, calm ID
		went := map[ID]bool{}
		// next notes what happens next at a table, once the bots have moved.
		next := func(id ID) *Table {
			t.Helper()
			at, err := h.Look(t.Context(), id)
			for end := time.Now().Add(patience); err == nil && at.wantsBots() && time.Now().Before(end); {
				time.Sleep(time.Millisecond)
				at, err = h.Look(t.Context(), id)
			}
			must(t, err)
			if at.Status != Playing {
				return at
			}
			one := turnOf{seat: game.Spectator, id: id}
			var ok bool
			if one.at, ok = at.rings(); !ok {
				t.Fatalf("table %s waits for ever: %b", id, at.Owing())
			}
			for seat := range at.Owing().All() {
				think := time.Duration(r.ExpFloat64() * float64(usual[seat]))
				if seat == 2 && id != calm && r.IntN(3) == 0 || away[id].Has(seat) {
					continue // does not come
				}
				if when := w.now().Add(think); when.Before(one.at) {
					one.at, one.seat = when, seat
				}
			}
			if guest, ok := guests[id]; ok && guest.at.Before(one.at) {
				one = guest
			}
			heap.Push(&todo, one)
			return at
		}
		begun := w.now()
		for n := range tables {
			seats := 2 + n%3
			spec := Spec{Game: "sticks", Seats: make([]SeatSpec, seats)}.with(Person).timed("days quick")
			id, err := h.Create(t.Context(), spec, people[0], 0)
			must(t, err)
			for seat := range game.Seat(seats) {
				if seat > 0 {
					at, err := h.Look(t.Context(), id)
					must(t, err)
					_, err = h.Claim(t.Context(), id, h.SeatKey(at, seat), people[seat], "")
					must(t, err)
				}
				must(t, h.Ready(t.Context(), id, seat, [16]byte{byte(n), byte(n >> 8), byte(seat)}))
			}
			sits[id] = slices.Clone(people[:seats])
			switch n {
			case 0:
				ends, away[id] = id, 0b10
			case 1:
				replaced = id
			case 2:
				calm, away[id] = id, 0b1000
			case 4:
				unreplaced = id
			}
			next(id)
		}
		choices, times, over, offers, came, ended, three := 0, 0, 0, 0, 0, 0, 0
		for len(todo) > 0 {
			one := heap.Pop(&todo).(turnOf)
			if one.at.After(w.now()) {
				w.pass(one.at.Sub(w.now()))
			}
			at, err := h.Look(t.Context(), one.id)
			must(t, err)
			dice := r.IntN(60)
			if one.id == ends || one.id == calm {
				dice = max(dice, 2)
			}
			if one.seat == 0 && (one.id == replaced || one.id == unreplaced) && !went[one.id] {
				dice, went[one.id] = 1, true
			}
			switch {
			case one.comes:
				delete(guests, one.id)
				if !h.Vacant(at).Has(one.seat) {
					break // it is too late
				}
				came++
				who := PersonID(fmt.Sprintf("guest-guest-guest-%d", came))
				_, err = h.Claim(t.Context(), one.id, h.SeatKey(at, one.seat), who, "Guest")
				must(t, err)
				sits[one.id][one.seat], away[one.id] = who, away[one.id]&^one.seat.Set()
			case one.seat == game.Spectator:
				times++
				before := at.Version
				h.briefs.look(one.id)
				if at, err = h.Look(t.Context(), one.id); err != nil || at.Version == before {
					t.Fatalf("nothing happens when the time is up: %v", err)
				}
			case dice == 0:
				away[one.id] |= one.seat.Set() // never comes again
			case dice == 1:
				_, err := h.Offer(t.Context(), one.id, one.seat, sits[one.id][one.seat])
				must(t, err)
				if away[one.id] |= one.seat.Set(); one.id == replaced || one.id != unreplaced && r.IntN(2) == 0 {
					in := time.Duration(r.Int64N(int64(offersDays)))
					guests[one.id] = turnOf{at: w.now().Add(in), id: one.id, seat: one.seat, comes: true}
				}
				offers++
			default:
				who := sits[one.id][one.seat]
				if e, ok := h.Ending(at, who); ok && e.Mine && (one.id == ends || dice%3 == 0) {
					ended++
					_, err := h.End(t.Context(), one.id, one.seat, who)
					must(t, err)
					break
				}
				choices++
				_, err := h.Choose(t.Context(), one.id, one.seat, at.Version, at.Match.State.Moves(nil, one.seat)[0])
				must(t, err)
			}
			if at = next(one.id); at.Status == Over {
				over++
				if ranksFairly(t, at) == 3 && len(at.Seats) == 4 {
					three++
				}
			}
			book, ok := h.Clocks(at)
			if !ok {
				continue
			}
			h.cache.forget(one.id)
			again, err := h.Look(t.Context(), one.id)
			must(t, err)
			if anew, _ := h.Clocks(again); anew != book {
				t.Fatalf("read anew the clocks are\n%+v\nnot\n%+v", anew, book)
			}
			for seat := range at.Owing().All() {
				if c := book[seat]; c.Status == clock.Runs && c.Due.Before(w.now()) {
					t.Fatalf("the time of seat %d was up at %s, and it is %s", seat, c.Due, w.now())
				}
			}
		}
		if over != tables || times == 0 || came == 0 || offers == came || ended == 0 || three == 0 {
			t.Errorf("%d of %d games ended, %d of them since others had gone; a time was up %d times, %d people had "+
				"to go, %d came for them; %d times three of four stayed", over, tables, ended, times, offers, came,
				three)
		}
		t.Logf("%d tables, %d choices, a time was up %d times, within %.1f days", tables, choices, times,
			w.now().Sub(begun).Hours()/24)
	})
}

// ranksFairly checks that whoever stayed to the end of a game comes off better than who went, and returns how many
// stayed.
func ranksFairly(t *testing.T, at *Table) (stayed int) {
	t.Helper()
	list := Ranks(at)
	if len(list) != len(at.Seats) {
		t.Fatalf("of %d people %d have a rank", len(at.Seats), len(list))
	}
	for i, r := range list {
		if !r.Gone {
			stayed++
		}
		if i > 0 && (list[i-1].Gone && !r.Gone || list[i-1].Gone == r.Gone && list[i-1].Place > r.Place ||
			!list[i-1].Gone && r.Gone && list[i-1].Place == r.Place) {
			t.Fatalf("not fair: %+v", list)
		}
	}
	return stayed
}
