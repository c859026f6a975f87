package table

import "testing"

// A table may ask for reliability: whoever has less does not sit down before the game begins, on no way, and the host
// asks no more of others than of themselves. Nobody who sits there is asked for more later.
func TestReliable(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.accounts(ann, bek, cem)
	for n := range 3 {
		h.madeUp(n, bek, true)      // 35 points
		h.madeUp(10+n, ann, n == 0) // 67
	}
	asking := func(least int) Spec {
		spec := people(3)
		spec.Public, spec.Terms.Reliable = true, least
		return spec
	}
	_, err := h.Create(ctx, asking(68), ann, 0)
	wants(t, err, ErrUnreliable)
	for _, least := range []int{-1, 101} {
		_, err = h.Create(ctx, asking(least), ann, 0)
		wants(t, err, ErrTerms)
	}
	id, err := h.Create(ctx, asking(67), ann, 0)
	must(t, err)
	wants(t, h.Join(ctx, id, 1, bek, ""), ErrUnreliable)
	_, err = h.Claim(ctx, id, h.key(id, 1), bek, "")
	wants(t, err, ErrUnreliable)
	if h.look(id).Seats[1].Taken {
		t.Error("bek sits there all the same")
	}
	terms := h.look(id).Terms
	terms.Reliable = 68
	_, err = h.SetTerms(ctx, id, ann, true, terms)
	wants(t, err, ErrUnreliable)
	must(t, h.Join(ctx, id, 1, cem, "")) // who is new
	terms.Reliable = 60
	_, err = h.SetTerms(ctx, id, ann, true, terms)
	must(t, err)
	terms.Reliable = 61
	_, err = h.SetTerms(ctx, id, ann, true, terms)
	wants(t, err, ErrAsksLate)
	_, err = h.MakeLink(ctx, id, 1, cem, HandOver)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), bek, "")
	wants(t, err, ErrUnreliable)
	terms.Reliable = 0
	_, err = h.SetTerms(ctx, id, ann, true, terms)
	must(t, err)
	must(t, h.Join(ctx, id, 2, bek, ""))
}

// Who takes over a seat of a running game is asked nothing, and a rematch of the same people asks nothing.
func TestReliableLater(t *testing.T) {
	h := open(t, func(c *Config) { c.Steward = "first" })
	ctx := t.Context()
	h.accounts(ann, bek, cem)
	spec := people(2)
	spec.Public, spec.Terms.Reliable = true, 80
	id := h.begunBy(spec, ann, cem)
	for n := range 3 {
		h.madeUp(n, bek, true)
	}
	_, err := h.Leave(ctx, id, 1, cem)
	must(t, err)
	must(t, h.Join(ctx, id, 1, bek, ""))
	h.finish(id)
	next, err := h.Rematch(ctx, id, ann)
	must(t, err)
	if asked := h.look(next).Terms.Reliable; asked != 0 {
		t.Errorf("the rematch asks for %d", asked)
	}
}
