package storetest

import (
	"fmt"
	"slices"
	"sync"
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
