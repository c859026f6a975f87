package tekhenu

import "ennead/game"

// Outlooks is [State.Outlook] of all seats, for who asks often: every site, cell and space is looked at once, not once for
// each seat. The functions of the rules decide what is right (TestOutlooksAgree).
func (s *State) Outlooks(all *[4]Outlook) {
	*all = [4]Outlook{}
	s.outlookOsiris(all)
	s.outlookTemple(all)
	for g := range s.GodSites {
		for served := s.served(God(g)); served != 0; served &= served - 1 {
			all[served.First()&3].Gods++
		}
	}
	for seat := range game.Seat(s.Count) {
		s.outlookBoard(seat, &all[seat])
	}
}

// outlookOsiris: TEK-7.1.
func (s *State) outlookOsiris(all *[4]Outlook) {
	for _, seat := range s.leaders() {
		if seat != NoSeat {
			all[seat&3].Osiris += s.Data.Points.Osiris
		}
	}
}

// leaders are the [State.Leader] of each district. A seat's standing in a district is one number: its pieces, then where
// its topmost one is.
func (s *State) leaders() (lead [Goods]game.Seat) {
	const piece = Rows + 2 // more than any place
	var standing [Goods][4]uint8
	for row := Rows - 1; row >= 0; row-- {
		for t, owner := range &s.Districts[row] {
			if owner != NoSeat {
				at := &standing[t][owner&3]
				*at += piece - *at%piece + uint8(Rows-row)
			}
		}
	}
	for i, owner := range &s.People {
		if owner != NoSeat {
			for set := s.Data.People[i].Districts; set != 0; set = set.Rest() {
				at := &standing[set.First()&3][owner&3]
				*at += piece - *at%piece + Rows + 1
			}
		}
	}
	for t := range standing {
		most := uint8(0)
		lead[t] = NoSeat
		for seat, at := range &standing[t] {
			if at > most {
				lead[t], most = game.Seat(seat), at
			}
		}
	}
	return lead
}

// outlookTemple: TEK-7.2, and the columns in line with free sites (TEK-11.3).
func (s *State) outlookTemple(all *[4]Outlook) {
	points := &s.Data.Points
	var serving, raised [4]byLines // Buildings and Statues, and columns, by seat
	free := s.Data.OpenSites[s.players()]
	for i, owner := range &s.Sites {
		if owner != NoSeat {
			line := in(s.Data.Sites[i].Line)
			serving[owner&3] += line
			free -= line
			all[owner&3].Temple += points.TempleBuilding
		}
	}
	for i, owner := range &s.People {
		if line := s.Data.People[i].Line; owner != NoSeat && line != NoLine {
			serving[owner&3] += in(line)
			all[owner&3].Temple += points.TempleStatue
		}
	}
	left := s.Player[0].Columns + s.Player[1].Columns + s.Player[2].Columns + s.Player[3].Columns
	for cell := 0; left > 0; cell++ {
		if owner := s.Temple[cell].Owner; owner != NoSeat {
			raised[owner&3] += crossing(uint8(cell))
			left--
		}
	}
	for seat, columns := range &raised {
		if columns != 0 {
			all[seat].Temple += points.Column * columns.times(serving[seat])
			all[seat].Lines = columns.most(free)
		}
	}
}

// outlookBoard is what lies in front of a seat: TEK-7.3 to TEK-7.7, and the Decrees.
func (s *State) outlookBoard(seat game.Seat, o *Outlook) {
	p := &s.Player[seat]
	o.Statues = s.Data.Points.Statues[p.Statues]
	o.Happiness = s.symbolOf(p.Happiness).VP
	if s.Automata().Has(seat) {
		s.outlookPile(p, o)
		return
	}
	o.Production = s.productionVP(p)
	due := s.Data.Emptied[p.Buildings]
	o.Row = due.VP
	if !s.tech(seat, TechBread) {
		o.Bread = due.Bread
		o.Hunger = s.Data.Points.Bread * max(0, o.Bread-int(p.Stock[Bread])-int(p.Stock[Gold]))
	}
	o.Decrees = s.decreesVP(seat)
}

// outlookPile: TEK-18.20, TEK-18.21.
func (s *State) outlookPile(p *Player, o *Outlook) {
	bot := &s.Data.Bot
	o.Pile = bot.PerBlessing*p.Blessings.Len() + bot.PerTechnology*p.Techs.Len()
	o.Decrees = bot.PerDecree*p.Decrees.Len() + int(p.Stock[Scribe])/bot.ScribesPerVP
	if s.Pious {
		o.Decrees += (bot.PerDecreeHard - bot.PerDecree) * p.Decrees.Len()
	}
}
