package kemet

import "ennead/game"

// Hidden information: chapter 12.

var _ game.PublicChoices = (*State)(nil)

// VisibleTo returns the seats that may know a move before its effects are public.
func (s *State) VisibleTo(seat game.Seat, _ game.Move) game.Seats {
	switch f := s.Top(); f.Step {
	case StepDraw, StepVision:
		return f.Seat.Set()
	case StepDistricts, StepCouncil, StepHide, StepRemove, StepVisionKeep:
		return seat.Set()
	}
	return game.Everyone
}

// PublicChoice reports whether the seat's choices follow from public facts. Those with cards in the hand, battle
// cards and cards seen with Vision do not (KEM-12.2, KEM-12.6). Cards of a combat are public once they are revealed.
func (s *State) PublicChoice(game.Seat) bool {
	switch s.Top().Step {
	case StepDistricts, StepCouncil, StepHide, StepAsk, StepWound, StepRemove, StepVisionKeep:
		return false
	}
	return true
}

// Indifferent reports whether the seat uses up cards of a combat that are all free and change only its own figures, or
// nothing: then their order makes no difference (KEM-6.5).
func (s *State) Indifferent(seat game.Seat) bool {
	f := s.Top()
	if f.Step != StepClash || f.Seat != seat {
		return false
	}
	for kinds := s.Fight.Side[s.SideOf(seat)].Hidden.kinds(); kinds != 0; kinds = kinds.Rest() {
		c := &s.Data.Cards[kinds.First()]
		if c.Cost > 0 {
			return false
		}
		switch c.Effect {
		case CardStrength, CardDamage, CardDefence, CardSwift, CardTeleport, CardGates, CardEscape:
		default:
			return false
		}
	}
	return true
}

// Mask hides hands, face-down cards and choices not yet revealed from the seat. It moves the others' cards to the
// pile and the others' battle cards to their hands. The public counts stay.
func (s *State) Mask(seat game.Seat) {
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		p := &s.Player[other]
		for k := range p.Cards {
			s.Pile[k] += p.Cards[k]
		}
		p.Cards = Hand{}
		p.Battle.InHand |= p.Battle.Down | p.Battle.Gone
		p.Battle.Down, p.Battle.Gone = 0, 0
		if s.Empty[other] != 0 {
			s.Empty[other] = game.Unknown
		}
		if s.SeatOf(StepVision) != other && s.SeatOf(StepVisionKeep) != other {
			continue
		}
		for k := range s.Vision {
			s.Pile[k] += s.Vision[k]
		}
		s.Vision = Hand{}
	}
	if s.Fight.Space != NoSpace {
		s.maskFight(seat)
	}
}

// SeatOf returns the seat of a step on the stack, or NoSeat.
func (s *State) SeatOf(step Step) game.Seat {
	if f, ok := s.Waits(step); ok {
		return f.Seat
	}
	return NoSeat
}

func (s *State) maskFight(seat game.Seat) {
	for i := range s.Fight.Side {
		f := &s.Fight.Side[i]
		if f.Seat == seat {
			continue
		}
		if f.Keep != 0 && !s.Fight.Open && !(s.Fight.Shown&(1<<i) != 0 && s.Fight.Side[1-i].Seat == seat) {
			f.Keep = game.Unknown
		}
		if f.Drop != 0 {
			f.Drop = game.Unknown
		}
		if !s.Fight.Open {
			for k := range f.Hidden {
				s.Pile[k] += f.Hidden[k]
			}
			f.Hidden, f.HiddenN = Hand{}, 0
		}
	}
}

// Determinize fills in what Mask hid with a random world that the seat cannot tell from the real one. It deals hands
// at random from the unseen cards, and guesses the choices made in secret.
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		p := &s.Player[other]
		p.Cards = s.deal(int(p.CardsN), r)
		s.guessBattle(other, r)
		if s.Empty[other] == game.Unknown {
			s.Empty[other] = uint8(1 + r.Intn(3))
		}
	}
	if s.VisionN > 0 && (s.Vision == Hand{}) {
		s.Vision = s.deal(int(s.VisionN), r)
	}
	if s.Fight.Space != NoSpace && !s.Fight.Open {
		for i := range s.Fight.Side {
			if s.Fight.Side[i].Seat != seat {
				s.guessHidden(i, r)
			}
		}
	}
}

// deal takes up to n cards from the pile at random.
func (s *State) deal(n int, r *game.Rand) (h Hand) {
	total := s.Pile.Len()
	for range min(n, total) {
		at := r.Intn(total)
		for k := range s.Pile {
			if at < int(s.Pile[k]) {
				s.Pile[k]--
				h[k]++
				break
			}
			at -= int(s.Pile[k])
		}
		total--
	}
	return h
}

// guessBattle splits the unseen battle cards of a seat into hand, face-down pile and removed cards, and guesses the
// cards it has chosen.
func (s *State) guessBattle(seat game.Seat, r *game.Rand) {
	b := &s.Player[seat].Battle
	var keep, drop *uint8
	if s.Fight.Space != NoSpace {
		me := &s.Fight.Side[s.SideOf(seat)]
		if me.Seat == seat && !s.Fight.Open {
			keep, drop = &me.Keep, &me.Drop
		}
	}
	shown := uint8(0) // Prescience has shown this card, so it is in hand
	if keep != nil && *keep != 0 && *keep != game.Unknown {
		shown = 1 << (*keep - 1)
	}
	take := func(from uint8) uint8 {
		skip := r.Intn(count8(from))
		for range skip {
			from &= from - 1
		}
		return from & -from
	}
	for i := range b.GoneN {
		from := b.InHand &^ shown
		if i == 0 { // KEM-11.3: the first removal came before the first special card
			from &= 1<<6 - 1
		}
		c := take(from)
		b.InHand &^= c
		b.Gone |= c
	}
	for range b.DownN {
		c := take(b.InHand &^ shown)
		b.InHand &^= c
		b.Down |= c
	}
	if keep != nil && *keep == game.Unknown {
		not := uint8(0)
		if *drop != 0 && *drop != game.Unknown {
			not = 1 << (*drop - 1)
		}
		*keep = first8(take(b.InHand&^not)) + 1
	}
	if drop != nil && *drop == game.Unknown {
		*drop = first8(take(b.InHand&^(1<<(*keep-1)))) + 1
	}
}

// guessHidden hides some of the guessed cards on which a fighter has already decided: combat cards with odds of one
// half, others with one quarter.
func (s *State) guessHidden(i int, r *game.Rand) {
	if s.Top().Step != StepHide {
		return
	}
	me := &s.Fight.Side[i]
	p := &s.Player[me.Seat]
	asked := me.Asked
	for k := range p.Cards {
		for range min(p.Cards[k], asked) {
			asked--
			odds := 4
			if s.Data.Cards[k].Combat {
				odds = 2
			}
			if r.Intn(odds) == 0 {
				p.Cards[k]--
				me.Hidden[k]++
				me.HiddenN++
			}
		}
	}
}
