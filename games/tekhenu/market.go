package tekhenu

import "ennead/game"

// The card market: TEK-13.9 to TEK-13.12.

// openMarket opens the sections that a Population opens, the lower one first (TEK-13.10).
func (s *State) openMarket(population uint8, log *game.Log) {
	for section := uint8(sections); section > 0; section-- {
		at := section - 1
		if opens := s.Data.Opens[at]; opens == 0 || population < opens || s.Open&(1<<at) != 0 {
			continue
		}
		s.Open |= 1 << at
		log.Note(evOpens, game.Nature, at, 0, 0, 0)
		s.Push(StepFill, 0, 1<<at, 0)
	}
}
