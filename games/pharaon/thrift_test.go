package pharaon_test

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
)

// wasted are the texts of the legal moves of a seat that waste something.
func wasted(s *pharaon.State, seat game.Seat) (texts []string) {
	for _, m := range s.Moves(nil, seat) {
		if s.Wasteful(seat, m) {
			texts = append(texts, pharaon.Lexicon.Text(m))
		}
	}
	return texts
}

const (
	tutorGone = `2: {nobles: [19]}` // the Tutor is another seat's
	atPyramid = `pending: [{step: next, seat: 1}, {step: pyramid-gain, seat: 1}],
		players: {1: {passed: true, row: 1, cell: 3}`
)

// TestWasteful tries what is waste and what only seems to be. Seat 1 is to choose. The Burial Chamber faces Commerce,
// and its first step costs Construction and Commerce; the Nobles face Agriculture.
func TestWasteful(t *testing.T) {
	for _, tt := range []struct{ name, nobles, tokens, rest, then, want string }{
		{"PHA-4.2.2 silver", "", "con: 1, com: 2, silver: 1", tutorGone, "quarter burial", "access silver"},
		{"PHA-12.3.11 the Tutor can come", "", "con: 1, com: 2, silver: 1", "", "quarter burial", ""},
		{"PHA-12.3.11 the Tutor is here", "19", "con: 1, com: 2, silver: 1", "", "quarter burial", ""},
		{
			"PHA-12.3.11 the Tutor counts offerings", "19", "con: 1, com: 2, com-offering: 1, silver: 1", "",
			"quarter burial", "access com-offering",
		},
		{
			"PHA-12.3.10 the Treasurer", "18", "con: 1, com: 2, silver: 1", tutorGone,
			"quarter burial", "access silver",
		},
		{
			"PHA-4.2.3 an offering and silver", "", "con: 1, com: 1, con-offering: 1, silver: 1, burial-offering: 1",
			tutorGone, "quarter burial, access com", "pay silver, pay con-offering",
		},
		{
			"PHA-4.2.4 the offering of a quarter", "", "con: 1, com: 1, burial-offering: 1", tutorGone,
			"quarter burial, access com", "",
		},
		{
			"no resource", "", "com: 1, con-offering: 1, silver: 1", tutorGone,
			"quarter burial, access com", "",
		},
		{
			"all is needed", "", "agr: 1, con: 1, com: 1, jus: 1, silver: 1", tutorGone,
			"quarter nobles, access agr", "",
		},
		{
			"PHA-4.2.5 a Scribe", "1", "agr: 1, con: 1, com-offering: 1, silver: 1", tutorGone,
			"quarter burial", "access silver",
		},
		{
			"PHA-10.7 a resource outside the cost", "7", "roy: 1, con-offering: 1, com-offering: 1, silver: 1",
			tutorGone, "quarter burial", "",
		},
		{
			"PHA-10.7 a resource of the cost", "7", "roy: 1, con: 1, silver: 2", tutorGone,
			"quarter burial", "access silver",
		},
		{
			"PHA-10.8 the Judge", "11", "agr: 1, roy: 3, silver: 2", tutorGone,
			"quarter nobles, access agr", "pay silver",
		},
		{
			"PHA-1.5 little silver in the supply", "", "con: 1, com: 2, silver: 1",
			"2: {nobles: [19], tokens: {silver: 16}}", "quarter burial", "",
		},
		{
			"PHA-1.5 little Commerce in the supply", "", "con: 1, com: 2, silver: 1",
			"2: {nobles: [19], tokens: {com: 15}}", "quarter burial", "",
		},
		{
			"PHA-10.14.1 the Wise Woman", "17", "agr: 1, con: 1, con-offering: 1, silver: 1", tutorGone,
			"use 17", "spend silver, spend con-offering",
		},
		{"PHA-10.14.1 one colour", "17", "agr: 2, silver: 1", tutorGone, "use 17", ""},
		{"PHA-10.14.2 the Treasurer gives", "18", "con: 1, con-offering: 1", tutorGone, "use 18", "spend con-offering"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			const position = "{lots: [], players: {1: {nobles: [%s], tokens: {%s}}, %s}}"
			s := given(t, 3, fmt.Sprintf(position, tt.nobles, tt.tokens, tt.rest))
			play(t, s, strings.Split(tt.then, ", ")...)
			if got := strings.Join(wasted(s, 0), ", "); got != tt.want {
				t.Errorf("of %v, %q is waste, want %q", legal(s), got, tt.want)
			}
		})
	}
}

