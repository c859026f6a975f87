// Package codec reads and writes what Tekhenu keeps as text: its components, from components.yaml, and its positions.
package codec

import (
	_ "embed"

	"ennead/game"
	"ennead/games/box"
	"ennead/games/position"
	"ennead/games/tekhenu"
)

//go:embed components.yaml
var printed []byte

var components = box.New(printed, compile, adopt)

// Codec reads and writes the game's components and positions.
var Codec game.Codec = &position.Codec[tekhenu.Components, positionJSON, *tekhenu.State]{
	Box: components, Begin: tekhenu.New, Table: tekhenu.Table, Fill: fill, Write: write,
}

// adopt keeps the file with what is read of it, since the table's records carry it.
func adopt(_, brought *tekhenu.Components, source []byte) error {
	brought.Source = source
	return nil
}
