package tekhenu

import "ennead/game"

// Bastet: TEK-12.1. The track is in track.go.

// festivalRun: what the excess over Population would be is lost, the Scribes are not (TEK-RUL-51).
func festivalRun(s *State, f Frame, log *game.Log) {
	value, _ := Unpack(f.B)
	s.cheer(f.Seat, value, log)
	s.take(f.Seat, Scribe, s.Data.Bastet.Scribes[value], PartHappiness, log)
}

// festivalFits: a Bastet action is being paid for (TEK-12.1).
func festivalFits(_ *State, f, under Frame) bool { return doing(Bastet, f, under) }
