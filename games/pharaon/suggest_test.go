package pharaon_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
)

// texts are the texts of moves.
func texts(moves []game.Move) (list []string) {
	for _, m := range moves {
		list = append(list, pharaon.Lexicon.Text(m))
	}
	return list
}

// TestPHA_5_6_Suggest: the payment suggested keeps most quarters open, then PP, then jokers.
func TestPHA_5_6_Suggest(t *testing.T) {
	for _, c := range []struct {
		tokens, quarter string
		choices         []string // before access
		want            []string
		open            uint8
	}{
		// Silver stays: with it and Construction, the Nile and the Offerings stay open.
		{"{con: 2, com: 1, silver: 1}", "nile", []string{"option 4"}, []string{"access con", "pay com"},
			1<<pharaon.Nile | 1<<pharaon.Offerings},
		// Silver pays everywhere, the offering only here.
		{"{con: 1, silver: 1, nile-offering: 1}", "nile", []string{"option 4"},
			[]string{"access con", "pay nile-offering"}, 1 << pharaon.Offerings},
		// There is one way only.
		{"{jus: 1, agr: 1}", "offerings", []string{"colour jus", "extra no"}, []string{"access jus"}, 0},
	} {
		s := given(t, 2, "{offset: 3, players: {1: {tokens: "+c.tokens+"}}}")
		play(t, s, append([]string{"quarter " + c.quarter}, c.choices...)...)
		got := s.Suggest(0)
		if !slices.Equal(texts(got.Moves), c.want) || got.Open != c.open {
			t.Errorf("with %s: %v, open %05b; want %v, %05b", c.tokens, texts(got.Moves), got.Open, c.want, c.open)
		}
		if other := s.Suggest(1); other.Moves != nil {
			t.Errorf("with %s: a seat that does not pay is told %v", c.tokens, texts(other.Moves))
		}
	}
}

// TestPHA_4_2_Replaced: what the jokers of a payment stand for: the colour of the wheel, then what the cost lacks.
func TestPHA_4_2_Replaced(t *testing.T) {
	for _, c := range []struct {
		tokens string
		want   []pharaon.Colour
	}{
		{"{con: 1, silver: 1, nile-offering: 1}", []pharaon.Colour{pharaon.Commerce}},
		{"{con: 2, com: 1, silver: 1}", nil},
		{"{silver: 3}", []pharaon.Colour{pharaon.Construction, pharaon.Commerce}},
	} {
		s := given(t, 2, "{offset: 3, players: {1: {tokens: "+c.tokens+"}}}")
		play(t, s, "quarter nile", "option 4")
		if got := s.Replaced(0, s.Suggest(0)); !slices.Equal(got, c.want) {
			t.Errorf("with %s the jokers stand for %v, want %v", c.tokens, got, c.want)
		}
	}
}

// TestSuggestIsLegal makes every suggestion of random games: each move is legal, and together they pay all. The move
// put first is the suggested one.
func TestSuggestIsLegal(t *testing.T) {
	seen := 0
	watch(t, 22, func(s *pharaon.State, _ *game.Log) error {
		seat := s.Top().Seat
		if step := s.Top().Step; step != pharaon.StepAccess && step != pharaon.StepPay {
			return nil
		}
		best := s.Suggest(seat)
		legal := s.Moves(nil, seat)
		ordered := best.First(slices.Clone(legal))
		one := slices.Contains(legal, game.Move{Verb: pharaon.VRest})
		if one && ordered[0].Verb != pharaon.VRest || !one && ordered[0] != best.Moves[0] {
			t.Errorf("of %v, %v is first", texts(legal), texts(ordered[:1]))
		}
		was, is := texts(legal), texts(ordered)
		slices.Sort(was)
		slices.Sort(is)
		if !slices.Equal(was, is) {
			t.Errorf("%v are put in order as %v", was, is)
		}
		after := s.Copy().(*pharaon.State)
		for i, m := range best.Moves {
			if i > 0 && after.Top().Step != pharaon.StepPay || after.Why(seat, m) != (game.Reason{}) {
				t.Fatalf("%v: move %d cannot be made", texts(best.Moves), i+1)
			}
			after.Play(seat, m, nil)
		}
		if after.Top().Step == pharaon.StepPay || after.Buy.Access != pharaon.NoToken {
			t.Errorf("%v does not pay all", texts(best.Moves))
		}
		seen++
		return nil
	})
	if seen < 100 {
		t.Errorf("%d payments were seen", seen)
	}
}

