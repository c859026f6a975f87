package pace

import (
	"context"
	"fmt"
	"reflect"

	"ennead/game"
)

// Work does something n times and returns how many things it counted.
type Work func(n int) (things int)

// RandomPlay plays whole random games and counts choices. Nature's moves take time but are not counted.
func RandomPlay(start game.State) Work {
	s, r := start.Copy(), game.NewRand(1)
	dice, buf := game.NewDice(s), make([]game.Move, 0, Room)
	return func(n int) (choices int) {
		for range n {
			s.CopyFrom(start)
			choices += PlayOut(s, &dice, &r, buf)
		}
		return choices
	}
}

// List lists the legal moves of one moment after another.
func (m Moments) List() Work {
	buf, i := make([]game.Move, 0, Room), 0
	return func(n int) int {
		for range n {
			buf = m.States[i].Moves(buf[:0], m.Chosen[i].Seat)
			i = (i + 1) % len(m.States)
		}
		return n
	}
}

// Play copies one moment after another and plays the move chosen there.
func (m Moments) Play() Work {
	s, i := m.States[0].Copy(), 0
	return func(n int) int {
		for range n {
			s.CopyFrom(m.States[i])
			s.Play(m.Chosen[i].Seat, m.Chosen[i].Move, nil)
			i = (i + 1) % len(m.States)
		}
		return n
	}
}

// Mask copies one moment after another and masks it for the first seat.
func (m Moments) Mask() Work { return m.veil(func(game.State, *game.Rand) {}) }

// Guess does the same, and then calls Determinize.
func (m Moments) Guess() Work {
	return m.veil(func(s game.State, r *game.Rand) { s.Determinize(0, r) })
}

func (m Moments) veil(after func(game.State, *game.Rand)) Work {
	s, r, i := m.States[0].Copy(), game.NewRand(3), 0
	return func(n int) int {
		for range n {
			s.CopyFrom(m.States[i])
			s.Mask(0)
			after(s, &r)
			i = (i + 1) % len(m.States)
		}
		return n
	}
}

// Copy copies a state.
func Copy(start game.State) Work {
	s := start.Copy()
	return func(n int) int {
		for range n {
			s.CopyFrom(start)
		}
		return n
	}
}

// Size returns the size of a state in bytes.
func Size(s game.State) int { return int(reflect.TypeOf(s).Elem().Size()) }

// Replay replays the record of a whole random game, checking every move.
func Replay(g game.Game, setup game.Setup) (w Work, moves int, err error) {
	start, err := g.New(setup)
	if err != nil {
		return nil, 0, err
	}
	record, r := &game.Record{Game: g.ID(), Version: g.Version(), Setup: setup}, game.NewRand(7)
	Watch(start, &r, func(_ game.State, t game.Turn) { record.Turns = append(record.Turns, t) })
	return func(n int) int {
		for range n {
			if _, err := game.Replay(g, record); err != nil {
				panic(fmt.Sprintf("pace: a game that was just played does not replay: %v", err))
			}
		}
		return n
	}, len(record.Turns), nil
}

// Chooser is a bot.
type Chooser interface {
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// Search makes a bot choose in each of the masked moments, with that many iterations per choice, and counts iterations.
func (m Moments) Search(bot Chooser, iterations int) Work {
	return func(n int) int {
		for range n {
			for i, view := range m.States {
				if _, err := bot.Choose(context.Background(), view, m.Chosen[i].Seat); err != nil {
					panic(fmt.Sprintf("pace: a bot does not choose: %v", err))
				}
			}
		}
		return n * len(m.States) * iterations
	}
}
