package table

import (
	"errors"
	"testing"

	"ennead/internal/store"
)

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

// A rated table may be for some ratings, from, to or both, or around that of its host; whoever is outside does not sit
// down, and who has not played the game counts as anybody does at first.
func TestRatingWindow(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.accounts(ann, bek, cem, dan)
	must(t, h.conf.Store.AddResult(ctx, store.Result{Table: "won", Game: "sticks", Finished: h.now().UnixMilli(),
		Seats: []store.ResultSeat{{Person: string(bek), Rank: 1}, {Person: string(cem), Rank: 2}}}))
	shown := map[PersonID]int{}
	for _, who := range []PersonID{ann, bek, cem, dan} {
		var err error
		shown[who], err = h.RatingAt(ctx, who, "sticks")
		must(t, err)
	}
	if shown[ann] != 1500 || shown[bek] < 1550 || shown[cem] > 1450 {
		t.Fatalf("the ratings are %v", shown)
	}
	windowed := func(from, to, within int) Spec {
		spec := rated(3) // a seat stays free, so that no game is counted
		spec.Public, spec.Terms.From, spec.Terms.To, spec.Terms.Within = true, from, to, within
		return spec
	}
	for _, test := range []struct {
		from, to, within int
		bek, cem, dan    error
	}{
		{1500, 0, 0, nil, ErrOutside, nil},
		{0, 1500, 0, ErrOutside, nil, nil},
		{1500, 1500, 0, ErrOutside, ErrOutside, nil},
		{0, 0, shown[bek] - 1500 - 1, ErrOutside, ErrOutside, nil},
		{1, 2, shown[bek] - 1500, nil, nil, nil},
		{1, 4000, 0, nil, nil, nil},
	} {
		for who, want := range map[PersonID]error{bek: test.bek, cem: test.cem, dan: test.dan} {
			id, err := h.Create(ctx, windowed(test.from, test.to, test.within), ann, 0)
			must(t, err)
			if err := h.Join(ctx, id, 1, who, ""); !errors.Is(err, want) {
				t.Errorf("from %d to %d, within %d: %s, not %v", test.from, test.to, test.within, err, want)
			}
			if h.look(id).Terms.Within != 0 || h.look(id).Seats[1].Taken != (want == nil) {
				t.Errorf("%s: %+v", who, h.look(id).Terms)
			}
			_, err = h.Leave(ctx, id, 0, ann)
			must(t, err)
		}
	}
	_, err := h.Create(ctx, windowed(1501, 0, 0), ann, 0) // the host does not belong there themselves
	wants(t, err, ErrOutside)
	for _, spec := range []Spec{windowed(-1, 0, 0), windowed(0, -1, 0), windowed(0, 4001, 0), windowed(4001, 0, 0),
		windowed(1600, 1400, 0), windowed(0, 0, 1001), windowed(0, 0, -1)} {
		_, err := h.Create(ctx, spec, ann, 0)
		wants(t, err, ErrWindow)
	}
	unrated := people(2)
	unrated.Terms.From = 1400
	_, err = h.Create(ctx, unrated, ann, 0)
	wants(t, err, ErrWindow)

	id, err := h.Create(ctx, windowed(1400, 1700, 0), ann, 0)
	must(t, err)
	must(t, h.Join(ctx, id, 1, dan, ""))
	terms := h.look(id).Terms
	for _, narrower := range [][2]int{{1401, 1700}, {1400, 1699}} {
		terms.From, terms.To = narrower[0], narrower[1]
		_, err = h.SetTerms(ctx, id, ann, true, terms)
		wants(t, err, ErrAsksLate)
	}
	terms.From, terms.To = 1300, 0
	_, err = h.SetTerms(ctx, id, ann, true, terms)
	must(t, err)
}
