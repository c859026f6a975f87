// Package codec reads and writes the components and positions of Pyramidion.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/position"
	"ennead/games/pyramidion"
)

//go:embed components.yaml
var printed []byte

var components = box.New(printed, compile, adopt)

// Codec reads and writes the game's components and positions.
var Codec game.Codec = &position.Codec[pyramidion.Components, positionJSON, *pyramidion.State]{
	Box: components, Begin: pyramidion.New, Table: pyramidion.Table, Fill: fill, Write: write,
}

// adopt keeps the file with what is read of it, since the table's records carry it.
func adopt(_, brought *pyramidion.Components, source []byte) error {
	brought.Source = source
	return nil
}
