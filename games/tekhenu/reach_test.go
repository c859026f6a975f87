package tekhenu_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// atDie plays at random until a player takes a die in a later round.
func atDie(t *testing.T, r *rand.Rand, players int) *tekhenu.State {
	t.Helper()
	s := opened(t, game.Setup{Players: players})
	after := uint8(1 + r.IntN(tekhenu.Rounds-2))
	playOut(t, s, r, func(s *tekhenu.State) bool { return s.Round > after && s.Top().Step == tekhenu.StepDie })
	return s
}

// give moves cards of a kind to a player, from wherever they are.
func give(s *tekhenu.State, seat game.Seat, k tekhenu.Kind, numbers ...uint8) {
	for _, n := range numbers {
		for i := range s.Player {
			p := &s.Player[i]
			hand := [tekhenu.Kinds]*tekhenu.Cards{&p.Blessings, &p.Techs, &p.Decrees}[k]
			*hand = hand.Without(n)
		}
		for section := range s.Market {
			for slot := range s.Market[section] {
				if s.Market[section][slot] == k.Of(n) {
					s.Market[section][slot] = 0
				}
			}
		}
		s.Deck[k], s.Spent[k] = s.Deck[k].Without(n), s.Spent[k].Without(n)
		p := &s.Player[seat]
		hand := [tekhenu.Kinds]*tekhenu.Cards{&p.Blessings, &p.Techs, &p.Decrees}[k]
		*hand = hand.With(n)
	}
}

// poor leaves a player few tokens, and some cards that may give a gray die an action.
func poor(s *tekhenu.State, seat game.Seat, r *rand.Rand) {
	p := &s.Player[seat]
	for t := range p.Stock[:tekhenu.Faith] {
		p.Stock[t] = uint8(r.IntN(6) / 3)
	}
	p.Stock[tekhenu.Scribe] = uint8(r.IntN(4))
	p.Happiness = uint8(r.IntN(4) / 2)
	p.Population = max(p.Population, p.Happiness)
	p.Blessings, p.Techs = 0, 0
	for _, n := range []uint8{9, 10, 11, 12, 13, 15, 17, 18, 19, 20} {
		if r.IntN(5) == 0 {
			give(s, seat, tekhenu.Blessing, n)
		}
	}
	for _, n := range []uint8{tekhenu.TechForbidden, tekhenu.TechJoker, tekhenu.TechBend, tekhenu.TechHorus,
		tekhenu.TechPapyrus, tekhenu.TechLoaf, tekhenu.TechStone, tekhenu.TechBlessed} {
		if r.IntN(4) == 0 {
			give(s, seat, tekhenu.Technology, n)
		}
	}
}

// comes reports whether trying everything gives the gray die an action: whatever its window allows the player to play
// and pay, including moves that the rules refuse because they leave no action.
func comes(s *tekhenu.State, seat game.Seat) bool {
	if !s.InHand() { // its only use has begun by itself
		return true
	}
	f, t := s.Top(), &s.Turn
	try := func(m game.Move) bool {
		next := *s
		next.Play(seat, m, nil)
		return comes(&next, seat)
	}
	switch f.Step {
	case tekhenu.StepSelect:
		if t.Normal && t.Colour != tekhenu.Gray || t.Normal && s.GodLegal(seat, t.From, t.Value, 0) {
			return true
		}
		before, after := t.From.Beside()
		if t.Beside > 0 && (s.GodLegal(seat, before, t.Value, 0) || s.GodLegal(seat, after, t.Value, 0)) {
			return true
		}
		if t.Across > 0 && s.GodLegal(seat, t.From.Across(), t.Value, 0) {
			return true
		}
		for _, m := range tekhenu.Steps[f.Step].Candidates(s, f, nil) {
			switch m.Verb {
			case tekhenu.VAdjust:
				if to := int(t.Value) + int(m.A) - 2; to >= 1 && to <= 6 && s.Means(seat, tekhenu.DueScribe) > 0 &&
					try(m) {
					return true
				}
			case tekhenu.VPlay:
				p, card := &s.Player[seat], &s.Data.Blessings[m.A]
				if s.Means(seat, tekhenu.DueScribe) >= int(card.Pay) && p.Population >= card.Lose &&
					p.Happiness >= card.Lose && try(m) {
					return true
				}
			}
		}
	case tekhenu.StepPay, tekhenu.StepFace, tekhenu.StepAs:
		return slices.ContainsFunc(tekhenu.Steps[f.Step].Candidates(s, f, nil), try)
	case tekhenu.StepColour:
		for _, m := range tekhenu.Steps[f.Step].Candidates(s, f, nil) {
			if (s.Purity(t.From, tekhenu.Colour(m.A)) != tekhenu.Forbidden || s.Tech(seat, tekhenu.TechForbidden)) &&
				try(m) {
				return true
			}
		}
	case tekhenu.StepNudge:
		for _, m := range tekhenu.Steps[f.Step].Candidates(s, f, nil) {
			if to := int(t.Value) + int(m.A) - 2; to >= 1 && to <= 6 && try(m) {
				return true
			}
		}
	}
	return false
}

