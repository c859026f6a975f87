package tekhenu

import "ennead/game"

// thothWhy is the reason why no cards can be taken with that value (TEK-13.4, TEK-13.5, TEK-RUL-22).
func (s *State) thothWhy(seat game.Seat, value uint8, m mode) reason {
	if s.Player[seat].Happiness < s.Data.Usable[0] {
		return reason{No: noHappiness, A: s.Data.Usable[0]}
	}
	return s.costWhy(seat, Thoth, int(s.Data.Thoth[value].Papyrus), m)
}
