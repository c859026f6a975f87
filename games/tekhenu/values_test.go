package tekhenu_test

import (
	"fmt"

	"ennead/game"
	"ennead/games/tekhenu"
)

// wholeValues checks that the values with which the one who owes a choice could do an action are those that there is no
// reason against.
func wholeValues(s *tekhenu.State) error {
	seat := s.Owing().First()
	if seat == game.Nature || s.Owing() == 0 {
		return nil
	}
	first := tekhenu.Horus
	if s.Round == 0 {
		first = tekhenu.Osiris // in the setup there is no other action
	}
	for g := first; g < tekhenu.Gods; g++ {
		for _, how := range [...]tekhenu.Mode{0, tekhenu.Free, tekhenu.Given, tekhenu.Given | tekhenu.Quarry, tekhenu.Given | tekhenu.Workshop} {
			possible := s.Possible(seat, g, how)
			for value := uint8(1); value <= 6; value++ {
				if why := s.GodWhy(seat, g, value, how); possible.Has(value) != (why.No == 0) {
					return fmt.Errorf("seat %d, %s with value %d (mode %d): is among %b, and the reason against it is %d", seat, tekhenu.GodNames[g], value, how, possible, why.No)
				}
			}
			if g != tekhenu.Osiris && how == tekhenu.Free {
				break // the rest is about districts
			}
		}
	}
	return nil
}
