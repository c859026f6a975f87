package board

import (
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
)

// Suggest puts the best way to pay for workers first, and offers it whole if it takes several tokens.
func (Board) Suggest(scene piece.Scene, legal []game.Move) piece.Suggestion {
	best := scene.State.(*osiris.State).SuggestWage(scene.Viewer)
	advice := piece.Suggestion{Moves: legal}
	if len(best.Moves) == 0 {
		return advice
	}
	if first := slices.Index(legal, best.Moves[0]); first > 0 {
		advice.Moves = slices.Concat(legal[first:first+1], legal[:first], legal[first+1:])
	}
	if best.Paid.Sum() > 1 {
		advice.Series, advice.Label = best.Moves, osiristext.WageText(best)
	}
	return advice
}

// Idle reports that a move would bring the viewer nothing now.
func (Board) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	return osiristext.Idle(scene.State.(*osiris.State), scene.Viewer, m)
}
