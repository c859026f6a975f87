package piece

import "ennead/game"

// Idles is a [Board] that knows which legal moves would do nothing now, such as an action that the viewer cannot pay.
type Idles interface {
	// Idle returns why a move would do nothing, and what it is called without that; an empty reason if it does
	// something. Both depend only on what the viewer sees.
	Idle(scene Scene, m game.Move) (why, what game.Message)
}

// Idling is a legal move that would do nothing: why, and what it is called without that.
type Idling struct{ Why, What game.Message }

// Idle returns the legal moves of an active viewer that would do nothing while others would do something. They come
// last, and a page asks once whether one of them is meant.
func Idle(b Board, scene Scene) map[game.Move]Idling {
	board, ok := b.(Idles)
	if !ok || !scene.Active {
		return nil
	}
	idle, moves := map[game.Move]Idling{}, scene.State.Moves(nil, scene.Viewer)
	for _, m := range moves {
		if why, what := board.Idle(scene, m); why.Key != "" {
			idle[m] = Idling{why, what}
		}
	}
	if len(idle) == len(moves) {
		return nil
	}
	return idle
}
