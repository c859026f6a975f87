package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// ending is the end of a game in which the first seat holds these Decrees.
func ending(t testing.TB, people int, decrees ...uint8) (*tekhenu.State, *tekhenu.Player) {
	t.Helper()
	s := bare(t, people)
	p := &s.Player[0]
	p.Stock = [tekhenu.Tokens]uint8{}
	for _, n := range decrees {
		p.Decrees = p.Decrees.With(n)
		s.Deck[tekhenu.Decree] = s.Deck[tekhenu.Decree].Without(n)
	}
	return s, p
}

// end begins chapter 8.
func end(s *tekhenu.State) *tekhenu.State {
	from(s, tekhenu.StepEnd, 0, tekhenu.EndReveals, 0)
	return s
}

// chosen chooses Decrees to score and says when that is enough.
func chosen(t testing.TB, s *tekhenu.State, names ...string) {
	t.Helper()
	for _, name := range names {
		moves(t, s, 0, "score "+name)
	}
	if s.Top().Step == tekhenu.StepScore {
		moves(t, s, 0, "done")
	}
}

// TEK-8.2, TEK-EX-10: at most three, one for each symbol.
func TestWhichDecrees(t *testing.T) {
	s, p := ending(t, 2, 1, 5, 7, 12, 16, 23)
	end(s)
	asks(t, s, tekhenu.StepScore, 0)
	if p.Known != p.Decrees {
		t.Error("not all Decrees are shown")
	}
	refuses(t, s, 0, "score D23", "TEK-RUL-11")
	moves(t, s, 0, "score D01")
	refuses(t, s, 0, "score D05", "TEK-8.2")
	if got := offered(s, 0); !slices.Equal(got, []string{"score D07", "score D12", "score D16", "done"}) {
		t.Errorf("offered %v", got)
	}
	moves(t, s, 0, "score D12")
	moves(t, s, 0, "score D16")
	if s.Owing() != 0 || p.Scored != tekhenu.Cards(0).With(1).With(12).With(16) {
		t.Errorf("%v owe, scored %b", s.Owing(), p.Scored)
	}
	s, p = ending(t, 2, 7, 23) // one used is one of the three
	p.Scored = tekhenu.Cards(0).With(23)
	end(s)
	if got := offered(s, 0); !slices.Equal(got, []string{"score D07", "done"}) {
		t.Errorf("offered %v", got)
	}
}

// TEK-16.4: what each Decree scores by itself.
func TestDecreePoints(t *testing.T) {
	s, p := ending(t, 3, 2, 9, 14, 19, 16)
	p.Techs = tekhenu.Cards(0).With(1).With(2).With(16)
	p.Population, p.Happiness = 16, 13
	s.Player[1].Happiness, s.Player[2].Happiness = 6, 9
	p.Stock = [tekhenu.Tokens]uint8{tekhenu.Papyrus: 4, tekhenu.Bread: 2, tekhenu.Gold: 5, tekhenu.Scribe: 3}
	s.Districts[0][tekhenu.Limestone], s.Districts[1][tekhenu.Granite], s.Districts[2][tekhenu.Bread] = 0, 0, 0
	p.Buildings = 3
	build(t, s, 0, "BW-1", "BS-2", "SP-TE", "SP-QU")
	raise(s, 0, [2]int{1, 1}, [2]int{1, 2}, [2]int{3, 4})
	s.GodSites[tekhenu.Ra][0], s.GodSites[tekhenu.Thoth][1], s.GodSites[tekhenu.Thoth][0] = 0, 0, 1
	p.Statues += 2
	p.Dice = [4]tekhenu.Die{{Face: 4, Pan: tekhenu.Left}, {Face: 3, Pan: tekhenu.Left}, {Face: 6, Pan: tekhenu.Right}, {Face: 6, Pan: tekhenu.Below}}
	s.Order = [4]game.Seat{1, 0, 2, tekhenu.NoSeat}
	for n, want := range map[uint8]int{
		1: 9, 2: 16, 3: 0, 4: 8, 5: 8, 6: 7, 7: 9, 8: 16, 9: 6, 10: 3, 11: 6, 12: 6, 13: 9, 14: 12, 15: 10, 16: 8, 17: 14, 18: 12,
		19: 10, 20: 5, 21: 5, 22: 4, 23: 0, 24: 6,
	} {
		if got := s.DecreeVP(0, n, 2); got != want {
			t.Errorf("D%02d scores %d, want %d", n, got, want)
		}
	}
	p.Stock[tekhenu.Gold] = 13
	if got := s.DecreeVP(0, 8, 0); got != 20 { // its cap
		t.Errorf("D08 scores %d", got)
	}
}

