// Package position writes the state of a game as JSON with names, and reads it back strictly: every mistake is
// reported with its place, so people can write positions by hand, and nobody can load one that breaks a rule.
//
// Each game has a struct for its positions. This package has what they share: names instead of numbers, seats
// counted from 1 with 0 for nobody, counts by name, "?" for what the reader must not know, and under "pending"
// the steps that wait, with the current choice last.
//
//	type loader struct {
//		*State
//		position.Reader
//	}
//
//	func (rules) Load(setup game.Setup, text []byte) (game.State, error) {
//		s, err := table(setup)
//		if err != nil {
//			return nil, err
//		}
//		var p positionJSON
//		if err := position.Decode(text, &p); err != nil {
//			return nil, err
//		}
//		l := &loader{s, position.For(setup.Players)}
//		l.InTurn(func() { l.fill(&p) }, l.conserve, func() { l.pending(&p) })
//		return s, l.Err()
//	}
package position
