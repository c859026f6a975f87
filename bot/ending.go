package bot

import (
	"context"
	"math"
	"time"

	"ennead/game"
)

// ending goes through every line of play from a position to the end of the game, if there are few enough, and finds
// the moves that are worse than another. A search that tries moves at random seldom learns that the first of five
// choices is worth a point more if the other four must be right, too.
//
// A seat wants a good place, then a large lead; the others play against it, and chance counts by its weights. What is
// hidden is guessed several times, and a move is worse only if it is so in every guess.
//
// Where seats choose simultaneously, a line tells one of them what the other chooses. So a position has a lower and an
// upper worth: that for a seat that chooses first, and that for one that knows what the others choose. A move is worse
// if its upper worth is below the lower one of another. A secret choice that one seat makes alone, deeper in a line,
// counts as known to all, which matters little there.
type ending struct {
	seats   int
	me      game.Seat
	upper   bool // the upper worth is wanted
	sure    bool // chance plays against the seat, too, and what lies beyond the horizon is lost; see wins
	horizon int  // choices in a line, for that
	place   int  // the best one that a random game brought; 0 if none ended soon
	guesses [guesses]game.State
	levels  []level // one for each choice of a line, reused
	rand    game.Rand
	budget
}

// level is what a choice of a line needs.
type level struct {
	state game.State
	moves []game.Move
}

// budget limits what may be looked at.
type budget struct {
	ctx    context.Context
	states int
	until  time.Time // zero for no limit
}

const (
	guesses      = 12
	endingDepth  = 64     // choices in a line
	endingProbes = 8      // random lines that tell how many there are
	endingSlack  = 8      // lines for each state that may be looked at: most lines are cut off
	endingWins   = 8      // the part of the states for wins, if the end turned out to be too far away
	placeWorth   = 10_000 // what a place is worth, in points: more than any lead
	notable      = 1e-6   // a difference that is more than rounding, in points
)

var unbounded = math.Inf(1)

// leave removes the moves that are worse than another one and returns the rest, in the same order: all of them if the
// end is too far away.
func (e *ending) leave(view game.State, seat game.Seat, moves []game.Move, b budget) []game.Move {
	if len(moves) < 2 || b.states == 0 || secret(view, seat, moves[0]) {
		return moves
	}
	e.begin(view, seat)
	e.budget = b
	if e.near() {
		if worse, ok := e.compare(moves); ok {
			kept := moves[:0]
			for i, m := range moves {
				if !worse[i] {
					kept = append(kept, m)
				}
			}
			return kept
		}
		e.states = b.states / endingWins
	}
	return e.wins(moves)
}

func (e *ending) begin(view game.State, seat game.Seat) {
	if e.levels == nil {
		e.seats = view.Seats()
		for i := range e.guesses {
			e.guesses[i] = view.Copy()
		}
		e.levels = append(e.levels, level{state: view.Copy()})
	}
	e.me = seat
	for _, g := range e.guesses {
		g.CopyFrom(view)
		g.Determinize(seat, &e.rand)
	}
}

// near reports whether there are likely to be few enough lines. Beside a random line there are as many as the product
// of the choices on its way.
func (e *ending) near() bool {
	far := 0
	e.place = 0
	for i := range endingProbes {
		if !e.probe(i) {
			far++
		}
	}
	return 2*far <= endingProbes
}

// probe plays a random game and notes which place it brings, unless there are too many lines beside it: then it reports
// false.
func (e *ending) probe(guess int) bool {
	l := &e.levels[0]
	s, lines := l.state, 1.0
	s.CopyFrom(e.guesses[guess%guesses])
	for s.Owing() != 0 {
		seat := s.Owing().First()
		l.moves = s.Moves(l.moves[:0], seat)
		if lines *= float64(len(l.moves)); lines > float64(e.states)*endingSlack {
			return false
		}
		s.Play(seat, l.moves[e.rand.Intn(len(l.moves))], nil)
	}
	if rank := s.Rank(e.me); e.place == 0 || rank < e.place {
		e.place = rank
	}
	return true
}

