package tekhenu_test

import (
	"maps"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// weighed returns a bare table where the first seat has these dice on its pans.
func weighed(t testing.TB, left, right []uint8) *tekhenu.State {
	t.Helper()
	s := bare(t, 2)
	at := 0
	put := func(faces []uint8, pan tekhenu.Pan) {
		for _, face := range faces {
			s.Player[0].Dice[at] = tekhenu.Die{Colour: tekhenu.Gray, Face: face, Pan: pan}
			at++
		}
	}
	put(left, tekhenu.Left)
	put(right, tekhenu.Right)
	return s
}

// TEK-EX-05, TEK-EX-06, TEK-6.1: pips and surplus.
func TestBalance(t *testing.T) {
	s := weighed(t, []uint8{2, 4}, []uint8{5, 3})
	if n := s.Balance(0); n != -2 {
		t.Errorf("balance %d, want -2", n)
	}
	s = weighed(t, []uint8{6}, []uint8{5, 4})
	s.Player[0].Surplus[tekhenu.Bread] = 3
	s.Player[0].Dice[3] = tekhenu.Die{Colour: tekhenu.White, Face: 6, Pan: tekhenu.Below}
	if n := s.Balance(0); n != -6 {
		t.Errorf("balance %d, want -6", n)
	}
}

// TEK-EX-07, TEK-6.2, TEK-SC-07: Faith goes on either pan, and the rest is lost.
func TestFaith(t *testing.T) {
	s := weighed(t, []uint8{6}, []uint8{6, 6})
	s.Round = 4
	s.Player[0].Stock[tekhenu.Faith] = 2
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	asks(t, s, tekhenu.StepFaith, 0) // seat 1 has none and is not asked (TEK-RUL-09)
	checkLegal(t, s, 0, "faith left 0", "faith left 1", "faith left 2")
	moves(t, s, 0, "faith left 1")
	moves(t, s, 0, "faith right 0")
	if s.Score(0) != 9 { // 7 - 12 = -5
		t.Errorf("score %d, want 9", s.Score(0))
	}
	p := &s.Player[0] // TEK-6.8
	cleared := p.Stock[tekhenu.Faith] == 0 && p.Faith == [2]uint8{} && p.Dice == [4]tekhenu.Die{}
	if !cleared || s.Bag[tekhenu.Gray] != s.Data.Pool[2][tekhenu.Gray]+3 {
		t.Errorf("the board is not cleared: %+v, bag %v", p, s.Bag)
	}
	s = weighed(t, []uint8{5}, nil)
	s.Player[0].Faith = [2]uint8{0, 2}
	if n := s.Balance(0); n != 3 {
		t.Errorf("with 2 Faith on the right pan the balance is %d, want 3", n)
	}
}

// TEK-6.4: the VP lost for negative balances. TEK-SC-06: the score never falls below 0.
func TestLoss(t *testing.T) {
	s := bare(t, 2)
	for balance, want := range map[int]int{20: 0, 0: 0, -1: 0, -2: 0, -3: 1, -5: 1, -6: 2, -8: 2, -9: 3, -40: 3} {
		if got := s.LossOf(balance); got != want {
			t.Errorf("balance %d loses %d VP, want %d", balance, got, want)
		}
	}
	s = weighed(t, nil, []uint8{5, 5})
	s.Round = 4
	s.Player[0].VP = [tekhenu.Parts]int16{tekhenu.PartStart: 1}
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	if s.Score(0) != 0 {
		t.Errorf("score %d, want 0", s.Score(0))
	}
}

// TEK-6.3: everybody is told each balance, as it was when Maat weighed the dice.
func TestBalanceTold(t *testing.T) {
	s := weighed(t, []uint8{2, 4}, []uint8{5, 3})
	s.Round = 4
	told := map[game.Seat]int{}
	for _, e := range from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0).Events {
		if e.Kind == tekhenu.EvBalance {
			told[e.Seat] = tekhenu.BalanceOf(e.For(game.Spectator))
		}
	}
	if want := map[game.Seat]int{0: -2, 1: 0}; !maps.Equal(told, want) {
		t.Errorf("balances %v, want %v", told, want)
	}
}

