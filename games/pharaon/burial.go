package pharaon

import "ennead/game"

// The Burial Chamber: section 6.4.

// build moves the cube one step, if a step is left (PHA-6.4.1, PHA-6.4.2, PHA-10.21).
func (s *State) build(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	if int(p.Step) == len(s.Data.Steps) {
		log.Add(noBurialStep(seat))
		return
	}
	p.Step++
	log.Add(burialStep(seat, p.Step))
	s.succeed(seat, log)
}
