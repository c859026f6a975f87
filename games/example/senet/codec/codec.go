// Package codec reads the components and the positions of senet, and writes its positions.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/example/senet"
	"ennead/games/position"
)

//go:embed components.yaml
var printed []byte

// Codec reads components and positions of senet, and writes positions.
var Codec game.Codec = &position.Codec[senet.Components, moment, *senet.State]{
	Box: box.New(printed, read, nil), Begin: senet.New, Table: senet.New, Fill: fill, Write: write,
}

func read(source []byte) (*senet.Components, error) {
	var c senet.Components
	if _, err := box.Read(source, &c); err != nil {
		return nil, err
	}
	var check box.Check
	check.Within("houses", c.Houses, 4, senet.MaxHouses)
	check.Within("pawns", c.Pawns, 1, c.Houses/4)
	check.Within("sticks", len(c.Sticks), 2, senet.MaxSteps+1)
	for n, odds := range c.Sticks {
		check.Within("sticks", odds, min(n, 1), min(n*100, 100)) // no throw is worth 0
	}
	check.Within("amulets", len(c.Amulets), 2, senet.MaxNumber+1)
	all := 0
	for number, n := range c.Amulets {
		all += check.Within("amulets", n, 0, min(number*20, 20)) // no amulet has the number 0
	}
	check.Within("hand", c.Hand, 1, all/senet.Players)
	return &c, check.Err()
}
