package storetest

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/internal/store"
)

// said: lines are kept in order up to a limit, per table, and are deleted with the table.
func said(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	must(t, s.Create(t.Context(), sample("b")))
	before := load(t, s, "a")
	const most = 3
	var all []store.Line
	for i, text := range []string{"é'\";-- ☥", "", "two", "three", "four"} {
		l := store.Line{Number: 99, Seat: uint8(i % 2), Text: text, Phrase: "thanks",
			Said: int64(1_700_000_000_000 + i)}
		number, err := s.Say(t.Context(), "a", l, most)
		must(t, err)
		same(t, number, int64(i+1))
		l.Number = number
		all = append(all, l)
		lines, err := s.Lines(t.Context(), "a", 10)
		must(t, err)
		same(t, lines, all[max(0, len(all)-most):])
	}
	lines, err := s.Lines(t.Context(), "a", 2)
	must(t, err)
	same(t, lines, all[3:])
	lines, err = s.Lines(t.Context(), "b", 10)
	must(t, err)
	same(t, len(lines), 0)
	same(t, load(t, s, "a"), before) // no move has become stale

	c := change(before)
	c.Status, c.Updated = "gathering", 1
	must(t, s.Change(t.Context(), c))
	_, err = s.Forget(t.Context(), "gathering", 2)
	must(t, err)
	lines, err = s.Lines(t.Context(), "a", 10)
	must(t, err)
	same(t, len(lines), 0)

	crowd(t, s)
	expected(t, s)
}

// expected: a line that must have a number is stored with that one or not at all, and then nobody is told of it. Of
// many that must have the same one has it.
func expected(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("c")))
	listening(t, s, "ann")
	say := func(number int64) error {
		n, err := s.Say(t.Context(), "c", store.Line{Text: "hello", Expected: number}, 2, store.Notice{Person: "ann",
			Kind: "message", Table: "c", Mark: number, At: number, Due: number})
		if err == nil {
			same(t, n, number)
		}
		return err
	}
	marks := func() (all []int64) {
		notices, err := s.NoticesOf(t.Context(), "ann")
		must(t, err)
		for _, n := range notices {
			all = append(all, n.Mark)
		}
		return all
	}
	wants(t, say(2), store.ErrStale)
	same(t, len(marks()), 0)
	for n := range int64(4) {
		must(t, say(n+1))
		wants(t, say(n+1), store.ErrStale)
		wants(t, say(n+3), store.ErrStale)
	}
	lines, err := s.Lines(t.Context(), "c", 9)
	must(t, err)
	same(t, []any{len(lines), lines[1].Number, lines[1].Expected}, []any{2, int64(4), int64(0)})
	same(t, slices.Max(marks()), int64(4))
	_, err = s.Say(t.Context(), "none", store.Line{Text: "hello", Expected: 1}, 2)
	wants(t, err, store.ErrNotFound)

	var all sync.WaitGroup
	var had atomic.Int64
	for range 8 {
		all.Go(func() {
			switch err := say(5); {
			case err == nil:
				had.Add(1)
			case !errors.Is(err, store.ErrStale):
				t.Error(err)
			}
		})
	}
	all.Wait()
	same(t, had.Load(), int64(1))
}

// crowd lets many write at once: no line is lost, and no number is used twice.
func crowd(t *testing.T, s store.Store) {
	numbers := make([]int64, 20)
	var together sync.WaitGroup
	for i := range numbers {
		together.Go(func() {
			n, err := s.Say(t.Context(), "b", store.Line{Text: fmt.Sprint(i)}, 100)
			if err != nil {
				t.Error(err)
			}
			numbers[i] = n
		})
	}
	together.Wait()
	slices.Sort(numbers)
	for i, n := range numbers {
		same(t, n, int64(i+1))
	}
}
