package tekhenu

import (
	"fmt"

	"ennead/game"
)

// wholeValues checks that the values with which the one who owes a choice could do an action are those that there is no
// reason against.
func (s *State) wholeValues() error {
	seat := s.Owing().First()
	if seat == game.Nature || s.Owing() == 0 {
		return nil
	}
	first := Horus
	if s.Round == 0 {
		first = Osiris // in the setup there is no other action
	}
	for g := first; g < gods; g++ {
		for _, how := range [...]mode{0, free, given, given | quarry, given | workshop} {
			possible := s.possible(seat, g, how)
			for value := uint8(1); value <= 6; value++ {
				if why := s.godWhy(seat, g, value, how); possible.Has(value) != (why.No == 0) {
					return fmt.Errorf("seat %d, %s with value %d (mode %d): is among %b, and the reason against it is %d", seat, godNames[g], value, how, possible, why.No)
				}
			}
			if g != Osiris && how == free {
				break // the rest is about districts
			}
		}
	}
	return nil
}
