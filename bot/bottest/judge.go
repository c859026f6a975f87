package bottest

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/game"
)

// Trial puts a judge to the test.
type Trial struct {
	Game        game.Game
	Judge       bot.Judge
	Least, Most int     // players
	Games       int     // for each number of players
	Low, High   float64 // points that an opinion may be
	// Ahead: it is to foresee who is ahead of the mean of the table, not how many points all make.
	Ahead bool
	When  func(game.State) bool // which moments count, beside the end; nil: all
	Share float64               // its error may be so large a part of that of the score of the moment
}

// sight is what was thought of a seat at some moment.
type sight struct {
	seat         game.Seat
	score, value float64
}

// Foresees plays games of greedy bots, who know what they want: the opinion must foresee the end much better than the score of the
// moment does, for every number of players; at the end it is the score.
func (tr *Trial) Foresees(t testing.TB) {
	t.Helper()
	for players := tr.Least; players <= tr.Most; players++ {
		var sights []sight
		var byScore, byValue float64
		Visit(t, tr.Game, game.Setup{Players: players}, bot.Greedy, tr.Judge, tr.Games, func(s game.State) {
			over := s.Owing() == 0
			if over || tr.When == nil || tr.When(s) {
				sights = append(sights, tr.look(t, s)...)
			}
			if !over {
				return
			}
			for n := s.Seats(); len(sights) > 0; sights = sights[n:] {
				score, value := tr.errors(s, sights[:n])
				byScore, byValue = byScore+score, byValue+value
			}
		})
		t.Logf("%d players: error of the opinion %.0f %% of that of the score", players, 100*byValue/byScore)
		if byValue > tr.Share*byScore {
			t.Errorf("%d players: the opinion errs %.0f points in all, the score of the moment %.0f", players, byValue, byScore)
		}
	}
}

// look is what is thought of all seats at a moment.
func (tr *Trial) look(t testing.TB, s game.State) (all []sight) {
	t.Helper()
	values := make([]float32, s.Seats())
	tr.Judge(s, values)
	for i, v := range values {
		at := sight{game.Seat(i), float64(s.Score(game.Seat(i))), float64(v)}
		if math.IsNaN(at.value) || at.value < tr.Low || at.value > tr.High {
			t.Fatalf("an opinion of %v points", at.value)
		}
		if s.Owing() == 0 && math.Abs(at.value-at.score) > 0.1 {
			t.Errorf("at the end seat %d has %v points, the judge says %v", i, at.score, at.value)
		}
		all = append(all, at)
	}
	return all
}

// errors are how far the scores and the opinions of a moment were from the end.
func (tr *Trial) errors(end game.State, all []sight) (byScore, byValue float64) {
	var mean, score, value float64
	if tr.Ahead {
		for _, at := range all {
			n := float64(len(all))
			mean, score, value = mean+float64(end.Score(at.seat))/n, score+at.score/n, value+at.value/n
		}
	}
	for _, at := range all {
		due := float64(end.Score(at.seat)) - mean
		byScore += math.Abs(due - at.score + score)
		byValue += math.Abs(due - at.value + value)
	}
	return byScore, byValue
}

// Unallocated asks for opinions at moments of random games, which must allocate nothing.
func (tr *Trial) Unallocated(t testing.TB) {
	t.Helper()
	for players := tr.Least; players <= tr.Most; players++ {
		seen := 0
		Visit(t, tr.Game, game.Setup{Players: players}, bot.Random, tr.Judge, 1, func(s game.State) {
			if seen++; seen%50 != 1 {
				return
			}
			values := make([]float32, s.Seats())
			if n := testing.AllocsPerRun(10, func() { tr.Judge(s, values) }); n > 0 {
				t.Fatalf("%v allocations", n)
			}
		})
	}
}
