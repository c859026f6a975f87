package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

// Idle reports that a card would do nothing on the active site now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return pyramidiontext.Idle(scene.State.(*pyramidion.State), m)
}
