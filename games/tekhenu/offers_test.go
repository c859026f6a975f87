package tekhenu_test

import (
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// TEK-12.1, TEK-12.2, TEK-11.2: an offer tells what comes when the action is done.
func TestOffers(t *testing.T) {
	u := newTurn(t, 3)
	p := u.me()
	p.Happiness, p.Stock[tekhenu.Papyrus] = 8, 2
	o, ok := u.Offer(u.seat, tekhenu.Bastet, 3)
	if !ok || o.Gains.Happiness != 2 || o.Gains.Tokens[tekhenu.Scribe] != 1 || o.Cost != 2 ||
		o.Price != tekhenu.Papyrus {
		t.Errorf("Bastet with 3: %+v, %t", o, ok)
	}
	u.dice("bastet black 3")
	u.play("die bastet black 3", "god bastet")
	if p.Happiness != 8+o.Gains.Happiness || p.Stock[tekhenu.Scribe] != 1 || p.Stock[tekhenu.Papyrus] != 0 {
		t.Errorf("Happiness %d, tokens %v", p.Happiness, p.Stock)
	}
	if o, ok := u.Offer(u.seat, tekhenu.Bastet, 3); ok {
		t.Errorf("an offer without Papyrus: %+v", o)
	}
	p.Population, p.Stock[tekhenu.Bread] = 18, 2
	if o, ok := u.Offer(u.seat, tekhenu.Hathor, 6); !ok || o.Gains.Population != 3 || o.Cost != 2 {
		t.Errorf("Hathor with 6: %+v, %t", o, ok)
	}
}

// TEK-1.11: there is an offer for every possible action, and for no other.
func TestOffersArePossible(t *testing.T) {
	for seed := range uint64(6) {
		s := opened(t, game.Setup{Players: 2 + int(seed%3)})
		playOut(t, s, chances(seed), func(s *tekhenu.State) bool {
			if s.Top().Step != tekhenu.StepDie {
				return false
			}
			seat := s.Turn.Seat
			for g := range tekhenu.God(tekhenu.Gods) {
				for value := uint8(1); value <= 6; value++ {
					if _, ok := s.Offer(seat, g, value); ok != s.Allowed(seat, g, value) {
						t.Fatalf("god %d with value %d: an offer is %t", g, value, ok)
					}
				}
			}
			return false
		})
	}
}

// TEK-4.7: the uses of a die are the actions that it offers once it is taken.
func TestUsesOf(t *testing.T) {
	u := newTurn(t, 3)
	u.me().Stock[tekhenu.Papyrus] = 2
	u.dice("bastet black 3", "bastet gray 3", "horus gray 4")
	for text, want := range map[string]int{
		"die bastet black 3": 2, "die bastet gray 3": 1, "die horus gray 4": 0, // no Granite
	} {
		m, err := tekhenu.Lexicon.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if uses := u.UsesOf(u.seat, m); len(uses) != want {
			t.Errorf("%s: %d uses, want %d", text, len(uses), want)
		}
	}
}

// TEK-16.6.6, TEK-16.6.17: what a payment scores is told before, once in a turn.
func TestMixWorth(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("T10", "T22")
	both := u.Data.Techs[tekhenu.TechJoker].Each + u.Data.Techs[tekhenu.TechStone].Each
	for _, test := range []struct {
		token tekhenu.Token
		mix   tekhenu.Mix
		want  int
	}{
		{tekhenu.Limestone, tekhenu.Mix{}, 0},
		{tekhenu.Limestone, tekhenu.Mix{Gold: 1}, 0},
		{tekhenu.Limestone, tekhenu.Mix{Swaps: 1, Scribes: 1}, both},
		{tekhenu.Scribe, tekhenu.Mix{Gold: 2}, u.Data.Techs[tekhenu.TechJoker].Each},
	} {
		if got := u.MixWorth(u.seat, test.token, test.mix); got != test.want {
			t.Errorf("%v of %d: %d VP, want %d", test.mix, test.token, got, test.want)
		}
	}
	p := u.me()
	p.Stock[tekhenu.Scribe], p.Stock[tekhenu.Gold] = 1, 3
	before := u.Score(u.seat)
	u.dice("horus white 1")
	u.play("anubis", "pay gold-2 scribe-0 swap-0")
	if got := u.Score(u.seat) - before; got != u.Data.Techs[tekhenu.TechJoker].Each {
		t.Errorf("%d VP for the payment", got)
	}
	if again := u.MixWorth(u.seat, tekhenu.Limestone, tekhenu.Mix{Scribes: 1}); again != 0 {
		t.Errorf("%d VP for a second payment", again)
	}
}
