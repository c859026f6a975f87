package senet

import (
	"embed"
	"fmt"
	"sync"

	"ennead/game"
	"ennead/games/box"
)

// Words are the sentences of the game, in English and French.
//
//go:embed en.yaml fr.yaml
var Words embed.FS

// Game is senet.
var Game game.Game = rules{}

type rules struct{}

func (rules) ID() string             { return "senet" }
func (rules) Version() int           { return 1 }
func (rules) Players() (int, int)    { return players, players }
func (rules) Options() []game.Option { return nil }
func (rules) Lexicon() *game.Lexicon { return lexicon }
func (rules) Components() []byte     { return printed }

// The verbs.
const (
	vThrow uint8 = iota // A: steps
	vMove               // A: the house that the pawn leaves; 0 is none
)

var lexicon = game.NewLexicon([]game.Verb{
	vThrow: {Name: "throw", Slots: [][]string{game.Numbers(maxSteps)}},
	vMove:  {Name: "move", Slots: [][]string{game.Numbers(maxHouses)}},
})

// New lays the pawns out (SEN-1.1).
func (rules) New(setup game.Setup) (game.State, error) {
	if setup.Players != players || len(setup.Options) > 0 {
		return nil, fmt.Errorf("senet is for %d players and has no options", players)
	}
	box, err := box.Open(setup.Components, own, read)
	if err != nil {
		return nil, err
	}
	s := &State{box: box}
	for i := range players * box.Pawns {
		s.path[1+i] = pawn(game.Seat(i % players))
	}
	s.Push(stepThrow, 0, 0, 0)
	steps.Settle(s, &s.Stack, nil)
	return s, nil
}

//go:embed components.yaml
var printed []byte

// contents are the components, as components.yaml names them.
type contents struct {
	Houses, Pawns       int
	Sticks, Again, Safe []int // Sticks: by steps, the odds
}

var own = sync.OnceValues(func() (*contents, error) { return read(printed) })

func read(source []byte) (*contents, error) {
	var c contents
	if _, err := box.Read(source, &c); err != nil {
		return nil, err
	}
	var check box.Check
	check.Within("houses", c.Houses, 4, maxHouses)
	check.Within("pawns", c.Pawns, 1, c.Houses/4)
	check.Within("sticks", len(c.Sticks), 2, maxSteps+1)
	for n, odds := range c.Sticks {
		check.Within("sticks", odds, min(n, 1), min(n*100, 100)) // no sticks say 0
	}
	return &c, check.Err()
}
