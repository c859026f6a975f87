// Package codec reads and writes the components and the positions of Pharaon.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/pharaon"
	"ennead/games/position"
)

//go:embed components.yaml
var printed []byte

var components = box.New(printed, compile, adopt)

// Codec reads and writes the game's components and positions.
var Codec game.Codec = &position.Codec[pharaon.Components, positionJSON, *pharaon.State]{
	Box: components, Begin: pharaon.New, Table: pharaon.Table, Fill: fill, Write: write,
}

// adopt keeps the file with what is read of it, since the table's records carry it.
func adopt(_, brought *pharaon.Components, source []byte) error {
	brought.Source = source
	return nil
}
