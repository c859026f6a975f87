package finder

import (
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Agreement is what long searches make of a choice. All that they know is what the seat sees.
type Agreement struct {
	Iterations int          // of each search
	Gain       float64      // the least that the best move is worth more than another, as a share of the victory
	Line       []game.Move  // what the seat does until somebody else moves or chance decides, beginning with the choice
	Contrast   bot.Contrast // of the best move and the next best
	Parts      []string     // what its parts are called
}

const (
	// Searches is how many long searches, with other chance each, must agree.
	Searches = 3
	// LeastGain is how much more the best move must be worth than any other, as a share of the victory, after twice the
	// standard error has been taken away. docs/exam.md says how often longer searches agree then.
	LeastGain = 0.05

	screening = 1000  // iterations of a first search
	middle    = 20000 // those of the search after it, which spares most of the long ones
	promise   = 2     // how many times the least gain it must see
	others    = 2     // the moves that the best one is compared with, by how often the search tried them
	compared  = 10    // the part of the iterations for a comparison
	longest   = 8     // moves in a line that is told
	sure      = 2     // standard errors
)

// search looks for choices on which long searches agree, in an order that the seed draws, until there are enough.
func (f *finder) search(all []choice, total int, progress func(done, total int)) {
	w := bot.NewAnalyzer(f.kit.Evaluator, f.kit.Swing)
	if prior := f.kit.Prior(); prior != nil {
		w.Follow(prior())
	}
	done, order := total-len(all), game.NewRand(f.Seed)
	for left := len(all); left > 0 && len(f.found) < f.Most; left-- {
		i := order.Intn(left)
		one := all[i]
		all[i] = all[left-1]
		if f.err = f.ctx.Err(); f.err != nil {
			return
		}
		progress(done, total)
		done++
		found, ok := f.weigh(w, one)
		if f.err != nil {
			return
		}
		if ok {
			f.add(found)
		}
	}
}

// weigh asks a short search, then quick looks, a longer search, and then the long ones.
func (f *finder) weigh(w *bot.Analyzer, one choice) (found Found, ok bool) {
	view := masked(one.state, one.seat)
	best, gain := f.opinion(w, view, one, screening, 0)
	if f.err != nil || gain < LeastGain {
		return found, false
	}
	if found.Missed = f.looks(one, []game.Move{best}); f.err != nil || found.Missed < LeastMissed {
		return found, false
	}
	a := &Agreement{Iterations: f.Iterations, Gain: 1, Parts: f.kit.Parts.Names}
	for n := range Searches + 1 {
		iterations, least := f.Iterations, LeastGain
		if n == 0 {
			iterations, least = min(iterations, middle), promise*LeastGain
		}
		m, gain := f.opinion(w, view, one, iterations, uint64(n+1))
		if f.err != nil || m != best || gain < least {
			return found, false
		}
		if n > 0 {
			a.Gain = min(a.Gain, gain)
		}
	}
	found.At, found.Seat, found.State, found.Best, found.Searches = one.at, one.seat, one.state, []game.Move{best}, a
	if found.Next = f.reasons(w, view, one, a, best); f.err != nil {
		return found, false
	}
	a.Line = f.line(w, one, best)
	return found, f.err == nil
}

// opinion returns the move that a search prefers, and how much more that is worth than the moves that it tried most
// besides, for certain.
func (f *finder) opinion(
	w *bot.Analyzer, view game.State, one choice, iterations int, seed uint64,
) (best game.Move, gain float64) {
	w.Seed(f.Seed + uint64(one.at)<<8 + seed)
	stats, err := w.Search(f.ctx, view, one.seat, iterations)
	if f.err = err; err != nil {
		return best, 0
	}
	best, gain = stats[0].Move, 1
	var next []game.Move
	for _, t := range stats[1:min(len(stats), others+1)] {
		next = append(next, t.Move)
	}
	for _, other := range next {
		c, err := w.Contrast(f.ctx, view, one.seat, best, other, bot.Parts{}, max(iterations/compared, screening))
		if f.err = err; err != nil {
			return best, 0
		}
		if gain = min(gain, c.Gain-sure*c.Doubt); gain < LeastGain {
			break
		}
	}
	return best, gain
}

// reasons compares the best move with the next best, part by part, and returns that.
func (f *finder) reasons(w *bot.Analyzer, view game.State, one choice, a *Agreement, best game.Move) game.Move {
	stats, err := w.Search(f.ctx, view, one.seat, max(f.Iterations/compared, screening))
	if f.err = err; err != nil {
		return best
	}
	next := stats[slices.IndexFunc(stats, func(t bot.MoveStats) bool { return t.Move != best })].Move
	a.Contrast, f.err = w.Contrast(f.ctx, view, one.seat, best, next, f.kit.Parts,
		max(f.Iterations/compared, screening))
	return next
}

// line plays on after a move as long as the seat alone is asked.
func (f *finder) line(w *bot.Analyzer, one choice, m game.Move) []game.Move {
	line, s := []game.Move{m}, after(one.state, one.seat, m)
	for len(line) < longest && s.Owing() == one.seat.Set() {
		moves := s.Moves(nil, one.seat)
		m := moves[0]
		if len(moves) > 1 {
			stats, err := w.Search(f.ctx, masked(s, one.seat), one.seat, screening)
			if f.err = err; err != nil {
				return line
			}
			m = stats[0].Move
		}
		line = append(line, m)
		s.Play(one.seat, m, nil)
	}
	return line
}
