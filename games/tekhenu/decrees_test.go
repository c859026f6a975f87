package tekhenu_test

import (
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// ending returns a game at its end, where the first seat has these Decrees.
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

// end starts the end of the game (chapter 8).
func end(s *tekhenu.State) *tekhenu.State {
	from(s, tekhenu.StepEnd, 0, tekhenu.EndReveals, 0)
	return s
}

// chosen chooses Decrees to score, then ends the choice.
func chosen(t testing.TB, s *tekhenu.State, names ...string) {
	t.Helper()
	for _, name := range names {
		moves(t, s, 0, "score "+name)
	}
	if s.Top().Step == tekhenu.StepScore {
		moves(t, s, 0, "done")
	}
}

// TEK-8.2, TEK-EX-10: a player scores at most three Decrees, one per symbol.
func TestWhichDecrees(t *testing.T) {
	s, p := ending(t, 2, 1, 5, 7, 12, 16, 23)
	end(s)
	asks(t, s, tekhenu.StepScore, 0)
	if p.Known != p.Decrees {
		t.Errorf("known Decrees %b, want all of %b", p.Known, p.Decrees)
	}
	refuses(t, s, 0, "score D23", "TEK-RUL-11")
	moves(t, s, 0, "score D01")
	refuses(t, s, 0, "score D05", "TEK-8.2")
	checkLegal(t, s, 0, "score D07", "score D12", "score D16", "done")
	moves(t, s, 0, "score D12")
	moves(t, s, 0, "score D16")
	if s.Owing() != 0 || p.Scored != tekhenu.Cards(0).With(1).With(12).With(16) {
		t.Errorf("to move %v, scored %b, want nobody and D01, D12, D16", s.Owing(), p.Scored)
	}
	s, p = ending(t, 2, 7, 23) // a used D23 is one of the three
	p.Scored = tekhenu.Cards(0).With(23)
	end(s)
	checkLegal(t, s, 0, "score D07", "done")
}

// TEK-16.4: the VP of each Decree by itself.
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
	p.Dice = [4]tekhenu.Die{
		{Face: 4, Pan: tekhenu.Left}, {Face: 3, Pan: tekhenu.Left}, {Face: 6, Pan: tekhenu.Right},
		{Face: 6, Pan: tekhenu.Below},
	}
	s.Order = [4]game.Seat{1, 0, 2, tekhenu.NoSeat}
	for n, want := range map[uint8]int{
		1: 9, 2: 16, 3: 0, 4: 8, 5: 8, 6: 7, 7: 9, 8: 16, 9: 6, 10: 3, 11: 6, 12: 6,
		13: 9, 14: 12, 15: 10, 16: 8, 17: 14, 18: 12, 19: 10, 20: 5, 21: 5, 22: 4, 23: 0, 24: 6,
	} {
		if got := s.DecreeVP(0, n, 2); got != want {
			t.Errorf("D%02d scores %d, want %d", n, got, want)
		}
	}
	p.Stock[tekhenu.Gold] = 13
	if got := s.DecreeVP(0, 8, 0); got != 20 { // the limit
		t.Errorf("D08 scores %d, want its limit 20", got)
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
			checkLegal(t, s, 0, "token papyrus", "token gold", "done")
			moves(t, s, 0, "token "+paid)
		}
		if p.VP[tekhenu.PartDecrees] != int16(want) {
			t.Errorf("paid with %s: %d VP, want %d", paid, p.VP[tekhenu.PartDecrees], want)
		}
	}
	s, p := ending(t, 2, 4) // TEK-RUL-53: a part of the price, one of it a Scribe with T10
	p.Population, p.Techs = 16, tekhenu.Cards(0).With(tekhenu.TechJoker)
	p.Stock = [tekhenu.Tokens]uint8{tekhenu.Bread: 1, tekhenu.Scribe: 1}
	chosen(t, end(s), "D04")
	moves(t, s, 0, "token scribe")
	moves(t, s, 0, "done")
	if p.VP[tekhenu.PartDecrees] != 4 || p.Stock != [tekhenu.Tokens]uint8{tekhenu.Bread: 1} {
		t.Errorf("%d VP, stock %v, want 4 and 1 Bread", p.VP[tekhenu.PartDecrees], p.Stock)
	}
}

