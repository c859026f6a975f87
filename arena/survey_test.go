package arena

import (
	"math"
	"reflect"
	"testing"

	"ennead/game"
)

// table is a state that can answer only who sits there.
type table struct {
	game.State
	automata game.Seats
}

func (t table) Automata() game.Seats { return t.automata }

// surveyed surveys outcomes of two players, with an optional automaton as the third seat.
func surveyed(automata game.Seats, games ...outcome) Survey {
	s := &series{Config: Config{Games: len(games), Bots: []Entrant{{Name: "x"}}}, start: table{automata: automata},
		seats: []game.Seat{0, 1}, games: games}
	return s.survey(0)
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// The survey agrees with a count by hand: the second seat plays first twice, and a shared victory is two halves.
func TestSurvey(t *testing.T) {
	v := surveyed(0,
		outcome{choices: 10, chance: 3, rounds: 5, shuffles: 2, scores: []int{7, 9}, ranks: []int{2, 1},
			order: []game.Seat{1, 0}},
		outcome{choices: 14, chance: 5, rounds: 5, scores: []int{8, 8}, ranks: []int{1, 1}, order: []game.Seat{1, 0}},
		outcome{choices: 12, chance: 4, rounds: 8, scores: []int{12, 4}, ranks: []int{1, 2}, order: []game.Seat{0, 1}},
		outcome{choices: 12, chance: 4, rounds: 6, scores: []int{6, 10}, ranks: []int{2, 1}, order: []game.Seat{0, 1}})
	if v.Players != 2 || v.Bot != "x" || v.Games != 4 || v.Automata != nil {
		t.Errorf("%+v", v)
	}
	if want := (Spread{12, math.Sqrt2, 10, 14}); !near(v.Choices.SD, want.SD) || v.Choices.Mean != 12 ||
		v.Choices.Least != 10 || v.Choices.Most != 14 {
		t.Errorf("choices %+v, want %+v", v.Choices, want)
	}
	if v.Rounds.Mean != 6 || v.Draws.Mean != 4 || v.OutOfTurn.Mean != 0.5 || v.Points.Mean != 8 ||
		v.Points.Least != 4 || v.Points.Most != 12 || v.Winner.Mean != 39.0/4 {
		t.Errorf("%+v", v)
	}
	if v.Shared.Rate != 0.25 || v.Seats[0].Rate != 0.375 || v.Seats[1].Rate != 0.625 {
		t.Errorf("shared %v, by seat %v", v.Shared, v.Seats)
	}
	if v.Order[0].Rate != 0.625 || v.Order[1].Rate != 0.375 || v.Order[0].CI95 != wilson(0.625, 4) {
		t.Errorf("by order %v", v.Order)
	}
	solo := surveyed(game.Seat(2).Set(),
		outcome{scores: []int{1, 2, 3}, ranks: []int{3, 2, 1}, order: []game.Seat{0, 1}},
		outcome{scores: []int{1, 3, 3}, ranks: []int{3, 1, 1}, order: []game.Seat{0, 1}})
	if solo.Automata == nil || solo.Automata.Rate != 0.75 || solo.Order[1].Rate != 0.25 || solo.Winner.Mean != 3 ||
		solo.Points.Mean != 1.75 {
		t.Errorf("with an automaton %+v", solo)
	}
}

// window is a moment in which certain seats may react.
type window struct {
	game.State
	open game.Seats
}

func (w window) Owing() game.Seats                                { return game.Everyone }
func (w window) Windows() []string                                { return nil }
func (w window) Clock(game.Seat) (round, turn int)                { return 0, 0 }
func (w window) Window(seat game.Seat) (x game.Window, open bool) { return x, w.open.Has(seat) }

// A seat enters the order of play with its first choice that is more than a chance to react; a seat without one comes
// last.
func TestOrderOfPlay(t *testing.T) {
	o, s := outcome{}, window{open: game.Seat(0).Set()}
	for _, seat := range []game.Seat{0, 2, 0, 2, 3} {
		o.meet(s, seat)
	}
	o.complete([]game.Seat{0, 1, 2, 3})
	if want := []game.Seat{2, 3, 0, 1}; !reflect.DeepEqual(o.order, want) {
		t.Errorf("%v, want %v", o.order, want)
	}
}
