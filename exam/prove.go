package exam

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"ennead/game"
)

// ErrUnproven says that a position is not certain, or too long to go through.
var ErrUnproven = errors.New("not proven")

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
	left := states
	var try func(s game.State, line []game.Move)
	try = func(s game.State, line []game.Move) {
		listed, open := p.follow(line)
		switch best := p.asked() == "best"; {
		case open && !listed:
			for _, m := range s.Moves(nil, p.seat()) {
				next := s.Copy()
				next.Play(p.seat(), m, nil)
				try(next, append(slices.Clone(line), m))
			}
		case listed && best:
			good = min(good, p.worth(s, false, &left))
		case listed || best:
			bad = max(bad, p.worth(s, true, &left))
		default:
			good = max(good, p.worth(s, false, &left))
		}
	}
	try(s, nil)
	switch {
	case left < 0:
		return fmt.Errorf("%w: there are over %d states", ErrUnproven, states)
	case good <= bad:
		return fmt.Errorf("%w: %d for a good move, %d for a bad one", ErrUnproven, good, bad)
	}
	return nil
}

// worth returns what a state is worth to the seat if it plays its best and the other seats play against it. Lucky says
// that chance is on its side; otherwise chance is against it. Where several seats choose at the same time, the others
// choose first if it is lucky, so that it knows what they do. When no state is left, the result means nothing.
func (p *Position) worth(s game.State, lucky bool, left *int) int {
	return p.bounded(s, lucky, left, math.MinInt, math.MaxInt)
}

// bounded is worth by alpha-beta search: exact between the bounds.
func (p *Position) bounded(s game.State, lucky bool, left *int, least, most int) int {
	if *left--; *left < 0 {
		return 0
	}
	owing := s.Owing()
	if owing == 0 {
		return result(s, p.seat())
	}
	seat := owing.First()
	if others := owing &^ p.seat().Set(); owing.Has(p.seat()) {
		seat = p.seat()
		if lucky && others != 0 {
			seat = others.First()
		}
	}
	mine := seat == p.seat() || seat == game.Nature && lucky
	for _, m := range s.Moves(nil, seat) {
		next := s.Copy()
		next.Play(seat, m, nil)
		switch value := p.bounded(next, lucky, left, least, most); {
		case *left < 0:
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

// result returns what the end of a game is worth to a seat: its place, and then how far it is ahead.
func result(s game.State, seat game.Seat) int {
	const place = 100_000 // more than anybody is ahead
	best, others := 0, false
	for other := range game.Seat(s.Seats()) {
		if other != seat && (!others || s.Score(other) > best) {
			best, others = s.Score(other), true
		}
	}
	return s.Score(seat) - best - place*s.Rank(seat)
}
