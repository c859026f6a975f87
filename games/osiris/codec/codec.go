// Package codec reads and writes Sailing Toward Osiris: components.yaml and positions. What may stand in them it asks
// the rules.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/osiris"
	"ennead/games/position"
)

//go:embed components.yaml
var printed []byte

var components = box.New(printed, compile, adopt)

// Codec reads and writes the game's components and positions.
var Codec game.Codec = &position.Codec[osiris.Components, positionJSON, *osiris.State]{
	Box: components, Begin: osiris.New, Table: osiris.Table, Fill: fill, Write: write,
}

// adopt keeps the file with what is read of it, since the table's records carry it.
func adopt(_, brought *osiris.Components, source []byte) error {
	brought.Source = source
	return nil
}
