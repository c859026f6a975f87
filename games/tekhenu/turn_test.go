package tekhenu_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// random plays whole games at random. Before every choice it calls before, then show with the legal moves.
func random(t *testing.T, games int, before func(s *tekhenu.State, r *rand.Rand),
	show func(s *tekhenu.State, seat game.Seat, moves []game.Move)) {
	t.Helper()
	for seed := range games {
		r := rand.New(rand.NewPCG(7, uint64(seed)))
		s := opened(t, game.Setup{Players: seed%4 + 1})
		var moves []game.Move
		for s.Owing() != 0 {
			before(s, r)
			seat := s.Owing().First()
			if moves = s.Moves(moves[:0], seat); len(moves) == 0 {
				t.Fatalf("game %d: no legal move in step %q %+v", seed, tekhenu.Steps[s.Top().Step].Name, s.Top())
			}
			if seat != game.Nature {
				show(s, seat, moves)
			}
			s.Play(seat, moves[r.IntN(len(moves))], nil)
		}
		if s.Round != tekhenu.Rounds {
			t.Fatalf("game %d ended in round %d", seed, s.Round)
		}
	}
}

// TEK-4.1: the legal moves are the candidates without a refusal, and every game ends.
func TestRandomGames(t *testing.T) {
	random(t, 40, func(*tekhenu.State, *rand.Rand) {}, checkCandidates(t))
}

// TEK-4.10, TEK-16.5.11: no player is without a choice, whatever cards they have.
func TestRichGames(t *testing.T) {
	random(t, 60, rich, checkCandidates(t))
}

// rich gives the player about to take a die cards and tokens, and sometimes Happiness near its end.
func rich(s *tekhenu.State, r *rand.Rand) {
	if s.Top().Step != tekhenu.StepDie || r.IntN(3) > 0 {
		return
	}
	seat := s.Turn.Seat
	p := &s.Player[seat]
	for t := range p.Stock[:tekhenu.Faith] {
		p.Stock[t] = uint8(r.IntN(5))
	}
	if r.IntN(4) == 0 {
		p.Population = tekhenu.TrackTop
		if p.Reached < 3 {
			p.Happiness = tekhenu.TrackTop - 3
		}
	}
	for n := uint8(1); n <= tekhenu.PerKind; n++ {
		if r.IntN(3) == 0 {
			give(s, seat, tekhenu.Blessing, n)
		}
		if n != tekhenu.TechOrder && r.IntN(6) == 0 {
			give(s, seat, tekhenu.Technology, n)
		}
	}
}

// checkCandidates checks that the legal moves are the candidates without a refusal.
func checkCandidates(t *testing.T) func(*tekhenu.State, game.Seat, []game.Move) {
	var candidates []game.Move
	return func(s *tekhenu.State, seat game.Seat, moves []game.Move) {
		candidates = s.Candidates(candidates[:0], seat)
		for _, m := range candidates {
			if legal := slices.Contains(moves, m); legal != (kit.Game.Refusal(s, seat, m) == nil) {
				t.Fatalf("%s: legal %t, but refusal %v", tekhenu.Lexicon.Text(m), legal, kit.Game.Refusal(s, seat, m))
			}
		}
		for _, m := range moves {
			if !slices.Contains(candidates, m) {
				t.Fatalf("%s is legal but no candidate", tekhenu.Lexicon.Text(m))
			}
		}
	}
}

// TEK-RUL-21 c, TEK-1.11: if no die is left, the player passes. Neither 2 Scribes nor B23 help.
func TestNoDieAtAll(t *testing.T) {
	u := newTurn(t, 2)
	u.me().Stock[tekhenu.Scribe] = 2
	u.cards("B23", "B07")
	u.refuses("anubis", "die")
	u.refuses("play B23", "die")
	u.refuses("play B07", "")
	u.play("pass")
	u.at("over")
	if !u.Player[u.seat].Blessings.Has(23) {
		t.Error("B23 was spent")
	}
}

// TEK-4.2, TEK-18.1: in a solo game a turn begins once a round, with its first choice.
func TestTurnsBegin(t *testing.T) {
	for seed := range uint64(6) {
		s, round, begun := opened(t, game.Setup{Players: 1}), uint8(0), 0
		playOut(t, s, chances(seed), func(s *tekhenu.State) bool {
			if s.Owing().Has(game.Nature) {
				return false
			}
			first := s.Turn.Seat == 0 && s.Round != round // B07 and B08 ask the question again
			again := s.Round == round && s.Anytime(0)|s.Spent[tekhenu.Blessing]&tekhenu.AnyTime != 0
			if !again && s.Begins() != first {
				t.Fatalf("round %d, step %q: Begins is %t, want %t",
					s.Round, tekhenu.Steps[s.Top().Step].Name, s.Begins(), first)
			}
			if first {
				round, begun = s.Round, begun+1
			}
			return false
		})
		if begun != tekhenu.Rounds {
			t.Errorf("%d turns, want %d", begun, tekhenu.Rounds)
		}
	}
}

// TEK-4.8, TEK-9.6, TEK-11.3: prices in components.yaml.
func TestPrices(t *testing.T) {
	c := bare(t, 2).Data
	if c.Anubis != 2 || c.Points.InLine != 3 {
		t.Errorf("an Anubis action costs %d Scribes and a Column in line scores %d VP, want 2 and 3", c.Anubis,
			c.Points.InLine)
	}
}
