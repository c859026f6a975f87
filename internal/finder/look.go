package finder

import (
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Looks is how many quick looks are taken at a choice, and LeastMissed how many of them must choose wrongly: what each
// of them finds is no puzzle.
const (
	Looks       = 6
	LeastMissed = 2
)

// Quick are the bots that usually take a look, by turns.
var Quick = []bot.Spec{
	{Kind: bot.Greedy},
	{Kind: bot.MCTS, Iterations: 100, Trees: 1, Tuning: bot.Defaults},
}

// looks returns how many quick looks choose none of the best moves.
func (f *finder) looks(one choice, best []game.Move) (missed int) {
	view := masked(one.state, one.seat)
	for i := range Looks {
		b := f.kit.Bot(f.Quick[i%len(f.Quick)], f.Seed+uint64(i))
		m, err := b.Choose(f.ctx, view, one.seat)
		if err != nil {
			f.err = err
			return 0
		}
		if !slices.Contains(best, m) {
			missed++
		}
	}
	return missed
}

// masked returns what a seat sees.
func masked(s game.State, seat game.Seat) game.State {
	view := s.Copy()
	view.Mask(seat)
	return view
}