// TEK-16.4.3, TEK-SC-37, TEK-RUL-15: D04 takes Resources before D08 counts them.
func TestTithe(t *testing.T) {
	for paid, want := range map[string]int{"papyrus": 12 + 11, "gold": 12 + 8} {
		s, p := ending(t, 2, 4, 8)
		p.Population = 16
		p.Stock = [tekhenu.Tokens]uint8{tekhenu.Papyrus: 4, tekhenu.Gold: 5, tekhenu.Scribe: 1}
		chosen(t, end(s), "D08", "D04")
		for range 3 {
			asks(t, s, tekhenu.StepTithe, 0)
			if got := offered(s, 0); !slices.Equal(got, []string{"token papyrus", "token gold", "done"}) {
				t.Errorf("offered %v", got)
			}
			moves(t, s, 0, "token "+paid)
		}
		if p.VP[tekhenu.PartDecrees] != int16(want) {
			t.Errorf("paid in %s: %d VP, want %d", paid, p.VP[tekhenu.PartDecrees], want)
		}
	}
	s, p := ending(t, 2, 4) // TEK-RUL-53: a part, with a Scribe by T10
	p.Population, p.Techs = 16, tekhenu.Cards(0).With(tekhenu.TechJoker)
	p.Stock = [tekhenu.Tokens]uint8{tekhenu.Bread: 1, tekhenu.Scribe: 1}
	chosen(t, end(s), "D04")
	moves(t, s, 0, "token scribe")
	moves(t, s, 0, "done")
	if p.VP[tekhenu.PartDecrees] != 4 || p.Stock != [tekhenu.Tokens]uint8{tekhenu.Bread: 1} {
		t.Errorf("%d VP, %v", p.VP[tekhenu.PartDecrees], p.Stock)
	}
}

// TEK-16.4.2, TEK-SC-38, TEK-RUL-14: D03 doubles another one, after its cap.
func TestDouble(t *testing.T) {
	s, p := ending(t, 2, 3, 8, 16)
	p.Stock[tekhenu.Gold] = 13
	chosen(t, end(s), "D03", "D08")
	asks(t, s, tekhenu.StepDouble, 0)
	if got := offered(s, 0); !slices.Equal(got, []string{"double D08", "not"}) {
		t.Errorf("offered %v", got)
	}
	moves(t, s, 0, "double D08")
	if p.VP[tekhenu.PartDecrees] != 40 || p.Stock[tekhenu.Gold] != 11 {
		t.Errorf("%d VP, %d Gold", p.VP[tekhenu.PartDecrees], p.Stock[tekhenu.Gold])
	}
	s, p = ending(t, 2, 3, 8)
	p.Stock[tekhenu.Gold] = 13
	chosen(t, end(s), "D03", "D08")
	moves(t, s, 0, "not")
	if p.VP[tekhenu.PartDecrees] != 20 || p.Stock[tekhenu.Gold] != 13 {
		t.Errorf("not paid: %d VP, %d Gold", p.VP[tekhenu.PartDecrees], p.Stock[tekhenu.Gold])
	}
	s, p = ending(t, 2, 3, 8) // who cannot pay is not asked
	p.Stock[tekhenu.Gold] = 1
	chosen(t, end(s), "D03", "D08")
	if p.VP[tekhenu.PartDecrees] != 2 || s.Owing() != 0 {
		t.Errorf("%d VP, %v owe", p.VP[tekhenu.PartDecrees], s.Owing())
	}
}

// TEK-SC-39, TEK-RUL-13: D02 counts the symbols of all Decrees that are held.
func TestSymbols(t *testing.T) {
	s, p := ending(t, 2, 2, 5, 7, 8, 12)
	chosen(t, end(s), "D02")
	if p.VP[tekhenu.PartDecrees] != 12 {
		t.Errorf("%d VP", p.VP[tekhenu.PartDecrees])
	}
}

// TEK-8.4, TEK-8.5, TEK-SC-40: turn order, then Scribes break ties, then turn order again.
func TestEnd(t *testing.T) {
	s, _ := ending(t, 2)
	s.Order = [4]game.Seat{1, 0, tekhenu.NoSeat, tekhenu.NoSeat}
	end(s)
	if s.Score(1) != 13 || s.Score(0) != 10 || s.Rank(1) != 1 || s.Rank(0) != 2 {
		t.Errorf("%d and %d VP", s.Score(0), s.Score(1))
	}
	s.Player[0].VP[tekhenu.PartCards] = 3
	if s.Player[1].Stock[tekhenu.Scribe] = 0; s.Rank(1) != 1 || s.Rank(0) != 2 {
		t.Error("the turn order does not break a tie")
	}
	if s.Player[0].Stock[tekhenu.Scribe] = 1; s.Rank(0) != 1 || s.Rank(1) != 2 {
		t.Error("Scribes do not break a tie")
	}
	s, _ = ending(t, 3)
	end(s)
	for seat, want := range []int{13, 12, 10} {
		if s.Score(game.Seat(seat)) != want {
			t.Errorf("seat %d has %d", seat, s.Score(game.Seat(seat)))
		}
	}
}

// The sheet adds up to the score.
func TestSheet(t *testing.T) {
	s := opened(t, game.Setup{Players: 4})
	playOut(t, s, chances(7), func(*tekhenu.State) bool { return false })
	for seat := range game.Seat(4) {
		total := 0
		for _, line := range s.Sheet() {
			total += line.Points[seat]
		}
		if total != s.Score(seat) {
			t.Errorf("the sheet of seat %d adds up to %d, the score is %d", seat, total, s.Score(seat))
		}
	}
}
