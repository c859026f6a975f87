package tekhenu_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// TEK-SC-35, TEK-16.5.7, TEK-16.5.8: B17 allows either adjacent section, B19 the opposite one, with the same value.
func TestExtraActions(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B17", "B19")
	u.dice("hathor white 2")
	u.me().Stock = [tekhenu.Tokens]uint8{tekhenu.Scribe: 1, tekhenu.Papyrus: 2, tekhenu.Limestone: 4}
	u.play("die hathor white 2", "play B17", "play B19")
	u.checkOffers("also", "also ra", "also bastet", "also osiris")
	u.play("also bastet")
	u.at("next")
	u.has(map[string]int{"scribe": 2, "happiness": 6, "left": 0, "right": 2})
	u.checkOffers("also", "also osiris")
	u.refuses("also ra", "extra")
	u.refuses("produce granite", "produce")
	u.play("produce limestone") // the last action begins by itself
	u.at("district")
	if s := u.Turn; s.Normal || s.Beside != 0 || s.Across != 0 {
		t.Errorf("actions left: %+v, want none", s)
	}
}

// TEK-SC-53, TEK-RUL-52: an action that is no longer legal is lost, and so is its price.
func TestLostAction(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B19")
	u.dice("hathor white 2")
	u.me().Happiness = 1
	u.play("die hathor white 2", "play B19")
	u.at("over")
	u.has(map[string]int{"population": 9, "happiness": 0})
	if u.events(tekhenu.EvLostActions) != 1 {
		t.Errorf("%d events of lost actions, want 1", u.events(tekhenu.EvLostActions))
	}
}

// TEK-4.12, TEK-RUL-80: a player with B07 is asked before the turn ends, and may make an action legal again.
func TestTEK_RUL_80_LastBlessing(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B19", "B07")
	u.dice("hathor white 2")
	u.me().Happiness = 1
	u.play("die hathor white 2", "play B19", "produce limestone")
	u.at("last")
	u.play("play B07")
	u.at("track")
	u.play("track happiness")
	u.at("district")

	u = newTurn(t, 3)
	u.cards("B07", "B08")
	u.dice("hathor white 2")
	u.play("die hathor white 2", "produce limestone", "play B08", "track population")
	u.at("last")
	u.play("done")
	u.at("over")
	u.has(map[string]int{"population": 13})
}

// TEK-4.12, TEK-16.5.2, TEK-SC-57: a player may play B07 and B08 at every decision in their own turn, and only there.
func TestAnyTime(t *testing.T) {
	asked := map[tekhenu.Step]bool{}
	for seed := range 60 {
		r := rand.New(rand.NewPCG(2, uint64(seed)))
		s := opened(t, game.Setup{Players: 2 + seed%3})
		for s.Owing() != 0 {
			seat := s.Owing().First()
			if seat != game.Nature && s.Turn.Seat == seat && r.IntN(3) == 0 {
				give(s, seat, tekhenu.Blessing, 7)
			}
			moves := s.Moves(nil, seat)
			offered := slices.Contains(moves, game.Move{Verb: tekhenu.VPlay, A: 7})
			if want := seat != game.Nature && s.Turn.Seat == seat && s.Player[seat].Blessings.Has(7); offered != want {
				t.Fatalf("at %q: B07 is legal: %t, want %t", tekhenu.Steps[s.Top().Step].Name, offered, !offered)
			}
			if offered {
				asked[s.Top().Step] = true
			}
			s.Play(seat, moves[r.IntN(len(moves))], nil)
		}
	}
	steps := []tekhenu.Step{
		tekhenu.StepDie, tekhenu.StepSelect, tekhenu.StepLast, tekhenu.StepPay, tekhenu.StepStatue, tekhenu.StepCell,
		tekhenu.StepBuilding, tekhenu.StepThoth, tekhenu.StepDistrict, tekhenu.StepBless, tekhenu.StepTrack,
	}
	for _, step := range steps {
		if !asked[step] {
			t.Errorf("no game reached step %q", tekhenu.Steps[step].Name)
		}
	}
}

// TEK-SC-26, TEK-SC-52, TEK-12.6, TEK-RUL-08: the action of Happiness 21 comes after the current action and before the
// next one, with any value.
func TestFeastBetweenActions(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B17")
	u.dice("hathor brown 3")
	p := u.me()
	p.Population, p.Happiness, p.Reached = 21, 18, 1
	p.Stock = [tekhenu.Tokens]uint8{tekhenu.Scribe: 1, tekhenu.Papyrus: 2}
	u.play("die hathor brown 3", "play B17", "also bastet")
	u.at("feast")
	u.has(map[string]int{"happiness": 21, "scribe": 2, "papyrus": 0})
	u.refuses("god bastet", "cost")
	if u.me().Stock[tekhenu.Bread] != 0 {
		t.Error("the next action began before the extra one")
	}
	u.play("produce granite", "value 6")
	u.at("over")
	u.has(map[string]int{"granite": 2, "surplus granite": 4, "bread": 2})
}

// TEK-RUL-08: if B07 reaches Happiness 21 between actions, the extra action comes at once. The player may decline it.
func TestFeastAtOnce(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B07")
	u.dice("hathor brown 3")
	p := u.me()
	p.Population, p.Happiness, p.Reached = 21, 18, 1
	u.play("play B07", "track happiness")
	u.at("feast")
	u.play("not")
	u.at("die")
}

