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

	others   = 2    // the moves that the best one is compared with, by how often the search tried them
	compared = 10   // the part of the iterations for a comparison
	least    = 1000 // iterations of a comparison, and of a search that plays a line on
	longest  = 8    // moves in a line that is told
	together = 3    // moves that are best together
	sure     = 2    // standard errors
)

// trial is a search for the best move, and a comparison of that with the next ones.
type trial struct {
	iterations int // of the search
	compared   int // of each comparison
	gain       float64
}

// trials returns the searches that a choice must pass, the cheap ones first. These leave out what has no chance, since
// the long ones take most of the time. The first looks longer than a quick look does, and asks for less: a comparison
// that looks further often sees more of what a plan brings.
func (c Config) trials() []trial {
	quick := 0
	for _, b := range c.Quick {
		quick = max(quick, b.Iterations)
	}
	all := []trial{
		{max(3_000, 10*quick), max(3_000, 5*quick), LeastGain / 2},
		{max(20_000, 50*quick), max(10_000, 5*quick), LeastGain},
	}
	for i := range all {
		all[i].iterations = min(all[i].iterations, c.Iterations)
		all[i].compared = min(all[i].compared, c.Iterations)
	}
	for range Searches {
		all = append(all, trial{c.Iterations, max(c.Iterations/compared, least), LeastGain})
	}
	return all
}

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

// weigh asks the searches, the shortest first, and after it the quick looks.
func (f *finder) weigh(w *bot.Analyzer, one choice) (found Found, ok bool) {
	view := masked(one.state, one.seat)
	a := &Agreement{Iterations: f.Iterations, Gain: 1, Parts: f.kit.Parts.Names}
	var best []game.Move
	trials := f.trials()
	for n, t := range trials {
		stats := f.opinion(w, view, one, t.iterations, uint64(n))
		if f.err != nil {
			return found, false
		}
		if n == 0 {
			best = f.equals(w, one, stats)
		}
		if f.err != nil || !slices.Contains(best, stats[0]) || 2*len(best) >= len(stats) {
			return found, false
		}
		gain := f.gain(w, view, one, best, stats, t.compared)
		if f.err != nil || gain < t.gain {
			return found, false
		}
		if n == 0 {
			found.Missed = f.looks(one, best)
			if f.err != nil || found.Missed < LeastMissed {
				return found, false
			}
		}
		if n >= len(trials)-Searches {
			a.Gain = min(a.Gain, gain)
		}
	}
	found.At, found.Seat, found.State, found.Best, found.Searches = one.at, one.seat, one.state, best, a
	if found.Next = f.reasons(w, view, one, a, best); f.err != nil {
		return found, false
	}
	a.Line = f.line(w, one, best[0], max(f.Iterations/compared/compared, least))
	return found, f.err == nil
}

// opinion returns the moves of a choice as a search prefers them.
func (f *finder) opinion(
	w *bot.Analyzer, view game.State, one choice, iterations int, seed uint64,
) (moves []game.Move) {
	w.Seed(f.Seed + uint64(one.at)<<8 + seed)
	stats, err := w.Search(f.ctx, view, one.seat, iterations)
	f.err = err
	for _, t := range stats {
		moves = append(moves, t.Move)
	}
	return moves
}

// equals returns the first of these moves, and others after which the seat does the same in another order, so that none
// of them is better than the rest.
func (f *finder) equals(w *bot.Analyzer, one choice, moves []game.Move) []game.Move {
	best := moves[:1:1]
	var line []game.Move
	next := after(one.state, one.seat, best[0])
	for _, m := range moves[1:] {
		if len(best) == together || !may(next, one.seat, m) {
			continue
		}
		if line == nil {
			if line = f.line(w, one, best[0], least); f.err != nil {
				return nil
			}
		}
		if reorders(one, line, m) {
			best = append(best, m)
		}
	}
	return best
}

// may reports whether a seat alone is asked, and may make that move.
func may(s game.State, seat game.Seat, m game.Move) bool {
	return s.Owing() == seat.Set() && slices.Contains(s.Moves(nil, seat), m)
}

// reorders reports whether a line leads to the same if one of its moves is made first.
func reorders(one choice, line []game.Move, first game.Move) bool {
	i := slices.Index(line, first)
	if i < 0 {
		return false
	}
	straight, other := one.state.Copy(), one.state.Copy()
	for _, m := range line[:i+1] {
		straight.Play(one.seat, m, nil)
	}
	for _, m := range append([]game.Move{first}, line[:i]...) {
		if !may(other, one.seat, m) {
			return false
		}
		other.Play(one.seat, m, nil)
	}
	return other.Equal(straight)
}

// gain returns how much more the best moves are worth than those that a search prefers besides, for certain. The first
// of the best stands for all of them.
func (f *finder) gain(
	w *bot.Analyzer, view game.State, one choice, best, moves []game.Move, iterations int,
) float64 {
	gain, left := 1.0, others
	for _, m := range moves {
		if slices.Contains(best, m) {
			continue
		}
		c, err := w.Contrast(f.ctx, view, one.seat, best[0], m, bot.Parts{}, iterations)
		if f.err = err; err != nil {
			return 0
		}
		gain = min(gain, c.Gain-sure*c.Doubt)
		if left--; left == 0 || gain < LeastGain/2 {
			break
		}
	}
	return gain
}

// reasons compares the best move with the next best, part by part, and returns that.
func (f *finder) reasons(w *bot.Analyzer, view game.State, one choice, a *Agreement, best []game.Move) game.Move {
	iterations := max(f.Iterations/compared, least)
	stats, err := w.Search(f.ctx, view, one.seat, iterations)
	if f.err = err; err != nil {
		return best[0]
	}
	next := stats[slices.IndexFunc(stats, func(t bot.MoveStats) bool { return !slices.Contains(best, t.Move) })].Move
	a.Contrast, f.err = w.Contrast(f.ctx, view, one.seat, best[0], next, f.kit.Parts, iterations)
	return next
}

// line plays on after a move as long as the seat alone is asked.
func (f *finder) line(w *bot.Analyzer, one choice, m game.Move, iterations int) []game.Move {
	line, s := []game.Move{m}, after(one.state, one.seat, m)
	for len(line) < longest && s.Owing() == one.seat.Set() {
		moves := s.Moves(nil, one.seat)
		m := moves[0]
		if len(moves) > 1 {
			stats, err := w.Search(f.ctx, masked(s, one.seat), one.seat, iterations)
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
