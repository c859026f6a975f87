package barter

import (
	"fmt"
	"strconv"

	"ennead/game"
)

// The verbs.
const (
	vStone uint8 = iota // Nature's
	vDig
	vRest
	vPolish
	vMark
	vOffer
	vAccept
	vDecline
	vCancel
	vShow
	vWish
)

var (
	stones  = []string{"", "clay", "gold"}
	worth   = [3]int{0, 1, 3}
	places  = []string{"1", "2", "3", "4"}
	lexicon = game.NewLexicon([]game.Verb{
		vStone:   {Name: "stone", Slots: [][]string{stones}},
		vDig:     {Name: "dig"},
		vRest:    {Name: "rest"},
		vPolish:  {Name: "polish"},
		vMark:    {Name: "mark", Slots: [][]string{stones, stones}},
		vOffer:   {Name: "offer", Slots: [][]string{places}},
		vAccept:  {Name: "accept", Slots: [][]string{places}},
		vDecline: {Name: "decline", Slots: [][]string{places}},
		vCancel:  {Name: "cancel"},
		vShow:    {Name: "show", Slots: [][]string{places}},
		vWish:    {Name: "wish", Slots: [][]string{stones}},
	})
)

// Game is the game.
var Game game.Game = rules{}

type rules struct{}

func (rules) ID() string                 { return "barter" }
func (rules) Version() int               { return 1 }
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
		return nil, fmt.Errorf("barter is for 2 to 4 players, not %d", setup.Players)
	}
	if setup.Components != nil {
		return nil, fmt.Errorf("barter has no components")
	}
	s := &State{players: uint8(setup.Players), rounds: 2}
	for key, value := range setup.Options {
		n, err := strconv.Atoi(value)
		if key != "rounds" || err != nil || n < 1 || n > 3 {
			return nil, fmt.Errorf("barter has no option %.40s=%.40s", key, value)
		}
		s.rounds = uint8(n)
	}
	return s, nil
}
