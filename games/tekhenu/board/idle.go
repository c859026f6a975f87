package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
)

// Idle reports that a move would bring the viewer nothing now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return tekhenutext.Idle(scene.State.(*tekhenu.State), scene.Viewer, m)
}
