package pharaon

import "ennead/game"

// The Burial Chamber: section 6.4.

// build moves the cube one step, if there is one more (PHA-6.4.1, PHA-6.4.2, PHA-10.21).
func (s *State) build(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	if int(p.Step) == len(s.Data.Steps) {
		log.Announce(EvNoStep, seat, 0, 0, 0, 0)
		return
	}
	p.Step++
	log.Announce(EvStep, seat, p.Step, 0, 0, 0)
	s.succeed(seat, log)
}
