package bot_test

import (
	"testing"

	"ennead/game"
)

// prodigal is a game with one choice, whose best move by the score is said to be wasteful.
type prodigal struct {
	errand
	waste uint8 // moves up to this one are wasteful
}

func (p *prodigal) Wasteful(_ game.Seat, m game.Move) bool { return m.A <= p.waste }
func (p *prodigal) Copy() game.State                       { c := *p; return &c }
func (p *prodigal) CopyFrom(o game.State)                  { *p = *o.(*prodigal) }
func (p *prodigal) Equal(o game.State) bool                { return *p == *o.(*prodigal) }
func (p *prodigal) Enough(game.Seat) (game.Move, bool)     { return game.Move{}, false }

// A search leaves out what is wasteful, however good it looks, and plays at once what is left if that is one move.
func TestSearchWastesNothing(t *testing.T) {
	for _, text := range []string{"mcts:60", "mcts:30x2", "mcts:60/ending=0"} {
		for seed := range uint64(5) {
			b := parse(t, text).New(opinion, seed)
			if m := choose(t, b, &prodigal{}, 0); m.A != 1 {
				t.Errorf("%s: nothing is wasteful, but it chose %v", text, m)
			}
			if m := choose(t, b, &prodigal{waste: 1}, 0); m.A == 1 {
				t.Errorf("%s: chose %v, which is wasteful", text, m)
			}
			if m := choose(t, b, &prodigal{waste: 2}, 0); m.A != 3 {
				t.Errorf("%s: chose %v, and only 3 is not wasteful", text, m)
			}
		}
	}
}
