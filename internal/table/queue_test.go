package table

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// thinker is a bot that thinks for a second, or for a part of it.
type thinker struct{ part int }

const second = time.Second

func (b thinker) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	time.Sleep(second / time.Duration(b.part))
	return view.Moves(nil, seat)[0], nil
}

// thinking configures a house of thinkers with that many workers.
func thinking(workers int) func(*Config) {
	return func(c *Config) {
		c.Workers, c.Pause = workers, 700*time.Millisecond
		c.Limit = func(string) time.Duration { return second }
		c.Bots = func(_ string, _ game.Game, _ uint64, effort Effort) (Player, error) {
			return thinker{effort.Part},
				nil
		}
	}
}

// waited returns how long the person of a table waits for bots, over that many answers.
func (h *house) waited(id ID, answers int) (sum time.Duration) {
	h.t.Helper()
	for range answers {
		synctest.Wait()
		time.Sleep(2 * time.Second) // a person thinks, too
		for h.step(id) {
			synctest.Wait()
		}
		began := time.Now()
		for h.look(id).botOwing() != game.Spectator {
			time.Sleep(10 * time.Millisecond)
			synctest.Wait()
		}
		sum += time.Since(began)
	}
	return sum
}

// A visitor with 460 tables makes nobody else wait, whether or not people look at them.
func TestManyTablesOfOneVisitor(t *testing.T) {
	const answers = 2
	for _, test := range []struct {
		workers int
		watched bool
		more    time.Duration // by how much later an answer may come than in an empty house
	}{
		{workers: 2, watched: true},
		{workers: 2},
		// Until the bot thinking now finishes.
		{workers: 1, watched: true, more: second/mostParts + 50*time.Millisecond},
	} {
		t.Run(fmt.Sprintf("%d workers, watched %t", test.workers, test.watched), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := open(t, thinking(test.workers))
				defer h.shut()
				begin := func() ID {
					id, err := h.Create(t.Context(), bots("x"), bek, 0)
					must(t, err)
					must(t, h.Ready(t.Context(), id, 0, [16]byte{7}))
					return id
				}
				alone := h.waited(begin(), answers)
				var flood []ID
				for range 460 {
					id, err := h.Create(t.Context(), crowd("x", "x"), ann, game.Spectator)
					must(t, err)
					flood = append(flood, id)
					if test.watched {
						defer h.Watch(id)()
					}
				}
				look := func() (turns int) {
					for _, id := range flood {
						h.Viewed(id)
						turns += len(h.look(id).Match.Record.Turns)
					}
					return turns
				}
				look()
				time.Sleep(20 * time.Second)
				before := look()
				mine := begin()
				defer h.Watch(mine)()
				among := h.waited(mine, answers)
				if at := h.look(mine); at.Hurried() || at.Status != Playing {
					t.Error("a bot thinks less because another visitor has many tables")
				}
				if n := look() - before; n < 10 {
					t.Errorf("the other tables had %d turns meanwhile", n)
				}
				t.Logf("%d answers: %v among the tables of another visitor, %v alone", answers, among, alone)
				if among > alone+2*answers*test.more || alone == 0 {
					t.Errorf("%d answers take %v among the tables of another visitor, %v alone", answers, among, alone)
				}
			})
		})
	}
}

// The bots of one visitor leave half of the workers to the others.
func TestAVisitorHasHalfOfTheWorkers(t *testing.T) {
	q := newQueue(4, func(ID) bool { return true }, time.Now)
	ctx, cancel := context.WithCancel(t.Context())
	cancel() // nobody waits
	enter := func(visitor, id string) *turn {
		turn, _ := q.enter(ctx, &Table{ID: ID(id), owner: visitor}, second)
		return turn
	}
	granted := 0
	for n := range 4 {
		w := &turn{table: ID(fmt.Sprint(n)), visitor: "ann", granted: make(chan struct{})}
		q.mu.Lock()
		q.waiting = append(q.waiting, w)
		q.grant()
		q.mu.Unlock()
		select {
		case <-w.granted:
			granted++
		default:
		}
	}
	if granted != 2 || q.full() {
		t.Errorf("%d bots of one visitor think on 4 workers", granted)
	}
	if enter("ann", "x") != nil {
		t.Error("a fifth may think")
	}
	if len(q.waiting) != 2 {
		t.Errorf("%d wait after one has left", len(q.waiting))
	}
}

