package load

import (
	"testing"
	"time"
)

// Moves that are missing in a record are found, whatever else it holds.
func TestAbsent(t *testing.T) {
	const record = "ennead record 1\nmoves\n* card 7\n1 throw\n2 throw\n1 keep\n1 throw \"a note\"\n2 keep\n"
	for _, test := range []struct {
		seat string
		made []string
		want int
	}{
		{"1", []string{"throw", "keep", "throw"}, 0}, {"1", []string{"throw", "throw"}, 0}, {"1", nil, 0},
		{"2", []string{"throw", "keep"}, 0}, {"2", []string{"throw", "keep", "keep"}, 1},
		{"2", []string{"keep", "throw"}, 1}, {"3", []string{"keep"}, 1}, {"1", []string{"lost", "keep", "throw"}, 1},
	} {
		if got := absent(test.made, record, test.seat); got != test.want {
			t.Errorf("seat %s, %q: %d missing, want %d", test.seat, test.made, got, test.want)
		}
	}
}

// Others may show a change before the answer to the click has come.
func TestClicks(t *testing.T) {
	c := newClicks()
	began := time.Now()
	c.seen("a", 5, began.Add(3*time.Millisecond))
	c.clicked("a", 5, began)
	c.seen("a", 5, began.Add(9*time.Millisecond))
	c.seen("b", 5, began.Add(time.Hour)) // of another table
	if got, want := c.took.sum(), (Times{2, 3, 3, 9}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
