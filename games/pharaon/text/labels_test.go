package text_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
	"ennead/scenario/scenariotest"
)

// quietly makes positions of round 1 in which the first seat, which has what a patch gives it, begins a turn.
var quietly = scenariotest.New(kit.Game, func(s *pharaon.State) string {
	r := game.NewRand(0)
	gametest.Roll(s, &r)
	return `{round: 1, first: 1, hand: null, circle: [nobles, offerings, burial, nile, artisans],
	offset: 0, clockwise: true, nobles: [2, 10, 12], artisans: [21, 6, 11, 26],
	pending: [{step: next, seat: 1}, {step: turn, seat: 1}]}`
})

// A payment names each of its tokens once: those that pay any colour with what they stand for.
func TestPaymentNamesTokensOnce(t *testing.T) {
	for tokens, want := range map[string]struct{ variant string }{
		"{con: 1, silver: 1, nile-offering: 1}": {"for"},
		"{silver: 3}":                           {"for-all"},
		"{con: 2, com: 1}":                      {""},
	} {
		s := quietly.Given(t, 2, "{offset: 3, players: {1: {tokens: "+tokens+"}}}")
		quietly.Play(t, s, "quarter nile", "option 4")
		best := s.Suggest(0)
		says := text.PaymentText(s, 0, best)
		if says.Variant != want.variant {
			t.Errorf("with %s: variant %q, not %q", tokens, says.Variant, want.variant)
		}
		if says.Variant == "" {
			continue
		}
		var named []game.Term
		for _, arg := range says.Args {
			if arg.Name == "plain" || arg.Name == "jokers" {
				named = append(named, arg.Value.([]game.Term)...)
			}
		}
		var paid []game.Term
		for _, m := range best.Moves {
			paid = append(paid, text.TokenTerm(m.A))
		}
		slices.Sort(named)
		slices.Sort(paid)
		if !slices.Equal(named, paid) {
			t.Errorf("with %s: %v are named, %v are paid", tokens, named, paid)
		}
	}
}

// Where any token pays access, a token of another colour than the cost says that it makes the action dearer.
func TestDearerAccess(t *testing.T) {
	s := quietly.Given(t, 2, "{players: {1: {nobles: [8], tokens: {jus: 2, roy: 2}}}}")
	quietly.Play(t, s, "quarter offerings", "colour jus", "extra no")
	for token, want := range map[pharaon.Token]string{
		pharaon.Token(pharaon.Justice): "", pharaon.Token(pharaon.Royalty): "dearer",
	} {
		got := kit.Game.Label(s, 0, game.Move{Verb: pharaon.VAccess, A: uint8(token)})
		if got.Variant != want {
			t.Errorf("access with token %d is called %s-%s", token, got.Key, got.Variant)
		}
	}
}

// The Diplomat says which of three resources it asks for.
func TestDiplomatCounts(t *testing.T) {
	s := quietly.Given(t, 2, "{players: {1: {nobles: [20]}}}")
	for range 3 {
		s.Push(pharaon.StepBasic, 0, 20, game.Unknown)
	}
	for n := 1; n <= 3; n++ {
		says := kit.Game.Prompt(s, 0)
		if says.Variant != "of" || says.Args[1].Value != n || says.Args[2].Value != 3 {
			t.Errorf("question %d is %+v", n, says)
		}
		quietly.Play(t, s, "colour agr")
	}
	if says := kit.Game.Prompt(s, 0); says.Variant != "" {
		t.Errorf("after three questions comes %+v", says)
	}
}

// A payment says why it takes silver where an offering could pay, and only then.
func TestPaymentSaysWhatItSpares(t *testing.T) {
	for tokens, want := range map[string]string{
		"{con: 1, silver: 2, nile-offering: 1, prestige-1: 1}": "pharaon.pay.spares-gods",
		"{con: 1, silver: 1}": "pharaon.pay.best",
	} {
		s := quietly.Given(t, 2, "{offset: 3, nobles: [], players: {1: {tokens: "+tokens+"}}}")
		quietly.Play(t, s, "quarter nile", "option 4")
		if says := text.PaymentText(s, 0, s.Suggest(0)); says.Key != want {
			t.Errorf("with %s it says %s, not %s", tokens, says.Key, want)
		}
	}
}

// A choice says what it gives at once beside the thing itself, and on what jar a noble can be used.
func TestBonusIsSaid(t *testing.T) {
	s := quietly.Given(t, 2, `{nobles: [2, 10, 21], players: {1: {nobles: [12, 20]}},
		pending: [{step: next, seat: 1}, {step: noble, seat: 1}]}`)
	for _, m := range s.Moves(nil, 0) {
		if m.Verb != pharaon.VNoble {
			continue
		}
		says := kit.Game.Label(s, 0, m)
		with := says.Args[len(says.Args)-1].Value
		vizier := []game.Term{"pharaon.noble.12", "pharaon.noble.20"} // the Diplomat counts as the best other noble
		if says.Variant != "more" || !slices.Equal(with.([]game.Term), vizier) {
			t.Errorf("%v is called %s-%s, with %v", m, says.Key, says.Variant, with)
		}
	}
	for _, ready := range []bool{true, false} {
		tilted := map[bool]string{true: "[]", false: "[20]"}[ready]
		s := quietly.Given(t, 2, "{players: {1: {nobles: [20], tilted: "+tilted+"}}}")
		for i, o := range s.Data.Options {
			says := kit.Game.Label(s, 0, game.Move{Verb: pharaon.VOption, A: uint8(i + 1)})
			jar := slices.Contains(o.Gains, pharaon.GainJar)
			if got := strings.HasSuffix(says.Variant, "jar"); got != (jar && ready) {
				t.Errorf("option %d with a jar: %t, the Diplomat ready: %t, is called %s-%s", i+1, jar, ready, says.Key,
					says.Variant)
			}
		}
	}
}