// compare finds the moves that are worse, in every guess, than one that is best in the first. It reports false if the
// budget does not suffice.
func (e *ending) compare(moves []game.Move) (worse []bool, ok bool) {
	e.upper = false
	good, most := 0, -unbounded
	for i, m := range moves {
		v, ok := e.after(0, m, most, unbounded)
		if !ok {
			return nil, false
		}
		if v > most {
			good, most = i, v
		}
	}
	worse = make([]bool, len(moves))
	for i := range worse {
		worse[i] = i != good
	}
	for g := range guesses {
		if g > 0 && e.guesses[g].Equal(e.guesses[0]) {
			continue
		}
		e.upper = false
		sure, ok := e.after(g, moves[good], -unbounded, unbounded)
		if !ok {
			return nil, false
		}
		if sure < -placeWorth*(float64(e.place)+0.5) {
			return nil, false // others who err may still let the seat have a better place: the search tries that
		}
		e.upper = true
		for i, m := range moves {
			if !worse[i] {
				continue
			}
			v, ok := e.after(g, m, sure-2*notable, sure-notable)
			if !ok {
				return nil, false
			}
			worse[i] = v < sure-notable
		}
	}
	return worse, true
}

// after returns what a guess is worth after a move.
func (e *ending) after(guess int, m game.Move, least, most float64) (float64, bool) {
	l := &e.levels[0]
	l.state.CopyFrom(e.guesses[guess])
	l.state.Play(e.me, m, nil)
	return e.worth(0, least, most)
}

// worth returns what the state of a level is worth: exactly if that lies between the bounds, otherwise something on
// the same side of them. It reports false if that takes too long or cannot be said.
func (e *ending) worth(at int, least, most float64) (float64, bool) {
	l := &e.levels[at]
	for s := l.state; e.on(); {
		owing := s.Owing()
		if owing == 0 {
			return e.result(s), true
		}
		seat := e.asks(l, owing)
		switch {
		case len(l.moves) == 1:
			s.Play(seat, l.moves[0], nil)
		case e.sure && at == e.horizon:
			return -unbounded, true
		case at+1 == endingDepth:
			return 0, false
		case seat == game.Nature && !e.sure:
			return e.mean(at)
		default:
			return e.choose(at, seat, least, most)
		}
	}
	return 0, false
}

// asks lists the moves of a seat that is to move: of one that has only one, if there is any.
func (e *ending) asks(l *level, owing game.Seats) game.Seat {
	many := game.Seats(0) // seats with several moves
	for seats := owing; seats != 0; seats &= seats - 1 {
		seat := seats.First()
		if l.moves = l.state.Moves(l.moves[:0], seat); len(l.moves) == 1 {
			return seat
		}
		many |= seat.Set()
	}
	seat := e.me
	if others := many &^ e.me.Set(); others == many || others != 0 && e.upper {
		seat = others.First()
	}
	l.moves = l.state.Moves(l.moves[:0], seat)
	return seat
}

// on counts a state, and reports whether it may be looked at.
func (e *ending) on() bool {
	const look = 1 << 10 // states between two looks at the clock
	if e.states--; e.states%look == 0 && (e.ctx.Err() != nil || !e.until.IsZero() && time.Now().After(e.until)) {
		e.states = 0
	}
	return e.states > 0
}

// next copies the state of a level to the next one and plays a move there.
func (e *ending) next(at int, seat game.Seat, m game.Move) {
	if at+1 == len(e.levels) {
		e.levels = append(e.levels, level{state: e.levels[at].state.Copy()})
	}
	l := &e.levels[at+1]
	l.state.CopyFrom(e.levels[at].state)
	l.state.Play(seat, m, nil)
}

// choose returns what a choice is worth, by alpha-beta search.
func (e *ending) choose(at int, seat game.Seat, least, most float64) (float64, bool) {
	value := unbounded
	if seat == e.me {
		value = -unbounded
	}
	for _, m := range e.levels[at].moves {
		e.next(at, seat, m)
		v, ok := e.worth(at+1, least, most)
		if !ok {
			return 0, false
		}
		if seat == e.me {
			value = max(value, v)
			least = max(least, v)
		} else {
			value = min(value, v)
			most = min(most, v)
		}
		if least >= most {
			break
		}
	}
	return value, true
}

// mean returns what a draw of chance is worth.
func (e *ending) mean(at int) (float64, bool) {
	sum, total := 0.0, 0.0
	for _, m := range e.levels[at].moves {
		weight := float64(e.levels[at].state.Weight(m))
		e.next(at, game.Nature, m)
		v, ok := e.worth(at+1, -unbounded, unbounded)
		if !ok {
			return 0, false
		}
		sum, total = sum+weight*v, total+weight
	}
	return sum / total, true
}

// result returns what the end of a game is worth.
func (e *ending) result(s game.State) float64 {
	other, others := 0, false
	for seat := range game.Seat(e.seats) {
		if n := s.Score(seat); seat != e.me && (!others || n > other) {
			other, others = n, true
		}
	}
	return float64(s.Score(e.me) - other - placeWorth*s.Rank(e.me))
}
