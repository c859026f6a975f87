package clock

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ennead/game"
)

// op is a turn or an event of a history, or an undo of the last turns.
type op struct {
	turn  *Turn
	event *Event
	undo  int
}

func (o op) on(s *State) {
	if o.turn != nil {
		s.Turn(*o.turn)
	} else {
		s.Event(*o.event)
	}
}

// history is a game at random, as far as clocks are concerned: any seats owe anything at any time.
type history struct {
	r      *rand.Rand
	rule   Rule
	seats  int
	unit   time.Duration // all times are multiples
	start  Turn
	now    time.Time
	kinds  []Kind
	turns  []Turn
	events []Event
}

var zones = func() (list []*time.Location) {
	for _, name := range []string{"Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			panic(err)
		}
		list = append(list, zone)
	}
	return list
}()

var allKinds = []Kind{Pause, Resume, Vacation, Credit, Steward, Absent, Back, Sign, NoMore, Hours}

// random begins a history. Those over days begin shortly before clocks change somewhere.
func random(r *rand.Rand, unit time.Duration, kinds []Kind) *history {
	h := &history{r: r, rule: Presets()[r.IntN(6)].Rule, seats: 2 + r.IntN(4), unit: unit, kinds: kinds}
	if h.rule.Quiet && r.IntN(2) == 0 {
		h.rule.Talk, h.rule.Hold = time.Hour, 6*time.Hour
	}
	days := [...]time.Time{
		time.Date(2026, 3, 7, 12, 0, 0, 0, time.UTC), time.Date(2026, 3, 28, 12, 0, 0, 0, time.UTC),
		time.Date(2026, 4, 4, 6, 0, 0, 0, time.UTC), time.Date(2026, 10, 3, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 10, 24, 12, 0, 0, 0, time.UTC), time.Date(2026, 10, 31, 12, 0, 0, 0, time.UTC),
	}
	h.now = days[r.IntN(len(days))].Add(time.Duration(r.IntN(600)) * time.Minute)
	h.start = h.owing(Turn{At: h.now, Seat: game.Spectator})
	return h
}

// owing fills in what is owed after a turn.
func (h *history) owing(t Turn) Turn {
	all := game.Seats(1)<<h.seats - 1
	switch h.r.IntN(4) {
	case 0:
		t.Owing = game.Seats(h.r.IntN(1<<h.seats)) & all
	case 1:
		t.Owing = t.Seat.Set() & all
	default:
		t.Owing = 1 << h.r.IntN(h.seats)
	}
	if h.r.IntN(3) == 0 {
		t.Windows = t.Owing & game.Seats(h.r.IntN(1<<h.seats))
	} else if h.r.IntN(4) == 0 && t.Owing.Len() == 1 {
		t.Held = all &^ t.Owing
	}
	t.Begins = h.r.IntN(4) == 0
	return t
}

// wait lets some time pass, or none.
func (h *history) wait() {
	most := []time.Duration{0, 0, time.Second, 20 * time.Second, 5 * time.Minute}
	if h.rule.Quiet {
		most = []time.Duration{0, 0, time.Hour, 10 * time.Hour, 50 * time.Hour}
	}
	d := time.Duration(h.r.Int64N(int64(most[h.r.IntN(len(most))]) + 1))
	h.now = h.now.Add(d / h.unit * h.unit)
}

// next returns what happens next, and remembers it.
func (h *history) next() op {
	h.wait()
	switch n := h.r.IntN(20); {
	case n < 1 && len(h.turns) > 0:
		undo := 1 + h.r.IntN(min(3, len(h.turns)))
		h.turns = h.turns[: len(h.turns)-undo : len(h.turns)-undo]
		return op{undo: undo}
	case n < 6:
		e := h.event()
		h.events = append(h.events, e)
		return op{event: &e}
	case n < 8:
		t := Turn{At: h.now, Seat: game.Seat(h.r.IntN(h.seats)), Beside: true, Offer: h.r.IntN(2) == 0}
		h.turns = append(h.turns, t)
		return op{turn: &t}
	}
	before := h.start
	for i := len(h.turns) - 1; i >= 0; i-- {
		if !h.turns[i].Beside {
			before = h.turns[i]
			break
		}
	}
	t := Turn{At: h.now, Seat: game.Nature}
	for seat := range before.Owing.All() {
		if t.Seat == game.Nature || h.r.IntN(2) == 0 {
			t.Seat = seat
		}
	}
	t = h.owing(t)
	h.turns = append(h.turns, t)
	return op{turn: &t}
}

func (h *history) event() Event {
	e := Event{At: h.now, Kind: h.kinds[h.r.IntN(len(h.kinds))], Seat: game.Seat(h.r.IntN(h.seats))}
	switch e.Kind {
	case Pause:
		if e.For = time.Duration(h.r.IntN(15)) * time.Minute; h.rule.Quiet {
			e.For *= 400
		}
	case Vacation:
		e.For = time.Duration(1+h.r.IntN(4)) * day
	case Credit:
		e.For = time.Duration(1+h.r.IntN(2_000)) * time.Second
	case Hours:
		from, long := h.r.IntN(minutes), 1+h.r.IntN(600)
		e.Quiet = Quiet{zones[h.r.IntN(len(zones))], int16(from), int16((from + long) % minutes)}
	}
	return e
}

