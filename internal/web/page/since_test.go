package page

import (
	"slices"
	"testing"
)

// Up to five actions are shown one by one. Of more, only those that took something from the reader are, three at most,
// and all results.
func TestBrieved(t *testing.T) {
	for _, c := range []struct{ hits, all, shown, more, rest int }{
		{0, 1, 1, 0, 0}, {2, 5, 5, 0, 0}, {0, 6, 0, 0, 6}, {2, 6, 2, 0, 4}, {5, 9, 3, 2, 6},
	} {
		all := make([]action, c.all)
		for i := range c.hits {
			all[i].hits = true
		}
		shown, more, rest := brieved(all)
		if len(shown) != c.shown || more != c.more || len(rest) != c.rest {
			t.Errorf("of %d actions with %d hits: %d shown, %d more, %d summed up", c.all, c.hits, len(shown), more,
				len(rest))
		}
	}
	all := []action{{hits: true, result: true}, {hits: true}, {hits: true}, {hits: true}, {result: true}, {}}
	if shown, more, rest := brieved(all); len(shown) != 4 || !shown[3].result || more != 1 || len(rest) != 2 {
		t.Errorf("of six actions with two results %d are shown, %d more, %d summed up", len(shown), more, len(rest))
	}
}

// The series goes through everything in order; of more than a dozen things, through what took something from the
// reader, or the latest.
func TestSteps(t *testing.T) {
	some := func(hits, all int) (n news) {
		for i := range hits { // the list has them first
			n.all = append(n.all, action{end: 10*i + 5, hits: true})
		}
		for i := range all - hits {
			n.all = append(n.all, action{end: 10 * (i + 1)})
		}
		return n
	}
	ends := func(n news) (all []int) {
		for _, a := range n.steps() {
			all = append(all, a.end)
		}
		return all
	}
	for _, c := range []struct {
		n    news
		want []int
	}{
		{some(1, 3), []int{5, 10, 20}},
		{some(2, 14), []int{5, 15}},
		{some(0, 14), []int{30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140}},
		{news{all: []action{{end: 7, hits: true}, {end: 3}, {end: 7}}}, []int{3, 7}},
	} {
		if got := ends(c.n); !slices.Equal(got, c.want) {
			t.Errorf("%d actions are played at %v, not at %v", len(c.n.all), got, c.want)
		}
	}
}