// TestOneWayIsMade: where only one way is left to pay, the order of the tokens makes no difference, and the table pays.
func TestOneWayIsMade(t *testing.T) {
	one, several := 0, 0
	watch(t, 22, func(s *pharaon.State, _ *game.Log) error {
		if s.Top().Step != pharaon.StepPay {
			return nil
		}
		legal := s.Moves(nil, s.Top().Seat)
		rest := slices.Contains(legal, game.Move{Verb: pharaon.VRest})
		if _, ok := game.OnlyChoice(s); ok != rest && len(legal) > 1 {
			t.Errorf("of %v, an only choice is found: %v", texts(legal), ok)
		}
		if rest {
			one++
		} else if len(legal) > 1 {
			several++
		}
		return nil
	})
	if one < 20 || several < 20 {
		t.Errorf("%d payments with one way left were seen, and %d with several", one, several)
	}
}

// TestPHA_11_2_SuggestKeepsGods: the payment suggested does not spend an offering that a god counts.
func TestPHA_11_2_SuggestKeepsGods(t *testing.T) {
	// The god between the nobles and the offerings counts both. Without the offering of the Nile it would not be
	// fulfilled; without the silver, fewer quarters would stay open.
	const tokens = "con: 1, silver: 1, nile-offering: 1"
	for _, c := range []struct {
		nobles string
		others string // offerings, besides that of the Nile
		want   []string
	}{
		{"", "", []string{"access con", "pay nile-offering"}},
		{"nobles: [6, 13], ", ", agr-offering: 1", []string{"access con", "pay silver"}},
	} {
		s := given(t, 2, "{offset: 3, players: {1: {"+c.nobles+"tokens: {"+tokens+c.others+"}}}}")
		play(t, s, "quarter nile", "option 4")
		if got := s.Suggest(0); !slices.Equal(texts(got.Moves), c.want) {
			t.Errorf("with %s%s: %v, want %v", tokens, c.others, texts(got.Moves), c.want)
		}
	}
}

// TestSpares: a payment with silver where an offering could pay has a reason, and others have none.
func TestSpares(t *testing.T) {
	for _, c := range []struct {
		nobles, tokens, pays string
		want                 pharaon.Spares
	}{
		{"[]", "{con: 1, silver: 2, nile-offering: 1, prestige-1: 1}", "pay silver", pharaon.SparesGods},
		{"[15]", "{con: 1, silver: 2, nile-offering: 1, prestige-1: 5}", "pay silver", pharaon.SparesPoints},
		{"[]", "{con: 1, silver: 1, com-offering: 1}", "pay com-offering", pharaon.SparesNothing},
		{"[]", "{con: 1, silver: 1}", "pay silver", pharaon.SparesNothing},                  // there is no offering
		{"[]", "{con: 1, silver: 1, con-offering: 1}", "pay silver", pharaon.SparesNothing}, // it cannot pay
	} {
		s := given(t, 2, "{offset: 3, nobles: [], players: {1: {nobles: "+c.nobles+", tokens: "+c.tokens+"}}}")
		play(t, s, "quarter nile", "option 4")
		best := s.Suggest(0)
		if got := s.Spares(0, best); got != c.want || !slices.Contains(texts(best.Moves), c.pays) {
			t.Errorf("with %s: %v spares %d, want %s for %d", c.tokens, texts(best.Moves), got, c.pays, c.want)
		}
	}
}
