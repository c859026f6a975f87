package bottest

import (
	"math"
	"testing"

	"ennead/bot"
	"ennead/game"
)

// Suite tests an evaluator.
type Suite struct {
	Game        game.Game
	Evaluator   bot.Evaluator
	Least, Most int     // numbers of players
	Games       int     // games per number of players
	Low, High   float64 // the range of a valid opinion, in points
	// Ahead asks the evaluator to predict each seat's distance to the mean of the table rather than its points.
	Ahead bool
	When  func(game.State) bool // which moments count, in addition to the end; nil: all
	Share float64               // how large the evaluator's error may be, as a part of the current score's error
}

// sight records what was expected of a seat at some moment.
type sight struct {
	seat         game.Seat
	score, value float64
}

// PredictsTheEnd plays games between greedy bots, which play with a purpose. For every number of players the opinion
// must predict the end much better than the current score does; at the end it must equal the score.
func (x *Suite) PredictsTheEnd(t testing.TB) {
	t.Helper()
	for players := x.Least; players <= x.Most; players++ {
		var sights []sight
		var byScore, byValue float64
		Visit(t, x.Game, game.Setup{Players: players}, bot.Greedy, x.Evaluator, x.Games, func(s game.State) {
			over := s.Owing() == 0
			if over || x.When == nil || x.When(s) {
				sights = append(sights, x.look(t, s)...)
			}
			if !over {
				return
			}
			for n := s.Seats(); len(sights) > 0; sights = sights[n:] {
				score, value := x.errors(s, sights[:n])
				byScore, byValue = byScore+score, byValue+value
			}
		})
		t.Logf("%d players: the opinion's error is %.0f%% of the score's", players, 100*byValue/byScore)
		if byValue > x.Share*byScore {
			t.Errorf("%d players: the opinion is off by %.0f points in all, the score by %.0f", players, byValue,
				byScore)
		}
	}
}

// look returns what is expected of all seats at a moment.
func (x *Suite) look(t testing.TB, s game.State) (all []sight) {
	t.Helper()
	values := make([]float32, s.Seats())
	x.Evaluator(s, values)
	for i, v := range values {
		at := sight{game.Seat(i), float64(s.Score(game.Seat(i))), float64(v)}
		if math.IsNaN(at.value) || at.value < x.Low || at.value > x.High {
			t.Fatalf("an opinion of %v points", at.value)
		}
		if s.Owing() == 0 && math.Abs(at.value-at.score) > 0.1 {
			t.Errorf("at the end seat %d has %v points, the judge says %v", i, at.score, at.value)
		}
		all = append(all, at)
	}
	return all
}

// errors returns how far the scores and the opinions of a moment were from the end.
func (x *Suite) errors(end game.State, all []sight) (byScore, byValue float64) {
	var mean, score, value float64
	if x.Ahead {
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

// AllocatesNothing evaluates positions of random games and fails if that allocates memory.
func (x *Suite) AllocatesNothing(t testing.TB) {
	t.Helper()
	for players := x.Least; players <= x.Most; players++ {
		seen := 0
		Visit(t, x.Game, game.Setup{Players: players}, bot.Random, x.Evaluator, 1, func(s game.State) {
			if seen++; seen%50 != 1 {
				return
			}
			values := make([]float32, s.Seats())
			if n := testing.AllocsPerRun(10, func() { x.Evaluator(s, values) }); n > 0 {
				t.Fatalf("%v allocations", n)
			}
		})
	}
}
