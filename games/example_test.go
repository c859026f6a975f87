package games_test

import (
	"fmt"

	"ennead/game"
	"ennead/games"
)

// A game played at random. Chance owes some of the choices; everybody else chooses among the legal moves.
func Example() {
	g := games.Find("kemet")
	s, err := g.New(game.Setup{Players: 3})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(1)
	var moves []game.Move
	played := 0
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		seat := owing.First()
		var m game.Move
		if seat == game.Nature {
			m, moves = r.Roll(s, moves[:0])
		} else {
			moves = s.Moves(moves[:0], seat)
			m = moves[r.Intn(len(moves))]
		}
		s.Play(seat, m, nil)
		played++
	}
	fmt.Println(played > 100, s.Rank(0) >= 1, s.Rank(0) <= 3)
	// Output: true true true
}

// Moves are read and written as words, and a move that is not legal is refused with the rule.
func Example_refusal() {
	g := games.Find("kemet")
	s, err := g.New(game.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	m, err := g.Lexicon().Parse("city 1")
	if err != nil {
		panic(err)
	}
	fmt.Println(s.Owing().Has(game.Nature), game.Allowed(g, s, game.Nature, m))
	s.Play(game.Nature, m, nil)
	fmt.Println(game.Allowed(g, s, game.Nature, m))
	// Output:
	// true <nil>
	// KEM-2.4: kemet.no.not-now
}

// A position is JSON. What a seat sees of it is the same JSON, masked.
func Example_position() {
	g := games.Find("pyramidion")
	setup := game.Setup{Players: 2}
	s, err := g.New(setup)
	if err != nil {
		panic(err)
	}
	again, err := g.Load(setup, g.Position(s))
	if err != nil {
		panic(err)
	}
	fmt.Println(again.Equal(s))
	view := s.Copy()
	view.Mask(1)
	fmt.Println(len(g.Position(view)) > 0)
	// Output:
	// true
	// true
}
