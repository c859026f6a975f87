package finder

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/internal/gamekit"
)

// Config says what is looked for, and how long.
type Config struct {
	States     int        // that a proof may look at, in each world that the seat cannot tell from the real one
	Iterations int        // of each long search; 0 looks for proofs only
	Quick      []bot.Spec // the bots that take a quick look, by turns; [Quick] if empty
	Seed       uint64     // of all searches
	Most       int        // puzzles of a record
}

// Found is a moment of a record that makes a puzzle.
type Found struct {
	At     int // moves of the record before it
	Seat   game.Seat
	State  game.State  // what it really is; the answer follows from what the seat sees
	Best   []game.Move // moves that are certainly better than all others, or clearly so
	Next   game.Move   // the best of the others
	Missed int         // of [Looks] quick looks, how many chose another move

	Proof    *exam.Verdict // if the answer is proven
	Searches *Agreement    // if long searches agree on it
}

// Certainty returns the word of the exams for how certain the answer is.
func (f *Found) Certainty() string {
	if f.Proof != nil {
		return exam.Forced
	}
	return exam.Checked
}

// Find returns the puzzles of a match, the hardest for a quick look first. Progress is called with how many of the
// choices have been looked at, never concurrently; it may be nil.
func Find(
	ctx context.Context, kit *gamekit.Kit, m *game.Match, c Config, progress func(done, total int),
) ([]Found, error) {
	if progress == nil {
		progress = func(int, int) {}
	}
	all, err := choices(m)
	if err != nil {
		return nil, err
	}
	if len(c.Quick) == 0 {
		c.Quick = Quick
	}
	f := &finder{Config: c, ctx: ctx, kit: kit, match: m}
	rest := f.prove(all, progress)
	if c.Iterations > 0 && f.err == nil {
		f.search(all[:rest], len(all), progress)
	}
	if f.err != nil {
		return nil, f.err
	}
	progress(len(all), len(all))
	slices.SortStableFunc(f.found, func(x, y Found) int { return cmp.Compare(y.Missed, x.Missed) })
	return f.found[:min(len(f.found), c.Most)], nil
}

// finder looks through one match.
type finder struct {
	Config
	ctx   context.Context
	kit   *gamekit.Kit
	match *game.Match
	found []Found
	err   error // of the context, or of a bot
}

// choice is a moment at which a player chose freely.
type choice struct {
	at    int
	seat  game.Seat
	state game.State
}

// choices returns the moments of a match that could be puzzles.
func choices(m *game.Match) (all []choice, err error) {
	s, err := m.Game.New(m.Record.Setup)
	if err != nil {
		return nil, err
	}
	var before game.Seats // that owed a choice one move earlier
	for at, t := range m.Record.Turns {
		outOfTurn, _ := m.IsOutOfTurn(at)
		if at >= m.Record.Given && !outOfTurn && !t.Waived && alone(s, t.Seat, before) && several(s, t.Seat) {
			all = append(all, choice{at, t.Seat, s.Copy()})
		}
		before = s.Owing()
		s.Play(t.Seat, t.Move, nil)
	}
	return all, nil
}

// alone reports whether a player chooses while nobody else does, nor has just chosen unseen at the same time: where
// several choose at the same time, no single choice is best.
func alone(s game.State, seat game.Seat, before game.Seats) bool {
	return seat != game.Nature && s.Owing() == seat.Set() && (before.Len() < 2 || !before.Has(seat))
}

// fewest is how many different results a choice has that is not trivial.
const fewest = 3

// several reports whether a seat chooses among several moves that lead to different states and waste nothing.
func several(s game.State, seat game.Seat) bool {
	var results []game.State
	for _, m := range s.Moves(nil, seat) {
		if game.IsWasteful(s, seat, m) {
			continue
		}
		next := after(s, seat, m)
		if slices.ContainsFunc(results, next.Equal) {
			continue
		}
		if results = append(results, next); len(results) == fewest {
			return true
		}
	}
	return false
}

func after(s game.State, seat game.Seat, m game.Move) game.State {
	next := s.Copy()
	next.Play(seat, m, nil)
	return next
}

// patience is how many choices in a row are too far from the end for a proof before the rest of the game is, too.
const patience = 5

// prove looks for proofs from the end of the match towards its beginning, and returns how many choices it has left.
func (f *finder) prove(all []choice, progress func(done, total int)) int {
	far := 0
	for i, one := range slices.Backward(all) {
		if f.err = f.ctx.Err(); f.err != nil || far == patience {
			return i + 1
		}
		progress(len(all)-1-i, len(all))
		v, err := exam.Certain(one.state, one.seat, f.States)
		if errors.Is(err, exam.ErrTooMany) {
			far++
			continue
		}
		far = 0
		if err != nil || 2*len(v.Best) >= len(one.state.Moves(nil, one.seat)) {
			continue
		}
		missed := f.looks(one, v.Best)
		if f.err != nil {
			return i
		}
		if missed >= LeastMissed {
			f.add(Found{At: one.at, Seat: one.seat, State: one.state, Best: v.Best, Next: v.Next, Missed: missed,
				Proof: &v})
		}
	}
	return 0
}

// add keeps a puzzle. Of one turn it keeps the first, which asks for most.
func (f *finder) add(found Found) {
	for i, other := range f.found {
		first, last := min(other.At, found.At), max(other.At, found.At)
		another := func(t game.Turn) bool { return t.Seat != found.Seat }
		if other.Seat == found.Seat && !slices.ContainsFunc(f.match.Record.Turns[first:last], another) {
			if found.At < other.At {
				f.found[i] = found
			}
			return
		}
	}
	f.found = append(f.found, found)
}
