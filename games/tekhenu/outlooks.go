package tekhenu

import (
	"math/bits"

	"ennead/game"
)

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

// outlookOsiris: TEK-7.1. A seat's standing in a district is one number: its pieces, then where its topmost one is.
func (s *State) outlookOsiris(all *[4]Outlook) {
	const piece = rows + 2 // more than any place
	var standing [goods][4]uint8
	for row := rows - 1; row >= 0; row-- {
		for t, owner := range s.Districts[row] {
			if owner != NoSeat {
				at := &standing[t][owner&3]
				*at += piece - *at%piece + uint8(rows-row)
			}
		}
	}
	for i, owner := range s.People {
		if owner != NoSeat {
			for set := s.Data.People[i].Districts; set != 0; set = set.Rest() {
				at := &standing[set.First()&3][owner&3]
				*at += piece - *at%piece + rows + 1
			}
		}
	}
	for t := range standing {
		best := 0
		for seat, at := range standing[t] {
			if at > standing[t][best] {
				best = seat
			}
		}
		if standing[t][best] > 0 {
			all[best].Osiris += s.Data.Points.Osiris
		}
	}
}

// bySeat are four counts below 128, a byte for each seat.
type bySeat uint32

func (n *bySeat) add(seat game.Seat)   { *n += 1 << (8 * (seat & 3)) }
func (n bySeat) of(seat game.Seat) int { return int(uint8(n >> (8 * (seat & 3)))) }

// outlookTemple: TEK-7.2, and the columns in line with free sites (TEK-11.3).
func (s *State) outlookTemple(all *[4]Outlook) {
	points := &s.Data.Points
	var serving, raised [16]bySeat // Buildings and Statues, and columns, by line
	free := uint16(0)              // lines with a free site
	for i, owner := range s.Sites[:len(s.Data.Sites)] {
		switch site := &s.Data.Sites[i]; {
		case owner != NoSeat:
			serving[site.Line&15].add(owner)
			all[owner&3].Temple += points.TempleBuilding
		case int(site.Players) <= s.players():
			free |= 1 << site.Line
		}
	}
	for i, owner := range s.People {
		if line := s.Data.People[i].Line; owner != NoSeat && line != NoLine {
			serving[line&15].add(owner)
			all[owner&3].Temple += points.TempleStatue
		}
	}
	for r := range side {
		for c := range side {
			if owner := s.Temple[r*side+c].Owner; owner != NoSeat {
				all[owner&3].Temple += points.Column * (serving[r].of(owner) + serving[side+c].of(owner))
				raised[r].add(owner)
				raised[side+c].add(owner)
			}
		}
	}
	for ; free != 0; free &= free - 1 {
		line := raised[bits.TrailingZeros16(free)&15]
		for seat := game.Seat(0); line>>(8*seat) != 0; seat++ {
			all[seat&3].Lines = max(all[seat&3].Lines, line.of(seat))
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
	if !s.tech(seat, tBread) {
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
