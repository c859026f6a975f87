package bot

import (
	"context"
	"fmt"
	"slices"

	"ennead/game"
)

const (
	greedyWorlds = 4  // guesses of what is hidden, and samples of chance, per choice
	greedyChain  = 40 // choices considered per turn; more than any turn has
)

// greedy tries each move, completes its own turn by looking one move ahead each time, and takes the move that the
// evaluator says leaves it furthest ahead of the others.
type greedy struct {
	evaluator           Evaluator
	rand                game.Rand
	world, trial, ahead game.State
	moves, next, chance []game.Move
	sums                []float32
	values, leads       []float32
}

func newGreedy(evaluator Evaluator, seed uint64) *greedy {
	return &greedy{evaluator: evaluator, rand: game.NewRand(seed)}
}

func (b *greedy) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	b.moves = view.Moves(b.moves[:0], seat)
	switch len(b.moves) {
	case 0:
		return game.Move{}, nothing(seat)
	case 1:
		return b.moves[0], nil
	}
	b.prepare(view)
	for range greedyWorlds {
		if err := ctx.Err(); err != nil {
			return game.Move{}, fmt.Errorf("choose greedily: %w", err)
		}
		b.world.CopyFrom(view)
		b.world.Determinize(seat, &b.rand)
		luck := game.NewRand(b.rand.Uint64())
		for i, m := range b.moves {
			b.rand = luck // the same chance for every move
			b.trial.CopyFrom(b.world)
			b.trial.Play(seat, m, nil)
			b.complete(seat)
			b.sums[i] += b.lead(b.trial, seat)
		}
	}
	best := 0
	for i, sum := range b.sums {
		if sum > b.sums[best] {
			best = i
		}
	}
	if enough, open := game.EnoughOf(view, seat); open {
		if i := slices.Index(b.moves, enough); i >= 0 && b.sums[best] < b.sums[i]+greedyWorlds*gain {
			best = i
		}
	}
	return b.moves[best], nil
}

// gain is how many points a move must promise for the bot to continue a series that could continue for ever.
const gain = 0.02

// prepare allocates the buffers, once per match, and clears the sums.
func (b *greedy) prepare(view game.State) {
	if b.world == nil {
		b.world, b.trial, b.ahead = view.Copy(), view.Copy(), view.Copy()
		b.values = make([]float32, view.Seats())
		b.leads = make([]float32, view.Seats())
	}
	b.sums = append(b.sums[:0], make([]float32, len(b.moves))...)
}

// complete plays until another seat is to move.
func (b *greedy) complete(seat game.Seat) {
	for range greedyChain {
		b.settle(b.trial)
		if !b.trial.Owing().Has(seat) {
			return
		}
		b.next = b.trial.Moves(b.next[:0], seat)
		best, luck := 0, b.rand
		if len(b.next) > 1 {
			most := float32(0)
			for i, m := range b.next {
				b.rand = luck
				b.ahead.CopyFrom(b.trial)
				b.ahead.Play(seat, m, nil)
				b.settle(b.ahead)
				if lead := b.lead(b.ahead, seat); i == 0 || lead > most {
					best, most = i, lead
				}
			}
		}
		b.trial.Play(seat, b.next[best], nil)
	}
}

// settle resolves chance until none is pending.
func (b *greedy) settle(s game.State) {
	for s.Owing().Has(game.Nature) {
		var m game.Move
		m, b.chance = b.rand.Roll(s, b.chance)
		s.Play(game.Nature, m, nil)
	}
}

func (b *greedy) lead(s game.State, seat game.Seat) float32 {
	b.evaluator(s, b.values)
	lead(b.values, b.leads)
	return b.leads[seat]
}
