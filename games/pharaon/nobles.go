package pharaon

import "ennead/game"

// The Nobles: sections 6.1, 9 and 10.

// takeNoble: PHA-6.1.2, PHA-6.1.3: in front of the player, succession, refill, then the power.
func (s *State) takeNoble(seat game.Seat, n uint8, from Source, log *game.Log) {
	log.Add(tookNoble(seat, n, from))
	s.own(seat, n, log)
	s.power(seat, n)
	s.Push(StepShowNoble, seat, 0, 0)
}

// own puts a noble in front of a seat (PHA-9.2 checks the succession at once).
func (s *State) own(seat game.Seat, n uint8, log *game.Log) {
	p := &s.Player[seat]
	p.Nobles = p.Nobles.With(n)
	if s.Data.scribes.Has(n) {
		p.Class = s.Data.ClassesOf(p.Nobles)
	}
	s.succeed(seat, log)
}

// ClassesOf are the colours made one by the Scribes among these nobles, chained (PHA-4.2.5, PHA-RUL-5).
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

// succeed: PHA-9.1, the first with enough nobles and steps takes the Pharaoh token and keeps it.
func (s *State) succeed(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	if s.Pharaoh == NoSeat && p.Nobles.Len() >= s.Data.Succeed.Nobles && int(p.Step) >= s.Data.Succeed.Step {
		s.Pharaoh = seat
		log.Add(becomesPharaoh(seat))
	}
}

// power sets an instant power going (PHA-10.1).
func (s *State) power(seat game.Seat, n uint8) {
	if s.Data.Nobles[n].Power == Instant {
		s.Push(StepPower, seat, n, 0)
	}
}

// powerFits: PHA-10.2, a part of an instant power, or its end.
func powerFits(s *State, f, _ Frame) bool {
	return s.human(f.Seat) && within(f.A, 1, NobleCount) && int(f.B) <= len(s.Data.Nobles[f.A].Effects)
}

// powerRun executes the parts in printed order; what cannot be done is lost (PHA-10.2, PHA-10.22).
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

// ready are the seat's nobles among those whose once-per-round power is not used yet (PHA-10.1).
func (s *State) ready(seat game.Seat, nobles Cards) Cards {
	p := &s.Player[seat]
	return p.Nobles & nobles &^ p.Tilted
}

func (s *State) tilt(seat game.Seat, n uint8, log *game.Log) {
	s.Player[seat].Tilted = s.Player[seat].Tilted.With(n)
	log.Add(usesPower(seat, n))
}
