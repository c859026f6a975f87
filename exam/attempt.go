package exam

import (
	"slices"

	"ennead/game"
)

// Attempt is an attempt to solve a position, move by move. It goes on as long as its moves are the beginning of an
// entry of the position that is longer.
type Attempt struct {
	position *Position
	state    game.State
	made     []game.Move
}

// Begin begins an attempt.
func (p *Position) Begin() *Attempt {
	return &Attempt{position: p, state: p.state.Copy()}
}

// View returns what the seat that is asked sees.
func (a *Attempt) View() game.State {
	view := a.state.Copy()
	view.Mask(a.position.seat())
	return view
}

// Moves lists the legal moves of the seat; none once the attempt is over.
func (a *Attempt) Moves() []game.Move {
	if a.Over() {
		return nil
	}
	return a.state.Moves(nil, a.position.seat())
}

// Make makes a move. It reports false, and changes nothing, if that is none of [Attempt.Moves].
func (a *Attempt) Make(m game.Move) bool {
	if !slices.Contains(a.Moves(), m) {
		return false
	}
	a.state.Play(a.position.seat(), m, nil)
	a.made = append(a.made, m)
	return true
}

// Over reports whether nothing more is asked.
func (a *Attempt) Over() bool {
	listed, open := a.position.follow(a.made)
	return listed || !open
}

// Solved reports whether the moves, when the attempt is over, solve the position: whether they are an entry of Best, or
// are none of Avoid.
func (a *Attempt) Solved() bool {
	listed, _ := a.position.follow(a.made)
	return listed == (a.position.asked() == "best")
}

// Line returns the moves as an entry.
func (a *Attempt) Line() string { return a.position.text(a.made) }
