package gametest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// box plays the part of components.
type box struct{ n int }

// thing is a state with a field of each kind.
type thing struct {
	game.State
	box   *box
	count [2]uint8
	in    struct{ open bool }
	list  []string
}

func TestDifferences(t *testing.T) {
	first := &box{1}
	was := func() *thing { return &thing{box: first, list: []string{"a"}} }
	for want, change := range map[string]func(s *thing){
		"\tcount[1]: 0 before, 3 after":                                func(s *thing) { s.count[1] = 3 },
		"\tin.open: false before, true after":                          func(s *thing) { s.in.open = true },
		"\tbox: two pointers; states with the same components":         func(s *thing) { s.box = &box{1} },
		"\tbox.n: 1 before, 2 after":                                   func(s *thing) { s.box = &box{2} },
		"\tlist: 1 elements before, 2 elements after":                  func(s *thing) { s.list = []string{"a", "b"} },
		"\tlist[0]: a before, b after":                                 func(s *thing) { s.list = []string{"b"} },
		"\tall fields are alike: look at Equal":                        func(*thing) {},
		"\tState: a <nil> before, a ":                                  func(s *thing) { s.State = &thing{} },
		"\tcount[0]: 0 before, 1 after\n\tcount[1]: 0 before, 2 after": func(s *thing) { s.count = [2]uint8{1, 2} },
	} {
		is := was()
		change(is)
		if got := differences(was(), is, "before", "after"); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A whole game changes many parts; a message lists only some.
func TestManyDifferences(t *testing.T) {
	start := begin(t, sticks.Game, tables[1])
	end := Walk(t, sticks.Game, tables[1], 1, func(s *sticks.State) bool { return s.Owing() == 0 })
	got := strings.Split(differences(start, end, "then", "now"), "\n")
	if len(got) != maxDifferences+1 || !strings.HasPrefix(got[maxDifferences], "\tand ") {
		t.Errorf("%d lines: %v", len(got), got)
	}
}
