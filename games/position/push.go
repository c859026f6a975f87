package position

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

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