// TestWastefulBag spares offerings only while bag and discard can fill the display for the next round, if there is one
// (PHA-8.3.2).
func TestWastefulBag(t *testing.T) {
	for round, want := range map[int]string{4: "", 5: "access com-offering"} {
		const position = `{round: %d, lots: [], bonus: [], players: {1: {tokens: {con: 1, com: 1, com-offering: 1}},
			2: {tokens: {prestige-1: 6, prestige-2: 4, agr-offering: 3, nobles-offering: 3, nile-offering: 3,
			offerings-offering: 3, burial-offering: 3, artisans-offering: 3}}}}`
		s := given(t, 3, fmt.Sprintf(position, round))
		play(t, s, "quarter burial")
		if got := strings.Join(wasted(s, 0), ", "); got != want {
			t.Errorf("round %d: %q is waste, want %q", round, got, want)
		}
	}
}

// TestWastefulGain is about the Pyramid of Time. Who has passed in the last round takes no noble any more (PHA-7.4).
func TestWastefulGain(t *testing.T) {
	for _, tt := range []struct{ name, patch, want string }{
		{"PHA-7.6 silver instead", "{" + atPyramid + ", " + tutorGone + "}}", "gain basic"},
		{"PHA-12.3.11 the Tutor can come", "{" + atPyramid + "}}", ""},
		{"PHA-7.4 no noble any more", "{round: 5, " + atPyramid + "}}", "gain basic"},
		{"PHA-1.5 little silver", "{" + atPyramid + ", 2: {nobles: [19], tokens: {silver: 17}}}}", ""},
		{"PHA-1.5 little Justice", "{" + atPyramid + ", 2: {nobles: [19], tokens: {jus: 17}}}}", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := given(t, 3, tt.patch)
			if got := strings.Join(wasted(s, 0), ", "); got != tt.want || !can(s, "gain silver") {
				t.Errorf("of %v, %q is waste, want %q", legal(s), got, tt.want)
			}
		})
	}
}

// held is what a seat has when its choice and those that belong to it are over.
type held [pharaon.Tokens]uint8

// ends collects what a seat can have after a move: once it has paid, or has exchanged or gained a token.
func ends(s *pharaon.State, seat game.Seat, m game.Move, into map[held]bool, seen map[string]bool) {
	after := *s
	after.Play(seat, m, nil)
	own := held(after.Player[seat].Tokens)
	switch f := after.Top(); f.Step {
	case pharaon.StepAccess, pharaon.StepPay, pharaon.StepBasic:
		key := fmt.Sprint(f, own, after.Buy.Access)
		if f.Seat != seat || seen[key] {
			return
		}
		seen[key] = true
		for _, next := range after.Moves(nil, seat) {
			ends(&after, seat, next, into, seen)
		}
	default:
		into[own] = true
	}
}

// atLeast reports whether what is held differs from something else only in that some basic resources are offerings of
// their colour or silver instead.
func (h held) atLeast(other held) bool {
	silver := int(h[pharaon.Silver]) - int(other[pharaon.Silver])
	for t := range pharaon.Token(pharaon.Tokens) {
		switch {
		case t < pharaon.Token(pharaon.Silver):
			offering := t + pharaon.ResourceOffering
			more := int(h[offering]) - int(other[offering])
			less := int(other[t]) - int(h[t])
			if more < 0 || less < more {
				return false
			}
			silver -= less - more
		case t >= pharaon.QuarterOffering && h[t] != other[t]:
			return false
		}
	}
	return silver == 0
}