// TEK-6.5, TEK-SC-05, TEK-EX-22: the smaller balance goes first, then the higher Ankh.
func TestNewOrder(t *testing.T) {
	s := bare(t, 4)
	s.Round = 4
	put := func(seat game.Seat, face uint8, pan tekhenu.Pan, destiny uint8) {
		s.Player[seat].Dice[0] = tekhenu.Die{Colour: tekhenu.Gray, Face: face, Pan: pan}
		s.Player[seat].Destiny = destiny
	}
	put(0, 4, tekhenu.Right, 3)
	put(1, 1, tekhenu.Right, 2)
	put(2, 1, tekhenu.Left, 4)
	put(3, 2, tekhenu.Below, 1)
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	if want := [4]game.Seat{3, 2, 1, 0}; s.Order != want {
		t.Errorf("order %v, want %v", s.Order, want)
	}
	for seat, want := range []int{9, 10, 10, 10} {
		if s.Score(game.Seat(seat)) != want {
			t.Errorf("seat %d has %d VP, want %d", seat, s.Score(game.Seat(seat)), want)
		}
	}
	asks(t, s, tekhenu.StepDestiny, 3) // TEK-6.9: in the new order
	moves(t, s, 3, "destiny A02")
	if s.Player[3].Stock[tekhenu.Gold] != 2 {
		t.Errorf("after A02 the stock is %v, want 2 Gold", s.Player[3].Stock)
	}
	asks(t, s, tekhenu.StepDestiny, 2)
	if got := offered(s, 2); len(got) != 3 || slices.Contains(got, "destiny A02") {
		t.Errorf("legal moves %v, want the three other Destiny cards", got)
	}
}

// TEK-16.6.11, TEK-SC-10: T15 gives Faith and counts as Ankh 5.
func TestFaithTechnology(t *testing.T) {
	s := bare(t, 2)
	s.Round = 4
	s.Player[1].Techs = tekhenu.Cards(0).With(tekhenu.TechFaith)
	s.Player[0].Destiny, s.Player[1].Destiny = 4, 1
	s.Player[0].Dice[0] = tekhenu.Die{Face: 2, Pan: tekhenu.Left}
	s.Player[1].Dice[0] = tekhenu.Die{Face: 2, Pan: tekhenu.Right}
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	asks(t, s, tekhenu.StepFaith, 1)
	if s.Player[1].Stock[tekhenu.Faith] != 2 {
		t.Errorf("%d Faith, want 2", s.Player[1].Stock[tekhenu.Faith])
	}
	moves(t, s, 1, "faith left 0")
	moves(t, s, 1, "faith right 0")
	if want := [4]game.Seat{1, 0, tekhenu.NoSeat, tekhenu.NoSeat}; s.Order != want {
		t.Errorf("order %v, want %v", s.Order, want)
	}
}

// TEK-6.6, TEK-SC-11, TEK-RUL-10: T16 pays the first and the last player, before a scoring.
func TestOrderTechnology(t *testing.T) {
	for seat, want := range map[game.Seat]struct {
		vp   int
		gold uint8
	}{0: {12, 1}, 1: {10, 1}, 2: {10, 2}} {
		s := bare(t, 3)
		for other := range s.Count {
			s.Player[other].Dice[0] = tekhenu.Die{Face: other + 1, Pan: tekhenu.Left}
		}
		s.Player[seat].Techs = tekhenu.Cards(0).With(tekhenu.TechOrder)
		s.Round, s.Maats, s.Scored, s.Marks = tekhenu.Rounds, 3, 1, [2]tekhenu.God{tekhenu.Osiris, tekhenu.Horus}
		from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
		asks(t, s, tekhenu.StepReveal, 0) // TEK-8.1
		if p := &s.Player[seat]; s.Score(seat) != want.vp || p.Stock[tekhenu.Gold] != want.gold {
			t.Errorf("place %d: %d VP, %d Gold, want %d and %d",
				seat+1, s.Score(seat), p.Stock[tekhenu.Gold], want.vp, want.gold)
		}
	}
}

