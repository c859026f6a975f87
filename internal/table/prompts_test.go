package table

import (
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/evaluator"
	kemetkit "ennead/games/kemet/kit"
)

// load counts what a person at a table has to answer.
type load struct{ choices, windows, touching, others int }

// TestPrompts counts how often a person is asked in a round of Kemet under each setting, in games between greedy
// bots. The figures are in docs/tables.md.
func TestPrompts(t *testing.T) {
	games, rounds := 2, 6
	if testing.Short() {
		games, rounds = 1, 1
	}
	for players := 2; players <= 5; players++ {
		var sum load
		seatRounds := 0
		for seed := range uint64(games) {
			one := loadOf(t, players, seed, rounds)
			sum.choices, sum.windows = sum.choices+one.choices, sum.windows+one.windows
			sum.touching, sum.others = sum.touching+one.touching, sum.others+one.others
			seatRounds += rounds * players
		}
		per := func(n int) float64 { return float64(n) / float64(seatRounds) }
		always, touched, quiet := per(sum.choices+sum.windows), per(sum.choices+sum.touching), per(sum.choices)
		t.Logf("%d players: %.1f choices a round, always %.1f (%.1f windows, %.1f of them not in one's own turn), "+
			"touched %.1f (%.1f windows)",
			players, quiet, always, per(sum.windows), per(sum.others), touched, per(sum.touching))
		if touched-quiet > (always-quiet)/2 || always-quiet < 2 {
			t.Errorf("%d players: a person is asked %.1f times a round, %.1f and %.1f", players, always, touched, quiet)
		}
	}
}

// loadOf plays the first rounds of a game and counts what everybody is asked.
func loadOf(t *testing.T, players int, seed uint64, rounds int) (l load) {
	t.Helper()
	s, err := kemetkit.Game.New(game.Setup{Players: players})
	must(t, err)
	r := game.NewRand(seed)
	greedy := bot.Spec{Kind: bot.Greedy}.New(evaluator.Value, seed)
	for s.Owing() != 0 {
		if round, _ := s.(game.Reactive).Clock(0); round > rounds {
			break
		}
		seat := s.Owing().First()
		if seat == game.Nature {
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
			continue
		}
		w, open := game.WindowOf(s, seat)
		switch {
		case !open:
			l.choices++
		default:
			l.windows++
			if w.Touches {
				l.touching++
			}
			if s.(*kemet.State).Active != seat {
				l.others++
			}
		}
		view := s.Copy()
		view.Mask(seat)
		move, err := greedy.Choose(t.Context(), view, seat)
		must(t, err)
		s.Play(seat, move, nil)
	}
	return l
}
