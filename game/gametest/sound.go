package gametest

import (
	"bytes"
	"fmt"

	"ennead/game"
)

// maxError limits the length of errors about positions and components: they must not quote all of their input.
const maxError = 4000

// sound checks that a position that loads is read back unchanged, conserves everything, and can be played on.
func (s *Suite) sound(setup game.Setup, position []byte, r *game.Rand) (loaded bool, err error) {
	state, err := s.Game.Load(setup, position)
	if err != nil {
		if len(err.Error()) > maxError {
			return false, fmt.Errorf("the error of a position has %d characters, over %d: do not quote the input in "+
				"full (%.40q)", len(err.Error()), maxError, err.Error())
		}
		return false, nil
	}
	text := s.Game.Position(state)
	if err := s.comesBack(setup, state); err != nil {
		return true, err
	}
	if err := s.whole(state); err != nil {
		return true, fmt.Errorf("%w\nfrom %s", err, text)
	}
	if err := s.playOn(state, r, 60); err != nil {
		return true, fmt.Errorf("%w\nfrom %s", err, text)
	}
	if err := s.comesBack(setup, state); err != nil {
		return true, fmt.Errorf("%w\nplayed on from %s", err, text)
	}
	return true, nil
}

// comesBack checks that the position of a state loads as the same state.
func (s *Suite) comesBack(setup game.Setup, state game.State) error {
	text := s.Game.Position(state)
	again, err := s.Game.Load(setup, text)
	if err != nil {
		return fmt.Errorf("does not load again: %w\n%s", err, text)
	}
	if !again.Equal(state) || !bytes.Equal(s.Game.Position(again), text) {
		return fmt.Errorf("a position that loads is read back differently:\n%s\n%s\nfrom %s",
			differences(state, again, "loaded", "written and loaded again"), s.Game.Position(again), text)
	}
	return nil
}

func (s *Suite) whole(state game.State) error {
	if s.Conserve == nil {
		return nil
	}
	return s.Conserve(state)
}

// playOn plays random moves and checks that none is refused and that nothing is lost or created.
func (s *Suite) playOn(state game.State, r *game.Rand, moves int) error {
	before := state.Copy()
	for range moves {
		if err := new(negotiators).play(state, r,
			func(t game.Turn, _ []game.Move) error { return s.make(state, t.Seat, t.Move) }); err != nil {
			return fmt.Errorf("%w\nin %s", err, s.Game.Position(state))
		}
		owing := state.Owing()
		if owing == 0 {
			return nil
		}
		list := state.Moves(nil, owing.First())
		if len(list) == 0 {
			return fmt.Errorf("seat %s is to move but has no legal move when asked %s: Load must refuse a position "+
				"with nothing to choose (position.Choice)",
				owing.First().Text(), s.Game.Prompt(state, owing.First()).Key)
		}
		before.CopyFrom(state)
		if err := s.make(state, owing.First(), list[r.Intn(len(list))]); err != nil {
			return fmt.Errorf("%w\nin %s", err, s.Game.Position(before))
		}
	}
	return nil
}

// make plays a legal move.
func (s *Suite) make(state game.State, seat game.Seat, m game.Move) error {
	if no := s.refusal(state, seat, m); no != nil {
		return fmt.Errorf("%s is listed but refused in a position that loads: %w", s.Game.Lexicon().Text(m), no)
	}
	state.Play(seat, m, nil)
	if err := s.whole(state); err != nil {
		return fmt.Errorf("after %s: %w", s.Game.Lexicon().Text(m), err)
	}
	return nil
}
