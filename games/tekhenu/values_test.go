package tekhenu_test

import (
	"fmt"

	"ennead/game"
	"ennead/games/tekhenu"
)

// wholeValues compares Possible with GodWhy for the seat to move: a value is possible if there is no reason against it.
func wholeValues(s *tekhenu.State) error {
	seat := s.Owing().First()
	if seat == game.Nature || s.Owing() == 0 {
		return nil
	}
	modes := [...]tekhenu.Mode{
		0, tekhenu.Free, tekhenu.Given, tekhenu.Given | tekhenu.Quarry, tekhenu.Given | tekhenu.Workshop,
	}
	first := tekhenu.Horus
	if s.Round == 0 {
		first = tekhenu.Osiris // the only action in the setup
	}
	for g := first; g < tekhenu.Gods; g++ {
		for _, how := range modes {
			possible := s.Possible(seat, g, how)
			for value := uint8(1); value <= 6; value++ {
				if why := s.GodWhy(seat, g, value, how); possible.Has(value) != (why.No == 0) {
					return fmt.Errorf("seat %d, %s with value %d (mode %d): possible values %b, but reason %d",
						seat, tekhenu.GodNames[g], value, how, possible, why.No)
				}
			}
			if g != tekhenu.Osiris && how == tekhenu.Free {
				break // the remaining modes concern districts only
			}
		}
	}
	return nil
}
