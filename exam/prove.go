package exam

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"ennead/game"
)

// ErrUnproven says that a position is not certain, or too long to go through; [ErrTooMany], which wraps it, that it is
// too long.
var (
	ErrUnproven = errors.New("not proven")
	ErrTooMany  = fmt.Errorf("%w: too many states", ErrUnproven)
)

// worlds is how many ways to fill in what the seat cannot see are gone through.
const worlds = 4

// Prove goes through every line of play from a position to the end of the game, in at most that many states. It returns
// nil if the answer is certain: the worst that can follow a best move is better than the best that can follow any
// other move, where the others play against the seat, and chance against what is to be shown. Of a list to avoid, it
// shows that another move is certainly better than each in it. Better is a better place, or more points ahead of the
// others in the same place. Where the seat does not see everything, this must hold in the real world and in some that
// look the same. Otherwise the error wraps [ErrUnproven].
func (p *Position) Prove(states int) error {
	for world := range worlds + 1 {
		s := p.state.Copy()
		if world > 0 {
			r := game.NewRand(uint64(world))
			s.Mask(p.seat())
			s.Determinize(p.seat(), &r)
			if s.Equal(p.state) {
				continue
			}
		}
		if err := p.prove(s, states); err != nil {
			return err
		}
	}
	return nil
}

// prove is Prove in one world.
func (p *Position) prove(s game.State, states int) error {
	good, bad := math.MaxInt, math.MinInt
	if p.asked() == "avoid" {
		good = math.MinInt
	}
	look := prover{seat: p.seat(), left: states}
	var rest []game.State // after moves of which the best that can follow counts
	var try func(s game.State, line []game.Move)
	try = func(s game.State, line []game.Move) {
		listed, open := p.follow(line)
		switch best := p.asked() == "best"; {
		case open && !listed:
			for _, m := range s.Moves(nil, p.seat()) {
				try(after(s, p.seat(), m), append(slices.Clone(line), m))
			}
		case listed && best:
			good = min(good, look.bounded(0, s, false, math.MinInt, good))
		case listed || best:
			rest = append(rest, s)
		default:
			good = max(good, look.bounded(0, s, false, good, math.MaxInt))
		}
	}
	try(s, nil)
	for _, s := range rest {
		bad = max(bad, look.bounded(0, s, true, max(bad, good-1), math.MaxInt))
	}
	switch {
	case look.left < 0:
		return tooMany(states)
	case good <= bad:
		return fmt.Errorf("%w: %d for a good move, %d for a bad one", ErrUnproven, good, bad)
	}
	return nil
}

func tooMany(states int) error {
	return fmt.Errorf("%w, over %d states", ErrTooMany, states)
}

// prover goes through lines of play for a seat. When no state is left, what it says means nothing.
type prover struct {
	seat   game.Seat
	left   int // states that it may still look at
	levels []level
}

// level is what a choice of a line needs; the next line uses it again.
type level struct {
	state game.State
	moves []game.Move
}

// worth returns what a state is worth to the seat if it plays its best and the other seats play against it. Lucky says
// that chance is on its side; otherwise chance is against it. Where several seats choose at the same time, the others
// choose first if it is lucky, so that it knows what they do.
func (p *prover) worth(s game.State, lucky bool) int {
	return p.bounded(0, s, lucky, math.MinInt, math.MaxInt)
}

// bounded is worth by alpha-beta search: exact between the bounds. It is asked so many moves into a line.
func (p *prover) bounded(at int, s game.State, lucky bool, least, most int) int {
	if p.left--; p.left < 0 {
		return 0
	}
	if s.Owing() == 0 {
		return result(s, p.seat)
	}
	if at == len(p.levels) {
		p.levels = append(p.levels, level{state: s.Copy()})
	}
	seat, mine := p.next(s, lucky)
	moves := s.Moves(p.levels[at].moves[:0], seat)
	p.levels[at].moves = moves
	for _, m := range moves {
		next := p.levels[at].state
		next.CopyFrom(s)
		next.Play(seat, m, nil)
		switch value := p.bounded(at+1, next, lucky, least, most); {
		case p.left < 0:
			return 0
		case mine:
			least = max(least, value)
		default:
			most = min(most, value)
		}
		if least >= most {
			break
		}
	}
	if mine {
		return least
	}
	return most
}

// next returns who moves next in a line, and whether that is on the side of the seat.
func (p *prover) next(s game.State, lucky bool) (seat game.Seat, mine bool) {
	owing := s.Owing()
	seat = owing.First()
	if others := owing &^ p.seat.Set(); owing.Has(p.seat) {
		seat = p.seat
		if lucky && others != 0 {
			seat = others.First()
		}
	}
	return seat, seat == p.seat || seat == game.Nature && lucky
}

// after returns the state after a move.
func after(s game.State, seat game.Seat, m game.Move) game.State {
	next := s.Copy()
	next.Play(seat, m, nil)
	return next
}

const place = 100_000 // more than anybody is ahead

// result returns what the end of a game is worth to a seat: its place, and then how far it is ahead.
func result(s game.State, seat game.Seat) int {
	best, others := 0, false
	for other := range game.Seat(s.Seats()) {
		if other != seat && (!others || s.Score(other) > best) {
			best, others = s.Score(other), true
		}
	}
	return s.Score(seat) - best - place*s.Rank(seat)
}