// checkWaste checks the current choice: what a wasteful move leads to, a move that is not wasteful leads to, or to
// something better; and the choosing seat can tell.
func checkWaste(s *pharaon.State, seen map[string]int) error {
	seat := s.Owing().First()
	if seat == game.Nature {
		return nil
	}
	masked := *s
	masked.Mask(seat)
	thrifty, prodigal := map[held]bool{}, map[held]bool{}
	visited, tried := map[string]bool{}, map[string]bool{}
	var waste, rest []game.Move
	for _, m := range s.Moves(nil, seat) {
		if s.Wasteful(seat, m) != masked.Wasteful(seat, m) {
			return fmt.Errorf("%s: the seat cannot tell whether it is wasteful", pharaon.Lexicon.Text(m))
		}
		if s.Wasteful(seat, m) {
			waste = append(waste, m)
		} else {
			rest = append(rest, m)
		}
	}
	if len(waste) == 0 {
		return nil
	}
	if len(rest) == 0 {
		return fmt.Errorf("all moves are wasteful: %v", waste)
	}
	for _, m := range rest {
		ends(s, seat, m, thrifty, visited)
	}
	for _, m := range waste {
		text := pharaon.Lexicon.Text(m)
		seen[text]++
		ends(s, seat, m, prodigal, tried)
		for end := range prodigal {
			found := false
			for better := range thrifty {
				found = found || better.atLeast(end)
			}
			if !found {
				return fmt.Errorf("only %s, which is wasteful, leads to %s", text, hold(end))
			}
		}
	}
	return nil
}

// TestWastefulIsWorse plays random games with all numbers of players.
func TestWastefulIsWorse(t *testing.T) {
	seen := map[string]int{}
	watch(t, 110, func(s *pharaon.State, _ *game.Log) error {
		if s.Owing() == 0 {
			return nil
		}
		return checkWaste(s, seen)
	})
	for _, text := range []string{
		"access silver", "access agr-offering", "pay silver", "pay jus-offering", "spend silver", "spend con-offering",
		"gain basic",
	} {
		if seen[text] == 0 {
			t.Errorf("%s was never waste", text)
		}
	}
}

// TestWastefulPayments makes random purchases with the nobles that change payments, while another seat has the Tutor.
func TestWastefulPayments(t *testing.T) {
	r, seen := game.NewRand(42), map[string]int{}
	for i := range 4_000 {
		s, o := randomPurchase(t, &r)
		s.NobleDeck, s.Player[1].Nobles = s.NobleDeck.Without(19), s.Player[1].Nobles.With(19)
		start := "quarter " + pharaon.QuarterNames[o.quarter]
		if !can(s, start) {
			continue
		}
		for choose(s, start); s.Owing() == game.Seat(0).Set(); {
			if err := checkWaste(s, seen); err != nil {
				t.Fatalf("purchase %d, with %s and nobles %b: %v", i, hold(o.tokens), s.Player[0].Nobles, err)
			}
			moves := s.Moves(nil, 0)
			s.Play(0, moves[r.Intn(len(moves))], nil)
		}
	}
	for _, text := range []string{"access silver", "access com-offering", "pay silver", "pay roy-offering"} {
		if seen[text] < 20 {
			t.Errorf("%s was waste %d times", text, seen[text])
		}
	}
}

// TestWastefulAllocates nothing.
func TestWastefulAllocates(t *testing.T) {
	const tokens = "{con: 1, com: 2, com-offering: 1, silver: 1}"
	s := given(t, 3, "{players: {1: {nobles: [7], tokens: "+tokens+"}, "+tutorGone+"}}")
	play(t, s, "quarter burial")
	moves := s.Moves(nil, 0)
	n := testing.AllocsPerRun(100, func() {
		for _, m := range moves {
			game.IsWasteful(s, 0, m)
		}
	})
	if n > 0 {
		t.Errorf("%v allocations", n)
	}
}