// TEK-16.4.2, TEK-SC-38, TEK-RUL-14: D03 doubles another Decree after that Decree's limit.
func TestDouble(t *testing.T) {
	s, p := ending(t, 2, 3, 8, 16)
	p.Stock[tekhenu.Gold] = 13
	chosen(t, end(s), "D03", "D08")
	asks(t, s, tekhenu.StepDouble, 0)
	checkLegal(t, s, 0, "double D08", "not")
	moves(t, s, 0, "double D08")
	if p.VP[tekhenu.PartDecrees] != 40 || p.Stock[tekhenu.Gold] != 11 {
		t.Errorf("doubled: %d VP, %d Gold, want 40 and 11", p.VP[tekhenu.PartDecrees], p.Stock[tekhenu.Gold])
	}
	s, p = ending(t, 2, 3, 8)
	p.Stock[tekhenu.Gold] = 13
	chosen(t, end(s), "D03", "D08")
	moves(t, s, 0, "not")
	if p.VP[tekhenu.PartDecrees] != 20 || p.Stock[tekhenu.Gold] != 13 {
		t.Errorf("not doubled: %d VP, %d Gold, want 20 and 13", p.VP[tekhenu.PartDecrees], p.Stock[tekhenu.Gold])
	}
	s, p = ending(t, 2, 3, 8) // a player who cannot pay is not asked
	p.Stock[tekhenu.Gold] = 1
	chosen(t, end(s), "D03", "D08")
	if p.VP[tekhenu.PartDecrees] != 2 || s.Owing() != 0 {
		t.Errorf("%d VP, to move %v, want 2 and nobody", p.VP[tekhenu.PartDecrees], s.Owing())
	}
}

// TEK-SC-39, TEK-RUL-13: D02 counts the symbols of all Decrees in the hand.
func TestSymbols(t *testing.T) {
	s, p := ending(t, 2, 2, 5, 7, 8, 12)
	chosen(t, end(s), "D02")
	if p.VP[tekhenu.PartDecrees] != 12 {
		t.Errorf("D02 scores %d VP, want 12", p.VP[tekhenu.PartDecrees])
	}
}

// TEK-8.4, TEK-8.5, TEK-SC-40: the turn order scores. Scribes break ties, then the turn order does.
func TestEnd(t *testing.T) {
	s, _ := ending(t, 2)
	s.Order = [4]game.Seat{1, 0, tekhenu.NoSeat, tekhenu.NoSeat}
	end(s)
	if s.Score(1) != 13 || s.Score(0) != 10 || s.Rank(1) != 1 || s.Rank(0) != 2 {
		t.Errorf("%d and %d VP, want 10 and 13 with seat 1 first", s.Score(0), s.Score(1))
	}
	s.Player[0].VP[tekhenu.PartCards] = 3
	if s.Player[1].Stock[tekhenu.Scribe] = 0; s.Rank(1) != 1 || s.Rank(0) != 2 {
		t.Error("the turn order does not break the tie")
	}
	if s.Player[0].Stock[tekhenu.Scribe] = 1; s.Rank(0) != 1 || s.Rank(1) != 2 {
		t.Error("Scribes do not break the tie")
	}
	s, _ = ending(t, 3)
	end(s)
	for seat, want := range []int{13, 12, 10} {
		if s.Score(game.Seat(seat)) != want {
			t.Errorf("seat %d has %d VP, want %d", seat, s.Score(game.Seat(seat)), want)
		}
	}
}

// The parts of the score sheet add up to the score.
func TestSheet(t *testing.T) {
	s := opened(t, game.Setup{Players: 4})
	playOut(t, s, chances(7), func(*tekhenu.State) bool { return false })
	for seat := range game.Seat(4) {
		total := 0
		for _, line := range s.Sheet() {
			total += line.Points[seat]
		}
		if total != s.Score(seat) {
			t.Errorf("seat %d: the parts add up to %d, the score is %d", seat, total, s.Score(seat))
		}
	}
}
