package pharaon

import "ennead/game"

// The Nobles: sections 6.1, 9 and 10.

// takeNoble puts a noble in front of the player, checks the succession, refills the display, then applies the noble's
// power (PHA-6.1.2, PHA-6.1.3). Steps are pushed in reverse.
func (s *State) takeNoble(seat game.Seat, n uint8, from Source, log *game.Log) {
	log.Add(tookNoble(seat, n, from))
	s.addNoble(seat, n, log)
	s.startPower(seat, n)
	s.Push(StepShowNoble, seat, 0, 0)
}

// addNoble puts a noble in front of a seat, and checks the succession at once (PHA-9.2).
func (s *State) addNoble(seat game.Seat, n uint8, log *game.Log) {
	p := &s.Player[seat]
	p.Nobles = p.Nobles.With(n)
	if s.Data.scribes.Has(n) {
		p.Class = s.Data.ClassesOf(p.Nobles)
	}
	s.succeed(seat, log)
}

// ClassesOf returns the class of each colour, named after the lowest colour in it. The Scribes among the nobles merge
// classes, and chain (PHA-4.2.5, PHA-RUL-5).
func (c *Components) ClassesOf(nobles Cards) [Colours]uint8 {
	class := PlainClass
	for scribes := nobles & c.scribes; scribes != 0; scribes = scribes.Rest() {
		pair := c.Nobles[scribes.First()].Pair
		a, b := class[pair[0]], class[pair[1]]
		for i, k := range class {
			if k == max(a, b) {
				class[i] = min(a, b)
			}
		}
	}
	return class
}

// NobleWorth returns the PP that a noble would score for a seat if the seat took it now and nothing else changed. Its
// own card counts (PHA-12.3), and it may bring the Pharaoh token (PHA-9.2) or fulfil a god (PHA-11.1).
func (s *State) NobleWorth(seat game.Seat, n uint8) int {
	after := *s
	after.addNoble(seat, n, nil)
	return after.NoblePP(seat, n, after.GodsOf(seat))
}

// succeed gives the Pharaoh token to the first seat with enough nobles and steps. That seat keeps it (PHA-9.1).
func (s *State) succeed(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	if s.Pharaoh == NoSeat && p.Nobles.Len() >= s.NoblesNeeded() && int(p.Step) >= s.Data.Succeed.Step {
		s.Pharaoh = seat
		log.Add(becomesPharaoh(seat))
	}
}

// NoblesNeeded returns how many nobles in front of a seat the succession needs (PHA-9.1). If the starting noble does
// not count, everybody needs one more, since everybody has one (PHA-RUL-26).
func (s *State) NoblesNeeded() int {
	if s.reads(readSuccession) {
		return s.Data.Succeed.Nobles + 1
	}
	return s.Data.Succeed.Nobles
}

// startPower starts an instant power, if the noble has one (PHA-10.1).
func (s *State) startPower(seat game.Seat, n uint8) {
	if s.Data.Nobles[n].Power == Instant {
		s.Push(StepPower, seat, n, 0)
	}
}

// powerFits accepts a part of an instant power, or the end of the list (PHA-10.2).
func powerFits(s *State, f, _ Frame) bool {
	return s.human(f.Seat) && within(f.A, 1, NobleCount) && int(f.B) <= len(s.Data.Nobles[f.A].Effects)
}

// powerRun applies the parts in printed order. What is impossible is lost (PHA-10.2, PHA-10.22).
func powerRun(s *State, f Frame, log *game.Log) {
	parts := s.Data.Nobles[f.A].Effects
	if int(f.B) == len(parts) {
		return
	}
	s.Push(StepPower, f.Seat, f.A, f.B+1)
	part := parts[f.B]
	if part.Kind == EffectSilver {
		s.gainSilver(f.Seat, part.N, log)
		return
	}
	for range part.N {
		switch part.Kind {
		case EffectNile:
			s.Push(StepTrack, f.Seat, 1<<Colours-1, 0)
		case EffectBonus:
			s.Push(StepBonus, f.Seat, 0, 0)
		case EffectArtisan:
			s.Push(StepArtist, f.Seat, 0, 0)
		case EffectStep:
			s.build(f.Seat, log)
		}
	}
}

// ready returns the seat's nobles among those given whose once-per-round power is unused (PHA-10.1).
func (s *State) ready(seat game.Seat, nobles Cards) Cards {
	p := &s.Player[seat]
	return p.Nobles & nobles &^ p.Tilted
}

// JarNobles returns the nobles of a seat whose powers it could use on a jar now (PHA-10.15, PHA-10.16).
func (s *State) JarNobles(seat game.Seat) Cards { return s.ready(seat, s.Data.diplomats|s.Data.tutors) }

func (s *State) tilt(seat game.Seat, n uint8, log *game.Log) {
	s.Player[seat].Tilted = s.Player[seat].Tilted.With(n)
	log.Add(usesPower(seat, n))
}
