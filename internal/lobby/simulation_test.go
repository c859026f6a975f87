package lobby

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// visitor is somebody in the simulation.
type visitor struct {
	id      table.PersonID
	comes   time.Duration // after the evening has begun
	patient time.Duration // then they give up
	game    string
	sizes   []int
	answers time.Duration // after which they answer; more than [asked] if they do not
	refuses bool

	asked  time.Duration // when they were first asked for a table; 0 if they never were
	leaves time.Duration // when they looked no longer
	sits   bool
	heard  table.ID // for which they are asked
	since  time.Duration
}

// evening is a house in which 200 people look for a game within some time.
type evening struct {
	*house
	dice   *rand.Rand
	all    []*visitor
	blocks map[[2]table.PersonID]bool
}

// Within an evening of 200 people, of whom every tenth pair is parted, half of those for whom there is somebody are
// asked for a table within half a minute, and nobody meets anybody from whom they are parted. With -v it prints the
// figures of docs/people.md.
func TestSimulation(t *testing.T) {
	if testing.Short() {
		t.Skip("one person comes after the other") // nothing for the race detector
	}
	for _, c := range []struct {
		within time.Duration
		seed   uint64
	}{{10 * time.Minute, 1}, {30 * time.Minute, 2}, {2 * time.Hour, 3}} {
		t.Run(c.within.String(), func(t *testing.T) {
			if c.within == 30*time.Minute && os.Getenv("ENNEAD_LONG") == "" {
				t.Skip("the long tests try it")
			}
			t.Parallel()
			e := &evening{house: open(t, engines["sqlite"](t)(), newClock(), table.Quotas{}),
				dice: rand.New(rand.NewPCG(c.seed, 200)), blocks: map[[2]table.PersonID]bool{}}
			e.invite(200, c.within)
			for at := time.Duration(0); at < c.within+10*time.Minute; at += time.Second {
				e.second(at)
				e.clock.later(time.Second)
			}
			e.judge(c.within)
		})
	}
}

// invite decides who comes, what they want, and who has blocked whom.
func (e *evening) invite(n int, within time.Duration) {
	e.t.Helper()
	for i := range n {
		v := &visitor{id: e.person(fmt.Sprintf("visitor-%03d", i)), game: "sticks",
			comes:   time.Duration(e.dice.Int64N(int64(within))).Truncate(time.Second),
			patient: time.Duration(60+e.dice.IntN(540)) * time.Second,
			sizes:   [][]int{nil, nil, nil, {2}, {3}, {4}, {2, 3}, {3, 4}}[e.dice.IntN(8)],
			answers: time.Duration(2+e.dice.IntN(12)) * time.Second, refuses: e.dice.IntN(20) == 0}
		if e.dice.IntN(3) == 0 {
			v.game = "knots"
		}
		if e.dice.IntN(20) == 0 {
			v.answers = time.Hour
		}
		e.all = append(e.all, v)
	}
	for i, v := range e.all {
		for _, o := range e.all[:i] {
			if e.dice.IntN(10) > 0 {
				continue
			}
			e.blocks[[2]table.PersonID{v.id, o.id}], e.blocks[[2]table.PersonID{o.id, v.id}] = true, true
			must(e.t, e.Store.Tie(e.t.Context(), store.Tie{Person: string(v.id), Other: string(o.id),
				Kind: store.TieBlock}))
		}
	}
}

// second is what happens in one second.
func (e *evening) second(at time.Duration) {
	e.t.Helper()
	ctx := e.t.Context()
	for _, v := range e.all {
		switch {
		case at == v.comes:
			must(e.t, e.Seek(ctx, Wish{Person: v.id, Called: "Guest", Game: v.game, Sizes: v.sizes}))
			v.leaves = -1
		case at < v.comes || v.leaves >= 0:
			continue
		case at >= v.comes+v.patient && v.heard == "":
			must(e.t, e.Stop(ctx, v.id))
			v.leaves = at
			continue
		case (at-v.comes)%(3*time.Second) > 0: // the page of somebody who looks asks so often
			continue
		}
		stage, err := e.Here(ctx, v.id)
		must(e.t, err)
		switch {
		case stage.Table != "":
			v.leaves, v.sits = at, true
		case stage.Asked:
			e.answer(v, at)
		case !stage.Looks:
			v.leaves = at
		default:
			v.heard = ""
		}
	}
	if at%rounds == 0 {
		must(e.t, e.pass(ctx))
	}
}