// freelyActs reports whether a die that the seat can take by free means has an action by free means (TEK-RUL-21).
func freelyActs(s *tekhenu.State, seat game.Seat) bool {
	look := *s
	look.Player[seat].Stock[tekhenu.Scribe], look.Player[seat].Blessings = 0, 0
	for g := range tekhenu.God(tekhenu.Gods) {
		for c := range tekhenu.Colour(tekhenu.Colours) {
			for face := uint8(1); face <= 6; face++ {
				forbidden := s.Purity(g, c) == tekhenu.Forbidden && !s.Tech(seat, tekhenu.TechForbidden)
				if s.Dial[g].Count(c, face) == 0 || forbidden {
					continue
				}
				if c != tekhenu.Gray || look.GodLegal(seat, g, face, 0) {
					return true
				}
			}
		}
	}
	return false
}

// TEK-1.11, TEK-RUL-69, TEK-RUL-21: a gray die is legal if and only if trying everything finds an action, or if no die
// has one. The same holds for each move in its window.
func TestLookAhead(t *testing.T) {
	counts := map[string]int{}
	for seed := range 500 {
		r := rand.New(rand.NewPCG(3, uint64(seed)))
		s := atDie(t, r, 2+seed%3)
		seat := s.Turn.Seat
		poor(s, seat, r)
		if seed%3 == 0 { // only gray and Forbidden dice
			for g := range tekhenu.God(tekhenu.Gods) {
				for c := range tekhenu.Gray {
					if s.Purity(g, c) != tekhenu.Forbidden {
						for face := uint8(1); face <= 6; face++ {
							for s.Dial[g].Count(c, face) > 0 {
								s.Dial[g].Remove(c, face)
							}
						}
					}
				}
			}
		}
		acts := freelyActs(s, seat)
		for _, m := range s.Candidates(nil, seat) {
			if m.Verb != tekhenu.VDie || tekhenu.Colour(m.B) != tekhenu.Gray {
				continue
			}
			taken := *s
			taken.Play(seat, m, nil)
			want := comes(&taken, seat) || !acts
			if no := kit.Game.Refusal(s, seat, m); (no == nil) != want {
				t.Fatalf("seed %d: %s: refusal %v, want legal %t; turn %+v of %+v",
					seed, tekhenu.Lexicon.Text(m), no, want, taken.Turn, taken.Player[seat])
			}
			if want {
				counts["taken"]++
				inWindow(t, &taken, seat, r, counts)
			} else {
				counts["refused"]++
			}
		}
		if pass := kit.Game.Refusal(s, seat, game.Move{Verb: tekhenu.VPass}) == nil; pass != s.NoFreeDie(seat) {
			t.Fatalf("seed %d: passing is legal: %t, want %t", seed, pass, !pass)
		}
	}
	wanted := []string{"taken", "refused", "idle", "adjust", "play", "no adjust", "no play", "face", "nudge"}
	for _, what := range wanted {
		if counts[what] == 0 {
			t.Errorf("no game had %q: %v", what, counts)
		}
	}
}

// inWindow plays through the window of a gray die at random. It compares the legal moves with those that lead to an
// action.
func inWindow(t *testing.T, s *tekhenu.State, seat game.Seat, r *rand.Rand, counts map[string]int) {
	for s.InHand() {
		f := s.Top()
		gray := s.Gray()
		var legal []game.Move
		for _, m := range s.Candidates(nil, seat) {
			no := kit.Game.Refusal(s, seat, m)
			if no == nil {
				legal = append(legal, m)
			}
			word := map[uint8]string{tekhenu.VAdjust: "adjust", tekhenu.VPlay: "play", tekhenu.VFace: "face"}[m.Verb]
			if f.Step == tekhenu.StepNudge {
				word = "nudge"
			}
			if no != nil && no.Key != "tekhenu.no.action" || word == "" || !gray {
				continue
			}
			next := *s
			next.Play(seat, m, nil)
			if found := comes(&next, seat); found != (no == nil) && comes(s, seat) {
				t.Fatalf("%s: refusal %v, want legal %t", tekhenu.Lexicon.Text(m), no, found)
			}
			if counts[word]++; no != nil {
				counts["no "+word]++
			}
		}
		if len(legal) == 0 {
			t.Fatalf("no legal move at %q: %+v", tekhenu.Steps[f.Step].Name, s.Turn)
		}
		m := legal[r.IntN(len(legal))]
		if m.Verb == tekhenu.VIdle {
			counts["idle"]++
		}
		s.Play(seat, m, nil)
	}
}
