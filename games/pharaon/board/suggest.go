package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/piece"
)

// Suggest puts the best payment first, and offers it whole if it takes several moves.
func (Board) Suggest(scene piece.Scene, legal []game.Move) piece.Suggestion {
	s := scene.State.(*pharaon.State)
	best := s.Suggest(scene.Viewer)
	advice := piece.Suggestion{Moves: best.First(legal)}
	if len(best.Moves) > 1 && advice.Moves[0].Verb != pharaon.VRest {
		advice.Series, advice.Label = best.Moves, text.PaymentText(s, scene.Viewer, best)
	}
	return advice
}

// Idle reports that a choice would give nothing now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return text.Idle(scene.State.(*pharaon.State), scene.Viewer, m)
}