// The order of the queue: a table that a person looks at, then the visitor whose bots have thought least, then the
// table.
func TestOrderOfTheQueue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(1, func(id ID) bool { return id[0] == 'w' }, time.Now)
		order := make(chan ID, 9)
		wait := func(visitor string, id ID) {
			go func() {
				turn, err := q.enter(t.Context(), &Table{ID: id, owner: visitor}, second)
				if err != nil {
					t.Error(err)
					return
				}
				order <- id
				time.Sleep(second)
				q.leave(turn)
			}()
			synctest.Wait()
		}
		wait("ann", "w1") // thinks
		wait("ann", "u2")
		wait("ann", "w1")
		wait("ann", "w3")
		wait("bek", "u4")
		wait("bek", "w5")
		wait("cem", "w6")
		time.Sleep(20 * second)
		synctest.Wait()
		close(order)
		var got []ID
		for id := range order {
			got = append(got, id)
		}
		if want := []ID{"w1", "w5", "w6", "w3", "w1", "u4", "u2"}; !slices.Equal(got, want) {
			t.Errorf("they think in the order %v, not %v", got, want)
		}
		time.Sleep(time.Hour)
		q.forget()
		if len(q.spent) != 0 || len(q.thinking) != 0 || q.busy != 0 {
			t.Errorf("an hour later: %v, %v, %d", q.spent, q.thinking, q.busy)
		}
	})
}

// In a busy house bots think less, and their tables say so, until the house is quiet again.
func TestBusyHouse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, thinking(2))
		defer h.shut()
		var ids []ID
		for range 12 {
			ids = append(ids, h.begun(bots("x")))
			defer h.Watch(ids[len(ids)-1])()
		}
		h.step(ids[0])
		h.waited(ids[0], 1)
		for _, id := range ids {
			for h.step(id) {
			}
		}
		time.Sleep(20 * second)
		synctest.Wait()
		hurried := 0
		for _, id := range ids {
			at := h.look(id)
			if at.botOwing() != game.Spectator {
				t.Error("a bot has not answered in 20 seconds")
			}
			if at.Hurried() {
				hurried++
			}
		}
		if hurried < 4 || hurried == len(ids) {
			t.Errorf("%d of %d tables say that the house is busy", hurried, len(ids))
		}
		time.Sleep(time.Minute)
		for _, id := range ids {
			if h.look(id).Hurried() {
				h.waited(id, 1)
				if h.look(id).Hurried() {
					t.Error("a table still says so in a quiet house")
				}
				return
			}
		}
	})
}

func TestParts(t *testing.T) {
	for _, test := range []struct{ own, visitors, workers, want int }{
		{0, 0, 1, 1}, {2, 0, 1, 1}, {3, 0, 1, 2}, {0, 6, 1, 4}, {3, 6, 1, 8}, {500, 0, 1, 8}, {500, 0, 8, 8},
		{1, 3, 2, 1}, {8, 0, 2, 2}, {10, 6, 2, 4},
	} {
		q := newQueue(test.workers, func(ID) bool { return true }, time.Now)
		for range test.own {
			q.waiting = append(q.waiting, &turn{visitor: "me", takes: second})
		}
		for n := range 30 * test.visitors {
			q.waiting = append(q.waiting, &turn{visitor: fmt.Sprint(n % test.visitors), takes: second})
		}
		if got := q.part("me"); got != test.want {
			t.Errorf("%+v: one part of %d", test, got)
		}
	}
}
