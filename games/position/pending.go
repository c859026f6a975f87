package position

import (
	"fmt"
	"slices"
	"strings"

	"ennead/game"
	"ennead/game/flow"
)

// Frame is a waiting step.
type Frame struct {
	Step string `json:"step"`
	Seat int    `json:"seat,omitempty"`
	A    int    `json:"a,omitempty"`
	B    int    `json:"b,omitempty"`
}

// Pending returns the steps that wait on a stack.
func Pending[S any](t *flow.Table[S], st *flow.Stack) []Frame {
	list := []Frame{}
	for f := range st.Frames() {
		list = append(list, Frame{t[f.Step].Name, int(f.Seat) + 1, int(f.A), int(f.B)})
	}
	return list
}

// Wait puts waiting steps on the stack of a state, at most that many. Each must be where play could have put it,
// according to the rows of the table (see [flow.Row]). Wait calls placed with each step that it puts there: for what a
// step holds, such as a card that then lies in no pile.
func Wait[S any](r *Reader, t *flow.Table[S], s *S, st *flow.Stack, list []Frame, most int,
	placed ...func(flow.Frame)) {
	if !r.That(len(list) <= most, "/pending: %d steps wait; %d fit", len(list), most) {
		return
	}
	for i, j := range list {
		at, step := fmt.Sprintf("/pending/%d", i), t.Find(j.Step)
		if !r.That(step != flow.Done, "%s/step: %.40q is no step", at, j.Step) {
			return
		}
		f := flow.Frame{Step: step, Seat: game.Seat(r.Number(at+"/seat", max(j.Seat, 1), 1, r.seats) - 1),
			A: r.Number(at+"/a", j.A, 0, 255), B: r.Number(at+"/b", j.B, 0, 255)}
		if r.Check.Err() != nil || !waits(r, t, s, st, at, f) {
			return
		}
		st.Push(f.Step, f.Seat, f.A, f.B)
		for _, call := range placed {
			call(f)
		}
	}
	t.Await(st)
}

// waits reports whether a frame may wait on top of the stack; if not, it also adds the error.
func waits[S any](r *Reader, t *flow.Table[S], s *S, st *flow.Stack, at string, f flow.Frame) bool {
	row, under := &t[f.Step], st.Top()
	_, twice := st.Waits(f.Step)
	switch {
	case len(row.Under) == 0:
		return r.That(false, "%s/step: %q never waits (%s)", at, row.Name, row.Rule)
	case !slices.Contains(row.Under, under.Step):
		return r.That(false, "%s/step: %q does not wait on %s; on %s it would (%s)", at, row.Name,
			names(t, []flow.Step{under.Step}), names(t, row.Under), row.Rule)
	case twice && !row.Repeats:
		return r.That(false, "%s/step: %q waits twice (%s)", at, row.Name, row.Rule)
	case row.Of == flow.Nobody && f.Seat != 0:
		return r.That(false, "%s/seat: %d; %q belongs to no seat (%s)", at, f.Seat+1, row.Name, row.Rule)
	case row.Of == flow.Beneath && f.Seat != under.Seat:
		return r.That(false, "%s/seat: %d; %d fits, as of %q beneath (%s)", at, f.Seat+1, under.Seat+1,
			t[under.Step].Name, row.Rule)
	case row.Holds&flow.A == 0 && f.A != 0:
		return r.That(false, "%s/a: %d; %q has no such number (%s)", at, f.A, row.Name, row.Rule)
	case row.Holds&flow.B == 0 && f.B != 0:
		return r.That(false, "%s/b: %d; %q has no such number (%s)", at, f.B, row.Name, row.Rule)
	case row.Fits != nil && !row.Fits(s, f, under):
		return r.That(false, "%s: %q of seat %d with a %d and b %d does not fit; %s (%s)", at, row.Name, f.Seat+1, f.A,
			f.B, fitting(r, row, s, f, under), row.Rule)
	}
	return true
}

// names lists the names of steps, in quotes.
func names[S any](t *flow.Table[S], steps []flow.Step) string {
	var list []string
	for _, step := range steps {
		if step == flow.Done {
			list = append(list, "the bottom")
		} else {
			list = append(list, fmt.Sprintf("%q", t[step].Name))
		}
	}
	return strings.Join(list, ", ")
}

// fitting says which seat or number would fit instead.
func fitting[S any](r *Reader, row *flow.Row[S], s *S, f, under flow.Frame) string {
	var would []string
	for _, field := range []struct {
		name  string
		of    *uint8
		least int // added to what is printed: people count seats from 1
		most  int
	}{{"seat", (*uint8)(&f.Seat), 1, r.seats - 1}, {"a", &f.A, 0, 255}, {"b", &f.B, 0, 255}} {
		if field.name == "seat" && row.Of != flow.Anybody {
			continue
		}
		was := *field.of
		if list := ranges(field.most, field.least, func(n int) bool {
			*field.of = uint8(n)
			return row.Fits(s, f, under)
		}); list != "" {
			would = append(would, field.name+" "+list)
		}
		*field.of = was
	}
	if len(would) == 0 {
		return "no other seat or number alone would"
	}
	return strings.Join(would, ", or ") + " would"
}

// ranges lists the numbers from 0 to most that fit, consecutive ones as a range. It prints each increased by the given
// number.
func ranges(most, by int, fits func(int) bool) string {
	var list []string
	for n := 0; n <= most; n++ {
		from := n
		for n <= most && fits(n) {
			n++
		}
		switch {
		case n == from:
		case n == from+1:
			list = append(list, fmt.Sprint(from+by))
		default:
			list = append(list, fmt.Sprintf("%d to %d", from+by, n-1+by))
		}
	}
	if len(list) > 5 {
		list = append(list[:5], "…")
	}
	return strings.Join(list, ", ")
}

// Choice checks that the last step is a choice, and that there is something to choose.
func Choice[S any](r *Reader, t *flow.Table[S], s *S, st *flow.Stack) {
	top := st.Top()
	if top.Step == flow.Done {
		return
	}
	row := &t[top.Step]
	if !r.That(row.Run == nil && (row.Skip == nil || !row.Skip(s, top, nil)),
		"/pending: %q waits last, and there is nothing to choose (%s)", row.Name, row.Rule) {
		return
	}
	if row.Only != nil {
		_, forced := row.Only(s, top)
		r.That(!forced, "/pending: %q waits last, and its only choice is made by itself (%s)", row.Name, row.Rule)
	}
	for seat := range st.Owing().All() {
		r.That(len(t.Moves(s, st, nil, seat)) > 0, "/pending: %q waits last, and no choice is possible (%s)", row.Name,
			row.Rule)
	}
}
