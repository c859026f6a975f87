package kemet

import "ennead/game"

// Recruit and other ways to place units: section 5.4 and KEM-10.17.

// recruit begins a Recruit action. Free units come first (KEM-9.20).
func (s *State) recruit(seat game.Seat) {
	s.Free, s.Paid = uint8(s.PowerOf(seat, PowerScribe)), 0
	s.Push(StepFights, seat, 0, 0)
	s.Push(StepRecruit, seat, 0, 0)
}

// room reports whether one more unit of the seat fits in a space (KEM-1.4).
func (s *State) room(seat game.Seat, space uint8) bool {
	return int(s.Units[seat][space]) < s.TroopLimit(seat)
}

// recruitFits reports whether the seat can pay for the units placed so far (KEM-5.4.1).
func recruitFits(s *State, f, under Frame) bool {
	return actionFits(s, f, under) && s.RecruitPrice(f.Seat, int(s.Paid)) <= int(s.Player[f.Seat].Prayer)
}

func recruitCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for d := range uint8(3) {
		dst = append(dst, game.Move{Verb: VPlace, A: s.District(f.Seat, d)})
	}
	return append(dst, game.Move{Verb: VDone})
}

// recruitWhy checks the units in reserve, the PP and the troop limit (KEM-5.4.1).
func recruitWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VDone {
		return reason{}
	}
	switch {
	case s.Reserve(f.Seat) == 0:
		return reason{No: NoReserve}
	case !s.room(f.Seat, m.A):
		return reason{No: NoRoom, A: uint8(s.TroopLimit(f.Seat))}
	case s.Free == 0 && s.RecruitPrice(f.Seat, int(s.Paid)+1) > int(s.Player[f.Seat].Prayer):
		return reason{No: NoPrayer, A: uint8(s.RecruitPrice(f.Seat, int(s.Paid)+1))}
	}
	return reason{}
}

// RecruitPrice returns the PP that recruiting a number of units costs the seat (KEM-5.4.1).
func (s *State) RecruitPrice(seat game.Seat, units int) int {
	return s.Expense(seat, units*s.Data.Cost.Unit)
}

func recruitSkip(s *State, f Frame, log *game.Log) bool {
	for d := range uint8(3) {
		if recruitWhy(s, f, game.Move{Verb: VPlace, A: s.District(f.Seat, d)}).No == 0 {
			return false
		}
	}
	s.recruited(f.Seat, log)
	return true
}

func recruitPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		s.recruited(f.Seat, log)
		return
	}
	s.put(f.Seat, m.A, log)
	if s.Free > 0 {
		s.Free--
	} else {
		s.Paid++
	}
	s.Push(StepRecruit, f.Seat, 0, 0)
}

// recruited pays for the units that were not free, as one expense (KEM-0.3, KEM-Q42).
func (s *State) recruited(seat game.Seat, log *game.Log) {
	s.spend(seat, s.RecruitPrice(seat, int(s.Paid)), log)
	s.Free, s.Paid = 0, 0
}

// put places one unit from the reserve.
func (s *State) put(seat game.Seat, space uint8, log *game.Log) {
	s.station(seat, space, s.Units[seat][space]+1)
	log.Add(arrived(seat, space))
}

// places returns the spaces where Enlistment, if card is true, or Reinforcements may put a unit (KEM-10.17, KEM-Q71).
func (s *State) places(seat game.Seat, card bool) (set Set) {
	most := s.TroopLimit(seat)
	homes := s.Board().Homes[s.Player[seat].City] &^ s.barred(seat, card)
	for spaces := s.held[seat] | homes; spaces != 0; spaces = spaces.Rest() {
		if space := spaces.First(); int(s.Units[seat][space]) < most {
			set |= bit(space)
		}
	}
	return set
}

// barred returns the spaces with opposing units where the seat may not place its first unit, because a combat is
// near. Enlistment may not open a second combat, so all such spaces are barred. A tile is barred only from the space
// of the combat. A fighter may always reinforce that space.
func (s *State) barred(seat game.Seat, card bool) (set Set) {
	near := s.Fight.Space
	if near == NoSpace {
		return 0
	}
	for other, held := range s.held {
		if game.Seat(other) != seat {
			set |= held
		}
	}
	if !card {
		set &= bit(near)
	}
	if s.Fighting(seat) {
		set &^= bit(near)
	}
	return set
}

// Fighting reports whether the seat is one of the two fighters.
func (s *State) Fighting(seat game.Seat) bool {
	return s.Fight.Space != NoSpace && (s.Fight.Side[0].Seat == seat || s.Fight.Side[1].Seat == seat)
}

// enlistFits: the player must place the first unit if they play the card in a window by Day, but not in a combat
// (KEM-10.9).
func enlistFits(s *State, f, under Frame) bool {
	if under.Step == StepSettle {
		return f.A <= 9 && f.B <= 1 && s.Waiting(StepFight)
	}
	return f.A <= 9 && f.Seat == under.Seat && (f.B == 0 || f.B == 1 && !s.atNight() && under.Step != StepClash)
}

// enlistCandidates offers places for A more units. B is 1 while the player must place at least one.
func enlistCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(spaceCandidates(VPlace, s.places(f.Seat, true), dst), game.Move{Verb: VDone})
}

func enlistWhy(_ *State, f Frame, m game.Move) reason {
	if m.Verb == VDone && f.B == 1 {
		return reason{No: NoAtLeastOne}
	}
	return reason{}
}

func enlistSkip(s *State, f Frame, _ *game.Log) bool {
	return f.A == 0 || s.Reserve(f.Seat) == 0 || s.places(f.Seat, true) == 0
}

func enlistPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.put(f.Seat, m.A, log)
	s.Push(StepEnlist, f.Seat, f.A-1, 0)
}

// StepFights resolves the combats that placed units cause, in the order that the player who placed them chooses
// (KEM-5.4.2, KEM-10.17). B is 1 at Night.

// clashes returns the districts of the seat's city with units of both the seat and an opponent.
func (s *State) clashes(seat game.Seat) (set Set) {
	for d := range uint8(3) {
		space := s.District(seat, d)
		if s.Units[seat][space] > 0 && s.Enemy(seat, space) != NoSeat && space != s.Fight.Space {
			set |= bit(space)
		}
	}
	return set
}

// fightsFits reports whether no combat is in progress and B says whether it is Night (KEM-5.4.2, KEM-7.11).
func fightsFits(s *State, f, _ Frame) bool {
	return !s.Waiting(StepFight) && !s.Waiting(StepFightEnd) && f.B <= 1 && (f.B == 1) == s.atNight()
}

func fightsSkip(s *State, f Frame, _ *game.Log) bool { return s.clashes(f.Seat) == 0 }

func fightsCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return spaceCandidates(VFight, s.clashes(f.Seat), dst)
}

func fightsPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Push(StepFights, f.Seat, 0, f.B)
	s.combat(f.Seat, s.Enemy(f.Seat, m.A), m.A, f.B == 1, log)
}
