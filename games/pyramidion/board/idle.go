package board

import (
	"slices"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

// Suggest puts the best step of a payment first, and offers the whole payment if there is more to choose.
func (Board) Suggest(scene piece.Scene, legal []game.Move) piece.Suggestion {
	best := scene.State.(*pyramidion.State).SuggestPayout(scene.Viewer)
	advice := piece.Suggestion{Moves: legal}
	if len(best.Moves) == 0 {
		return advice
	}
	if first := slices.Index(legal, best.Moves[0]); first > 0 {
		advice.Moves = slices.Concat(legal[first:first+1], legal[:first], legal[first+1:])
	}
	if len(legal) > 1 && best.Moves[0].Verb != pyramidion.VPay || len(best.Moves) > 1 {
		advice.Series, advice.Label = best.Moves, pyramidiontext.PayoutText(best)
	}
	return advice
}

// Idle reports that a card would do nothing on the active site now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return pyramidiontext.Idle(scene.State.(*pyramidion.State), m)
}
