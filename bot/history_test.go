package bot_test

import (
	"testing"

	"ennead/game"
)

// vault is a game in which the first seat either takes three points or works on a vault: six times it may pull one of
// six levers, and one of them scores two points each time. A player who pulls levers at random does better to take
// the three points.
type vault struct {
	pennies
	pulled, points int
}

const (
	take  = 1
	work  = 2
	right = 4
	pulls = 6
)

func (v *vault) Owing() game.Seats {
	if v.pulled > pulls {
		return 0
	}
	return 1
}

func (v *vault) Moves(dst []game.Move, _ game.Seat) []game.Move {
	if v.pulled == 0 {
		return append(dst, game.Move{A: take}, game.Move{A: work})
	}
	for lever := range uint8(6) {
		dst = append(dst, game.Move{Verb: 1, A: lever})
	}
	return dst
}

func (v *vault) Play(_ game.Seat, m game.Move, _ *game.Log) {
	v.pulled++
	switch m {
	case game.Move{A: take}:
		v.points, v.pulled = 3, pulls+1
	case game.Move{Verb: 1, A: right}:
		v.points += 2
	}
}

func (v *vault) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (v *vault) Score(seat game.Seat) int                  { return v.points * (1 - int(seat)) }
func (v *vault) Rank(seat game.Seat) int                   { return 1 + int(seat) }
func (v *vault) Mask(game.Seat)                            {}
func (v *vault) Determinize(game.Seat, *game.Rand)         {}
func (v *vault) Copy() game.State                          { c := *v; return &c }
func (v *vault) CopyFrom(o game.State)                     { *v = *o.(*vault) }
func (v *vault) Equal(o game.State) bool                   { return *v == *o.(*vault) }

// Play guided by the history of moves discovers what the work is worth; random play does not.
func TestHistoryShowsWhatWorkIsWorth(t *testing.T) {
	worked := func(text string) (n int) {
		for seed := range uint64(20) {
			if choose(t, parse(t, text).New(level, seed), &vault{}, 0).A == work {
				n++
			}
		}
		return n
	}
	if n := worked("mcts:400/history=3"); n < 18 {
		t.Errorf("with history it worked in %d of 20 games", n)
	}
	if n := worked("mcts:400/history=1"); n > 6 {
		t.Errorf("at random it worked in %d of 20 games", n)
	}
}
