package kemet

import "ennead/game"

// Pray, Raise and Buy: sections 5.1 to 5.3.

// prayRun gives the PP of a Pray action, which always takes effect (KEM-5.1.1, KEM-4.6).
func prayRun(s *State, f Frame, log *game.Log) {
	s.pray(f.Seat, s.Data.Gain.Pray+s.PowerOf(f.Seat, PowerPriest), log)
}

// RaisePrice returns the PP that raising a pyramid to a level costs the seat (KEM-5.2.1, KEM-9.37, KEM-Q43).
func (s *State) RaisePrice(seat game.Seat, c Colour, level uint8) (cost int) {
	for l := s.Player[seat].Level[c] + 1; l <= level; l++ {
		cost += max(0, s.Data.Cost.Raise[l]-s.PowerOf(seat, PowerMagic))
	}
	return s.Expense(seat, cost)
}

// raiseTo returns the move that raises a pyramid to a level.
func raiseTo(c Colour, level uint8) game.Move {
	return game.Move{Verb: VRaise, A: uint8(c), B: level}
}

func raiseCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for c := range Colour(Colours) {
		for level := uint8(1); level <= TopLevel; level++ {
			dst = append(dst, raiseTo(c, level))
		}
	}
	return append(dst, game.Move{Verb: VDone})
}

func raiseWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VDone {
		return reason{}
	}
	if s.Player[f.Seat].Level[m.A] >= m.B {
		return reason{No: NoLevel, A: m.A, B: s.Player[f.Seat].Level[m.A]}
	}
	if cost := s.RaisePrice(f.Seat, Colour(m.A), m.B); cost > int(s.Player[f.Seat].Prayer) {
		return reason{No: NoPrayer, A: uint8(cost)}
	}
	return reason{}
}

func raisePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.spend(f.Seat, s.RaisePrice(f.Seat, Colour(m.A), m.B), log)
	s.raise(f.Seat, Colour(m.A), m.B, log)
}

// raise brings a pyramid to a level. The VP of level 4 goes to the player who controls the district (KEM-5.2.3).
func (s *State) raise(seat game.Seat, c Colour, level uint8, log *game.Log) {
	p := &s.Player[seat]
	p.Place[c] = s.place(seat, c)
	p.Level[c] = level
	space := s.District(seat, p.Place[c])
	log.Add(Raised{Seat: seat, Colour: c, Level: level, Space: space}.event())
	if level == TopLevel {
		s.tops |= bit(space)
		s.award(space, &s.PyrVP[seat][c], s.Controller(space))
		log.Add(tookPyramid(s.PyrVP[seat][c], space))
	}
}

// place returns the district of a pyramid in its city; of one in reserve, the first district without a pyramid
// (KEM-5.2.2).
func (s *State) place(seat game.Seat, c Colour) uint8 {
	p := &s.Player[seat]
	if p.Level[c] > 0 {
		return p.Place[c]
	}
	taken := [3]bool{}
	for other := range Colours {
		if p.Level[other] > 0 {
			taken[p.Place[other]] = true
		}
	}
	for d := range taken {
		if !taken[d] {
			return uint8(d)
		}
	}
	return p.Place[c]
}

// Site returns the space of a seat's pyramid, or where it would be built (KEM-5.2.2).
func (s *State) Site(seat game.Seat, c Colour) uint8 { return s.District(seat, s.place(seat, c)) }

// buyFits reports whether A is a colour (KEM-5.3.1).
func buyFits(s *State, f, under Frame) bool { return actionFits(s, f, under) && f.A < Colours }

// buyCandidates offers the unsold tiles of the action space's colour.
func buyCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for t := s.Data.colour[f.A] &^ s.sold(); t != 0; t = t.Rest() {
		dst = append(dst, game.Move{Verb: VBuy, A: t.First()})
	}
	return append(dst, game.Move{Verb: VDone})
}

func buyWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VDone {
		return reason{}
	}
	return s.whyNotTile(f.Seat, m.A, s.Best(f.Seat, Colour(f.A)))
}

// whyNotTile returns the reason why the seat cannot buy a tile (KEM-5.3.2, KEM-5.3.3). best is the level of the
// highest pyramid of its colour that the seat controls.
func (s *State) whyNotTile(seat game.Seat, t, best uint8) reason {
	tile := &s.Data.Tiles[t]
	if tile.Level > int(best) {
		return reason{No: NoPyramid, A: uint8(tile.Colour), B: uint8(tile.Level)}
	}
	if s.ownsArt(seat, tile.Art) {
		return reason{No: NoArt}
	}
	if price := s.TilePrice(seat, t); price > int(s.Player[seat].Prayer) {
		return reason{No: NoPrayer, A: uint8(price)}
	}
	return reason{}
}

// buyPlay sells a tile. Its power is active at once (KEM-5.3.4).
func buyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	p := &s.Player[f.Seat]
	s.spend(f.Seat, s.TilePrice(f.Seat, m.A), log)
	p.Tiles = p.Tiles.With(m.A)
	log.Add(bought(f.Seat, m.A))
	for _, power := range s.Data.Tiles[m.A].Powers {
		switch power {
		case PowerSilver:
			p.Silver = TokenReady // KEM-9.16: usable from the next turn on, as this turn's tokens are placed
		case PowerGolden:
			p.Golden = TokenReady
		case PowerOffensive:
			s.takeBack(f.Seat)
			s.Push(StepRemove, f.Seat, 7, 0)
		case PowerDefensive:
			s.takeBack(f.Seat)
			s.Push(StepRemove, f.Seat, 8, 0)
		case PowerBeast:
			s.beasts[f.Seat] |= 1 << s.Data.Tiles[m.A].Beast
			s.Push(StepBeast, f.Seat, 0, 0)
		}
	}
}

// takeBack returns all discarded battle cards to the hand (KEM-6.16, KEM-11.3).
func (s *State) takeBack(seat game.Seat) {
	b := &s.Player[seat].Battle
	b.InHand |= b.Open | b.Down
	b.HandN += uint8(count8(b.Open)) + b.DownN
	b.Open, b.Down, b.DownN = 0, 0, 0
}

// removeFits reports whether A is a special battle card that the seat does not have yet (KEM-11.3).
func removeFits(s *State, f, under Frame) bool {
	b := &s.Player[f.Seat].Battle
	return actionFits(s, f, under) && (f.A == 7 || f.A == 8) && (b.InHand|b.Open|b.Down|b.Gone)&(1<<(f.A-1)) == 0
}

func removeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return battleCandidates(VRemove, s.Player[f.Seat].Battle.InHand, dst)
}

func battleCandidates(verb uint8, cards uint8, dst []game.Move) []game.Move {
	for c := range uint8(BattleCount) {
		if cards&(1<<c) != 0 {
			dst = append(dst, game.Move{Verb: verb, A: c + 1})
		}
	}
	return dst
}

// removePlay takes a card of the owner's choice out of the game, face down, and adds the special card (KEM-11.3).
func removePlay(s *State, f Frame, m game.Move, log *game.Log) {
	b := &s.Player[f.Seat].Battle
	b.InHand &^= 1 << (m.A - 1)
	b.Gone |= 1 << (m.A - 1)
	b.GoneN++
	b.InHand |= 1 << (f.A - 1)
	log.Add(removed(f.Seat, m.A))
}
