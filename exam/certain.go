package exam

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"ennead/game"
)

// Verdict says which moves of a choice are certainly best, and what the difference is.
type Verdict struct {
	Best  []game.Move // all of them are certainly better than all others
	Next  game.Move   // what can be best among the others
	Worst Ending      // after the first of Best, if the others and chance play against the seat
	Other Ending      // after Next, if chance is on the side of the seat
}

// Ending is the end of a line of play.
type Ending struct {
	Place int         // of the seat
	Ahead int         // its points minus those of the best other seat
	Line  []game.Move // what the seat does until somebody else moves or chance decides, beginning with the choice
	State game.State  // at the end of the game
}

// most is the greatest number of moves that are best together.
const most = 3

// Certain finds the moves of a seat that are certainly better than all its others, as [Position.Prove] understands
// that. It looks at no more than that many states in the real world, and as many in each of some that the seat cannot
// tell from it. The error wraps [ErrUnproven] if there are more, or if no such moves exist: another is as good, or may
// be.
func Certain(s game.State, seat game.Seat, states int) (v Verdict, err error) {
	look := prover{seat: seat, left: states}
	moves := s.Moves(nil, seat)
	if len(moves) < 2 {
		return v, fmt.Errorf("%w: there is no choice", ErrUnproven)
	}
	if v.Best, err = look.best(s, moves); err != nil {
		if look.left < 0 {
			err = tooMany(states)
		}
		return v, err
	}
	rest := slices.DeleteFunc(moves, func(m game.Move) bool { return slices.Contains(v.Best, m) })
	for world := range worlds {
		other := guess(s, seat, world+1)
		if other.Equal(s) {
			continue
		}
		look := prover{seat: seat, left: states}
		switch separate := look.separates(other, v.Best, rest); {
		case look.left < 0:
			return v, tooMany(states)
		case !separate:
			return v, fmt.Errorf("%w: it depends on what the seat cannot see", ErrUnproven)
		}
	}
	v.Next = look.foremost(s, rest)
	v.Worst, v.Other = look.line(s, v.Best[0], false), look.line(s, v.Next, true)
	if look.left < 0 {
		return v, tooMany(states)
	}
	return v, nil
}

// guess returns a world that looks to a seat like the real one.
func guess(s game.State, seat game.Seat, world int) game.State {
	r := game.NewRand(uint64(world))
	other := s.Copy()
	other.Mask(seat)
	other.Determinize(seat, &r)
	return other
}

// best returns the fewest moves that are certainly better than all others.
func (p *prover) best(s game.State, moves []game.Move) ([]game.Move, error) {
	type rated struct {
		move game.Move
		sure int // what it is worth at worst; of those beyond the first few, at most that
	}
	var all []rated
	for _, m := range moves {
		least := math.MinInt
		if len(all) > most {
			least = all[most].sure
		}
		all = append(all, rated{m, p.bounded(0, after(s, p.seat, m), false, least, math.MaxInt)})
		slices.SortStableFunc(all, func(x, y rated) int { return cmp.Compare(y.sure, x.sure) })
		if p.left < 0 {
			return nil, ErrUnproven
		}
	}
	for n := 1; n <= most && n < len(all); n++ {
		if all[n-1].sure == all[n].sure {
			continue
		}
		ordered := make([]game.Move, len(all))
		for i, r := range all {
			ordered[i] = r.move
		}
		if p.below(s, ordered[n:], all[n-1].sure) {
			return ordered[:n], nil
		}
	}
	return nil, fmt.Errorf("%w: another move may be as good", ErrUnproven)
}

// below reports whether all these moves are certainly worth less than that.
func (p *prover) below(s game.State, moves []game.Move, sure int) bool {
	for _, m := range moves {
		if p.bounded(0, after(s, p.seat, m), true, sure-1, sure) >= sure || p.left < 0 {
			return false
		}
	}
	return true
}

// separates reports whether the worst that can follow one of the best moves is better than the best that can follow any
// of the rest.
func (p *prover) separates(s game.State, best, rest []game.Move) bool {
	sure := math.MaxInt
	for _, m := range best {
		sure = min(sure, p.worth(after(s, p.seat, m), false))
	}
	return p.below(s, rest, sure)
}

// foremost returns the move that can be worth most.
func (p *prover) foremost(s game.State, moves []game.Move) (found game.Move) {
	best := math.MinInt
	for _, m := range moves {
		if value := p.bounded(0, after(s, p.seat, m), true, best, math.MaxInt); value > best {
			best, found = value, m
		}
	}
	return found
}

// line plays on after a move to the end of the game, each side its best.
func (p *prover) line(s game.State, m game.Move, lucky bool) Ending {
	e := Ending{Line: []game.Move{m}, State: after(s, p.seat, m)}
	own := true
	for e.State.Owing() != 0 && p.left >= 0 {
		seat, mine := p.next(e.State, lucky)
		own = own && seat == p.seat
		m := p.choice(e.State, seat, mine, lucky)
		if own {
			e.Line = append(e.Line, m)
		}
		e.State.Play(seat, m, nil)
	}
	if p.left >= 0 {
		e.Place = e.State.Rank(p.seat)
		e.Ahead = result(e.State, p.seat) + place*e.Place
	}
	return e
}

// choice returns the best move of a side.
func (p *prover) choice(s game.State, seat game.Seat, mine, lucky bool) game.Move {
	moves := s.Moves(nil, seat)
	found, best, sign := moves[0], math.MinInt, 1
	if !mine {
		sign = -1
	}
	for _, m := range moves {
		if len(moves) == 1 {
			break
		}
		if value := sign * p.worth(after(s, seat, m), lucky); value > best {
			best, found = value, m
		}
	}
	return found
}