// TEK-RUL-77: a payment in progress comes first.
func TestTEK_RUL_77_FeastWaitsForPayment(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B07", "T10")
	u.dice("hathor brown 3")
	p := u.me()
	p.Population, p.Happiness, p.Reached, p.Stock = 21, 18, 2, [tekhenu.Tokens]uint8{tekhenu.Scribe: 1, tekhenu.Gold: 1}
	u.play("die hathor brown 3", "adjust +1")
	u.at("pay")
	u.play("play B07", "track happiness")
	u.at("pay")
	u.play("pay gold-1 scribe-0 swap-0")
	u.at("feast")
	u.play("not", "produce bread")
	u.has(map[string]int{"scribe": 1, "gold": 0, "surplus bread": 2, "bread": 2})
}

// TEK-SC-34, TEK-16.6.15: T19 produces before the god action, as an action of its own.
func TestFirstly(t *testing.T) {
	for answer, want := range map[string]map[string]int{
		"firstly yes": {"granite": 2, "surplus granite": 1, "scribe": 0},
		"firstly no":  {"granite": 0, "surplus granite": 0, "scribe": 1},
	} {
		u := newTurn(t, 3)
		u.cards("T19")
		u.dice("osiris black 3") // Tainted in the Shade
		u.me().Stock[tekhenu.Scribe] = 1
		u.play("die osiris black 3", "god osiris")
		u.at("firstly")
		u.play(answer)
		u.at("district")
		u.has(want)
	}
}

// TEK-16.6.15, TEK-RUL-28: T19 does not work with a Pure or a gray die, in an Anubis action, or without a Scribe.
func TestNotFirstly(t *testing.T) {
	for _, c := range []struct {
		die     string
		anubis  bool
		scribes uint8
	}{
		{"osiris yellow 3", false, 1},
		{"osiris gray 3", false, 1},
		{"osiris black 3", true, 3},
		{"osiris black 3", false, 0},
	} {
		u := newTurn(t, 3)
		u.cards("T19")
		u.dice(c.die)
		u.me().Stock[tekhenu.Scribe] = c.scribes
		if c.anubis {
			u.play("anubis")
		}
		u.play("die "+c.die, "god osiris")
		u.at("district")
	}
}

// TEK-RUL-70: T19's Production may pay for the god action, which is illegal without it.
func TestFirstlyPays(t *testing.T) {
	u := newTurn(t, 3)
	u.Arrow = tekhenu.Osiris // Ra lies in the Shade
	u.Display = [3]tekhenu.Tile{22, 23, 24}
	u.dice("ra white 3")
	u.me().Stock[tekhenu.Scribe] = 1
	u.play("die ra white 3")
	u.refuses("god ra", "cost")
	u.cards("T19")
	u.play("god ra")
	u.refuses("firstly no", "cost")
	u.play("firstly yes")
	u.at("cell")
	u.has(map[string]int{"limestone": 0, "surplus limestone": 1, "scribe": 0, "right": 3})
}

// TEK-16.6.15, TEK-RUL-70, TEK-RUL-37: T19's Production is legal if and only if the god action is legal after it.
func TestFirstlyIsLookedAhead(t *testing.T) {
	offered, refused, needed := 0, 0, 0
	for seed := range 400 {
		r := rand.New(rand.NewPCG(13, uint64(seed)))
		s := atDie(t, r, 2+seed%3)
		seat := s.Turn.Seat
		poor(s, seat, r)
		p := &s.Player[seat]
		p.Blessings &^= tekhenu.Producing
		give(s, seat, tekhenu.Technology, tekhenu.TechFirstly)
		if seed%2 == 0 {
			give(s, seat, tekhenu.Technology, tekhenu.TechStretch)
		}
		for g := range tekhenu.God(tekhenu.Gods) {
			c := tekhenu.Colour(r.IntN(tekhenu.Goods))
			if s.Purity(g, c) != tekhenu.Tainted {
				continue
			}
			s.Dial[g].Add(c, 3)
			u := *s
			u.Pop()
			u.Pick(seat, g, c, 3) // stops before a forced action begins
			tekhenu.Steps.Await(&u.Stack)
			act := game.Move{Verb: tekhenu.VGod, A: uint8(g)}
			plain := u.GodLegal(seat, g, 3, 0)
			want := false
			if u.Means(seat, tekhenu.DueScribe) > 0 {
				look := u
				look.Push(tekhenu.StepFirstly, seat, uint8(g), 0)
				want = actsAfter(&look, seat, game.Move{Verb: tekhenu.VFirstly, A: tekhenu.FirstlyYes})
			}
			if legal := u.Why(seat, act).No == 0; legal != (plain || want) {
				t.Fatalf("seed %d: %s is legal: %t, but without T19: %t, after its Production: %t",
					seed, tekhenu.GodNames[g], legal, plain, want)
			}
			if !plain && !want {
				refused++
				continue
			}
			u.Play(seat, act, nil)
			if asks := u.Top().Step == tekhenu.StepFirstly; asks != want {
				t.Fatalf("seed %d: %s: T19 is offered: %t, want %t", seed, tekhenu.GodNames[g], asks, want)
			}
			if want {
				offered++
			}
			if want && !plain {
				needed++
			}
		}
	}
	if offered == 0 || refused == 0 || needed == 0 {
		t.Errorf("T19 offered %d times, refused %d times, needed %d times, want each at least once",
			offered, refused, needed)
	}
}

// actsAfter reports whether the god action begins after some way to do T19's Production.
func actsAfter(s *tekhenu.State, seat game.Seat, m game.Move) bool {
	next, log := *s, game.Log{}
	next.Play(seat, m, &log)
	if slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Kind == tekhenu.EvGodAction }) {
		return true
	}
	switch f := next.Top(); f.Step {
	case tekhenu.StepBend:
		return true
	case tekhenu.StepPay, tekhenu.StepStretch:
		for _, m := range tekhenu.Steps[f.Step].Candidates(&next, f, nil) {
			if actsAfter(&next, seat, m) {
				return true
			}
		}
	}
	return false
}
