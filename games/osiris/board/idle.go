package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
)

// Idle reports that a move would bring the viewer nothing now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return osiristext.Idle(scene.State.(*osiris.State), scene.Viewer, m)
}
