package tekhenu

import "ennead/game"

// Hathor: chapter 11.

// siteWhy returns why nobody can build at a temple site whatever the price, or no reason.
func (s *State) siteWhy(n uint8) reason {
	switch {
	case int(s.Data.Sites[n].Players) > s.players():
		return reason{No: NoSite, A: n}
	case s.Sites[n] != NoSeat:
		return reason{No: NoTaken, A: n}
	}
	return reason{}
}

// cheapest returns the Bread that the cheapest free site costs. ok is false if no site is free.
func (s *State) cheapest() (bread int, ok bool) {
	for _, n := range s.Data.Cheapest[s.players()] {
		if s.Sites[n] == NoSeat {
			return int(s.Data.Sites[n].Bread), true
		}
	}
	return 0, false
}

// hathorWhy names the price of the cheapest free site when the seat cannot pay for any.
func (s *State) hathorWhy(seat game.Seat, m mode) reason {
	if s.Player[seat].Buildings == Buildings {
		return reason{No: NoPiece, A: 0}
	}
	if bread, ok := s.cheapest(); ok {
		return s.costWhy(seat, Hathor, bread, m)
	}
	return reason{No: NoSites}
}

func buildingCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := range s.Data.Sites {
		dst = append(dst, game.Move{Verb: VSite, A: uint8(n)})
	}
	return dst
}

// toBuild returns the most Bread that the site may cost.
func (s *State) toBuild(f Frame) int {
	if _, how := unpack(f.B); how&free != 0 || s.waives(f.Seat, Due(Hathor)) != 0 {
		return MaxPaid
	}
	return s.means(f.Seat, Due(Hathor))
}

// buildingLegal computes the affordable price once for all sites.
func buildingLegal(s *State, f Frame, dst []game.Move) []game.Move {
	bread := s.toBuild(f)
	for n := range s.Data.Sites {
		site := &s.Data.Sites[n]
		if s.Sites[n] == NoSeat && int(site.Players) <= s.players() && int(site.Bread) <= bread {
			dst = append(dst, game.Move{Verb: VSite, A: uint8(n)})
		}
	}
	return dst
}

// buildingWhy checks the site and its price. T21 has already paid its Bread.
func buildingWhy(s *State, f Frame, m game.Move) reason {
	if no := s.siteWhy(m.A); no.No != 0 {
		return no
	}
	_, how := unpack(f.B)
	if n := s.Data.Sites[m.A].Bread; how&free == 0 && !s.affords(f.Seat, Due(Hathor), int(n)) {
		return reason{No: NoCost, A: uint8(Bread), B: n}
	}
	return reason{}
}

func buildingPlay(s *State, f Frame, m game.Move, log *game.Log) {
	_, how := unpack(f.B)
	s.Push(StepBuilt, f.Seat, m.A, f.B)
	s.charge(f.Seat, Hathor, int(s.Data.Sites[m.A].Bread), how, log)
}

// builtRun scores and pays a new Building (TEK-11.2 to TEK-11.4).
func builtRun(s *State, f Frame, log *game.Log) {
	value, _ := unpack(f.B)
	s.Sites[f.A] = f.Seat
	s.Player[f.Seat].Buildings++
	log.Add(buildingAt(f.Seat, f.A))
	line := s.Data.Sites[f.A].Line
	for i := range uint8(Side) {
		cell := line.cell(i)
		switch at := &s.Temple[cell]; {
		case at.Owner == f.Seat:
			s.points(f.Seat, PartBuildings, s.Data.Points.InLine, log)
			if s.tech(f.Seat, TechHathor) { // T05
				log.Add(techPaid(f.Seat, TechHathor))
				s.points(f.Seat, PartCards, s.Data.Techs[TechHathor].Each, log)
			}
		case at.Tile == 0:
			s.take(f.Seat, s.Data.Cells[cell].Token, 1, log)
		}
	}
	s.raisePopulation(f.Seat, value, log)
}

// buildingFits requires a possible Hathor action, which may already be paid for (TEK-11.1).
func buildingFits(s *State, f, under Frame) bool {
	_, how := unpack(under.B)
	return doing(Hathor, f, under) && s.hathorWhy(f.Seat, how|free).No == 0
}

// builtFits requires a free site and a Building left to place (TEK-11.2).
func builtFits(s *State, f, under Frame) bool {
	return doing(Hathor, f, under) && int(f.A) < len(s.Data.Sites) &&
		s.Player[f.Seat].Buildings < Buildings && s.siteWhy(f.A).No == 0
}
