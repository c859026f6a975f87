package page

import "testing"

// Up to five actions are shown one by one. Of more, only those that took something from the reader are, three at most.
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
}
