package evaluator

import (
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
)

// What a single worker could harvest is what its best legal place brings by the rules; two of a kind bring what the two
// best places do.
func TestCropsAreWhatTheRulesGive(t *testing.T) {
	seen := [osiris.WorkerKinds]int{}
	visit(t, bot.Greedy, 3, 2, func(s *osiris.State) {
		if s.Owing() == 0 || s.Owing().First() == game.Nature || s.Top().Step != osiris.StepAct {
			return
		}
		open := cropsOf(s)
		for w, name := range osiris.WorkerNames {
			first, second := places(s, uint8(w), name)
			var got [3]uint8
			for n := range got {
				var workers osiris.Workers
				workers[w] = uint8(n)
				got[n] = open.harvest(&workers)[w/2]
			}
			if want := [3]uint8{0, first, first + second}; got != want {
				t.Fatalf("%s: none, one and two harvest %v, want %v", name, got, want)
			}
			if first > 0 {
				seen[w]++
			}
		}
	})
	for w, n := range seen {
		if n < 20 {
			t.Errorf("%s could harvest in %d positions only", osiris.WorkerNames[w], n)
		}
	}
}

// places returns what the two best terrains bring to a worker whom the active governor gets.
func places(s *osiris.State, w uint8, name string) (first, second uint8) {
	at := s.Copy().(*osiris.State)
	seat := at.Top().Seat
	at.Player[seat].Workers, at.Supply = osiris.Workers{}, osiris.Tokens{20, 20, 20}
	at.Player[seat].Workers[w] = 1
	place := parse("place %s", name)
	if at.Why(seat, place).No != 0 {
		return 0, 0
	}
	before, stood := at.Player[seat].Tokens.Sum(), at.Stood
	brings := func(on *osiris.State) {
		if (on.Stood &^ stood).First() >= uint8(osiris.FirstCity) {
			return
		}
		switch n := on.Player[seat].Tokens.Sum() - before; {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	at.Play(seat, place, nil)
	if at.Stood != stood { // there is only one place, so nothing is left to choose
		brings(at)
		return first, second
	}
	for _, terrain := range osiris.TerrainNames {
		on, m := at.Copy().(*osiris.State), parse("at %s", terrain)
		if on.Why(seat, m).No == 0 {
			on.Play(seat, m, nil)
			brings(on)
		}
	}
	return first, second
}

// A worker brings a monument nearer if the tokens do not pay for it yet, and an open cartouche asks for what it
// harvests.
func TestWorkersCountByNeed(t *testing.T) {
	nearer, useless := 0, 0
	visit(t, bot.Greedy, 3, 2, func(s *osiris.State) {
		if s.Owing() == 0 || s.Owing().First() == game.Nature || s.Top().Step != osiris.StepAct {
			return
		}
		seat := s.Top().Seat
		v := view{s: s, open: cropsOf(s)}
		v.plans()
		goals := func(h hand) float32 {
			var f features
			f.hold(&v, seat, &h)
			return f[fGoal] + f[fNextGoal]
		}
		var asked osiris.Tokens
		for on := s.Vacant(seat); on != 0; on = on.Rest() {
			asked = asked.Plus(s.Data.Plans[on.First()].Cost)
		}
		rich := osiris.Tokens{15, 15, 15}
		for w := range osiris.Worker(osiris.WorkerKinds) {
			var one osiris.Workers
			one[w] = 1
			if goals(hand{tokens: rich, workers: one}) != goals(hand{tokens: rich}) {
				t.Fatalf("a %s brings a monument nearer that is paid for", osiris.WorkerNames[w])
			}
			needed := asked[w.Works()] > 0 && v.open.harvest(&one).Sum() > 0
			if got := goals(hand{workers: one}) > goals(hand{}); got != needed {
				t.Fatalf("a %s brings a monument nearer: %t, want %t", osiris.WorkerNames[w], got, needed)
			}
			if needed {
				nearer++
			} else {
				useless++
			}
		}
	})
	if nearer < 50 || useless < 50 {
		t.Errorf("%d workers are needed and %d are not", nearer, useless)
	}
}