func (h *history) anew() State { return Fold(h.rule, h.start, h.turns, h.events) }

// steps folds a history one by one. To undo it goes back to the state before, and repeats the events since.
type steps struct {
	state State
	done  []op
	was   []State // before each of done
}

func (s *steps) do(o op) {
	if o.undo == 0 {
		s.done, s.was = append(s.done, o), append(s.was, s.state)
		o.on(&s.state)
		return
	}
	n := len(s.done)
	var again []op
	for ; o.undo > 0; n-- {
		if s.done[n-1].turn != nil {
			o.undo--
		} else {
			again = append(again, s.done[n-1])
		}
	}
	s.state, s.done, s.was = s.was[n], s.done[:n], s.was[:n]
	for i := len(again) - 1; i >= 0; i-- {
		s.do(again[i])
	}
}

// TestStepByStep: a hundred thousand histories, folded step by step and anew.
func TestStepByStep(t *testing.T) {
	many := 100_000
	if testing.Short() {
		many = 5_000
	}
	r := rand.New(rand.NewPCG(1, 2))
	seen, undone, waited, s := [IsAbsent + 1]int{}, 0, 0, steps{}
	for i := range many {
		h := random(r, time.Millisecond, allKinds)
		s.state, s.done, s.was = New(h.rule, h.start), s.done[:0], s.was[:0]
		for range 4 + r.IntN(16) {
			o := h.next()
			s.do(o)
			undone += o.undo
		}
		anew := h.anew()
		h.wait()
		now := h.now
		one, other := s.state.Book(now), anew.Book(now)
		if one != other {
			t.Fatalf("history %d: step by step %+v, anew %+v", i, one, other)
		}
		if one, other := s.state.Silent(now), anew.Silent(now); one != other {
			t.Fatalf("history %d: step by step a sign is waited for until %s, anew %s", i, one, other)
		}
		for _, until := range anew.Silent(now) {
			if !until.IsZero() {
				waited++
			}
		}
		h.wait()
		if i%5 == 0 {
			sound(t, i, &anew, now, h.now)
		}
		for _, c := range one {
			seen[c.Status]++
		}
	}
	for status, n := range seen {
		if n < many/200 {
			t.Errorf("%s was seen %d times", statuses[Status(status)], n)
		}
	}
	if waited < many/20 {
		t.Errorf("a sign was waited for %d times", waited)
	}
	if undone < many/2 {
		t.Errorf("%d turns were undone", undone)
	}
}

type some []Status

func (s some) has(one Status) bool { return slices.Contains(s, one) }

// A clock that stands for one of these reasons has stood since it last did. Some of them have no known end.
var (
	stood = some{Idle, Paused, Away, HasSteward, IsAbsent}
	never = some{Idle, HasSteward, IsAbsent}
)

// sound checks what holds for every book, at a moment and a later one.
func sound(t *testing.T, i int, s *State, now, later time.Time) {
	t.Helper()
	b, then := s.Book(now), s.Book(later)
	for seat, c := range b {
		d := then[seat]
		fail := func(why string) {
			t.Helper()
			t.Fatalf("history %d, seat %d, %s and %s later: %s: %+v, %+v", i, seat, now, later.Sub(now), why, c, d)
		}
		switch {
		case c.Left < 0 || c.Free < 0:
			fail("less than nothing")
		case d.Left > c.Left || d.Free > c.Free:
			fail("time comes from nowhere")
		case c.Left-d.Left > later.Sub(now):
			fail("more is gone than has passed")
		case !c.Due.Equal(d.Due) || !c.Since.Equal(d.Since):
			fail("time alone changes what it must not")
		case c.Status == d.Status && stood.has(c.Status) && d != c:
			fail("it changes, though it stands")
		case never.has(c.Status) && !c.Due.IsZero():
			fail("its time is up, though it stands")
		case c.Due.IsZero() && (c.Status == Runs || c.Status == Replies || c.Status == Talks || c.Status == Holds):
			fail("it is never up, though it runs")
		case c.Status == Runs && !now.Before(c.Due) != (c.Left == 0):
			fail("it is up at another time")
		}
		if c.Due.IsZero() || !c.Due.After(now) {
			continue
		}
		at, before := s.Book(c.Due)[seat], s.Book(c.Due.Add(-time.Millisecond))[seat]
		if at.Left != 0 || at.Free != 0 {
			fail("something is left when it is up")
		}
		if before.Left+before.Free == 0 && before.Status == Runs {
			fail("nothing is left before it is up")
		}
	}
}

// TestWhispers: what is said out of turn, but not to everybody by who is to move, might as well not be there.
func TestWhispers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	whispers := 0
	for i := range 5_000 {
		h := random(r, time.Millisecond, allKinds)
		for range 20 {
			h.next()
		}
		var heard []Turn
		for _, turn := range h.turns {
			if !turn.Beside || turn.Offer {
				heard = append(heard, turn)
			}
		}
		whispers += len(h.turns) - len(heard)
		without, with := Fold(h.rule, h.start, heard, h.events), h.anew()
		if without.Book(h.now) != with.Book(h.now) {
			t.Fatalf("history %d: with whispers %+v, without %+v", i, with.Book(h.now), without.Book(h.now))
		}
	}
	if whispers < 1_000 {
		t.Errorf("only %d whispers", whispers)
	}
}
