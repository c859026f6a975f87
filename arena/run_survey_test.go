package arena_test

import (
	"errors"
	"math"
	"reflect"
	"testing"

	"ennead/arena"
	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
)

func surveyOf(t *testing.T, c arena.Config) arena.Survey {
	t.Helper()
	v, err := arena.RunSurvey(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	v.Seconds, v.ChoicesPerSecond = 0, 0
	return v
}

// Harvest takes six rounds of a throw and a choice each, then bids that all make simultaneously; the bids do not
// count towards the order of play.
func TestRunSurvey(t *testing.T) {
	c := harvests(t, 3, 40, "random")
	v := surveyOf(t, c)
	if v.Choices != (arena.Spread{Mean: 21, Least: 21, Most: 21}) || v.Draws.Mean != 21 || v.Rounds.Most != 0 ||
		!reflect.DeepEqual(v.Order, v.Seats) {
		t.Errorf("%+v", v)
	}
	if r := run(t, c); math.Abs(r.Bots[0].ScoreMean-v.Points.Mean) > 1e-9 {
		t.Errorf("%v points, but %v in a match", v.Points.Mean, r.Bots[0].ScoreMean)
	}
	c.Jobs = 1
	if again := surveyOf(t, c); !reflect.DeepEqual(v, again) {
		t.Errorf("one game at a time gives %+v, two give %+v", again, v)
	}
	c.Bots = enter(t, harvestValue, "random", "greedy")
	if _, err := arena.RunSurvey(t.Context(), c); !errors.Is(err, arena.ErrConfig) {
		t.Errorf("two bots: %v", err)
	}
}

// At Pharaon Nature draws the first player: the wins counted for the first in order must be those of the seats that
// made the first choices in the records.
func TestSurveyByOrder(t *testing.T) {
	c := pharaohs(t, 3, 60, "random")
	wins, began := 0.0, map[game.Seat]bool{}
	c.Record = func(_ int, r *game.Record) error {
		m, err := game.Replay(pharaonkit.Game, r)
		if err != nil {
			return err
		}
		for _, turn := range r.Turns {
			if turn.Seat == game.Nature {
				continue
			}
			began[turn.Seat] = true
			first := 0
			for seat := range game.Seat(3) {
				if m.State.Rank(seat) == 1 {
					first++
				}
			}
			if m.State.Rank(turn.Seat) == 1 {
				wins += 1 / float64(first)
			}
			break
		}
		return nil
	}
	v := surveyOf(t, c)
	if len(began) != 3 || math.Abs(v.Order[0].Rate-wins/60) > 1e-9 || v.Rounds.Mean != 5 {
		t.Errorf("first %v, but in the records %v of 60; %d seats began; %v rounds", v.Order[0], wins, len(began),
			v.Rounds)
	}
	if alone := surveyOf(t, pharaohs(t, 1, 20, "random")); alone.Automata == nil ||
		math.Abs(alone.Automata.Rate+alone.Order[0].Rate-1) > 1e-9 {
		t.Errorf("alone %+v", alone)
	}
}