// answer has somebody hear that they are asked, and answer after a while.
func (e *evening) answer(v *visitor, at time.Duration) {
	e.t.Helper()
	f := e.found(v.id)
	if v.asked == 0 {
		v.asked = at
	}
	if v.heard != f.ID {
		v.heard, v.since = f.ID, at
	}
	if at-v.since < v.answers {
		return
	}
	if v.refuses {
		must(e.t, e.Refuse(e.t.Context(), v.id, f.ID))
		return
	}
	if _, err := e.Accept(e.t.Context(), v.id, f.ID); err != nil && !errors.Is(err, ErrPast) {
		e.t.Fatal(err)
	}
}

// wanted reports whether somebody else who wants the same looked at the same time.
func (e *evening) wanted(v *visitor) bool {
	wants := func(v *visitor, n int) bool { return len(v.sizes) == 0 || slices.Contains(v.sizes, n) }
	for _, n := range []int{2, 3, 4} {
		others := 0
		for _, o := range e.all {
			if o != v && o.game == v.game && wants(o, n) && !e.blocks[[2]table.PersonID{v.id, o.id}] &&
				o.comes < v.comes+v.patient && v.comes < o.comes+o.patient {
				others++
			}
		}
		if wants(v, n) && others >= n-1 {
			return true
		}
	}
	return false
}

// judge checks the tables and how long people have waited.
func (e *evening) judge(within time.Duration) {
	e.t.Helper()
	list, err := e.tables.All(e.t.Context())
	must(e.t, err)
	sitting, sizes := map[table.PersonID]bool{}, map[int]int{}
	for _, l := range list {
		at, err := e.tables.Look(e.t.Context(), l.ID)
		must(e.t, err)
		var there []*visitor
		for _, v := range e.all {
			if e.tables.Held(at, v.id) == 0 {
				continue
			}
			if there = append(there, v); sitting[v.id] {
				e.t.Errorf("%s sits at two tables", v.id)
			}
			sitting[v.id] = true
		}
		sizes[len(there)]++
		for _, v := range there {
			if len(v.sizes) > 0 && !slices.Contains(v.sizes, len(there)) || v.game != at.Game {
				e.t.Errorf("%s sits at a table of %d for %s", v.id, len(there), at.Game)
			}
			for _, o := range there {
				if e.blocks[[2]table.PersonID{v.id, o.id}] {
					e.t.Errorf("%s and %s have met", v.id, o.id)
				}
			}
		}
	}
	var waits []time.Duration
	could, got := 0, 0
	for _, v := range e.all {
		if v.sits != sitting[v.id] {
			e.t.Errorf("%s sits: %t; knows it: %t", v.id, sitting[v.id], v.sits)
		}
		if !e.wanted(v) {
			continue
		}
		could++
		waited := v.leaves - v.comes
		if v.asked > 0 {
			waited = v.asked - v.comes
			got++
		}
		waits = append(waits, waited)
	}
	slices.Sort(waits)
	at := func(part int) time.Duration { return waits[len(waits)*part/100].Round(time.Second) }
	e.t.Logf("200 people within %v: there was somebody for %d, %d were asked; half after %v, three of four after %v, "+
		"nine of ten after %v; %d tables, of two, three, four: %d, %d, %d", within, could, got, at(50), at(75), at(90),
		len(list), sizes[2], sizes[3], sizes[4])
	if at(50) >= 30*time.Second || got*10 < could*8 {
		e.t.Errorf("half wait longer than %v, or of %d only %d were asked", at(50), could, got)
	}
}
