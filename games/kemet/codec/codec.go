// Package codec reads the components and the positions of Kemet, and writes its positions.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/kemet"
	"ennead/games/position"
)

//go:embed components.yaml
var printed []byte

var components = box.New(printed, compile, adopt)

// Codec reads and writes the game's components and positions.
var Codec game.Codec = &position.Codec[kemet.Components, positionJSON, *kemet.State]{
	Box: components, Begin: kemet.New, Table: kemet.Table, Fill: fill, Write: write,
}

// Own are the components that come with the game.
var Own = components.Own

// adopt keeps the file with what is read of it, since the table's records carry it.
func adopt(own, brought *kemet.Components, source []byte) error {
	brought.Source = source
	return sameNames(own, brought)
}
