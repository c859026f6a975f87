package sticks

import (
	"fmt"
	"strconv"

	"ennead/game"
)

// The verbs.
const (
	vAmulet uint8 = iota
	vHide
	vThrow
	vKeep
	vLeave
	vWear
	vLay
)

var (
	amulets = []string{"", "clay", "bronze", "gold"}
	hands   = []string{"", "left", "right"}
	banks   = []string{"red", "black"}
	lexicon = game.NewLexicon([]game.Verb{
		vAmulet: {Name: "amulet", Slots: [][]string{amulets}},
		vHide:   {Name: "hide", Slots: [][]string{hands}},
		vThrow:  {Name: "throw", Slots: [][]string{{"", "1", "2", "3", "4", "5"}}},
		vKeep:   {Name: "keep"},
		vLeave:  {Name: "leave"},
		vWear:   {Name: "wear"},
		vLay:    {Name: "lay", Slots: [][]string{banks}},
	})
	odds = [6]int{1: 4, 2: 6, 3: 4, 4: 1, 5: 1} // of four two-sided sticks
)

// Game is the game under its first rules, Corrected under its second.
var (
	Game      = game.At(Corrected, 1)
	Corrected = game.Game(rules{})
)

type rules struct{}

func (rules) ID() string                 { return "sticks" }
func (rules) Version() int               { return 2 }
func (rules) Players() (least, most int) { return 2, 4 }
func (rules) Lexicon() *game.Lexicon     { return lexicon }
func (rules) Components() []byte         { return nil }

func (rules) Options() []game.Option {
	return []game.Option{{Key: "rounds", Values: []string{"1", "2", "3"}, Default: "2", Least: 2, Most: 4}}
}

// Find returns the game with that id, or nil.
func Find(id string) game.Game {
	if id != Game.ID() {
		return nil
	}
	return Game
}

func (rules) New(setup game.Setup) (game.State, error) {
	if setup.Players < 2 || setup.Players > 4 {
		return nil, fmt.Errorf("sticks is for 2 to 4 players, not %d", setup.Players)
	}
	if setup.Components != nil {
		return nil, fmt.Errorf("sticks has no components")
	}
	s := &State{players: uint8(setup.Players), rounds: 2, rules: setup.Rules}
	for key, value := range setup.Options {
		n, err := strconv.Atoi(value)
		if key != "rounds" || err != nil || n < 1 || n > 3 {
			return nil, fmt.Errorf("sticks has no option %.40s=%.40s", key, value)
		}
		s.rounds = uint8(n)
	}
	return s, nil
}
