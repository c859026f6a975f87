package bot_test

import (
	"testing"

	"ennead/game"
)

// vault is a game in which the first seat takes three points, or works on a vault: of the six levers that it may pull
// six times, one brings two points each time. Who pulls them at random had better take the three points.
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

func (v *vault) Seen(game.Seat, game.Move) game.Seats { return game.Everyone }
func (v *vault) Score(seat game.Seat) int             { return v.points * (1 - int(seat)) }
func (v *vault) Rank(seat game.Seat) int              { return 1 + int(seat) }
func (v *vault) Mask(game.Seat)                       {}
func (v *vault) Guess(game.Seat, *game.Rand)          {}
func (v *vault) Copy() game.State                     { c := *v; return &c }
func (v *vault) CopyFrom(o game.State)                { *v = *o.(*vault) }
func (v *vault) Equal(o game.State) bool              { return *v == *o.(*vault) }

// Play that leans on what became of moves finds out what the work is worth; play at random does not.
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
		t.Errorf("with history it worked %d times of 20", n)
	}
	if n := worked("mcts:400/history=1"); n > 6 {
		t.Errorf("at random it worked %d times of 20", n)
	}
}