// TEK-RUL-64: every player is asked about D23, in the new order. Only its owner can use it.
func TestReveal(t *testing.T) {
	s := bare(t, 2)
	s.Round, s.Scored = tekhenu.Rounds, 1
	s.Arrow = s.Marks[1]
	s.Player[1].Decrees = tekhenu.Cards(0).With(tekhenu.DecreeAction)
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	asks(t, s, tekhenu.StepReveal, 0)
	refuses(t, s, 0, "use", "TEK-RUL-64")
	moves(t, s, 0, "not")
	asks(t, s, tekhenu.StepReveal, 1)
	moves(t, s, 1, "use")
	asks(t, s, tekhenu.StepFeast, 1)
	if p := &s.Player[1]; !p.Known.Has(tekhenu.DecreeAction) || !p.Scored.Has(tekhenu.DecreeAction) {
		t.Errorf("known %b, scored %b, want D23 in both", p.Known, p.Scored)
	}
}

// TEK-5.1, TEK-SC-03, TEK-RUL-75: the dial turns clockwise. The two sections in the Shade get new dice in turn.
func TestTEK_RUL_75_NewDiceComeByTurns(t *testing.T) {
	s := bare(t, 2)
	s.Round = 2
	from(s, tekhenu.StepRotate, 0, 0, 0)
	want := [tekhenu.Gods]tekhenu.Light{
		tekhenu.Horus: tekhenu.Shade, tekhenu.Ra: tekhenu.Sun, tekhenu.Hathor: tekhenu.Sun,
		tekhenu.Bastet: tekhenu.Shade, tekhenu.Thoth: tekhenu.Dark, tekhenu.Osiris: tekhenu.Dark,
	}
	for g, light := range want {
		if s.Lit(tekhenu.God(g)) != light {
			t.Errorf("light on %s is %d, want %d", tekhenu.GodNames[g], s.Lit(tekhenu.God(g)), light)
		}
	}
	for i := range 2 * int(s.Count) {
		if want := []tekhenu.God{tekhenu.Horus, tekhenu.Bastet}[i%2]; tekhenu.God(s.Top().A) != want {
			t.Errorf("die %d goes to %s, want %s", i+1, tekhenu.GodNames[s.Top().A], tekhenu.GodNames[want])
		}
		moves(t, s, game.Nature, "roll yellow 3")
	}
	if s.Dial[tekhenu.Horus].Len(tekhenu.Yellow) != 2 || s.Dial[tekhenu.Bastet].Len(tekhenu.Yellow) != 2 {
		t.Errorf("dial %v, want 2 yellow dice at Horus and at Bastet", s.Dial)
	}
}

// TEK-RUL-02, TEK-SC-01: a bag with too few dice is emptied, one die per section in turn.
func TestShortBag(t *testing.T) {
	s := bare(t, 2)
	s.Round, s.Bag = 2, [tekhenu.Colours]uint8{tekhenu.White: 1, tekhenu.Gray: 1}
	s.Arrow = tekhenu.Osiris // puts Hathor and Osiris in the Shade after the rotation
	from(s, tekhenu.StepRotate, 0, 0, 0)
	if s.Weight(game.Move{Verb: tekhenu.VRoll, A: uint8(tekhenu.White), B: 1}) != 1 || s.Outcomes() != 12 {
		t.Errorf("%d outcomes, want 12 of weight 1", s.Outcomes())
	}
	moves(t, s, game.Nature, "roll white 6")
	moves(t, s, game.Nature, "roll gray 1")
	if s.Dial[tekhenu.Hathor].Len(tekhenu.White) != 1 || s.Dial[tekhenu.Osiris].Len(tekhenu.Gray) != 1 || s.Round != 3 {
		t.Errorf("dial %v, round %d, want a white die at Hathor, a gray one at Osiris, round 3", s.Dial, s.Round)
	}
}

// TEK-4.1, TEK-SC-04: Maat follows rounds 4, 8, 12 and 16. Scorings follow the second and the fourth judgement.
func TestCalendar(t *testing.T) {
	for people := 1; people <= 4; people++ {
		s := opened(t, game.Setup{Players: people})
		var maats, scorings []uint8
		playOut(t, s, chances(uint64(people)), func(s *tekhenu.State) bool {
			if int(s.Maats) > len(maats) {
				maats = append(maats, s.Round)
			}
			if int(s.Scored) > len(scorings) {
				scorings = append(scorings, s.Round)
			}
			return false
		})
		if !slices.Equal(maats, []uint8{4, 8, 12, 16}) || s.Scored != 2 || scorings[0] != 8 ||
			s.Round != tekhenu.Rounds {
			t.Errorf("%d players: Maat after rounds %v, scorings after %v, %d rounds", people, maats, scorings, s.Round)
		}
	}
}
