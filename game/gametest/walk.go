package gametest

import (
	"testing"

	"ennead/game"
)

// begin is the start of a game.
func begin(t testing.TB, g game.Game, setup game.Setup) game.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("%d players, %v: %v", setup.Players, setup.Options, err)
	}
	return s
}

// Walk plays a random game and shows every state that a player or Nature finds, until it is over or has
// been seen enough of. Seats that may deal beside the turn do so.
func Walk[S game.State](t testing.TB, g game.Game, setup game.Setup, seed uint64, see func(S) (enough bool)) S {
	t.Helper()
	s, r := begin(t, g, setup), game.NewRand(seed)
	for s.Owing() != 0 && !see(s.(S)) {
		step(s, &r)
		chat(s, &r)
	}
	return s.(S)
}

// step plays a random move of who owes one first.
func step(s game.State, r *game.Rand) game.Turn {
	seat := s.Owing().First()
	list := s.Moves(nil, seat)
	m := list[r.Intn(len(list))]
	s.Play(seat, m, nil)
	return game.Turn{Seat: seat, Move: m}
}

// Roll lets Nature do what she owes.
func Roll(s game.State, r *game.Rand) {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
}

// quick plays a game on from where it stands as fast as simulations do, and counts the choices of players,
// forced ones included. No list of moves may be longer than there is room for in buf.
func quick(s game.State, dice *game.Dice, r *game.Rand, buf []game.Move) (choices int) {
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

// watch plays a game as quick does and tells every turn before it is played.
func watch(s game.State, r *game.Rand, see func(game.State, game.Turn)) {
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
