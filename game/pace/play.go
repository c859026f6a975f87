package pace

import "ennead/game"

// Room is the capacity of a list of moves. With longer lists random play would allocate.
const Room = 256

// PlayOut plays a game at random to its end, as fast as simulations do, and counts the choices of players, including
// forced ones. The dice are those of the state; buf has capacity [Room].
func PlayOut(s game.State, dice *game.Dice, r *game.Rand, buf []game.Move) (choices int) {
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		seat := owing.First()
		if seat == game.Nature {
			s.Play(seat, dice.Roll(r), nil)
			continue
		}
		moves := s.Moves(buf[:0], seat)
		s.Play(seat, moves[r.Intn(len(moves))], nil)
		choices++
	}
	return choices
}

// Watch plays a game like [PlayOut] and calls see before every turn.
func Watch(s game.State, r *game.Rand, see func(game.State, game.Turn)) {
	dice := game.NewDice(s)
	var moves []game.Move
	for s.Owing() != 0 {
		turn := game.Turn{Seat: s.Owing().First()}
		if turn.Seat == game.Nature {
			turn.Move = dice.Roll(r)
		} else {
			moves = s.Moves(moves[:0], turn.Seat)
			turn.Move = moves[r.Intn(len(moves))]
		}
		see(s, turn)
		s.Play(turn.Seat, turn.Move, nil)
	}
}

// Moments are the states of a random game in which a player is to move, each with the chosen move.
type Moments struct {
	States []game.State
	Chosen []game.Turn
}

// Game plays a random game and returns its moments.
func Game(start game.State) (m Moments) {
	r := game.NewRand(7)
	Watch(start.Copy(), &r, func(s game.State, t game.Turn) {
		if t.Seat != game.Nature {
			m.States, m.Chosen = append(m.States, s.Copy()), append(m.Chosen, t)
		}
	})
	return m
}

// Middle returns a few evenly spread moments of the middle half of the game in which exactly one seat is to move and
// has more to choose than whether to react. Each is masked for that seat.
func (m Moments) Middle() (some Moments) {
	const few = 4
	n := len(m.States)
	for i := range few {
		for at := n/4 + i*n/2/few; at < n; at++ {
			s, seat := m.States[at], m.Chosen[at].Seat
			_, open := game.WindowOf(s, seat)
			if open || s.Owing().Len() > 1 || len(s.Moves(nil, seat)) < 2 {
				continue
			}
			view := s.Copy()
			view.Mask(seat)
			some.States, some.Chosen = append(some.States, view), append(some.Chosen, m.Chosen[at])
			break
		}
	}
	return some
}
