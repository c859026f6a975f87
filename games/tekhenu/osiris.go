package tekhenu

import "ennead/game"

// Osiris: chapter 14.

// allowed reports whether the mode lets the player build in a district. Two Start cards allow only quarries or
// workshops (TEK-16.2.1).
func (m mode) allowed(district uint8) bool {
	switch {
	case m&workshop != 0:
		return Token(district) <= Bread // TEK-14.4
	case m&quarry != 0:
		return Token(district) > Bread
	}
	return true
}

func (s *State) osirisWhy(seat game.Seat, value uint8, m mode) reason {
	p := &s.Player[seat]
	switch cost := s.Data.HappinessCost; {
	case p.Buildings == Buildings:
		return reason{No: NoPiece, A: 0}
	case m&given == 0 && p.Happiness < cost:
		return reason{No: NoHappiness, A: cost}
	}
	for district, owner := range s.Districts[value-1] {
		if owner == NoSeat && m.allowed(uint8(district)) {
			return reason{}
		}
	}
	return reason{No: NoRow, A: value - 1}
}

func districtCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for district := range uint8(Goods) {
		dst = append(dst, game.Move{Verb: VDistrict, A: district})
	}
	return dst
}

// districtLegal lists the moves that districtWhy allows.
func districtLegal(s *State, f Frame, dst []game.Move) []game.Move {
	value, how := unpack(f.B)
	for district, owner := range s.Districts[value-1] {
		if owner == NoSeat && how.allowed(uint8(district)) {
			dst = append(dst, game.Move{Verb: VDistrict, A: uint8(district)})
		}
	}
	return dst
}

func districtWhy(s *State, f Frame, m game.Move) reason {
	value, how := unpack(f.B)
	switch {
	case !how.allowed(m.A):
		return reason{No: NoDistrict, A: m.A}
	case s.Districts[value-1][m.A] != NoSeat:
		return reason{No: NoSpace, A: m.A}
	}
	return reason{}
}

// districtPlay builds in a district and gives the row's effect (TEK-14.1 to TEK-14.3).
func districtPlay(s *State, f Frame, m game.Move, log *game.Log) {
	value, how := unpack(f.B)
	at, own := value-1, Token(m.A)
	if how&given == 0 {
		s.lowerHappiness(f.Seat, s.Data.HappinessCost, log)
	}
	s.Districts[at][own] = f.Seat
	s.Player[f.Seat].Buildings++
	log.Add(Housing{Row: at, District: own}.event(f.Seat))
	e := &s.Data.Effects[at]
	s.advance(f.Seat, own, e.Own, log)
	if second := s.Data.Second[at][own]; second != NoToken {
		s.advance(f.Seat, second, e.Second, log)
	}
	s.take(f.Seat, own, e.Tokens, log)
	s.take(f.Seat, Gold, e.Gold, log)
	if e.FirstGold > 0 && s.RowGold { // TEK-14.3.2
		s.RowGold = false
		s.take(f.Seat, Gold, e.FirstGold, log)
	}
	if e.Choice > 0 { // TEK-14.3.6
		s.Push(StepRaise, f.Seat, e.Choice, 0)
	}
}

func raiseCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for t := range uint8(Goods) {
		dst = append(dst, game.Move{Verb: VRaise, A: t})
	}
	return dst
}

// raisePlay raises a production by one step. The player may choose the same Resource again, even at the end of its
// track (TEK-RUL-57).
func raisePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.advance(f.Seat, Token(m.A), f.A, log)
}

// districtFits requires a possible Osiris action (TEK-14.2).
func districtFits(s *State, f, under Frame) bool {
	value, how := unpack(under.B)
	return doing(Osiris, f, under) && s.osirisWhy(f.Seat, value, how).No == 0
}

// raiseFits accepts the free production steps of a row (TEK-14.3.6).
func raiseFits(_ *State, f, under Frame) bool {
	return ends(under, Osiris) && f.A >= 1 && f.A <= MaxGain
}
