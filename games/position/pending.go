package position

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// Frame is a step that waits.
type Frame struct {
	Step string `json:"step"`
	Seat int    `json:"seat,omitempty"`
	A    int    `json:"a,omitempty"`
	B    int    `json:"b,omitempty"`
}

// Pending are the steps that wait on a stack.
func Pending[S any](t *flow.Table[S], st *flow.Stack) []Frame {
	list := []Frame{}
	for f := range st.Frames() {
		list = append(list, Frame{t[f.Step].Name, int(f.Seat) + 1, int(f.A), int(f.B)})
	}
	return list
}

// Push fills a stack with steps that wait, at most so many. Each must wait where play could have put it: on one
// of the steps that beneath gives for it, [flow.Done] for the bottom, and where against, which is asked before
// it is pushed, has nothing against it.
func Push[S any](r *Reader, t *flow.Table[S], st *flow.Stack, list []Frame, most int, beneath [][]flow.Step, against func(f, under flow.Frame) string) {
	if !r.That(len(list) <= most, "pending: over %d steps", most) {
		return
	}
	for _, j := range list {
		step, under := t.Find(j.Step), st.Top()
		if !r.That(step != flow.Done, "pending: %.40q is no step", j.Step) ||
			!r.That(slices.Contains(beneath[step], under.Step), "pending: %s does not wait on %q", j.Step, t[under.Step].Name) {
			return
		}
		f := flow.Frame{Step: step, Seat: game.Seat(r.Number("pending: "+j.Step+": seat", max(j.Seat, 1), 1, r.seats) - 1),
			A: r.Number("pending: a", j.A, 0, 255), B: r.Number("pending: b", j.B, 0, 255)}
		if why := against(f, under); !r.That(why == "", "pending: %s: %s", j.Step, why) {
			return
		}
		st.Push(f.Step, f.Seat, f.A, f.B)
	}
	t.Await(st)
}

// Choice asks that the last step is a choice, and that there is something to choose.
func Choice[S any](r *Reader, t *flow.Table[S], s *S, st *flow.Stack) {
	top := st.Top()
	if top.Step == flow.Done {
		return
	}
	row := &t[top.Step]
	if !r.That(row.Run == nil && (row.Skip == nil || !row.Skip(s, top, nil)), "pending: %s: there is nothing to choose", row.Name) {
		return
	}
	if row.Only != nil {
		_, forced := row.Only(s, top)
		r.That(!forced, "pending: %s: the only choice is made by itself", row.Name)
	}
	for seat := range st.Owing().All() {
		r.That(len(t.Moves(s, st, nil, seat)) > 0, "pending: %s: no choice is possible", row.Name)
	}
}
