package pharaon_test

import (
	"errors"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
)

// TestPHA_7_1_Passing compares what passing would give with what it gives, in random games.
func TestPHA_7_1_Passing(t *testing.T) {
	var seen struct{ last, first, keeps, general bool }
	watch(t, 44, func(s *pharaon.State, _ *game.Log) error {
		if s.Top().Step != pharaon.StepTurn {
			return nil
		}
		seat := s.Top().Seat
		want, was, after := s.Passing(seat), s.First, s.Copy().(*pharaon.State)
		var log game.Log
		after.Play(seat, game.Move{Verb: pharaon.VPass}, &log)
		row, advances := uint8(0), false
		for _, e := range log.Events {
			if e.Seat == seat && e.Kind == pharaon.EvPass {
				row = e.A
			}
			advances = advances || e.Seat == seat && e.Kind == pharaon.EvAdvance
		}
		switch {
		case row != want.Row:
			return errors.New("another row")
		case (after.First == seat) != (want.First || was == seat):
			return errors.New("the First Player token goes elsewhere")
		case row > 0 && want.Keeps != (was == seat):
			return errors.New("the seat had the First Player token, or not")
		case row > 0 && len(want.Cells) != len(s.Data.Rows[row-1])-1:
			return errors.New("the row has other gains")
		case advances != want.HeadStart:
			return errors.New("the General does otherwise")
		case !advances && want.Jar != (after.Top().Step == pharaon.StepPassJar):
			return errors.New("the jar was forgotten, or there is none")
		}
		seen.last = seen.last || row == 0
		seen.first = seen.first || want.First && !want.Keeps
		seen.keeps = seen.keeps || want.First && want.Keeps
		seen.general = seen.general || advances
		return nil
	})
	if !seen.last || !seen.first || !seen.keeps || !seen.general {
		t.Errorf("not every kind of passing was seen: %+v", seen)
	}
}
