package bot_test

import (
	"slices"
	"testing"

	"ennead/bot"
	"ennead/game"
)

// dash is a game that its first seat, which leads, may win at once. To begin with 1 and go on with two 3 ends it with
// one point ahead, and any other way to go on loses it. To begin with 2 lets both seats choose thirty times more, with
// nine points ahead that the last choice may take away. To begin with 3 throws a coin, for two points ahead or behind.
type dash struct {
	pennies
	begins, made, wrong, coin, last uint8
}

const (
	dashes = 3
	longer = 31
)

func (d *dash) Owing() game.Seats {
	switch {
	case d.begins == 0, d.begins == 1 && d.made < dashes:
		return 1
	case d.begins == 2 && d.made < longer:
		return 1 << (d.made % 2)
	case d.begins == 3 && d.coin == 0:
		return game.Nature.Set()
	}
	return 0
}

func (d *dash) Moves(dst []game.Move, seat game.Seat) []game.Move {
	dst = append(dst, game.Move{A: 1}, game.Move{A: 2})
	if seat != game.Nature {
		dst = append(dst, game.Move{A: 3})
	}
	return dst
}

func (d *dash) Play(seat game.Seat, m game.Move, _ *game.Log) {
	switch {
	case seat == game.Nature:
		d.coin = m.A
	case d.begins == 0:
		d.begins = m.A
	case m.A != 3:
		d.wrong++
	}
	d.made++
	d.last = m.A
}

func (d *dash) Score(seat game.Seat) int {
	switch {
	case seat == 1:
		return 10
	case d.begins == 1 && d.wrong > 0, d.begins == 2 && d.made == longer && d.last == 3, d.begins == 3 && d.coin == 1:
		return 8
	case d.begins == 1:
		return 11
	case d.begins == 3 && d.coin == 2:
		return 12
	}
	return 19
}

func (d *dash) Rank(seat game.Seat) int {
	if d.Score(seat) < d.Score(1-seat) {
		return 2
	}
	return 1
}

func (d *dash) VisibleTo(game.Seat, game.Move) game.Seats { return game.Everyone }
func (d *dash) Mask(game.Seat)                            {}
func (d *dash) Determinize(game.Seat, *game.Rand)         {}
func (d *dash) Copy() game.State                          { c := *d; return &c }
func (d *dash) CopyFrom(o game.State)                     { *d = *o.(*dash) }
func (d *dash) Equal(o game.State) bool                   { return *d == *o.(*dash) }

// Who can win for certain wins at once, though to play on promises a larger lead. Without that, and with too few
// iterations to find out, the search plays on.
func TestWinAtOnce(t *testing.T) {
	for seed := range uint64(5) {
		for text, first := range map[string]uint8{"mcts:2000": 1, "mcts:2000/ending=0": 2} {
			d := &dash{}
			b := parse(t, text).New(opinion, seed).(bot.Explainer)
			if m := choose(t, b, d, 0); m.A != first {
				t.Errorf("seed %d: %s begins with %d", seed, text, m.A)
			}
			goesOn := func(o bot.Option) bool { return o.Move.A == 2 }
			if slices.ContainsFunc(b.Considered(), goesOn) != (first == 2) {
				t.Errorf("seed %d: %s compares %v", seed, text, b.Considered())
			}
		}
		d := &dash{begins: 1, made: 1} // the win has to be finished, too
		if m := choose(t, parse(t, "mcts:2000").New(opinion, seed), d, 0); m.A != 3 {
			t.Errorf("seed %d: it goes on with %d", seed, m.A)
		}
	}
}
